"""Checks that the tests run against the build that was meant, and that interrupts reach them."""

import os
import signal

import pytest

import pelagos


def pytest_report_header() -> str:
    return f"pelagos: {'compiled' if pelagos.compiled else 'interpreted'} engines"


def pytest_configure(config: pytest.Config) -> None:
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a run in the background would ignore them, and so would its children
    if os.environ.get("PELAGOS_EXPECT") == "compiled" and not pelagos.compiled:
        config.issue_config_time_warning(UserWarning("the engines are not compiled: this run repeats the interpreted one"), 2)
