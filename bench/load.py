"""Many tables at once: how many words a second a server takes, how long a word takes, and what that costs in memory.

At each table two programs with sockets of their own play a game by chance. Before each word they wait for a moment, so that all
tables together say about as many words a second as asked for; with a rate of 0 nobody waits. Nobody says a word before all are
connected: how long that takes is a figure of its own.

    make load                                                  SQLite and PostgreSQL, one process and two
    python bench/load.py --databases sqlite --rate 500         one of them
    python bench/load.py --databases postgresql --share 0.3    no server process has more than 0.3 of a core

Times are from a word sent until the position after it is received, by the one who said it. The programs watch as the page does, by
changes. They all run in one process: "clients %" tells how much of a core it has used, and where that is far from 100 they have not
held the server up. "cpu ms/word" is what a word costs the servers and, after the slash, the programs: other work on the machine
changes it little. What a second process brings shows where none has to wait for a core: with `--share` each has only a part of one,
so that the programs and PostgreSQL always have enough. Who loses a connection comes again; how often that was, and what was
refused, stands in the last columns.
"""

import argparse
import asyncio
import os
import platform
import random
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

GAMES = ["arnak", "atlantis", "cyclades", "orichalcum"]
STARTING = 20
"""So many tables are opened at once."""
LOST = (WebSocketException, httpx.TransportError, OSError, TimeoutError)
"""How a lost connection shows."""


@dataclass
class Tally:
    """What the programs have seen."""

    times: list[float] = field(default_factory=list)
    games: int = 0
    lost: int = 0
    refused: int = 0
    processor: float = 0.0
    """The processor seconds of the programs themselves."""
    connecting: float = 0.0
    """The seconds until all sockets, opened at once, had shown their table."""


class Heard(msgspec.Struct):
    """What a program reads of a message; the rest is passed over."""

    type: str
    version: int = 0
    legal: list[str] = []
    state: str = ""
    text: str = ""


read = msgspec.json.Decoder(Heard).decode
write = msgspec.json.encode


