"""I6: the action step."""

import pytest

from pelagos.core.errors import IllegalWord
from tests.games.atlantis.positions import (
    acting,
    completed,
    followers,
    game,
    hand,
    happened,
    legal,
    say,
    step,
    temple,
    temples,
)


@pytest.mark.rule("I6.1")
def test_five_actions_in_any_order_and_repeated():
    s = game()
    hand(s, 0, brown=3, green=1)
    say(s, "migrate", "recruit 1", "recruit 1", "travel green")
    assert (s.seat, s.actions) == (0, 1)
    say(s, "migrate")
    assert s.seat == 1


@pytest.mark.rule("I6.1", "I7.8")
@pytest.mark.parametrize("word", ["migrate", "recruit 1", "construct brown a", "demolish blue i", "feast"])
def test_every_action_uses_one(word: str):
    s = game(green_side="A")
    hand(s, 0, brown=3)
    followers(s, 0, brown=3)
    temple(s, 0, "blue", "I")
    say(s, word)
    if step(s) != "act":
        say(s, "pass")
    assert s.actions == 4


@pytest.mark.rule("I6.1")
def test_only_conversion_is_limited_to_once_in_a_turn():
    s = game(brown_side="A")
    hand(s, 0, brown=3)
    followers(s, 0, brown=4)
    followers(s, 1, brown=2)
    temple(s, 0, "blue", "I+I")
    say(s, "convert 2 brown")
    assert legal(s, "convert") == []
    for word in ("recruit 1", "demolish blue i", "migrate"):
        again = s.clone()
        say(again, word)
        assert word in legal(again)
    say(s, "feast", "pass")
    assert legal(s, "feast") == ["feast"]


@pytest.mark.rule("I6.2")
def test_only_what_is_possible_and_can_be_paid_is_legal():
    s = game()
    assert legal(s) == ["pass", "migrate"]
    with pytest.raises(IllegalWord):
        say(s, "construct brown a")
    hand(s, 0, brown=1)
    assert legal(s) == ["pass", "construct brown a", "construct brown-neutral a", "recruit 1", "migrate"]


@pytest.mark.rule("I6.3")
@pytest.mark.parametrize("used", range(5))
def test_the_player_may_stop_after_any_number_of_actions(used: int):
    s = game()
    say(s, *["migrate"] * used)
    assert "pass" in legal(s)
    say(s, "pass")
    assert s.seat == 1
    assert s.actions == 5  # those of the next player; the unused ones are lost


@pytest.mark.rule("I6.4")
def test_completion_tokens_are_brought_up_to_date_after_every_action():
    s = game()
    hand(s, 0, brown=3)
    say(s, "construct brown a")
    assert completed(s) == [1]
    assert happened(s, "temple-completed")[-1]["number"] == 1
    say(s, "construct brown a")
    assert completed(s) == []
    assert happened(s, "temple-spoilt")[-1]["number"] == 1
    say(s, "demolish brown i")
    assert completed(s) == [1]
    assert len(happened(s, "temple-completed")) == 2


@pytest.mark.rule("I6.4")
def test_victory_is_checked_after_every_action_and_not_before():
    s = game()
    temples(s, 0, "I", "II+II", "I", "III")
    acting(s)
    assert not s.over
    say(s, "migrate")
    assert s.over


@pytest.mark.rule("I6.5")
def test_after_the_fifth_action_the_step_ends_by_itself():
    s = game()
    hand(s, 0, green=7)
    acting(s, 0, 1)
    say(s, "travel green")
    assert step(s) == "discard"
