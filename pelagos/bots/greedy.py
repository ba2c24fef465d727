"""The bot that looks to the end of its own turn."""

import random

from pelagos.bots.evaluators import Evaluators
from pelagos.bots.lookahead import turn_values
from pelagos.bots.patience import chosen, warmth
from pelagos.core.perspective import Perspective


class GreedyBot:
    """Takes the word after which its turn ends best, by the game's evaluator, averaged over a few guesses."""

    def __init__(self, seed: int | None = None, samples: int = 4, weights: str | None = None) -> None:
        self._random = random.Random(seed)  # noqa: S311
        self._samples = samples
        self._evaluators = Evaluators(weights)

    def decide(self, perspective: Perspective) -> int:
        """The most promising word."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        evaluator = self._evaluators.of(perspective.game)
        totals = [0.0] * len(legal)
        for _ in range(self._samples):
            guess = perspective.sample(self._random.getrandbits(60))
            values = turn_values(guess, evaluator)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        chances = [total / self._samples for total in totals]
        return legal[chosen(chances, warmth(perspective.sample(0)), self._random)]
