"""The bot that looks to the end of its own turn."""

import random

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.evaluators import LEARNED, Evaluators
from pelagos.bots.lookahead import right_between_turns, turn_values
from pelagos.bots.patience import chosen, warmth
from pelagos.core.perspective import Perspective

SAMPLES = 4
"""The usual number of guesses; where the best end of the turn is looked for, with throws of its own, one will do."""


class GreedyBot:
    """Takes the word after which its turn ends best, by the game's evaluator, averaged over a few guesses."""

    def __init__(self, seed: int | None = None, samples: int | None = None, weights: str = LEARNED) -> None:
        self._random = random.Random(seed)  # noqa: S311
        self._samples = samples
        self._evaluators = Evaluators(weights)

    def decide(self, perspective: Perspective) -> int:
        """The most promising word."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        evaluator = self._evaluators.of(perspective.game)
        samples = self._samples or (1 if right_between_turns(evaluator) else SAMPLES)
        totals = [0.0] * len(legal)
        for _ in range(samples):
            guess = perspective.sample(self._random.getrandbits(60))
            values = turn_values(guess, vec[i64](legal), evaluator)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        chances = [total / samples for total in totals]
        return legal[chosen(chances, warmth(perspective.sample(0)), self._random)]
