"""How often, how many and how long: nobody takes more than a share, by person or by address."""

import asyncio
import socket as sockets
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest
from websockets.exceptions import InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.protocol import Protocol
from websockets.server import ServerProtocol

import pelagos
from pelagos.core.game import Setup
from pelagos.core.record import Record
from pelagos.server import container, replays, seating, tables, views
from pelagos.server.clocks import ClockRule
from pelagos.server.connections import PIECE_BYTES, text_head
from pelagos.server.fair_queue import FairQueue
from pelagos.server.history import History, HistoryEntry, Kind, Paper
from pelagos.server.routes import records
from tests.server.running import Client, Running, wait_for

RARELY = 1e-9

Limited = Callable[..., Running]


@pytest.fixture
def limited(start: Callable[..., Running], sqlite_database: str) -> Limited:
    """Starts a server with some limits."""
    return lambda **settings: start(database=sqlite_database, **settings)


def other_address(client: Client, address: str) -> Client:
    client.http.headers["x-forwarded-for"] = address
    return client


# -- how often


@pytest.mark.parametrize("settings", [{"reads": (RARELY, 5.0)}, {"requests": (RARELY, 5.0)}])
def test_requests_are_counted_by_person_wherever_they_come_from(limited: Limited, settings: dict[str, Any]):
    server = limited(**settings)
    ada, bob = server.guest(), server.guest()
    method, path = ("GET", "/me") if "reads" in settings else ("POST", "/me/tokens")
    answers = [other_address(ada, f"10.0.0.{number}").ask(method, path).status_code for number in range(8)]
    assert 429 not in answers[:4]
    assert answers[5:] == [429] * 3
    assert other_address(bob, "10.0.1.1").ask(method, path).status_code in (200, 201)


@pytest.mark.parametrize("settings", [{"reads": (RARELY, 5.0)}, {"requests": (RARELY, 5.0)}])
def test_requests_are_counted_by_address_whoever_they_come_from(limited: Limited, settings: dict[str, Any]):
    server = limited(**settings)
    method, path = ("GET", "/games") if "reads" in settings else ("POST", "/logout")
    answers = [other_address(Client(server.url), "10.0.0.1").ask(method, path).status_code for _ in range(25)]
    assert 429 not in answers[:20]
    assert answers[20:] == [429] * 5
    assert other_address(Client(server.url), "10.0.0.2").ask(method, path).status_code in (200, 204)
    assert Client(server.url).http.get(server.url).status_code == 200  # the page itself is not counted


def test_a_household_of_ipv6_is_one_address(limited: Limited):
    server = limited(reads=(RARELY, 5.0))
    answers = [other_address(Client(server.url), f"2001:db8::{number:x}").ask("GET", "/games").status_code for number in range(25)]
    assert answers == [200] * 20 + [429] * 5
    assert other_address(Client(server.url), "2001:db8:0:1::1").ask("GET", "/games").status_code == 200


def test_lists_have_a_limit_of_their_own(limited: Limited):
    ada = limited(lists=(RARELY, 2.0)).guest()
    statuses = [ada.ask("GET", path).status_code for path in ("/tables", "/me/tables", "/tables?show=watch", "/me/tables")]
    assert statuses == [200, 200, 429, 429]
    assert ada.get("/games")


def test_messages_are_counted_over_all_sockets_of_a_person(limited: Limited):
    server = limited(messages=(RARELY, 6.0))
    ada, bob = server.guest(), server.guest()
    for number in range(3):
        with ada.live() as socket:
            for _ in range(2):
                socket.say("ping")
                socket.hear("pong")
    with ada.live() as socket, bob.live() as other:
        socket.say("ping")
        assert socket.hear("refused")["why"] == "too-often"
        other.say("ping")
        other.hear("pong")


