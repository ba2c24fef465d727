"""A9 and A10: guardians and idols."""

import pytest

from pelagos.games.arnak.game import GAME
from tests.games.arnak.positions import (
    begins,
    deck,
    discovered,
    employ,
    finish_round,
    game,
    goods,
    guard,
    guardian_at,
    hand,
    hand_of,
    idols,
    legal,
    overcome,
    played_of,
    resources,
    say,
    stand,
    step,
)


@pytest.mark.rule("A9.1")
def test_a_guardian_stays_until_overcome_or_moved_and_also_on_a_camp():
    s = game()
    guard(s, "camp-1", "guardian-08")
    finish_round(s)
    finish_round(s)
    assert guardian_at(s, "camp-1") == "guardian-08"
    stand(s, "camp-1a", seat=int(s.seat))
    goods(s, seat=int(s.seat), coin=4)
    say(s, "overcome camp-1")
    assert guardian_at(s, "camp-1") is None


@pytest.mark.rule("A9.2")
def test_two_archaeologists_at_a_guarded_camp_bring_two_fears():
    """R23."""
    s = game(players=4)
    guard(s, "camp-1", "guardian-08")
    stand(s, "camp-1a")
    stand(s, "camp-1b")
    finish_round(s)
    assert hand_of(s) == ["fear", "fear"]


@pytest.mark.rule("A9.3")
def test_overcoming_needs_an_archaeologist_there_and_the_whole_cost():
    s = game()
    discovered(s, "r1c1", "site-1-1", guardian="guardian-05")
    goods(s, tablet=1, arrowhead=1)
    hand(s, "fear")
    assert begins(s, "overcome") == []
    stand(s, "r1c1", seat=1)
    assert begins(s, "overcome") == []
    s.spaces[10] = 0
    s.players[0].home -= 1
    s.players[1].home += 1
    assert begins(s, "overcome") == ["r1c1"]
    say(s, "overcome r1c1")
    assert resources(s) == {}
    say(s, "travel fear")
    assert guardian_at(s, "r1c1") is None


@pytest.mark.rule("A9.3")
def test_a_discarded_card_may_not_pay_travel():
    s = game()
    discovered(s, "r1c1", "site-1-1", guardian="guardian-07")
    stand(s, "r1c1")
    goods(s, compass=1, arrowhead=1)
    assert begins(s, "overcome") == []
    hand(s, "gold-pan")
    say(s, "overcome r1c1")
    assert legal(s) == ["discard gold-pan"], "playing it would leave nothing to discard"
    say(s, "discard gold-pan")
    assert (resources(s), played_of(s)) == ({}, ["gold-pan"])


@pytest.mark.rule("A9.4")
def test_an_overcome_guardian_is_worth_five_points():
    s = game()
    discovered(s, "r1c1", "site-1-1", guardian="guardian-08")
    stand(s, "r1c1")
    goods(s, coin=4)
    before = s.scores()[0]
    say(s, "overcome r1c1")
    assert s.scores()[0] == before + 5
    board = s.view(1)["players_boards"]
    assert isinstance(board, list)
    assert board[0]["guardians"] == board[0]["boons"] == ["guardian-08"]


@pytest.mark.rule("A9.5")
def test_a_boon_works_once_per_game_and_the_points_stay():
    s = game()
    overcome(s, "guardian-08")
    goods(s, tablet=2)
    points = s.scores()[0]
    say(s, "boon guardian-08", "upgrade tablet")
    assert resources(s) == {"tablet": 1, "arrowhead": 1}
    assert begins(s, "boon") == []
    finish_round(s)
    assert s.players[0].boons == 0
    assert s.scores()[0] == points


@pytest.mark.rule("A9.5")
def test_travel_boons_work_only_while_paying_travel():
    s = game()
    overcome(s, "guardian-01")
    assert begins(s, "boon") == []
    discovered(s, "r1c3", "site-1-10")
    say(s, "dig r1c3")
    assert legal(s) == ["guide guardian-01"]


@pytest.mark.rule("A10.1")
def test_an_idol_is_worth_three_points_in_crates_or_slot():
    s = game()
    before = s.scores()[0]
    idols(s, crates=1)
    assert s.scores()[0] == before + 3
    say(s, "slot tablets")
    assert s.scores()[0] == before + 3 - 1


@pytest.mark.rule("A10.2")
@pytest.mark.parametrize(("filled", "points"), [([], 10), ([1], 9), ([1, 2], 7), ([1, 2, 3], 4), ([1, 2, 3, 4], 0), ([2], 8)])
def test_empty_slots_are_worth_one_to_four_points(filled: list[int], points: int):
    s = game()
    idols(s, slots=filled)
    assert s.scores()[0] == points + 3 * len(filled)


@pytest.mark.rule("A10.3")
def test_the_five_effects_of_the_slots():
    s = game()
    idols(s, crates=1)
    deck(s, "hat")
    goods(s, coin=1)
    assert begins(s, "slot") == ["jewel", "arrowhead", "tablets", "coin-compass", "draw"]
    expected = {
        "jewel": {"jewel": 1},
        "arrowhead": {"coin": 1, "arrowhead": 1},
        "tablets": {"coin": 1, "tablet": 2},
        "coin-compass": {"coin": 2, "compass": 1},
        "draw": {"coin": 1},
    }
    for effect, goods_after in expected.items():
        after = s.clone()
        after.apply(GAME.code(f"slot {effect}"))
        if effect == "draw":
            after.apply(GAME.code("draw"))
            assert hand_of(after) == ["hat"]
        assert resources(after) == goods_after
        assert (after.players[0].idols, after.players[0].slots) == (0, 1)
        assert step(after) == "turn", "a free action"


@pytest.mark.rule("A10.3")
def test_slots_fill_from_the_left_and_an_effect_may_be_chosen_again():
    s = game()
    idols(s, crates=2, slots=[2])
    say(s, "slot arrowhead")
    assert s.players[0].slots == 0b0011
    say(s, "slot arrowhead")
    assert s.players[0].slots == 0b0111
    assert begins(s, "slot") == []


@pytest.mark.rule("A10.3")
def test_the_jewel_is_chosen_only_with_a_coin():
    """R25."""
    s = game()
    idols(s, crates=1)
    assert begins(s, "slot") == ["arrowhead", "tablets", "coin-compass", "draw"]


@pytest.mark.rule("A10.4")
def test_a_slotted_idol_cannot_be_moved_but_by_stone_key():
    s = game()
    idols(s, slots=[1, 2, 3, 4])
    assert legal(s) == ["pass"]
    hand(s, "stone-key")
    goods(s, tablet=1)
    say(s, "play stone-key", "empty 3")
    assert (s.players[0].slots, s.players[0].idols) == (0b1011, 1)
    employ(s, "assistant-01")
    say(s, "slot arrowhead")
    assert s.players[0].slots == 0b1111
