"""Guests who mean no good: what they do costs others nothing."""

import asyncio
import os
import socket as sockets
import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection, Engine, event, text
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from pelagos.server import hub, lobby
from pelagos.server.bot_runner import ask
from pelagos.server.fair_queue import FairQueue
from pelagos.server.lobby import public_tables, tables_of
from pelagos.server.people import Person
from pelagos.server.profiles import export, profile
from pelagos.server.ratings import best_of
from pelagos.server.storage import schema
from pelagos.server.storage.migrate import upgrade
from pelagos.server.storage.store import DatabaseInUse, Store, make_engine
from tests.server.running import Client, Running, fetch, wait_for


def test_bots_think_in_turn_for_everybody():
    async def order() -> list[str]:
        queue, done = FairQueue(1), []

        async def think(who: str, urgent: bool) -> None:
            await queue.acquire(who, urgent)
            done.append(who)
            await asyncio.sleep(0)
            queue.release()

        await queue.acquire("first", False)
        greedy = [asyncio.ensure_future(think("eve", False)) for _ in range(300)]
        await asyncio.sleep(0)
        others = [asyncio.ensure_future(think("ada", False)), asyncio.ensure_future(think("bob", True))]
        gone = asyncio.ensure_future(think("gone", True))
        await asyncio.sleep(0)
        gone.cancel()
        queue.release()
        await asyncio.gather(*greedy, *others)
        return done

    done = asyncio.run(order())
    assert done[:3] == ["bob", "eve", "ada"]
    assert done[3:] == ["eve"] * 299


def test_people_are_urgent_and_bots_among_themselves_are_not(sqlite_server: Running):
    ada, tables = sqlite_server.guest(), sqlite_server.container.tables
    for seats, urgent in (("me hard", True), ("hard hard", False)):
        live = tables.live(ada.table("cyclades", seats)["id"])
        assert live is not None
        assert ask(live, live.played()).urgent == urgent


def test_tables_of_bots_alone_are_limited(start: Callable[..., Running], sqlite_database: str):
    ada = start(database=sqlite_database, bot_tables=2).guest()
    for _ in range(2):
        ada.table("cyclades", "hard hard")
    wish = {"game": "cyclades", "seats": [{"kind": "bot"}, {"kind": "bot"}], "start": True}
    assert ada.refused("/tables", wish) == (409, "too-many")
    assert ada.table("cyclades", "me hard")["state"] == "running"


def test_my_games_are_found_by_indexes_with_two_queries(server: Running):
    ada = server.guest()
    for _ in range(5):
        ada.table(seats="me me")
    engine, asked = server.container.store.engine, []
    event.listen(engine, "before_cursor_execute", lambda _c, _u, statement, *_: asked.append(statement))
    assert len(ada.get("/me/tables")) == 5
    by_the_way = "WHERE tables.due"  # the server looks for overdue bots and clocks now and then
    lists = [one for one in asked if ("FROM tables" in one or "FROM seats" in one) and by_the_way not in one]
    assert len(lists) == 2, lists
    if engine.dialect.name == "sqlite":
        steps = plan(engine, tables_of("somebody"))
        assert not [step for step in steps if step.startswith("SCAN")], steps


@pytest.mark.parametrize(
    "path", ["/tables?show=open", "/tables?show=watch", "/me/tables", "/leaderboard/orichalcum", "/me/profile", "/me/sessions"]
)
def test_no_list_asks_the_database_row_by_row(server: Running, path: str):
    ada, asked = server.guest(), list[str]()
    ada.post("/me/account", {"name": "Ada", "password": "a long password"})
    event.listen(server.container.store.engine, "before_cursor_execute", lambda _c, _u, statement, *_: asked.append(statement))

    def queries(more: int) -> int:
        """How many it takes when there are more tables."""
        for _ in range(more):
            ada.table(seats="me open", start=False, public=True)
            ada.post(f"/tables/{ada.table(seats='me random', public=True)['id']}/resign")
            ada.table(seats="me me", public=True)
            Client(server.url).post("/login", {"name": "Ada", "password": "a long password"})
        asked.clear()
        ada.get(path)
        by_the_way = ("tables.due", "FROM news", "FROM letters", "audit", "keys", "moderation")  # what a server does now and then
        return len([one for one in asked if one.startswith("SELECT") and not any(part in one for part in by_the_way)])

    assert queries(1) == queries(3) > 0


