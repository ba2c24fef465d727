"""Playing at a table: words, undo, confirmation, hot seats, spectators, and the order of everything."""

import asyncio
import copy
import json
import random
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy.exc import IntegrityError

import pelagos
from pelagos.core.record import Record
from pelagos.core.state import State
from pelagos.server.history import HistoryEntry
from pelagos.server.refusals import Refusal
from pelagos.server.storage.notices import Moved
from pelagos.server.storage.progress import Progress, Result
from pelagos.server.storage.table_rows import Append, append
from tests.server.running import Client, Json, Running, Socket, wait_for

GOLDEN = Path(__file__).parent.parent / "golden"


def play_on(client: Client, table: str, version_limit: int = 10_000) -> None:
    """Say legal words until the game is over."""
    while (position := client.decides(table))["legal"] and position["version"] < version_limit:
        client.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][-1]})


def test_a_whole_game_against_a_bot(server: Running):
    ada = server.guest()
    table = ada.table(seats="me random")
    assert table["state"] == "running"
    assert table["mine"] == [0]
    assert table["secret"] is None
    play_on(ada, table["id"])
    over = ada.get(f"/tables/{table['id']}")
    assert over["state"] == "over"
    assert sorted(over["ranking"])[0] == 1
    assert over["commitment"] == table["commitment"]
    record = pelagos.Record.loads(ada.ask("GET", f"/tables/{table['id']}/record", 200).text)
    assert record.setup.seed == over["secret"]
    assert record.replay().over


def test_words_are_checked_in_order(server: Running):
    ada, bob, eve = server.guest(), server.guest(), server.guest()
    table = ada.table(seats="me open", start=False)["id"]
    say = f"/tables/{table}/words"
    assert ada.refused(say, {"version": 0, "word": "pass"}) == (409, "not-started")
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    assert bob.refused(f"/tables/{table}/start") == (403, "not-yours")
    ada.post(f"/tables/{table}/start")
    position = ada.state(table)
    decider, other = (ada, bob) if position["deciding"] == [0] else (bob, ada)
    word = decider.state(table)["legal"][0]
    assert eve.refused(say, {"version": 0, "word": word}) == (403, "not-your-seat")
    assert decider.refused(say, {"version": 7, "word": word}) == (409, "stale")
    assert other.refused(say, {"version": 0, "word": word}) == (403, "not-your-seat")
    assert decider.refused(say, {"version": 0, "word": "fly away"}) == (400, "illegal")
    assert decider.refused(say, {"version": 0, "word": "pass"}) == (400, "illegal")
    assert decider.post(say, {"version": 0, "word": word}) == {"version": 1}
    assert other.refused(say, {"version": 0, "word": word}) == (409, "stale")
    assert other.state(table)["legal"] == [] or other.state(table)["deciding"] == other.get(f"/tables/{table}")["mine"]


def test_what_is_said_again_happens_once(server: Running):
    """Its answer was lost on the way: the same word after the same version is accepted, and nothing happens twice."""
    ada = server.guest()
    table = ada.table(seats="me me", confirm=True)["id"]
    say = f"/tables/{table}/words"
    first = ada.state(table)
    word, other = first["legal"][:2]
    for _ in range(2):
        assert ada.post(say, {"version": 0, "word": word}) == {"version": 1}
    assert ada.refused(say, {"version": 0, "word": other}) == (409, "stale")
    for _ in range(2):
        assert ada.post(f"/tables/{table}/undo", {"version": 1}) == {"version": 2}
    assert ada.refused(f"/tables/{table}/undo", {"version": 0}) == (409, "stale")
    assert ada.post(say, {"version": 0, "word": word}) == {"version": 1}  # it was said, though it was taken back since
    assert ada.state(table)["version"] == 2
    while not (position := ada.decides(table, seat=ada.state(table)["deciding"][0]))["confirm"]:
        ada.post(say, {"version": position["version"], "word": position["legal"][-1]})
    for _ in range(2):
        assert ada.post(f"/tables/{table}/confirm", {"version": position["version"]}) == {"version": position["version"] + 1}
    assert ada.state(table)["version"] == position["version"] + 1


def test_a_line_of_chat_that_is_said_again_is_there_once(server: Running):
    ada = server.guest()
    table = ada.table()["id"]
    for _ in range(2):
        with ada.live() as socket:
            socket.say("watch", table=table)
            socket.say("chat", table=table, text="hello", id=2**52)
            assert socket.hear("accepted", id=2**52)["version"] == 1
    with ada.live() as socket:
        socket.say("watch", table=table)
        socket.say("chat", table=table, text="hello", id=2**52 + 1)
        assert socket.hear("accepted", id=2**52 + 1)["version"] == 2


