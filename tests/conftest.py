"""Checks that the tests run against the build that was meant, and that interrupts reach them."""

import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

import pelagos
from pelagos.core import registry
from tests.model import NAME

KNOW_THE_MODEL = ("tests/conformance/", "tests/core/", "tests/games/pearls/", "tests/test_locales.py")
"""Tests that run over the model game, too."""


def pytest_report_header() -> str:
    return f"pelagos: {'compiled' if pelagos.compiled else 'interpreted'} engines"


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background would ignore them, and so would its children
    if os.environ.get("PELAGOS_EXPECT") == "compiled" and not pelagos.compiled:
        raise pytest.UsageError("the engines are not compiled: this run would repeat the interpreted one")


@pytest.fixture(scope="module", autouse=True)
def _model_game(request: pytest.FixtureRequest) -> Iterator[None]:
    """The model game is known where it is tested, and nowhere else."""
    with pytest.MonkeyPatch.context() as patch:
        if request.node.nodeid.startswith(KNOW_THE_MODEL):
            from pearls.game import GAME

            patch.setitem(registry._registered, NAME, GAME)
        yield


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """What takes longest comes first, so that the other workers have something to do meanwhile."""
    items.sort(key=lambda item: Path(item.path).parent.name != "page")
