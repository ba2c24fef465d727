"""Information-set Monte-Carlo tree search: the loops, compiled.

Each iteration samples the hidden things anew and walks down one tree shared by all samples: nodes are told apart by the words
said, so chance and hidden cards average out. In a new position the evaluator judges the most promising words, and one more on each
further visit; these estimates guide the walk (as priors). Which words are promising is known from other positions in which they
were judged (a history heuristic). The walk ends with the turn in which it reached something new, because evaluators judge best
between turns; the estimate there stands for what follows.
"""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.bots.judging import WordJudge, utilities
from pelagos.core.evaluator import Evaluator
from pelagos.core.state import SEAT_BITS, State

EXPLORATION_WEIGHT: Final = 2.0
"""The weight of the bonus for words that were visited little, relative to how far the words of a position differ."""
MIN_CHANCE_SPREAD: Final = 0.01
"""Chances that differ by less count as differing by this much."""
PRIOR_EXPONENT: Final = 0.3
"""How far estimates in mid-turn are trusted: the most promising word is first visited e ** this times as often as the least."""
MIN_WORDS_WEIGHED: Final = 20.0
"""How many words of a position compete at first: those with the best first estimates."""
FIRST_WORDS_JUDGED: Final = 12
"""How many words of a new position are judged; each further visit adds one. Most positions are visited once."""
UNKNOWN_REGRET: Final = -1.0
TAKEN_REGRET: Final = 9.0
"""Below and above any real regret."""

ANY_WORD: Final = -1
"""In place of a first word: the walk chooses."""


@final
class Node:
    """What is known about a position reached by certain words.

    Not declared acyclic, though it is: when the interpreter frees a deep chain of objects that its garbage collector does not
    know, it overwrites the memory next to them.
    """

    def __init__(self, value: float) -> None:
        self.value: float = value  # the first estimate, for the seat that chose to come here
        self.prior: float = 1.0
        self.rank: float = 0.0  # how many words of the same position looked better at first
        self.visits: float = 0.0
        self.total: float = 0.0  # the sum of that seat's utilities
        self.children: dict[i64, Node] = {}

    def mean(self) -> float:
        """What coming here is worth to the seat that chose it, including the first estimate."""
        return (self.total + self.value) / (self.visits + 1.0)


