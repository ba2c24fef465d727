"""Writes `clone` and `write` of the classes that make up a position: one line for each field of `__init__`.

    python tools/state_methods.py            make them anew
    python tools/state_methods.py --check    only tell whether they are as they would be made

A method is made where the line above it is MARK; elsewhere it is left alone. mypyc needs every field by its name, so that a
loop over fields would cost most of a search's speed.
"""

import ast
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILES = [
    *sorted(ROOT.glob("pelagos/games/*/state.py")),
    *sorted(ROOT.glob("pelagos/games/*/player.py")),
    *ROOT.glob("examples/*/*/state.py"),
]
MARK = "    # made by tools/state_methods.py"
NUMBERS = ("i64", "int")


def fields_of(owner: ast.ClassDef) -> dict[str, str]:
    """The annotated fields that `__init__` sets, with their types, in their order."""
    [begin] = [method for method in owner.body if isinstance(method, ast.FunctionDef) and method.name == "__init__"]
    found: dict[str, str] = {}
    for line in begin.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Attribute):
            found[line.target.attr] = ast.unparse(line.annotation)
    return found


def copied(name: str, kind: str) -> str:
    """How a field is copied."""
    if kind in (*NUMBERS, "bool"):
        return f"self.{name}"
    if kind.startswith("vec["):
        return f"self.{name}[:]"
    if kind.startswith("list[vec["):
        return f"[{_one(name)}[:] for {_one(name)} in self.{name}]"
    if kind.startswith("list["):
        return f"[{_one(name)}.clone() for {_one(name)} in self.{name}]"
    return f"self.{name}.clone()"


def _one(name: str) -> str:
    """What one of several things is called: a player of `players`."""
    return name.removesuffix("s") if name.endswith("s") else "each"


def clone_of(owner: ast.ClassDef) -> list[str]:
    """The lines of `clone`."""
    is_state = any(isinstance(base, ast.Name) and base.id == "State" for base in owner.bases)
    lines = [f'    def clone(self) -> "{owner.name}":', '        """An independent copy."""']
    if is_state:
        lines += [f"        copy = {owner.name}(self.setup, self.rng.clone())", "        self.copy_into(copy)"]
    else:
        lines += [f"        copy = {owner.name}()"]
    lines += [f"        copy.{name} = {copied(name, kind)}" for name, kind in fields_of(owner).items()]
    return [*lines, "        return copy"]


def write_of(owner: ast.ClassDef) -> list[str]:
    """The lines of `write`; neighbouring flags share a number."""
    lines = ["    def write(self, digest: Digest) -> None:", '        """Put everything into a digest."""']
    flags: list[str] = []
    for name, kind in [*fields_of(owner).items(), ("", "")]:
        if kind == "bool":
            flags.append(name)
            continue
        if flags:
            lines.append(f"        digest.number({_packed(flags)})")
            flags = []
        lines += _written(name, kind)
    return lines


def _packed(flags: list[str]) -> str:
    if len(flags) == 1:
        return f"1 if self.{flags[0]} else 0"
    return " + ".join(f"({1 << place} if self.{flag} else 0)" for place, flag in enumerate(flags))


def _written(name: str, kind: str) -> list[str]:
    if not name:
        return []
    if kind in NUMBERS:
        return [f"        digest.number(self.{name})"]
    if kind.startswith("vec["):
        return [f"        digest.numbers(self.{name})"]
    if kind.startswith("list[vec["):
        return [f"        for {_one(name)} in self.{name}:", f"            digest.numbers({_one(name)})"]
    if kind.startswith("list["):
        return [f"        for {_one(name)} in self.{name}:", f"            {_one(name)}.write(digest)"]
    return [f"        self.{name}.write(digest)"]


def made(source: str) -> str:
    """A module with its marked methods made anew."""
    lines = source.splitlines()
    owners = [part for part in ast.parse(source).body if isinstance(part, ast.ClassDef)]
    methods = [(owner, method) for owner in owners for method in owner.body if isinstance(method, ast.FunctionDef)]
    for owner, method in reversed(methods):  # from below, so that line numbers above stay true
        if method.name in ("clone", "write") and lines[method.lineno - 2] == MARK:
            lines[method.lineno - 1 : method.end_lineno] = (clone_of if method.name == "clone" else write_of)(owner)
    return "\n".join(lines) + "\n"


def main() -> None:
    """Make all methods anew, or check them."""
    stale = [file for file in FILES if made(file.read_text(encoding="utf-8")) != file.read_text(encoding="utf-8")]
    if "--check" in sys.argv[1:]:
        names = ", ".join(str(file.relative_to(ROOT)) for file in stale)
        sys.exit(f"say: make fields ({names})" if stale else 0)
    for file in stale:
        file.write_text(made(file.read_text(encoding="utf-8")), encoding="utf-8")


if __name__ == "__main__":
    main()