class Table:
    """A table and the two programs that play at it, game after game."""

    def __init__(self, urls: list[str], games: list[str], seed: int, pause: float, tally: Tally, ready: asyncio.Barrier) -> None:
        self.urls = [urls[seed % len(urls)], urls[(seed + 1) % len(urls)]]  # the two may be at different processes
        self.chance = random.Random(seed)
        self.games = games
        self.pause = pause
        self.tally = tally
        self.ready = ready
        self.counting = False
        self.begun = False
        self.sockets: list[ClientConnection] = []

    async def prepare(self, http: httpx.AsyncClient) -> None:
        """Two guests with tokens, at a table."""
        self.http = http
        self.headers = []
        for url in self.urls:
            token = (await http.post(f"{url}/api/me/tokens")).raise_for_status().json()["token"]
            self.headers.append({"authorization": f"Bearer {token}"})
            http.cookies.clear()
        await self.open()

    async def post(self, who: int, path: str, body: dict[str, object]) -> str:
        """Ask for something about a table; its id."""
        answer = await self.http.post(f"{self.urls[who]}/api/tables{path}", json=body, headers=self.headers[who])
        return str(answer.raise_for_status().json()["id"])

    async def open(self) -> None:
        """A new game."""
        seats = [{"kind": "me"}, {"kind": "open"}]
        self.table = await self.post(0, "", {"game": self.chance.choice(self.games), "seats": seats})
        await self.post(1, f"/{self.table}/seats/1", {"do": "take"})
        await self.post(0, f"/{self.table}/start", {})
        for one in self.sockets:
            await self.watch(one)

    async def watch(self, one: ClientConnection) -> None:
        """From now on everything about the table."""
        await self.send(one, type="watch", table=self.table, changes=True)

    async def send(self, one: ClientConnection, **message: object) -> None:
        """Say something on a socket."""
        await one.send(write(message).decode())

    async def play(self) -> None:
        """Play until the end of the measurement, over new connections if the old ones are lost."""
        while True:
            try:
                await self.play_on()
            except LOST:
                self.tally.lost += 1
                await asyncio.sleep(0.5)

    async def play_on(self) -> None:
        """Play while both connections last."""
        first, second = (
            connect(
                f"{url.replace('http', 'ws', 1)}/api/live",
                additional_headers=headers,
                compression=None,
                open_timeout=60,
                ping_interval=None,
            )
            for url, headers in zip(self.urls, self.headers, strict=True)
        )
        async with first as one, second as other:
            self.sockets = [one, other]
            for each in self.sockets:
                await self.watch(each)
                while read(await each.recv()).type != "position":
                    pass
            if not self.begun:
                self.begun = True
                await self.ready.wait()
            await asyncio.sleep(self.chance.uniform(0, self.pause))
            for each in self.sockets:
                await self.watch(each)
            listening = [asyncio.ensure_future(self.listen(each)) for each in self.sockets]
            try:
                await asyncio.wait(listening, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for task in listening:
                    task.cancel()
                await asyncio.gather(*listening, return_exceptions=True)
        raise ConnectionError("one of the two has lost its connection")

    async def listen(self, one: ClientConnection) -> None:
        """One of the two programs."""
        said, sent = -1, 0.0
        async for text in one:
            heard = read(text)
            if heard.type in ("position", "change"):
                if sent and heard.version == said + 1:
                    if self.counting:
                        self.tally.times.append(time.perf_counter() - sent)
                    sent = 0.0
                if heard.legal:
                    await asyncio.sleep(self.chance.expovariate(1 / self.pause) if self.pause else 0)
                    said, sent = heard.version, time.perf_counter()
                    word = self.chance.choice(heard.legal)
                    await self.send(one, type="say", table=self.table, version=said, word=word)
            elif heard.type == "table" and heard.state == "over" and one is self.sockets[0]:
                self.tally.games += self.counting
                for each in self.sockets:
                    await self.send(each, type="leave", table=self.table)
                await self.open()
            elif heard.type == "refused":
                self.tally.refused += 1


async def crowd(
    urls: list[str], tables: int, games: list[str], rate: float, seconds: float, warm_up: float, starts: Callable[[], None]
) -> Tally:
    """All programs, for a while."""
    tally = Tally()
    pause = tables / rate if rate else 0.0
    ready = asyncio.Barrier(tables + 1)
    players = [Table(urls, games, number, pause, tally, ready) for number in range(tables)]
    once = httpx.Limits(max_keepalive_connections=0)  # the server closes connections that rest
    async with httpx.AsyncClient(timeout=120, limits=once) as http:
        for start in range(0, tables, STARTING):
            await asyncio.gather(*(player.prepare(http) for player in players[start : start + STARTING]))
        begun = time.perf_counter()
        tasks = [asyncio.ensure_future(player.play()) for player in players]
        await ready.wait()
        tally.connecting = time.perf_counter() - begun
        await asyncio.sleep(warm_up)
        starts()
        tally.processor -= time.process_time()
        for player in players:
            player.counting = True
        done, _ = await asyncio.wait(tasks, timeout=seconds, return_when=asyncio.FIRST_EXCEPTION)
        tally.processor += time.process_time()
        for player in players:
            player.counting = False
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for task in done:
            task.result()
    return tally


# -- servers


@contextmanager
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL database of our own."""
    sys.path.insert(0, str(Path(__file__).parent.parent))
    from tests.server.databases import PostgreSQL, find_postgresql

    programs = find_postgresql()
    if programs is None:
        raise SystemExit("PostgreSQL is not installed (Debian: apt-get install postgresql)")
    server = PostgreSQL(programs, careless=False)
    try:
        yield server.database()
    finally:
        server.stop()


@contextmanager
def sqlite() -> Iterator[str]:
    """A SQLite file of our own."""
    with tempfile.TemporaryDirectory() as folder:
        yield f"sqlite:///{folder}/pelagos.db"


@dataclass
class Server:
    """A server process."""

    port: int
    process: subprocess.Popen[bytes]

    @property
    def url(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    def spent(self) -> tuple[float, float]:
        """Its processor seconds so far, and its memory in MB."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE") / 1e6


