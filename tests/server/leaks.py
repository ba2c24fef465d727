"""Plays whole games with a recording client on every seat and a spectator, and looks at every byte that they are sent.

What a seat is shown must be what the engine shows it of a position in which all that it cannot know was dealt anew: then nothing
in it depends on what is hidden. The table's secret is looked for in all bytes, headers too, until the game is over.

`python -m tests.server.leaks --games 200` plays more of them than the tests do. Server and clients share one event loop, so that
nothing happens between a message and its check.
"""

import argparse
import asyncio
import base64
import random
import socket
import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from functools import lru_cache
from typing import Any, cast

import httpx
import msgspec
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

import pelagos
from pelagos.bots import bot_from
from pelagos.bots.hints import hint
from pelagos.core.errors import PelagosError
from pelagos.core.state import NOBODY
from pelagos.server import views
from pelagos.server.app import make_app
from pelagos.server.container import Container
from pelagos.server.history import History
from pelagos.server.protocol import ChatMessage, Position, TableInfo
from pelagos.server.serve import config
from pelagos.server.settings import UNLIMITED, Settings
from tests.server.running import Json
from tests.server.test_playing import changed

TABLE = set(TableInfo.__struct_fields__)
CHAT = set(ChatMessage.__struct_fields__)
ASKING = 0.07
"""How often everybody asks over HTTP, too."""
UNDOING = 0.05
HINTING = 0.02
"""How often it is found out what a search would advise."""
ASKING_FOR_HINTS = 0.002
"""How often everybody asks the server for a hint, which takes a second or two."""
PATIENCE_SECONDS = 120.0
"""How long an answer may take."""
TRYING = 4
"""Of so many words it is asked what they would do."""
AT_ONCE = 8
"""So many games are played at a time."""


class Shown(msgspec.Struct, forbid_unknown_fields=True):
    """A position as it came, with nothing in it that a Position does not have; what is large is compared byte by byte."""

    table: str
    version: int
    ply: int
    seat: int | None
    legal: list[str]
    forced: bool
    undo: bool
    take_back: bool
    confirm: bool
    log: msgspec.Raw
    log_from: int
    since: list[msgspec.Raw]
    clocks: list[float | None]
    deciding: list[int]
    view: msgspec.Raw
    type: str = ""


class ShownChange(Shown, forbid_unknown_fields=True):
    """The same, told by what is different in the view."""

    view: msgspec.Raw = msgspec.Raw(b"")
    base: int = -1
    changes: list[tuple[list[str | int], Json]] = []


class ShownPreviews(msgspec.Struct, forbid_unknown_fields=True):
    """What words would do, as it came."""

    id: int
    table: str
    version: int
    previews: msgspec.Raw
    type: str = ""


assert Shown.__struct_fields__[:-1] == Position.__struct_fields__
read_shown = msgspec.json.Decoder(Shown).decode
read_change = msgspec.json.Decoder(ShownChange).decode
read_previews = msgspec.json.Decoder(ShownPreviews).decode
encode = msgspec.json.encode


@lru_cache(1000)
def forms(seed: str) -> list[bytes]:
    """How a secret could be written: the longest pieces that do not depend on what stands around it."""
    raw = bytes.fromhex(seed)
    bases = [encoded(raw)[:40] for encoded in (base64.b64encode, base64.urlsafe_b64encode)]
    return [seed.encode(), seed.upper().encode(), str(int(seed, 16)).encode(), *bases]


