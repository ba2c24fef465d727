"""The bot that searches: a tree over samples of what is hidden, or plans for whole turns."""

import gc
import math
import random
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import ClassVar

from pelagos.bots.evaluators import Evaluators
from pelagos.bots.ismcts import SearchTree
from pelagos.bots.keeping import Kept, kept_beyond, resumed
from pelagos.bots.parallel import WordTally, check_forks, side_by_side
from pelagos.bots.patience import chosen, warmth
from pelagos.bots.turn_planner import TurnPlanner
from pelagos.core.evaluator import Evaluator
from pelagos.core.perspective import Perspective

ITERATIONS_PER_CLOCK_CHECK = 5
"""Iterations between two looks at the clock; with plans for whole turns, each one takes long enough by itself."""


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a word."""

    word: int
    chance: float
    """The estimated chance to win with it."""
    visits: int
    """How often the search visited it, or the best plan that begins with it; more visits mean more certainty."""


class SearchBot:
    """Searches until time or iterations run out, whichever comes first, and says the word visited most.

    Limited by iterations alone it ignores the clock, so with a seed its decisions are reproducible.
    It keeps what it found out about the position after its own word if the next decision is its own, too, and nothing hidden or
    random came to light in between.
    """

    seconds: ClassVar[float] = 1.0
    """The default time for a decision."""

    def __init__(
        self,
        seed: int | None = None,
        seconds: float | None = None,
        iterations: int | None = None,
        weights: str | None = None,
        workers: int = 1,
    ) -> None:
        check_forks(workers)
        self._random = random.Random(seed)  # noqa: S311
        self._seconds = seconds if seconds is not None else self.seconds if iterations is None else math.inf
        self._iterations = math.inf if iterations is None else iterations
        self._evaluators = Evaluators(weights)
        self.workers = workers
        self._kept: Kept[SearchTree | TurnPlanner] | None = None

    def decide(self, perspective: Perspective) -> int:
        """The word that the search prefers."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        search, found = self._search(perspective)
        word = self._choose(found, warmth(perspective.sample(0)))
        self._kept = kept_beyond(search, perspective, word)
        return word

    def think(self, perspective: Perspective) -> list[Thought]:
        """The legal words that were visited, best first."""
        return self._search(perspective)[1]

    def _choose(self, found: list[Thought], warmth: float) -> int:
        """The word to say: the one visited most or, with some warmth, another that was found nearly as good."""
        if warmth == 0.0:
            return found[0].word
        return found[chosen([thought.chance for thought in found], warmth, self._random)].word

    def _search(self, perspective: Perspective) -> tuple[SearchTree | TurnPlanner, list[Thought]]:
        """Continue a kept search or begin one. Several workers search independently, and what they found is combined."""
        end, legal = time.monotonic() + self._seconds, perspective.legal()
        kept, self._kept = self._kept, None
        search = resumed(kept, perspective) or begun(self._evaluators.of(perspective.game))

        def grown(chance: random.Random) -> list[WordTally]:
            self._grow(search, perspective, chance, end)
            return [(thought.word, thought.chance, thought.visits) for thought in thoughts(search, legal)]

        seeds = [self._random.getrandbits(60) for _ in range(self.workers - 1)]
        rows = side_by_side(grown, self._random, seeds)
        return search, _sorted([Thought(*row) for row in rows])

    def _grow(self, search: SearchTree | TurnPlanner, perspective: Perspective, chance: random.Random, end: float) -> None:
        """Search until the time or the iterations run out."""
        guess = perspective.sample(chance.getrandbits(60))
        done = seed = 0
        size = ITERATIONS_PER_CLOCK_CHECK if isinstance(search, SearchTree) else 1
        with no_collection():
            while done == 0 or (done < self._iterations and time.monotonic() < end):
                if done == 0 or isinstance(search, SearchTree):  # plans are compared in the same samples
                    seed = chance.getrandbits(60)
                chunk = max(1, int(min(size, self._iterations - done)))
                search.run(guess, perspective.seat, seed, chunk)
                done += chunk


@contextmanager
def no_collection() -> Iterator[None]:
    """No garbage collection meanwhile: a growing tree is all in use, and scanning it again and again takes time."""
    collecting = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collecting:
            gc.enable()


def begun(evaluator: Evaluator) -> SearchTree | TurnPlanner:
    """A search of the kind that suits the game."""
    return TurnPlanner(evaluator) if evaluator.breadth() > 0 else SearchTree(evaluator)


def thoughts(search: SearchTree | TurnPlanner, legal: list[int]) -> list[Thought]:
    """What a search says of the legal words: by visits, then by chance."""
    known = {word: Thought(word, chance, int(visits)) for word, chance, visits in search.known()}
    return _sorted([known[word] for word in legal if word in known])


def _sorted(found: list[Thought]) -> list[Thought]:
    return sorted(found, key=lambda thought: (-thought.visits, -thought.chance))
