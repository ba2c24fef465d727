"""I12: helper tokens."""

import pytest

from tests.games.atlantis.positions import (
    acting,
    feasting,
    followers_of,
    game,
    hand,
    hand_of,
    helper,
    legal,
    say,
    step,
    temple,
    temple_of,
)


@pytest.mark.rule("I12.1")
def test_a_player_owns_at_most_one():
    s = game()
    feasting(s, "take_helper")
    say(s, "use")
    feasting(s, "take_helper")
    assert legal(s) == ["pass"]
    assert s.helpers == 1


@pytest.mark.rule("I12.2")
def test_a_level_i_temple_costs_nothing_with_it():
    s = game()
    helper(s)
    assert legal(s, "construct") == ["construct brown a", "construct brown-neutral a"]
    say(s, "construct brown a")
    assert legal(s) == ["helper"]
    say(s, "helper")
    assert temple_of(s, 0, "brown") == "I"
    assert followers_of(s) == {}


@pytest.mark.rule("I12.2")
def test_it_makes_one_construction_one_card_cheaper_and_not_two():
    s = game()
    temple(s, 0, "brown", "II")
    helper(s)
    hand(s, 0, brown=1)
    assert "construct brown a" not in legal(s)
    hand(s, 0, brown=1)
    say(s, "construct brown a")
    assert legal(s) == ["helper"]
    say(s, "helper")
    assert (hand_of(s), followers_of(s)) == ({}, {"brown": 2})


@pytest.mark.rule("I12.2")
def test_without_a_token_nothing_is_asked():
    s = game()
    hand(s, 0, brown=1)
    say(s, "construct brown a")
    assert step(s) == "act"


@pytest.mark.rule("I12.2")
def test_it_does_not_serve_other_players():
    s = game()
    helper(s, 1)
    assert legal(s, "construct") == []


@pytest.mark.rule("I12.3")
def test_a_spent_token_goes_back_to_its_region_and_can_be_taken_again():
    s = game()
    helper(s)
    assert s.helpers == 1
    say(s, "construct brown a", "helper")
    assert (s.helpers, s.players[0].helper) == (2, False)
    feasting(s, "take_helper")
    say(s, "use")
    assert s.players[0].helper


@pytest.mark.rule("I12.4")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_player_without_one_always_finds_one(players: int):
    s = game(players)
    for seat in range(1, players):
        helper(s, seat)
    acting(s)
    feasting(s, "take_helper")
    say(s, "use")
    assert s.helpers == 0
    assert all(player.helper for player in s.players)
