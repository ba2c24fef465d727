"""The bot that says any legal word."""

import random

from pelagos.core.perspective import Perspective


class RandomBot:
    """Chooses among the legal words by chance. With a seed it always chooses the same."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)  # noqa: S311

    def decide(self, perspective: Perspective) -> int:
        """Any legal word."""
        return self._random.choice(perspective.legal())
