"""What a view tells about a decision that is half made."""

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
    assert s.view(0)["chosen"] == {"area": "brown-neutral", "move": "a"}
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
