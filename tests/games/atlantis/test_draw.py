"""I5: the draw step."""

import pytest

from tests.games.atlantis.positions import (
    deck_size,
    discard,
    display,
    drawing,
    exhaust,
    game,
    hand,
    hand_of,
    known_of,
    legal,
    on_top,
    say,
    shown,
    starting,
    step,
    total,
)


@pytest.mark.rule("I5.1")
def test_empty_slots_are_filled_first():
    s = game()
    display(s, "brown", None, "green", None)
    on_top(s, "blue", "purple")
    starting(s)
    assert shown(s) == ["brown", "blue", "green", "purple"]
    assert step(s) == "draw-card"


@pytest.mark.rule("I5.2")
def test_three_cards_one_after_the_other_from_display_or_deck_in_any_mixture():
    s = game()
    on_top(s, "purple", "blue", "brown")
    drawing(s)
    everything = ["take brown", "take green", "take blue", "take purple", "draw"]
    assert legal(s) == everything
    say(s, "take green")
    assert legal(s)[-1] == "draw"
    say(s, "draw")
    assert legal(s)[0] == "take brown"
    say(s, "take brown")
    assert step(s) == "act"
    assert hand_of(s) == {"brown": 1, "green": 1, "blue": 1}


@pytest.mark.rule("I5.2")
def test_the_top_card_of_the_deck_is_drawn_unseen():
    s = drawing(game())
    on_top(s, "purple")
    say(s, "draw")
    assert hand_of(s) == {"purple": 1}
    assert known_of(s, 0) == {}
    mine, others = s.log(0)[-1], s.log(1)[-1]
    assert (mine["message"], mine["colour"]) == ("card-drawn", "purple")
    assert others["message"] == "card-drawn"
    assert "colour" not in others


@pytest.mark.rule("I5.3")
def test_the_slot_is_refilled_before_the_next_choice():
    s = game()
    display(s, "brown", "brown", "green", "blue")
    on_top(s, "purple", "purple")
    drawing(s)
    assert "take purple" not in legal(s)
    say(s, "take green")
    assert shown(s) == ["brown", "brown", "purple", "blue"]
    assert "take purple" in legal(s)
    say(s, "draw")
    assert shown(s) == ["brown", "brown", "purple", "blue"]


@pytest.mark.rule("I5.4")
def test_drawing_is_compulsory():
    assert "pass" not in legal(drawing(game()))


@pytest.mark.rule("I5.4")
def test_the_step_ends_early_when_there_is_nothing_left():
    s = game()
    exhaust(s, 1)
    display(s, None, "green", None, None)
    exhaust(s, 1)
    drawing(s)
    assert legal(s) == ["take green"]
    say(s, "take green")
    assert step(s) == "act"
    assert total(hand_of(s)) == 1


@pytest.mark.rule("I5.4")
def test_without_any_card_the_step_is_passed_over():
    s = game()
    display(s, None, None, None, None)
    exhaust(s, 1)
    assert step(starting(s)) == "act"


@pytest.mark.rule("I5.4", "I13.3")
def test_a_discard_to_be_shuffled_is_a_deck_to_draw_from():
    s = game()
    discard(s, blue=1)
    display(s, None, None, None, None)
    exhaust(s, 1)
    drawing(s)
    assert legal(s) == ["draw"]
    say(s, "draw")
    assert hand_of(s) == {"blue": 1}
    assert step(s) == "act"


@pytest.mark.rule("I5.5")
def test_there_is_no_hand_limit_during_the_turn():
    s = game()
    hand(s, 0, green=9)
    drawing(s)
    say(s, "draw", "draw", "draw")
    assert step(s) == "act"
    assert total(hand_of(s)) == 12


@pytest.mark.rule("I5.6")
def test_open_cards_of_one_colour_are_offered_once():
    s = game()
    display(s, "green", "brown", "green", "green")
    on_top(s, "blue")
    drawing(s)
    size = deck_size(s)
    assert legal(s) == ["take brown", "take green", "draw"]
    say(s, "take green")
    assert sorted(map(str, shown(s))) == ["blue", "brown", "green", "green"]
    assert deck_size(s) == size - 1
