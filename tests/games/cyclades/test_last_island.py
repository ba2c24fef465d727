"""C17: the last island and elimination."""

import pytest

from pelagos.games.cyclades.state import NONE, Cyclades
from tests.games.cyclades.invariants import check
from tests.games.cyclades.positions import (
    building,
    discards,
    end_cycle,
    figurine,
    figurines,
    fleet,
    fleets,
    game,
    give,
    gods,
    island,
    kraken,
    lands,
    legal,
    loaded,
    messages,
    metropolis,
    neutral,
    next_cycle,
    offered,
    on_track,
    owner,
    rest_of,
    say,
    show,
    step,
    summons,
    targets,
    turn,
    turns,
)


def cornered(players: int = 3) -> Cyclades:
    """Seat 1 has nothing but mykonos with one troop; seat 0 could land there from gyaros with four."""
    s = game(players)
    neutral(s, "kea")
    island(s, 0, "gyaros", 4)
    fleet(s, 0, "b2")
    return s


@pytest.mark.rule("C17.1", "W13")
def test_a_last_island_may_not_be_attacked_or_taken_even_if_empty():
    s = cornered()
    metropolis(s, "gyaros")
    turn(s, "ares")
    assert rest_of(s, "march") == []
    s = cornered()
    metropolis(s, "gyaros")
    island(s, 1, "mykonos", 0)
    turn(s, "ares")
    assert rest_of(s, "march") == []
    summons(s, "pegasus")
    say(s, "march gyaros")
    assert "mykonos" not in targets(s, "land")


@pytest.mark.rule("C17.2", "W12")
def test_it_may_be_attacked_if_its_metropolis_would_be_enough():
    s = cornered()
    metropolis(s, "thira", "mykonos")
    turn(s, "ares")
    loaded(s, 3, 0)
    say(s, "march gyaros", "land mykonos 4")
    assert owner(s, "mykonos") == 0
    assert not s.over
    say(s, "pass")
    assert s.over
    assert s.ranking() == [1, 3, 2]


@pytest.mark.rule("C17.2")
@pytest.mark.parametrize(("own", "legal_attack"), [(("thira",), True), ((), False)])
def test_the_metropolis_must_bring_the_number_needed(own: tuple[str, ...], legal_attack: bool):
    s = cornered()
    metropolis(s, "mykonos", *own)
    turn(s, "ares")
    assert ("march gyaros" in legal(s)) is legal_attack


@pytest.mark.rule("C17.2")
def test_a_set_completed_by_the_islands_buildings_counts():
    s = cornered()
    metropolis(s, "gyaros")
    building(s, "thira", 1, "port")
    building(s, "thira", 2, "fortress")
    building(s, "mykonos", 1, "temple")
    turn(s, "ares")
    assert legal(s, "march") == []
    building(s, "mykonos", 2, "university")
    assert legal(s, "march") == ["march gyaros"]


@pytest.mark.rule("C17.2")
def test_a_metropolis_and_a_set_count_together():
    s = game(2)
    neutral(s, "sifnos")
    island(s, 0, "gyaros", 4)
    fleet(s, 0, "b2")
    metropolis(s, "gyaros", "mykonos")  # N is 3
    building(s, "thira", 1, "port")
    building(s, "thira", 2, "fortress")
    building(s, "thira", 3, "temple")
    turn(s, "ares")
    assert legal(s, "march") == []
    island(s, 0, "kea", 0)
    building(s, "kea", 1, "university")
    building(s, "kea", 2, "temple")
    assert legal(s, "march") == ["march gyaros"]


@pytest.mark.rule("C17.2")
def test_a_set_needs_a_tile_in_the_supply():
    s = game(5)
    neutral(s, "sikinos")  # naxos is all that seat 1 has
    island(s, 0, "syros", 4)
    fleet(s, 0, "d3 e4")
    metropolis(s, "andros")
    for slot, kind in enumerate(("port", "fortress", "temple"), 1):
        building(s, "paros", slot, kind)
    building(s, "naxos", 3, "university")
    turn(s, "ares")
    say(s, "march syros")
    assert "naxos" in targets(s, "land").split()
    metropolis(s, "delos", "tinos", "milos", "ios", "anafi", "sikinos", "rineia", "amorgos", "serifos")
    assert s.metropolis_supply() == 0
    assert "naxos" not in targets(s, "land").split()


