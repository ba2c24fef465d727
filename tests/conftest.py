"""Checks that the tests run against the build that was meant, and that interrupts reach them."""

import gc
import os
import signal
from collections.abc import Iterator
from itertools import islice

import pytest

import pelagos
from pelagos.core import registry
from tests.model import NAME

KNOW_THE_MODEL = ("tests/analysis/", "tests/conformance/", "tests/core/", "tests/games/pearls/", "tests/test_locales.py")
"""Tests that run over the model game, too."""


LONGEST = (
    "tests/conformance/test_builds_agree.py",
    "tests/server/test_nothing_lost.py",
    "tests/server/test_bad_input.py",
    "tests/server/test_old_rules.py",
    "tests/arena/test_executor.py",
    "tests/server/test_no_leak.py",
    "tests/server/test_compose.py",
    "tests/arena/test_train.py",
)
"""Files that take longest, the very longest first."""


def pytest_report_header() -> str:
    return f"pelagos: {'compiled' if pelagos.compiled else 'interpreted'} engines"


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background would ignore them, and so would its children
    if os.environ.get("PELAGOS_EXPECT") == "compiled" and not pelagos.compiled:
        raise pytest.UsageError("the engines are not compiled: this run would repeat the interpreted one")


def pytest_collection_finish() -> None:
    """What is imported by now stays for good: to look through it for garbage again and again takes a tenth of the time."""
    gc.collect()
    gc.freeze()


@pytest.fixture(scope="module", autouse=True)
def _model_game(request: pytest.FixtureRequest) -> Iterator[None]:
    """The model game is known where it is tested, and nowhere else."""
    with pytest.MonkeyPatch.context() as patch:
        if request.node.nodeid.startswith(KNOW_THE_MODEL):
            from pearls.game import GAME

            patch.setitem(registry._registered, NAME, GAME)
        yield


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes longest is begun first, each file by another worker, as far as they go.

    Each worker begins with its share of the list, and takes from the end of another's when it has done that.
    """
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    begun: list[list[pytest.Item]] = [[] for _ in range(workers)]
    for place, file in enumerate(LONGEST):
        begun[place % workers] += [item for item in items if item.nodeid.startswith(file)]
    others = iter([item for item in items if not item.nodeid.startswith(LONGEST)])
    share = len(items) // workers
    items[:] = [item for first in begun for item in (*first, *islice(others, max(0, share - len(first))))] + list(others)
