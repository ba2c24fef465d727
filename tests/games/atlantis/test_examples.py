"""I20: the worked examples, one test each. Unless something else is said, brown, green, blue and purple are the regions 1 to 4."""

import pytest

from pelagos.games.atlantis.game import GAME
from pelagos.games.atlantis.lookup import GOD_TEMPLES
from pelagos.games.atlantis.state import Atlantis
from tests.games.atlantis.positions import (
    acting,
    completed,
    deck_size,
    discard,
    discarded,
    display,
    drawing,
    ending,
    exhaust,
    followers,
    followers_of,
    game,
    god,
    hand,
    hand_of,
    happened,
    helper,
    legal,
    marker,
    on_top,
    say,
    shown,
    stack_text,
    starting,
    step,
    supply_of,
    temple,
    temple_of,
    temples,
    total,
)


def surplus() -> Atlantis:
    """The position of E3: the card III / II / II+I / III and a I too many in region 4."""
    s = game()
    god(s, 0, "ra")
    temples(s, 0, "III", "II", "II+I", "III+I")
    return s


@pytest.mark.rule("E1")
def test_reading_a_god_card():
    s = game()
    assert [stack_text(stack) for stack in GOD_TEMPLES[s.players[0].god]] == ["I", "II+II", "I", "III"]
    for number, (colour, stack) in enumerate(zip(["brown", "green", "blue", "purple"], ["I", "II+II", "I", "III"], strict=True), 1):
        temple(s, 0, colour, stack)
        assert number in completed(s)


@pytest.mark.rule("E2")
def test_winning():
    s = game()
    temples(s, 0, "", "II+II", "I", "III")
    hand(s, 0, brown=1, green=6)
    say(s, "construct brown a")
    assert completed(s) == [1, 2, 3, 4]
    assert (s.over, s.winner) == (True, 0)
    assert s.actions == 4
    assert hand_of(s) == {"green": 6}
    assert s.legal() == []


@pytest.mark.rule("E3")
def test_not_winning_surplus():
    s = surplus()
    say(s, "migrate")
    assert completed(s) == [1, 2, 3]
    assert not s.over


@pytest.mark.rule("E4")
def test_not_winning_wrong_regions():
    s = game()
    temples(s, 0, "II+II", "I", "I", "III")
    say(s, "migrate")
    assert completed(s) == [3, 4]
    assert not s.over


@pytest.mark.rule("E5")
def test_not_winning_neutral_area():
    s = game(order="green-brown-blue-purple")  # brown, which has a neutral area, is region 2
    temples(s, 0, "", "I", "I", "III")
    temple(s, 0, "brown-neutral", "II+II")
    say(s, "migrate")
    assert completed(s) == [1, 3, 4]
    assert not s.over


@pytest.mark.rule("E6")
def test_not_winning_other_tiles():
    s = game()
    god(s, 0, "ra")
    temples(s, 0, "II+I", "II", "III", "III")
    say(s, "migrate")
    assert completed(s) == [2, 4]
    assert not s.over


@pytest.mark.rule("E7")
def test_helper_level_i():
    s = game()
    helper(s)
    hand(s, 0, green=2)
    on_region = s.helpers
    say(s, "construct brown a", "helper")
    assert hand_of(s) == {"green": 2}
    assert followers_of(s) == {}
    assert temple_of(s, 0, "brown") == "I"
    assert (s.players[0].helper, s.helpers) == (False, on_region + 1)


@pytest.mark.rule("E8")
@pytest.mark.parametrize(("move", "after"), [("r2", "III"), ("a", "II+I")])
def test_helper_level_iii(move: str, after: str):
    s = game()
    temple(s, 0, "brown", "II")
    helper(s)
    hand(s, 0, brown=2)
    say(s, f"construct brown {move}", "helper")
    assert (hand_of(s), followers_of(s)) == ({}, {"brown": 2})
    assert temple_of(s, 0, "brown") == after


@pytest.mark.rule("E9")
def test_building_ii_plus_i():
    s = game()
    hand(s, 0, brown=6)
    paid = []
    for move, after in (("a", "I"), ("r1", "II"), ("a", "II+I")):
        before = total(hand_of(s))
        say(s, f"construct brown {move}")
        paid.append(before - total(hand_of(s)))
        assert temple_of(s, 0, "brown") == after
        if move == "r1":
            assert supply_of(s) == "III+III+II+I+I"
    assert paid == [1, 2, 3]
    assert followers_of(s) == {"brown": 6}
    assert s.actions == 2


@pytest.mark.rule("E10")
def test_cost_follows_the_level():
    s = game()
    temple(s, 0, "brown", "II")
    hand(s, 0, brown=2)
    assert "construct brown a" not in legal(s)
    hand(s, 0, brown=1)
    say(s, "construct brown a")
    assert followers_of(s) == {"brown": 3}


@pytest.mark.rule("E11")
def test_neutral_area_taken():
    s = game()
    temple(s, 0, "brown-neutral", "I")
    hand(s, 1, brown=1)
    assert legal(acting(s, 1), "construct") == ["construct brown a"]
    say(acting(s, 0), "demolish brown-neutral i")
    assert "construct brown-neutral a" in legal(acting(s, 1))


@pytest.mark.rule("E12")
def test_freeing_a_tile_by_demolition():
    s = game()
    temples(s, 0, "", "", "I", "I")
    hand(s, 0, brown=1)
    assert legal(s, "construct") == []
    assert completed(s) == [3]
    say(s, "demolish blue i")
    assert supply_of(s) == "III+III+II+II+I"
    assert "construct brown a" in legal(s)
    assert completed(s) == []