@pytest.mark.rule("C17.2")
def test_a_set_needs_an_island_without_metropolis():
    s = cornered()
    s.needed = 4
    metropolis(s, "gyaros", "thira", "mykonos")
    for slot, kind in ((3, "port"), (4, "fortress")):
        building(s, "thira", slot, kind)
    island(s, 0, "kea", 0)
    metropolis(s, "kea")
    building(s, "kea", 3, "temple")
    s.needed = 5
    turn(s, "ares")
    assert legal(s, "march") == []  # three and the captured one are four; for a fifth there is neither set nor room
    s.needed = 4
    assert legal(s, "march") == ["march gyaros"]


@pytest.mark.rule("C17.2")
def test_who_has_enough_may_not_attack_a_last_island_that_gives_him_none():
    """A25."""
    s = cornered()
    metropolis(s, "gyaros", "thira")
    turn(s, "ares")
    assert legal(s, "march") == []


@pytest.mark.rule("C17.3")
def test_everything_else_against_such_a_player_is_legal():
    s = cornered()
    fleet(s, 0, "c2", 2)
    fleet(s, 1, "d3")
    building(s, "mykonos", 1, "port")
    give(s, 1, priests=1, philosophers=1)
    turn(s, "poseidon")
    loaded(s, 3, 0)
    say(s, "sail c2", "to d3 2")
    assert "sea-battle" in messages(s)
    words = {"harpy": "harpy mykonos", "giant": "giant mykonos 1", "satyr": "satyr 2", "medusa": "figurine mykonos"}
    for name, word in words.items():
        copy = s.clone()
        summons(copy, name)
        assert word in legal(copy)


def conquest_of_last_island(players: int = 3) -> Cyclades:
    """Seat 0 with Ares takes mykonos, the last island of seat 1, and with it the second metropolis."""
    s = cornered(players)
    metropolis(s, "thira", "mykonos")
    return s


@pytest.mark.rule("C17.4")
def test_the_loser_of_the_last_island_is_out_with_all_he_has():
    s = conquest_of_last_island()
    give(s, 1, gold=9, priests=2, philosophers=1)
    fleet(s, 1, "d4 f1", 2)
    figurine(s, "medusa", "sifnos", holder=1)
    figurine(s, "chiron", "kythnos", holder=2)
    kraken(s, "a1")
    turn(s, "ares")
    loaded(s, 3, 0)
    say(s, "march gyaros", "land mykonos 4")
    assert "eliminated" in messages(s)
    assert list(s.eliminated) == [1]
    assert fleets(s, 1) == {}
    assert (s.gold[1], s.priests[1], s.philosophers[1]) == (0, 0, 0)
    assert (s.priest_supply, s.philosopher_supply) == (16, 16)  # the cards leave the game
    assert figurines(s) == {"chiron": "kythnos"}
    assert "medusa" in discards(s)
    assert 1 not in list(s.turn_track)
    say(s, "pass")
    assert s.over


@pytest.mark.rule("C17.4", "W14")
def test_if_the_attacker_loses_a_metropolis_again_the_game_goes_on_without_the_eliminated():
    s = conquest_of_last_island()
    show(s, "ares", "zeus")
    offered(s, "ares", 0)
    offered(s, "zeus", 2)
    offered(s, "apollo", 1)
    on_track(s, "pegasus")
    island(s, 2, "kythnos", 5)
    turns(s, 3)
    loaded(s, 3, 0)
    say(s, "march gyaros", "land mykonos 4")
    say(s, "march mykonos", "land gyaros 4", "pass")
    assert s.seat == 2
    say(s, "summon pegasus 0", "march kythnos", "land mykonos 5", "pass")
    assert not s.over
    assert s.cycle == 6
    assert list(s.eliminated) == [1]
    seats = [entry["seat"] for entry in s.log() if entry["message"] == "turn-began"]
    assert seats == [0, 2]  # the turn with Apollo that was still due is skipped
    assert s.ranking()[1] == 3


@pytest.mark.rule("C17.5")
def test_nobody_inherits_the_first_place_on_apollo():
    s = conquest_of_last_island()
    give(s, 1, gold=0)
    show(s, "ares", "zeus")
    offered(s, "ares", 0)
    offered(s, "apollo", 1)
    offered(s, "apollo", 2)
    turns(s, 3)
    loaded(s, 3, 0)
    s.needed = 3
    metropolis(s, "gyaros")
    say(s, "march gyaros", "land mykonos 4", "pass")
    assert "prosperity-placed" not in [entry["message"] for entry in s.log()]
    assert s.prosperity_supply == 16
    assert s.over  # seat 0 has three


