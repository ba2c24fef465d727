"""The tree of compiled engines follows the source, and what did not change is not compiled again."""

from pathlib import Path
from types import ModuleType

import pytest

from tests.tools import load

ROOT = Path(__file__).parents[2]


@pytest.fixture
def tool(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The tool for a small package of its own, with a compiler that only writes down that it was asked."""
    tool = load("build_engines")
    source = tmp_path / "source"
    for name in (
        "setup.py",
        "pyproject.toml",
        "pelagos/server/app.py",
        "pelagos/games/a/state.py",
        "pelagos/games/a/locales/en.ftl",
    ):
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        (source / name).write_text(name)
    (source / "pelagos/server/page").mkdir(parents=True)
    (source / "pelagos/server/page/index.html").write_text("built")
    monkeypatch.setattr(tool, "ROOT", source)
    monkeypatch.setattr(tool, "PACKAGE", source / "pelagos")
    monkeypatch.setattr(tool, "_compiler", lambda: "cc")
    tool.compiled = []
    monkeypatch.setattr(tool, "_compile", tool.compiled.append)
    return tool


def test_the_first_time_all_is_copied_and_compiled(tool: ModuleType, tmp_path: Path):
    tool.main(tmp_path / "tree")
    assert (tmp_path / "tree/pelagos/games/a/state.py").read_text() == "pelagos/games/a/state.py"
    assert len(tool.compiled) == 1


def test_an_edited_text_is_copied_and_nothing_compiled(tool: ModuleType, tmp_path: Path):
    tool.main(tmp_path / "tree")
    (tool.PACKAGE / "games/a/locales/en.ftl").write_text("better words")
    tool.main(tmp_path / "tree")
    assert (tmp_path / "tree/pelagos/games/a/locales/en.ftl").read_text() == "better words"
    assert len(tool.compiled) == 1


def test_an_edited_engine_is_compiled(tool: ModuleType, tmp_path: Path):
    tool.main(tmp_path / "tree")
    (tool.PACKAGE / "games/a/state.py").write_text("other rules")
    tool.main(tmp_path / "tree")
    assert (tmp_path / "tree/pelagos/games/a/state.py").read_text() == "other rules"
    assert len(tool.compiled) == 2


def test_an_engine_that_was_edited_meanwhile_is_compiled_the_next_time(tool: ModuleType, tmp_path: Path):
    def compile_while_somebody_edits(tree: Path) -> None:
        tool.compiled.append(tree)
        (tool.PACKAGE / "games/a/state.py").write_text("other rules")

    tool._compile = compile_while_somebody_edits
    tool.main(tmp_path / "tree")
    tool.main(tmp_path / "tree")
    assert len(tool.compiled) == 2


def test_what_is_gone_from_the_source_is_gone_from_the_tree_with_its_native_module(tool: ModuleType, tmp_path: Path):
    tool.main(tmp_path / "tree")
    native = tmp_path / "tree/pelagos/games/a/state.cpython-311-x86_64-linux-gnu.so"
    native.write_text("native")
    (tool.PACKAGE / "games/a/state.py").unlink()
    tool.main(tmp_path / "tree")
    assert not (tmp_path / "tree/pelagos/games/a/state.py").exists()
    assert not native.exists()


def test_the_page_of_the_tree_is_that_of_the_source(tool: ModuleType, tmp_path: Path):
    tool.main(tmp_path / "tree")
    (tool.PACKAGE / "server/page/index.html").write_text("built again")
    assert (tmp_path / "tree/pelagos/server/page/index.html").read_text() == "built again"
