"""The database: older ones are brought up to date, and tables of other rules are not replayed."""

import sys
from collections.abc import Callable
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from msgspec.structs import replace
from sqlalchemy import Engine, create_engine, event, insert, select, update

import pelagos
from pelagos.server.clocks import ClockRule, now
from pelagos.server.history import HistoryEntry
from pelagos.server.people import new_password_hash
from pelagos.server.storage import notices
from pelagos.server.storage.migrate import MIGRATIONS, newest, upgrade
from pelagos.server.storage.progress import Progress, Result
from pelagos.server.storage.schema import entries, metadata, people, seats, tables
from pelagos.server.storage.store import LINE, MAX_BATCH, database_url
from pelagos.server.storage.table_rows import Append, TableRow, append, history_of, plain
from tests.server.databases import PostgreSQL
from tests.server.running import Client, Running, wait_for
from tests.server.test_playing import play_on


@pytest.fixture
def engine(empty_database: str) -> Engine:
    return create_engine(database_url(empty_database))


def test_the_migrations_make_the_schema(engine: Engine):
    upgrade(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_a_schema_that_is_up_to_date_is_known_by_its_last_migration(engine: Engine, monkeypatch: pytest.MonkeyPatch):
    assert newest() == ScriptDirectory(str(MIGRATIONS)).get_current_head()
    upgrade(engine)
    monkeypatch.setitem(sys.modules, "alembic", None)  # whoever asks for it now fails
    upgrade(engine)


def test_a_table_of_the_first_schema_plays_on(start: Callable[..., Running], empty_database: str, engine: Engine):
    upgrade(engine, "0001")
    at = now()
    row = {"id": "old", "game": "orichalcum", "options": {}, "seed": "7", "state": "running", "public": True, "hints": False}
    row |= {
        "confirm": False,
        "clock": {},
        "owner": None,
        "origin": "new",
        "created": at,
        "started": at,
        "moved": at,
        "version": 0,
    }
    with engine.begin() as connection:
        connection.execute(insert(tables), row)
        connection.execute(insert(seats), [{"table": "old", "seat": seat, "kind": "bot", "bot": "random"} for seat in range(2)])
        connection.execute(update(tables).values(due=at))
    ada = start(database=empty_database).guest()
    wait_for(lambda: ada.get("/tables/old")["state"] == "over")
    assert (ada.get("/tables/old")["rules"], ada.get("/tables/old")["language"]) == (None, "en")


def test_accounts_of_before_are_found_by_names_as_they_are_folded_now(
    start: Callable[..., Running], empty_database: str, engine: Engine
):
    upgrade(engine, "0010")
    person = {"password": new_password_hash("a long password"), "preferences": {}, "created": now()}
    with engine.begin() as connection:
        rows = [person | {"id": key, "name": key, "key": key} for key in ("jose\u0301", "ada", "\uff41da")]
        connection.execute(insert(people), rows)
    ada = start(database=empty_database).guest()
    for name, found in (("José", "jose\u0301"), ("Ada", "ada")):
        assert ada.post("/login", {"name": name, "password": "a long password"})["id"] == found


def test_words_of_many_tables_are_written_by_one_statement_each(engine: Engine):
    upgrade(engine)
    row = TableRow("", "orichalcum", {}, "7", "running", False, False, False, ClockRule(), None, "new", 1.0, 1.0, 1.0)
    names = [f"table {number}" for number in range(MAX_BATCH)]
    said = [HistoryEntry(1, "word", 1, 1763427301.1234567 + number / 7, "pass", None, "ab") for number in range(MAX_BATCH)]
    with engine.begin() as connection:
        connection.execute(insert(tables), [plain(replace(row, id=name)) for name in names])
        statements = []
        event.listen(connection, "before_cursor_execute", lambda *arguments: statements.append(arguments[2].split()[0]))
        going_on = [Progress("running", number % 3 or None, number / 3) for number in range(MAX_BATCH)]
        append(connection, [Append(*one, notices.Audited("p"), passes=True) for one in zip(names, said, going_on, strict=True)])
    with engine.connect() as connection:
        kept = {name: history_of(connection, name) for name in names}
        waiting = {row.id: row.waiting for row in connection.execute(select(tables.c.id, tables.c.waiting))}
    assert statements[:3] == ["INSERT", "UPDATE", "DELETE"]
    assert len(statements) == (3 if engine.dialect.name == "sqlite" else 4)  # the others are told
    assert kept == {name: [entry] for name, entry in zip(names, said, strict=True)}
    assert waiting == {name: progress.waiting for name, progress in zip(names, going_on, strict=True)}


def by_other_rules(server: Running, table: str) -> None:
    """As if the table had been begun by another version of the server."""
    with server.container.store.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(rules="0+early", due=now()))
    server.container.tables._live.pop(table, None)


