"""Bots lose patience in games that will not end: two players may wait for each other, and nobody gives way.

Both then say what has been best for many turns, and neither is better off for it. So after as many turns as good games seldom
last, a bot also says words that look a little worse, and the longer it goes on, the worse they may look, until that ends it.
"""

import math
import random
from collections.abc import Sequence

from pelagos.core.state import State

WARMTH = 0.1
"""After twice the usual turns a word that looks so much worse, by its chance, is said one time for e times that the best is."""


def warmth(state: State) -> float:
    """How much worse a word may look and still be said; nothing as long as the game is no longer than usual."""
    usual = state.setup.game.patience * state.setup.players
    return WARMTH * max(0.0, state.turn / usual - 1.0) if usual else 0.0


def chosen(chances: Sequence[float], warmth: float, chance: random.Random) -> int:
    """The place of the best chance, or with some warmth now and then of another."""
    best = max(chances)
    if warmth == 0.0:
        return list(chances).index(best)
    return chance.choices(range(len(chances)), [math.exp((one - best) / warmth) for one in chances])[0]
