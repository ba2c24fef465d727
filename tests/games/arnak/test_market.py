"""A11 and A12: the card row, buying and playing cards."""

import pytest

from tests.games.arnak.positions import (
    begins,
    deck,
    deck_of,
    deck_top,
    end_turn,
    exile_deck,
    exiled,
    finish_round,
    game,
    goods,
    hand,
    hand_of,
    legal,
    played,
    played_of,
    resources,
    row,
    row_of,
    say,
    step,
)


@pytest.mark.rule("A11.1")
def test_the_staff_moves_one_space_each_round():
    s = game()
    for number in range(1, 5):
        kinds = ["artifact" if card < number else "item" for card in range(6)]
        assert [("artifact" if card >= 40 else "item") for card in s.row] == kinds
        assert s.view(None)["staff"] == number
        finish_round(s)


@pytest.mark.rule("A11.2")
def test_an_item_costs_coins_and_goes_face_down_under_the_deck():
    s = game()
    deck(s, "fear", "funding-car")
    goods(s, coin=2, compass=9)
    say(s, "buy axe")
    assert deck_of(s) == ["fear", "funding-car", "axe"]
    assert resources(s) == {"compass": 9}
    assert step(s) == "end-turn"


@pytest.mark.rule("A11.3")
def test_an_artifact_costs_compasses_and_lies_in_the_play_area():
    s = game()
    goods(s, compass=3, coin=9)
    say(s, "buy stone-jar")
    assert played_of(s) == ["stone-jar"]
    assert resources(s) == {"compass": 1, "coin": 9}


@pytest.mark.rule("A11.4")
def test_the_effect_of_a_bought_artifact_is_resolved_now_without_the_tablet_or_not_at_all():
    s = game()
    row(s, "serpents-gold")
    goods(s, compass=3, tablet=1)
    say(s, "buy serpents-gold")
    assert legal(s) == ["decline", "resolve"]
    say(s, "resolve")
    assert resources(s) == {"coin": 4, "tablet": 1}
    s = game()
    row(s, "serpents-gold")
    goods(s, compass=3)
    say(s, "buy serpents-gold", "decline", "end", "pass", "end")
    assert legal(s) == ["pass"], "it rests in the play area, its icons unusable"


@pytest.mark.rule("A11.4")
def test_other_costs_inside_a_bought_artifact_are_paid():
    s = game()
    row(s, "star-charts")
    goods(s, compass=4, coin=1)
    say(s, "buy star-charts", "resolve", "accept", "activate camp-1", "activate camp-3")
    assert resources(s) == {"coin": 2, "tablet": 2}


@pytest.mark.rule("A11.5")
def test_an_item_bought_with_an_empty_deck_is_the_whole_deck():
    s = game()
    hand(s, "pack-donkey")
    goods(s, coin=1)
    say(s, "buy hat", "end", "pass", "end", "play pack-donkey", "draw")
    assert hand_of(s) == ["hat"]


@pytest.mark.rule("A11.6")
def test_at_the_end_of_the_turn_cards_slide_to_the_staff_and_new_ones_come_from_outside():
    s = game(round=3)
    row(s, "mortar", "war-club", "sundial", "dog", "horse", "torch")
    goods(s, coin=3, compass=4)
    deck_top(s, "rope")
    deck_top(s, "stone-key")
    say(s, "buy dog", "end")
    assert row_of(s) == ["mortar", "war-club", "sundial", "horse", "torch", "rope"]
    goods(s, seat=1, compass=4)
    say(s, "buy war-club", "decline", "end")
    assert row_of(s) == ["stone-key", "mortar", "sundial", "horse", "torch", "rope"]


@pytest.mark.rule("A11.6")
def test_without_a_deck_nothing_slides():
    s = game(round=2)
    row(s, "mortar", "war-club", "dog", "horse", "torch", "rope")
    exile_deck(s, items=True)
    goods(s, coin=3)
    say(s, "buy dog", "end")
    assert row_of(s) == ["mortar", "war-club", None, "horse", "torch", "rope"]


@pytest.mark.rule("A11.7")
def test_a_second_purchase_in_the_same_turn_sees_the_gaps():
    s = game(round=2)
    row(s, "stone-jar", "sundial", "dog", "horse", "torch", "rope")
    hand(s, "ancient-wine")
    goods(s, tablet=1, coin=9, compass=9)
    row(s, "monkey-medallion", "sundial", "dog", "horse", "torch", "rope")
    say(s, "buy monkey-medallion", "resolve")
    assert row_of(s)[0] is None
    assert begins(s, "take") == ["horse", "torch", "rope", "dog"]
    say(s, "take dog")
    assert row_of(s) == [None, "sundial", None, "horse", "torch", "rope"]