def test_the_socket_tells_everybody_their_own_view(server: Running):
    ada, bob, eve = server.guest(), server.guest(), server.guest()
    table = ada.table("arnak", "me open", start=False)["id"]
    with ada.live() as a, bob.live() as b, eve.live() as e:
        for socket in (a, b, e):
            socket.say("watch", table=table)
            assert socket.hear("table")["state"] == "gathering"
        bob.post(f"/tables/{table}/seats/1", {"do": "take", "name": "Bob"})
        wait_for(lambda: a.hear("table", state="gathering", mine=[0])["seats"][1]["name"] == "Bob")  # who came is news, too
        ada.post(f"/tables/{table}/start")
        first = [socket.hear("position") for socket in (a, b, e)]
        assert [position["seat"] for position in first] == [0, 1, None]
        assert [bool(position["legal"]) for position in first].count(True) == 1
        decider, word = (a, first[0]["legal"][0]) if first[0]["legal"] else (b, first[1]["legal"][0])
        decider.say("say", id=5, table=table, version=0, word=word)
        assert decider.hear("accepted") == {"type": "accepted", "id": 5, "version": 1}
        assert [socket.hear("position", version=1)["ply"] for socket in (a, b, e)] == [1, 1, 1]
        e.say("say", id=6, table=table, version=1, word=word)
        assert e.hear("refused")["why"] == "not-your-seat"
        decider.say("say", id=7, table=table, version=0, word="something else")
        assert decider.hear("refused", id=7)["why"] == "stale"
        e.say("watch", table=table, seat=0)
        assert e.hear("refused")["why"] == "not-your-seat"


def test_a_word_is_told_even_if_whoever_said_it_goes_away_meanwhile(sqlite_server: Running):
    ada, eve = sqlite_server.guest(), sqlite_server.guest()
    table, tables = ada.table("cyclades", "me me")["id"], sqlite_server.container.tables
    loop = tables.store._loop
    assert loop is not None
    person, word = ada.get("/me")["id"], ada.decides(table)["legal"][0]

    async def said_and_gone() -> None:
        saying = asyncio.ensure_future(tables.say(person, table, 0, word))
        while tables.live(table).played().version == 0:
            await asyncio.sleep(0)
        saying.cancel()

    with eve.live() as spectator:
        spectator.say("watch", table=table)
        spectator.hear("position", version=0)
        asyncio.run_coroutine_threadsafe(said_and_gone(), loop).result(10)
        assert spectator.hear("position", version=1)["ply"] == 1


def test_the_answer_to_a_word_and_the_position_after_it_are_written_together(sqlite_server: Running):
    ada = sqlite_server.guest()
    table = ada.table("orichalcum", "me me")["id"]
    with ada.live() as socket:
        socket.say("watch", table=table)
        position = socket.hear("position")
        [connection] = sqlite_server.container.hub.connections
        noted = NotedTransport(connection._wire.transport)
        connection._wire.transport = noted
        socket.say("say", id=1, table=table, version=0, word=position["legal"][0])
        socket.hear("accepted", id=1)
        [written] = [data for data in noted.written if b'"accepted"' in data]
        assert b'"type":"position"' in written


class NotedTransport:
    """A transport that notes what is written."""

    def __init__(self, transport: Any) -> None:
        self._transport = transport
        self.written: list[bytes] = []

    def write(self, data: bytes) -> None:
        self.written.append(data)
        self._transport.write(data)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


@pytest.mark.parametrize("game", ["arnak", "atlantis", "cyclades", "orichalcum"])
def test_what_all_see_alike_is_made_once(sqlite_server: Running, game: str):
    ada, eve = sqlite_server.guest(), sqlite_server.guest()
    table = ada.table(game, "me me")["id"]
    with ada.live() as one, ada.live() as other, eve.live() as spectator:
        for socket, more in ((one, {"seat": 0}), (other, {"seat": 1}), (spectator, {})):
            socket.say("watch", table=table, **more)
        seen = [socket.hear("position") for socket in (one, other, spectator)]
        history = sqlite_server.container.tables.live(table).played()
        game_of = history.setup.game
        witnessed = replace(game_of, own_parts=lambda seen, seat: game_of.own_parts(seen._state, seat))
        history.setup = replace(history.setup, game=witnessed)
        history.state = witness = Witness(history.state)
        deciding = seen[seen[0]["deciding"][0]]
        one.say("say", id=1, table=table, version=0, word=deciding["legal"][0])
        seen = [socket.hear("position", version=1) for socket in (one, other, spectator)]
    assert witness.views == [None]
    assert [position["view"]["seat"] for position in seen] == [0, 1, None]


