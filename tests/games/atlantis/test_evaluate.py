"""How good a position looks, for bots."""

import pytest

from pelagos.games.atlantis.game import GAME
from pelagos.games.atlantis.multisets import ALL_TILES
from pelagos.games.atlantis.prospects import ACTIONS_LEFT, CARDS_LEFT, FAR, way
from pelagos.games.atlantis.state import Atlantis
from tests.games.atlantis.counts import features
from tests.games.atlantis.positions import followers, game, god, hand, helper, marker, stack_number, temple, temples


def value(s: Atlantis, seat: int = 0) -> float:
    return GAME.evaluator.evaluate(s, seat)


def counted(s: Atlantis) -> dict[str, float]:
    return features(s, 0)


@pytest.mark.parametrize(
    ("stack", "wanted", "cards", "actions"),
    [
        ("", "I", 1, 1),
        ("", "II+II", 10, 4),
        ("II+I", "II+II", 4, 1),
        ("III+I", "III", 0, 1),
        ("III", "II+II", 10, 5),
        ("II+II", "II+II", 0, 0),
    ],
)
def test_the_way_to_a_temple_is_counted_in_cards_and_actions(stack: str, wanted: str, cards: int, actions: int):
    place = way(stack_number(wanted), ALL_TILES, stack_number(stack))
    assert (CARDS_LEFT[place], ACTIONS_LEFT[place]) == (cards, actions)


@pytest.mark.parametrize(("tiles", "cards"), [("III+II+I", 6), ("III+I+I", 6), ("III+I", FAR), ("II+I+I", FAR)])
def test_the_way_to_a_three_needs_a_two_or_two_ones(tiles: str, cards: int):
    assert CARDS_LEFT[way(stack_number("III"), stack_number(tiles), 0)] == cards


def test_the_empty_table_lacks_what_the_god_card_costs():
    s = game()
    for name, cost, actions in (("zeus", 18, 9), ("nammu", 17, 9), ("poseidon", 20, 10), ("ra", 21, 11)):
        god(s, 0, name)
        assert (counted(s)["cards_left"], counted(s)["actions_left"]) == (cost, actions)


def test_progress_cards_and_helpers_are_good_and_stray_tiles_bad():
    s = game()
    before = value(s)
    hand(s, 0, brown=1)
    with_card = value(s)
    assert with_card > before
    helper(s)
    assert value(s) > with_card
    temple(s, 0, "brown", "I")
    assert value(s) > with_card
    followers(s, 0, green=3)
    good = value(s)
    temple(s, 0, "blue-neutral", "III")
    assert value(s) < good


def test_a_card_that_is_needed_is_better_than_one_that_is_not():
    needed, other = game(), game()
    for s in (needed, other):
        temples(s, 0, "", "II+II", "I", "III")
    hand(needed, 0, brown=1)
    hand(other, 0, blue=1)
    assert value(needed) > value(other)


def test_a_temple_is_blocked_by_completed_ones_that_hold_the_tiles_it_needs():
    s = game()
    god(s, 0, "ra")
    temples(s, 0, "", "II", "II+I", "III")
    assert counted(s)["blocked"] == 1  # a III comes by way of a II or two I
    assert counted(s)["cards_left"] == 6
    temples(s, 0, "", "I", "II+I", "III")
    assert counted(s)["blocked"] == 0  # the I will be free when a II replaces it


def test_a_colour_is_starved_when_followers_hold_more_than_the_next_step_can_spare():
    s = game()
    god(s, 0, "ra")
    temples(s, 0, "II", "I", "II+I", "III")  # a III, for three cards
    followers(s, 0, brown=3)
    followers(s, 1, brown=3)
    assert counted(s)["starved"] == 0  # of ten, four are around; the other player may hold one of them
    followers(s, 1, brown=1)
    assert counted(s)["starved"] == 1


def test_a_temple_is_hindered_by_unfinished_ones_that_hold_the_tiles_it_needs():
    s = game()
    god(s, 0, "ra")
    temples(s, 0, "", "I", "II+I", "III")
    assert (counted(s)["hindered"], counted(s)["blocked"]) == (1, 0)  # no I is left to begin with
    temples(s, 0, "", "", "II+I", "III")
    assert counted(s)["hindered"] == 0


def test_cards_for_a_temple_that_is_hindered_are_useful_but_no_next_step():
    s = game()
    god(s, 0, "ra")
    marker(s, "brown")
    hand(s, 0, brown=1)
    temples(s, 0, "", "I", "II+I", "III")  # both I stand elsewhere
    assert [counted(s)[name] for name in ("useful_cards", "cards_for_here", "next_step")] == [1, 0, 0]
    temples(s, 0, "", "", "II+I", "III")
    assert [counted(s)[name] for name in ("useful_cards", "cards_for_here", "next_step")] == [1, 1, 1]


def test_a_helper_counts_as_a_card():
    s = game()
    god(s, 0, "ra")
    temples(s, 0, "II", "I", "II+I", "III")  # a III, for three cards, then a II for two
    hand(s, 0, brown=1)
    followers(s, 0, brown=5)
    followers(s, 1, brown=2)
    assert [counted(s)[name] for name in ("cards_left", "next_step", "starved")] == [5, pytest.approx(1 / 3), 1]
    helper(s)
    assert [counted(s)[name] for name in ("cards_left", "next_step", "starved")] == [4, 1 / 2, 0]


def test_own_followers_are_kept_from_play_where_their_colour_is_starved():
    s = game()
    god(s, 0, "ra")
    temples(s, 0, "II", "I", "II+I", "III")  # a III, for three cards
    followers(s, 0, brown=2, blue=3)
    followers(s, 1, brown=4)
    assert counted(s)["kept"] == 0
    followers(s, 1, brown=1)
    assert (counted(s)["starved"], counted(s)["kept"]) == (1, 2)


def test_what_is_lacking_is_counted_where_most_levels_are():
    s = game()
    god(s, 0, "ra")  # III, II, II+I and III
    temples(s, 0, "II", "", "", "III")
    assert counted(s)["lacking"] == 3
    temples(s, 0, "II", "", "II", "III")
    assert counted(s)["lacking"] == 2


def test_hands_of_others_are_not_looked_at():
    one, two = game(), game()
    hand(one, 1, brown=3)
    hand(two, 1, green=3)
    assert value(one) == value(two)
