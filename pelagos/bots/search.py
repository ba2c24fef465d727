"""The bot that searches a tree of guesses."""

import random
import time

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.tree import Tree
from pelagos.core.perspective import Perspective

CHUNK = 20
"""Iterations between two looks at the clock."""


class SearchBot:
    """Searches for a time or a number of iterations (the first that runs out) and says the word looked at most."""

    def __init__(self, seed: int | None = None, seconds: float = 1.0, iterations: int = 1_000_000) -> None:
        self._random = random.Random(seed)  # noqa: S311
        self._seconds = seconds
        self._iterations = iterations

    def decide(self, perspective: Perspective) -> int:
        """The word that the search prefers."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        tree = Tree(perspective.game.evaluator)
        guess = perspective.sample(self._random.getrandbits(60))
        end = time.monotonic() + self._seconds
        done = 0
        while done < self._iterations and time.monotonic() < end:
            chunk = min(CHUNK, self._iterations - done)
            tree.run(guess, perspective.seat, self._random.getrandbits(60), chunk)
            done += chunk
        return int(tree.best(vec[i64](legal)))
