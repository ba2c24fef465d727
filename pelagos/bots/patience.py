"""Bots lose patience in games that will not end because players wait for each other and nobody gives way.

Each repeats what has been best for many turns, and no one is better off for it. So once a game has lasted longer than good games
usually do, a bot sometimes says a word that looks worse, in every third of its turns: the longer the game, the worse it may look.
In the turns between it plays as well as ever, to make use of what has changed.
"""

import math
import random
from collections.abc import Sequence

from pelagos.core.state import State

TEMPERATURE = 0.3
"""After twice the usual turns, a word whose chance is this much worse is said once for every e times that the best one is."""
TURNS_PER_LAPSE = 3
"""Patience is lost in one turn out of this many."""


def warmth(state: State) -> float:
    """How much worse a word may look and still be said; 0 while the game is no longer than usual."""
    usual = state.setup.game.patience * state.setup.players
    if not usual or state.turn // state.setup.players % TURNS_PER_LAPSE:
        return 0.0
    return TEMPERATURE * max(0.0, state.turn / usual - 1.0)


def chosen(chances: Sequence[float], warmth: float, chance: random.Random) -> int:
    """The index of the best chance; with some warmth, sometimes of another."""
    best = max(chances)
    if warmth == 0.0:
        return list(chances).index(best)
    return chance.choices(range(len(chances)), [math.exp((one - best) / warmth) for one in chances])[0]
