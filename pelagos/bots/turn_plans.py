"""Plans for a whole turn, compiled.

Where words pay only together, looking at one word after the other misses what they are good for. So a turn is planned to its end
first: word by word, with the most promising beginnings, and what counts is how the position looks between the turns.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.bots.judging import WordJudge, utilities
from pelagos.core.evaluator import Evaluator
from pelagos.core.state import State, kind_of

ALL: Final = 1_000_000
"""More plans than there are."""


@final
class TurnPlan:
    """Words that a seat could say one after another within its turn, and what it then has."""

    def __init__(self, before: "TurnPlan | None", word: i64, state: State, value: float) -> None:
        self.before: Final = before
        self.word: Final = word
        """The last of them."""
        self.first: Final[i64] = word if before is None or before.before is None else before.first
        self.said: Final[i64] = word * word * word + (0 if before is None else before.said)
        """The sum of the cubes of its words, by which the same words in another order are known."""
        self.state: Final = state
        self.value: Final = value

    def words(self) -> list[int]:
        """All of them."""
        words: list[int] = []
        plan = self
        while plan.before is not None:
            words.append(plan.word)
            plan = plan.before
        words.reverse()
        return words


@final
class Promising:
    """The most promising of some plans, the best first; of the same words in several orders that look the same only one."""

    def __init__(self, most: i64) -> None:
        self.most: Final[i64] = most
        self.plans: list[TurnPlan] = []

    def offer(self, before: TurnPlan, word: i64, state: State, value: float) -> None:
        """Take a plan in, if it is among them."""
        plans = self.plans
        place: i64 = len(plans)
        while place > 0 and plans[place - 1].value < value:
            place -= 1
        if place == self.most:
            return
        plan = TurnPlan(before, word, state, value)
        i: i64 = place - 1
        while i >= 0 and plans[i].value == value:
            if plans[i].said == plan.said:
                return
            i -= 1
        plans.insert(place, plan)
        if len(plans) > self.most:
            plans.pop()


def plans(state: State, evaluator: Evaluator, breadth: i64, most: i64 = ALL) -> list[TurnPlan]:
    """How the deciding seat could play its turn to the end, the best first: so many, or all that were found.

    Goes word by word, on from every first word and later from the most promising beginnings, so many for each step at which they
    stand: whoever has paid for something that is still to come looks poor.
    """
    seat, turn = state.seat, state.turn
    ended = Promising(most)
    begun = [TurnPlan(None, 0, state, 0.0)]
    while len(begun) > 0:
        longer: dict[i64, Promising] = {}
        for plan in begun:
            judge = WordJudge(plan.state, evaluator)
            words = plan.state.legal_words()
            for i in range(len(words)):
                after = plan.state.clone()
                after.play(words[i])
                if not goes_on(after, seat, turn):
                    ended.offer(plan, words[i], after, utilities(after, evaluator)[seat])
                    continue
                kind = kind_of(after.stack[len(after.stack) - 1])
                if kind not in longer:
                    longer[kind] = Promising(ALL if plan.before is None else breadth)
                longer[kind].offer(plan, words[i], after, judge.chance_in(after))
        begun = []
        for group in longer.values():
            begun.extend(group.plans)
    return ended.plans


def goes_on(state: State, seat: i64, turn: i64) -> bool:
    """Whether the seat decides again in the same turn."""
    return not state.over and state.seat == seat and state.turn == turn


def plan_values(state: State, evaluator: Evaluator) -> vec[float]:
    """What each legal word promises the deciding seat, by the best plan that begins with it; nothing, if none was found."""
    words = state.legal_words()
    best: dict[i64, float] = {}
    for plan in plans(state, evaluator, evaluator.breadth()):
        if plan.first not in best:
            best[plan.first] = plan.value
    values = vec[float](capacity=len(words))
    for i in range(len(words)):
        values = append(values, best.get(words[i], 0.0))
    return values
