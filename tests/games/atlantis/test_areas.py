"""I9: construction areas."""

import pytest

from tests.games.atlantis.positions import (
    acting,
    completed,
    followers_of,
    game,
    hand,
    legal,
    marker,
    say,
    temple,
    temple_of,
    temples,
)


@pytest.mark.rule("I9.1")
@pytest.mark.parametrize(("region", "neutral"), [("brown", True), ("green", False), ("blue", True), ("purple", False)])
def test_the_own_area_of_every_region_and_empty_neutral_areas_are_open(region: str, neutral: bool):
    s = game()
    hand(s, 0, brown=1, green=1, blue=1, purple=1)
    marker(s, region)
    expected = [f"construct {region} a"] + [f"construct {region}-neutral a"] * neutral
    assert legal(s, "construct") == expected


@pytest.mark.rule("I9.1")
def test_a_neutral_area_with_own_tiles_is_open():
    s = game()
    hand(s, 0, brown=2)
    temple(s, 0, "brown-neutral", "I")
    say(s, "construct brown-neutral r1")
    assert temple_of(s, 0, "brown-neutral") == "II"


@pytest.mark.rule("I9.1")
def test_areas_of_others_are_never_touched():
    s = game()
    hand(s, 0, brown=3)
    temple(s, 1, "brown", "II")
    assert legal(s, "construct") == ["construct brown a", "construct brown-neutral a"]
    say(s, "construct brown a")
    assert (temple_of(s, 0, "brown"), temple_of(s, 1, "brown")) == ("I", "II")


@pytest.mark.rule("I9.2")
def test_a_neutral_area_is_closed_to_others_until_its_owner_has_removed_every_tile():
    s = game(3)
    hand(s, 0, brown=2)
    temple(s, 1, "brown-neutral", "I+I")
    assert legal(s, "construct") == ["construct brown a"]
    acting(s, 1)
    say(s, "demolish brown-neutral i")
    assert legal(acting(s, 0), "construct") == ["construct brown a"]
    acting(s, 1)
    say(s, "demolish brown-neutral i")
    assert legal(acting(s, 0), "construct") == ["construct brown a", "construct brown-neutral a"]


@pytest.mark.rule("I9.2")
def test_nobody_can_remove_tiles_of_another_player():
    s = game()
    temple(s, 1, "brown-neutral", "I")
    temple(s, 1, "blue", "II")
    assert legal(s, "demolish") == []


@pytest.mark.rule("I9.3")
def test_own_and_neutral_area_of_a_region_are_two_temples():
    s = game()
    hand(s, 0, brown=4)
    temple(s, 0, "brown", "III")
    say(s, "construct brown-neutral a")
    assert followers_of(s) == {"brown": 1}
    assert (temple_of(s, 0, "brown"), temple_of(s, 0, "brown-neutral")) == ("III", "I")


@pytest.mark.rule("I9.4")
@pytest.mark.parametrize("surplus", ["II", "III"])
def test_a_temple_on_a_neutral_area_counts_for_nothing_and_blocks_victory(surplus: str):
    s = game()
    temples(s, 0, "I", "II+II", "I", "III")
    if surplus == "II":
        temples(s, 0, "I", "II", "I", "III")
    temple(s, 0, "brown-neutral", surplus)
    assert completed(s) == ([1, 3, 4] if surplus == "II" else [1, 2, 3, 4])
    say(s, "migrate")
    assert not s.over
