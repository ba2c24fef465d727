"""Tries the installed package as a new user would: games in compiled engines and, with the server's extra, the page.

Run it with the Python that has the wheel, anywhere but in the project's folder: `python tools/try_wheel.py`.
"""

import importlib.util
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

WAIT = 60.0
"""Seconds for the server to answer, on a busy machine."""


def play() -> None:
    """A random game of every title, and one bot."""
    import pelagos

    installed = Path(pelagos.__file__).parent
    if installed == Path(__file__).parents[1] / "pelagos":
        sys.exit("this is the source, not the installed package: run it elsewhere")
    if not pelagos.compiled:
        sys.exit("the engines of the installed package are not compiled")
    chance = random.Random(1)  # noqa: S311
    for name in pelagos.games():
        state = pelagos.game(name).new(players=2, seed=1)
        while not state.over:
            state.apply(chance.choice(state.legal()))
        pelagos.Record.loads(pelagos.Record.of(state).dumps()).replay()
        print(f"{name}: {state.ply} words, places {state.ranking()}")
    state = pelagos.game("orichalcum").new(players=2, seed=1)
    pelagos.bot("greedy", seed=1).decide(state.perspective(int(state.seat)))


def serve() -> None:
    """The server starts and sends the page."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as folder:
        command = [
            sys.executable,
            "-P",
            "-m",
            "pelagos",
            "serve",
            "--port",
            str(port),
            "--database",
            str(Path(folder) / "games.db"),
        ]
        server = subprocess.Popen(command, cwd=folder, env={**os.environ, "PYTHONSAFEPATH": "1"})
        try:
            page = _fetched(f"http://127.0.0.1:{port}/", server)
        finally:
            server.terminate()
            server.wait(30)
    if "<script" not in page:
        sys.exit(f"the server sends no page: {page[:200]!r}")
    print(f"the page: {len(page)} characters")


def _fetched(address: str, server: "subprocess.Popen[bytes]") -> str:
    """What the server answers, as soon as it does."""
    until = time.monotonic() + WAIT
    while True:
        try:
            with urllib.request.urlopen(address, timeout=10) as answer:  # noqa: S310  our own server
                return str(answer.read().decode())
        except OSError:
            if time.monotonic() > until or server.poll() is not None:
                raise
            time.sleep(0.2)


if __name__ == "__main__":
    play()
    if importlib.util.find_spec("litestar"):
        serve()
    else:
        print("without the extra pelagos[server] nothing is served")
