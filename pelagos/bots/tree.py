"""Information-set Monte-Carlo tree search: the loops, compiled.

Each iteration guesses the hidden things anew and walks down one tree that is shared by all guesses: nodes are told apart by
the words said, so that chance and hidden cards average out. A new node looks one word ahead with the game's evaluator; those
estimates guide the walk (as priors) and stand for what follows (as the value of the leaf).
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.evaluator import Evaluator
from pelagos.core.state import State

EXPLORATION: Final = 1.4
SHARPNESS: Final = 3.0
"""How much more often a word is looked at first that promises more: priors grow with e to this times its utility."""


def utilities(state: State, evaluator: Evaluator) -> vec[float]:
    """For each seat the chance to win: certain at the end, estimated before it."""
    players = state.setup.players
    out = vec[float](capacity=players)
    if state.over:
        places = state.ranking()
        winners = float(places.count(1))
        for seat in range(players):
            out = append(out, 1.0 / winners if places[seat] == 1 else 0.0)
        return out
    highest = 0.0
    for seat in range(players):
        out = append(out, evaluator.estimate(state, seat))
        if seat == 0 or out[seat] > highest:
            highest = out[seat]
    total = math.exp(-highest) if players == 1 else 0.0  # who plays alone is measured against an estimate of 0
    for seat in range(players):
        out[seat] = math.exp(out[seat] - highest)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total
    return out


@final
@mypyc_attr(acyclic=True)
class Node:
    """What is known about a position that was reached by certain words."""

    def __init__(self, prior: float, value: float) -> None:
        self.prior: float = prior
        self.value: float = value  # the first estimate, for the seat that chose to come here
        self.visits: float = 0.0
        self.total: float = 0.0  # utilities for that seat, added up
        self.children: dict[i64, Node] = {}


@final
class Tree:
    """A search from one position; it can be asked at any time which word is best."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Final = evaluator
        self.root: Node = Node(1.0, 0.0)

    def run(self, guess: State, seat: i64, seed: i64, iterations: i64) -> None:
        """Walk so many times from the root, each time in another guess of what the seat cannot know."""
        for i in range(iterations):
            self._walk(guess.guess(seat, seed + i))

    def _walk(self, state: State) -> None:
        """Walk once from the root, playing on the state given, until a position is new or the game over."""
        path: list[Node] = []
        seats = vec[i64](capacity=32)
        node = self.root
        while not state.over:
            seat = state.seat
            words = state.legal_words()
            fresh = self._expand(node, state, seat, words)
            word = self._choose(node, words)
            node = node.children[word]
            state.play(word)
            path.append(node)
            seats = append(seats, seat)
            if fresh:
                break
        values = utilities(state, self.evaluator)
        self.root.visits += 1.0
        for i in range(len(path)):
            path[i].visits += 1.0
            path[i].total += values[seats[i]]

    def _expand(self, node: Node, state: State, seat: i64, words: vec[i64]) -> bool:
        """Give every legal word a child; tells whether the position was new."""
        fresh = False
        for i in range(len(words)):
            if words[i] not in node.children:
                after = state.clone()
                after.play(words[i])
                value = utilities(after, self.evaluator)[seat]
                node.children[words[i]] = Node(math.exp(SHARPNESS * value), value)
                fresh = True
        return fresh

    def _choose(self, node: Node, words: vec[i64]) -> i64:
        """The legal word that promises most, counting in how little it was looked at."""
        if len(words) == 1:
            return words[0]
        priors = 0.0
        visits = 1.0
        for i in range(len(words)):
            child = node.children[words[i]]
            priors += child.prior
            visits += child.visits
        scale = EXPLORATION * math.sqrt(visits) / priors
        best = words[0]
        highest = -1.0
        for i in range(len(words)):
            child = node.children[words[i]]
            mean = (child.total + child.value) / (child.visits + 1.0)
            score = mean + scale * child.prior / (child.visits + 1.0)
            if score > highest:
                highest = score
                best = words[i]
        return best