def test_previews_are_counted_by_words(limited: Limited):
    ada = limited(positions=(RARELY, 50.0)).guest()
    table = ada.table(seats="me me")["id"]
    with ada.live() as socket:
        socket.say("watch", table=table)
        position = socket.hear("position")
        for number, (words, answer) in enumerate([(40, "preview"), (20, "refused"), (10, "preview")]):
            socket.say("preview", id=number, table=table, version=position["version"], words=[position["legal"][0]] * words)
            assert socket.hear(answer)["id"] == number


def test_positions_are_counted_wherever_they_are_worked_out(limited: Limited):
    ada = limited(positions=(RARELY, 5.0)).guest()
    table = ada.table(seats="me me")["id"]
    lesson = f"/lessons/arnak/play/{ada.get('/lessons/arnak')[0]['name']}"
    puzzle = f"/puzzles/arnak/{ada.get('/puzzles/arnak')['today']}"
    previews = {"ply": 0, "words": ["pass"] * 20}
    for number, (method, path, more) in enumerate(
        [
            ("GET", f"/tables/{table}/state", {}),
            ("GET", f"/tables/{table}/at/0", {}),
            ("GET", f"{lesson}?said=9999:pass", {}),
            ("POST", f"{lesson}/previews", {"json": previews}),
            ("GET", puzzle, {}),
            ("POST", puzzle, {"json": {"word": "pass"}}),
            ("POST", f"{puzzle}/previews", {"json": {"words": ["pass"] * 20}}),
        ]
    ):
        other_address(ada, f"10.0.0.{number}")
        assert 429 in [ada.ask(method, path, **more).status_code for _ in range(6)], path
        assert ada.get(lesson)["frames"]  # as it is told to everybody


def record(game: str, words: int, seed: int = 1) -> str:
    """The record of a game that was played by chance for so many words."""
    chance, state = Random(seed), pelagos.game(game).new(2, seed=seed)
    while state.ply < words:
        state.apply(chance.choice(state.legal()))
    return Record.of(state).dumps()


def test_a_long_record_is_as_much_as_several_tables(limited: Limited, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(records, "LINES_OF_A_TABLE", 100)
    ada = limited(openings=(RARELY, 7.0)).guest()
    assert [ada.ask("POST", "/records", content=record("atlantis", 300, seed)).status_code for seed in range(2)] == [201, 429]
    short = [ada.ask("POST", "/records", content=record("atlantis", 10)).status_code for _ in range(5)]
    assert (short[:2], short[-1]) == ([201, 201], 429)


def test_what_is_too_long_for_a_record_is_not_read(limited: Limited, monkeypatch: pytest.MonkeyPatch):
    ada = limited().guest()
    monkeypatch.setattr(Record, "loads", lambda text: pytest.fail("it was read"))
    head, _, end = record("orichalcum", 0).partition("end")
    assert ada.ask("POST", "/records", content=head + "pass\n" * 150_000 + "end" + end).status_code == 400


def test_tables_that_have_to_be_replayed_first_are_counted(limited: Limited):
    server = limited(positions=(RARELY, 100.0), live_tables=2)
    ada, eve = server.guest(), other_address(server.guest(), "10.0.0.1")
    tables = [ada.post("/records", content=record("orichalcum", 50, seed))["id"] for seed in range(8)]
    assert {eve.ask("GET", f"/tables/{tables[-1]}").status_code for _ in range(30)} == {200}  # it is in memory
    answers = [eve.ask("GET", f"/tables/{table}").status_code for _ in range(4) for table in tables]
    assert 200 in answers[:8]
    assert answers[24:].count(429) == 6  # the others are in memory
    assert ada.ask("GET", f"/tables/{tables[0]}").status_code == 200


def test_tables_that_have_to_be_replayed_first_are_counted_on_sockets_too(limited: Limited):
    server = limited(positions=(RARELY, 100.0), live_tables=2)
    ada, eve = server.guest(), server.guest()
    tables = [ada.post("/records", content=record("orichalcum", 50, seed))["id"] for seed in range(8)]
    with eve.live() as socket:
        for table in tables:
            socket.say("watch", table=table)
            socket.say("leave", table=table)
        socket.say("ping")
        socket.hear("pong")
        told = [message.get("why", message["type"]) for message in socket.heard if message["type"] in ("refused", "position")]
    assert told[:3] == ["position"] * 3
    assert told[-4:] == ["too-often"] * 4


class Counted:
    """A position that counts the words that are played."""

    plays = 0

    def __init__(self, state: pelagos.State) -> None:
        self._state = state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._state, name)

    def clone(self) -> "Counted":
        return Counted(self._state.clone())

    def play(self, word: int) -> None:
        Counted.plays += 1
        self._state.play(word)


