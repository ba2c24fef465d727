"""What positions are worth to the seats, compiled: chances to win, now and after each word."""

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.evaluator import Evaluator
from pelagos.core.state import State

MAX_EXPONENT: Final = 700.0
"""math.exp overflows not far above this."""


def utilities(state: State, evaluator: Evaluator) -> vec[float]:
    """Each seat's chance to win: certain at the end, estimated before."""
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
    total = math.exp(-highest) if players == 1 else 0.0  # a solo player is measured against an estimate of 0
    for seat in range(players):
        out[seat] = math.exp(out[seat] - highest)
        total += out[seat]
    for seat in range(players):
        out[seat] /= total
    return out


@final
class WordJudge:
    """Judges the words of a position by where they lead; seats that they do not affect are judged once for all words."""

    def __init__(self, state: State, evaluator: Evaluator) -> None:
        self.state: Final = state
        self.evaluator: Final = evaluator
        self.before: vec[float] = vec[float]()  # estimates for all seats, made when first needed

    def chance(self, word: i64) -> float:
        """The chance that the seat saying the word wins."""
        after = self.state.clone()
        after.play(word)
        return self.chance_in(after)

    def chance_in(self, after: State) -> float:
        """The same, given the position after the word."""
        seat = self.state.seat
        if after.over:
            return utilities(after, self.evaluator)[seat]
        own = self.evaluator.evaluate(after, seat)
        total = 1.0
        touched = self.evaluator.touched(self.state, after)
        players = self.state.setup.players
        for other in range(players):
            if other != seat:
                total += math.exp(min(self._estimate(after, other, touched) - own, MAX_EXPONENT))
        if players == 1:
            total += math.exp(min(-own, MAX_EXPONENT))
        return 1.0 / total

    def _estimate(self, after: State, other: i64, touched: i64) -> float:
        """How good it looks for another seat, whether the word affected it or not."""
        if touched & BIT[other] != 0:
            return self.evaluator.evaluate(after, other)
        if len(self.before) == 0:
            for seat in range(self.state.setup.players):
                self.before = append(self.before, self.evaluator.evaluate(self.state, seat))
        return self.before[other]
