"""Turns played by the next best word each time: what bots that look further are measured by."""

from pelagos.bots.judging import utilities
from pelagos.bots.lookahead import next_best
from pelagos.core.evaluator import Evaluator
from pelagos.core.state import State


def stepped(state: State, word: int, evaluator: Evaluator) -> float:
    """What a word comes to when the rest of the turn is played so."""
    after = state.clone()
    after.play(word)
    while not after.over and (after.seat, after.turn) == (state.seat, state.turn):
        after.play(next_best(after, evaluator))
    return float(utilities(after, evaluator)[state.seat])
