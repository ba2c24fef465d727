"""C12: metropolises."""

import pytest

from pelagos.games.cyclades import steps
from pelagos.games.cyclades.rules.battles import land_bonus, sea_bonus
from pelagos.games.cyclades.rules.metropolis import has_set
from pelagos.games.cyclades.rules.summoning import discounts
from pelagos.games.cyclades.state import Cyclades
from tests.games.cyclades.positions import (
    building,
    during,
    fleet,
    game,
    give,
    island,
    isle,
    legal,
    loaded,
    messages,
    metropolis,
    metropolises,
    neutral,
    owner,
    say,
    sea,
    slots,
    step,
    summons,
    turn,
)


def three_of_four(s: Cyclades, name: str = "thira") -> None:
    """A set on an island of four slots, the university missing."""
    for slot, kind in enumerate(("port", "fortress", "temple"), 1):
        building(s, name, slot, kind)


@pytest.mark.rule("C12.1")
def test_the_player_picks_which_building_of_each_kind_is_given_back():
    s = game()
    three_of_four(s)
    island(s, 0, "kea", 1)
    building(s, "kea", 3, "port")
    turn(s, "athena")
    say(s, "build kea 1")
    assert legal(s) == ["return kea 3", "return thira 1"]
    say(s, "return kea 3")
    assert legal(s) == ["return thira 2"]
    say(s, "return thira 2", "return thira 3", "return kea 1")
    assert slots(s, "thira") == ["port", None, None, None]
    assert slots(s, "kea") == [None, None, None]
    assert [s.building_supply(kind) for kind in range(4)] == [9, 10, 10, 10]


@pytest.mark.rule("C12.1", "C12.5")
def test_a_metropolis_is_no_material_for_another():
    s = game()
    metropolis(s, "gyaros")
    island(s, 0, "thira", 1)
    building(s, "thira", 1, "port")
    building(s, "thira", 2, "fortress")
    building(s, "thira", 3, "temple")
    assert not has_set(s, 0)


@pytest.mark.rule("C12.2")
def test_four_philosophers_go_back_and_a_metropolis_is_placed():
    s = game()
    give(s, 0, philosophers=3)
    turn(s, "athena")
    say(s, "philosopher")
    assert s.philosophers[0] == 0
    assert legal(s) == ["metropolis gyaros", "metropolis thira"]
    say(s, "metropolis thira")
    assert metropolises(s) == {"thira"}


@pytest.mark.rule("C12.3")
def test_an_island_with_a_free_place_must_be_used():
    s = game()
    building(s, "gyaros", 1, "port")
    building(s, "thira", 3, "port")  # not covered by the metropolis place
    give(s, 0, philosophers=3)
    turn(s, "athena")
    say(s, "philosopher")
    assert legal(s) == ["metropolis thira"]


@pytest.mark.rule("C12.3")
def test_without_a_free_place_buildings_are_destroyed_for_it():
    s = game()
    building(s, "gyaros", 1, "port")
    building(s, "thira", 1, "port")
    building(s, "thira", 2, "temple")
    building(s, "thira", 3, "temple")
    give(s, 0, philosophers=3)
    turn(s, "athena")
    say(s, "philosopher")
    assert legal(s) == ["metropolis gyaros", "metropolis thira"]
    say(s, "metropolis thira")
    assert messages(s)[:3] == ["building-covered", "building-covered", "metropolis-founded"], "not the Giant's work"
    assert slots(s, "thira") == [None, None, "temple", None]
    assert slots(s, "gyaros") == ["port"]
    assert metropolises(s) == {"thira"}


@pytest.mark.rule("C12.3", "W19")
def test_with_a_metropolis_on_every_island_nothing_is_gained():
    s = game()
    neutral(s, "thira")
    metropolis(s, "gyaros")
    give(s, 0, philosophers=3)
    turn(s, "athena")
    say(s, "philosopher")
    assert step(s) == "god-turn"
    assert "metropolis-lost" in messages(s)
    assert (s.philosophers[0], s.philosopher_supply) == (0, 17)
    assert s.metropolises_of(0) == 1


@pytest.mark.rule("C12.3")
def test_without_tiles_in_the_supply_the_buildings_are_lost():
    s = game(5)
    for name in ("naxos", "delos", "tinos", "syros", "milos", "ios", "anafi", "sikinos", "rineia", "amorgos"):
        metropolis(s, name)
    assert s.metropolis_supply() == 0
    for slot, kind in enumerate(("port", "fortress", "temple"), 1):
        building(s, "paros", slot, kind)
    turn(s, "athena")
    say(s, "build andros 1", "return paros 1", "return paros 2", "return paros 3", "return andros 1")
    assert step(s) == "god-turn"
    assert slots(s, "paros") == [None] * 3


@pytest.mark.rule("C12.4")
def test_one_metropolis_for_each_island():
    s = game()
    metropolis(s, "gyaros")
    give(s, 0, philosophers=3)
    turn(s, "athena")
    say(s, "philosopher")
    assert legal(s) == ["metropolis thira"]


