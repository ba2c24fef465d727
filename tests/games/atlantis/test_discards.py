"""I14: the discard step."""

import pytest

from tests.games.atlantis.positions import (
    acting,
    discarded,
    ending,
    followers,
    followers_of,
    game,
    hand,
    hand_of,
    happened,
    legal,
    say,
    step,
    total,
)


@pytest.mark.rule("I14.1")
@pytest.mark.parametrize(("held", "surplus"), [(4, 0), (5, 0), (6, 1), (9, 4)])
def test_five_hand_cards_are_kept_at_most(held: int, surplus: int):
    s = game()
    hand(s, 0, green=held)
    ending(s)
    say(s, *["discard green"] * surplus)
    assert s.seat == 1
    assert hand_of(s) == {"green": held - surplus}


@pytest.mark.rule("I14.1")
def test_five_followers_of_each_colour_are_kept_at_most():
    s = game()
    followers(s, 0, brown=8, green=6, blue=5, purple=1)
    ending(s)
    assert s.seat == 1
    assert followers_of(s) == {"brown": 5, "green": 5, "blue": 5, "purple": 1}
    assert discarded(s) == {"brown": 3, "green": 1}


@pytest.mark.rule("I14.2")
def test_the_player_chooses_the_hand_cards():
    s = game()
    hand(s, 0, brown=3, green=3, purple=1)
    ending(s)
    assert legal(s) == ["discard brown", "discard green", "discard purple"]
    say(s, "discard purple")
    assert legal(s) == ["discard brown", "discard green"]
    say(s, "discard brown")
    assert (hand_of(s), discarded(s)) == ({"brown": 2, "green": 3}, {"brown": 1, "purple": 1})


@pytest.mark.rule("I14.2")
def test_surplus_is_discarded_before_the_next_player_begins():
    s = game()
    hand(s, 0, green=6)
    followers(s, 0, blue=7)
    acting(s)
    say(s, "pass")
    assert (s.seat, step(s)) == (0, "discard")
    say(s, "discard green")
    messages = [str(entry["message"]) for entry in s.log()]
    assert messages.index("followers-discarded") < messages.index("card-discarded")
    begun = max(place for place, message in enumerate(messages) if message == "turn-began")
    assert messages.index("card-discarded") < begun


@pytest.mark.rule("I14.3")
def test_the_limits_apply_only_at_the_end_of_the_turn():
    s = game()
    hand(s, 0, green=9)
    followers(s, 0, blue=8)
    say(s, "migrate")
    assert total(hand_of(s)) == 10
    assert followers_of(s) == {"blue": 8}
    assert happened(s, "followers-discarded") == []


@pytest.mark.rule("I14.3")
def test_the_limits_apply_only_to_the_active_player():
    s = game()
    hand(s, 1, green=9)
    followers(s, 1, blue=8)
    ending(s)
    assert s.seat == 1
    assert (hand_of(s, 1), followers_of(s, 1)) == ({"green": 9}, {"blue": 8})