class Witness:
    """A position that notes whose views are made."""

    def __init__(self, state: State) -> None:
        self._state = state
        self.views: list[int | None] = []

    def shared_view(self, seat: int | None) -> dict[str, object]:
        self.views.append(seat)
        return self._state.shared_view(seat)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)


@pytest.mark.parametrize("game", ["arnak", "atlantis", "cyclades", "orichalcum"])
def test_changes_make_the_same_views_as_whole_positions(sqlite_server: Running, game: str):
    """Also for whoever comes late, and after words taken back."""
    ada = sqlite_server.guest()
    table, chance = ada.table(game, "me me")["id"], random.Random(1)
    told = {True: 0, False: 0}
    with ada.live() as whole, ada.live() as changes, ada.live() as late:
        for socket, more in ((whole, {}), (changes, {"changes": True})):
            socket.say("watch", table=table, seat=0, **more)
        expected = seen = changes.hear("position")
        whole.hear("position")
        for number in range(60):
            if number == 20:
                late.say("watch", table=table, seat=0, changes=True)
                late_seen = late.hear("position")
            deciding = ada.state(table, seat=expected["deciding"][0])
            back = chance.random() < 0.2 and deciding["undo"]
            deed, word = ("undo", {}) if back else ("words", {"word": chance.choice(deciding["legal"])})
            ada.post(f"/tables/{table}/{deed}", {"version": expected["version"]} | word)
            expected = whole.hear("position", version=expected["version"] + 1)
            seen = follow(seen, changes, told)
            assert seen == expected
            if number >= 20:
                late_seen = follow(late_seen, late, told)
                assert late_seen == expected
            if expected["view"]["over"]:
                break
    assert told[True] > 10 * told[False]  # mostly changes


def follow(known: Json, socket: Socket, told: dict[bool, int]) -> Json:
    """The next position, whole or made of the known one as a page makes it."""
    version = known["version"] + 1
    message: Json = {}
    while message.get("type") not in ("position", "change") or message["version"] != version:
        message = json.loads(socket.opened.recv(timeout=20))
    told[message["type"] == "change"] += 1
    if message["type"] == "position":
        return message
    assert message.pop("base") == known["version"]
    return message | {"type": "position", "view": changed(known["view"], message.pop("changes"))}


def changed(view: Json, changes: list[tuple[list[str | int], object]]) -> Json:
    """A view with its changes."""
    view = copy.deepcopy(view)
    for path, value in changes:
        place: Any = view
        for key in path[:-1]:
            place = place[key]
        place[path[-1]] = value
    return view


@pytest.mark.parametrize("game", ["arnak/two-players", "atlantis/won", "cyclades/won-alone", "orichalcum/won-by-titan"])
def test_the_replay_of_a_finished_game_makes_all_its_positions(sqlite_server: Running, game: str):
    text = (GOLDEN / f"{game}.txt").read_text()
    record, ada = Record.loads(text), sqlite_server.guest()
    table = ada.ask("POST", "/records", 201, content=text.encode()).json()["id"]
    replay = ada.get(f"/tables/{table}/replay", params={"seat": 1})
    state, view = record.replay(to=0), replay["first"]["view"]
    for word, step in zip(record.words, replay["steps"], strict=True):
        state.apply(word)
        view = changed(view, step["changes"])
        assert json.dumps(view) == json.dumps(state.view(1))
        assert step["deciding"] == ([] if state.over else [state.seat])
        assert [entry for entry in replay["log"] if entry["ply"] <= state.ply] == json.loads(msgspec.json.encode(state.log(1)))


def test_a_replay_is_shown_after_the_end_only_and_of_no_seat_that_is_not_there(server: Running):
    ada = server.guest()
    table = ada.table(seats="me random")["id"]
    assert ada.refused(f"/tables/{table}/replay", method="GET") == (403, "not-over")
    ada.post(f"/tables/{table}/resign")
    assert len(ada.get(f"/tables/{table}/replay")["steps"]) == ada.state(table)["ply"]
    assert ada.refused(f"/tables/{table}/replay?seat=2", method="GET") == (400, "bad-seat")