def test_lists_come_in_pages_and_what_goes_on_comes_first(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(lobby, "MAX_TABLES_SHOWN", 2)
    ada = sqlite_server.guest()
    running = ada.table(seats="me me", public=True)["id"]
    over = [ada.table(seats="me me", public=True)["id"] for _ in range(3)]
    for table in over:
        ada.post(f"/tables/{table}/resign")
    pages = [[one["id"] for one in ada.get("/me/tables", params={"skip": skip})] for skip in (0, 2, 4)]
    assert pages == [[running, over[2]], [over[1], over[0]], []]
    assert [one["id"] for one in ada.get("/tables", params={"show": "watch"})] == [running]
    assert ada.get("/tables", params={"show": "watch", "skip": 1}) == []
    for skip in (-1, 10**30):
        assert ada.refused(f"/me/tables?skip={skip}", method="GET") == (400, "bad-request")


def plan(engine: Engine, query: Any) -> list[str]:
    """How SQLite finds what a query asks for."""
    asked = str(query.compile(engine, compile_kwargs={"literal_binds": True}))
    with engine.connect() as connection:
        return [row[-1] for row in connection.execute(text(f"EXPLAIN QUERY PLAN {asked}"))]


def test_lists_and_leaderboards_are_read_in_the_order_of_an_index(sqlite_server: Running):
    engine = sqlite_server.container.store.engine
    for query in (public_tables("open"), public_tables("watch", "en"), best_of("arnak")):
        steps = plan(engine, query.limit(100))
        assert not [step for step in steps if step.startswith("SCAN") or "TEMP B-TREE" in step], steps


def test_what_is_known_of_somebody_is_found_by_what_is_theirs(tmp_path: Path):
    """Neither by looking through a whole table of the database nor through all finished games."""
    engine, steps = make_engine(f"sqlite:///{tmp_path}/pelagos.db"), list[str]()
    upgrade(engine)

    def explain(connection: Connection, _u: object, statement: str, parameters: Any, *_: object) -> None:
        cursor = connection.connection.driver_connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)
        steps.extend(row[-1] for row in cursor)

    event.listen(engine, "before_cursor_execute", explain)
    with engine.connect() as connection:
        profile(connection, "somebody")
        export(connection, Person("somebody", "Ada", None, None, {}))
    assert any("ix_seats_person" in step for step in steps)
    names = {table.name for table in schema.metadata.sorted_tables}
    assert not [step for step in steps if step.removeprefix("SCAN ") in names or "ix_tables_state" in step], steps


def test_who_reads_nothing_is_cut_off(start: Callable[..., Running], sqlite_database: str, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(hub, "MAX_UNSENT_BYTES", 100_000)
    server = start(database=sqlite_database)
    server.listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 8192)
    eve, ada = server.guest(), server.guest()
    table = ada.table("arnak", "me me")["id"]
    port = int(server.url.rpartition(":")[2])
    raw = sockets.create_connection(("127.0.0.1", port))
    raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
    with eve.live(sock=raw, max_queue=1) as deaf:
        with suppress(ConnectionClosed):  # it may be cut off before it has said all
            for _ in range(150):  # few messages, many bytes
                deaf.say("watch", table=table)
        wait_for(lambda: not server.container.hub.connections)
    assert ada.decides(table)["legal"]


def test_only_its_own_name_is_answered(sqlite_server: Running):
    url = sqlite_server.url
    for host in ("127.0.0.1", "localhost", "[::1]:80"):
        assert fetch(f"{url}/api/games", headers={"host": host}).status_code == 200
    for host in ("evil.example", "evil.example:80"):
        assert fetch(f"{url}/api/games", headers={"host": host}).status_code == 403
    raw = sockets.create_connection(("127.0.0.1", int(url.rpartition(":")[2])))
    with pytest.raises(Exception, match="403"), connect("ws://evil.example/api/live", sock=raw):
        pass


def test_odd_requests_are_refused_and_not_failed(sqlite_server: Running):
    url, ada = sqlite_server.url, sqlite_server.guest()
    for path in ("/%00", "/" + "a" * 5000, "/assets/%00", "/..%2f..%2fetc/passwd"):
        assert fetch(f"{url}{path}").status_code in (200, 404)
    for origin in ("http://[", "null", "::::", "http://[::1"):
        assert ada.ask("POST", "/logout", headers={"origin": origin}).status_code == 403
    for body in (b"[" * 100_000, b"{", b'{"game": ' + b'{"a":' * 5000, b"\xff"):
        assert ada.ask("POST", "/tables", content=body).status_code == 400


def test_heads_missing_files_and_compression(start: Callable[..., Running], sqlite_database: str, tmp_path: Path):
    (tmp_path / "page" / "assets").mkdir(parents=True)
    (tmp_path / "page" / "index.html").write_text("<!doctype html>" + "<p>Ahoy</p>" * 200)
    (tmp_path / "page" / "assets" / "a.js").write_text("let x = 1;" * 200)
    url = start(database=sqlite_database, page=tmp_path / "page").url
    for path in ("/", "/health", "/api/games", "/assets/a.js"):
        head = httpx.head(f"{url}{path}")
        assert (head.status_code, head.content) == (200, b"")
    assert fetch(f"{url}/assets/gone.js").status_code == 404
    assert fetch(f"{url}/table/xyz").status_code == 200
    script = fetch(f"{url}/assets/a.js", headers={"accept-encoding": "gzip"})
    assert (script.headers["content-encoding"], script.text) == ("gzip", "let x = 1;" * 200)
    assert int(script.headers["content-length"]) < 200
    assert "content-encoding" not in fetch(f"{url}/assets/a.js", headers={"accept-encoding": "identity"}).headers
    assert fetch(f"{url}/", headers={"if-none-match": fetch(f"{url}/").headers["etag"]}).status_code == 304


