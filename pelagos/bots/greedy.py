"""The bot that looks to the end of its own turn."""

import random

from pelagos.bots.evaluators import Evaluators
from pelagos.bots.keeping import Kept, kept_beyond, resumed
from pelagos.bots.lookahead import turn_values
from pelagos.bots.patience import chosen, warmth
from pelagos.bots.turn_planner import TurnPlanner
from pelagos.core.evaluator import Evaluator
from pelagos.core.perspective import Perspective

WIDER = 3
"""Plans have so many times the usual beginnings at each step: no looks will mend what they pass over."""


class GreedyBot:
    """Takes the word after which its turn ends best according to the game's evaluator, averaged over a few samples.

    Where whole turns are planned, it follows its plan until something new comes to light.
    """

    def __init__(self, seed: int | None = None, samples: int = 4, weights: str | None = None) -> None:
        self._random = random.Random(seed)  # noqa: S311
        self._samples = samples
        self._evaluators = Evaluators(weights)
        self._kept: Kept[TurnPlanner] | None = None

    def decide(self, perspective: Perspective) -> int:
        """The most promising word."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        evaluator = self._evaluators.of(perspective.game)
        return self._planned(perspective, evaluator) if evaluator.breadth() > 0 else self._looked(perspective, evaluator)

    def _planned(self, perspective: Perspective, evaluator: Evaluator) -> int:
        """By plans for the whole turn."""
        planner = resumed(self._kept, perspective)
        if planner is None:
            planner = TurnPlanner(evaluator)
            for _ in range(self._samples):
                planner.lay(perspective.sample(self._random.getrandbits(60)), WIDER * evaluator.breadth())
        known = planner.known()
        word = int(known[chosen([chance for _, chance, _ in known], warmth(perspective.sample(0)), self._random)][0])
        self._kept = kept_beyond(planner, perspective, word)
        return word

    def _looked(self, perspective: Perspective, evaluator: Evaluator) -> int:
        """Word by word."""
        legal = perspective.legal()
        totals = [0.0] * len(legal)
        for _ in range(self._samples):
            guess = perspective.sample(self._random.getrandbits(60))
            values = turn_values(guess, evaluator)
            totals = [total + value for total, value in zip(totals, values, strict=True)]
        chances = [total / self._samples for total in totals]
        return legal[chosen(chances, warmth(perspective.sample(0)), self._random)]