def test_taking_back_again_and_again_does_not_replay_from_the_start():
    game = pelagos.game("orichalcum")
    setup = game.setup(2, 1, {})
    counting = SimpleNamespace(begin=lambda _: Counted(game.begin(setup)), code=game.code, text=game.text)
    history = History(cast(Setup, SimpleNamespace(game=counting, players=2)), ClockRule(), 0.0)

    def happens(kind: Kind, word: str | None = None, ply: int | None = None) -> None:
        history.follow(HistoryEntry(history.version + 1, kind, history.seat, 0.0, word, ply))

    for _ in range(120):
        happens("word", game.text(history.legal(history.seat)[-1]))
    for _ in range(300):
        happens("word", game.text(history.legal(history.seat)[-1]))
        happens("undo", ply=120)
    same = history.at(0)
    for word in history.words():
        same.play(word)
    assert same.digest() == history.state.digest()
    assert same.log(0) == history.state.log(0)
    for ply in reversed(range(120)):
        happens("undo", ply=ply)
    assert Counted.plays < 40 * history.version


def test_a_long_history_is_played_in_slices():
    class Slow(Paper):
        def follow(self, entry: HistoryEntry) -> HistoryEntry:
            time.sleep(0.002)
            return super().follow(entry)

    async def turns_of_others() -> int:
        entries = [HistoryEntry(version, "leave", 0, 0.0) for version in range(1, 101)]
        playing, turns = asyncio.ensure_future(replays._followed(Slow(2), entries)), 0
        while not playing.done():
            turns += 1
            await asyncio.sleep(0)
        return turns

    assert asyncio.run(turns_of_others()) > 20


def test_who_asks_on_and_on_and_reads_nothing_is_cut_off(limited: Limited):
    server = limited(reading_seconds=1.0, body_seconds=1e6, head_seconds=1e6)
    server.listening.setsockopt(sockets.SOL_SOCKET, sockets.SO_SNDBUF, 8192)
    with sockets.socket() as raw:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", server.settings.port))
        with suppress(OSError):
            raw.settimeout(1)
            for _ in range(10):
                raw.sendall(b"GET /api/schema HTTP/1.1\r\nhost: localhost\r\n\r\n")
        wait_for(lambda: bool(server._server.server_state.connections))
        wait_for(lambda: not server._server.server_state.connections, 20)


def test_who_asks_too_often_gets_the_page_without_a_card(limited: Limited, tmp_path: Path):
    (tmp_path / "index.html").write_text("<html><head></head></html>")
    server = limited(lists=(RARELY, 1.0), page=tmp_path)
    page = f"{server.url}/table/{server.guest().table(seats='me me')['id']}"
    client = Client(server.url)
    pages = [client.http.get(page) for _ in range(6)]
    assert [one.status_code for one in pages] == [200] * 6
    assert ["og:title" in one.text for one in pages] == [True] * 4 + [False] * 2
    assert client.http.get(f"{server.url}/metrics").status_code == 429


