"""O14: constructing a building, a temple or a medallion."""

import pytest

from pelagos.games.orichalcum import steps
from tests.games.orichalcum.positions import (
    act,
    begin,
    building,
    circles_of,
    creature,
    free,
    game,
    give,
    ground,
    hold,
    in_bag,
    legal,
    medallions,
    names,
    say,
    slot,
    slots,
    step,
    stock,
    supply,
    titan,
    titans,
)

RHOMBUS = {"mountain": "c3", "lagoon": "d3", "desert": "c4", "forest": "d4"}


@pytest.mark.rule("O14.1")
def test_a_building_goes_on_the_terrain_of_its_slot_or_a_cleared_volcano() -> None:
    s = game()
    ground(s, 0, mountain="c2 g2", lagoon="b3", desert="a5", forest="a6", volcano="g4")
    slot(s, "mountain", "arch")
    slot(s, "forest", "forge")
    act(s, "construct")
    assert legal(s) == ["build mountain c2", "build mountain g2", "build mountain g4", "build forest g4", "build forest a6"]


@pytest.mark.rule("O14.1")
def test_building_is_free_and_empties_the_slot_until_the_end_of_the_round() -> None:
    s = game()
    ground(s, 0, mountain="c2", lagoon="b3")
    slot(s, "mountain", "arch")
    slot(s, "lagoon", "forge")
    act(s, "construct")
    say(s, "build mountain c2")
    assert stock(s, 0) == (0, 0)
    assert supply(s) == (30, 30)
    assert slots(s) == [None, "forge", None, None]
    assert step(s) == "extra-action"
    say(s, "pass")
    assert slots(s) == [None, "forge", None, None]


@pytest.mark.rule("O14.1", "O19.2", "O19.3")
@pytest.mark.parametrize(("name", "gain"), [("mine", (0, 1)), ("training-camp", (1, 0)), ("arch", (0, 0))])
def test_a_resource_lying_on_the_building_goes_to_the_stock(name: str, gain: tuple[int, int]) -> None:
    s = game()
    ground(s, 0, desert="c2")
    slot(s, "desert", name)
    assert supply(s) == (30 - gain[0], 30 - gain[1])
    act(s, "construct")
    say(s, "build desert c2")
    assert stock(s, 0) == gain
    told = [(entry["hoplites"], entry["orichalcum"]) for entry in s.log() if entry["message"] == "building-yielded"]
    assert told == ([gain] if any(gain) else [])
    assert supply(s) == (30 - gain[0], 30 - gain[1])


@pytest.mark.rule("O14.1")
def test_only_free_terrain_of_the_own_island_is_built_on() -> None:
    s = game()
    ground(s, 0, mountain="c2 g2")
    building(s, 0, "arch", "c2")
    ground(s, 1, mountain="c2 d2")
    slot(s, "mountain", "forge")
    act(s, "construct")
    assert legal(s) == ["build mountain g2"]


@pytest.mark.rule("O14.2")
def test_a_covered_circle_is_terrain_no_more() -> None:
    s = game()
    ground(s, 0, mountain="c2 b3")
    slot(s, "mountain", "arch")
    slot(s, "lagoon", "forge")
    act(s, "construct")
    say(s, "build mountain b3")
    assert free(s, 0, "mountain") == "c2"
    slot(s, "mountain", "mine")
    act(s, "construct")
    assert legal(s) == ["build mountain c2"]
    hold(s, "mountain")
    say(s, "place b4 0")
    assert titans(s, 0) == []


@pytest.mark.rule("O14.3", "O22")
def test_a_temple_covers_a_rhombus_of_four_different_terrains_and_brings_a_token() -> None:
    s = game()
    ground(s, 0, **RHOMBUS)
    act(s, "construct")
    assert legal(s) == ["temple c3 0"]
    say(s, "temple c3 0")
    assert [free(s, 0, terrain) for terrain in RHOMBUS] == ["", "", "", ""]
    assert s.points(0) == 1
    assert (s.players[0].temples, s.players[0].medallions) == (1, 0)
    assert (s.temples, s.tokens) == (16, 16)


@pytest.mark.rule("O14.3", "O14.2")
def test_nothing_more_is_built_where_a_temple_stands() -> None:
    s = game()
    ground(s, 0, **RHOMBUS)
    act(s, "construct")
    say(s, "temple c3 0")
    for terrain in RHOMBUS:
        slot(s, terrain, "mine")
    begin(s, steps.MINOTAUR_BUILDING)
    assert step(s) == "extra-action"
    assert legal(s) == ["pass"]
    give(s, 0, hoplites=2)
    assert legal(s) == ["pass", "buy hoplite produce"]


@pytest.mark.rule("O14.3", "O23.15")
def test_a_rhombus_may_lie_in_each_of_three_directions() -> None:
    """A patch of wild circles has every rhombus once: two that touch, and the two touching both."""
    s = game()
    ground(s, 0, volcano="c3 d3 b4 c4 d4")
    act(s, "construct")
    assert legal(s) == ["temple c3 0", "temple d3 2"]
    s = game()
    ground(s, 0, mountain="d2", volcano="d3 c3 c4")
    act(s, "construct")
    assert legal(s) == ["temple d2 1"]


@pytest.mark.rule("O14.3")
def test_four_circles_in_another_shape_are_no_rhombus() -> None:
    s = game()
    ground(s, 0, mountain="c3", lagoon="d3", desert="e3", forest="f3")
    begin(s, steps.CONSTRUCT)
    assert legal(s) == []
    s = game()
    ground(s, 0, mountain="c3", lagoon="d3", desert="c4", forest="b5")
    begin(s, steps.CONSTRUCT)
    assert legal(s) == []


