"""Looking ahead to the end of the own turn, compiled."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.bots.judging import WordJudge, utilities
from pelagos.bots.turn_beam import TurnBeam
from pelagos.core.evaluator import Evaluator
from pelagos.core.linear import LinearEvaluator
from pelagos.core.state import State


def turn_values(state: State, words: vec[i64], evaluator: Evaluator) -> vec[float]:
    """What each word promises the deciding seat when it plays the rest of its turn by the next best word each time, or best."""
    if right_between_turns(evaluator):
        return TurnBeam(state, evaluator).values(words)
    seat = state.seat
    values = vec[float](capacity=len(words))
    for i in range(len(words)):
        after = state.clone()
        after.play(words[i])
        while not after.over and after.seat == seat and after.turn == state.turn:
            after.play(next_best(after, evaluator))
        values = append(values, utilities(after, evaluator)[seat])
    return values


def right_between_turns(evaluator: Evaluator) -> bool:
    """Whether an evaluation is right between turns only: where words pay only together, and where it has learned who wins."""
    return evaluator.breadth() > 0 or (isinstance(evaluator, LinearEvaluator) and not evaluator.features.points)


def next_best(state: State, evaluator: Evaluator) -> i64:
    """The word after which the position looks best for the seat that says it."""
    words = state.legal_words()
    best, highest = words[0], -1.0
    if len(words) == 1:
        return best
    judge = WordJudge(state, evaluator)
    for i in range(len(words)):
        value = judge.chance(words[i])
        if value > highest:
            highest = value
            best = words[i]
    return best
