"""Weights found again in made-up lessons."""

import numpy as np
import pytest

from pelagos.arena.fit import chances, expected, fit, fit_only, part_of
from pelagos.arena.selfplay import Lessons
from pelagos.core.features import FeatureList, Features

LISTED = FeatureList()
LISTED.group("thing", ["a", "b", "c"], "how many")
MIXED = FeatureList()
MIXED.group("thing", ["a"], "how many")
MIXED.group("other", ["b"], "how many")
MIXED.group("third", ["c"], "how many")


class Things(Features):
    """Two stages, in which things are worth something else."""

    def known(self) -> dict[str, float]:
        return {"thing.a": 1.0}


TRUE = np.array([[1.0, 2.0, 0.0], [1.0, -1.0, 0.0]])
SEATS = 3
FEW = 20.0
"""Rows that speak for what was known; these lessons are independent, so few are enough."""


def lessons(points: bool) -> Lessons:
    """Positions of three seats in which two things lie about; nobody ever has the third."""
    chance = np.random.default_rng(1)
    positions = 4000
    rows = positions * SEATS
    stage = np.repeat(chance.integers(0, 2, positions), SEATS)
    values = chance.integers(0, 4, (rows, 2)).astype(np.float32)
    worth = (TRUE[stage, :2] * values).sum(axis=1)
    if points:
        result = worth + chance.normal(0.0, 1.0, rows)
        won = result.reshape(-1, SEATS).argmax(axis=1)
    else:
        likely = chances(worth.reshape(-1, SEATS), 1.0)
        won = (likely.cumsum(axis=1) < chance.random((positions, 1))).sum(axis=1)
        result = np.zeros(rows)
    share = np.zeros((positions, SEATS))
    share[np.arange(positions), won] = 1.0
    return Lessons(
        stage=stage.astype(np.uint8),
        phase=np.zeros(rows, np.uint8),
        players=np.full(rows, SEATS, np.uint8),
        whole=np.ones(rows, np.bool_),
        result=result.astype(np.float32),
        share=share.reshape(-1).astype(np.float32),
        count=np.full(rows, 2, np.uint16),
        indices=np.tile(np.array([0, 1], np.uint16), rows),
        values=values.reshape(-1),
    )


@pytest.mark.parametrize("points", [True, False])
def test_weights_are_found_again(points: bool):
    fitted = fit(Things(LISTED, ["early", "late"], 1, points), lessons(points), FEW)
    assert np.allclose(fitted.weights, TRUE, atol=0.15)
    assert list(fitted.reached) == [True, True, False]


def test_a_scale_makes_chances_true():
    fitted = fit(Things(LISTED, ["early", "late"], 1, False), lessons(False), FEW)
    assert fitted.scales[SEATS] == [pytest.approx(1.0, abs=0.1)]


def test_what_is_foretold_is_the_weighted_sum():
    assert np.allclose(
        expected(lessons(True), TRUE)[:3], (TRUE[lessons(True).stage[:3], :2] * lessons(True).values[:6].reshape(3, 2)).sum(axis=1)
    )


def test_strong_ridge_keeps_what_was_known():
    fitted = fit(Things(LISTED, ["early", "late"], 1, False), lessons(False), 1e9)
    assert np.allclose(fitted.weights[:, :2], [[1.0, 0.0], [1.0, 0.0]], atol=0.01)


def test_only_some_kinds_are_fitted_beside_weights_that_stay():
    features = Things(MIXED, ["early", "late"], 1, False)
    kept = np.array([1.0, 0.0, 0.5])
    taught = lessons(False)
    fitted = fit_only(features, part_of(taught, taught.stage == 0), ["other"], kept, FEW)
    assert np.array_equal(fitted.weights[:, [0, 2]], [[1.0, 0.5], [1.0, 0.5]])
    assert fitted.weights[0, 1] == fitted.weights[1, 1] == pytest.approx(TRUE[0, 1], abs=0.15), "the same in all stages"
    assert fitted.scales[SEATS] == [1.0]
    assert list(fitted.reached) == [True, True, True], "those that stay are written, though nobody had them"
