"""Servers that run while a test does, and people who use them."""

import json
import socket
import ssl
import threading
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import uvicorn
from litestar import Litestar
from websockets.sync.client import ClientConnection, connect

from pelagos.server.app import bare_app
from pelagos.server.container import Container
from pelagos.server.serve import config
from pelagos.server.settings import UNLIMITED, Settings

Json = Any

PATIENCE_SECONDS = 60.0
"""For what comes at once, but not beside a load of ten."""

NO_TLS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""For clients of plain HTTP: to read all certificates takes longer than most of their requests."""

_IDLE: dict[tuple[str, ...], list[Litestar]] = defaultdict(list)
"""The routes of servers that have ended, by their further origins, for the next ones: to make them takes longer than most tests."""


class Running:
    """A server in a thread of this process. Its first bot worker is started when a bot must think, or at once if it is `warm`."""

    def __init__(self, warm: bool = False, **settings: Any) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        port = self.listening.getsockname()[1]
        defaults: dict[str, Any] = UNLIMITED | {"bot_workers": 1}
        self.settings = Settings(port=port, **(defaults | settings))
        idle = _IDLE[self.settings.origins]
        self._app = idle.pop() if idle else bare_app(self.settings)
        self.container = self._app.state.container = Container(self.settings)
        if not warm:  # most tests have no bots that think
            self.container.bot_pool.open = lambda: None  # type: ignore[method-assign]
        self.url = f"http://127.0.0.1:{port}"
        self._server = uvicorn.Server(config(self._app, self.settings))
        self._thread = threading.Thread(target=self._server.run, args=([self.listening],), daemon=True)
        self._thread.start()
        wait_for(lambda: self._server.started)

    def stop(self) -> None:
        """End it as an interrupt would, unless it has ended."""
        if not self._thread.is_alive():
            return
        self._server.should_exit = True
        self._thread.join(PATIENCE_SECONDS)
        assert not self._thread.is_alive()
        self.listening.close()
        _IDLE[self.settings.origins].append(self._app)

    def guest(self) -> "Client":
        """Somebody new."""
        client = Client(self.url)
        client.get("/me")
        return client


def fetch(url: str, method: str = "GET", **more: Any) -> httpx.Response:
    """What comes back to somebody new, and who is forgotten at once."""
    return httpx.request(method, url, timeout=PATIENCE_SECONDS, verify=NO_TLS, **more)


class Client:
    """Somebody with a browser, or a program with a token."""

    def __init__(self, url: str, token: str | None = None) -> None:
        self.url = url
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        self.http = httpx.Client(base_url=f"{url}/api", timeout=PATIENCE_SECONDS, headers=headers, verify=NO_TLS)

    def ask(self, method: str, path: str, expect: int | None = None, **more: Any) -> httpx.Response:
        """What comes back, whatever it is."""
        answer = self.http.request(method, path, **more)
        if expect is not None:
            assert answer.status_code == expect, answer.text
        return answer

    def get(self, path: str, **more: Any) -> Json:
        answer = self.ask("GET", path, **more)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def post(self, path: str, body: Json = None, **more: Any) -> Json:
        answer = self.ask("POST", path, json=body, **more) if body is not None else self.ask("POST", path, **more)
        assert answer.status_code in (200, 201, 204), answer.text
        return answer.json() if answer.content else None

    def refused(self, path: str, body: Json = None, method: str = "POST") -> tuple[int, str]:
        """The status and the reason of a refusal."""
        answer = self.ask(method, path, json=body) if body is not None else self.ask(method, path)
        assert answer.status_code >= 400, answer.text
        assert answer.json()["text"]
        return answer.status_code, answer.json()["why"]

    def table(self, game: str = "orichalcum", seats: str = "me random", start: bool = True, **more: Any) -> Json:
        """A new table; seats are `me`, `open` or a bot's name."""
        wishes = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "bot": seat} for seat in seats.split()]
        return self.post("/tables", {"game": game, "seats": wishes, "start": start, **more})

    def state(self, table: str, **query: Any) -> Json:
        return self.get(f"/tables/{table}/state", params=query)

    def decides(self, table: str, **query: Any) -> Json:
        """The position once it is the own decision, or the game is over."""
        found: list[Json] = []

        def ready() -> bool:
            found[:] = [self.state(table, **query)]
            return bool(found[0]["legal"] or found[0]["view"]["over"] or found[0]["confirm"])

        wait_for(ready)
        return found[0]

    @property
    def cookies(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @contextmanager
    def live(self, **more: Any) -> "Iterator[Socket]":
        """A socket."""
        headers = dict(more.pop("headers", {}))
        if self.cookies:
            headers["cookie"] = self.cookies
        if "authorization" in self.http.headers:
            headers["authorization"] = self.http.headers["authorization"]
        address = f"{self.url.replace('http', 'ws', 1)}/api/live"
        with connect(address, additional_headers=headers, open_timeout=PATIENCE_SECONDS, **more) as opened:
            yield Socket(opened)


class Socket:
    """A socket that speaks JSON and remembers what it heard."""

    def __init__(self, opened: ClientConnection) -> None:
        self.opened = opened
        self.heard: list[Json] = []
        self.waiting: list[Json] = []

    def say(self, kind: str, **body: Any) -> None:
        self.opened.send(json.dumps({"type": kind, **body}))

    def hear(self, kind: str, timeout: float = PATIENCE_SECONDS, **expected: Any) -> Json:
        """The first message not yet asked for that is of a kind and in which some things are as expected."""
        end = time.monotonic() + timeout
        unheard = iter(list(self.waiting))
        while True:
            message = next(unheard, None)
            if message is None:
                message = json.loads(self.opened.recv(timeout=max(0.0, end - time.monotonic())))
                self.heard.append(message)
                self.waiting.append(message)
            if message["type"] == kind and all(message[key] == value for key, value in expected.items()):
                self.waiting.remove(message)
                return message


def wait_for(ready: Callable[[], bool], seconds: float = PATIENCE_SECONDS) -> None:
    """Wait until something is so; who asks a server again and again for long would be refused."""
    end, pause = time.monotonic() + seconds, 0.01
    while not ready():
        assert time.monotonic() < end, "it did not happen in time"
        time.sleep(pause)
        pause = min(1.2 * pause, 0.25)