@pytest.mark.rule("C12.5", "C14.3", "C14.4", "C9.3")
def test_a_metropolis_works_as_port_fortress_and_temple():
    s = game()
    metropolis(s, "thira")
    assert sea_bonus(s, 0, sea(s, "f7")) == 1
    assert land_bonus(s, isle(s, "thira")) == 1
    assert discounts(s, 0) == 1


@pytest.mark.rule("C12.6", "C12.7")
def test_a_conquest_brings_metropolis_and_buildings_and_may_complete_a_set():
    s = game()
    building(s, "gyaros", 1, "university")
    metropolis(s, "thira")
    building(s, "thira", 3, "port")
    building(s, "thira", 4, "fortress")
    island(s, 1, "kea", 3)
    building(s, "kea", 3, "temple")
    building(s, "mykonos", 1, "university")
    fleet(s, 1, "h2 h3 h4")
    turn(s, "ares", 1)
    loaded(s, 3, 0)
    say(s, "march kea", "land thira 3")
    assert s.metropolises_of(1) == 1
    assert step(s) == "return-building"
    say(s, "return thira 3", "return thira 4", "return kea 3", "return mykonos 1")
    assert legal(s) == ["metropolis kea", "metropolis mykonos"]


@pytest.mark.rule("C12.7")
def test_an_unopposed_landing_is_checked_too():
    s = game()
    for slot, kind in enumerate(("port", "fortress", "temple"), 1):
        building(s, "thira", slot, kind)
    island(s, 1, "kimolos", 0)
    building(s, "kimolos", 1, "university")
    fleet(s, 0, "f6")
    turn(s, "ares")
    say(s, "march thira", "land kimolos 1")
    assert owner(s, "kimolos") == 0
    assert step(s) == "return-building"


@pytest.mark.rule("C12.7")
def test_a_defenders_retreat_is_a_conquest_too():
    s = game()
    three_of_four(s)
    island(s, 0, "gyaros", 4)
    fleet(s, 0, "b2")
    island(s, 1, "mykonos", 3)
    building(s, "mykonos", 1, "university")
    fleet(s, 1, "d4")
    island(s, 1, "kimolos", 1)
    turn(s, "ares")
    loaded(s, 3, 0)
    say(s, "march gyaros", "land mykonos 4")
    assert (s.seat, step(s)) == (1, "defender-retreats")
    say(s, "withdraw kimolos")
    assert (s.seat, step(s)) == (0, "return-building")


@pytest.mark.rule("C12.7", "C18.11")
def test_a_stolen_philosopher_may_be_the_fourth():
    s = game()
    give(s, 0, philosophers=3)
    give(s, 1, philosophers=1)
    summons(s, "satyr", god="ares")
    say(s, "satyr 2")
    assert step(s) == "place-metropolis"


@pytest.mark.rule("C12.7")
def test_if_both_conditions_hold_the_player_picks_the_order():
    s = game()
    three_of_four(s)
    building(s, "gyaros", 1, "university")
    give(s, 0, philosophers=4)
    during(s, "ares", steps.CHECK_METROPOLIS)
    assert legal(s) == ["found buildings", "found philosophers"]
    other = s.clone()
    say(s, "found buildings", "return thira 1", "return thira 2", "return thira 3", "return gyaros 1", "metropolis gyaros")
    assert step(s) == "place-metropolis"  # now the philosophers
    say(s, "metropolis thira")
    assert metropolises(s) == {"gyaros", "thira"}
    say(other, "found philosophers")
    assert legal(other) == ["metropolis gyaros", "metropolis thira"]  # both places are built on
    say(other, "metropolis gyaros")
    assert metropolises(other) == {"gyaros"}  # the university was destroyed: there is no set any more
    assert step(other) == "god-turn"


@pytest.mark.rule("C12.7", "C14.9")
def test_several_sets_are_resolved_one_after_another():
    s = game()
    for slot, kind in enumerate(("port", "fortress", "temple", "university"), 1):
        building(s, "thira", slot, kind)
    island(s, 0, "kea", 0)
    island(s, 0, "mykonos", 0)
    for slot, kind in enumerate(("port", "fortress", "temple"), 1):
        building(s, "kea", slot, kind)
    building(s, "mykonos", 1, "university")
    during(s, "ares", steps.CHECK_METROPOLIS)
    say(s, "return kea 1", "return kea 2", "return kea 3", "return mykonos 1", "metropolis gyaros")
    assert step(s) == "return-building"
    say(s, "return thira 1", "return thira 2", "return thira 3", "return thira 4", "metropolis thira")
    assert metropolises(s) == {"gyaros", "thira"}
    assert step(s) == "god-turn"


@pytest.mark.rule("C12.8")
def test_the_four_tiles_are_removed_before_places_are_examined():
    s = game()
    building(s, "gyaros", 1, "port")
    building(s, "thira", 3, "fortress")
    building(s, "thira", 1, "temple")
    turn(s, "athena")
    say(s, "build thira 2", "return gyaros 1", "return thira 3", "return thira 1", "return thira 2")
    assert legal(s) == ["metropolis gyaros", "metropolis thira"]
