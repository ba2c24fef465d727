"""Hostile guests: floods of bots, sockets, tables, chat, positions, pings, slow readers, half-sent requests; honest tables play on.

    python -m tests.server.siege --seconds 60                  every flood for a minute, on SQLite
    python -m tests.server.siege --attacks chat,bots

The server runs as it is run for real, with all its limits, in a process of its own; so do the hostile guests, who come from one
address. Ten honest people, each from another address, play against bots. Of each flood it is told how long the honest words and
their bots took, and how much of the flood was let in. The command fails if the promises do not hold (`Tally.broken`): what still
waits at the end counts as long as it has waited, everybody has to get on, and nobody honest is refused anything or cut off.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import random
import socket
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

import pelagos
from pelagos.core.record import Record
from pelagos.server.settings import Settings
from tests.server.databases import PostgreSQL, find_postgresql
from tests.server.processes import Process

HONEST_TABLES = 10
GAMES = ["orichalcum", "cyclades", "atlantis", "arnak"]
HOSTILE = "10.66.0.1"
TROUBLE = (OSError, EOFError, TimeoutError, WebSocketException, httpx.HTTPError)


class Guest:
    """Somebody at an address."""

    def __init__(self, url: str, address: str) -> None:
        self.url = url
        self.headers = {"x-forwarded-for": address}
        self.http = httpx.AsyncClient(base_url=f"{url}/api", timeout=30, headers=self.headers, verify=False)  # noqa: S501  it is plain http, and contexts cost time

    async def come(self) -> bool:
        """Whether a new guest is let in."""
        return (await self.http.get("/me")).status_code == 200

    async def table(self, game: str, bots: list[str], me: bool = True) -> str | None:
        """A new table against bots, if it is allowed."""
        seats = [{"kind": "me"}] * me + [{"kind": "bot", "bot": bot} for bot in bots]
        answer = await self.http.post("/tables", json={"game": game, "seats": seats, "start": True, "public": True})
        return str(answer.json()["id"]) if answer.status_code == 201 else None

    def live(self, **more: Any) -> connect:
        """A socket."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        url = f"{self.url.replace('http', 'ws', 1)}/api/live"
        return connect(url, additional_headers=self.headers | {"cookie": cookies}, compression=None, **more)


# -- the honest


MOST_FOR_WORDS = 0.5
"""So many seconds take 99 % of the honest words."""
MOST_FOR_BOTS = Settings().patience + 1
"""So many seconds takes the slowest honest bot."""
LEISURE = 3.0
"""The honest think so many times as long as on average at most, taken over a whole flood."""


@dataclass
class Tally:
    """How long things took, in seconds."""

    words: list[float] = field(default_factory=list)
    bots: list[float] = field(default_factory=list)
    problems: Counter[str] = field(default_factory=Counter)
    said: Counter[int] = field(default_factory=Counter)
    """How many words each honest person has said."""
    waits: dict[int, tuple[list[float], float]] = field(default_factory=dict)
    """What each of them waits for: where it will be counted, and when it began."""

    def begins(self, person: int, times: list[float]) -> None:
        """Somebody waits from now on."""
        self.waits[person] = times, time.perf_counter()

    def ends(self, person: int) -> None:
        """What somebody waited for has come."""
        if person in self.waits:
            times, begun = self.waits.pop(person)
            times.append(time.perf_counter() - begun)
            self.said[person] += times is self.words

    def begin(self) -> None:
        """From now on it counts."""
        for counted in (self.words, self.bots, self.said):
            counted.clear()

    def settle(self) -> None:
        """What has not come by now counts as long as it has been waited for."""
        for person in list(self.waits):
            times, begun = self.waits.pop(person)
            times.append(time.perf_counter() - begun)

    def share(self, times: list[float], share: float) -> float:
        """The time within which such a share was done."""
        return sorted(times)[min(len(times) - 1, int(share * len(times)))] if times else 0.0

    def broken(self, seconds: float, pause: float) -> list[str]:
        """Which promises do not hold."""
        least = max(1, int(seconds / (LEISURE * pause + MOST_FOR_WORDS + MOST_FOR_BOTS)))
        slowest = min(self.said[person] for person in range(HONEST_TABLES))
        promises = {
            "words are slow": self.share(self.words, 0.99) < MOST_FOR_WORDS,
            "bots are slow": max(self.bots, default=0.0) < MOST_FOR_BOTS,
            f"somebody said {slowest} words, not {least}": slowest >= least,
            "no bot said anything": bool(self.bots),
            "the honest had problems": not self.problems,
        }
        return [promise for promise, holds in promises.items() if not holds]


