"""Whole games of random words, as fast as they go: for measuring, testing and the random bot's matches."""

from mypy_extensions import i64

from pelagos.core.rng import Rng
from pelagos.core.state import State


def play_out(state: State, rng: Rng) -> i64:
    """Say random legal words until the game is over; tells how many."""
    words: i64 = 0
    while not state.over:
        legal = state.legal_words()
        state.play(legal[rng.below(len(legal))])
        words += 1
    return words


def copy_often(state: State, times: i64) -> None:
    """Clone a position so many times."""
    for i in range(times):
        state.clone()