@pytest.mark.parametrize("name", ["\u202eadA", "a\u0000b", "\u200b", "  ", "\u2066x"])
def test_the_rules_for_names_hold_for_seats_too(sqlite_server: Running, name: str):
    ada = sqlite_server.guest()
    table = ada.table(seats="me open", start=False)["id"]
    assert ada.refused(f"/tables/{table}/seats/1", {"do": "take", "name": name}) == (400, "bad-name")
    wish = {"game": "arnak", "seats": [{"kind": "me", "name": name}]}
    assert ada.refused("/tables", wish) == (400, "bad-name")


def test_nobody_goes_by_the_name_of_an_account(server: Running):
    ada, eve = server.guest(), server.guest()
    ada.post("/me/account", {"name": "Ada Lovelace", "password": "a long password"})
    assert eve.refused("/me", {"name": "ada  LOVELACE"}, method="PATCH") == (409, "name-taken")
    table = eve.table(seats="me open", start=False)["id"]
    assert eve.refused(f"/tables/{table}/seats/1", {"do": "take", "name": "ADA Lovelace"}) == (409, "name-taken")
    assert eve.refused("/tables", {"game": "arnak", "seats": [{"kind": "me", "name": "Ada Lovelace"}]}) == (409, "name-taken")
    assert ada.post(f"/tables/{table}/seats/1", {"do": "take", "name": "Ada Lovelace"})["seats"][1]["name"] == "Ada Lovelace"


@pytest.mark.parametrize(("name", "alike"), [("José", "Jose\u0301"), ("Ada", "\uff21\uff44\uff41"), ("Straße", "STRASSE")])
def test_a_name_that_looks_the_same_is_the_same(server: Running, name: str, alike: str):
    ada, eve = server.guest(), server.guest()
    ada.post("/me/account", {"name": name, "password": "a long password"})
    assert eve.refused("/me", {"name": alike}, method="PATCH") == (409, "name-taken")
    assert eve.refused("/me/account", {"name": alike, "password": "a long password"}) == (409, "name-taken")
    assert eve.post("/login", {"name": alike, "password": "a long password"})["name"] == name


def test_strangers_cannot_lock_an_account(start: Callable[..., Running], sqlite_database: str):
    server = start(database=sqlite_database, attempts=(0.0001, 3.0), balancers="127.0.0.1")
    ada = server.guest()
    ada.post("/me/account", {"name": "Ada", "password": "a long password"})

    def login(name: str, password: str, address: str) -> int:
        wish: dict[str, Any] = {"json": {"name": name, "password": password}, "headers": {"x-forwarded-for": address}}
        return Client(server.url).ask("POST", "/login", **wish).status_code

    assert [login(name, "wrong", "10.0.0.1") for name in ("Ada", "ADA ", "ada", "aDa")] == [401, 401, 401, 429]
    for stranger in range(2, 6):
        login("Ada", "wrong", f"10.0.0.{stranger}")
    assert login("Ada", "a long password", "10.0.0.9") == 200


def test_a_database_file_has_one_server_and_one_reader(tmp_path: Path):
    async def opened() -> None:
        first, second = Store(f"{tmp_path}/pelagos.db"), Store(f"{tmp_path}/pelagos.db")
        await first.open()
        with pytest.raises(DatabaseInUse):
            await second.open()
        assert (tmp_path / "pelagos.db-wal").exists()
        for file in ("pelagos.db", "pelagos.db-wal", "pelagos.db-shm"):
            assert stat.S_IMODE(os.stat(tmp_path / file).st_mode) == 0o600
        await first.close()
        again = Store(f"{tmp_path}/pelagos.db")
        await again.open()
        await again.close()

    asyncio.run(opened())


def test_health_fails_where_nothing_can_be_written(sqlite_server: Running):
    def disk_full(_c: object, _u: object, statement: str, *_: object) -> None:
        if not statement.startswith("SELECT"):
            raise sqlite3.OperationalError("database or disk is full")

    engine = sqlite_server.container.store.engine
    event.listen(engine, "before_cursor_execute", disk_full)
    assert fetch(f"{sqlite_server.url}/health").status_code == 500
    assert fetch(f"{sqlite_server.url}/api/tables").status_code == 200
    event.remove(engine, "before_cursor_execute", disk_full)
    assert fetch(f"{sqlite_server.url}/health").status_code == 200


def test_health_does_not_wait_for_readers(sqlite_server: Running):
    store = sqlite_server.container.store
    done = threading.Event()
    busy = [store._readers.submit(done.wait) for _ in range(3)]
    try:
        assert fetch(f"{sqlite_server.url}/health").status_code == 200
        assert not any(reader.done() for reader in busy)
    finally:
        done.set()