@pytest.mark.rule("C17.5")
def test_the_remaining_markers_bid_in_the_reverse_order_and_close_up():
    s = game(4)
    # seat 0 (naxos, despotiko) takes tinos... the last island of seat 2, whose marker lies on the turn track already
    neutral(s, "paros")
    island(s, 0, "naxos", 4)
    fleet(s, 0, "c3")
    metropolis(s, "despotiko", "tinos")
    show(s, "zeus", "ares", "athena")
    offered(s, "zeus", 2)
    offered(s, "ares", 0)
    offered(s, "athena", 3)
    offered(s, "apollo", 1)
    turns(s, 4)
    say(s, "pass")
    assert list(s.turn_track) == [NONE, NONE, NONE, 2]
    loaded(s, 3, 0)
    say(s, "march naxos", "land tinos 4")
    s.metropolises = 0  # so that the game goes on
    assert list(s.turn_track) == [NONE] * 4
    say(s, "pass")
    assert list(s.turn_track) == [NONE, NONE, 0, NONE]  # nobody takes the place that was his
    say(s, "pass", "prosperity mykonos")
    assert s.cycle == 6
    order = []
    while step(s) == "bid":
        order.append(int(s.seat))
        say(s, "apollo")
    assert order == [1, 3, 0]


@pytest.mark.rule("C17.5", "C7.7")
def test_what_he_paid_is_not_returned():
    s = conquest_of_last_island()
    before = sum(s.gold)
    show(s, "ares", "zeus")
    offered(s, "ares", 0)
    offered(s, "zeus", 1, bid=5)
    give(s, 1, gold=0)
    turns(s, 2)
    loaded(s, 3, 0)
    say(s, "march gyaros", "land mykonos 4", "pass")
    assert s.over
    assert s.gold[1] == 0
    assert sum(s.gold) <= before


@pytest.mark.rule("C16.4")
def test_who_is_left_alone_wins_at_once():
    s = game(2)
    neutral(s, "sifnos")
    island(s, 0, "gyaros", 4)
    island(s, 0, "kimolos", 0)
    fleet(s, 0, "b2")
    metropolis(s, "thira", "kimolos", "mykonos")
    turn(s, "ares")
    loaded(s, 3, 0)
    say(s, "march gyaros", "land mykonos 4")
    assert s.over
    assert not s.stopped
    assert s.ranking() == [1, 2]
    assert "game-won" in messages(s)


@pytest.mark.rule("C16.6", "C17.4")
def test_who_is_eliminated_later_is_placed_higher():
    s = game(4)
    for seat in (3, 1):
        s.playing &= ~(2**seat)
        s.islands_of[seat] = 0
        s.eliminated = type(s.eliminated)([*s.eliminated, seat])
    metropolis(s, "naxos", "despotiko")
    end_cycle(s)
    assert s.ranking() == [1, 3, 2, 4]


@pytest.mark.rule("C17.4", "C7.1")
def test_the_next_cycle_is_played_by_those_who_are_left():
    s = conquest_of_last_island()
    turn(s, "ares")
    loaded(s, 3, 0)
    say(s, "march gyaros", "land mykonos 4")
    s.metropolises = 0
    say(s, "pass")
    assert (s.cycle, len(gods(s))) == (6, 2)
    assert sorted([int(s.seat), *(int(seat) for seat in s.turn_track if seat != NONE)]) == [0, 2]
    assert lands(s, 1) == {}
    next_cycle(s, (0, 2))
    assert s.gold[1] == 0


@pytest.mark.rule("C16.4", "C12.6")
def test_who_is_left_alone_has_won_before_a_captured_set_is_used():
    s = game(2)
    neutral(s, "sifnos")
    island(s, 0, "gyaros", 4)
    fleet(s, 0, "b2")
    metropolis(s, "gyaros", "kimolos")
    island(s, 0, "kimolos", 0)
    for slot, kind in enumerate(("port", "fortress", "temple"), 1):
        building(s, "thira", slot, kind)
    building(s, "mykonos", 1, "university")
    turn(s, "ares")
    loaded(s, 3, 0)
    say(s, "march gyaros", "land mykonos 4")
    assert s.over
    assert s.scores() == [2, 0]
    assert s.ranking() == [1, 2]
    check(s)
