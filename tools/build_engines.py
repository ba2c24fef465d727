"""Brings the tree of compiled engines up to date: `python tools/build_engines.py build/compiled`.

The tree is a copy of the package in which the engines are native modules; it lies apart from the source, because a native module
beside its source would hide edits. What did not change is not built again: an edited text is copied, an edited engine is compiled
and no other.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "pelagos"
PAGE = Path("server", "page")
"""The built page is linked, not copied, so that it is never older than the one in the source tree."""
LEFT_OUT = {"__pycache__", "page"}
NATIVE = {".so", ".pyd"}
CACHE = ROOT / "build" / "mypy_cache"
"""As in setup.py."""


def main(tree: Path) -> None:
    """Copy what changed, compile what changed, and say how it went."""
    package = tree / "pelagos"
    wanted = {path.relative_to(PACKAGE): path for path in PACKAGE.rglob("*") if path.is_file() and not _left_out(path)}
    _copy(wanted, package)
    _link_page(package)
    compiler, fingerprint = _compiler(), _fingerprint()  # before compiling: edits made meanwhile are not in it
    if compiler is None:
        print("There is no C compiler here: the engines stay interpreted.")
    elif _stamp(tree).is_file() and _stamp(tree).read_text(encoding="utf-8") == fingerprint:
        print("The engines are compiled already.")
    else:
        _compile(tree)
        _remove_orphans(package, wanted)
        _stamp(tree).write_text(fingerprint, encoding="utf-8")
        print("The engines are compiled.")


def _left_out(path: Path) -> bool:
    return not LEFT_OUT.isdisjoint(path.relative_to(PACKAGE).parts) or path.suffix in NATIVE


def _copy(wanted: dict[Path, Path], package: Path) -> None:
    """Make the tree's other files those of the source."""
    for path in [path for path in package.rglob("*") if path.is_file() and path.suffix not in NATIVE]:
        relative = path.relative_to(package)
        if relative not in wanted and LEFT_OUT.isdisjoint(relative.parts):
            path.unlink()
    for relative, source in wanted.items():
        target = package / relative
        if not target.is_file() or target.read_bytes() != source.read_bytes():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(source, target)


def _link_page(package: Path) -> None:
    link = package / PAGE
    if not link.is_symlink():
        shutil.rmtree(link, ignore_errors=True)
        link.symlink_to(os.path.relpath(PACKAGE / PAGE, link.parent), target_is_directory=True)


def _compiler() -> str | None:
    """The C compiler that Python extensions are built with, if it is there."""
    return shutil.which((os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0])


def _fingerprint() -> str:
    """Of all that the native modules are made from."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [ROOT / "setup.py", ROOT / "pyproject.toml", *sorted(PACKAGE.rglob("*.py"))]:
        if path.name in {"setup.py", "pyproject.toml"} or not _interpreted(path):
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _interpreted(path: Path) -> bool:
    """Whether a module is certainly not compiled; setup.py knows which of the others are."""
    return path.relative_to(PACKAGE).parts[0] in {"server", "terminal"}


def _stamp(tree: Path) -> Path:
    return tree / "compiled.sha256"


def _compile(tree: Path) -> None:
    """Setuptools compiles the groups of modules whose C source changed.

    mypyc now and then stumbles over its own cache after an edit; then it is tried once more without.
    """
    command = [
        sys.executable,
        "setup.py",
        "-q",
        "build_ext",
        "--build-lib",
        str(tree),
        "--build-temp",
        str(tree.parent / "objects"),
    ]
    environment = os.environ | {"PELAGOS_REQUIRE_COMPILED": "1"}
    if CACHE.is_dir():
        tried = subprocess.run(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True, check=False)
        if tried.returncode == 0:
            print(tried.stderr, end="", file=sys.stderr)
            return
        shutil.rmtree(CACHE)
    subprocess.run(command, cwd=ROOT, env=environment, check=True)


def _remove_orphans(package: Path, wanted: dict[Path, Path]) -> None:
    """Native modules whose source is gone would still be imported."""
    for path in [path for path in package.rglob("*") if path.suffix in NATIVE]:
        relative = path.relative_to(package)
        if relative.parent / f"{relative.name.partition('.')[0]}.py" not in wanted:
            path.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]).absolute())
