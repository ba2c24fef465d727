"""The bot that says a random legal word."""

import random

from pelagos.core.perspective import Perspective


class RandomBot:
    """Chooses a legal word at random; with a seed, reproducibly."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)  # noqa: S311

    def decide(self, perspective: Perspective) -> int:
        """A random legal word."""
        return self._random.choice(perspective.legal())