def test_those_who_ask_for_health_together_share_a_probe(limited: Limited, monkeypatch: pytest.MonkeyPatch):
    server, probes = limited(), []
    monkeypatch.setattr(container, "alive", lambda connection: probes.append(time.sleep(1)))
    client = Client(server.url)
    with ThreadPoolExecutor(20) as pool:
        answers = list(pool.map(lambda _: client.http.get(f"{server.url}/health").status_code, range(20)))
    assert answers == [200] * 20
    assert len(probes) <= 3


def test_to_watch_again_is_not_to_show_again(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    made: list[int | None] = []
    position = views.position
    monkeypatch.setattr(views, "position", lambda table, seat, seen=None: made.append(seat) or position(table, seat, seen))
    ada = sqlite_server.guest()
    table = ada.table(seats="me me")["id"]
    [seat] = ada.state(table)["deciding"]
    made.clear()
    with ada.live() as socket:
        for _ in range(10):
            socket.say("watch", table=table, seat=seat)
            last = socket.hear("position")
        assert made == [seat]
        socket.say("say", id=1, table=table, version=last["version"], word=last["legal"][0])
        assert socket.hear("position", version=last["version"] + 1)["ply"] == 1
        socket.say("watch", table=table, seat=seat)
        assert socket.hear("position")["version"] == last["version"] + 1


def test_chat_is_for_those_who_are_there_and_not_too_often(limited: Limited):
    server = limited(chat=(RARELY, 3.0))
    ada, eve, bob = (server.guest() for _ in range(3))
    table = ada.table(seats="me me")["id"]
    assert eve.refused(f"/tables/{table}/chat", {"text": "ahoy"}) == (403, "not-here")
    with eve.live() as socket:
        socket.say("chat", id=1, table=table, text="ahoy")
        assert socket.hear("refused")["why"] == "not-here"
        socket.say("watch", table=table)
        socket.say("chat", id=2, table=table, text="ahoy")
        assert socket.hear("accepted")["id"] == 2
    numbers = [ada.ask("POST", f"/tables/{table}/chat", json={"text": "ahoy"}).status_code for _ in range(4)]
    assert numbers == [200, 200, 200, 429]
    mine = bob.table(seats="me me")["id"]
    assert bob.post(f"/tables/{mine}/chat", {"text": "ahoy"}) == {"number": 1}


def test_hints_and_chances_have_limits_of_their_own(limited: Limited):
    server = limited(hints=(RARELY, 1.0), chances=(RARELY, 1.0))
    ada = server.guest()
    table = ada.table(seats="me random", hints=True)["id"]
    ada.decides(table)
    assert ada.post(f"/tables/{table}/hint", {})
    assert ada.refused(f"/tables/{table}/hint", {}) == (429, "too-often")
    ada.post(f"/tables/{table}/resign")
    while ada.ask("GET", f"/tables/{table}/chances").status_code == 202:
        pass
    assert ada.get(f"/tables/{table}/chances")  # known: no thought is needed
    other = ada.table(seats="me random")["id"]
    ada.post(f"/tables/{other}/resign")
    assert ada.refused(f"/tables/{other}/chances", method="GET") == (429, "too-often")


# -- how many


def test_nobody_has_too_many_tables(limited: Limited):
    server = limited(own_tables=2, openings=(RARELY, 4.0))
    ada = server.guest()
    first = ada.table(seats="me me")["id"]
    ada.table(seats="me open", start=False)
    wish = {"game": "orichalcum", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    assert ada.refused("/tables", wish) == (409, "too-many")
    ada.post(f"/tables/{first}/resign")
    assert ada.table(seats="me me")["state"] == "running"
    assert ada.refused(f"/tables/{first}/branch", {"ply": 0}) == (429, "too-often")


def test_a_rematch_is_a_new_table(limited: Limited):
    ada = limited(openings=(RARELY, 2.0)).guest()
    table = ada.table(seats="me random")["id"]
    for expected in (201, 429):
        ada.post(f"/tables/{table}/resign")
        answer = ada.ask("POST", f"/tables/{table}/rematch", expected)
        table = answer.json().get("id")


def test_a_history_does_not_grow_by_words_taken_back(limited: Limited, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(tables, "MAX_DETOURS", 6)
    monkeypatch.setattr(seating, "MAX_DETOURS", 6)
    ada = limited(stand_in="random").guest()
    table = ada.table(seats="me me")["id"]

    def say() -> int:
        position = ada.decides(table)
        found: int = ada.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][0]})["version"]
        return found

    undone = 0
    for _ in range(40):
        version = say()
        if ada.state(table)["undo"]:
            undone += 1
            if ada.ask("POST", f"/tables/{table}/undo", json={"version": version}).status_code != 200:
                break
    assert undone == 5
    [seat] = ada.state(table)["deciding"]
    ada.post(f"/tables/{table}/seats/{seat}", {"do": "leave"})
    assert ada.refused(f"/tables/{table}/seats/{seat}", {"do": "take"}) == (429, "too-often")


