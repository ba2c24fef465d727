"""Bots think with the engines that the server runs: the compiled ones, where `make play` starts it."""

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from importlib import import_module
from pathlib import Path

import httpx
import pytest

import pelagos
from tests.server.processes import free_port
from tests.server.running import NO_TLS, PATIENCE_SECONDS, wait_for

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"


@contextmanager
def served(tree: Path, folder: Path) -> Iterator[str]:
    """A server started as `make play` does: in the checkout, from another tree; gives its address."""
    port = free_port()
    command = [sys.executable, "-P", "-m", "pelagos.cli", "serve", "--port", str(port), "--database", str(folder / "test.db")]
    environment = os.environ | {"PYTHONPATH": str(tree)}
    log = (folder / "log").open("w")
    process = subprocess.Popen([*command, "--bot-workers", "1"], cwd=ROOT, env=environment, stderr=log)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(PATIENCE_SECONDS)
        log.close()


def health(url: str) -> dict[str, str]:
    with suppress(httpx.HTTPError):
        found: dict[str, str] = httpx.get(f"{url}/health", verify=NO_TLS).json()
        return found
    return {}


@pytest.mark.parametrize("name", ["arnak", "atlantis", "cyclades", "orichalcum"])
def test_views_are_compiled_where_the_engines_are(name: str):
    """Every word is followed by a view for each who watches: most of what the server computes."""
    view = import_module(f"pelagos.games.{name}.view")
    assert (Path(str(view.__file__)).suffix != ".py") == pelagos.compiled


def test_bots_think_compiled_where_make_play_starts(tmp_path: Path):
    if not (COMPILED / "ready").exists():
        pytest.skip("there is no compiled build, so this is LEFT OUT: say make build")
    with served(COMPILED, tmp_path) as url:
        wait_for(lambda: health(url).get("bot_engines", "starting") != "starting")
        assert health(url) == {"status": "ok", "engines": "compiled", "bot_engines": "compiled"}
    log = (tmp_path / "log").read_text()
    assert '"what": "serving"' in log
    assert log.count('"engines": "compiled"') == 2


def test_make_terminal_plays_the_compiled_engines_where_they_are():
    recipe = (ROOT / "Makefile").read_text(encoding="utf-8").partition("\nterminal:")[2].partition("\n\n")[0]
    assert "PYTHONPATH=$(COMPILED) $(BIN)/python -P -m pelagos.cli play" in recipe
