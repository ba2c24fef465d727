"""A network between server and PostgreSQL that delays and drops: nothing accepted is lost, and play goes on."""

import os
import random
import socket
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from types import SimpleNamespace
from urllib.parse import parse_qs, urlsplit

import pytest
from sqlalchemy import event
from sqlalchemy.exc import DataError
from websockets.exceptions import ConnectionClosed

from pelagos.server import container, presence
from pelagos.server import socket as live
from pelagos.server.auth import AnySocket
from pelagos.server.clocks import now
from pelagos.server.history import HistoryEntry
from pelagos.server.people import Person
from pelagos.server.storage import listener, notices, table_rows
from pelagos.server.storage.progress import Progress, Result
from pelagos.server.table import Table
from tests.server.databases import PostgreSQL, find_postgresql
from tests.server.processes import Player, StartProcess, during
from tests.server.running import Client, Running, wait_for
from tests.server.test_nothing_lost import check_histories

DROPS = int(os.environ.get("PELAGOS_KILLS", "6"))


class Line:
    """A connection to the database and the one that is passed on to."""

    def __init__(self, here: socket.socket, there: socket.socket) -> None:
        self.ends = here, there
        self.listens = False  # for what other processes tell
        self.flows = threading.Event()
        self.flows.set()

    def cut(self) -> None:
        """It ends, in the middle of whatever it carries."""
        self.flows.set()
        for end in self.ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
                end.close()