@final
class SearchTree:
    """A search from one position; it can be asked at any time which word is best."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Final = evaluator
        self.root: Node = Node(0.0)
        self.regrets: dict[i64, float] = {}  # by word and seat: how far it was behind the best one lately

    def run(self, guess: State, seat: i64, seed: i64, iterations: i64) -> None:
        """Walk from the root `iterations` times, each time in a new sample of what the seat cannot know."""
        for i in range(iterations):
            self._walk(guess.determinize(seat, seed + i), ANY_WORD)

    def weigh(self, guess: State, seat: i64, word: i64, seed: i64, iterations: i64) -> vec[float]:
        """Everybody's mean chances over walks that begin with this word; they add to the tree, too."""
        totals = vec[float]([0.0] * guess.setup.players)
        for i in range(iterations):
            values = self._walk(guess.determinize(seat, seed + i), word)
            for other in range(len(values)):
                totals[other] += values[other] / float(iterations)
        return totals

    def known(self) -> list[tuple[i64, float, float]]:
        """The words at the root: the value and visits of each."""
        return [(word, node.mean(), node.visits) for word, node in self.root.children.items()]

    def advance(self, word: i64) -> bool:
        """Make the position after a word the root; False if nothing is known about it."""
        if word not in self.root.children:
            return False
        self.root = self.root.children[word]
        return True

    def _walk(self, state: State, first: i64) -> vec[float]:
        """Walk once from the root, playing on the given state, to the end of the turn in which a new position was reached.

        The first word is given, or ANY_WORD. Returns everybody's chances at the end.
        """
        path: list[Node] = []
        seats = vec[i64](capacity=32)
        node, turn, new = self.root, state.turn, False
        while not state.over and not (new and state.turn != turn):
            words = state.legal_words()
            if len(words) == 1 and len(path) > 0:
                state.play(words[0])
                continue
            seat, turn = state.seat, state.turn
            if self._judge(node, state, words):
                new = True
            word = choose(node, words) if first == ANY_WORD or len(path) > 0 else first
            node = node.children[word]
            path.append(node)
            seats = append(seats, seat)
            state.play(word)
        values = utilities(state, self.evaluator)
        self.root.visits += 1.0
        for i in range(len(path)):
            path[i].visits += 1.0
            path[i].total += values[seats[i]]
        return values

    def _judge(self, node: Node, state: State, words: vec[i64]) -> bool:
        """Add nodes for the words that are due to be judged, at the root all of them. Returns whether there were none before."""
        known: list[Node] = []
        waiting = vec[i64](capacity=len(words))
        for i in range(len(words)):
            child = node.children.get(words[i])
            if child is None:
                waiting = append(waiting, words[i])
            else:
                known.append(child)
        new = len(known) == 0
        if node is not self.root:
            waiting = self._promising(waiting, state.seat, FIRST_WORDS_JUDGED + i64(node.visits) - len(known))
        if len(waiting) > 0:
            self._add(node, state, waiting, known)
        return new

    def _promising(self, words: vec[i64], seat: i64, number: i64) -> vec[i64]:
        """The `number` words that were regretted least elsewhere, and all that were never judged."""
        if len(words) <= number:
            return words
        regrets = vec[float](capacity=len(words))
        unknown: i64 = 0
        for i in range(len(words)):
            regret = self.regrets.get(words[i] << SEAT_BITS | seat, UNKNOWN_REGRET)
            regrets = append(regrets, regret)
            if regret == UNKNOWN_REGRET:
                unknown += 1
        found = vec[i64]()
        for _ in range(max(number, unknown)):
            least: i64 = 0
            for i in range(len(words)):
                if regrets[i] < regrets[least]:
                    least = i
            found = append(found, words[least])
            regrets[least] = TAKEN_REGRET
        return found

    def _add(self, node: Node, state: State, words: vec[i64], known: list[Node]) -> None:
        """Judge words and add nodes for them; `known` are the nodes that were there before."""
        judge = WordJudge(state, self.evaluator)
        added: list[Node] = []
        for i in range(len(words)):
            child = Node(judge.chance(words[i]))
            node.children[words[i]] = child
            added.append(child)
            known.append(child)
        low, high = 1.0, 0.0
        for child in known:
            low, high = min(low, child.value), max(high, child.value)
        slope = PRIOR_EXPONENT / max(high - low, MIN_CHANCE_SPREAD)
        for i in range(len(words)):
            child = added[i]
            child.prior = math.exp(slope * (child.value - low))
            for other in known:
                if other.value > child.value:
                    child.rank += 1.0
            key, regret = words[i] << SEAT_BITS | state.seat, high - child.value
            self.regrets[key] = (self.regrets.get(key, regret) + regret) / 2.0


def choose(node: Node, words: vec[i64]) -> i64:
    """The legal word with the highest value plus bonus for having been visited little, among those that compete so far.

    The more visits the position has, the more words compete (progressive widening).
    """
    known = vec[i64](capacity=len(words))
    nodes: list[Node] = []
    for i in range(len(words)):
        child = node.children.get(words[i])
        if child is not None:
            known = append(known, words[i])
            nodes.append(child)
    width = MIN_WORDS_WEIGHED + math.sqrt(node.visits)
    if float(len(nodes)) > width:
        known, nodes = _weighed(known, nodes, width)
    priors, visits = 0.0, 1.0
    low, high = 1.0, 0.0
    for child in nodes:
        priors += child.prior
        visits += child.visits
        mean = child.mean()
        low, high = min(low, mean), max(high, mean)
    scale = EXPLORATION_WEIGHT * max(high - low, MIN_CHANCE_SPREAD) * math.sqrt(visits) / priors
    best: i64 = 0
    highest = -1.0
    for i in range(len(known)):
        child = nodes[i]
        score = child.mean() + scale * child.prior / (child.visits + 1.0)
        if score > highest:
            highest = score
            best = i
    return known[best]


def _weighed(words: vec[i64], nodes: list[Node], width: float) -> tuple[vec[i64], list[Node]]:
    """The words that compete so far, and their nodes; all of them if this sample allows only unlikely ones."""
    likely = vec[i64](capacity=len(words))
    found: list[Node] = []
    for i in range(len(words)):
        if nodes[i].visits > 0.0 or nodes[i].rank < width:
            likely = append(likely, words[i])
            found.append(nodes[i])
    return (likely, found) if len(found) > 0 else (words, nodes)
