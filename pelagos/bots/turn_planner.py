"""Search among plans for a whole turn, compiled.

Where words pay only together, looking at one word after the other misses what they are good for. So the turn is planned to its
end first: word by word, with the most promising beginnings. Then the plans compete. Each look plays a plan in a guess of what is
hidden and lets everybody go on by the next best words, until the seat has had another turn; the plans that do well are looked at
more often. The first look at each plan is in the first guess, the second in the second: what is luck for one is luck for all.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.bots.ismcts import Node, choose
from pelagos.bots.judging import utilities
from pelagos.bots.lookahead import next_best
from pelagos.core.evaluator import Evaluator
from pelagos.core.state import State

PLANS: Final = 12
"""So many plans are taken from one guess."""
LOOKS: Final = 50.0
"""After so many looks plans are laid in one more guess."""


@final
class TurnPlan:
    """Words that a seat could say one after another within its turn, and what it then has."""

    def __init__(self, words: list[i64], state: State, value: float) -> None:
        self.words: Final = words
        self.state: Final = state
        self.value: Final = value


def plans(state: State, evaluator: Evaluator) -> list[TurnPlan]:
    """How the deciding seat could play its turn to the end, the best first: one plan to each end that was found.

    Goes word by word and keeps the most promising beginnings; those that come to the same position are one.
    """
    seen: set[int] = set()
    ended: list[TurnPlan] = []
    begun = [TurnPlan([], state, 0.0)]
    while len(begun) > 0:
        longer: list[TurnPlan] = []
        for plan in begun:
            for following in _one_longer(plan, state.seat, evaluator):
                digest = following.state.digest()
                if digest not in seen:
                    seen.add(digest)
                    (longer if _goes_on(following.state, state.seat, state.turn) else ended).append(following)
        begun = sorted(longer, key=_descending)[: evaluator.breadth()]
    return sorted(ended, key=_descending)


def _one_longer(plan: TurnPlan, seat: i64, evaluator: Evaluator) -> list[TurnPlan]:
    """The plan with each possible next word."""
    words = plan.state.legal_words()
    longer: list[TurnPlan] = []
    for i in range(len(words)):
        after = plan.state.clone()
        after.play(words[i])
        longer.append(TurnPlan([*plan.words, words[i]], after, utilities(after, evaluator)[seat]))
    return longer


def _goes_on(state: State, seat: i64, turn: i64) -> bool:
    """Whether the seat decides again in the same turn."""
    return not state.over and state.seat == seat and state.turn == turn


def _descending(plan: TurnPlan) -> float:
    return -plan.value


@final
class TurnPlanner:
    """A search from one position; it can be asked at any time which word is best."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Final = evaluator
        self.plans: list[list[i64]] = []
        self.root: Node = Node(0.0)  # its children are the plans that were looked at, by their numbers
        self.numbers: vec[i64] = vec[i64]()
        self.sources: i64 = 0  # guesses in which plans were laid

    def run(self, guess: State, seat: i64, seed: i64, iterations: i64) -> None:
        """Look so many times at a plan, in guesses of what the seat cannot know that begin with this seed."""
        for _ in range(iterations):
            if self.root.visits >= LOOKS * float(self.sources):
                self._lay(guess.determinize(seat, seed + self.sources))
            self.root.visits += 1.0
            number = len(self.numbers)
            if number < len(self.plans):
                self.numbers = append(self.numbers, number)
                self.root.children[number] = Node(self._look(guess.determinize(seat, seed), number)[seat])
            else:
                number = choose(self.root, self.numbers)
                node = self.root.children[number]
                node.visits += 1.0
                node.total += self._look(guess.determinize(seat, seed + i64(node.visits)), number)[seat]

    def weigh(self, guess: State, seat: i64, word: i64, seed: i64, iterations: i64) -> vec[float]:
        """Everybody's mean chances in so many looks at the best plan that begins with this word; as many before find that plan."""
        for plan in self._plans_after(guess.determinize(seat, seed), word):
            if plan not in self.plans:
                self.plans.append(plan)
        for number in range(len(self.numbers), len(self.plans)):
            self.numbers = append(self.numbers, number)
            self.root.children[number] = Node(self._look(guess.determinize(seat, seed), number)[seat])
        best = self._best_after(guess, seat, word, seed, iterations)
        totals = vec[float]([0.0] * guess.setup.players)
        for i in range(iterations):
            values = self._look(guess.determinize(seat, seed + iterations + i), best)
            for other in range(len(values)):
                totals[other] += values[other] / float(iterations)
        return totals

    def _plans_after(self, guess: State, word: i64) -> list[list[i64]]:
        """The best plans in a guess that begin with a word, which is played in it."""
        seat, turn = guess.seat, guess.turn
        guess.play(word)
        if not _goes_on(guess, seat, turn):
            return [[word]]
        return [[word, *plan.words] for plan in plans(guess, self.evaluator)[:PLANS]]

    def _best_after(self, guess: State, seat: i64, word: i64, seed: i64, iterations: i64) -> i64:
        """The plan beginning with a word that is looked at most after so many more looks."""
        numbers = vec[i64]([number for number in self.root.children if self.plans[number][0] == word])
        for _ in range(iterations):
            number = choose(self.root, numbers)
            node = self.root.children[number]
            node.visits += 1.0
            node.total += self._look(guess.determinize(seat, seed + i64(node.visits)), number)[seat]
        best = numbers[0]
        for i in range(len(numbers)):
            if self.root.children[numbers[i]].visits > self.root.children[best].visits:
                best = numbers[i]
        return best

    def known(self) -> list[tuple[i64, float, float]]:
        """The first words of plans that were looked at: what the plan looked at most is worth, and its looks."""
        best: dict[i64, Node] = {}
        for number, node in self.root.children.items():
            word = self.plans[number][0]
            if word not in best or (node.visits, node.mean()) > (best[word].visits, best[word].mean()):
                best[word] = node
        return [(word, node.mean(), node.visits + 1.0) for word, node in best.items()]

    def advance(self, word: i64) -> bool:
        """Go on beyond a word that is said, with the plans looked at that begin with it; False if there are none."""
        old, nodes = self.plans, self.root.children
        self.plans = []
        self.root = Node(0.0)
        self.numbers = vec[i64]()
        for number, node in nodes.items():
            words = old[number]
            if words[0] == word and len(words) > 1:
                self.root.children[len(self.plans)] = node
                self.root.visits += node.visits + 1.0
                self.numbers = append(self.numbers, len(self.plans))
                self.plans.append(words[1:])
        return len(self.plans) > 0

    def _lay(self, guess: State) -> None:
        """Add the best plans in a guess to those that compete."""
        self.sources += 1
        for plan in plans(guess, self.evaluator)[:PLANS]:
            if plan.words not in self.plans:
                self.plans.append(plan.words)

    def _look(self, state: State, number: i64) -> vec[float]:
        """What a plan comes to, played on the state given: everybody's chances when the seat has had another turn."""
        seat, turn = state.seat, state.turn
        for word in self.plans[number]:
            if not _goes_on(state, seat, turn) or not _is_among(word, state.legal_words()):
                break
            state.play(word)
        while not state.over and state.turn <= turn + state.setup.players:
            state.play(next_best(state, self.evaluator))
        return utilities(state, self.evaluator)


def _is_among(word: i64, words: vec[i64]) -> bool:
    return any(words[i] == word for i in range(len(words)))