@pytest.mark.rule("O14.3", "O19.1")
@pytest.mark.parametrize(
    ("terrains", "good"),
    [
        ({"mountain": "c3 d4", "lagoon": "d3", "desert": "c4"}, False),
        ({"mountain": "c3 d4", "volcano": "d3 c4"}, False),
        ({"mountain": "c3", "lagoon": "d3", "desert": "c4", "volcano": "d4"}, True),
        ({"mountain": "c3", "forest": "d3", "volcano": "c4 d4"}, True),
        ({"forest": "d3", "volcano": "c3 c4 d4"}, True),
        ({"volcano": "c3 d3 c4 d4"}, True),
    ],
)
def test_each_cleared_volcano_stands_for_any_terrain(terrains: dict[str, str], good: bool) -> None:
    s = game()
    ground(s, 0, **terrains)
    begin(s, steps.CONSTRUCT)
    assert legal(s) == (["temple c3 0"] if good else [])


@pytest.mark.rule("O14.3", "O22")
def test_a_volcano_with_its_creature_is_not_under_a_temple() -> None:
    s = game()
    building(s, 0, "protection-crystal", "g4")
    ground(s, 0, mountain="c3", lagoon="d3", desert="c4")
    creature(s, 0, "gorgon", "d4")
    begin(s, steps.CONSTRUCT)
    assert legal(s) == []


@pytest.mark.rule("O14.4")
def test_a_medallion_costs_five_orichalcum_and_brings_a_token() -> None:
    s = game()
    give(s, 0, orichalcum=6)
    act(s, "construct")
    assert legal(s) == ["medallion"]
    say(s, "medallion")
    assert stock(s, 0) == (0, 1)
    assert supply(s) == (30, 29)
    assert s.points(0) == 1
    assert (s.players[0].temples, s.players[0].medallions) == (0, 1)
    assert (s.temples, s.tokens) == (17, 16)


@pytest.mark.rule("O14.4")
@pytest.mark.parametrize(("orichalcum", "words"), [(4, []), (5, ["medallion"])])
def test_less_than_five_orichalcum_make_no_medallion(orichalcum: int, words: list[str]) -> None:
    s = game()
    give(s, 0, orichalcum=orichalcum)
    begin(s, steps.CONSTRUCT)
    assert legal(s) == words


@pytest.mark.rule("O14.5", "O23.10")
def test_theia_is_spent_only_when_a_second_object_is_constructed() -> None:
    s = game()
    titan(s, 0, "theia")
    give(s, 0, orichalcum=10)
    act(s, "construct")
    say(s, "medallion")
    assert legal(s) == ["pass", "medallion"]
    say(s, "pass")
    assert titans(s, 0) == ["theia"]
    assert step(s) == "extra-action"


@pytest.mark.rule("O14.5", "O23.9")
def test_theia_is_not_offered_when_nothing_is_left_to_construct() -> None:
    s = game()
    titan(s, 0, "theia")
    give(s, 0, orichalcum=9)
    act(s, "construct")
    say(s, "medallion")
    assert step(s) == "extra-action"
    assert titans(s, 0) == ["theia"]


@pytest.mark.rule("O14.5")
def test_the_second_object_may_be_of_another_kind_but_there_is_no_third() -> None:
    s = game()
    titan(s, 0, "theia")
    ground(s, 0, mountain="c2 g2", **{k: v for k, v in RHOMBUS.items() if k != "mountain"}, volcano="c3")
    slot(s, "mountain", "arch")
    give(s, 0, orichalcum=10)
    act(s, "construct")
    say(s, "temple c3 0", "build mountain c2")
    assert step(s) == "extra-action"
    assert titans(s, 0) == ["(theia)"]
    assert s.points(0) == 2


@pytest.mark.rule("O14.5")
def test_the_second_object_follows_after_the_first_has_taken_full_effect() -> None:
    """The mine's orichalcum pays for the medallion."""
    s = game()
    titan(s, 0, "theia")
    ground(s, 0, mountain="c2")
    slot(s, "mountain", "mine")
    give(s, 0, orichalcum=4)
    act(s, "construct")
    assert legal(s) == ["build mountain c2"]
    say(s, "build mountain c2", "medallion")
    assert stock(s, 0) == (0, 0)


@pytest.mark.rule("O14.5")
@pytest.mark.parametrize(("seat", "active"), [(0, False), (1, True)])
def test_without_an_active_theia_of_ones_own_there_is_one_object(seat: int, active: bool) -> None:
    s = game()
    titan(s, seat, "theia", active=active)
    give(s, 0, orichalcum=10)
    act(s, "construct")
    say(s, "medallion")
    assert step(s) == "extra-action"


@pytest.mark.rule("O14.3", "O18.1")
def test_a_temple_may_win() -> None:
    s = game()
    medallions(s, 0, 4)
    ground(s, 0, **RHOMBUS)
    act(s, "construct")
    say(s, "temple c3 0")
    assert s.winner == 0


@pytest.mark.rule("O14.1")
def test_buildings_come_from_the_board_not_from_the_bag() -> None:
    s = game()
    ground(s, 0, mountain="c2")
    slot(s, "mountain", "arch")
    act(s, "construct")
    say(s, "build mountain c2")
    assert in_bag(s, "arch") == 1
    assert names(s.players[0].free[0]) == ""
    assert circles_of(s, "build") == ""