def test_a_table_of_other_rules_says_so(server: Running):
    ada = server.guest()
    table = ada.table("orichalcum", "me random")["id"]
    assert ada.get(f"/tables/{table}")["rules"] == server.guest().get("/games/orichalcum")["version"]
    ada.decides(table)  # the bot has said what it had to say
    by_other_rules(server, table)
    answer = ada.ask("GET", f"/tables/{table}/state", expect=409).json()
    assert answer["why"] == "other-rules"
    assert "version 0+early of the rules" in answer["text"]
    assert ada.refused(f"/tables/{table}/words", {"version": 0, "word": "pass"}) == (409, "other-rules")
    with ada.live() as socket:
        socket.say("watch", table=table)
        assert socket.hear("table")["frozen"]
        assert socket.hear("refused")["why"] == "other-rules"
    assert ada.get(f"/tables/{table}")["frozen"]
    assert [(one["id"], one["rules"]) for one in ada.get("/me/tables")] == [(table, "0+early")]
    wait_for(lambda: _due(server, table) > now() + 60)  # the clocks and bots of this server leave it alone


def test_a_table_of_other_rules_can_be_resigned_and_downloaded(server: Running):
    ada, bob = server.guest(), server.guest()
    table = ada.table("orichalcum", "me open", start=False)["id"]
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    ada.post(f"/tables/{table}/start")
    for _ in range(5):
        who = next(who for who in (ada, bob) if who.state(table)["legal"])
        position = who.state(table)
        who.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][0]})
    by_other_rules(server, table)
    assert ada.refused(f"/tables/{table}/record", method="GET") == (403, "not-over")
    ada.post(f"/tables/{table}/resign")
    over = bob.get(f"/tables/{table}")
    assert (over["state"], over["ranking"], over["seats"][0]["resigned"]) == ("over", [2, 1], True)
    record = bob.ask("GET", f"/tables/{table}/record", 200).text
    assert "\nrules 0+early\n" in record
    assert f"\nseed {over['secret']}\n" in record
    again = pelagos.Record.loads(record.replace("0+early", pelagos.game("orichalcum").version))
    assert len(again.words) == again.replay().ply == 5


def test_a_table_of_other_rules_is_ended_by_common_consent(server: Running):
    ada, bob = server.guest(), server.guest()
    table = ada.table("orichalcum", "me open hard", start=False)["id"]
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    ada.post(f"/tables/{table}/start")
    by_other_rules(server, table)
    assert server.guest().refused(f"/tables/{table}/end") == (403, "not-your-seat")
    ada.post(f"/tables/{table}/end")
    ada.post(f"/tables/{table}/end")
    waits = bob.get(f"/tables/{table}")
    assert (waits["state"], waits["consenting"]) == ("running", [0])
    bob.post(f"/tables/{table}/end")
    over = bob.get(f"/tables/{table}")
    assert (over["state"], over["ranking"]) == ("over", None)
    assert ada.get("/leaderboard/orichalcum") == []
    assert "end 0 open" in ada.ask("GET", f"/tables/{table}/record", 200).text


def test_a_wrong_replay_is_noticed_at_the_first_difference(server: Running):
    ada = server.guest()
    table = ada.table("orichalcum", "me random")["id"]
    play_on(ada, table, 60)
    with server.container.store.engine.begin() as connection:
        mine = entries.c.table == table
        sealed = connection.execute(
            select(entries.c.version).where(mine, entries.c.digest.is_not(None)).order_by(entries.c.version)
        )
        version = sealed.scalars().all()[3]
        connection.execute(update(entries).where(mine, entries.c.version == version).values(digest="0" * 16))
    server.container.tables._live.pop(table, None)
    answer = ada.ask("GET", f"/tables/{table}/state", expect=409).json()
    assert answer["why"] == "other-rules"
    assert f"entry {version} " in answer["text"]


