"""The bot that searches a tree of guesses."""

import math
import random
import time
from dataclasses import dataclass
from typing import ClassVar

from mypy_extensions import i64

from pelagos.bots.judgement import Judgement
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
        self, seed: int | None = None, seconds: float | None = None, iterations: int | None = None, weights: str | None = None
    ) -> None:
        self._random = random.Random(seed)  # noqa: S311
        self._seconds = seconds if seconds is not None else self.seconds if iterations is None else math.inf
        self._iterations = math.inf if iterations is None else iterations
        self._judgement = Judgement(weights)
        self._kept: Kept | None = None

    def decide(self, perspective: Perspective) -> int:
        """The word that the search prefers."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        tree = self._search(perspective)
        word = self._choose(thoughts(tree, legal))
        self._kept = _kept(tree, perspective, word)
        return word

    def think(self, perspective: Perspective) -> list[Thought]:
        """The legal words that were looked at, the best first."""
        return thoughts(self._search(perspective), perspective.legal())

    def _choose(self, found: list[Thought]) -> int:
        """The word to say."""
        return found[0].word

    def _search(self, perspective: Perspective) -> Tree:
        """Search on in what is kept, or anew."""
        end = time.monotonic() + self._seconds
        tree = self._resumed(perspective) or Tree(self._judgement.of(perspective.game))
        guess = perspective.sample(self._random.getrandbits(60))
        done = 0
        while done == 0 or (done < self._iterations and time.monotonic() < end):
            chunk = max(1, int(min(CHUNK, self._iterations - done)))
            tree.run(guess, perspective.seat, self._random.getrandbits(60), chunk)
            done += chunk
        return tree

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
    found = [Thought(word, (node.total + node.value) / (node.visits + 1.0), int(node.visits)) for word, node in known]
    return sorted(found, key=lambda thought: (-thought.visits, -thought.chance))


def _kept(tree: Tree, perspective: Perspective, word: int) -> Kept | None:
    """What stays of the tree when the seat says a word and decides again, with nothing new come to light."""
    state = perspective.sample(0)
    sealed = state.sealed
    state.play(word)
    if state.seat != perspective.seat or state.sealed != sealed:
        return None
    tree.root = tree.root.children[word]
    return Kept(state, tree)
