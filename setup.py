"""Compiles the engines with mypyc where that is possible; `pyproject.toml` has everything else.

Set PELAGOS_PURE=1 to leave everything interpreted. Without a C compiler the build says so and goes on.
"""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

ROOT = Path(__file__).parent

PLAIN = {"__init__", "errors", "game", "options", "perspective", "record", "registry", "view"}
"""Modules that stay interpreted: nothing in them is called in a loop."""

LOOPS = ("arena/playouts.py", "bots/ahead.py", "bots/plans.py", "bots/tree.py")
"""Modules outside core and games that are compiled."""


def groups() -> list[tuple[list[str], str]]:
    """The modules to compile: the core with the loops over it, and each game. Groups are compiled side by side."""
    core = [*ROOT.glob("pelagos/core/*.py"), *(ROOT / "pelagos" / path for path in LOOPS)]
    games = [game.parent for game in sorted(ROOT.glob("pelagos/games/*/game.py"))]
    return [(_compiled(core), "pelagos_core"), *((_compiled([*game.glob("**/*.py")]), f"pelagos_{game.name}") for game in games)]


def _compiled(paths: list[Path]) -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in paths if path.stem not in PLAIN)


def extensions() -> list[Extension]:
    """The native modules, or none."""
    if os.environ.get("PELAGOS_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("pelagos: mypyc is not installed, so the engines stay interpreted", file=sys.stderr)
        return []
    separate = groups()
    paths = [path for group, _ in separate for path in group]
    modules = mypycify(["--config-file", "pyproject.toml", *paths], opt_level="2", debug_level="0", separate=separate)
    for module in modules:
        module.optional = True  # a machine without a C compiler gets the interpreted engines
        module.extra_compile_args.append("-fvisibility=hidden")
    return modules


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