class Network:
    """Passes on what goes to a database and back, now and then late; connections can be cut, or pass on nothing more."""

    def __init__(self, database: str, seed: int, late: float = 0.05) -> None:
        parts = urlsplit(database)
        self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._chance = random.Random(seed)
        self._late = late
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: list[Line] = []
        self.deaf = False
        """Whether nobody gets through who wants to listen."""
        self.passed = 0
        self.late = 0
        self.url = f"postgresql://pelagos@127.0.0.1:{self._listening.getsockname()[1]}{parts.path}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                there = socket.socket(socket.AF_UNIX)
                try:
                    there.connect(self._socket)
                except OSError:  # the database is not there
                    here.close()
                    continue
                self._open.append(line := Line(here, there))
                for one, other in ((here, there), (there, here)):
                    threading.Thread(target=self._pass, args=(line, one, other), daemon=True).start()

    def _pass(self, line: Line, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                self.passed += 1
                line.listens |= b"LISTEN" in data
                if self.deaf and line.listens:
                    break
                if self._chance.random() < self._late:
                    self.late += 1
                    time.sleep(self._chance.uniform(0, 0.2))
                line.flows.wait()
                other.sendall(data)
        line.cut()

    @property
    def listening(self) -> list[Line]:
        """The connections on which somebody listens."""
        return [line for line in self._open if line.listens]

    def cut(self) -> None:
        """All connections end."""
        ends, self._open = self._open, []
        for line in ends:
            line.cut()

    def close(self) -> None:
        self._listening.close()
        self.cut()


def test_nothing_is_lost_when_the_database_is_far_and_falls_silent(process: StartProcess, postgresql: PostgreSQL):
    database = postgresql.database()
    network = Network(database, 1)
    server = process(network.url)
    players = [Player([server.url], game, seed) for seed, game in enumerate(["cyclades", "orichalcum", "arnak"])]

    def cut_again_and_again() -> None:
        chance = random.Random(2)
        for _ in range(DROPS):
            before = sum(len(player.accepted) for player in players)
            goal = before + chance.randint(3, 20)
            wait_for(lambda goal=goal: sum(len(player.accepted) for player in players) >= goal)
            network.cut()

    during(players, cut_again_and_again)
    server.kill()
    network.close()
    accepted = [word for player in players for word in player.accepted]
    assert {problem["why"] for player in players for problem in player.problems} <= {"trouble"}
    words = check_histories(database, accepted)
    assert network.late > 0
    print(
        f"{DROPS} drops, {network.late} of {network.passed} parcels late, {len(accepted)} words accepted, {words} in the database"
    )


# -- what other processes told meanwhile


@pytest.fixture
def network(postgresql: PostgreSQL) -> Iterator[Network]:
    """Between one server and a new database."""
    found = Network(postgresql.database(), 3, late=0.0)
    yield found
    found.close()


class Two:
    """Two servers on one database, the second behind a bad network; Ada at the second sits with Bob, who is at the first."""

    def __init__(self, start: Callable[..., Running], direct: str, behind: str) -> None:
        self.first, self.second = start(database=direct), start(database=behind)
        self.ada, self.bob = self.second.guest(), self.first.guest()
        self.table = self.ada.table("orichalcum", "me open", start=False)["id"]
        self.bob.post(f"/tables/{self.table}/seats/1", {"do": "take"})
        self.ada.post(f"/tables/{self.table}/start")
        wait_for(lambda: self.bob.ask("GET", f"/tables/{self.table}/state").status_code == 200)

    def say(self) -> int:
        """Whoever decides says a word at the first server; the version after it."""
        for who in (self.bob, at(self.first, self.ada)):
            position = who.state(self.table)
            if position["legal"]:
                said = {"version": position["version"], "word": position["legal"][0]}
                return int(who.post(f"/tables/{self.table}/words", said)["version"])
        raise AssertionError("nobody can say anything")


def at(server: Running, person: Client) -> Client:
    """The same person, by the same cookie, at another server."""
    other = Client(server.url)
    other.http.cookies.update(person.http.cookies)
    return other


@pytest.fixture
def two(start: Callable[..., Running], postgresql: PostgreSQL, network: Network) -> Two:
    return Two(start, postgresql.url(urlsplit(network.url).path[1:]), network.url)


def test_what_was_told_while_nobody_listened_is_made_good(two: Two, network: Network):
    eve = two.second.guest()
    with two.ada.live() as a, eve.live() as e:
        a.say("watch", table=two.table)
        a.hear("position")
        e.hear("mine")
        network.deaf = True
        for line in network.listening:
            line.cut()
        version = two.say()
        two.bob.post(f"/tables/{two.table}/chat", {"text": "are you there?"})
        invited = two.bob.table("orichalcum", "me open", start=False)["id"]
        two.bob.post(f"/tables/{invited}/seats/1", {"do": "invite", "person": two.ada.get("/me")["id"]})
        at(two.first, two.ada).ask("PATCH", "/me", 200, json={"preferences": {"confirm_turn": True}})
        at(two.first, eve).post("/logout")
        network.deaf = False
        assert a.hear("position", version=version)
        assert a.hear("chat")["text"] == "are you there?"
        while invited not in a.hear("mine")["waiting"]:
            pass
        wait_for(lambda: [one.careful for one in two.second.container.hub.connections] == [True])
        with pytest.raises(ConnectionClosed):
            e.hear("never")


def test_a_line_that_falls_silent_is_given_up(two: Two, network: Network, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(listener, "CHECK_SECONDS", 0.2, raising=False)
    monkeypatch.setattr(listener, "ANSWER_SECONDS", 1.0, raising=False)
    with two.ada.live() as a:
        a.say("watch", table=two.table)
        a.hear("position")
        for line in network.listening:
            line.flows.clear()
        version = two.say()
        assert a.hear("position", version=version)


def test_postgresql_may_be_restarted(start: Callable[..., Running]):
    programs = find_postgresql()
    if programs is None:
        pytest.skip("PostgreSQL is not installed, so this is LEFT OUT (Debian: apt-get install postgresql)")
    database = PostgreSQL(programs)
    try:
        url = database.database()
        two = Two(start, url, url)
        with two.ada.live() as a:
            a.say("watch", table=two.table)
            a.hear("position")
            database.restart()
            version = two.say()
            assert a.hear("position", version=version)
            assert a.hear("position", version=two.say())
        two.first.stop()
        two.second.stop()
    finally:
        database.stop()


def test_who_watches_a_table_that_could_not_be_read_is_told_later(two: Two):
    engine, table = two.second.container.store.engine, two.table
    failed = threading.Event()

    def fail_once(_c: object, _u: object, statement: str, *_: object) -> None:
        if "FROM entries" in statement and not failed.is_set():
            failed.set()
            raise DataError(statement, None, ValueError("the disk is hot"))

    with two.ada.live() as a:
        a.say("watch", table=table)
        a.hear("position")
        event.listen(engine, "before_cursor_execute", fail_once)
        with two.first.container.store.engine.begin() as connection:
            notices.tell(connection, notices.Seated("third", table))
        wait_for(failed.is_set)
        assert a.hear("position", version=two.say())


def test_who_is_here_is_told_again_after_an_error(
    start: Callable[..., Running], postgresql: PostgreSQL, monkeypatch: pytest.MonkeyPatch
):
    tries: list[bool] = []

    async def fails_first(self: object, people: object, there: object, what: object = None) -> None:
        tries.append(True)
        if len(tries) == 1:
            raise OSError("the database is not there")

    monkeypatch.setattr(container, "PRESENCE_SECONDS", 0.1)
    monkeypatch.setattr(container.Container, "_announce", fails_first)
    start(database=postgresql.database())
    wait_for(lambda: len(tries) > 3)


def test_only_what_is_different_is_replayed_by_one_run_for_all(two: Two, monkeypatch: pytest.MonkeyPatch):
    here = two.second.container
    for _ in range(5):
        two.ada.table("orichalcum", "me me")
    read: list[str] = []
    honest = here.tables.replays.read

    async def reads(name: str) -> Table:
        read.append(name)
        return await honest(name)

    monkeypatch.setattr(here.tables.replays, "read", reads)
    with two.first.container.store.engine.begin() as connection:  # nobody is told
        row = table_rows.row_of(connection, two.table)
        assert row is not None
        resigned = HistoryEntry(row.version + 1, "resign", 0, now())
        table_rows.append(
            connection, [table_rows.Append(two.table, resigned, Progress("over", None, None, Result([2, 1], "open")), None)]
        )
    runs: list[bool] = []
    monkeypatch.setattr(here.tables, "catch_up_all", counted(here.tables.catch_up_all, runs))
    loop = here.store._loop
    assert loop is not None
    for _ in range(100):
        loop.call_soon_threadsafe(here.catching_up.ask)
    wait_for(lambda: two.ada.get(f"/tables/{two.table}")["state"] == "over")
    wait_for(lambda: len(runs) > 0)
    assert read == [two.table]
    assert len(runs) <= 2


def counted(work: Callable[[], Awaitable[None]], runs: list[bool]) -> Callable[[], Awaitable[None]]:
    async def done() -> None:
        runs.append(True)
        await work()

    return done


def test_a_session_that_ends_while_its_socket_is_opened_has_none(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    ada = sqlite_server.guest()
    honest = live.somebody

    async def slowly(connection: AnySocket, here: container.Container) -> Person | None:
        person = await honest(connection, here)
        assert person is not None
        await here.end_session(person.id, person.session)
        return person

    monkeypatch.setattr(live, "somebody", slowly)
    with ada.live() as socket, pytest.raises(ConnectionClosed):
        socket.hear("never")


def test_who_was_at_other_processes_is_forgotten_after_a_while(monkeypatch: pytest.MonkeyPatch):
    clock = [1000.0]
    monkeypatch.setattr(presence, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    there = presence.Elsewhere()
    for number in range(1000):
        clock[0] += presence.REMEMBERED_SECONDS / 10
        there.hear(f"process {number}", [f"person {number}", "ada"], number % 2 == 0)
    assert len(there) < 15
    assert "ada" not in there
    assert clock[0] - there.until("ada") == 0
    there.hear("process", ["ada"], True)
    assert "ada" in there
    assert there.people() == {"ada"}
