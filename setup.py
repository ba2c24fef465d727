"""Compiles the engines with mypyc where that is possible; `pyproject.toml` has everything else.

Set PELAGOS_PURE=1 to leave everything interpreted. Without a C compiler the build says so and goes on.
"""

import ast
import json
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path

from setuptools import setup
from setuptools.extension import Extension

ROOT = Path(__file__).parent

PLAIN = {
    "__init__",
    "errors",
    "examples",
    "game",
    "odds",
    "options",
    "parts",
    "perspective",
    "preview",
    "reasons",
    "record",
    "registry",
    "sentences",
    "shapes",
}
"""Modules that stay interpreted: nothing in them is called in a loop."""

LOOPS = (
    "arena/playouts.py",
    "arena/temporal.py",
    "bots/judging.py",
    "bots/lookahead.py",
    "bots/turn_beam.py",
    "bots/turn_planner.py",
    "bots/turn_plans.py",
    "bots/ismcts.py",
)
"""Modules outside core and games: a group of their own, so that a change of them does not compile the games anew."""

ENVIRONMENTS = ("envs/batch.py", "envs/rewards.py", "envs/rows.py")
"""Those of the environments, likewise."""

CACHE = "build/mypy_cache"
"""What mypyc knows of unchanged modules. mypy's own cache is another: each would find the other's stale."""

TOP_LEVEL = re.compile(r"^char CPyDef_\w+_____top_level__\(void\) {", re.MULTILINE)
"""What mypyc calls the code of a module outside its functions."""


QUICKLY = (
    "-falign-functions",
    "-falign-jumps",
    "-falign-labels",
    "-falign-loops",
    "-fcaller-saves",
    "-fcse-follow-jumps",
    "-findirect-inlining",
    "-finline-small-functions",
    "-fipa-cp",
    "-fipa-ra",
    "-foptimize-sibling-calls",
    "-fpartial-inlining",
    "-fpeephole2",
    "-freorder-blocks-algorithm=stc",
    "-freorder-blocks-and-partition",
    "-freorder-functions",
    "-fstrict-aliasing",
    "-fthread-jumps",
)
"""What -O2 has and -O1 lacks, as far as mypyc's code gains by it: engines as quick as with -O2, in two thirds of GCC's time."""

CORE = "__native_pelagos_core.c"

LEAVES = ("bits___count", "bits___lowest", "bits___without_lowest", "state___argument_of", "state___kind_of", "state___seat_of")
"""Functions of the core so small that a call of them costs more than their work, as mypyc names them in C."""


def groups() -> list[tuple[list[str], str]]:
    """The modules to compile: the core, the loops over it, the environments, each game. Groups are compiled side by side."""
    core = [*ROOT.glob("pelagos/core/*.py")]
    loops = [ROOT / "pelagos" / path for path in LOOPS]
    environments = [ROOT / "pelagos" / path for path in ENVIRONMENTS]
    games = [game.parent for game in sorted(ROOT.glob("pelagos/games/*/game.py"))]
    shared = [(_compiled(core), "pelagos_core"), (_compiled(loops), "pelagos_loops"), (_compiled(environments), "pelagos_envs")]
    return [*shared, *((_compiled([*game.glob("**/*.py")]), f"pelagos_{game.name}") for game in games)]


def _compiled(paths: list[Path]) -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in paths if path.stem not in PLAIN)


def docstrings(tree: ast.Module | ast.ClassDef, name: str) -> Iterator[tuple[str, str]]:
    """The docstrings of functions, classes and methods, by the names that mypyc gives them in C."""
    for node in tree.body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            full_name = f"{name}___{node.name}"
            yield full_name, ast.get_docstring(node) or ""
            if isinstance(node, ast.ClassDef):
                yield from docstrings(node, full_name)


