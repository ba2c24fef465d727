"""What every drawing needs to know: language, players, size, and what to highlight."""

import importlib
import importlib.util
from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol, cast

from rich.console import RenderableType
from rich.text import Text

from pelagos.locales import Language, Texts

Json = dict[str, object]

SHAPES = "●■◆✚▲"
COLOURS = ("cyan", "magenta", "yellow", "green", "dark_orange")


@dataclass(frozen=True)
class Look:
    """How and for whom a table is drawn."""

    language: Language
    texts: Texts
    names: list[str]
    seat: int | None
    width: int
    height: int
    marks: Collection[str] = ()
    """Values that legal words mention, to be highlighted."""

    def player(self, seat: int) -> Text:
        """A player's shape and name in the player's colour; the reader's own is in bold."""
        style = f"bold {COLOURS[seat]}" if seat == self.seat else COLOURS[seat]
        return Text(f"{SHAPES[seat]} {self.names[seat]}", style=style)


class Drawing(Protocol):
    """The interface of a module that draws a game."""

    def draw(self, view: Json, look: Look) -> RenderableType:
        """The table as the view's seat sees it."""

    def others(self, view: Json, look: Look) -> RenderableType:
        """What did not fit on it, for the command that shows it."""

    def effect(self, before: Json, after: Json, look: Look) -> str:
        """What a word would change at once for its player, in a few signs."""

    def about(self, view: Json, text: str, look: Look) -> str:
        """What a word, or a group of words with this beginning, is about, if that is not obvious."""

    def legend(self, look: Look) -> RenderableType:
        """What the signs mean."""


def drawing_of(game: str) -> Drawing:
    """The game's own drawing, or the plain one."""
    own = f"pelagos.terminal.{game}"
    found = importlib.util.find_spec(own) is not None
    return cast(Drawing, importlib.import_module(own if found else "pelagos.terminal.plain"))
