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


def compiled_modules() -> list[str]:
    """Core, games and the loops over them."""
    found = [*ROOT.glob("pelagos/core/*.py"), *ROOT.glob("pelagos/games/*/**/*.py")]
    found += [ROOT / "pelagos/arena/playouts.py", ROOT / "pelagos/bots/ahead.py", ROOT / "pelagos/bots/tree.py"]
    return sorted(str(path.relative_to(ROOT)) for path in found if path.stem not in PLAIN)


def extensions() -> list[Extension]:
    """The native modules, or none."""
    if os.environ.get("PELAGOS_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("pelagos: mypyc is not installed, so the engines stay interpreted", file=sys.stderr)
        return []
    modules = mypycify(
        ["--config-file", "pyproject.toml", *compiled_modules()], opt_level="2", debug_level="0", group_name="pelagos"
    )
    for module in modules:
        module.optional = True  # a machine without a C compiler gets the interpreted engines
        module.extra_compile_args.append("-fvisibility=hidden")
    return modules


setup(ext_modules=extensions())
