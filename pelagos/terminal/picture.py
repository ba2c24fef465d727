"""The table of a game as a picture or a text of its own, as the terminal draws it: for notebooks and environments."""

import io
from typing import Final

from pelagos.core.errors import MissingExtra
from pelagos.core.game import Game

try:
    from rich.console import Console
    from rich.terminal_theme import DIMMED_MONOKAI

    from pelagos.locales import Language, Texts
    from pelagos.terminal.look import Json, Look, drawing_of
except ImportError as error:
    raise MissingExtra(f"{error.name} is not installed; it comes with an extra: pip install 'pelagos[cli]'") from None

WIDTH: Final = 120
HEIGHT: Final = 60
FORM: Final = """\
<svg xmlns="http://www.w3.org/2000/svg" class="rich-terminal" viewBox="0 0 {width} {height}" role="img">
  <title>Pelagos</title>
  <style>
    .{unique_id}-matrix {{ font-family: monospace; font-size: {char_height}px; line-height: {line_height}px; }}
    {styles}
  </style>
  <defs>
    <clipPath id="{unique_id}-clip-terminal"><rect width="{terminal_width}" height="{terminal_height}"/></clipPath>
    {lines}
  </defs>
  <rect width="{width}" height="{height}" rx="8" fill="#1e1e1e"/>
  <g transform="translate(9, 9)" clip-path="url(#{unique_id}-clip-terminal)">
    {backgrounds}
    <g class="{unique_id}-matrix">{matrix}</g>
  </g>
</svg>
"""
"""Rich's picture of a terminal, without a window around it or a font from elsewhere."""


def text(game: Game, view: Json) -> str:
    """The table as text with terminal colours."""
    console = _paper()
    with console.capture() as capture:
        _draw(console, game, view)
    return capture.get()


def svg(game: Game, view: Json) -> str:
    """The table as an SVG picture."""
    console = _paper()
    _draw(console, game, view)
    return console.export_svg(title=game.title, theme=DIMMED_MONOKAI, code_format=FORM)


def _paper() -> Console:
    """An invisible terminal; in a notebook, Rich would otherwise show the output at once."""
    return Console(
        width=WIDTH,
        height=HEIGHT,
        force_terminal=True,
        force_jupyter=False,
        highlight=False,
        record=True,
        file=io.StringIO(),
    )


def _draw(console: Console, game: Game, view: Json) -> None:
    seat, players = view["seat"], view["players"]
    assert isinstance(players, int)
    names = [f"seat {number}" for number in range(players)]
    look = Look(
        Language(game, "en"), Texts("pelagos.terminal", "en"), names, seat if isinstance(seat, int) else None, WIDTH, HEIGHT
    )
    console.print(drawing_of(game.name).draw(view, look))
