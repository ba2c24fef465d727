"""Weights from lessons: ridge regression on how games ended for seats, and how certain a lead is in each phase."""

import math
from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from pelagos.arena.selfplay import Lessons
from pelagos.core.features import Features
from pelagos.core.linear import MOST_PLAYERS

RIDGE_ROWS = 60.0
"""How many rows the prior weights count as: the more, the less a rare feature moves its weight."""
CHOICE_RIDGE_ROWS = 10_000.0
"""The same where weights predict who wins: the hundreds of rows of a game have only one winner."""
FEW_RIDGE_ROWS = 100.0
"""The same where only a few kinds of features are fitted and the other weights stay."""
NEWTON_STEPS = 8
ROWS_AT_A_TIME = 3840
"""How many rows are laid out in full at a time: divisible by any number of seats up to six."""
LOW, HIGH = 0.05, 400.0
"""The range in which a scale is searched for."""

Floats = NDArray[np.float64]


@dataclass(frozen=True)
class Fitted:
    """Weights by stage and feature, scales by players and phase."""

    weights: Floats
    scales: dict[int, list[float]]
    reached: NDArray[np.bool_]
    """Which features occurred in the lessons."""


def fit(features: Features, lessons: Lessons, ridge: float | None = None) -> Fitted:
    """The weights that best predict how games ended for seats or who won, pulled towards those known before."""
    if features.points:
        weights = _regression(features, lessons, RIDGE_ROWS if ridge is None else ridge)
    else:
        weights = _choice(features, lessons, CHOICE_RIDGE_ROWS if ridge is None else ridge)
    reached = np.zeros(len(features.names), np.bool_)
    reached[np.unique(lessons.indices)] = True
    weights[:, ~reached] = 0.0
    return Fitted(weights, scales(features, lessons, expected(lessons, weights)), reached)


def fit_only(features: Features, lessons: Lessons, kinds: Collection[str], kept: Floats, ridge: float = FEW_RIDGE_ROWS) -> Fitted:
    """The weights of a few kinds of features that best predict who won, the same in all stages; other weights stay as they are."""
    free = np.array([kind_of_feature(name) in kinds for name in features.names])
    level = replace(lessons, stage=np.zeros_like(lessons.stage))
    weights = _likeliest(level, np.where(free, 0.0, kept)[None, :], free, ridge)
    free[np.setdiff1d(np.arange(len(free)), lessons.indices)] = False
    return unscaled(features, weights[0], free | (kept != 0.0))


def unscaled(features: Features, weights: Floats, reached: NDArray[np.bool_]) -> Fitted:
    """The same weights in every stage, not scaled."""
    ones = {players: [1.0] * features.phases for players in range(1, MOST_PLAYERS)}
    return Fitted(np.tile(weights, (len(features.stages), 1)), ones, reached)


def kind_of_feature(name: str) -> str:
    """The group that a feature belongs to, or its own name."""
    return name.partition(".")[0]


def _regression(features: Features, lessons: Lessons, ridge: float) -> Floats:
    """Ridge regression on the results, separately for each stage."""
    size, stages = len(features.names), len(features.stages)
    known = weights_known(features)
    squares, products = np.zeros((stages, size, size)), np.zeros((stages, size))
    for rows, matrix in dense(lessons, size):
        left = lessons.result[rows] - matrix @ known
        for stage in np.unique(lessons.stage[rows]):
            here = matrix[lessons.stage[rows] == stage]
            squares[stage] += here.T @ here
            products[stage] += here.T @ left[lessons.stage[rows] == stage]
    return np.stack([known + np.linalg.solve(squares[s] + ridge * np.eye(size), products[s]) for s in range(stages)])


def _choice(features: Features, lessons: Lessons, ridge: float) -> Floats:
    """Conditional logit, separately for each stage."""
    known = np.tile(weights_known(features), (len(features.stages), 1))
    return _likeliest(lessons, known, np.ones(len(features.names), np.bool_), ridge)


def _likeliest(lessons: Lessons, known: Floats, free: NDArray[np.bool_], ridge: float) -> Floats:
    """Conditional logit: seats of a position compete; Newton's method finds the free weights that make the winners likeliest."""
    stages, size = known.shape
    weights = known.copy()
    parts = [part_of(lessons, lessons.whole & (lessons.players == players)) for players in np.unique(lessons.players)]
    for _ in range(NEWTON_STEPS):
        slope = ridge * (known - weights)
        bend = np.tile(ridge * np.eye(size), (stages, 1, 1))
        for part in parts:
            for rows, matrix in dense(part, size):
                _add_slopes(part, rows, matrix, weights, slope, bend)
        for stage in range(stages):
            weights[stage, free] += np.linalg.solve(bend[stage][np.ix_(free, free)], slope[stage, free])
    return weights


