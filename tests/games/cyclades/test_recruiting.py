"""C10: recruiting."""

import pytest

from pelagos.games.cyclades.rules.offerings import highest_bid, payment
from pelagos.games.cyclades.state import NONE
from tests.games.cyclades.positions import (
    figurine,
    fleet,
    fleets,
    game,
    give,
    island,
    kraken,
    lands,
    legal,
    metropolises,
    say,
    sea,
    step,
    targets,
    turn,
    used_up,
)


@pytest.mark.rule("C10.1")
@pytest.mark.parametrize(
    ("god", "word", "prices"),
    [
        ("poseidon", "fleet b2", [0, 1, 2, 3]),
        ("ares", "troop gyaros", [0, 2, 3, 4]),
        ("zeus", "priest", [0, 4]),
        ("athena", "philosopher", [0, 4]),
    ],
)
def test_the_first_is_free_and_prices_rise_up_to_the_limit(god: str, word: str, prices: list[int]):
    s = game()
    give(s, 0, gold=20)
    turn(s, god)
    for price in prices:
        gold = s.gold[0]
        say(s, word)
        assert gold - s.gold[0] == price
    assert word not in legal(s)


@pytest.mark.rule("C10.1")
def test_a_piece_that_cannot_be_paid_is_not_offered():
    s = game()
    give(s, 0, gold=2)
    turn(s, "ares")
    say(s, "troop thira", "troop thira")
    assert legal(s, "troop") == []


@pytest.mark.rule("C10.1")
def test_prices_start_anew_in_the_next_turn():
    s = game()
    turn(s, "ares")
    say(s, "troop thira", "troop thira")
    turn(s, "poseidon")
    say(s, "fleet b2")
    assert s.gold[0] == 8


@pytest.mark.rule("C10.2")
def test_fleets_come_to_open_water_beside_own_islands():
    s = game()
    fleet(s, 0, "a1")
    fleet(s, 1, "c1")
    kraken(s, "k2")
    figurine(s, "polyphemus", "despotiko")  # closes g5 and h4
    turn(s, "poseidon")
    assert targets(s, "fleet") == "a1 b2 c2 f6 f7 i3 j2"


@pytest.mark.rule("C10.2")
def test_an_island_held_by_a_marker_alone_is_enough():
    s = game()
    island(s, 0, "kimolos", 0)
    turn(s, "poseidon")
    assert "fleet e6" in legal(s)


@pytest.mark.rule("C10.3", "C18.16")
def test_troops_come_to_own_islands_even_without_troops_and_under_medusa():
    s = game()
    island(s, 0, "kimolos", 0)
    figurine(s, "medusa", "thira")
    turn(s, "ares")
    assert targets(s, "troop") == "gyaros kimolos thira"
    say(s, "troop kimolos")
    assert lands(s, 0)["kimolos"] == 1


@pytest.mark.rule("C10.4")
def test_with_all_eight_on_the_board_there_is_neither_free_piece_nor_purchase():
    s = game()
    used_up(s, troops=0, fleets=0)
    turn(s, "ares")
    assert legal(s, "troop") == []
    turn(s, "poseidon")
    assert legal(s, "fleet") == []
    assert sum(fleets(s, 0).values()) == 8


@pytest.mark.rule("C10.4")
def test_the_last_pieces_of_the_reserve_can_be_taken():
    s = game()
    used_up(s, troops=2)
    turn(s, "ares")
    say(s, "troop thira", "troop thira")
    assert legal(s, "troop") == []
    assert s.troop_reserve[0] == 0


@pytest.mark.rule("C10.5")
def test_an_empty_supply_means_no_card():
    for god in ("zeus", "athena"):
        s = game()
        s.priest_supply = s.philosopher_supply = 0
        turn(s, god)
        assert legal(s, "p") == ["pass"]
        say(s, "pass")
        assert s.priests[0] + s.philosophers[0] == 0


@pytest.mark.rule("C10.5")
def test_cards_come_from_the_supply():
    s = game()
    turn(s, "zeus")
    say(s, "priest", "priest")
    assert (s.priests[0], s.priest_supply) == (2, 16)


@pytest.mark.rule("C10.6")
def test_free_fleet_and_troop_may_be_declined_free_cards_not():
    """A2."""
    for god in ("poseidon", "ares"):
        s = game()
        turn(s, god)
        say(s, "pass")
        assert (s.troop_reserve[0], s.fleet_reserve[0]) == (6, 8)
    for god in ("zeus", "athena"):
        s = game()
        turn(s, god)
        say(s, "pass")
        assert s.priests[0] + s.philosophers[0] == 1


@pytest.mark.rule("C10.6")
def test_a_card_taken_earlier_is_not_given_twice():
    s = game()
    turn(s, "zeus")
    say(s, "priest", "pass")
    assert s.priests[0] == 1


@pytest.mark.rule("C10.6", "C10.8")
def test_the_compulsory_philosopher_may_found_a_metropolis_after_passing():
    s = game()
    give(s, 0, philosophers=3)
    turn(s, "athena")
    say(s, "pass")
    assert step(s) == "place-metropolis"
    say(s, "metropolis thira")
    assert metropolises(s) == {"thira"}
    assert s.cycle == 6


@pytest.mark.rule("C10.7", "C7.6")
def test_every_priest_lowers_the_payment():
    s = game()
    give(s, 0, gold=3, priests=2)
    assert highest_bid(s, 0, 1) == 5
    assert payment(s, 0, 5) == 3


@pytest.mark.rule("C10.8", "C12.2")
def test_the_fourth_philosopher_founds_a_metropolis_in_the_middle_of_the_turn():
    """A32."""
    s = game()
    give(s, 0, philosophers=3)
    turn(s, "athena")
    say(s, "philosopher")
    assert step(s) == "place-metropolis"
    say(s, "metropolis gyaros")
    assert (s.philosophers[0], s.philosopher_supply) == (0, 17)
    say(s, "philosopher")
    assert s.philosophers[0] == 1
    assert s.gold[0] == 6


@pytest.mark.rule("C10.8")
def test_free_and_paid_one_together_may_make_four():
    """A32."""
    s = game()
    give(s, 0, philosophers=2)
    turn(s, "athena")
    say(s, "philosopher", "philosopher", "metropolis gyaros")
    assert metropolises(s) == {"gyaros"}


@pytest.mark.rule("C10.2")
def test_the_fleet_stands_where_it_was_placed():
    s = game()
    turn(s, "poseidon")
    assert s.sea_owner(sea(s, "b2")) == NONE
    say(s, "fleet b2", "fleet b2")
    assert fleets(s, 0) == {"b2": 2}
    assert s.fleet_reserve[0] == 6
