"""The page: types and lint, its unit tests, and in a real browser against the real server (web/tests)."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import pelagos

ROOT = Path(__file__).parents[2]
NAMES = ("chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, NAMES)), None)
BUILT = (ROOT / "pelagos" / "server" / "page" / "index.html").is_file()

pytestmark = pytest.mark.skipif(not BUILT, reason="the page is not built; say: make page")


def npm(*arguments: str) -> None:
    engines = {"PELAGOS_PYTHON": sys.executable, "PELAGOS_PATH": str(Path(pelagos.__file__).parents[1])}
    workers = os.environ.get("WORKERS", "1") if os.environ.get("PELAGOS_LONG") == "1" else "1"
    environment = os.environ | engines | {"CHROMIUM": CHROMIUM or "", "WORKERS": workers}
    done = subprocess.run(
        [sys.executable, str(ROOT / "web" / "npm.py"), *arguments], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-3000:]


def test_types_and_lint() -> None:
    npm("run", "check")


def test_units() -> None:
    npm("test")


@pytest.mark.skipif(CHROMIUM is None, reason="there is no Chromium here")
def test_in_a_browser() -> None:
    npm("run", "browser")
