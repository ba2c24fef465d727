"""The library works without the extras, and says plainly which one is missing."""

import subprocess
import sys

import pytest

HIDE = "import sys; [sys.modules.__setitem__(name, None) for name in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel')]; "


def without_extras(code: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-c", HIDE + code], capture_output=True, text=True, check=False)


def test_a_game_needs_no_extra():
    done = without_extras("import pelagos, pelagos.envs; pelagos.game('arnak').new(players=2, seed=1)")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(("module", "extra"), [("aec", "rl"), ("single", "rl"), ("vector", "rl"), ("openspiel", "openspiel")])
def test_a_missing_extra_is_named(module: str, extra: str):
    done = without_extras(f"import pelagos.envs.{module}")
    assert done.stderr.splitlines()[-1].endswith(f"is not installed; it comes with an extra: pip install 'pelagos[{extra}]'")