async def honest(url: str, number: int, tally: Tally, pause: float) -> None:
    """Somebody plays against a bot, table after table."""
    guest = Guest(url, f"10.1.0.{number}")
    assert await guest.come()
    chance = random.Random(number)
    while True:
        table = await guest.table(chance.choice(GAMES), ["easy"])
        try:
            async with guest.live() as live:
                assert table is not None
                await _play(live, table, number, chance, tally, pause)
        except TROUBLE as error:
            tally.problems[type(error).__name__] += 1
            await asyncio.sleep(0.5)


async def _play(live: ClientConnection, table: str, number: int, chance: random.Random, tally: Tally, pause: float) -> None:
    await live.send(json.dumps({"type": "watch", "table": table}))
    version = -1
    async for text in live:
        heard = json.loads(text)
        if heard["type"] == "refused":
            tally.problems[heard["why"]] += 1
        if heard["type"] == "table" and heard["state"] == "over":
            tally.ends(number)
            return
        if heard["type"] != "position" or heard["version"] <= version:
            continue
        version = heard["version"]
        tally.ends(number)
        if not heard["legal"]:
            tally.begins(number, tally.bots)
            continue
        await asyncio.sleep(chance.expovariate(1 / pause))
        tally.begins(number, tally.words)
        await live.send(json.dumps({"type": "say", "table": table, "version": version, "word": chance.choice(heard["legal"])}))


# -- the hostile: each does as much as it is allowed, and counts what came of it


async def flood_of_bots(url: str, count: Counter[str]) -> None:
    """Tables of bots alone and against strong bots, by as many guests as are let in."""
    guest = Guest(url, HOSTILE)
    await guest.come()
    while True:
        for me in (False, True):
            table = await guest.table(random.choice(GAMES), ["hard"] * (2 - me), me)
            count["refused" if table is None else "tables"] += 1
        if random.random() < 0.3:
            fresh = Guest(url, HOSTILE)
            if await fresh.come():
                count["guests"] += 1
                guest = fresh


async def flood_of_tables(url: str, count: Counter[str]) -> None:
    """Tables opened and lists asked for without a pause."""
    guest = Guest(url, HOSTILE)
    await guest.come()
    while True:
        table = await guest.table(random.choice(GAMES), ["random"])
        count["refused" if table is None else "tables"] += 1
        for path in ("/tables?show=watch", "/me/tables", "/leaderboard/arnak"):
            count[str((await guest.http.get(path)).status_code)] += 1


async def _watched(guest: Guest) -> str:
    listed = (await guest.http.get("/tables?show=watch")).json()
    return str(random.choice(listed)["id"]) if isinstance(listed, list) and listed else ""


async def flood_of_sockets(url: str, count: Counter[str]) -> None:
    """Sockets that watch an honest table again and again."""
    guest = Guest(url, HOSTILE)
    await guest.come()
    while True:
        async with guest.live(open_timeout=10) as live:
            count["sockets"] += 1
            reading = asyncio.ensure_future(_drain(live))
            table = await _watched(guest)
            with suppress(*TROUBLE):
                while not reading.done():
                    await live.send(json.dumps({"type": "watch", "table": table}))
                    count["messages"] += 1
            reading.cancel()


