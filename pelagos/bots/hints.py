"""Advice for people."""

import math
from dataclasses import replace

from pelagos.bots.search import SearchBot, Thought
from pelagos.core.perspective import Perspective


def hint(
    perspective: Perspective, seconds: float | None = None, iterations: int | None = None, seed: int | None = None, most: int = 3
) -> list[Thought]:
    """The best words with their estimated chances, as a search sees them, the best first; none if the seat does not decide now."""
    if not perspective.legal():
        return []
    players, sureness = perspective.sample(0).setup.players, perspective.game.sureness
    found = SearchBot(seed, seconds, iterations).think(perspective)[:most]
    return [replace(thought, chance=told(thought.chance, players, sureness)) for thought in found]


def told(chance: float, players: int, sureness: float) -> float:
    """A chance as it comes true in the mean, where estimates lie too far from each other; the others are taken for equals.

    Searches judge by the estimates as they are: weights were tuned for playing, and dividing them all made no search stronger.
    """
    others = max(1, players - 1)
    own, other = math.pow(chance, 1.0 / sureness), math.pow((1.0 - chance) / others, 1.0 / sureness)
    return own / (own + others * other)
