"""A4 and A15: turns, main and free actions, passing."""

import pytest

from pelagos.core.errors import IllegalWord
from pelagos.games.arnak.game import GAME
from tests.games.arnak.positions import (
    begins,
    deck,
    discovered,
    employ,
    game,
    goods,
    hand,
    hand_of,
    idols,
    legal,
    loose,
    overcome,
    played_of,
    resources,
    row_of,
    say,
    stand,
    step,
    team_of,
)


@pytest.mark.rule("A4.1")
def test_one_main_action_and_any_number_of_free_ones():
    s = game()
    hand(s, "gold-pan", "hat", "funding-car", "torch", "axe")
    say(s, "play gold-pan", "play hat")
    assert "end" not in legal(s), "a turn of free actions only is illegal"
    say(s, "play torch", "decline")
    assert begins(s, "play") == ["funding-car"]
    say(s, "play funding-car", "end")
    assert s.seat == 1


@pytest.mark.rule("A4.3")
def test_the_view_tells_which_words_are_free_actions_and_only_to_who_may_say_them():
    s = game()
    hand(s, "gold-pan", "torch", "axe", "fear")
    idols(s, 1)
    free = s.view(0)["free_actions"]
    assert isinstance(free, list)
    assert "play gold-pan" in free
    assert "slot draw" in free
    assert not {"play torch", "pass", "dig camp-1a"} & set(free)
    assert s.view(1)["free_actions"] == s.view(None)["free_actions"] == []


@pytest.mark.rule("A4.2")
def test_the_eight_main_actions():
    s = game()
    hand(s, "torch", "fear")
    goods(s, coin=3, compass=3, tablet=2, arrowhead=2, jewel=2)
    discovered(s, "r1c2", "site-1-2", guardian="guardian-08")
    goods(s, coin=4)
    stand(s, "r1c2")
    employ(s, "assistant-10")
    words = legal(s)
    for word in [
        "dig camp-1a",
        "discover r1c1",
        "overcome r1c2",
        "buy hat",
        "play torch",
        "research glass 2",
        "use assistant-10",
        "pass",
    ]:
        assert word in words
        after = s.clone()
        after.apply(GAME.code(word))
        assert "pass" not in [GAME.text(code) for code in after.legal()], word


@pytest.mark.rule("A4.3")
def test_the_five_free_actions():
    s = game()
    hand(s, "funding-car", "fear")
    deck(s, "hat")
    goods(s, coin=2)
    idols(s, crates=1)
    overcome(s, "guardian-07")
    employ(s, "assistant-12")
    for word in ["play funding-car", "slot tablets", "boon guardian-07", "use assistant-12"]:
        after = s.clone()
        after.apply(GAME.code(word))
        while "draw" in [GAME.text(code) for code in after.legal()]:
            after.apply(GAME.code("draw"))
        assert "pass" in [GAME.text(code) for code in after.legal()], word
    assert "pilot" not in legal(s)
    say(s, "dig camp-1a")
    assert "pilot" in legal(s)


@pytest.mark.rule("A4.4")
def test_free_actions_are_offered_at_every_decision_inside_a_main_action():
    s = game()
    hand(s, "grappling-hook", "fear", "hat")
    deck(s, "horse")
    say(s, "play grappling-hook")
    for word in ["discard fear", "draw", "exile-played fear"]:
        assert "play hat" in legal(s)
        say(s, word)
    assert step(s) == "end-turn"
    assert "play hat" in legal(s)


@pytest.mark.rule("A4.4")
def test_a_free_action_may_give_what_the_interrupted_step_needs():
    s = game()
    hand(s, "trowel", "exploration-car")
    say(s, "play trowel")
    assert legal(s) == ["play exploration-car", "decline"]
    say(s, "play exploration-car", "accept")
    assert resources(s) == {"jewel": 1}


@pytest.mark.rule("A4.4")
def test_a_free_action_comes_before_a_fear_that_would_be_a_tile():
    """With the Fear deck empty it makes a difference whether a Fear is exiled before or after."""
    s = game()
    hand(s, "serpent-idol", "fear")
    deck(s, *["fear"] * 18)
    goods(s, tablet=1)
    overcome(s, "guardian-02")
    say(s, "play serpent-idol")
    assert legal(s) == ["boon guardian-02", "decline"]
    say(s, "boon guardian-02", "exile fear")
    assert (s.players[0].fear_tiles, s.fears) == (0, 0)
    assert played_of(s) == ["serpent-idol", "fear"]
    assert resources(s) == {"jewel": 1}


@pytest.mark.rule("A4.5")
def test_what_an_effect_lets_do_is_no_further_main_action():
    s = game()
    hand(s, "ostrich", "torch")
    say(s, "play ostrich", "dig camp-3a")
    assert resources(s) == {"tablet": 2}
    assert legal(s) == ["end"]


@pytest.mark.rule("A4.6")
def test_at_the_end_of_the_turn_the_row_is_refilled_and_icons_are_lost():
    s = game()
    hand(s, "pack-donkey")
    goods(s, coin=1)
    say(s, "dig camp-1a", "travel pack-donkey")
    assert loose(s) == ["car"]
    say(s, "end")
    assert loose(s) == []
    goods(s, seat=1, coin=1)
    say(s, "buy hat")
    assert row_of(s)[1] is None
    say(s, "end")
    assert row_of(s)[1:5] == ["gold-pan", "trowel", "pickaxe", "axe"]
    assert row_of(s)[5] is not None


