"""The bot that searches a tree of guesses."""

import math
import random
import time
from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from pelagos.bots.judgement import Judgement
from pelagos.bots.parallel import Row, check_forks, side_by_side
from pelagos.bots.tree import Node, Tree
from pelagos.core.perspective import Perspective
from pelagos.core.state import State

CHUNK = 5
"""Iterations between two looks at the clock."""


@dataclass(frozen=True)
class Thought:
    """What a search thinks of a word."""

    word: int
    chance: float
    """The estimated chance to win with it."""
    visits: int
    """How often the search looked at it; the more, the surer."""


@dataclass(frozen=True)
class Kept:
    """The part of a tree that lies beyond the own word said last, and the position in which it holds."""

    state: State
    tree: Tree


class SearchBot:
    """Searches for a time or a number of iterations (the first that runs out) and says the word looked at most.

    Limited by iterations alone it does not look at the clock: with a seed it then always decides the same.
    What it found out about the position after its own word it keeps, if the next decision is its own again and nothing
    hidden or random came to light in between.
    """

    seconds: ClassVar[float] = 1.0
    """The time for a decision if nothing else is said."""

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
        self._judgement = Judgement(weights)
        self._workers = workers
        self._kept: Kept | None = None

    def decide(self, perspective: Perspective) -> int:
        """The word that the search prefers."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        tree, found = self._search(perspective)
        word = self._choose(found)
        self._kept = _kept(tree, perspective, word)
        return word

    def think(self, perspective: Perspective) -> list[Thought]:
        """The legal words that were looked at, the best first."""
        return self._search(perspective)[1]

    def _choose(self, found: list[Thought]) -> int:
        """The word to say."""
        return found[0].word

    def _search(self, perspective: Perspective) -> tuple[Tree, list[Thought]]:
        """Search on in what is kept, or anew; several workers each have their own tree, and their thoughts are added up."""
        end, legal = time.monotonic() + self._seconds, perspective.legal()
        tree = self._resumed(perspective) or Tree(self._judgement.of(perspective.game))

        def grown(chance: random.Random) -> list[Row]:
            self._grow(tree, perspective, chance, end)
            return [(thought.word, thought.chance, thought.visits) for thought in thoughts(tree, legal)]

        seeds = [self._random.getrandbits(60) for _ in range(self._workers - 1)]
        rows = side_by_side(grown, self._random, seeds)
        return tree, _sorted([Thought(*row) for row in rows])

    def _grow(self, tree: Tree, perspective: Perspective, chance: random.Random, end: float) -> None:
        """Search until the time or the iterations run out."""
        guess = perspective.sample(chance.getrandbits(60))
        done = 0
        while done == 0 or (done < self._iterations and time.monotonic() < end):
            chunk = max(1, int(min(CHUNK, self._iterations - done)))
            tree.run(guess, perspective.seat, chance.getrandbits(60), chunk)
            done += chunk

    def _resumed(self, perspective: Perspective) -> Tree | None:
        """The kept tree, if the seat now sees just the position that it is about."""
        kept = self._kept
        self._kept = None
        if kept is None or kept.state.setup.options != perspective.sample(0).setup.options:
            return None
        return kept.tree if kept.state.view(perspective.seat) == perspective.view else None


def thoughts(tree: Tree, legal: list[int]) -> list[Thought]:
    """What a tree tells about the legal words at its root, the word looked at most first; equals by their chances."""
    nodes: dict[i64, Node] = tree.root.children
    known = [(word, nodes[word]) for word in legal if word in nodes]
    return _sorted([Thought(word, node.mean(), int(node.visits)) for word, node in known])


def _sorted(found: list[Thought]) -> list[Thought]:
    return sorted(found, key=lambda thought: (-thought.visits, -thought.chance))


def _kept(tree: Tree, perspective: Perspective, word: int) -> Kept | None:
    """What stays of the tree when the seat says a word and decides again, with nothing new come to light."""
    state = perspective.sample(0)
    sealed = state.sealed
    state.play(word)
    if state.seat != perspective.seat or state.sealed != sealed or word not in tree.root.children:
        return None
    tree.root = tree.root.children[word]
    return Kept(state, tree)
