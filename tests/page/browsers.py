"""Firefox and WebKit as people have them, driven by the protocols that they speak themselves: WebDriver BiDi and WebDriver."""

import itertools
import json
import os
import re
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from types import TracebackType
from typing import Any, Protocol, Self

import httpx
from websockets.sync.client import connect

from tests.server.processes import free_port
from tests.server.running import wait_for

DESK = (1440, 900)
PHONE = (390, 844)
MINI_BROWSER = next(iter(sorted(Path("/usr/lib").glob("*/webkit2gtk-*/MiniBrowser"))), None)


class Browser(Protocol):
    """A browser with one window."""

    def visit(self, url: str) -> None:
        """Open a page and wait until it is loaded."""

    def run(self, function: str) -> Any:
        """What a function of JavaScript gives, `() => ...`; of a promise what it promises."""

    def click(self, x: float, y: float) -> None:
        """Press and release the button at a point of the window."""


class Driven:
    """A program that belongs to a context: gone after it, with all that it has started itself."""

    def __init__(self) -> None:
        self.held = ExitStack()

    def start(self, command: Sequence[str], **environment: str) -> subprocess.Popen[str]:
        started = subprocess.Popen(
            command,
            env=os.environ | environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,  # one group, to be ended together
        )
        self.held.callback(started.wait)
        self.held.callback(os.killpg, started.pid, signal.SIGTERM)
        return started

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.held.close()


def press(x: float, y: float) -> dict[str, Any]:
    """The actions of a click, alike in both protocols."""
    moves: list[dict[str, Any]] = [{"type": "pointerMove", "x": round(x), "y": round(y)}]
    presses = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
    return {"type": "pointer", "id": "mouse", "actions": moves + presses}


class Firefox(Driven):
    """Firefox over WebDriver BiDi."""

    def __init__(self) -> None:
        super().__init__()
        profile = self.held.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        program = shutil.which("firefox-esr") or shutil.which("firefox") or "firefox"
        size = {"MOZ_HEADLESS_WIDTH": str(DESK[0]), "MOZ_HEADLESS_HEIGHT": str(DESK[1] + 100)}
        started = self.start([program, "--headless", "--remote-debugging-port=0", "--profile", profile], **size)
        assert started.stderr is not None
        for line in started.stderr:
            if found := re.search(r"listening on (ws://\S+)", line):
                break
        else:
            raise AssertionError("Firefox does not listen")
        self.socket = self.held.enter_context(connect(f"{found[1]}/session", max_size=None))
        self.numbers = itertools.count()
        self._ask("session.new", capabilities={})
        self.context = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        self._ask("browsingContext.setViewport", context=self.context, viewport={"width": DESK[0], "height": DESK[1]})

    def _ask(self, method: str, **params: Any) -> Any:
        number = next(self.numbers)
        self.socket.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            answer = json.loads(self.socket.recv(timeout=120))
            if answer.get("id") == number:
                assert answer["type"] == "success", answer
                return answer["result"]

    def visit(self, url: str) -> None:
        self._ask("browsingContext.navigate", context=self.context, url=url, wait="complete")

    def run(self, function: str) -> Any:
        code = f"(async () => JSON.stringify(await ({function})()) ?? 'null')()"
        found = self._ask("script.evaluate", expression=code, target={"context": self.context}, awaitPromise=True)
        assert found["type"] == "success", found
        return json.loads(found["result"]["value"])

    def click(self, x: float, y: float) -> None:
        self._ask("input.performActions", context=self.context, actions=[press(x, y)])


class WebKit(Driven):
    """WebKit's small browser over WebDriver, on a screen of its own. Its driver knows a mouse, and no finger."""

    def __init__(self, size: tuple[int, int] = DESK) -> None:
        super().__init__()
        port = free_port()
        screen = ["xvfb-run", "--auto-servernum", f"--server-args=-screen 0 {size[0]}x{size[1]}x24"]
        self.start([*screen, "WebKitWebDriver", f"--port={port}"], WEBKIT_DISABLE_COMPOSITING_MODE="1")
        self.http = self.held.enter_context(httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=120))
        wait_for(self._listens)
        options = {"binary": str(MINI_BROWSER), "args": ["--automation", "--full-screen"]}  # its bars would be wider than a phone
        wanted = {"alwaysMatch": {"browserName": "MiniBrowser", "webkitgtk:browserOptions": options}}
        self.session = f"/session/{self._ask('/session', capabilities=wanted)['sessionId']}"
        self.held.callback(lambda: self.http.delete(self.session))
        self._ask(f"{self.session}/window/rect", x=0, y=0, width=size[0], height=size[1])
        self._ask(f"{self.session}/timeouts", script=60_000, pageLoad=60_000)

    def _listens(self) -> bool:
        try:
            return bool(self.http.get("/status").status_code)
        except httpx.HTTPError:
            return False

    def _ask(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def visit(self, url: str) -> None:
        self._ask(f"{self.session}/url", url=url)

    def run(self, function: str) -> Any:
        script = f"(async () => JSON.stringify(await ({function})()) ?? 'null')().then(arguments[0])"
        return json.loads(self._ask(f"{self.session}/execute/async", script=script, args=[]))

    def click(self, x: float, y: float) -> None:
        self._ask(f"{self.session}/actions", actions=[press(x, y) | {"parameters": {"pointerType": "mouse"}}])