async def _drain(live: ClientConnection) -> None:
    with suppress(*TROUBLE):
        async for _ in live:
            pass


async def flood_of_chat(url: str, count: Counter[str]) -> None:
    """Lines and lines at honest tables."""
    guest = Guest(url, HOSTILE)
    await guest.come()
    table = await _watched(guest)
    async with guest.live(open_timeout=10) as live:
        await live.send(json.dumps({"type": "watch", "table": table}))
        await live.send(json.dumps({"type": "chat", "table": table, "text": "spam " * 100}))
        async for text in live:
            heard = json.loads(text)
            if heard["type"] in ("accepted", "refused"):
                count[heard.get("why", "lines")] += 1
                await live.send(json.dumps({"type": "chat", "table": table, "text": "spam " * 100}))


async def flood_of_positions(url: str, count: Counter[str]) -> None:
    """Everything that the server works out positions for: tables, earlier moments, lessons, previews, puzzles."""
    guest = Guest(url, HOSTILE)
    await guest.come()
    table = await _watched(guest)
    lesson = f"/lessons/arnak/play/{(await guest.http.get('/lessons/arnak')).json()[-1]['name']}"
    puzzle = f"/puzzles/arnak/{(await guest.http.get('/puzzles/arnak')).json()['today']}"
    while True:
        for path in (f"/tables/{table}/state", f"/tables/{table}/at/{random.randrange(40)}", f"{lesson}?said=999:x", puzzle):
            count[str((await guest.http.get(path)).status_code)] += 1
        words = {"ply": 0, "words": ["pass"] * 100}
        count[str((await guest.http.post(f"{lesson}/previews", json=words)).status_code)] += 1


async def flood_of_records(url: str, count: Counter[str]) -> None:
    """Records of a megabyte, with far more words than a game has."""
    guest = Guest(url, HOSTILE)
    await guest.come()
    heap = Record.of(pelagos.game("orichalcum").new(2, seed=1)).dumps().replace("end", "pass\n" * 180_000 + "end")
    while True:
        count[str((await guest.http.post("/records", content=heap)).status_code)] += 1


async def flood_of_pings(url: str, count: Counter[str]) -> None:
    """Pings of the protocol itself, whose answers nobody reads."""
    guest = Guest(url, HOSTILE)
    await guest.come()
    while True:
        async with guest.live(open_timeout=10, close_timeout=0.1) as live:
            count["sockets"] += 1
            with suppress(*TROUBLE, RuntimeError):  # the transport is closed
                while True:
                    live.transport.write((b"\x89\xfd" + bytes(4) + bytes(125)) * 100)
                    count["pings"] += 100
                    await live.ping()
                    await asyncio.sleep(0.01)
            count["cut off"] += 1


async def slow_readers(url: str, count: Counter[str]) -> None:
    """Sockets that ask and never read."""
    guest = Guest(url, HOSTILE)
    await guest.come()
    while True:
        raw = socket.socket()
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        raw.connect(("127.0.0.1", int(url.rpartition(":")[2])))
        async with guest.live(sock=raw, open_timeout=10, max_queue=1, close_timeout=0.1) as live:
            count["sockets"] += 1
            table = await _watched(guest)
            with suppress(*TROUBLE):
                while True:
                    await live.send(json.dumps({"type": "watch", "table": table}))
                    count["messages"] += 1
                    await asyncio.sleep(0.02)
            count["cut off"] += 1


async def half_sent_requests(url: str, count: Counter[str]) -> None:
    """Requests that come letter by letter and never end."""
    port = int(url.rpartition(":")[2])
    while True:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=("127.0.0.66", 0))
            count["connections"] += 1
            writer.write(b"POST /api/login HTTP/1.1\r\nhost: localhost\r\n")
            while not reader.at_eof():
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.5)
            writer.close()
        count["cut off"] += 1


