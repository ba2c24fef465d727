"""Bots lose patience in games that will not end: two players may wait for each other, and nobody gives way.

Both then say what has been best for many turns, and neither is better off for it. So after as many turns as good games seldom
last, a bot now and then also says words that look worse, in every third turn of its own: the longer it goes on, the worse they may
look. In the turns between it plays as well as ever, to make something of what has changed.
"""

import math
import random
from collections.abc import Sequence

from pelagos.core.state import State

TEMPERATURE = 0.3
"""After twice the usual turns a word that looks so much worse, by its chance, is said one time for e times that the best is."""
TURNS_PER_LAPSE = 3
"""Patience is lost in one of so many turns."""


def warmth(state: State) -> float:
    """How much worse a word may look and still be said; nothing as long as the game is no longer than usual."""
    usual = state.setup.game.patience * state.setup.players
    if not usual or state.turn // state.setup.players % TURNS_PER_LAPSE:
        return 0.0
    return TEMPERATURE * max(0.0, state.turn / usual - 1.0)


def chosen(chances: Sequence[float], warmth: float, chance: random.Random) -> int:
    """The place of the best chance, or with some warmth now and then of another."""
    best = max(chances)
    if warmth == 0.0:
        return list(chances).index(best)
    return chance.choices(range(len(chances)), [math.exp((one - best) / warmth) for one in chances])[0]
