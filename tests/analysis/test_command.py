"""What `pelagos analyse` promises: a table on the terminal, a report in one file, and everything as JSON."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from pelagos.cli import app
from pelagos.core.errors import BadOption
from tests.analysis.test_analysis import a_game


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.txt"
    file.write_text(a_game().dumps())
    return file


def test_the_report_stands_alone_and_the_json_has_every_decision(record: Path) -> None:
    html, found = record.with_name("a.html"), record.with_name("a.json")
    arguments = ["analyse", str(record), "--walks", "12", "--html", str(html), "--json", str(found)]
    shown = CliRunner().invoke(app, arguments, catch_exceptions=False)
    assert "accuracy" in shown.output
    page, analysis = html.read_text(), json.loads(found.read_text())
    assert len(analysis["seats"]) == 3
    assert all(f"<td>{one['ply'] + 1}: " in page for one in analysis["decisions"])
    assert page.count("<polyline") == 3
    assert "http" not in page
    assert "<script" not in page


def test_a_file_that_cannot_be_written_is_refused_before_any_thinking(record: Path) -> None:
    with pytest.raises(BadOption):
        CliRunner().invoke(app, ["analyse", str(record), "--html", "/nowhere/a.html"], catch_exceptions=False)
