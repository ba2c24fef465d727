"""I4: the turn."""

import pytest

from tests.games.atlantis.positions import (
    acting,
    discarded,
    ending,
    game,
    hand,
    hand_of,
    happened,
    on_top,
    say,
    starting,
    step,
    temple,
    temples,
    total,
)


@pytest.mark.rule("I4.1")
def test_turns_go_clockwise():
    s = acting(game(3), 1)
    say(s, "pass")
    assert s.seat == 2
    say(s, "draw", "draw", "draw", "pass")
    assert s.seat == 0


@pytest.mark.rule("I4.1")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_first_player_begins_and_the_order_goes_on_from_there(first: int):
    s = game(3, first_player=str(first + 1))
    s = starting(s, first)
    seats = []
    for _ in range(4):
        seats.append(int(s.seat))
        s = s.clone()
        while int(s.seat) == seats[-1]:
            s.apply(s.legal()[0])
    assert seats == [first, (first + 1) % 3, (first + 2) % 3, first]


@pytest.mark.rule("I4.2")
def test_a_turn_has_a_draw_step_an_action_step_and_a_discard_step_in_this_order():
    s = game()
    hand(s, 0, green=4)
    starting(s)
    seen = []
    while s.seat == 0:
        seen.append(step(s))
        s.apply(s.legal()[0])
    assert seen == ["draw-card"] * 3 + ["act"] + ["discard"] * 2


@pytest.mark.rule("I4.2")
def test_the_solo_upkeep_comes_before_the_draw_step():
    s = game(1)
    on_top(s, "green", "blue")
    starting(s)
    assert (step(s), s.view(None)["dummy"]) == ("draw-card", "green")
    say(s, "draw")
    assert hand_of(s) == {"blue": 1}


@pytest.mark.rule("I4.3")
def test_a_win_skips_the_remaining_actions_and_the_discard_step():
    s = game()
    temples(s, 0, "I", "II+II", "I", "III")
    temple(s, 0, "purple", "III+III")
    hand(s, 0, brown=3, green=4)
    say(s, "demolish purple iii")
    assert s.over
    assert s.winner == 0
    assert s.legal() == []
    assert s.actions == 4
    assert total(hand_of(s)) == 7
    assert discarded(s) == {}
    assert happened(s, "card-discarded") == []


@pytest.mark.rule("I4.3")
def test_without_a_win_the_discard_step_follows():
    s = game()
    hand(s, 0, green=7)
    ending(s)
    assert step(s) == "discard"