def part_of(lessons: Lessons, rows: NDArray[np.bool_]) -> Lessons:
    """Only these rows."""
    inner = np.repeat(rows, lessons.count)
    return Lessons(**{name: column[inner if name in ("indices", "values") else rows] for name, column in vars(lessons).items()})


def _add_slopes(lessons: Lessons, rows: slice, matrix: Floats, weights: Floats, slope: Floats, bend: Floats) -> None:
    """Add the first and second derivatives of the likelihood of whole positions with the same number of seats."""
    seats = int(lessons.players[rows.start])
    stage, share = lessons.stage[rows], lessons.share[rows]
    chance = chances((matrix * weights[stage]).sum(axis=1).reshape(-1, seats), 1.0)
    won = np.repeat(share.reshape(-1, seats).sum(axis=1) > 0.0, seats)
    mean = np.einsum("ps,psf->pf", chance, matrix.reshape(-1, seats, matrix.shape[1])) if seats > 1 else np.zeros_like(matrix)
    centred, chance = matrix - np.repeat(mean, seats, axis=0), chance.reshape(-1)
    if seats == 1:
        won[:] = True
    for one in np.unique(stage):
        here = won & (stage == one)
        slope[one] += (share - chance)[here] @ matrix[here]
        weight = chance * (1.0 - chance) if seats == 1 else chance
        bend[one] += (centred[here] * weight[here, None]).T @ centred[here]


def weights_known(features: Features) -> Floats:
    """The weights before anything is learned, by feature."""
    known = features.known()
    return np.array([known.get(name, 0.0) for name in features.names])


def dense(lessons: Lessons, size: int) -> Iterator[tuple[slice, Floats]]:
    """The rows, laid out in full, a few at a time."""
    ends = np.concatenate([[0], np.cumsum(lessons.count, dtype=np.int64)])
    for first in range(0, len(lessons.count), ROWS_AT_A_TIME):
        last = min(first + ROWS_AT_A_TIME, len(lessons.count))
        part = slice(ends[first], ends[last])
        row = np.repeat(np.arange(last - first), lessons.count[first:last])
        flat: Floats = np.bincount(row * size + lessons.indices[part], lessons.values[part], (last - first) * size).astype(
            np.float64, copy=False
        )
        yield slice(first, last), flat.reshape(last - first, size)


def expected(lessons: Lessons, weights: Floats) -> Floats:
    """What the weights predict for each row."""
    ends = np.cumsum(lessons.count, dtype=np.int64)
    stage = np.repeat(lessons.stage, lessons.count)
    total: Floats = np.concatenate([[0.0], np.cumsum(weights[stage, lessons.indices] * lessons.values)])
    sums: Floats = total[ends] - total[ends - lessons.count]
    return sums


def scales(features: Features, lessons: Lessons, foretold: Floats) -> dict[int, list[float]]:
    """For each number of players and each phase, the lead that multiplies the odds of winning by e."""
    found: dict[int, list[float]] = {}
    for players in np.unique(lessons.players):
        row = []
        for phase in range(features.phases):
            these = lessons.whole & (lessons.players == players) & (lessons.phase == phase)
            row.append(best_scale(foretold[these].reshape(-1, players), lessons.share[these].reshape(-1, players)))
        found[int(players)] = row
    return found


def best_scale(foretold: Floats, shares: NDArray[np.float32]) -> float:
    """The scale under which the results were likeliest, by golden-section search over its logarithm."""
    if not len(foretold):
        return 1.0
    low, high = math.log(LOW), math.log(HIGH)
    golden = (math.sqrt(5.0) - 1.0) / 2.0
    while high - low > 0.01:
        one, other = high - golden * (high - low), low + golden * (high - low)
        if loss(foretold, shares, math.exp(one)) < loss(foretold, shares, math.exp(other)):
            high = other
        else:
            low = one
    return math.exp((low + high) / 2.0)


def chances(foretold: Floats, scale: float) -> Floats:
    """Each seat's chance to win; a solo player's is against an estimate of 0."""
    alone = foretold.shape[1] == 1
    values = np.hstack([foretold, np.zeros_like(foretold)]) / scale if alone else foretold / scale
    powers = np.exp(values - values.max(axis=1, keepdims=True))
    found: Floats = (powers / powers.sum(axis=1, keepdims=True))[:, : foretold.shape[1]]
    return found


def loss(foretold: Floats, shares: NDArray[np.float32], scale: float) -> float:
    """The mean log loss of who won."""
    found = np.clip(chances(foretold, scale), 1e-12, 1.0)
    surprise = -(shares * np.log(found)).sum(axis=1)
    if foretold.shape[1] == 1:
        surprise -= ((1.0 - shares) * np.log(np.clip(1.0 - found, 1e-12, 1.0)))[:, 0]
    return float(surprise.mean())
