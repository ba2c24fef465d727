"""C11: building."""

import pytest

from pelagos.games.cyclades.rules.battles import land_bonus, sea_bonus
from pelagos.games.cyclades.rules.summoning import discounts
from tests.games.cyclades.positions import (
    building,
    fleet,
    game,
    give,
    island,
    isle,
    legal,
    loaded,
    metropolis,
    owner,
    rest_of,
    say,
    sea,
    slots,
    step,
    turn,
)


@pytest.mark.rule("C11.1")
@pytest.mark.parametrize(
    ("god", "kind"), [("poseidon", "port"), ("ares", "fortress"), ("zeus", "temple"), ("athena", "university")]
)
def test_each_god_builds_its_building_for_two_gold_as_often_as_can_be_paid(god: str, kind: str):
    s = game()
    give(s, 0, gold=7)
    turn(s, god)
    say(s, "build thira 2", "build thira 3", "build gyaros 1")
    assert slots(s, "thira") == [None, kind, kind, None]
    assert slots(s, "gyaros") == [kind]
    assert s.gold[0] == 1
    assert legal(s, "build") == []


@pytest.mark.rule("C11.2")
def test_only_empty_uncovered_slots_of_own_islands():
    s = game()
    building(s, "thira", 3, "port")
    metropolis(s, "thira")
    island(s, 0, "kea", 0)
    building(s, "kea", 1, "temple")
    turn(s, "ares")
    assert rest_of(s, "build") == ["gyaros 1", "kea 2", "kea 3", "thira 4"]


@pytest.mark.rule("C11.3")
def test_the_supply_of_a_building_is_ten():
    s = game(5)
    for name, number in (("naxos", 4), ("syros", 2), ("milos", 3)):
        for slot in range(1, number + 1):
            building(s, name, slot, "fortress")
    turn(s, "ares")
    assert s.building_supply(1) == 1
    say(s, "build paros 1")
    assert s.building_supply(1) == 0
    assert legal(s, "build") == []


@pytest.mark.rule("C11.4")
def test_what_buildings_do():
    s = game()
    building(s, "thira", 1, "port")
    building(s, "thira", 2, "fortress")
    building(s, "thira", 3, "temple")
    assert sea_bonus(s, 0, sea(s, "f7")) == 1
    assert land_bonus(s, isle(s, "thira")) == 1
    assert discounts(s, 0) == 1
    s = game()
    building(s, "thira", 4, "university")
    assert (sea_bonus(s, 0, sea(s, "f7")), land_bonus(s, isle(s, "thira")), discounts(s, 0)) == (0, 0, 0)


@pytest.mark.rule("C11.5", "C12.6", "C14.9")
def test_buildings_go_with_the_island():
    s = game()
    building(s, "thira", 1, "temple")
    island(s, 1, "kea", 3)
    fleet(s, 1, "h2 h3 h4")
    turn(s, "ares", 1)
    loaded(s, 3, 0)
    say(s, "march kea", "land thira 3")
    assert owner(s, "thira") == 1
    assert (discounts(s, 0), discounts(s, 1)) == (0, 1)


@pytest.mark.rule("C11.6", "C12.1")
def test_a_building_that_completes_the_set_founds_a_metropolis_at_once():
    s = game()
    building(s, "thira", 1, "port")
    building(s, "thira", 2, "fortress")
    building(s, "thira", 3, "temple")
    turn(s, "athena")
    say(s, "build gyaros 1")
    assert step(s) == "return-building"
    say(s, "return thira 1", "return thira 2", "return thira 3", "return gyaros 1", "metropolis thira")
    assert slots(s, "thira") == [None] * 4
    assert step(s) == "god-turn"
