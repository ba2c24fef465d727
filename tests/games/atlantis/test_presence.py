"""I11: the divine presence marker."""

import pytest

from tests.games.atlantis.positions import acting, feasting, followers, game, hand, legal, marker, say, temple


@pytest.mark.rule("I11.1")
def test_it_stands_on_exactly_one_region():
    s = game()
    regions = s.view(None)["regions"]
    assert isinstance(regions, list)
    assert [region["colour"] for region in regions].count(s.view(None)["marker"]) == 1


@pytest.mark.rule("I11.2")
def test_travel_and_the_ability_move_it():
    s = game()
    hand(s, 0, blue=1)
    say(s, "travel blue")
    assert marker(s) == "blue"
    feasting(s, "move_presence")
    say(s, "presence brown")
    assert marker(s) == "brown"


@pytest.mark.rule("I11.2")
@pytest.mark.parametrize("word", ["construct brown a", "demolish blue i", "convert 2 green", "recruit 2", "migrate", "pass"])
def test_nothing_else_moves_it(word: str):
    s = game()
    hand(s, 0, brown=3, green=1)
    followers(s, 1, green=1)
    temple(s, 0, "blue", "I")
    assert word in legal(s)
    say(s, word)
    assert marker(s) == "brown"


@pytest.mark.rule("I11.2")
def test_it_stays_between_turns_and_is_shared_by_all():
    s = game()
    hand(s, 0, green=1)
    hand(s, 1, green=1)
    say(s, "travel green", "pass")
    assert (s.seat, marker(s)) == (1, "green")
    acting(s, 1)
    assert "construct green a" in legal(s)
