"""What the page has from the engines is made from them: its types of views, and what its unit tests need of the games."""

import runpy
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.skipif(not WEB.is_dir(), reason="there is no page here")
@pytest.mark.parametrize("script", ["view_types.py", "copies.py"])
def test_made_files_are_current(script: str):
    made: dict[Path, str] = runpy.run_path(str(WEB / script))["files"]()
    assert made
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"say: python web/{script} ({path.name} is old)"
