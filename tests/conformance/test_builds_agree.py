"""The compiled engines and the interpreted ones play the same games to the bit."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TypedDict

import pytest

import pelagos

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"


class Results(TypedDict):
    compiled: bool
    games: dict[str, list[list[int]]]


def results(*trees: Path) -> Results:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, trees))}
    command = [sys.executable, str(ROOT / "tests/conformance/digests.py")]
    done = subprocess.run(command, env=environment, cwd=ROOT / "tests", capture_output=True, text=True, check=True)
    found: Results = json.loads(done.stdout)
    return found


@pytest.mark.skipif(pelagos.compiled, reason="the comparison is made once, from the interpreted side")
def test_a_hundred_games_of_each_have_equal_digests_in_both_builds_and_after_a_replay() -> None:
    if not (COMPILED / "ready").exists():
        pytest.skip("there is no compiled build: say make build")
    native, plain = results(COMPILED, ROOT), results(ROOT)
    if not native["compiled"]:
        pytest.skip("there is no C compiler here")
    assert not plain["compiled"]
    assert native["games"] == plain["games"]
    for games in native["games"].values():
        assert len(games) == 100
        assert all(digests[-1] == digests[-2] for digests in games)