@pytest.mark.rule("A4.7")
def test_free_actions_do_not_interrupt_one_another():
    """R27: nothing is played between the draw and the discard of an own silver assistant."""
    s = game()
    hand(s, "hat", "fear")
    deck(s, "gold-pan")
    employ(s, "assistant-06")
    say(s, "use assistant-06")
    assert legal(s) == ["decline", "draw"]
    say(s, "draw")
    assert legal(s) == ["discard gold-pan", "discard hat", "discard fear"]
    say(s, "discard fear")
    assert begins(s, "play") == ["gold-pan", "hat"]


@pytest.mark.rule("A4.7")
def test_inside_a_free_action_only_travel_sources_may_be_used():
    s = game()
    hand(s, "hat", "fear")
    goods(s, coin=2)
    employ(s, "assistant-03")
    employ(s, "assistant-08")
    say(s, "use assistant-03", "accept")
    assert legal(s) == ["travel hat", "travel fear", "escort assistant-08", "pilot"]
    assert s.seat == 0


@pytest.mark.rule("A4.8")
def test_nothing_is_begun_that_cannot_be_paid_in_full():
    """R28."""
    s = game()
    goods(s, compass=3, coin=1)
    assert "discover r1c1" not in legal(s), "no travel"
    goods(s, coin=2)
    assert "discover r1c1" in legal(s)
    discovered(s, "r2c2", "site-1-2", guardian="guardian-03")
    stand(s, "r2c2")
    goods(s, coin=2, arrowhead=1)
    assert "overcome r2c2" not in legal(s), "a pilot's coins are not also the coins of the guardian"
    goods(s, coin=3)
    assert "overcome r2c2" in legal(s)


@pytest.mark.rule("A4.8")
def test_a_card_that_is_discarded_is_not_also_travel():
    s = game()
    hand(s, "funding-car")
    discovered(s, "r2c2", "site-1-2", guardian="guardian-02")
    stand(s, "r2c2")
    goods(s, coin=1, arrowhead=1)
    employ(s, "assistant-03")
    say(s, "overcome r2c2")
    assert legal(s) == ["discard funding-car"], "neither the card nor its boot may go elsewhere"
    hand(s, "fear")
    assert "use assistant-03" in legal(s)
    say(s, "use assistant-03", "accept")
    assert legal(s) == ["travel funding-car", "travel fear"]
    say(s, "travel fear")
    assert legal(s) == ["discard funding-car"]


@pytest.mark.rule("A4.8")
def test_a_free_action_must_leave_an_open_payment_possible():
    s = game()
    hand(s, "hat", "funding-car")
    goods(s, coin=0)
    discovered(s, "r1c1", "site-1-2")
    say(s, "dig r1c1")
    assert begins(s, "play") == ["hat"], "the car is needed"
    goods(s, coin=1)
    assert begins(s, "play") == ["hat", "funding-car"], "its coin would hire a pilot"
    say(s, "play funding-car")
    assert legal(s) == ["play hat", "pilot"]


@pytest.mark.rule("A4.8")
def test_what_a_nested_payment_takes_is_not_missing_in_the_outer_one():
    s = game()
    hand(s, "funding-car", "fear")
    employ(s, "assistant-03")
    discovered(s, "r1c1", "site-1-2")
    say(s, "dig r1c1", "use assistant-03", "accept")
    assert legal(s) == ["travel fear"]
    say(s, "travel fear")
    assert (step(s), legal(s)) == ("pay-travel", ["travel funding-car"])
    say(s, "travel funding-car", "end")
    assert resources(s) == {"coin": 1, "arrowhead": 2}


@pytest.mark.rule("A4.8")
def test_a_forced_discard_of_a_free_action_cannot_take_what_is_due():
    s = game()
    hand(s, "funding-car")
    employ(s, "assistant-06")
    discovered(s, "r1c1", "site-1-2")
    say(s, "dig r1c1")
    assert "use assistant-06" not in legal(s)
    deck(s, "hat")
    drawing = s.clone()
    say(drawing, "use assistant-06")
    assert legal(drawing) == ["draw"], "only a card drawn can be the one to go"
    say(drawing, "draw")
    assert legal(drawing) == ["discard hat"]
    hand(s, "fear")
    say(s, "use assistant-06", "decline")
    assert legal(s) == ["discard fear"]


@pytest.mark.rule("A15.1", "A5.16")
def test_free_actions_are_allowed_in_the_turn_of_passing_but_no_more_turns():
    s = game()
    hand(s, "funding-car", "hat", "torch")
    say(s, "play funding-car", "pass")
    assert legal(s) == ["play hat", "end"]
    say(s, "play hat", "end", "pass", "end")
    assert step(s) == "keep-cards"


@pytest.mark.rule("A15.2")
def test_nothing_is_lost_by_passing():
    s = game()
    hand(s, "torch", "fear")
    goods(s, coin=3, jewel=1)
    employ(s, "assistant-02")
    say(s, "pass", "end")
    assert hand_of(s) == ["fear", "torch"]
    assert resources(s) == {"coin": 3, "jewel": 1}
    assert team_of(s) == ["assistant-02"]


def test_an_illegal_word_is_refused():
    s = game()
    with pytest.raises(IllegalWord):
        s.apply(GAME.code("buy hat"))
