"""Whole games of random words, as fast as possible: for measurements, tests and matches of the random bot."""

from mypy_extensions import i64

from pelagos.core.rng import Rng
from pelagos.core.state import State


def play_out(state: State, rng: Rng) -> i64:
    """Say random legal words until the game is over; returns how many."""
    words: i64 = 0
    while not state.over:
        legal = state.legal_words()
        state.play(legal[rng.below(len(legal))])
        words += 1
    return words


def copy_often(state: State, times: i64) -> None:
    """Clone a position this many times."""
    for i in range(times):
        state.clone()
