"""Matches between two builds: here two copies of the same tree, so that both must play alike."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pelagos

BUILDS = Path(__file__).parents[2] / "bench" / "builds.py"
TREE = Path(pelagos.__file__).parents[1]


def played(out: Path, games: int, bots: str = "greedy:samples=1,greedy:samples=1") -> "subprocess.CompletedProcess[str]":
    command = [sys.executable, "-P", BUILDS, TREE, TREE, "orichalcum", "--bots", bots, "--games", str(games), "--out", out]
    return subprocess.run(command, env=os.environ | {"PYTHONPATH": str(TREE)}, capture_output=True, text=True, check=False)


def test_equal_builds_win_every_deal_once_and_a_match_goes_on_where_it_broke_off(tmp_path: Path):
    out = tmp_path / "games.jsonl"
    assert "1 of 2 won, 50.0%" in played(out, 2).stdout
    first = out.read_bytes()
    out.write_bytes(first + b'{"k": 2, "wo')
    assert "2 of 4 won, 50.0%" in played(out, 4).stdout
    lines = out.read_bytes().splitlines(keepends=True)
    assert b"".join(lines[:3]) == first
    assert [json.loads(line)["k"] for line in lines[1:]] == [0, 1, 2, 3]
    assert "another match" in played(out, 4, "greedy:samples=1,random").stderr
