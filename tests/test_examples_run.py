"""The example of a tournament runs from beginning to end, as a notebook would run it."""

import runpy
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_the_tournament_is_played_plotted_and_drawn():
    pytest.importorskip("matplotlib", reason="comes with the extra pelagos[notebook]").use("svg")
    names = runpy.run_path(str(EXAMPLES / "tournament.py"))
    assert len(names["games"]) == names["GAMES"]
    assert sum(names["wins"].values()) <= names["GAMES"]
    for picture in ("tournament.svg", "position.svg"):
        assert "<svg" in (names["folder"] / picture).read_text(encoding="utf-8")