def test_the_log_goes_on_after_a_break(server: Running):
    ada = server.guest()
    table = ada.table(seats="me me")["id"]
    log: list[object] = []
    seen = None
    for _ in range(5):
        with ada.live() as socket:
            socket.say("watch", table=table, seat=0, seen=seen)
            position = socket.hear("position")
            log = [entry for entry in log if entry["ply"] < position["log_from"]] + position["log"]
            seen = position["version"]
        for _ in range(3):
            position = ada.decides(table)
            ada.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][0]})
        ada.ask("POST", f"/tables/{table}/undo", json={"version": position["version"] + 1})
    with ada.live() as socket:
        socket.say("watch", table=table, seat=0, seen=seen)
        position = socket.hear("position")
    log = [entry for entry in log if entry["ply"] < position["log_from"]] + position["log"]
    assert log == ada.state(table, seat=0)["log"]


def test_undo_takes_the_own_word_back_within_the_turn(server: Running):
    ada = server.guest()
    table = ada.table("cyclades", "me me")["id"]
    chance, undone = random.Random(1), 0
    while undone < 3:
        before = ada.decides(table)
        say = {"version": before["version"], "word": chance.choice(before["legal"])}
        ada.post(f"/tables/{table}/words", say)
        after = ada.state(table, seat=before["seat"])
        assert after["version"] == before["version"] + 1
        if after["undo"]:
            ada.post(f"/tables/{table}/undo", {"version": after["version"]})
            back = ada.decides(table)
            assert back["version"] == after["version"] + 1
            assert back["ply"] <= before["ply"]
            if back["ply"] == before["ply"]:
                assert (back["view"], back["legal"]) == (before["view"], before["legal"])
            undone += 1
            ada.post(f"/tables/{table}/words", {"version": back["version"], "word": back["legal"][-1]})
        else:
            assert ada.refused(f"/tables/{table}/undo", {"version": after["version"]}) == (409, "no-undo")


def test_undo_agrees_with_the_library(sqlite_server: Running):
    from pelagos.core.record import take_back

    ada = sqlite_server.guest()
    for game in pelagos.games():
        table = ada.table(game, "me me")["id"]
        for _ in range(60):
            position = ada.decides(table)
            if not position["legal"]:
                break
            ada.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][-1]})
            history = sqlite_server.container.tables.live(table).history
            earlier = take_back(history.state)
            while earlier is not None and (earlier.seat != position["seat"] or len(earlier.legal()) == 1):
                if earlier.seat != position["seat"]:
                    earlier = None
                    break
                earlier = take_back(earlier)
            expected = None if earlier is None else earlier.ply
            assert history.back_to(position["seat"]) == expected


def test_a_turn_is_confirmed_where_the_table_wants_it(server: Running):
    ada = server.guest()
    table = ada.table("cyclades", "me me", confirm=True)["id"]
    held = 0
    while held < 3:
        position = ada.decides(table)
        ada.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][0]})
        after = ada.state(table, seat=position["seat"])
        if not after["confirm"]:
            continue
        held += 1
        other = ada.state(table, seat=1 - position["seat"])
        assert (other["ply"], other["confirm"], other["legal"]) == (position["ply"], False, [])
        assert after["undo"]
        assert ada.refused(f"/tables/{table}/words", {"version": after["version"], "word": position["legal"][0]}) == (
            409,
            "confirm",
        )
        if held == 1:
            ada.post(f"/tables/{table}/undo", {"version": after["version"]})
            assert ada.decides(table)["legal"] == position["legal"]
        else:
            ada.post(f"/tables/{table}/confirm", {"version": after["version"]})
            assert ada.state(table, seat=position["seat"])["ply"] == position["ply"] + 1


def test_a_table_survives_a_restart_and_bots_go_on(start: Callable[..., Running], database: str):
    first = start(database=database)
    ada = first.guest()
    table = ada.table("arnak", "me random random")["id"]
    play_on(ada, table, 20)
    before = ada.decides(table)
    first.stop()
    again = start(database=database)
    ada.http.base_url = f"{again.url}/api"
    after = ada.decides(table)
    assert {key: after[key] for key in after if key != "clocks"} == {key: before[key] for key in before if key != "clocks"}
    play_on(ada, table)
    assert ada.get(f"/tables/{table}")["state"] == "over"


def test_tables_dropped_from_memory_are_replayed(start: Callable[..., Running], database: str):
    server = start(database=database, live_tables=2)
    ada = server.guest()
    tables = [ada.table("cyclades", "me me")["id"] for _ in range(6)]
    for round_ in range(3):
        for table in tables:
            position = ada.decides(table)
            assert position["version"] == round_
            ada.post(f"/tables/{table}/words", {"version": round_, "word": position["legal"][0]})
        assert len(server.container.tables) <= 3


