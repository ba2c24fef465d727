"""The table of a game that has no drawing of its own: everything in the view, as an outline."""

from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from pelagos.terminal.look import Json, Look

BESIDES = ("game", "seat", "players", "ply", "turn", "deciding", "step", "over", "stopped", "scores", "ranking")
"""The fields common to all views, which the screen shows elsewhere."""


def draw(view: Json, look: Look) -> RenderableType:
    """The points, and all that is on the table."""
    tree = Tree(Text(look.language.title, style="bold"))
    scores = view["scores"]
    if isinstance(scores, list):
        for seat, score in enumerate(scores):
            tree.add(look.player(seat).append(f"  {score}", style="bold"))
    for key, value in view.items():
        if key not in BESIDES:
            _grow(tree, key, value, look.width)
    return tree


def others(view: Json, look: Look) -> RenderableType:
    """There is nothing else to show."""
    return draw(view, look)


def effect(before: Json, after: Json, look: Look) -> str:
    """Nothing can be said about a game that nobody has drawn."""
    return ""


def about(view: Json, text: str, look: Look) -> str:
    """What the things named in a word do."""
    verb, *values = text.split()
    axes = next((one.axes for one in look.language.game.vocabulary.verbs if one.name == verb), [])
    return " ".join(filter(None, (look.language.about(axis.name, value) for axis, value in zip(axes, values, strict=False))))


def legend(look: Look) -> RenderableType:
    """There are no signs."""
    return Text()


def _grow(tree: Tree, key: str, value: object, width: int) -> None:
    """Add a value to the outline: on one line if it fits, else as a branch."""
    line = f"{key.replace('_', ' ')}: {_line(value)}"
    if not isinstance(value, dict | list) or len(line) < width - 12:
        tree.add(Text(line))
        return
    branch = tree.add(Text(key.replace("_", " "), style="bold"))
    for name, inner in value.items() if isinstance(value, dict) else enumerate(value, start=1):
        _grow(branch, str(name), inner, width - 4)


def _line(value: object) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{key} {_line(inner)}" for key, inner in value.items()) or "-"
    if isinstance(value, list):
        return ", ".join(_line(inner) for inner in value) or "-"
    return {None: "-", True: "yes", False: "no"}.get(value, str(value)) if value is None or isinstance(value, bool) else str(value)