@contextmanager
def servers(database: str, number: int) -> Iterator[list[Server]]:
    """Some server processes on one database, without limits on how often somebody may ask."""
    processes = []
    code = (
        "import sys; from pelagos.server.serve import serve; from pelagos.server.settings import UNLIMITED, Settings;"
        "serve(Settings(port=int(sys.argv[1]), database=sys.argv[2], **UNLIMITED))"
    )
    for _ in range(number):
        port = free_port()
        command = [sys.executable, "-P", "-c", code, str(port), database]
        processes.append(Server(port, subprocess.Popen(command, stderr=subprocess.DEVNULL)))  # noqa: S603  our own code
    try:
        for process in processes:
            wait_for(f"{process.url}/health")
        yield processes
    finally:
        for process in processes:
            process.process.terminate()
        for process in processes:
            process.process.wait()


@contextmanager
def held_to(share: float, processes: list[Server]) -> Iterator[None]:
    """Server processes that have only a share of a core each."""
    pids = [str(process.process.pid) for process in processes]
    holding = subprocess.Popen([sys.executable, "-P", str(Path(__file__).with_name("share.py")), str(share), *pids])  # noqa: S603  our own code
    try:
        yield
    finally:
        holding.terminate()
        holding.wait()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


def wait_for(url: str) -> None:
    """Wait until something answers."""
    for _ in range(600):
        try:
            httpx.get(url)
        except httpx.HTTPError:
            time.sleep(0.1)
        else:
            return
    raise SystemExit(f"nothing answers at {url}")


def measure(kind: str, number: int, arguments: argparse.Namespace) -> None:
    """One line of the report."""
    with sqlite() if kind == "sqlite" else postgresql() as database, servers(database, number) as processes:
        empty = sum(process.spent()[1] for process in processes)
        urls = [process.url for process in processes]
        begun = [0.0]
        held = ExitStack()

        def starts() -> None:
            begun[0] = sum(process.spent()[0] for process in processes)
            if arguments.share:
                held.enter_context(held_to(arguments.share, processes))

        games = [arguments.game] if arguments.game else GAMES
        with held:
            tally = uvloop.run(crowd(urls, arguments.tables, games, arguments.rate, arguments.seconds, arguments.warm_up, starts))
        used = sum(process.spent()[0] for process in processes) - begun[0]
        full = sum(process.spent()[1] for process in processes)
    times = sorted(tally.times)
    words = len(times)
    percentiles = [1000 * times[min(words - 1, int(share * words))] for share in (0.5, 0.95, 0.99)] if words else [0, 0, 0]
    costs = f"{1000 * used / max(1, words):.2f}/{1000 * tally.processor / max(1, words):.2f}"
    print(
        f"{kind:<11}{number:>5}{words / arguments.seconds:>11.0f}{percentiles[0]:>9.1f}{percentiles[1]:>9.1f}{percentiles[2]:>9.1f}"
        f"{costs:>13}{empty:>9.0f}{full:>9.0f}{tally.games:>8}{tally.connecting:>11.1f}"
        f"{100 * tally.processor / arguments.seconds:>11.0f}{tally.lost:>6}{tally.refused:>9}",
        flush=True,
    )


def main() -> None:
    """The whole report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=float, default=2200.0, help="words a second of all tables together; 0: as many as possible")
    parser.add_argument("--seconds", type=float, default=20.0)
    parser.add_argument("--warm-up", type=float, default=5.0)
    parser.add_argument("--share", type=float, default=0.0, help="the part of a core that each server process has; 0: all it gets")
    parser.add_argument("--game", choices=GAMES)
    parser.add_argument("--databases", default="sqlite,postgresql")
    arguments = parser.parse_args()
    import pelagos

    engines = "compiled" if pelagos.compiled else "interpreted"
    load = os.getloadavg()[0]
    print(f"{arguments.tables} tables, {arguments.rate:g} words/s wanted, {arguments.seconds:g} s; {engines} engines,")
    print(f"{os.cpu_count()} cores shared with the clients, load before the start {load:.1f}; Python {platform.python_version()}\n")
    print("database   procs    words/s   p50 ms   p95 ms   p99 ms  cpu ms/word  MB empty  MB full   games  connect s", end="")
    print("  clients %  lost  refused")
    for kind in arguments.databases.split(","):
        for number in (1, 2) if kind == "postgresql" else (1,):
            measure(kind, number, arguments)


if __name__ == "__main__":
    main()