Attack = Callable[[str, Counter[str]], Awaitable[None]]
ATTACKS: dict[str, tuple[Attack, int]] = {
    "none": (lambda url, count: asyncio.sleep(3600), 1),
    "bots": (flood_of_bots, 20),
    "tables": (flood_of_tables, 20),
    "sockets": (flood_of_sockets, 100),
    "chat": (flood_of_chat, 50),
    "positions": (flood_of_positions, 20),
    "records": (flood_of_records, 20),
    "pings": (flood_of_pings, 20),
    "slow readers": (slow_readers, 50),
    "half-sent": (half_sent_requests, 500),
}
"""What they do, and how many of them do it."""


def attack(name: str, url: str, seconds: float, results: Any) -> None:
    """A process of hostile guests."""
    os.nice(5)
    count: Counter[str] = Counter()
    deed, number = ATTACKS[name]

    async def again_and_again() -> None:
        while True:
            try:
                await deed(url, count)
            except (*TROUBLE, ValueError, KeyError, IndexError) as error:
                count[type(error).__name__] += 1
                await asyncio.sleep(0.2)

    async def all_of_them() -> None:
        await asyncio.wait([asyncio.ensure_future(again_and_again()) for _ in range(number)], timeout=seconds)

    with suppress(RuntimeError):
        asyncio.run(all_of_them())
    results.put(dict(count))


# -- the measurement


async def measured(url: str, name: str, seconds: float, pause: float) -> tuple[Tally, dict[str, int]]:
    """Honest people play while the hostile do one thing."""
    tally, context = Tally(), multiprocessing.get_context("spawn")
    playing = [asyncio.ensure_future(honest(url, number, tally, pause)) for number in range(HONEST_TABLES)]
    await asyncio.sleep(3)
    tally.begin()
    results = context.Queue()
    hostile = context.Process(target=attack, args=(name, url, seconds, results), daemon=True)
    hostile.start()
    count = await asyncio.to_thread(results.get)
    hostile.kill()
    tally.settle()
    for task in playing:
        task.cancel()
    for failed in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(failed, Exception):
            tally.problems[repr(failed)[:60]] += 1
    return tally, count


def main() -> int:
    """Every flood, one after the other, each on a fresh server."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--seconds", type=float, default=60.0)
    parser.add_argument("--pause", type=float, default=0.5, help="seconds for which the honest think, on average")
    parser.add_argument("--attacks", default=",".join(ATTACKS))
    parser.add_argument("--database", choices=["sqlite", "postgresql"], default="sqlite")
    arguments = parser.parse_args()
    print(
        f"{HONEST_TABLES} honest tables, {arguments.seconds:g} s each, {arguments.database}, load before {os.getloadavg()[0]:.1f}"
    )
    print(f"{'attack':<14}{'words':>7}{'p50 ms':>8}{'p99 ms':>8}{'bots':>7}{'worst s':>9}   problems; what the hostile had")
    held = True
    for name in arguments.attacks.split(","):
        with tempfile.TemporaryDirectory() as folder:
            programs = find_postgresql() if arguments.database == "postgresql" else None
            database = PostgreSQL(programs) if programs is not None else None
            server = Process(database.database() if database else f"sqlite:///{folder}/pelagos.db", limited=True)
            tally, count = asyncio.run(measured(server.url, name, arguments.seconds, arguments.pause))
            server.kill()
            if database is not None:
                database.stop()
        late, worst, broken = (
            tally.share(tally.words, 0.99),
            max(tally.bots, default=0.0),
            tally.broken(arguments.seconds, arguments.pause),
        )
        held &= not broken
        verdict = f"   DOES NOT HOLD: {'; '.join(broken)}" if broken else ""
        print(
            f"{name:<14}{len(tally.words):>7}{1000 * tally.share(tally.words, 0.5):>8.1f}{1000 * late:>8.1f}{len(tally.bots):>7}"
            f"{worst:>9.2f}   {dict(tally.problems)}; {count}{verdict}",
            flush=True,
        )
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
