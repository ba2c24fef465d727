"""The examples run from beginning to end: the notebook of a tournament, and agents that learn."""

import json
import runpy
from pathlib import Path
from typing import Any

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"


def test_the_notebook_plays_plots_and_draws():
    pytest.importorskip("matplotlib", reason="comes with the extra pelagos[notebook]").use("svg")
    cells = json.loads((EXAMPLES / "tournament.ipynb").read_text(encoding="utf-8"))["cells"]
    names: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            exec("".join(cell["source"]), names)  # noqa: S102  our own text
    assert len(names["games"]) == names["GAMES"]
    assert sum(names["wins"].values()) <= names["GAMES"]
    for picture in ("tournament.svg", "position.svg"):
        assert "<svg" in (names["folder"] / picture).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("example", "library", "agent"), [("train", "sb3_contrib", "agent.zip"), ("train_values", "torch", "agent.pt")]
)
def test_an_agent_learns_and_its_curve_is_drawn(
    example: str, library: str, agent: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    pytest.importorskip(library, reason="comes with the extra pelagos[train-example]")
    pytest.importorskip("matplotlib", reason="comes with it, too").use("svg")
    monkeypatch.syspath_prepend(EXAMPLES)
    names = runpy.run_path(str(EXAMPLES / f"{example}.py"))
    names["OPPONENTS"].clear()
    names["OPPONENTS"].update(random=2)
    monkeypatch.setattr("sys.argv", [example, "--minutes", "0.01", "--points", "1", "--last", "2", "--out", str(tmp_path)])
    names["main"]()
    assert "against random" in (tmp_path / "curve.svg").read_text(encoding="utf-8")
    assert (tmp_path / agent).is_file()
