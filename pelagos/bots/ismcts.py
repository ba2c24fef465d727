"""Information-set Monte-Carlo tree search: the loops, compiled.

Each iteration guesses the hidden things anew and walks down one tree that is shared by all guesses: nodes are told apart by
the words said, so that chance and hidden cards average out. A position that is new is looked at one word ahead with the game's
evaluator; those estimates guide the walk (as priors). The walk ends with the turn in which it came to something new, because
evaluators judge best between turns; the estimate there stands for what follows.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.evaluator import Evaluator
from pelagos.core.state import State

EXPLORATION: Final = 2.0
"""How much is given for looking at words that were looked at little, in parts of what the words of a position differ by."""
LEAST_SPREAD: Final = 0.01
"""Chances that differ by less than this count as if they differed by so much."""
TRUST: Final = 0.3
"""How far estimates in mid-turn are relied on: the most promising word is first looked at e to this times as often as the
least promising.
"""
LEAST_WIDTH: Final = 20.0
"""So many words of a position are weighed at first: those with the best first estimates."""

ANY: Final = -1
"""Stands for the word that a walk chooses itself."""

HIGHEST: Final = 700.0
"""Of greater numbers there is no power of e."""


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
        out = append(out, evaluator.evaluate(state, seat))
        if seat == 0 or out[seat] > highest:
            highest = out[seat]
    total = math.exp(-highest) if players == 1 else 0.0  # who plays alone is measured against an estimate of 0
    for seat in range(players):
        out[seat] = math.exp(out[seat] - highest)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total
    return out


def estimates(state: State, evaluator: Evaluator) -> vec[float]:
    """How good a position looks for each seat, where that will do for all words of the turn; otherwise nothing."""
    out = vec[float](capacity=state.setup.players)
    if evaluator.apart():
        for seat in range(state.setup.players):
            out = append(out, evaluator.evaluate(state, seat))
    return out


def utility(state: State, seat: i64, turn: i64, evaluator: Evaluator, before: vec[float]) -> float:
    """The chance of one seat to win after a word of its own; the others look as before it if the turn goes on."""
    if len(before) == 0 or state.over or state.turn != turn or state.seat != seat:
        return utilities(state, evaluator)[seat]
    own = evaluator.evaluate(state, seat)
    total = 1.0
    for other in range(len(before)):
        if other != seat:
            total += math.exp(min(before[other] - own, HIGHEST))
    if len(before) == 1:
        total += math.exp(min(-own, HIGHEST))
    return 1.0 / total


@final
class Node:
    """What is known about a position that was reached by certain words.

    Not declared acyclic, though it is: the interpreter frees deep chains of objects in a way that overwrites
    memory beside those that its garbage collector does not know.
    """

    def __init__(self, value: float) -> None:
        self.value: float = value  # the first estimate, for the seat that chose to come here
        self.prior: float = 1.0
        self.rank: float = 0.0  # how many words of the same position promised more at first
        self.visits: float = 0.0
        self.total: float = 0.0  # utilities for that seat, added up
        self.children: dict[i64, Node] = {}

    def mean(self) -> float:
        """What coming here is worth to the seat that chose it, the first estimate counted in."""
        return (self.total + self.value) / (self.visits + 1.0)


@final
class SearchTree:
    """A search from one position; it can be asked at any time which word is best."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Final = evaluator
        self.root: Node = Node(0.0)

    def run(self, guess: State, seat: i64, seed: i64, iterations: i64) -> None:
        """Walk so many times from the root, each time in another guess of what the seat cannot know."""
        for i in range(iterations):
            self._walk(guess.determinize(seat, seed + i), ANY)

    def weigh(self, guess: State, seat: i64, word: i64, seed: i64, iterations: i64) -> vec[float]:
        """Everybody's mean chances in so many walks that begin with this word; the tree grows by them, too."""
        totals = vec[float]([0.0] * guess.setup.players)
        for i in range(iterations):
            values = self._walk(guess.determinize(seat, seed + i), word)
            for other in range(len(values)):
                totals[other] += values[other] / float(iterations)
        return totals

    def known(self) -> list[tuple[i64, float, float]]:
        """The words at the root: what each is worth, and the visits."""
        return [(word, node.mean(), node.visits) for word, node in self.root.children.items()]

    def advance(self, word: i64) -> bool:
        """Go on beyond a word that is said; False if nothing is known of what follows it."""
        if word not in self.root.children:
            return False
        self.root = self.root.children[word]
        return True

    def _walk(self, state: State, first: i64) -> vec[float]:
        """Walk once from the root, playing on the state given, to the end of the turn in which a position is new.

        The first word is given, or is ANY. What everybody has there is the answer.
        """
        path: list[Node] = []
        seats = vec[i64](capacity=32)
        node = self.root
        new = False
        while not state.over:
            seat, turn = state.seat, state.turn
            words = state.legal_words()
            if self._expand(node, state, seat, words):
                new = True
            word = choose(node, words) if first == ANY or len(path) > 0 else first
            node = node.children[word]
            path.append(node)
            seats = append(seats, seat)
            state.play(word)
            if new and state.turn != turn:
                break
        values = utilities(state, self.evaluator)
        self.root.visits += 1.0
        for i in range(len(path)):
            path[i].visits += 1.0
            path[i].total += values[seats[i]]
        return values

    def _expand(self, node: Node, state: State, seat: i64, words: vec[i64]) -> bool:
        """Give every legal word a child; tells whether there was none for some."""
        present: list[Node] = []
        added: list[Node] = []
        low, high = 1.0, 0.0
        before = vec[float]()
        for i in range(len(words)):
            if words[i] not in node.children:
                if len(added) == 0:
                    before = estimates(state, self.evaluator)
                after = state.clone()
                after.play(words[i])
                child = Node(utility(after, seat, state.turn, self.evaluator, before))
                node.children[words[i]] = child
                added.append(child)
            child = node.children[words[i]]
            present.append(child)
            low, high = min(low, child.value), max(high, child.value)
        slope = TRUST / max(high - low, LEAST_SPREAD)
        for child in added:
            child.prior = math.exp(slope * (child.value - low))
            for other in present:
                if other.value > child.value:
                    child.rank += 1.0
        return len(added) > 0


def choose(node: Node, words: vec[i64]) -> i64:
    """The legal word that promises most, counting in how little it was looked at."""
    words = _weighed(node, words)
    if len(words) == 1:
        return words[0]
    priors, visits = 0.0, 1.0
    low, high = 1.0, 0.0
    for i in range(len(words)):
        child = node.children[words[i]]
        priors += child.prior
        visits += child.visits
        low, high = min(low, child.mean()), max(high, child.mean())
    scale = EXPLORATION * max(high - low, LEAST_SPREAD) * math.sqrt(visits) / priors
    best, highest = words[0], -1.0
    for i in range(len(words)):
        child = node.children[words[i]]
        score = child.mean() + scale * child.prior / (child.visits + 1.0)
        if score > highest:
            highest = score
            best = words[i]
    return best


def _weighed(node: Node, words: vec[i64]) -> vec[i64]:
    """The legal words that are weighed so far (progressive widening): the more looks at the position, the more of them."""
    width = LEAST_WIDTH + math.sqrt(node.visits)
    if float(len(words)) <= width:
        return words
    weighed = vec[i64](capacity=16)
    for i in range(len(words)):
        child = node.children[words[i]]
        if child.visits > 0.0 or child.rank < width:
            weighed = append(weighed, words[i])
    return weighed if len(weighed) > 0 else words  # in this guess there may be none but unlikely ones