@pytest.mark.rule("E13")
def test_recruiting_for_a_feast():
    s = game()
    followers(s, 0, brown=2)
    hand(s, 0, brown=1)
    assert "feast" not in legal(s)
    say(s, "recruit 1")
    assert "feast" in legal(s)
    say(s, "feast")
    assert step(s) == "move-tile"
    say(s, "pass")
    assert (followers_of(s), discarded(s)) == ({"brown": 1}, {"brown": 2})
    assert s.actions == 3


@pytest.mark.rule("E14")
def test_draw_step():
    s = game()
    display(s, "brown", "brown", "green", "blue")
    on_top(s, "purple", "blue")
    drawing(s)
    say(s, "take green")
    assert shown(s) == ["brown", "brown", "purple", "blue"]
    assert legal(s) == ["take brown", "take blue", "take purple", "draw"]
    say(s, "draw")
    assert legal(s) == ["take brown", "take blue", "take purple", "draw"]
    say(s, "take blue")
    assert step(s) == "act"
    assert hand_of(s) == {"green": 1, "blue": 2}


@pytest.mark.rule("E15")
def test_setup_counts():
    s = GAME.new(players=3, seed=11, first_player="1")
    assert isinstance(s, Atlantis)
    assert [total(hand_of(s, seat)) for seat in range(3)] == [3, 4, 5]
    assert [total(followers_of(s, seat)) for seat in range(3)] == [1, 1, 1]
    assert (len(shown(s)), deck_size(s)) == (4, 37)
    assert 3 + 4 + 5 + 3 + 4 + 37 == 56


@pytest.mark.rule("E16")
def test_reshuffle():
    s = game()
    discard(s, green=4, blue=3)
    exhaust(s, 1)
    say(s, "migrate")
    assert total(hand_of(s)) == 1
    assert (deck_size(s), discarded(s)) == (6, {})


@pytest.mark.rule("E17")
def test_nothing_to_draw():
    s = game()
    display(s, "green", None, "blue", None)
    exhaust(s, 1)
    starting(s)
    assert legal(s) == ["take green", "take blue"]
    say(s, "take green", "take blue")
    assert step(s) == "act"
    assert shown(s) == [None] * 4
    assert hand_of(s) == {"green": 1, "blue": 1}


@pytest.mark.rule("E18")
def test_partial_replacement():
    s = game()
    temple(s, 0, "brown", "II+I")
    hand(s, 0, brown=4)
    say(s, "construct brown r1")
    assert temple_of(s, 0, "brown") == "II+II"
    assert followers_of(s) == {"brown": 4}
    assert supply_of(s) == "III+III+I+I"


@pytest.mark.rule("E19")
def test_two_for_one():
    s = game()
    temple(s, 0, "brown", "I+I")
    hand(s, 0, brown=3)
    say(s, "construct brown r3")
    assert temple_of(s, 0, "brown") == "III"
    assert followers_of(s) == {"brown": 3}
    assert supply_of(s) == "III+II+II+I+I"


@pytest.mark.rule("E20")
def test_missing_tile():
    s = game()
    temples(s, 0, "I", "II+II", "", "")
    hand(s, 0, brown=8)
    assert legal(s, "construct") == ["construct brown a", "construct brown-neutral a"]
    few = game()
    temples(few, 0, "I", "II+II", "", "")
    hand(few, 0, brown=1)
    assert "construct brown a" not in legal(few)
    temple(s, 0, "blue", "I")
    assert legal(s, "construct") == []


@pytest.mark.rule("E21")
def test_conversion_limit():
    s = game()
    followers(s, 1, green=3)
    say(s, "convert 2 green")
    assert legal(s, "convert") == []
    say(s, "pass", "draw", "draw", "draw", "pass", "draw", "draw", "draw")
    assert s.seat == 0
    assert legal(s, "convert") == ["convert 2 green"]


@pytest.mark.rule("E22")
def test_winning_by_demolition():
    s = surplus()
    say(s, "demolish purple i")
    assert s.winner == 0


@pytest.mark.rule("E23")
def test_blocked_by_a_neutral_tile():
    s = game()
    god(s, 0, "ra")
    temples(s, 0, "III", "II", "II+I", "III")
    temple(s, 0, "brown-neutral", "I")
    say(s, "migrate")
    assert completed(s) == [1, 2, 3, 4]
    assert not s.over
    say(s, "demolish brown-neutral i")
    assert s.winner == 0


@pytest.mark.rule("E24")
def test_discard_step():
    s = game()
    hand(s, 0, brown=3, green=4)
    followers(s, 0, purple=6)
    ending(s)
    say(s, "discard green", "discard brown")
    assert s.seat == 1
    assert (hand_of(s), followers_of(s)) == ({"brown": 2, "green": 3}, {"purple": 5})
    assert discarded(s) == {"brown": 1, "green": 1, "purple": 1}


@pytest.mark.rule("E25")
def test_solo_clock():
    s = game(1)
    temples(s, 0, "I", "", "", "III")
    starting(s, 0, 10)
    assert s.turn == 10
    say(s, "draw", "draw", "draw", "pass")
    assert (s.over, s.ranking(), s.scores()) == (True, [2], [2])
    assert happened(s, "game-lost")[0]["temples"] == 2
    won = game(1)
    temples(won, 0, "I", "II+II", "I", "III")
    marker(won, "green")
    starting(won, 0, 7)
    say(won, "draw", "draw", "draw", "migrate")
    assert won.scores() == [7]
