"""I16: the solo game."""

import pytest

from pelagos.core.record import Record
from pelagos.games.atlantis.game import GAME
from pelagos.games.atlantis.state import NONE
from tests.games.atlantis.positions import (
    completed,
    deck_size,
    discarded,
    display,
    dummy,
    exhaust,
    followers_of,
    game,
    hand,
    hand_of,
    happened,
    legal,
    on_top,
    say,
    shown,
    starting,
    step,
    temple,
    temples,
    total,
)


@pytest.mark.rule("I16.1")
def test_the_setup_is_that_for_one_player():
    state = GAME.new(players=1, seed=4)
    table = state.view(0)["seats"]
    assert isinstance(table, list)
    assert (table[0]["hand_size"], sum(table[0]["followers"].values())) == (3, 1)
    assert state.view(0)["deck"] == 15  # the upkeep of the first turn took one of sixteen
    assert game(1).helpers == 1
    assert game(1, green_side="A").helpers == 0


@pytest.mark.rule("I16.2")
def test_the_upkeep_replaces_the_dummys_card():
    s = game(1)
    dummy(s, "blue")
    on_top(s, "green", "purple")
    size = deck_size(s)
    starting(s, 0, 2)
    assert s.view(0)["dummy"] == "green"
    assert discarded(s) == {"blue": 1}
    assert deck_size(s) == size - 1
    assert step(s) == "draw-card"


@pytest.mark.rule("I16.2")
def test_the_first_upkeep_discards_nothing():
    s = game(1)
    starting(s)
    assert discarded(s) == {}
    assert s.dummy != NONE


@pytest.mark.rule("I16.2")
def test_every_turn_adds_to_the_counter():
    s = starting(game(1))
    for number in range(1, 5):
        assert s.view(0)["turn"] == number
        say(s, "draw", "draw", "draw", "pass")
        while step(s) == "discard":
            say(s, legal(s)[0])


@pytest.mark.rule("I16.2", "I13.3")
def test_the_dummys_own_card_may_be_shuffled_and_come_again():
    s = game(1)
    dummy(s, "blue")
    exhaust(s, 0)
    starting(s, 0, 2)
    assert s.view(0)["dummy"] == "blue"
    assert discarded(s) == {}


@pytest.mark.rule("I16.3")
def test_a_converted_dummy_stays_away_until_the_next_upkeep():
    s = starting(game(1))
    say(s, "draw", "draw", "draw")
    word = legal(s, "convert")[0]
    say(s, word)
    assert followers_of(s) == {word.split()[2]: 1}
    assert s.view(0)["dummy"] is None
    assert discarded(s) == {}
    say(s, "pass")
    assert s.view(0)["dummy"] is not None


@pytest.mark.rule("I16.3")
def test_the_dummy_does_nothing_else():
    s = game(1)
    dummy(s, "brown")
    assert s.seat == 0
    say(s, "pass")
    assert s.seat == 0


@pytest.mark.rule("I16.4")
def test_without_a_card_the_dummy_stays_empty():
    s = game(1)
    exhaust(s, 0)
    starting(s, 0, 2)
    assert s.dummy == NONE
    say(s, "take brown", "take green", "take blue")
    assert legal(s, "convert") == []


@pytest.mark.rule("I16.5")
def test_the_game_is_lost_when_turn_10_ends_without_a_win():
    s = starting(game(1), 0, 10)
    say(s, "draw", "draw", "draw")
    assert not s.over
    say(s, "pass")
    assert s.over
    assert not s.stopped
    assert s.winner == NONE
    assert happened(s, "game-lost")


@pytest.mark.rule("I16.5")
def test_turn_9_is_not_the_last():
    s = starting(game(1), 0, 9)
    say(s, "draw", "draw", "draw", "pass")
    assert not s.over
    assert s.turn == 10


@pytest.mark.rule("I16.5")
@pytest.mark.parametrize("turn", [1, 10])
def test_a_win_in_any_turn_counts(turn: int):
    s = game(1)
    temples(s, 0, "I", "II+II", "I", "III")
    starting(s, 0, turn)
    say(s, "draw", "draw", "draw", "migrate")
    assert s.over
    assert s.winner == 0


@pytest.mark.rule("I16.5")
def test_the_discard_step_of_turn_10_has_no_consequence():
    s = game(1)
    hand(s, 0, green=4)
    temple(s, 0, "brown", "I")
    starting(s, 0, 10)
    say(s, "draw", "draw", "draw", "pass")
    before = (completed(s), s.scores(), s.ranking())
    while not s.over:
        say(s, legal(s)[0])
    assert (completed(s), s.scores(), s.ranking()) == before
    assert total(hand_of(s)) == 5


@pytest.mark.rule("I16.6")
@pytest.mark.parametrize(
    ("own", "neutral", "score"),
    [
        (("", "", "", ""), "", 0),
        (("I", "", "", "III"), "", 2),
        (("I", "II+II", "", "III"), "", 3),
        (("I", "II+II", "I", "III"), "III", 3),
    ],
)
def test_a_loss_scores_the_completed_slots_but_three_at_most(own: tuple[str, str, str, str], neutral: str, score: int):
    s = game(1)
    temples(s, 0, *own)
    temple(s, 0, "brown-neutral", neutral)
    starting(s, 0, 10)
    say(s, "draw", "draw", "draw", "pass")
    assert s.over
    assert s.scores() == [score]


@pytest.mark.rule("I16.6")
@pytest.mark.parametrize(("turn", "score"), [(1, 13), (6, 8), (10, 4)])
def test_a_win_scores_more_the_earlier_it_comes(turn: int, score: int):
    s = game(1)
    temples(s, 0, "I", "II+II", "I", "III")
    starting(s, 0, turn)
    say(s, "draw", "draw", "draw", "migrate")
    assert s.scores() == [score]


@pytest.mark.rule("I16.7")
def test_a_win_is_place_1_and_a_loss_place_2():
    s = game(1)
    temples(s, 0, "I", "II+II", "I", "III")
    won, lost = starting(s.clone(), 0, 10), starting(s.clone(), 0, 10)
    say(won, "draw", "draw", "draw", "migrate")
    temple(lost, 0, "brown", "")
    say(lost, "draw", "draw", "draw", "pass")
    assert (won.ranking(), lost.ranking()) == ([1], [2])


@pytest.mark.rule("I16.7")
def test_the_record_of_a_lost_game_says_so():
    state = GAME.new(players=1, seed=3)
    while not state.over:
        state.play(state.legal()[0])
    text = Record.of(state).dumps()
    assert text.splitlines()[-1].endswith(" lost")
    assert Record.loads(text).replay().ranking() == [2]


@pytest.mark.rule("I16.2")
def test_the_display_is_filled_after_the_dummy():
    s = game(1)
    display(s, "brown", None, "green", "blue")
    on_top(s, "purple", "blue")
    starting(s, 0, 2)
    assert s.view(0)["dummy"] == "purple"
    assert shown(s) == ["brown", "blue", "green", "blue"]
