"""O11 and O12: producing and recruiting."""

import pytest

from tests.games.orichalcum.positions import act, building, game, say, stock, supply, titan, titans

NUMBERS = pytest.mark.parametrize("buildings", [0, 1, 3])
SITES = ["c2", "b3", "g2"]


@pytest.mark.rule("O11")
@NUMBERS
def test_one_orichalcum_for_each_mine_the_metropolis_being_one(buildings: int) -> None:
    s = game()
    for place in SITES[:buildings]:
        building(s, 0, "mine", place)
    building(s, 0, "training-camp", "g3")
    building(s, 1, "mine", "g3")
    act(s, "produce")
    assert stock(s, 0) == (0, buildings + 1)
    assert supply(s) == (30, 29 - buildings)


@pytest.mark.rule("O12")
@NUMBERS
def test_one_hoplite_for_each_camp_the_metropolis_being_one(buildings: int) -> None:
    s = game()
    for place in SITES[:buildings]:
        building(s, 0, "training-camp", place)
    building(s, 0, "mine", "g3")
    building(s, 1, "training-camp", "g3")
    act(s, "recruit")
    assert stock(s, 0) == (buildings + 1, 0)
    assert supply(s) == (29 - buildings, 30)


@pytest.mark.rule("O11", "O23.11")
@NUMBERS
def test_twice_as_much_with_hyperion_declared_before_taking(buildings: int) -> None:
    s = game()
    titan(s, 0, "hyperion")
    for place in SITES[:buildings]:
        building(s, 0, "mine", place)
    act(s, "produce")
    assert stock(s, 0) == (0, 0)
    say(s, "favour hyperion")
    assert stock(s, 0) == (0, 2 * buildings + 2)
    assert titans(s, 0) == ["(hyperion)"]


@pytest.mark.rule("O12", "O23.11")
@NUMBERS
def test_twice_as_many_with_themis_declared_before_taking(buildings: int) -> None:
    s = game()
    titan(s, 0, "themis")
    for place in SITES[:buildings]:
        building(s, 0, "training-camp", place)
    act(s, "recruit")
    assert stock(s, 0) == (0, 0)
    say(s, "favour themis")
    assert stock(s, 0) == (2 * buildings + 2, 0)
    assert titans(s, 0) == ["(themis)"]


@pytest.mark.rule("O11", "O12")
@pytest.mark.parametrize(("action", "name"), [("produce", "hyperion"), ("recruit", "themis")])
def test_an_inactive_titan_doubles_nothing(action: str, name: str) -> None:
    s = game()
    titan(s, 0, name, active=False)
    act(s, action)
    assert sum(stock(s, 0)) == 1
