"""What the documents show as Python runs, or is quoted from code that does."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import pelagos
from tests.model import FOLDER

ROOT = Path(__file__).parents[1]
PAGES = ["README.md", "docs/index.md", "docs/environments.md", "docs/bots.md"]
QUOTED = ["examples/pearls", "tests/games/pearls", "pelagos/games/orichalcum/rules"]
"""Where docs/adding-a-game.md quotes from."""


def blocks(page: str) -> list[str]:
    return re.findall(r"```python\n(.*?)```", (ROOT / page).read_text(encoding="utf-8"), re.DOTALL)


def code_of(text: str) -> set[str]:
    """The lines of code, without comments, docstrings and what is left out."""
    lines = {re.sub(r"\s+# .*", "", line).strip().removesuffix(" ...") for line in text.splitlines()}
    return {line for line in lines if line and line != "..." and not line.startswith(('"""', "# "))}


@pytest.mark.parametrize("page", PAGES)
def test_the_python_of_a_page_runs(page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "documentation"}
    for block in blocks(page):
        exec(block, names)  # noqa: S102  our own text


def test_what_is_told_of_a_new_game_is_quoted_from_one_that_runs():
    known = code_of("\n".join(path.read_text(encoding="utf-8") for folder in QUOTED for path in (ROOT / folder).rglob("*.py")))
    for block in blocks("docs/adding-a-game.md"):
        if "pelagos.register" not in block:
            assert code_of(block) <= known


def test_a_game_from_outside_is_registered_as_told(tmp_path: Path):
    [block] = [block for block in blocks("docs/adding-a-game.md") if "pelagos.register" in block]
    paths = [FOLDER, Path(pelagos.__file__).parents[1]]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))}
    command = [sys.executable, "-P", "-c", block]
    done = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "Pearls" in done.stdout
