"""Positions of Atlantis in which whole turns are planned."""

import pelagos
from pelagos.bots.lookahead import next_best
from pelagos.core.state import State


def midgame(seed: int) -> State:
    """A position at the beginning of somebody's third turn, as who decides there could guess it; reached by the next best words."""
    state = pelagos.game("atlantis").new(players=2, seed=seed)
    while state.turn < 5 or len(state.legal()) < 4:
        state.play(next_best(state, state.setup.game.evaluator))
    return state.determinize(state.seat, seed)


def acting(seed: int) -> State:
    """A position in which the cards of the turn are drawn, so that much can be foreseen."""
    state = midgame(seed)
    while len(state.legal()) < 8:
        state.play(state.legal()[0])
    return state
