"""Levels for people, hints, and what a search keeps."""

import time

import pytest

import pelagos
from pelagos import State
from pelagos.bots import bot
from pelagos.bots.hints import hint
from pelagos.bots.levels import MOST_GOOD, EasyBot
from pelagos.bots.search import SearchBot, Thought

LEVELS = {"easy": 0.1, "normal": 0.5, "hard": 2.0, "master": 5.0}


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


class Thinking(EasyBot):
    """An easy bot of given thoughts."""

    def chosen(self, *visits: int) -> set[int]:
        found = [Thought(word, 0.5, seen) for word, seen in enumerate(visits)]
        return {self._choose(found, 0.0) for _ in range(300)}


def test_easy_chooses_among_good_words_only():
    assert Thinking(seed=1).chosen(100, 60, 24, 1) == {0, 1}
    assert Thinking(seed=1).chosen(*[10] * 9) == set(range(MOST_GOOD))
    assert Thinking(seed=1).chosen(7) == {0}


def test_easy_does_not_always_say_the_same_but_never_what_looks_bad():
    varied = 0
    for deal in range(1, 5):
        state = deciding(seed=deal)
        perspective = state.perspective(int(state.seat))
        said = {EasyBot(seed=seed, iterations=20).decide(perspective) for seed in range(8)}
        liked = {thought.word for seed in range(8) for thought in hint(perspective, iterations=20, seed=seed, most=MOST_GOOD)}
        assert said <= liked
        varied += len(said) > 1
    assert varied >= 2  # where one word is far better than the others, easy says it, too


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