class Witness:
    """A seat (or a spectator) that looks at everything it is sent, on its socket and over HTTP."""

    def __init__(self, container: Container, url: str, seat: int | None, chance: random.Random) -> None:
        self.container = container
        self.seat = seat
        self.chance = chance
        once = httpx.Limits(max_keepalive_connections=0)  # the server closes connections that rest
        self.http = httpx.AsyncClient(base_url=f"{url}/api", timeout=PATIENCE_SECONDS, verify=False, limits=once)  # noqa: S501  no https here
        self.address = f"{url.replace('http', 'ws', 1)}/api/live"
        self.socket: ClientConnection
        self.table = ""
        self.by_changes = chance.random() < 0.5  # as the page watches
        self.known: Json = {}  # the last view that was told, to which changes belong
        self.known_at = -1
        self.waits: tuple[int, bool] | None = None  # the version at which the own word must wait for its confirmation, or must not
        self.answers = self.messages = self.bytes = self.positions = self.changes = self.previews = 0

    # -- what it is sent

    async def get(self, path: str) -> tuple[int, bytes]:
        """The status and the contents of an answer, once all its bytes were looked at."""
        return await self._asked("GET", path)

    async def post(self, path: str, body: Json = None) -> Json:
        """What an answer contains."""
        return msgspec.json.decode((await self._asked("POST", path, **({} if body is None else {"json": body})))[1])

    async def _asked(self, method: str, path: str, **more: Any) -> tuple[int, bytes]:
        answer = await self.http.request(method, path, **more)
        self.answers += 1
        self.look_for_secrets(b"\n".join(part for header in answer.headers.raw for part in header) + answer.content)
        return answer.status_code, answer.content

    async def hear_position(self, version: int) -> Shown:
        """The position at a version; every message before it is looked at, too."""
        while True:
            text = await self.next()
            if text.startswith((b'{"type":"position"', b'{"type":"change"')):
                shown = self.shown(text)
                self.check_position(shown)
                assert shown.version == version
                return shown
            self.check(msgspec.json.decode(text))

    def shown(self, text: bytes) -> Shown:
        """A position as it was told, whole or by changes."""
        if text.startswith(b'{"type":"position"'):
            found = read_shown(text)
            self.known = msgspec.json.decode(found.view)
        else:
            found = change = read_change(text)
            assert self.by_changes
            assert change.base == self.known_at
            assert not bytes(change.view)
            self.known = changed(self.known, change.changes)
            found.view = msgspec.Raw(encode(self.known))
            self.changes += 1
        self.known_at = found.version
        return found

    async def hear_table(self, state: str) -> Json:
        """The next news of the table in a state."""
        while True:
            message = msgspec.json.decode(await self.next())
            self.check(message)
            if message["type"] == "table" and message["state"] == state:
                return message

    async def next(self) -> bytes:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(decode=False), PATIENCE_SECONDS)
        self.messages += 1
        self.look_for_secrets(text)
        return text

    async def say(self, kind: str, **body: Any) -> None:
        await self.socket.send(msgspec.json.encode({"type": kind, "table": self.table, **body}).decode())

    # -- what it may be sent

    @property
    def history(self) -> History:
        """The truth."""
        live = self.container.tables.live(self.table)
        assert live is not None
        return live.played()

    def look_for_secrets(self, sent: bytes) -> None:
        """Before the end of a game nobody is sent its secret, however it is written; nor that of a game next to it."""
        self.bytes += len(sent)
        for table in self.container.tables._live.values():
            if table.row.state != "over":
                assert not any(form in sent for form in forms(table.row.seed))

    def check(self, message: Json) -> None:
        """A message has what such a message has and nothing else."""
        kind, fields = message["type"], set(message) - {"type"}
        match kind:
            case "table":
                self.check_table(message)
            case "accepted":
                assert fields == {"id", "version"}
            case "mine":
                assert fields == {"waiting"}
            case "chat":
                assert fields == CHAT
            case _:
                raise AssertionError(f"an unexpected message of type {kind}")

    def check_table(self, message: Json) -> None:
        assert set(message) - {"type"} == TABLE
        assert (message["secret"] is not None) <= (message["state"] == "over")

    def check_position(self, shown: Shown) -> None:
        """The present position: view and words as dealt anew, the log as the engine tells it to this seat."""
        history = self.history
        assert (shown.version, shown.seat) == (history.version, self.seat)
        redealt = self.redealt(history.state)
        holds = history.held is not None and self.seat == history.seat
        if holds and shown.ply > history.ply:  # what the own held word would do, if that needs nothing hidden
            assert history.held is not None
            redealt.play(history.held)
        assert bytes(shown.view) == encode(redealt.view(self.seat))
        decides = self.seat is not None and self.seat == history.seat and not holds
        assert shown.legal == ([history.setup.game.text(code) for code in redealt.legal()] if decides else [])
        assert not shown.forced or len(shown.legal) == 1
        assert self.seat is not None or not (shown.undo or shown.confirm)
        if self.waits is not None and self.waits[0] == shown.version:
            assert shown.confirm == self.waits[1], "whether a word is held back must not depend on what is hidden"
        self.check_log(shown, history.seen_by(self.seat))
        self.positions += 1

    def check_past(self, shown: Shown, ply: int) -> None:
        """A position of the past: what the seat saw then, and nothing to say."""
        truth = self.history.at(ply)
        assert bytes(shown.view) == encode(self.redealt(truth).view(self.seat))
        assert shown.legal == []
        self.check_log(shown, truth)
        self.positions += 1

    def check_log(self, shown: Shown, truth: pelagos.State) -> None:
        assert bytes(shown.log) == encode(truth.log(self.seat, shown.log_from))
        if shown.since:
            known = {encode(entry) for entry in truth.log(self.seat, msgspec.json.decode(shown.since[0])["ply"])}
            assert known.issuperset(bytes(entry) for entry in shown.since)

    def redealt(self, truth: pelagos.State) -> pelagos.State:
        """A position that looks the same from here, with all that cannot be known from here dealt anew."""
        return truth.determinize(NOBODY if self.seat is None else self.seat, self.chance.getrandbits(60))

    def will_say(self, word: str, version: int, careful: bool) -> None:
        """Find out from positions dealt anew whether a word will be held back: if it ends the turn and brings nothing to light."""
        waits = set()
        for _ in range(4):
            before = self.redealt(self.history.state)
            after = before.clone()
            after.play(self.history.setup.game.code(word))
            waits.add(careful and after.sealed != after.ply and (after.over or after.turn != before.turn))
        assert len(waits) == 1, "whether a word would be held back depends on what the seat cannot know"
        self.waits = version + 1, bool(waits.pop())

    def check_thinking(self) -> None:
        """What is thought for the seat that decides comes from guesses, which are the same however the hidden things lie.

        So whether a word is held back, and what is hinted at, tell nothing, neither by what they are nor by their time.
        """
        assert self.seat is not None
        deals = [self.history.state, self.redealt(self.history.state)]
        assert len({deal.determinize(self.seat, 0).digest() for deal in deals}) == 1
        if self.chance.random() < HINTING:
            one, other = (hint(deal.perspective(self.seat), iterations=6, seed=1) for deal in deals)
            assert one == other, "what is hinted at depends on what the seat cannot know"

    async def try_words(self, words: list[str]) -> None:
        """Ask what words would do: the answer must be the same however the hidden things lie."""
        assert self.seat is not None
        await self.say("preview", id=1, version=self.history.version, words=words)
        while not (text := await self.next()).startswith(b'{"type":"preview"'):
            self.check(msgspec.json.decode(text))
        told = read_previews(text)
        assert (told.id, told.version) == (1, self.history.version)
        assert bytes(told.previews) == encode(views.previews_of(self.redealt(self.history.state), self.seat, words))
        self.previews += len(words)

    # -- asking over HTTP

    async def ask_for_a_hint(self) -> None:
        """Only who decides is told what to do, and only where hints are allowed."""
        legal = {self.history.setup.game.text(code) for code in self.history.legal(self.seat)}
        status, found = await self._asked("POST", f"/tables/{self.table}/hint", json={})
        if status == 200:
            assert legal.issuperset(one["word"] for one in msgspec.json.decode(found))
        else:
            assert status in (403, 409, 503)
            assert set(msgspec.json.decode(found)) == {"why", "text"}
        assert status != 200 or legal

    async def look_around(self) -> None:
        """Ask for something about the running table, allowed or not."""
        history, path = self.history, f"/tables/{self.table}"
        ply, others = self.chance.randint(0, history.ply), [seat for seat in range(history.setup.players) if seat != self.seat]
        match self.chance.randrange(5):
            case 0:
                status, found = await self.get(f"{path}/state")
                self.check_position(read_shown(found))
            case 1:
                status, found = await self.get(f"{path}/at/{ply}")
                self.check_past(read_shown(found), ply)
            case 2:
                status, found = await self.get(path)
                self.check_table(msgspec.json.decode(found))
            case 3:
                status, found = await self.get(self.chance.choice(["/tables?show=watch", "/me/tables"]))
                for one in msgspec.json.decode(found):
                    self.check_table(one)
            case _:
                forbidden = ["/record", "/chances", "/replay", f"/at/{ply}?seat=all"]
                if others:
                    other = self.chance.choice(others)
                    forbidden += [f"/state?seat={other}", f"/at/{ply}?seat={other}"]
                status, found = await self.get(path + self.chance.choice(forbidden))
                assert (status, set(msgspec.json.decode(found))) == (403, {"why", "text"})
                return
        assert status == 200


