"""Clocks as a history tells them."""

import random
import time

import pytest

import pelagos
from pelagos.server.clocks import ClockRule, now
from pelagos.server.history import History, HistoryEntry


def before_an_open_handover(rule: ClockRule) -> tuple[History, str]:
    """A game in which the next word lets the other seat decide, and can still be taken back."""
    setup = pelagos.game("cyclades").setup(2, 1, {})
    for seed in range(100):
        history, chance = History(setup, rule, 0.0), random.Random(seed)
        while not history.over:
            state, code = history.state, chance.choice(history.state.legal())
            after = state.clone()
            after.play(code)
            if not after.over and after.seat != state.seat and after.turn == state.turn and after.sealed != after.ply:
                return history, setup.game.text(code)
            say(history, setup.game.text(code), history.clocks.since)
    raise AssertionError("there is no such word")


def say(history: History, word: str, at: float) -> None:
    history.follow(HistoryEntry(history.version + 1, "word", history.seat, at, word))


@pytest.mark.parametrize("kind", ["live", "days"])
def test_saying_and_taking_back_brings_no_time(kind: str):
    history, word = before_an_open_handover(ClockRule(kind, base=600, increment=30, days=1))
    seat, begun = history.seat, history.clocks.since
    others = list(history.clocks.left)
    for second in range(0, 100, 10):
        say(history, word, begun + second + 5)
        assert history.seat != seat
        history.follow(HistoryEntry(history.version + 1, "undo", seat, begun + second + 10, None, history.ply - 1))
        assert history.seat == seat
    left = history.clocks.shown(seat, begun + 100)
    assert left[seat] == others[seat] - 100
    assert left[1 - seat] == others[1 - seat]
    assert history.clocks.runs_out(seat) == begun + others[seat]


def test_a_word_held_back_and_dropped_costs_its_time_once():
    history, word = before_an_open_handover(ClockRule("live", base=600, increment=30))
    seat, begun, left = history.seat, history.clocks.since, history.clocks.left[history.seat]
    history.follow(HistoryEntry(history.version + 1, "hold", seat, begun + 5, word))
    history.follow(HistoryEntry(history.version + 1, "undo", seat, begun + 8, None, history.ply))
    assert history.clocks.shown(seat, begun + 10)[seat] == left - 10


def test_the_time_does_not_jump_with_the_clock_of_the_machine(monkeypatch: pytest.MonkeyPatch):
    before = now()
    monkeypatch.setattr(time, "time", lambda: before + 100_000)
    assert before <= now() < before + 50_000
