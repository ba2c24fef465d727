"""Levels for people: one that sees little, and the search with half a second, two and five."""

import random

from pelagos.bots.evaluators import CLASSIC, Evaluators
from pelagos.bots.lookahead import own_values
from pelagos.bots.patience import chosen, warmth
from pelagos.bots.search import SearchBot
from pelagos.core.perspective import Perspective

ESTIMATE_OF_A_CHANCE = 4.0
"""Near even chances, an estimate changes by this many times as much as the chance."""


class EasyBot:
    """Looks only at itself: takes the word after which its own position is best at the end of its turn.

    It sees neither what others are about to do nor what its words do to them. It judges by weights set by hand, and takes a
    single sample of what is hidden for the truth.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)  # noqa: S311
        self._evaluators = Evaluators(CLASSIC)

    def decide(self, perspective: Perspective) -> int:
        """The best word, as far as it sees."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        guess = perspective.sample(self._random.getrandbits(60))
        values = list(own_values(guess, self._evaluators.of(perspective.game)))
        return legal[chosen(values, ESTIMATE_OF_A_CHANCE * warmth(guess), self._random)]


class NormalBot(SearchBot):
    """Thinks for half a second."""

    seconds = 0.5


class HardBot(SearchBot):
    """Thinks for two seconds."""

    seconds = 2.0


class MasterBot(SearchBot):
    """Thinks for five seconds; on a server it uses every core that no other bot needs at the moment."""

    seconds = 5.0