def retouched(source: str, known: dict[str, str], switches: list[str]) -> str:
    """A copy of a C source with docstrings, which mypyc leaves out, with the core's smallest functions, and without optimising what
    runs once.

    The code of modules outside functions is half of the C source and takes a fifth of the time to compile. The compiler's switches
    stand above: with other ones it is another source, and compiled again.
    """
    file = Path(source)
    code = with_docstrings(file.read_text(encoding="utf-8"), known)
    if file.name != CORE:
        code = with_leaves(code, (file.parent / CORE).read_text(encoding="utf-8"))
    code = TOP_LEVEL.sub('#ifdef __GNUC__\n__attribute__((optimize("O0")))\n#endif\n\\g<0>', code)
    code = f"/* {' '.join(switches)} */\n{code}"
    copy = file.with_stem(f"{file.stem}_retouched")
    if not copy.exists() or copy.read_text(encoding="utf-8") != code:
        copy.write_text(code, encoding="utf-8")
    return str(copy)


def with_docstrings(code: str, known: dict[str, str]) -> str:
    """C code that tells `help()` the docstrings, too: mypyc by itself keeps the signatures only."""

    def told(found: re.Match[str]) -> str:
        doc = known.get(found["name"], "").encode("ascii", "replace").decode()
        return found[0] + json.dumps(doc).replace("?", "\\?") if doc else found[0]

    signature = r'PyDoc_STR\("[^"\n]*--\\n\\n"'
    code = re.sub(rf"\(PyCFunction\)CPyPy_(?P<name>\w+),\s+METH_[\w |]+, {signature}", told, code)
    return re.sub(rf"PyTypeObject CPyType_(?P<name>\w+)_template_ = {{[^}}]*?\.tp_doc = {signature}", told, code)


def with_leaves(code: str, core: str) -> str:
    """C code of another group with copies of the core's smallest functions, for the compiler to put where they are called.

    Groups are libraries of their own: without this, a call leads through a table of pointers.
    """
    copies = []
    for leaf in LEAVES:
        name = f"CPyDef_pelagos___core___{leaf}"
        found = re.search(rf"^int64_t {name}\(.*?^}}", core, re.MULTILINE | re.DOTALL)
        if found is None:
            raise SystemExit(f"pelagos: mypyc has written no function {name}; see LEAVES in setup.py")
        copies.append("static inline " + found[0].replace("CPyStatic_", "*exports_pelagos_core.CPyStatic_"))
        code = code.replace(f"exports_pelagos_core.{name}(", f"{name}(")
    head, last, rest = code.partition('#include "__native_internal_')
    return head + last + rest.replace("\n", "\n\n" + "\n".join(copies) + "\n", 1)


def is_gcc() -> bool:
    """Whether C is compiled by GCC, which has switches of its own."""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    try:
        told = subprocess.run([*compiler, "-dM", "-E", "-x", "c", os.devnull], capture_output=True, text=True, check=False).stdout
    except OSError:
        return False
    return "__GNUC__" in told and "__clang__" not in told


def extensions() -> list[Extension]:
    """The native modules, or none. The largest are compiled first, so that none is left alone at the end."""
    if os.environ.get("PELAGOS_PURE") == "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        print("pelagos: mypyc is not installed, so the engines stay interpreted", file=sys.stderr)
        return []
    separate = groups()
    paths = [path for group, _ in separate for path in group]
    options = ["--config-file", "pyproject.toml", "--cache-dir", CACHE]
    gcc = is_gcc()
    modules = mypycify([*options, *paths], opt_level="1" if gcc else "2", debug_level="0", separate=separate)
    trees = {path: ast.parse((ROOT / path).read_text(encoding="utf-8")) for path in paths}
    known = {
        name: doc for path, tree in trees.items() for name, doc in docstrings(tree, path.removesuffix(".py").replace("/", "___"))
    }
    for module in modules:
        module.extra_compile_args = switches = [*module.extra_compile_args, "-fvisibility=hidden", *(QUICKLY if gcc else ())]
        module.sources = [retouched(source, known, switches) if "__native_" in source else source for source in module.sources]
        # A machine without a C compiler gets the interpreted engines.
        module.optional = os.environ.get("PELAGOS_REQUIRE_COMPILED") != "1"
    return sorted(modules, key=lambda module: sum(Path(source).stat().st_size for source in module.sources), reverse=True)


setup(ext_modules=extensions(), options={"build_ext": {"parallel": os.cpu_count()}})
