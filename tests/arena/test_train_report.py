"""The report on a training: gates, and chances compared with what came true."""

from pathlib import Path

import numpy as np
import pytest

from pelagos.arena.train import Run
from pelagos.arena.train_report import calibration, training_page
from tests.arena.test_train import GAME, START, TRAINING, Table, silent


def test_a_report_tells_what_the_gates_said_and_how_true_the_chances_are(tmp_path: Path):
    run = Run(GAME, TRAINING, tmp_path, START)
    assert "Chances foretold" not in training_page(run)
    run.next(Table(wins=1.0), silent)
    run.next(Table(wins=0.5), silent)
    page = training_page(run)
    assert "100.0% champion" in page
    assert ">50.0%<" in page
    assert "Chances foretold and come true" in page
    assert run.command in page


def test_chances_are_compared_with_what_came_true_by_tenths():
    chance = np.array([0.02, 0.08, 0.55, 0.52, 1.0])
    share = np.array([0.0, 1.0, 1.0, 0.0, 1.0], np.float32)
    found = calibration(chance, share)
    assert [number for _, _, number in found] == [2, 2, 1]
    assert found[0][:2] == (pytest.approx(0.05), pytest.approx(0.5))
    assert found[-1][:2] == (1.0, 1.0)
