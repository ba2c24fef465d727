"""I1: terms and notation."""

from typing import cast

import pytest

from pelagos.games.atlantis.multisets import level
from pelagos.games.atlantis.words import AREA
from tests.games.atlantis.positions import (
    COLOURS,
    SIDES_A,
    acting,
    discard,
    dummy,
    followers,
    game,
    hand,
    legal,
    marker,
    say,
    starting,
    supply_of,
    temple,
    temple_of,
)

Json = dict[str, object]


def entries(view: Json, key: str) -> list[Json]:
    return cast(list[Json], view[key])


@pytest.mark.rule("I1.1")
def test_a_region_has_a_colour_an_ability_a_number_an_area_for_each_player_and_perhaps_a_neutral_one():
    regions = entries(game(3).view(None), "regions")
    assert [region["colour"] for region in regions] == ["brown", "green", "blue", "purple"]
    assert [region["ability"] for region in regions] == ["move-tile", "take-helper", "draw-two-deck", "move-presence"]
    assert [region["number"] for region in regions] == [1, 2, 3, 4]
    assert all(len(cast(list[Json], region["temples"])) == 3 for region in regions)
    assert [region["neutral"] is not None for region in regions] == [True, False, True, False]
    other_sides = entries(game(3, **SIDES_A).view(None), "regions")
    assert [region["ability"] for region in other_sides] == ["swap-tiles", "exchange-card", "draw-two-display", "recall-follower"]
    assert [region["neutral"] is not None for region in other_sides] == [False, True, False, True]


@pytest.mark.rule("I1.2", "I1.3")
@pytest.mark.parametrize(("stack", "value"), [("", 0), ("I", 1), ("II", 2), ("III", 3), ("III+II+I", 6), ("III+III+II+II+I+I", 12)])
def test_the_level_of_a_temple_is_the_sum_of_its_tiles_values(stack: str, value: int):
    s = game()
    temple(s, 0, "brown", stack)
    assert level(s.players[0].temple(AREA.index["brown"])) == value
    assert cast(list[Json], entries(s.view(None), "regions")[0]["temples"])[0]["level"] == value


@pytest.mark.rule("I1.3")
def test_a_temple_is_made_of_one_players_tiles_in_one_area():
    s = game()
    temple(s, 0, "brown", "II")
    temple(s, 1, "brown", "III")
    temple(s, 0, "brown-neutral", "I")
    assert [temple_of(s, 0, "brown"), temple_of(s, 1, "brown"), temple_of(s, 0, "brown-neutral")] == ["II", "III", "I"]
    assert temple_of(s, 1, "brown-neutral") == ""


@pytest.mark.rule("I1.4")
def test_stacks_are_written_largest_first():
    s = game()
    temple(s, 0, "green", "I+III")
    assert temple_of(s, 0, "green") == "III+I"
    shown = cast(list[Json], entries(s.view(None), "regions")[1]["temples"])[0]
    assert shown["tiles"] == ["III", "I"]


@pytest.mark.rule("I1.5")
def test_the_supply_is_what_stands_on_no_board():
    s = game()
    assert supply_of(s) == "III+III+II+II+I+I"
    temple(s, 0, "green", "III+I")
    temple(s, 0, "brown-neutral", "I")
    assert supply_of(s) == "III+II+II"
    assert supply_of(s, 1) == "III+III+II+II+I+I"


@pytest.mark.rule("I1.6")
def test_hands_are_hidden_and_followers_display_and_discard_are_open():
    s = game()
    hand(s, 0, green=2)
    hand(s, 1, blue=3)
    followers(s, 1, purple=4)
    discard(s, brown=5)
    view = s.view(0)
    mine, other = entries(view, "seats")
    assert mine["hand"] == {"brown": 0, "green": 2, "blue": 0, "purple": 0}
    assert (other["hand"], other["hand_size"]) == (None, 3)
    assert other["followers"] == {"brown": 0, "green": 0, "blue": 0, "purple": 4}
    assert view["display"] == COLOURS
    assert view["discard"] == {"brown": 5, "green": 0, "blue": 0, "purple": 0}
    assert view["deck"] == 40 - 4 - 2 - 3 - 4 - 5


@pytest.mark.rule("I1.6")
def test_the_dummys_card_is_open():
    s = game(1)
    dummy(s, "green")
    assert s.view(None)["dummy"] == "green"


@pytest.mark.rule("I1.7")
def test_the_marker_region_gives_the_marker_colour():
    s = game()
    hand(s, 0, green=1)
    assert marker(s) == s.view(None)["marker"] == "brown"
    assert legal(s, "recruit") == []
    marker(s, "green")
    assert s.view(None)["marker"] == "green"
    assert legal(s, "recruit") == ["recruit 1"]


@pytest.mark.rule("I1.8")
def test_the_active_player_is_whose_turn_it_is_and_alone_decides():
    s = acting(game(3), 1)
    assert s.seat == s.view(None)["active"] == 1
    say(s, "pass")
    assert s.seat == s.view(None)["active"] == 2
    assert starting(game(3), 2).view(None)["active"] == 2
