"""Levels for people, hints, and what a search keeps."""

import time
from pathlib import Path

import pytest

import pelagos
from pelagos import State
from pelagos.bots import bot
from pelagos.bots.hints import hint
from pelagos.bots.lookahead import own_values, turn_values
from pelagos.bots.search import SearchBot
from pelagos.core.record import Record
from tests.games.arnak import positions as arnak

GOLDEN = Path(__file__).parent.parent / "golden"
LEVELS = {"normal": 0.5, "hard": 2.0, "master": 5.0}
EVALUATOR = pelagos.game("arnak").evaluator


def deciding(name: str = "orichalcum", seed: int = 1) -> State:
    """The first position with a real choice."""
    state: State = pelagos.game(name).new(players=2, seed=seed)
    while len(state.legal()) < 3:
        state.apply(state.legal()[0])
    return state


@pytest.mark.parametrize("level", LEVELS)
def test_a_level_keeps_its_time(level: str, monkeypatch: pytest.MonkeyPatch):
    looks = 0

    def clock() -> float:  # every look at it takes a fifth of the level's time
        nonlocal looks
        looks += 1
        return 1000 + looks * LEVELS[level] / 5

    state = deciding()
    perspective, player = state.perspective(int(state.seat)), bot(level, seed=1)
    monkeypatch.setattr(time, "monotonic", clock)
    assert player.decide(perspective) in state.legal()
    assert looks == 6  # one to begin, then until the fifth after it


def test_levels_differ_in_their_time():
    for level, seconds in LEVELS.items():
        assert getattr(bot(level), "seconds", 0) == seconds


def test_iterations_alone_do_not_look_at_the_clock():
    state = deciding()
    perspective = state.perspective(int(state.seat))
    for level in LEVELS:
        words = [bot(level, seed=5, iterations=30).decide(perspective) for _ in range(2)]
        assert words[0] == words[1]


def test_easy_says_the_same_in_the_same_position_and_guess():
    for name in pelagos.games():
        state = deciding(name)
        words = [bot("easy", seed=5).decide(state.perspective(int(state.seat))) for _ in range(2)]
        assert words[0] == words[1] in state.legal()


@pytest.mark.parametrize("won", ["orichalcum/won-by-medallion", "atlantis/won"])
def test_easy_takes_a_win_that_it_sees(won: str):
    record = Record.loads((GOLDEN / f"{won}.txt").read_text(encoding="utf-8"))
    state = record.replay(to=len(record.words) - 1)
    assert len(state.legal()) > 1
    seat = int(state.seat)
    state.play(bot("easy", seed=1).decide(state.perspective(seat)))
    assert state.over
    assert state.ranking()[seat] == 1


def test_easy_does_not_mind_what_others_have():
    poor, rich = arnak.game(players=2), arnak.game(players=2)
    arnak.goods(rich, 1, coin=9)
    own = [list(own_values(state, EVALUATOR)) for state in (poor, rich)]
    chances = [list(turn_values(state, EVALUATOR)) for state in (poor, rich)]
    assert own[0] == own[1]
    assert chances[0] != chances[1]


@pytest.mark.parametrize("name", pelagos.games())
def test_hints_are_the_best_words_with_their_chances(name: str):
    state = deciding(name)
    seat = int(state.seat)
    found = hint(state.perspective(seat), iterations=40, seed=1)
    assert 1 <= len(found) <= 3
    assert {thought.word for thought in found} <= set(state.legal())
    assert all(0 <= thought.chance <= 1 for thought in found)
    assert [thought.visits for thought in found] == sorted((thought.visits for thought in found), reverse=True)
    assert hint(state.perspective(seat), iterations=40, seed=1) == found
    assert found[0].word == SearchBot(seed=1, iterations=40).decide(state.perspective(seat))
    assert hint(state.perspective(1 - seat), iterations=40) == []


def test_what_was_found_beyond_the_own_word_is_kept():
    reused = 0
    for name in pelagos.games():
        state = deciding(name)
        player = SearchBot(seed=1, iterations=20)
        for _ in range(20):
            seat, sealed = int(state.seat), int(state.sealed)
            if len(state.legal()) == 1:
                state.apply(state.legal()[0])
                continue
            word = player.decide(state.perspective(seat))
            state.apply(word)
            if state.over:
                break
            seen = sum(thought.visits for thought in player.think(state.perspective(int(state.seat))))
            quiet = state.seat == seat and state.sealed == sealed
            reused += quiet and seen > 20
            assert quiet or seen <= 20
    assert reused > 5


def test_nothing_is_kept_for_another_game():
    one, other = deciding(seed=1), deciding(seed=2)
    player = SearchBot(seed=1, iterations=40)
    for state in (one, other):
        player.decide(state.perspective(int(state.seat)))
        assert sum(thought.visits for thought in player.think(other.perspective(int(other.seat)))) == 40
