"""Looking ahead to the end of one's own turn, compiled."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.bots.judging import WordJudge, utilities
from pelagos.bots.turn_beam import TurnBeam
from pelagos.bots.turn_plans import plan_values
from pelagos.core.evaluator import Evaluator
from pelagos.core.linear import LinearEvaluator
from pelagos.core.state import State

WORDS_SEEN_THROUGH: Final = 8
"""How many words, those after which the turn ends best, are followed until everything under way is done."""

WON_ESTIMATE: Final = 1e9
"""More than any estimate."""


def turn_values(state: State, evaluator: Evaluator) -> vec[float]:
    """The deciding seat's chance after each legal word, if it then plays its turn to the end, word by word or the best way found.

    If more is under way after that, everybody plays on likewise until it is done; words that do not look worth following get 0.
    """
    if evaluator.breadth() > 0:
        return plan_values(state, evaluator)
    words = state.legal_words()
    if right_between_turns(evaluator):
        return TurnBeam(state, evaluator).values(words)
    seat = state.seat
    values = vec[float](capacity=len(words))
    ends: list[State] = []
    for i in range(len(words)):
        after = state.clone()
        after.play(words[i])
        while not after.over and after.seat == seat and after.turn == state.turn:
            after.play(next_best(after, evaluator))
        values = append(values, utilities(after, evaluator)[seat])
        ends.append(after)
    least = _least(values)
    for i in range(len(words)):
        after = ends[i]
        if after.over or not evaluator.unsettled(after):
            continue
        if values[i] < least:
            values[i] = 0.0
        else:
            play_on(after, evaluator)
            values[i] = utilities(after, evaluator)[seat]
    return values


def _least(values: vec[float]) -> float:
    """The least value of the most promising words; lower than any if there are no others."""
    if len(values) <= WORDS_SEEN_THROUGH:
        return -1.0
    return sorted([values[i] for i in range(len(values))])[len(values) - WORDS_SEEN_THROUGH]


def play_on(state: State, evaluator: Evaluator) -> None:
    """Let everybody say the best next word until everything under way is done."""
    while not state.over and evaluator.unsettled(state):
        state.play(next_best(state, evaluator))


def right_between_turns(evaluator: Evaluator) -> bool:
    """Whether an evaluation holds between turns only, because it has learned who wins."""
    return isinstance(evaluator, LinearEvaluator) and not evaluator.features.points


def own_values(state: State, evaluator: Evaluator) -> vec[float]:
    """How well the deciding seat alone would stand after each legal word, if it then says the best next word each time."""
    words = state.legal_words()
    values = vec[float](capacity=len(words))
    seat = state.seat
    for i in range(len(words)):
        after = state.clone()
        after.play(words[i])
        while not after.over and after.seat == seat and after.turn == state.turn:
            after.play(_best_for_oneself(after, evaluator))
        values = append(values, _own_value(after, seat, evaluator))
    return values


def _best_for_oneself(state: State, evaluator: Evaluator) -> i64:
    """The word after which the seat that says it stands best, ignoring the others."""
    words = state.legal_words()
    best, highest = words[0], -WON_ESTIMATE
    if len(words) == 1:
        return best
    for i in range(len(words)):
        after = state.clone()
        after.play(words[i])
        value = _own_value(after, state.seat, evaluator)
        if value > highest:
            highest = value
            best = words[i]
    return best


def _own_value(state: State, seat: i64, evaluator: Evaluator) -> float:
    """How well a seat stands, ignoring the others; a win is above any estimate, a loss below."""
    if state.over:
        return WON_ESTIMATE if state.ranking()[seat] == 1 else -WON_ESTIMATE
    return evaluator.evaluate(state, seat)


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
