"""Servers in processes of their own, which can be killed, and clients that do not mind."""

import json
import multiprocessing
import random
import socket
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

import pelagos
from pelagos.server.serve import serve
from pelagos.server.settings import UNLIMITED, Settings
from tests.server.running import NO_TLS, Client, wait_for

PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["pelagos.server.serve"])


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as found:
        return int(found.getsockname()[1])


class Process:
    """A server in a process of its own, started again on the same port after it was killed."""

    def __init__(self, database: str, limited: bool = False, **settings: Any) -> None:
        more: dict[str, Any] = ({} if limited else UNLIMITED) | {"bot_workers": 1} | settings
        self.settings = Settings(port=free_port(), database=database, **more)
        self.url = f"http://127.0.0.1:{self.settings.port}"
        self.start()

    def start(self) -> None:
        self._process = PROCESSES.Process(target=serve, args=(self.settings,), daemon=True)
        self._process.start()
        wait_for(self._answers)

    def _answers(self) -> bool:
        assert self._process.is_alive(), "the server has died by itself"
        with suppress(httpx.HTTPError):
            health = httpx.get(f"{self.url}/health", verify=NO_TLS)
            assert health.json()["engines"] == ("compiled" if pelagos.compiled else "interpreted"), "as the tests themselves"
            return health.status_code == 200
        return False

    def kill(self) -> None:
        """SIGKILL: no warning, no clearing up."""
        self._process.kill()
        self._process.join()


StartProcess = Callable[..., Process]
"""What the fixture `process` gives: it starts a server, which does not outlive its test."""


class Player(threading.Thread):
    """Plays by chance with all seats of its tables, one after the other, over a socket, whatever happens to the server."""

    def __init__(self, urls: list[str], game: str, seed: int) -> None:
        super().__init__(daemon=True)
        self.urls = urls
        self.game = game
        self.chance = random.Random(seed)
        self.client = Client(urls[0])
        self.client.get("/me")
        self.table = ""
        self.accepted: list[tuple[str, int, str]] = []
        """Table, version and word of everything that the server has accepted."""
        self.problems: list[Any] = []
        self.done = threading.Event()

    def run(self) -> None:
        while not self.done.is_set():
            try:
                self._play(self.chance.choice(self.urls))
            except (OSError, EOFError, WebSocketException, httpx.HTTPError):
                time.sleep(0.02)  # the server is dead just now

    def _play(self, url: str) -> None:
        self.client.http.base_url = f"{url}/api"
        if not self.table:
            self.table = self.client.table(self.game, "me me")["id"]
        with connect(
            f"{url.replace('http', 'ws', 1)}/api/live", additional_headers={"cookie": self.client.cookies}, close_timeout=0.1
        ) as live:

            def send(**message: Any) -> None:
                live.send(json.dumps(message))

            send(type="watch", table=self.table)
            said: dict[int, str] = {}
            while not self.done.is_set():
                message = json.loads(live.recv(timeout=20))
                match message["type"]:
                    case "accepted":
                        self.accepted.append((self.table, message["version"], said[message["id"]]))
                    case "position" if message["legal"]:
                        words = self.chance.choices(message["legal"], k=self.chance.choice([1, 1, 2]))  # two at once: one is stale
                        for number, word in enumerate(words, start=len(said)):
                            said[number] = word
                            send(type="say", id=number, table=self.table, version=message["version"], word=word)
                    case "position" if message["deciding"]:
                        send(type="watch", table=self.table, seat=message["deciding"][0], seen=message["version"])
                    case "table" if message["state"] == "over":
                        self.table = ""
                        return
                    case "refused" if message["why"] not in ("stale", "not-your-seat"):
                        self.problems.append(message)

    def stop(self) -> None:
        self.done.set()
        self.join(30)
        assert not self.is_alive()


def during(players: list[Player], deeds: Callable[[], None]) -> None:
    """Do something while they play."""
    for player in players:
        player.start()
    try:
        deeds()
    finally:
        for player in players:
            player.done.set()
        for player in players:
            player.stop()
