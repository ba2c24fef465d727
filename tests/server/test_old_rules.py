"""Rules of an older version stay playable: a game that an older server began is played on by this one, by the rules of then.

No version with other rules has been released yet, so the older one is a copy of the source in which two lines are changed: of
today's source, or of an earlier one whose folder `pelagos` PELAGOS_OLDER names (`git archive COMMIT pelagos | tar -x -C FOLDER`).
"""

import os
import re
import shutil
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

import pelagos
from pelagos.server import old_rules
from pelagos.server.engine_host import Answered
from tests.server.processes import free_port
from tests.server.running import NO_TLS, Client, Json, Running, wait_for

SOURCE = Path(os.environ.get("PELAGOS_OLDER", Path(__file__).parents[2] / "pelagos"))


@pytest.fixture(scope="module")
def older(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of engines with an older version, in which four victory points won a game of Orichalcum, not five."""
    folder = tmp_path_factory.mktemp("engines")
    tree = folder / "0.0.9" / "pelagos"
    shutil.copytree(SOURCE, tree, ignore=shutil.ignore_patterns("page", "__pycache__"))
    for path, now, then in (
        ("components.toml", "victory_points_to_win = 5", "victory_points_to_win = 4"),
        ("game.py", 'RULES: Final = "1.0"', 'RULES: Final = "0.9"'),
    ):
        file = tree / "games/orichalcum" / path
        text = file.read_text(encoding="utf-8")
        assert text.count(now) == 1
        file.write_text(text.replace(now, then), encoding="utf-8")
    (folder / "notes").mkdir()  # what is no version is passed over
    return folder


@contextmanager
def old_server(older: Path, database: str) -> Iterator[str]:
    """A real server of the older version."""
    port = free_port()
    command = [
        sys.executable,
        "-P",
        "-m",
        "pelagos.cli",
        "serve",
        "--port",
        str(port),
        "--database",
        database,
        "--bot-workers",
        "1",
    ]
    process = subprocess.Popen(command, env=os.environ | {"PYTHONPATH": str(older / "0.0.9")}, stderr=subprocess.DEVNULL)

    def answers() -> bool:
        assert process.poll() is None
        with suppress(httpx.HTTPError):
            return httpx.get(f"http://127.0.0.1:{port}/health", verify=NO_TLS).status_code == 200
        return False

    try:
        wait_for(answers)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(60)


@pytest.fixture(scope="module")
def begun_once(older: Path, tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Client, str, Json]:
    """A database with a game that the older server began: its file, who plays there, the table, and how it stood."""
    folder = tmp_path_factory.mktemp("begun")
    database = f"sqlite:///{folder}/pelagos.db"
    with old_server(older, database) as url:
        ada = Client(url)
        ada.get("/me")
        table = ada.table("orichalcum", "me greedy", hints=True)["id"]
        for _ in range(8):
            position = ada.decides(table)
            ada.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][0]})
        stood = ada.decides(table)
    return folder / "pelagos.db", ada, table, stood


@pytest.fixture
def begun(begun_once: tuple[Path, Client, str, Json], tmp_path: Path) -> tuple[str, Client, str, Json]:
    """The same in a database of its own."""
    file, ada, table, stood = begun_once
    shutil.copy(file, tmp_path)
    return f"sqlite:///{tmp_path}/pelagos.db", ada, table, stood


def at(server: Running, ada: Client) -> Client:
    """The same person at another server."""
    client = Client(server.url)
    for name, value in ada.http.cookies.items():
        client.http.cookies.set(name, value)
    return client


def test_a_game_of_an_older_version_is_played_to_its_end(
    start: Callable[..., Running], older: Path, begun: tuple[str, Client, str, Json]
):
    database, old_ada, table, stood = begun
    frozen = start(database=database)
    ada = at(frozen, old_ada)
    assert ada.get(f"/tables/{table}")["frozen"]
    frozen.stop()
    server = start(database=database, engines=older)
    ada = at(server, old_ada)
    told = ada.get(f"/tables/{table}")
    assert not told["frozen"]
    assert told["rules"].startswith("0.9+")
    assert told["rules"] != pelagos.game("orichalcum").version
    position = ada.decides(table)
    for same in ("version", "ply", "view", "legal", "log", "undo", "deciding", "since"):
        assert position[same] == stood[same], same
    with ada.live() as socket:
        socket.say("watch", table=table)
        socket.hear("position")
        word = position["legal"][0]
        socket.say("preview", id=1, table=table, version=position["version"], words=[word])
        assert socket.hear("preview")["previews"][0]["word"] == word
        socket.say("say", id=2, table=table, version=position["version"], word="nonsense")
        assert socket.hear("refused")["why"] == "illegal"
    assert ada.post(f"/tables/{table}/hint", {})[0]["word"] in position["legal"]
    _play_to_the_end(ada, table)
    over = ada.get(f"/tables/{table}")
    assert (over["state"], sorted(over["ranking"])) == ("over", [1, 2])
    assert re.search(r"^rules 0\.9\+", ada.ask("GET", f"/tables/{table}/record", 200).text, re.MULTILINE)
    assert ada.get(f"/tables/{table}/at/3")["ply"] == 3
    branch = ada.post(f"/tables/{table}/branch", {"ply": 5})
    assert branch["rules"] == over["rules"]
    assert ada.decides(branch["id"])["legal"]
    assert ada.table("orichalcum", "me random")["rules"] == pelagos.game("orichalcum").version


def _play_to_the_end(ada: Client, table: str) -> None:
    """At first what was chosen is taken back where that can be; then any words are said, until somebody has won or gives up."""
    for turn in range(12):
        position = ada.decides(table)
        if position["view"]["over"]:
            return
        ada.post(
            f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][turn % len(position["legal"])]}
        )
        after = ada.state(table)
        if after["undo"] and turn < 5 and len(position["legal"]) > 1:  # undo goes on past what was no choice
            ada.post(f"/tables/{table}/undo", {"version": after["version"]})
            assert ada.decides(table)["legal"] == position["legal"]
    ada.post(f"/tables/{table}/resign")


def test_a_lost_process_of_an_older_version_is_replaced(
    start: Callable[..., Running], older: Path, begun: tuple[str, Client, str, Json]
):
    database, old_ada, table, _ = begun
    server = start(database=database, engines=older)
    ada = at(server, old_ada)
    before = ada.decides(table)
    [host] = server.container.tables.rulebooks._hosts
    host._process.kill()
    host._process.wait()
    wait_for(lambda: ada.ask("GET", f"/tables/{table}/state").status_code == 200)
    after = ada.decides(table)
    assert (after["view"], after["legal"]) == (before["view"], before["legal"])
    ada.post(f"/tables/{table}/words", {"version": after["version"], "word": after["legal"][0]})


def test_a_process_of_an_older_version_that_hangs_holds_up_nobody_for_long(
    start: Callable[..., Running], older: Path, begun: tuple[str, Client, str, Json], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(old_rules, "REST_SECONDS", 0.5, raising=False)
    assert old_rules.ANSWER_SECONDS <= 1
    database, old_ada, table, _ = begun
    server = start(database=database, engines=older)
    ada = at(server, old_ada)
    before = ada.decides(table)
    [host] = server.container.tables.rulebooks._hosts
    hanging = host._process
    hanging.send_signal(signal.SIGSTOP)
    assert ada.refused(f"/tables/{table}/at/1", method="GET") == (409, "other-rules")
    assert hanging.poll() is not None
    wait_for(lambda: ada.ask("GET", f"/tables/{table}/state").status_code == 200)
    assert ada.decides(table)["view"] == before["view"]


def test_nobody_waits_while_a_process_of_an_older_version_starts_again(
    start: Callable[..., Running], older: Path, begun: tuple[str, Client, str, Json], monkeypatch: pytest.MonkeyPatch
):
    database, old_ada, table, _ = begun
    server = start(database=database, engines=older)
    ada = at(server, old_ada)
    ada.decides(table)
    [host] = server.container.tables.rulebooks._hosts
    may_start, starts = threading.Event(), host.start

    def start_later() -> Answered:
        assert may_start.wait(60)
        return starts()

    monkeypatch.setattr(host, "start", start_later)
    host._process.kill()
    host._process.wait()
    for _ in range(3):
        assert ada.refused(f"/tables/{table}/at/1", method="GET") == (409, "other-rules")
        assert ada.table("orichalcum", "me random")["state"] == "running"
    may_start.set()
    wait_for(lambda: ada.ask("GET", f"/tables/{table}/state").status_code == 200)
