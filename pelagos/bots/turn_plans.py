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


@final
class TurnPlan:
    """Words that a seat could say one after another within its turn, and what it then has."""

    def __init__(self, before: "TurnPlan | None", word: i64, state: State, value: float) -> None:
        self.before: Final = before
        self.word: Final = word
        """The last of them."""
        self.first: Final[i64] = word if before is None or before.before is None else before.first
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


def plans(state: State, evaluator: Evaluator, breadth: i64) -> list[TurnPlan]:
    """How the deciding seat could play its turn to the end, the best first: one plan to each end that was found.

    Goes word by word, on from every first word and later from the most promising beginnings, so many for each step at which they
    stand: whoever has paid for something that is still to come looks poor. Those that come to the same position are one.
    """
    seat, turn = state.seat, state.turn
    seen: set[int] = set()
    ended: list[TurnPlan] = []
    begun = [TurnPlan(None, 0, state, 0.0)]
    while len(begun) > 0:
        longer: list[TurnPlan] = []
        for plan in begun:
            judge = WordJudge(plan.state, evaluator)
            words = plan.state.legal_words()
            for i in range(len(words)):
                after = plan.state.clone()
                after.play(words[i])
                digest = after.digest()
                if digest in seen:
                    continue
                seen.add(digest)
                if goes_on(after, seat, turn):
                    longer.append(TurnPlan(plan, words[i], after, judge.chance_in(after)))
                else:
                    ended.append(TurnPlan(plan, words[i], after, utilities(after, evaluator)[seat]))
        begun = longer if begun[0].before is None else _kept(longer, breadth)
    return sorted(ended, key=_descending)


def goes_on(state: State, seat: i64, turn: i64) -> bool:
    """Whether the seat decides again in the same turn."""
    return not state.over and state.seat == seat and state.turn == turn


def _kept(longer: list[TurnPlan], breadth: i64) -> list[TurnPlan]:
    """The most promising beginnings, so many for each step at which they stand."""
    groups: dict[i64, list[TurnPlan]] = {}
    for plan in longer:
        kind = kind_of(plan.state.stack[len(plan.state.stack) - 1])
        if kind in groups:
            groups[kind].append(plan)
        else:
            groups[kind] = [plan]
    kept: list[TurnPlan] = []
    for group in groups.values():
        kept.extend(group if len(group) <= breadth else sorted(group, key=_descending)[:breadth])
    return kept


def _descending(plan: TurnPlan) -> float:
    return -plan.value


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
