"""I18: decision points."""

import pytest

from pelagos.games.atlantis.game import GAME
from tests.games.atlantis.positions import (
    SIDES_A,
    acting,
    deck_size,
    drawing,
    dummy,
    ending,
    feasting,
    followers,
    game,
    hand,
    helper,
    legal,
    say,
    step,
    temple,
)


@pytest.mark.rule("I18")
def test_every_decision_of_the_table_is_a_word():
    verbs = {"pass", "take", "draw", "travel", "construct", "helper", "demolish", "convert", "feast", "recruit", "migrate", "use"}
    verbs |= {"swap", "with", "move", "to", "exchange", "recall", "presence", "discard"}
    assert {verb.name for verb in GAME.vocabulary.verbs} == verbs


@pytest.mark.rule("I18")
def test_all_actions_can_be_offered_at_once():
    s = game()
    hand(s, 0, brown=2, green=1)
    followers(s, 0, brown=3)
    followers(s, 1, blue=1)
    temple(s, 0, "purple", "I")
    helper(s)
    assert {word.split()[0] for word in legal(s)} == {
        "pass",
        "travel",
        "construct",
        "demolish",
        "convert",
        "feast",
        "recruit",
        "migrate",
    }


@pytest.mark.rule("I18")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_lists_of_words_are_short(players: int):
    s = game(players)
    hand(s, 0, brown=4, green=2, blue=1, purple=1)
    for seat in range(1, players):
        followers(s, seat, brown=1, green=1, blue=1, purple=1)
    if players == 1:
        dummy(s, "green")
    for area, stack in (("brown", "I"), ("green", "II+I"), ("blue", "III"), ("purple", "II")):
        temple(s, 0, area, stack)
    assert len(legal(s)) <= 32


@pytest.mark.rule("I18")
def test_what_was_drawn_cannot_be_taken_back_and_what_hides_nothing_can():
    s = drawing(game())
    say(s, "draw")
    assert s.sealed == s.ply
    acting(s)
    hand(s, 0, brown=2, green=1)
    sealed = s.sealed
    say(s, "recruit 1", "construct brown a", "travel green")
    assert s.sealed == sealed
    say(s, "migrate")
    assert s.sealed == s.ply
    ending(s)


@pytest.mark.rule("I18")
def test_nothing_is_done_before_an_ability_is_chosen_to_its_end():
    s = game(**SIDES_A)
    temple(s, 0, "brown", "I")
    temple(s, 0, "green", "II")
    feasting(s, "swap_tiles")
    before = (s.players[0].temples, deck_size(s))
    say(s, "swap brown i")
    assert (s.players[0].temples, deck_size(s)) == before
    assert step(s) == "swap-second"
