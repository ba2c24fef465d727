"""The page's types of views, made from the engines' (`shapes.py` of the core and of each game).

`python web/view_types.py` writes `src/lib/view.gen.ts` and `src/games/<game>/view.gen.ts`; a test sees that they are current.
"""

import inspect
import re
import types
import typing
from importlib import import_module
from pathlib import Path
from types import ModuleType

from pelagos.core.registry import game as find_game
from pelagos.core.registry import games
from pelagos.core.shapes import CommonView

SRC = Path(__file__).parent / "src"
PLAIN = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null", object: "unknown"}
BASES = re.compile(r"^class \w+\((.*)\):")
FIELD = re.compile(r"^    (\w+): .*?(?:  # (.*))?$", re.MULTILINE)


def files() -> dict[Path, str]:
    """What the generated files must contain."""
    found = {SRC / "lib" / "view.gen.ts": _file(import_module("pelagos.core.shapes"))}
    for game in sorted(games()):
        if not find_game(game).package.startswith("pelagos."):
            continue  # a game from outside, which the generic page draws
        module = import_module(f"pelagos.games.{game}.shapes")
        if not any(typing.is_typeddict(value) for value in vars(module).values()):
            continue
        found[SRC / "games" / game / "view.gen.ts"] = _file(module, 'import type { View } from "../../lib/play";')
    return found


def _file(module: ModuleType, *imports: str) -> str:
    """The types of one module."""
    aliases = {name: value for name, value in vars(module).items() if _is_alias(value) and not name.startswith("_")}
    shapes = [value for value in vars(module).values() if typing.is_typeddict(value)]
    homes = dict.fromkeys(shape.__module__ for shape in shapes if shape.__module__.startswith(str(module.__package__)))
    classes = [value for home in homes for value in vars(import_module(home)).values() if _is_of(value, home)]
    names: dict[object, str] = {value: value.__name__ for value in classes} | {CommonView: "View"}
    parts = [f"/** Made from `{module.__name__.replace('.', '/')}.py` by `web/view_types.py`: change it there. */"]
    parts += imports
    parts += [_named(name, value, names, aliases) for name, value in aliases.items()]
    parts += [_interface(value, names, aliases) for value in classes]
    return "\n\n".join(parts) + "\n"


def _is_of(value: object, home: str) -> bool:
    """Whether a value is a TypedDict of a module."""
    return typing.is_typeddict(value) and value.__module__ == home


def _is_alias(value: object) -> bool:
    """Whether a name of a module stands for a type that has no name itself."""
    return typing.get_origin(value) in (typing.Annotated, typing.Literal, dict, list)


def _named(name: str, value: object, names: dict[object, str], aliases: dict[str, object]) -> str:
    """A named type; where it is one of some names, with the list of them."""
    if typing.get_origin(value) is not typing.Annotated:
        return f"export type {name} = {_alias(value, names, aliases)};"
    plural = re.sub("y$", "ie", name).upper() + "S"
    listed = ", ".join(f'"{one}"' for one in typing.get_args(value)[1])
    return f"export const {plural} = [{listed}] as const;\nexport type {name} = (typeof {plural})[number];"


def _alias(value: object, names: dict[object, str], aliases: dict[str, object]) -> str:
    return _type(value, names, {name: other for name, other in aliases.items() if other != value})


def _interface(shape: type, names: dict[object, str], aliases: dict[str, object]) -> str:
    """A TypedDict as an interface with its own fields, their comments included."""
    source = inspect.getsource(shape)
    bases = [
        "View" if base == CommonView.__name__ else base
        for base in BASES.findall(source)[0].split(", ")
        if base not in ("TypedDict", "total=False")
    ]
    extends = f" extends {', '.join(bases)}" if bases else ""
    comments = dict(FIELD.findall(source))
    hints = typing.get_type_hints(shape, include_extras=True)
    lines = [f"/** {inspect.getdoc(shape)} */", f"export interface {names[shape]}{extends} {{"]
    for name, comment in comments.items():
        optional = name in shape.__optional_keys__  # type: ignore[attr-defined]  # every TypedDict has them; mypy only knows a type
        note = f" // {comment}" if comment else ""
        lines.append(f"  {name}{'?' if optional else ''}: {_type(hints[name], names, aliases)};{note}")
    return "\n".join([*lines, "}"]).replace("{\n}", "{}")


def _type(hint: object, names: dict[object, str], aliases: dict[str, object]) -> str:
    """A type as TypeScript writes it."""
    for name, value in aliases.items():
        if value == hint:
            return name
    if isinstance(hint, type) and hint in PLAIN:
        return PLAIN[hint]
    origin, arguments = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.NotRequired:
        return _type(arguments[0], names, aliases)
    if origin is typing.Annotated:
        return " | ".join(f'"{value}"' for value in arguments[1])
    if origin is typing.Literal:
        return " | ".join(f'"{value}"' if isinstance(value, str) else str(value).lower() for value in arguments)
    if origin in (typing.Union, types.UnionType):
        return " | ".join(_type(argument, names, aliases) for argument in arguments)
    if origin is list:
        inner = _type(arguments[0], names, aliases)
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(arguments[0], names, aliases)}, {_type(arguments[1], names, aliases)}>"
    return names[hint]


if __name__ == "__main__":
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")