def test_finished_tables_do_not_fill_the_memory_whoever_watches(limited: Limited):
    server = limited(live_tables=2)
    ada, live = server.guest(), server.container.tables
    running = ada.table(seats="me me")["id"]
    over = [ada.table(seats="me me")["id"] for _ in range(4)]
    for table in over:
        ada.post(f"/tables/{table}/resign")
    with ada.live() as socket:
        for table in (running, *over):
            socket.say("watch", table=table)
            socket.hear("position", table=table)
        assert len(live) == 2
        assert live.live(running) is not None
        position = ada.decides(running)
        ada.post(f"/tables/{running}/words", {"version": position["version"], "word": position["legal"][0]})
        socket.hear("position", table=running, version=position["version"] + 1)


def test_sockets_are_counted_by_person_and_by_address(limited: Limited):
    server = limited(sockets=2, sockets_by_address=3)
    ada, bob, eve = (server.guest() for _ in range(3))
    with ada.live() as one, ada.live():
        with pytest.raises(InvalidStatus), ada.live():
            pass
        with bob.live():
            with pytest.raises(InvalidStatus), eve.live():
                pass
            with eve.live(headers={"x-forwarded-for": "10.0.0.1"}) as far:
                far.say("ping")
                far.hear("pong")
        one.say("ping")
        one.hear("pong")
    wait_for(lambda: not server.container.limits._sockets)
    with ada.live(), ada.live():
        pass


def port_of(server: Running) -> int:
    return int(server.url.rpartition(":")[2])


def connected(server: Running, source: str) -> sockets.socket:
    return sockets.create_connection(("127.0.0.1", port_of(server)), 30, (source, 0))


def answered(raw: sockets.socket) -> bytes:
    raw.sendall(b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\n")
    try:
        return raw.recv(12)
    except OSError:
        return b""


def test_connections_are_counted_by_address(limited: Limited):
    server = limited(connections=3)
    mine = [connected(server, "127.0.0.2") for _ in range(4)]
    assert [answered(raw) for raw in mine] == [b"HTTP/1.1 200"] * 3 + [b""]
    other = connected(server, "127.0.0.3")
    assert answered(other) == b"HTTP/1.1 200"
    for raw in mine:
        raw.close()

    def free_again() -> bool:
        with connected(server, "127.0.0.2") as raw:
            return answered(raw) == b"HTTP/1.1 200"

    wait_for(free_again)
    other.close()


def test_bots_think_in_turn_for_addresses_too():
    async def order() -> list[str]:
        queue, done = FairQueue(1), []

        async def think(person: str, address: str) -> None:
            await queue.acquire(person, True, address)
            done.append(person)
            queue.release()

        await queue.acquire("first", True)
        many = [asyncio.ensure_future(think(f"eve {number}", "evil")) for number in range(60)]
        await asyncio.sleep(0)
        others = [asyncio.ensure_future(think(person, "home")) for person in ("ada", "bob")]
        await asyncio.sleep(0)
        assert queue.waiting == 62
        queue.release()
        await asyncio.gather(*many, *others)
        return done

    done = asyncio.run(order())
    assert done[:5] == ["eve 0", "ada", "eve 1", "bob", "eve 2"]


# -- how long


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/games HTTP/1.1\r\nhost: localho",
        b"\r\n",
        b"POST /api/login HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 50\r\n\r\n{",
        b"GET /api/games HTTP/1.1\r\nhost: localhost\r\n\r\nGET ",
    ],
)
def test_a_request_must_come_to_its_end(limited: Limited, sent: bytes):
    server = limited(head_seconds=0.3, body_seconds=0.3)
    with connected(server, "127.0.0.1") as raw:
        raw.sendall(sent)
        heard = b""
        try:
            while more := raw.recv(65536):  # times out after 30 seconds if nobody hangs up
                heard += more
        except ConnectionResetError:
            pass
        assert heard.startswith(b"HTTP/1.1 200") == sent.endswith(b"GET ")


