"""Marks for decisions, and accuracy: how much chance to win was thrown away.

Accuracy is that of lichess, https://lichess.org/page/accuracy: a curve over the loss of chance, and for a game the mean of two
means. There it is measured by move; here by turn, because one word of a turn of twenty loses little.
"""

import math
from collections.abc import Sequence
from statistics import fmean, harmonic_mean, pstdev
from typing import Final, Literal

Mark = Literal["best", "good", "inaccuracy", "mistake", "blunder"]

THRESHOLDS: Final[tuple[tuple[float, Mark], ...]] = ((0.10, "blunder"), (0.05, "mistake"), (0.02, "inaccuracy"))
"""The least loss of chance for each mark. docs/analysis.md says where the numbers come from."""
WINDOW: Final = 5
"""How many turns around one tell, by their chances, how much was at stake."""
LEAST_STAKE: Final = 0.005
MOST_STAKE: Final = 0.12
"""Lichess' bounds for the deviation of chances in a window, 0.5 and 12 points."""


def mark_of(loss: float, is_best: bool) -> Mark:
    """What a decision is called."""
    for least, mark in THRESHOLDS:
        if loss >= least:
            return mark
    return "best" if is_best else "good"


def accuracy_of(loss: float) -> float:
    """The accuracy of one turn, from 0 to 100: lichess' curve, which is 100 if nothing is lost and 0 if everything is."""
    points = 103.1668100711649 * math.exp(-0.04354415386753951 * 100.0 * loss) - 3.166924740191411
    return min(100.0, max(0.0, points + 1.0))


def accuracy(turns: Sequence[tuple[float, float]]) -> float | None:
    """The accuracy of a player, from the chance before and the loss of each turn; None if there was nothing to decide.

    As on lichess: the mean of a weighted mean, in which turns count more where chances moved, and of the harmonic mean,
    which mistakes pull down.
    """
    if not turns:
        return None
    single = [accuracy_of(loss) for _, loss in turns]
    chances = [chance for chance, _ in turns]
    stakes = [_stake(chances, k) for k in range(len(turns))]
    weighted = sum(one * stake for one, stake in zip(single, stakes, strict=True)) / sum(stakes)
    return fmean((weighted, harmonic_mean([max(one, 1e-6) for one in single])))


def _stake(chances: Sequence[float], place: int) -> float:
    """How much the chances moved around a turn."""
    first = max(0, min(place - WINDOW // 2, len(chances) - WINDOW))
    return min(MOST_STAKE, max(LEAST_STAKE, pstdev(chances[first : first + WINDOW])))