def test_the_example_program_plays_a_whole_game(sqlite_server: Running):
    program = Path(__file__).parents[2] / "examples" / "client.py"
    done = subprocess.run([sys.executable, program, sqlite_server.url, "orichalcum"], capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert "places by seat" in done.stdout


def test_after_a_conflict_watchers_are_told_at_once(sqlite_server: Running):
    """Another process was faster, and its notice comes later or never."""
    ada, bob = sqlite_server.guest(), sqlite_server.guest()
    table = ada.table(seats="me open", start=False)["id"]
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    ada.post(f"/tables/{table}/start")
    with bob.live() as socket:
        socket.say("watch", table=table)
        before = socket.hear("position")
        who = (ada, bob)[before["deciding"][0]]
        word = who.state(table)["legal"][0]
        with sqlite_server.container.store.engine.begin() as connection:
            resigned = HistoryEntry(1, "resign", 0, before["clocks"][0] or 1.0)
            append(connection, [Append(table, resigned, Progress("over", None, None, Result([2, 1], "open")), None)])
        assert who.refused(f"/tables/{table}/words", {"version": 0, "word": word}) == (409, "stale")
        assert socket.hear("position", version=1)["deciding"] == []
        assert socket.hear("table", state="over")["seats"][0]["resigned"]


def test_nobody_is_told_of_a_word_before_it_is_committed_nor_of_one_that_is_not(sqlite_server: Running):
    ada, eve = sqlite_server.guest(), sqlite_server.guest()
    table, store = ada.table("cyclades", "me me")["id"], sqlite_server.container.store
    person, legal = ada.get("/me")["id"], ada.decides(table)["legal"]
    tables, honest, loop = sqlite_server.container.tables, store.append, store._loop
    assert loop is not None

    async def said(word: str, append: Callable[[Append], Any]) -> None:
        store.append = append  # type: ignore[method-assign]
        await tables.say(person, table, 0, word)

    async def too_late(one: Append) -> None:
        with spectator_is_told_nothing():
            await asyncio.sleep(0.2)
        store.append = honest  # type: ignore[method-assign]
        raise IntegrityError("", None, Exception())

    async def late(one: Append) -> None:
        with spectator_is_told_nothing():
            await asyncio.sleep(0.2)
        await honest(one)

    @contextmanager
    def spectator_is_told_nothing() -> Iterator[None]:
        before = len(noted.written)
        yield
        assert noted.written[before:] == []

    with eve.live() as spectator:
        spectator.say("watch", table=table, changes=True)
        known = spectator.hear("position", version=0)
        [connection] = sqlite_server.container.hub.connections
        connection._wire.transport = noted = NotedTransport(connection._wire.transport)
        with pytest.raises(Refusal):
            asyncio.run_coroutine_threadsafe(said(legal[0], too_late), loop).result(10)
        assert ada.state(table)["version"] == 0
        asyncio.run_coroutine_threadsafe(said(legal[-1], late), loop).result(10)
        seen = follow(known, spectator, {True: 0, False: 0})
        assert seen["view"] == tables.live(table).played().state.view(None)


def test_what_another_process_adds_while_a_table_is_read_is_not_missed(sqlite_server: Running):
    ada = sqlite_server.guest()
    table = ada.table("cyclades", "me me")["id"]
    position = ada.decides(table)
    tables, store = sqlite_server.container.tables, sqlite_server.container.store
    entry = HistoryEntry(1, "word", position["seat"], 1.0, position["legal"][0])
    progress = Progress("running", position["seat"], None)

    async def read_and_added() -> int:
        tables._live.clear()
        reading, read = asyncio.Event(), store.read

        async def slowly(work: Any) -> Any:
            found = await read(work)
            await reading.wait()
            return found

        store.read = slowly  # type: ignore[method-assign]
        loading = asyncio.ensure_future(tables.get(table))
        await asyncio.sleep(0.5)
        store.read = read  # type: ignore[method-assign]
        await store.append(Append(table, entry, progress, None))
        heard = asyncio.ensure_future(tables.catch_up(table, Moved("p", table, entry, progress, None, None)))
        await asyncio.sleep(0.1)
        reading.set()
        found = await loading
        await heard
        return found.played().version

    assert store._loop is not None
    assert asyncio.run_coroutine_threadsafe(read_and_added(), store._loop).result(30) == 1
