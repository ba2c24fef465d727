"""The compiled engines and the interpreted ones play the same games to the bit."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TypedDict

import pytest

import pelagos
from tests.conformance.cases import GAMES

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"


class Results(TypedDict):
    compiled: bool
    games: list[list[int]]
    replayed: list[int]


def results(game: str, *trees: Path) -> Results:
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, trees))}
    command = [sys.executable, str(ROOT / "tests/conformance/digests.py"), game]
    done = subprocess.run(command, env=environment, cwd=ROOT / "tests", capture_output=True, text=True, check=True)
    found: Results = json.loads(done.stdout)
    return found


@pytest.mark.skipif(not pelagos.compiled, reason="the comparison is made once, from the compiled side")
@pytest.mark.parametrize("game", [game.name for game in GAMES])
def test_a_hundred_games_have_equal_digests_in_both_builds_and_after_a_replay(game: str) -> None:
    if not (COMPILED / "ready").exists():
        pytest.skip("there is no compiled build: say make build")
    native, plain = results(game, COMPILED, ROOT), results(game, ROOT)
    assert (native["compiled"], plain["compiled"]) == (True, False)
    assert native["games"] == plain["games"]
    assert len(native["games"]) == 100
    assert native["replayed"] == [digests[-1] for digests in native["games"]]
