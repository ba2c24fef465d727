"""What a view tells about a decision that is half made."""

import pytest

from tests.games.atlantis.positions import SIDES_A, drawing, feasting, game, hand, helper, say, temple


def test_it_tells_how_many_cards_are_still_to_be_drawn():
    s = drawing(game())
    assert s.view(0)["draws"] == 3
    say(s, "take green")
    assert s.view(None)["draws"] == 2
    say(s, "draw", "draw")
    assert s.view(0)["draws"] == 0


def test_it_tells_how_many_open_cards_an_open_call_still_gives():
    s = game(**SIDES_A)
    feasting(s, "draw_two_display")
    assert s.view(0)["draws"] == 2
    say(s, "take green")
    assert s.view(0)["draws"] == 1


def test_it_tells_what_is_about_to_be_built_while_the_helper_is_asked_for():
    s = game()
    helper(s)
    hand(s, 0, brown=1)
    assert s.view(0)["chosen"] is None
    say(s, "construct brown-neutral a")
    assert s.view(0)["chosen"] == {"area": "brown-neutral", "move": "a", "tiles": ["I"]}
    say(s, "helper")
    assert s.view(0)["chosen"] is None


def test_it_tells_which_tile_is_to_go_elsewhere():
    s = game()
    temple(s, 0, "green", "II+I")
    feasting(s, "move_tile")
    say(s, "move green ii")
    assert s.view(1)["chosen"] == {"area": "green", "tile": "ii"}
    say(s, "to blue")
    assert s.view(1)["chosen"] is None


@pytest.mark.rule("I7.2", "I8.3", "I9.1")
def test_it_tells_which_building_moves_fit_where_the_marker_is():
    s = game()
    temple(s, 0, "brown", "II+I")
    moves = {(move["area"], move["move"]): move for move in s.view(0)["moves"]}
    assert set(moves) == {("brown", "a"), ("brown", "r1"), ("brown", "r2"), ("brown-neutral", "a")}
    assert (moves["brown", "r1"]["tiles"], moves["brown", "r1"]["price"]) == (["II", "II"], 4)
    assert (moves["brown", "r2"]["off"], moves["brown", "r2"]["on"]) == (["II"], "III")
    temple(s, 1, "brown-neutral", "I")
    assert all(move["area"] == "brown" for move in s.view(0)["moves"])


@pytest.mark.rule("I7.2")
def test_it_tells_a_player_alone_for_which_regions_the_hand_is_enough():
    s = game()
    temple(s, 0, "green", "II+I")
    hand(s, 0, brown=1, green=1)
    assert s.view(0)["seats"][0]["payable"] == ["brown"], "the third level costs more than one card"
    assert s.view(1)["seats"][0]["payable"] is s.view(None)["seats"][0]["payable"] is None
