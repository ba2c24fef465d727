"""What follows from what a seat sees, so that pages need no rules: payments, prices, targets, ways, bonuses."""

import pytest

from tests.games.cyclades.positions import (
    bidding,
    building,
    fleet,
    game,
    give,
    island,
    lands,
    legal,
    loaded,
    metropolis,
    on_track,
    owner,
    say,
    turn,
)
from tests.games.cyclades.test_view import seen


@pytest.mark.rule("C7.6", "C10.7")
def test_every_legal_bid_is_told_with_what_it_costs_and_leaves():
    s = game()
    give(s, 0, gold=5, priests=2)
    bidding(s, 0)
    offers = seen(s, 0)["pending"]["offers"]
    told = [f"bid {offer['god']} {bid['bid']}" for offer in offers for bid in offer["bids"]]
    assert sorted(told) == sorted(word for word in legal(s) if word.startswith("bid"))
    by_bid = {bid["bid"]: (bid["pays"], bid["keeps"]) for bid in offers[0]["bids"]}
    assert (by_bid[1], by_bid[3], by_bid[4], by_bid[7]) == ((1, 4), (1, 4), (2, 3), (5, 0))


@pytest.mark.rule("C21")
def test_nobody_else_sees_what_could_be_offered():
    s = game()
    bidding(s, 0)
    for reader in (1, 2, None):
        assert "offers" not in seen(s, reader)["pending"]


@pytest.mark.rule("C8.1")
def test_the_turns_to_come_follow_the_gods_then_apollo():
    s = game(players=5)
    bidding(s, 0, 1, 2, 3, 4, gods=("zeus", "ares", "poseidon", "athena"))
    say(s, "bid poseidon 2", "apollo", "bid zeus 1", "apollo")
    turns = [(one["god"], one["seat"]) for one in seen(s)["turns"]]
    assert turns == [("zeus", 2), ("poseidon", 0), ("apollo", 1), ("apollo", 3)]


@pytest.mark.rule("C9.2", "C9.3")
def test_a_card_is_told_with_its_price_for_the_reader_after_temples():
    s = game()
    on_track(s, "kraken", "satyr", "harpy")
    building(s, "thira", 1, "temple")
    building(s, "thira", 2, "temple")
    turn(s, "ares")
    holder = owner(s, "thira")
    assert [place["costs"] for place in seen(s, holder)["creatures"]["track"]] == [2, 1, 1]
    assert [place["costs"] for place in seen(s, (holder + 1) % 3)["creatures"]["track"]] == [4, 3, 2]
    assert [place["costs"] for place in seen(s, None)["creatures"]["track"]] == [4, 3, 2]


@pytest.mark.rule("C9.5", "C18.8")
def test_the_targets_of_a_card_are_the_words_it_would_ask_for():
    s = game()
    island(s, 1, "mykonos", 1)
    on_track(s, "harpy", "fates", "griffon")
    turn(s, "ares")
    track = {place["creature"]: place.get("targets") for place in seen(s, 0)["creatures"]["track"]}
    assert "harpy mykonos" in track["harpy"]
    assert track["fates"] is None, "it asks nothing"
    assert track["griffon"] == ["griffon 2", "griffon 3"]
    say(s, "summon harpy 0")
    assert track["harpy"] == legal(s)


@pytest.mark.rule("C12.1", "C12.2")
def test_what_is_missing_for_a_metropolis():
    s = game()
    give(s, 0, philosophers=3)
    building(s, "gyaros", 1, "port")
    island(s, 0, "gyaros", 1)
    turn(s, "ares")
    assert seen(s)["seats"][0]["lacking"] == {"buildings": ["fortress", "temple", "university"], "philosophers": 1}


@pytest.mark.rule("C1.5")
def test_the_way_of_troops_is_a_shortest_chain_of_own_fleets():
    s = game()
    island(s, 0, "gyaros", 2)
    island(s, 1, "mykonos", 1)
    fleet(s, 0, "b2")
    turn(s, "ares")
    say(s, "march gyaros")
    ways = seen(s)["pending"]["ways"]
    assert ways["mykonos"] == ["b2"]
    assert set(ways) >= {word.split()[1] for word in legal(s)}


