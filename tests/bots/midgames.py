"""Positions of Atlantis in which whole turns are planned."""

import pelagos
from pelagos.core.state import State


def midgame(seed: int) -> State:
    """A position at the beginning of somebody's third turn, as who decides there could guess it."""
    state = pelagos.game("atlantis").new(players=2, seed=seed)
    bots = [pelagos.bot("greedy", seed=seat, samples=1) for seat in range(2)]
    while state.turn < 5 or len(state.legal()) < 4:
        state.play(bots[state.seat].decide(state.perspective(int(state.seat))))
    return state.determinize(state.seat, seed)


def acting(seed: int) -> State:
    """A position in which the cards of the turn are drawn, so that much can be foreseen."""
    state = midgame(seed)
    while len(state.legal()) < 8:
        state.play(state.legal()[0])
    return state
