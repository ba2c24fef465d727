"""The wheel as a new user gets it: built, installed into a clean environment, played and served."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXTRAS = ("numpy", "gymnasium", "typer", "litestar")


@pytest.mark.skipif(os.environ.get("PELAGOS_LONG") != "1", reason="builds everything: only with PELAGOS_LONG=1")
def test_the_wheel_plays_and_serves_in_a_clean_environment(tmp_path: Path):
    def run(*command: str | Path, folder: Path = tmp_path) -> str:
        environment = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
        return subprocess.run(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True, check=True).stdout

    run("make", "wheel", folder=ROOT)
    [wheel] = (ROOT / "build" / "wheel").glob("*.whl")
    run(sys.executable, "-m", "venv", tmp_path / "venv")
    python = tmp_path / "venv" / "bin" / "python"
    run(python, "-m", "pip", "install", "--quiet", wheel)
    assert run(python, "-c", f"import importlib.util as u; print([n for n in {EXTRAS} if u.find_spec(n)])").strip() == "[]"
    assert "nothing is served" in run(python, ROOT / "tools" / "try_wheel.py")
    run(python, "-m", "pip", "install", "--quiet", f"{wheel}[server]")
    assert "the page: " in run(python, ROOT / "tools" / "try_wheel.py")