@pytest.mark.rule("C17.1")
def test_a_last_island_is_told_to_be_protected_from_the_reader_alone():
    s = game()
    last, *others = lands(s, 1)
    for name in others:
        island(s, 2, name, 1)
    turn(s, "ares")
    assert last in seen(s, 0)["protected"]
    assert last not in seen(s, 1)["protected"]
    assert seen(s, None)["protected"] == []


@pytest.mark.rule("C14.3")
def test_bonuses_on_land_are_told_by_name():
    s = game()
    island(s, 0, "gyaros", 3)
    island(s, 1, "mykonos", 3)
    metropolis(s, "mykonos")
    fleet(s, 0, "b2")
    turn(s, "ares")
    loaded(s, 3, 0)
    say(s, "march gyaros", "land mykonos 3")
    battle = seen(s)["battle"]
    assert battle["bonuses"] == [{"of": "metropolis", "count": 1, "bonus": 1}]


@pytest.mark.rule("C16.2")
@pytest.mark.parametrize(("players", "needed"), [(2, 3), (3, 2)])
def test_who_is_about_to_win_is_told(players: int, needed: int):
    for held, told in ((needed - 2, None), (needed - 1, "one-step"), (needed, "wins-now")):
        s = game(players)
        for name in ("gyaros", "kythnos", "kea")[:held]:
            island(s, 0, name, 1)
            metropolis(s, name)
        turn(s, "ares")
        assert seen(s)["seats"][0]["nears"] == told


@pytest.mark.rule("C16.2")
def test_nobody_is_about_to_win_a_game_that_is_over():
    s = game(open_gold=True)
    metropolis(s, *list(lands(s, 0))[:2])
    turn(s, "ares")
    say(s, "pass")
    assert s.over
    assert seen(s)["seats"][0]["nears"] is None


@pytest.mark.rule("C14.2", "C14.9")
def test_the_odds_of_a_battle_are_told_to_everybody_as_to_whom_it_is_asked():
    s = game()
    fleet(s, 0, "d3", 3)
    fleet(s, 1, "d4", 3)
    building(s, "mykonos", 1, "port")
    turn(s, "poseidon")
    loaded(s, 3, 2)
    say(s, "sail d3", "to d4 3")
    told = s.perspective(1).preview("pass").odds
    assert told
    for reader in (0, 1, 2, None):
        assert seen(s, reader)["battle"]["odds"] == told


@pytest.mark.rule("C13.1", "C13.2")
def test_where_a_move_would_begin_a_battle():
    s = game()
    fleet(s, 0, "d3", 2)
    fleet(s, 1, "d4", 1)
    turn(s, "poseidon")
    say(s, "sail d3")
    assert seen(s)["pending"]["battles"] == ["d4"]
    s = game()
    island(s, 0, "gyaros", 2)
    island(s, 1, "mykonos", 1)
    island(s, 1, "kythnos", 0)
    fleet(s, 0, "b2")
    fleet(s, 0, "c2")
    turn(s, "ares")
    say(s, "march gyaros")
    assert {"mykonos", "kythnos"} <= {word.split()[1] for word in legal(s, "land ")}
    assert seen(s)["pending"]["battles"] == ["mykonos"], "nobody defends Kythnos"


@pytest.mark.rule("C16.3")
@pytest.mark.parametrize(
    ("gold", "held", "told"),
    [
        ((9, 7), (2, 2), "gold"),
        ((7, 9), (3, 2), "gold"),
        ((7, 7), (3, 2), "metropolises"),
        ((7, 7), (2, 2), "shared"),
        ((7, 9), (2, 1), None),
    ],
)
def test_what_decided_between_several_who_had_enough(gold: tuple[int, int], held: tuple[int, int], told: str | None):
    s = game(open_gold=True)
    spaces = iter(("gyaros", "kythnos", "kea", "sifnos", "mykonos", "kimolos"))
    for seat in (0, 1):
        give(s, seat, gold=gold[seat])
        for _ in range(held[seat]):
            name = next(spaces)
            island(s, seat, name, 1)
            metropolis(s, name)
    turn(s, "ares")
    assert seen(s)["decided"] is None, "not yet"
    say(s, "pass")
    assert s.over
    assert seen(s)["decided"] == told
