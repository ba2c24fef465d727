"""The page's types of views are made from the engines' own."""

import runpy
from pathlib import Path

import pytest

WEB = Path(__file__).parents[2] / "web"


@pytest.mark.skipif(not WEB.is_dir(), reason="there is no page here")
def test_the_types_of_views_are_current():
    made: dict[Path, str] = runpy.run_path(str(WEB / "view_types.py"))["files"]()
    assert made
    for path, text in made.items():
        assert path.read_text(encoding="utf-8") == text, f"say: python web/view_types.py ({path.name} is old)"