def options_of(game: pelagos.Game, players: int, chance: random.Random) -> dict[str, object]:
    """Any variant that goes together."""
    while True:
        options = {name: chance.choice(getattr(option, "values", (True, False))) for name, option in game.options.items()}
        with suppress(PelagosError):
            game.new(players, **options)
            return options


House = tuple[Container, str]
"""A server in this event loop, and where it is."""


@asynccontextmanager
async def serving(database: str) -> AsyncIterator[House]:
    """A server."""
    with socket.create_server(("127.0.0.1", 0)) as listening:
        port = listening.getsockname()[1]
        settings = Settings(port=port, database=database, **cast(Any, UNLIMITED | {"bot_workers": 1}))
        app = make_app(settings)
        app.state.container.bot_pool.open = lambda: None  # a bot worker is started when somebody asks for a hint
        how = config(app, settings)
        how.ws_ping_interval = None  # nor is a connection given up meanwhile
        server = uvicorn.Server(how)
        running = asyncio.ensure_future(server.serve([listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        try:
            yield app.state.container, f"http://127.0.0.1:{port}"
        finally:
            server.should_exit = True
            await running


class Play:
    """A game with witnesses: one on every seat, and a spectator."""

    def __init__(self, houses: list[House], name: str, seed: int) -> None:
        self.chance = random.Random(f"{name} {seed}")
        self.game = pelagos.game(name)
        self.players = self.chance.choice(list(self.game.players))
        self.careful = self.chance.random() < 0.5
        self.hints = self.chance.random() < 0.5
        self.greed = self.chance.choice([0.0, 0.8, 0.9, 1.0])
        self.bot = bot_from("greedy:samples=1", seed=seed)
        seats = [*range(self.players), None]
        self.witnesses = [Witness(*houses[number % len(houses)], seat, self.chance) for number, seat in enumerate(seats)]
        self.table = ""

    async def play(self, most: int = 100_000) -> None:
        """The whole game, or its first words."""
        async with AsyncExitStack() as stack:
            await self._gather(stack)
            version = 0
            while True:
                positions = [await witness.hear_position(version) for witness in self.witnesses]
                if not positions[0].deciding or version == most:
                    break
                if self.chance.random() < ASKING:
                    for witness in self.witnesses:
                        await witness.look_around()
                    await self._try_words(positions)
                await self._go_on(positions, version)
                version += 1
            if not positions[0].deciding:
                for witness in self.witnesses:
                    assert (await witness.hear_table("over"))["secret"]

    async def _try_words(self, positions: list[Shown]) -> None:
        """Everybody asks what some words would do that the one who decides could say."""
        legal = [word for position in positions for word in position.legal]
        words = self.chance.sample(legal, min(len(legal), TRYING))
        for witness in self.witnesses if words else ():
            if witness.seat is not None:
                await witness.try_words(words)

    async def _gather(self, stack: AsyncExitStack) -> None:
        first = self.witnesses[0]
        for witness in self.witnesses:
            await stack.enter_async_context(witness.http)
            await witness.get("/me")
        seats = [{"kind": "me"}] + [{"kind": "open"}] * (self.players - 1)
        options = options_of(self.game, self.players, self.chance)
        wish = {"game": self.game.name, "seats": seats, "options": options, "confirm": self.careful, "public": True}
        wish["hints"] = self.hints
        self.table = (await first.post("/tables", wish))["id"]
        for witness in self.witnesses:
            if witness.seat:
                await witness.post(f"/tables/{self.table}/seats/{witness.seat}", {"do": "take"})
            cookies = "; ".join(f"{name}={value}" for name, value in witness.http.cookies.items())
            opening = connect(witness.address, additional_headers={"cookie": cookies}, compression=None, ping_interval=None)
            witness.socket = await stack.enter_async_context(opening)
            witness.table = self.table
            await witness.say("watch", changes=witness.by_changes)
            await witness.hear_table("gathering")
        await first.post(f"/tables/{self.table}/start")

    async def _go_on(self, positions: list[Shown], version: int) -> None:
        """Somebody says a word, takes one back or confirms."""
        undoing = [seat for seat in range(self.players) if positions[seat].undo]
        [decider] = positions[0].deciding
        witness = self.witnesses[decider]
        word = ""
        if positions[decider].legal:
            word = self._word(witness, positions[decider])
            witness.will_say(word, version, self.careful)
            witness.check_thinking()
            if self.chance.random() < ASKING_FOR_HINTS:
                for each in self.witnesses:
                    await each.ask_for_a_hint()
        if undoing and self.chance.random() < UNDOING:
            witness.waits = None
            await self.witnesses[undoing[0]].say("undo", id=version, version=version)
        elif positions[decider].confirm:
            await witness.say("confirm", id=version, version=version)
        elif self.chance.random() < ASKING:
            said = {"version": version, "word": word}
            assert await witness.post(f"/tables/{self.table}/words", said) == {"version": version + 1}
        else:
            await witness.say("say", id=version, version=version, word=word)

    def _word(self, witness: Witness, position: Shown) -> str:
        """By chance, or as somebody would who wants to win."""
        if self.chance.random() >= self.greed:
            return str(self.chance.choice(position.legal))
        return self.game.text(self.bot.decide(witness.history.state.perspective(witness.seat or 0)))


Seen = dict[str, int]


async def watch_games(
    name: str, seeds: range, most: int = 100_000, progress: Callable[[Seen], None] = lambda seen: None, shared: str | None = None
) -> Seen:
    """Play games with witnesses, those at a table at two servers if the database can be shared; how much was looked at."""
    seen = dict.fromkeys(["games", "positions", "changes", "previews", "messages", "answers", "bytes"], 0)
    waiting = iter(seeds)

    async def play_some(houses: list[House]) -> None:
        for seed in waiting:
            play = Play(houses, name, seed)
            await play.play(most)
            seen["games"] += 1
            for what in list(seen)[1:]:
                seen[what] += sum(getattr(witness, what) for witness in play.witnesses)
            progress(seen)

    with tempfile.TemporaryDirectory() as folder:
        async with AsyncExitStack() as stack:
            databases = [f"sqlite:///{folder}/pelagos.db"] if shared is None else [shared] * 2
            houses = [await stack.enter_async_context(serving(database)) for database in databases]
            async with asyncio.TaskGroup() as group:
                for _ in range(AT_ONCE):
                    group.create_task(play_some(houses))
    return seen


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--game", choices=pelagos.games(), action="append")
    parser.add_argument("--shared", metavar="URL", help="a PostgreSQL database for two servers")
    arguments = parser.parse_args()
    for name in arguments.game or pelagos.games():
        begun, spent = time.monotonic(), time.process_time()

        def tell(seen: Seen, name: str = name, begun: float = begun, spent: float = spent) -> None:
            if seen["games"] % 20 == 0 or seen["games"] == arguments.games:
                figures = ", ".join(f"{number:,} {what}" for what, number in seen.items())
                took = f"{time.monotonic() - begun:.0f} s, {time.process_time() - spent:.0f} s of processor time"
                print(f"{name}: {figures}; nothing leaked ({took})", flush=True)

        asyncio.run(
            watch_games(name, range(arguments.seed, arguments.seed + arguments.games), progress=tell, shared=arguments.shared)
        )


if __name__ == "__main__":
    main()
