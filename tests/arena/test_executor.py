"""Whoever plays the games, they come out the same."""

import json
import multiprocessing
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import pelagos
from pelagos.arena.executor import executor
from pelagos.arena.match_plan import MatchPlan
from pelagos.arena.matches import Match, play_plan
from pelagos.core.errors import BadMatch

GAME = pelagos.game("orichalcum")
CHANCE = MatchPlan.checked(GAME, 2, {}, 3, ["random:seed=1", "random"])


def timeless(match: Match) -> Match:
    return replace(match, seconds=0, games_per_second=0, decisions_per_second=0)


def test_one_process_or_several():
    with executor(1) as one, executor(2) as two:
        for games in (range(5), range(3, 9)):  # an executor can be asked again
            assert list(one(CHANCE, games)) == sorted(two(CHANCE, games), key=lambda outcome: outcome.k)


def test_a_match_ends_when_a_worker_is_killed_and_goes_on_from_its_file(tmp_path: Path):
    def kill(played: int) -> None:
        if played == 3:
            os.kill(multiprocessing.active_children()[0].pid, signal.SIGKILL)

    file = tmp_path / "games.jsonl"
    with pytest.raises(BadMatch, match=r"a worker was killed.*the same command goes on"):
        play_plan(CHANCE, 100, kill, workers=2, out=file)
    assert 3 <= file.read_text().count('"k"') < 100
    assert multiprocessing.active_children() == []
    assert timeless(play_plan(CHANCE, 100, workers=2, out=file)) == timeless(play_plan(CHANCE, 100))


def test_an_interrupt_ends_the_workers_in_the_middle_of_a_game(tmp_path: Path):
    program, file = tmp_path / "hangs.py", tmp_path / "begun"
    program.write_text(f"import sys\nopen({str(file)!r}, 'w').close()\nsys.stdin.read()\n")  # until its worker is gone
    bots = [f"process:seconds=6000:{sys.executable} {program}", "random"]  # longer than a test may take
    plan = MatchPlan.checked(GAME, 2, {}, 3, bots)

    def interrupt(person: int = threading.get_ident()) -> None:
        wait_until(file.exists)
        signal.pthread_kill(person, signal.SIGINT)

    threading.Thread(target=interrupt).start()
    with pytest.raises(KeyboardInterrupt):
        play_plan(plan, 4, workers=2)
    assert multiprocessing.active_children() == []


def test_no_worker_outlives_a_match_that_is_killed(tmp_path: Path):
    program, file = tmp_path / "hangs.py", tmp_path / "worker"
    program.write_text(f"import os, sys\nopen({str(file)!r}, 'w').write(str(os.getppid()))\nsys.stdin.read()\n")
    bots = f"process:seconds=600:{sys.executable} {program},random"
    arguments = ["orichalcum", "--players", "2", "--bots", bots, "--games", "4", "--workers", "2"]
    match = subprocess.Popen([sys.executable, "-m", "pelagos.cli", "arena", *arguments])
    wait_until(lambda: file.exists() and file.read_text() != "")
    worker = Path(f"/proc/{file.read_text()}")
    assert worker.exists()
    match.kill()
    match.wait()
    wait_until(lambda: not worker.exists())


def wait_until(ready: Callable[[], bool]) -> None:
    end = time.monotonic() + 60
    while not ready():
        assert time.monotonic() < end
        time.sleep(0.05)


# -- on Ray


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a Ray cluster of two workers."""
    ray = pytest.importorskip("ray", reason="Ray is not installed: pip install pelagos[ray]", exc_type=ImportError)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    yield ray.init("local", num_cpus=2, include_dashboard=False, logging_level="ERROR").address_info["gcs_address"]
    ray.shutdown()


@pytest.mark.usefixtures("cluster")
@pytest.mark.parametrize(("games", "bots"), [(9, ["random:seed=1", "random"]), (2, ["search:iterations=1", "greedy:samples=1"])])
def test_a_cluster_plays_the_same_games(games: int, bots: list[str]):
    plan = MatchPlan.checked(GAME, 2, {}, 3, bots)
    assert timeless(play_plan(plan, games, ray="auto")) == timeless(play_plan(plan, games))


def test_a_cluster_plays_with_the_same_engines(cluster: str):
    class Engines:
        def play(self, k: int) -> str:
            import pelagos

            return pelagos.__file__

    with executor(ray=cluster) as play:
        assert set(play(Engines(), range(3))) == {pelagos.__file__}


def test_a_cluster_is_joined_by_its_address_and_stays(cluster: str, tmp_path: Path):
    arguments = ["orichalcum", "--players", "2", "--bots", "random:seed=1,random", "--games", "6", "--seed", "3"]
    for where in ([], ["--ray", cluster]):
        command = [sys.executable, "-m", "pelagos.cli", "arena", *arguments, *where, "--json", str(tmp_path / f"{len(where)}.json")]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    here, there = (json.loads((tmp_path / f"{name}.json").read_text()) for name in (0, 2))
    assert here["lengths"] == there["lengths"]
    assert [bot["rating"] for bot in here["bots"]] == [bot["rating"] for bot in there["bots"]]
    assert timeless(play_plan(CHANCE, 6, ray="auto")) == timeless(play_plan(CHANCE, 6))


def test_without_ray_it_tells_what_to_install(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(BadMatch, match=r"install pelagos\[ray\]"):
        play_plan(CHANCE, 2, ray="auto")


def test_where_there_is_no_cluster_it_tells_so_at_once():
    with socket.create_server(("127.0.0.1", 0)) as taken:
        free = f"127.0.0.1:{taken.getsockname()[1]}"
    for address, expected in ((free, "no Ray cluster"), ("here", "HOST:PORT"), ("host:x", "HOST:PORT")):
        with pytest.raises(BadMatch, match=expected):
            play_plan(CHANCE, 2, ray=address)
