"""A part of each game in Firefox and in WebKit, which is what people have on iPhones: `make browsers`."""

import os
import re
import shutil
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.page.browsers import MINI_BROWSER, PHONE, Browser, Firefox, WebKit
from tests.server.running import Running

GOLDEN = Path(__file__).parents[1] / "golden"
PARTS = {"orichalcum": "won-by-medallion", "cyclades": "won-alone", "atlantis": "won", "arnak": "two-players"}
"""Games and the golden ones of which the last words are played again."""
LEFT = 60
WORDS = 25
PATIENCE = 120
"""Seconds until it is thought that nothing goes on."""
FIREFOX = bool(shutil.which("firefox-esr") or shutil.which("firefox"))
WEBKIT = MINI_BROWSER is not None and bool(shutil.which("WebKitWebDriver") and shutil.which("xvfb-run"))
HERE: dict[str, tuple[Callable[[], Firefox | WebKit], bool]] = {
    "firefox": (Firefox, FIREFOX),
    "webkit": (WebKit, WEBKIT),
    "webkit-phone": (lambda: WebKit(PHONE), WEBKIT),
}
PREFERENCES = '{"pace": "instant", "say_forced": false, "first_help": false}'

TARGETS = """() => {
    const frame = document.querySelector(".frame");
    const shown = [...document.querySelectorAll("main .legal, main [data-legal], main [data-word]")].flatMap((one) => {
        one.scrollIntoView({ block: "nearest", inline: "nearest" });
        const { left, top, width, height } = one.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const above = document.elementFromPoint(x, y);
        return width && above && (one.contains(above) || above.contains(one)) ? [{ x, y }] : [];
    });
    const over = document.querySelector("dialog[open] ol") !== null;
    return { shown, version: frame?.dataset.version ?? "", busy: frame?.hasAttribute("data-busy") ?? true, over };
}"""

pytestmark = pytest.mark.skipif(os.environ.get("PELAGOS_LONG") != "1", reason="long: make browsers")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    running = Running(database=f"sqlite:///{tmp_path_factory.mktemp('page')}/pelagos.db")
    yield running
    running.stop()


@pytest.fixture(scope="module", params=sorted(HERE))
def browser(request: pytest.FixtureRequest, server: Running) -> Iterator[Browser]:
    kind, installed = HERE[request.param]
    if not installed:
        pytest.skip(f"{request.param} is not installed: make browsers")
    with kind() as found:
        found.visit(server.url)
        found.run(f"() => localStorage.setItem('preferences', '{PREFERENCES}')")
        yield found


def post(browser: Browser, path: str, body: str, kind: str) -> Any:
    head = f"{{ method: 'POST', headers: {{ 'content-type': '{kind}' }}, body: {body} }}"
    return browser.run(f"async () => (await fetch('/api{path}', {head})).json()")


def near_the_end(browser: Browser, game: str) -> str:
    """A table of the browser's guest that goes on shortly before the end of a golden game."""
    record = (GOLDEN / game / f"{PARTS[game]}.txt").read_text(encoding="utf-8")
    length = re.search(r"^end (\d+)", record, re.MULTILINE)
    assert length is not None
    replay = post(browser, "/records", repr(record), "text/plain")["id"]
    return str(post(browser, f"/tables/{replay}/branch", f"'{{\"ply\": {int(length[1]) - LEFT}}}'", "application/json")["id"])


@pytest.mark.parametrize("game", PARTS)
def test_a_part_of_a_game(browser: Browser, server: Running, game: str):
    table = near_the_end(browser, game)
    browser.visit(f"{server.url}/table/{table}")
    browser.run("() => { window.wrongs = []; window.addEventListener('error', (event) => window.wrongs.push(event.message)) }")
    versions: list[str] = []
    end = time.monotonic() + PATIENCE
    for click in range(10_000):
        seen = browser.run(TARGETS)
        if seen["version"] not in versions:
            versions.append(seen["version"])
            end = time.monotonic() + PATIENCE
        if seen["over"] or len(versions) > WORDS:
            break
        assert time.monotonic() < end, f"after {len(versions)} versions nothing goes on in {game}: {seen}"
        if seen["shown"] and not seen["busy"]:
            target = seen["shown"][click * 7 % len(seen["shown"])]
            browser.click(target["x"], target["y"])
        time.sleep(0.05)
    assert len(versions) > 10
    assert browser.run("() => window.wrongs") == []