def test_a_head_has_an_end(limited: Limited):
    server = limited()
    with connected(server, "127.0.0.1") as raw:
        raw.sendall(b"GET / HTTP/1.1\r\n")
        with pytest.raises(OSError, match=r"reset|[Pp]ipe"):
            raw.sendall(b"x: " + b"a" * 100_000_000)


def test_slow_requests_that_come_to_an_end_are_served(limited: Limited):
    server = limited(head_seconds=20, body_seconds=20)
    body = b"x" * 200_000
    head = b"POST /api/records HTTP/1.1\r\nhost: localhost\r\ncontent-length: %d\r\n\r\n" % len(body)
    with connected(server, "127.0.0.1") as raw:
        for start in range(0, len(head), 40):
            raw.sendall(head[start : start + 40])
        for start in range(0, len(body), 50_000):
            raw.sendall(body[start : start + 50_000])
        assert raw.recv(12) == b"HTTP/1.1 400"  # no record, but heard to its end


@pytest.mark.parametrize("number", [b"\x89", b"\x8a", b"\x00"], ids=["ping", "pong", "continuation"])
def test_frames_that_are_no_messages_are_counted(limited: Limited, number: bytes):
    server = limited(frames=(RARELY, 20.0))
    with server.guest().live() as opened:
        raw = opened.opened.socket
        begin = b"\x01\x80\x00\x00\x00\x00" if number == b"\x00" else b""
        wait_for(lambda: bool(server.container.hub.connections))
        with suppress(OSError):
            raw.sendall(begin + (number + b"\x80\x00\x00\x00\x00") * 100)
        wait_for(lambda: not server.container.hub.connections, 20)


@pytest.mark.parametrize("number", [b"\x89", b"\x81", b"\x82"], ids=["ping", "text", "bytes"])
def test_of_a_heap_of_frames_no_more_is_read_than_it_takes_to_cut_it_off(
    limited: Limited, number: bytes, monkeypatch: pytest.MonkeyPatch
):
    server, read, honest = limited(frames=(RARELY, 20.0), messages=(RARELY, 20.0)), [0], Protocol.receive_data
    with server.guest().live() as opened:
        wait_for(lambda: bool(server.container.hub.connections))

        def counted(protocol: Protocol, data: bytes | bytearray) -> None:
            read[0] += len(data) if isinstance(protocol, ServerProtocol) else 0
            honest(protocol, data)

        monkeypatch.setattr(Protocol, "receive_data", counted)
        with suppress(OSError):
            opened.opened.socket.sendall((number + b"\x80\x00\x00\x00\x00") * 40_000)
        wait_for(lambda: not server.container.hub.connections, 20)
    assert 0 < read[0] <= 2 * PIECE_BYTES


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_messages_have_the_head_that_the_protocol_gives_them(size: int):
    assert text_head(size) + bytes(size) == Frame(Opcode.TEXT, bytes(size)).serialize(mask=False)