@pytest.mark.rule("A11.8")
def test_a_deck_that_runs_out_leaves_gaps_that_keep_their_place():
    s = game(round=2)
    row(s, "mortar", "war-club", "dog", "horse", "torch", "rope")
    exile_deck(s, items=True, leave=1)
    hand(s, "airdrop")
    left = s.view(None)["items"]
    assert isinstance(left, dict)
    assert left["cards"] == 1
    s.row[3] = -1
    s.row[5] = -1
    s.exiled_items |= 2**3 | 2**29
    say(s, "play airdrop", "take dog", "end")
    new = row_of(s)[3]
    assert new is not None
    assert row_of(s) == ["mortar", "war-club", "torch", new, None, None], "the last new card lies nearest to the staff"
    goods(s, seat=1, coin=9)
    say(s, "buy torch", "end")
    assert row_of(s) == ["mortar", "war-club", None, new, None, None]


@pytest.mark.rule("A11.8", "A20.14")
def test_rightmost_means_the_outermost_card_still_present():
    s = game(round=2)
    row(s, "mortar", "war-club", "dog", "horse", None, None)
    exile_deck(s, items=True)
    hand(s, "ornate-hammer")
    goods(s, tablet=1)
    say(s, "play ornate-hammer")
    assert row_of(s)[2:] == ["dog", None, None, None]
    assert "horse" in exiled(s)


@pytest.mark.rule("A12.1")
def test_a_card_is_used_for_travel_or_for_its_effect():
    s = game()
    hand(s, "gold-pan")
    say(s, "play gold-pan")
    assert begins(s, "dig") == [f"camp-{camp}a" for camp in range(1, 6)], "two coins for a pilot"
    assert hand_of(s) == []
    s = game()
    hand(s, "gold-pan")
    say(s, "dig camp-2a", "travel gold-pan")
    assert resources(s) == {"compass": 2}
    assert begins(s, "play") == []


@pytest.mark.rule("A12.2")
def test_cards_with_lightning_are_free_others_the_main_action_and_fear_has_no_effect():
    s = game()
    hand(s, "fear", "exploration-ship", "steam-boat", "brush")
    assert begins(s, "play") == ["steam-boat", "brush", "exploration-ship"]
    say(s, "play exploration-ship", "play steam-boat")
    assert step(s) == "turn"
    say(s, "play brush")
    assert step(s) == "end-turn"
    assert resources(s) == {"compass": 3}


@pytest.mark.rule("A12.3")
def test_an_artifact_from_hand_costs_a_tablet_first():
    s = game()
    hand(s, "traders-coins", "fear")
    assert begins(s, "play") == []
    goods(s, tablet=1)
    say(s, "play traders-coins")
    assert resources(s) == {"coin": 2}, "the tablet is paid before the upgrade could use it"
    assert step(s) == "end-turn"


@pytest.mark.rule("A12.3")
def test_without_a_tablet_it_serves_for_travel_or_as_a_discard():
    s = game()
    hand(s, "mortar", "parrot")
    assert "dig camp-1a" in legal(s)
    say(s, "play parrot", "discard mortar")
    assert played_of(s) == ["parrot", "mortar"]


@pytest.mark.rule("A12.4")
def test_the_second_mode_of_watch_and_chronometer_passes():
    """R11: not after the main action."""
    s = game()
    hand(s, "watch", "chronometer", "torch")
    assert begins(s, "pass-with") == ["watch", "chronometer"]
    say(s, "play torch", "decline")
    assert begins(s, "pass-with") == []
    assert begins(s, "play") == ["watch", "chronometer"]
    s = game()
    hand(s, "chronometer")
    say(s, "pass-with chronometer")
    assert resources(s) == {"compass": 3}
    assert s.players[0].passed


@pytest.mark.rule("A12.4")
def test_sundial_is_a_main_action_in_both_modes():
    s = game()
    hand(s, "sundial")
    assert legal(s) == ["pass"] + [word for word in legal(s) if word.startswith("dig")]
    goods(s, tablet=1)
    assert {"play sundial", "pass-with sundial"} <= set(legal(s))
    say(s, "pass-with sundial")
    assert resources(s) == {"jewel": 1}
    assert s.players[0].passed
    assert step(s) == "end-turn"


@pytest.mark.rule("A12.4")
def test_a_bought_sundial_may_pass_and_the_rest_of_the_turn_is_completed():
    """R10."""
    s = game(round=2)
    row(s, "sundial")
    tokens_before = s.players[0].goods[4]
    goods(s, compass=2)
    say(s, "buy sundial")
    assert legal(s) == ["decline", "resolve", "pass-with sundial"]
    say(s, "pass-with sundial")
    assert s.players[0].goods[4] == tokens_before + 1
    assert s.players[0].passed
    end_turn(s)
    assert s.seat == 1
    say(s, "pass", "end")
    assert s.round == 3


@pytest.mark.rule("A12.5")
def test_cards_stay_in_the_play_area_until_the_round_ends():
    s = game()
    hand(s, "hat", "fear")
    deck(s, "dog")
    say(s, "play hat", "dig camp-1a", "travel fear", "end", "pass", "end")
    assert played_of(s) == ["hat", "fear"]
    assert deck_of(s) == ["dog"]
    finish_round(s)
    assert sorted(hand_of(s)) == ["dog", "fear", "hat"]
    played(s, "torch")
    assert played_of(s) == ["torch"]
