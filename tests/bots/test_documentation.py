"""What docs/bots.md shows is true."""

import json
import re
from pathlib import Path

import pytest

from pelagos.bots import bots

TEXT = (Path(__file__).parents[2] / "docs" / "bots.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(f"```{language}\n(.*?)```", TEXT, re.DOTALL)


def test_every_bot_is_described():
    assert sorted(re.findall(r"^\| `(\w+)", TEXT, re.MULTILINE)) == bots()


def test_the_bot_in_python_plays(capsys: pytest.CaptureFixture[str]):
    [code] = blocks("python")
    exec(code, {"__name__": "documentation"})  # noqa: S102  our own text
    assert json.loads(capsys.readouterr().out)[0] == 1


def test_the_lines_are_json():
    question, answer = (json.loads(block) for block in blocks("json"))
    assert set(question) == {"view", "words", "clock", "seed"}
    assert answer["word"] in question["words"]
