"""Levels for people: one that sees little, and the search with some, much and very much time."""

import random

from pelagos.bots.evaluators import CLASSIC, Evaluators
from pelagos.bots.lookahead import own_values
from pelagos.bots.patience import chosen, warmth
from pelagos.bots.search import SearchBot
from pelagos.core.perspective import Perspective

ESTIMATE_OF_A_CHANCE = 4.0
"""Where chances are even, an estimate differs by so many times as much as the chance does."""


class EasyBot:
    """Plays for itself: takes the word after which its own things stand best at the end of its turn.

    It does not see what others are about to do, nor what its words do to them; it judges by weights set by hand, and takes the
    first guess of what is hidden for the truth.
    """

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed)  # noqa: S311
        self._evaluators = Evaluators(CLASSIC)

    def decide(self, perspective: Perspective) -> int:
        """The word that serves it best, as far as it sees."""
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
    """Thinks for five seconds; on a server on all cores on which nobody else thinks just then."""

    seconds = 5.0
