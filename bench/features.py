"""Writes docs/features.md: the features of each game's positions. Run it again after a change of features."""

from pathlib import Path

import pelagos
from pelagos.core.features import Features

FILE = Path(__file__).parent.parent / "docs" / "features.md"
INTRODUCTION = """# Features

The numbers that describe a position, for [learned evaluations](evaluations.md) and for research: what a seat may know, from
that seat's point of view. A game lists them in its `features.py`, one line for each or for a group of them;
`game.features.vector(state, seat)` returns those of a position that are not zero, by name. Written by `bench/features.py`.
"""


def table(title: str, features: Features) -> str:
    """The features of a game, a group in a line."""
    rows = []
    for name, meaning in features.meanings.items():
        members = [one for one in features.names if one.split(".")[0] == name]
        shown = f"`{members[0]}`" if len(members) == 1 else f"`{members[0]}` to `{members[-1]}`"
        rows.append(f"| {shown} | {len(members)} | {meaning} |")
    stages = ", ".join(features.stages)
    head = [f"## {title}", "", f"{len(features.names)} features. Weights differ by stage: {stages}.", ""]
    return "\n".join([*head, "| features | number | meaning |", "|---|---|---|", *rows]) + "\n"


def text() -> str:
    """The whole file."""
    games = [pelagos.game(name) for name in pelagos.games()]
    return "\n".join([INTRODUCTION, *(table(game.title, game.features) for game in games if game.features is not None)])


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