def test_results_and_records_need_no_replay(server: Running):
    ada = server.guest()
    table = ada.table("orichalcum", "me random")["id"]
    play_on(ada, table)
    before = ada.get(f"/tables/{table}")
    record = ada.ask("GET", f"/tables/{table}/record", 200).text
    assert pelagos.Record.loads(record).replay().ranking() == before["ranking"]
    by_other_rules(server, table)
    after = ada.get(f"/tables/{table}")
    assert after["ranking"] == before["ranking"] != None  # noqa: E711
    assert ada.ask("GET", f"/tables/{table}/record", 200).text == record.replace(before["rules"], "0+early")


def _due(server: Running, table: str) -> float:
    with server.container.store.engine.connect() as connection:
        return float(connection.execute(select(tables.c.due).where(tables.c.id == table)).scalar_one())


def test_a_table_that_has_not_begun_begins_by_the_rules_of_today(server: Running):
    ada = server.guest()
    table = ada.table("orichalcum", "me me", start=False)["id"]
    by_other_rules(server, table)
    ada.post(f"/tables/{table}/start")
    assert ada.decides(table)["legal"]
    assert ada.get(f"/tables/{table}")["rules"] == ada.get("/games/orichalcum")["version"]


def test_a_table_is_announced_in_a_language(server: Running):
    ada, eve = server.guest(), Client(server.url)
    ada.ask("PATCH", "/me", json={"preferences": {"language": "de"}})
    polish = ada.table(seats="me open", start=False, public=True, language="pl")["id"]
    own = ada.table(seats="me open", start=False, public=True)
    assert own["language"] == "de"
    listed = {language: [one["id"] for one in eve.get("/tables", params={"language": language})] for language in ("en", "pl", "de")}
    assert listed == {"en": [], "pl": [polish], "de": [own["id"]]}
    assert len(eve.get("/tables")) == 2
    wish = {"game": "arnak", "seats": [{"kind": "me"}], "language": "xx"}
    assert ada.refused("/tables", wish) == (400, "bad-request")


def test_notices_go_together_in_lists_that_postgresql_takes():
    told = [notices.Seated("p", "t" * size) for size in (10, 7000, 600, 3000, *[300] * 40)]
    bundles = notices.bundled(told)
    assert [notice for bundle in bundles for notice in notices.heard(bundle.decode(), "q")] == told
    assert max(len(bundle) for bundle in bundles) < 8000
    assert len(bundles) == 4
    assert not any(notices.heard(bundle.decode(), "p") for bundle in bundles)  # its own


def test_what_an_entry_changed_is_not_told_if_it_is_much():
    said, running = HistoryEntry(1, "word", 0, 1.0, "pass"), Progress("running", 1, None)
    little, much = (notices.Moved("p", "t", said, running, None, "q", [(("log",), "x" * length)]) for length in (10, 4000))
    assert notices.heard(notices.bundled([little, much])[0].decode(), "q") == [little, replace(much, changes=None)]


def test_nobody_waits_for_ever_for_postgresql(start: Callable[..., Running], postgresql: PostgreSQL):
    store = start(database=postgresql.database()).container.store
    with store.engine.connect() as connection:
        limits = [
            connection.exec_driver_sql(f"SHOW {name}").scalar()
            for name in ("statement_timeout", "idle_in_transaction_session_timeout")
        ]
        line: Any = connection.connection.driver_connection
        parameters = line.info.get_parameters()
    assert limits == ["30s", "30s"]
    assert {name: int(parameters[name]) for name in LINE} == LINE


def test_who_listens_to_others_is_woken_to_stop(
    start: Callable[..., Running], postgresql: PostgreSQL, caplog: pytest.LogCaptureFixture
):
    server = start(database=postgresql.database())
    server.stop()
    assert caplog.messages == []


def test_what_a_process_of_another_version_tells_has_everything_read_again(start: Callable[..., Running], postgresql: PostgreSQL):
    server = start(database=postgresql.database())
    ada = server.guest()
    table = ada.table(seats="me random", start=True)["id"]
    with ada.live() as socket:
        socket.say("watch", table=table)
        began = socket.hear("position")
        with server.container.store.engine.begin() as connection:
            resigned = HistoryEntry(began["version"] + 1, "resign", 0, now())
            append(connection, [Append(table, resigned, Progress("over", None, None, Result([2, 1], "open")), None)])
            connection.exec_driver_sql("SELECT pg_notify(%s, %s)", (notices.CHANNEL, '[{"process":"old","table":"t"}]'))
        assert socket.hear("table", state="over")["seats"][0]["resigned"]
