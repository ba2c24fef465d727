"""An island of Orichalcum drawn with characters: circles on a triangular lattice, rows offset by half, in a sea.

A circle is four characters wide and two lines high, or one line if room is short:

    ╭d4╮
    ╰▲▲╯        d4▲▲
"""

from collections.abc import Collection
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.shapes import Circle
from pelagos.terminal.look import Look

WIDTH = 4
NARROW = 100
"""Below this width the sea is narrow."""
SEA = "blue"

SIGNS = {"mountain": "▲", "lagoon": "≈", "desert": "∴", "forest": "♣", "volcano": "◉"}
STYLES = {
    "mountain": "bold black on grey66",
    "lagoon": "bold white on dodger_blue3",
    "desert": "bold black on khaki3",
    "forest": "bold white on dark_green",
    "volcano": "bold white on orange4",
    "creature": "bold white on red3",
    "metropolis": "bold black on gold1",
    "temple": "bold black on grey93",
    "building": "bold white on purple4",
    "port": "bold yellow",
    "empty": "bright_black",
    "marked": "bold green",
}

STRENGTH = {face.name: face.strength for face in COMPONENTS.creatures}


def sign(terrain: str) -> Text:
    """A terrain as one coloured character."""
    return Text(SIGNS.get(terrain, "?"), style=STYLES.get(terrain, ""))


def tile(terrains: list[str]) -> Text:
    """A tile as its terrains in a row; the first lies on the circle that a word names."""
    return Text().join(sign(terrain) for terrain in terrains)


def island(circles: dict[str, Circle], look: Look, tall: bool, marks: Collection[str] = ()) -> Text:
    """The drawn island."""
    if not circles:
        return Text("~ ~ ~", style=SEA)
    left = min(_column(circle) for circle in circles.values())
    right = max(_column(circle) for circle in circles.values()) + WIDTH
    rows = 1 + max(circle["r"] for circle in circles.values())
    height = 2 if tall else 1
    margin = 1 if look.width < NARROW else 3
    canvas = _sea(right - left + 2 * margin, rows * height)
    for name, circle in circles.items():
        line, column = circle["r"] * height, _column(circle) - left + margin
        style = STYLES["marked"] if name in marks and "terrain" not in circle else _style(circle)
        for offset, text in enumerate(_cell(name, _content(circle, look, tall), tall)):
            canvas[line + offset][column : column + WIDTH] = [(character, style) for character in text]
        if tall and circle.get("hoplites"):
            canvas[line + 1][column + WIDTH - 1] = (f"{circle['hoplites']}", style)
    return Text("\n").join(_line(line) for line in canvas)


def _line(cells: list[tuple[str, str]]) -> Text:
    """A line of the canvas: neighbours of the same style are one piece."""
    pieces = groupby(cells, key=itemgetter(1))
    return Text.assemble(*(("".join(character for character, _ in piece), style) for style, piece in pieces))


def _column(circle: Circle) -> int:
    return WIDTH * circle["q"] + WIDTH // 2 * circle["r"]


def _sea(width: int, height: int) -> list[list[tuple[str, str]]]:
    """Open water: a few waves on each line."""
    return [[("~" if (column + 5 * line) % 9 < 2 else " ", SEA) for column in range(width)] for line in range(height)]


def _cell(name: str, content: str, tall: bool) -> list[str]:
    """The lines of a circle."""
    if tall:
        return [f"╭{name:─<2}╮", f"╰{content or '──':─<2}╯"]
    return [f"{name}{content:<2}" if content else f" {name} "]


def _content(circle: Circle, look: Look, tall: bool) -> str:
    """What is on a circle, in two characters."""
    if "creature" in circle:
        creature = circle["creature"]
        return f"{STRENGTH[creature]:>2}" if tall else look.language.name("creature", creature)[:2].upper()
    if "temple" in circle:
        return "ΠΠ"
    if "building" in circle:
        return look.language.text(f"short-{circle['building']}")
    if "metropolis" in circle:
        return "⌂⌂"
    if "terrain" in circle:
        return SIGNS.get(circle["terrain"], "?") * 2
    return "h" * circle["port"]["hoplites"] + "o" * circle["port"]["orichalcum"] if "port" in circle else ""


def _style(circle: Circle) -> str:
    for thing in ("creature", "temple", "building", "metropolis"):
        if thing in circle:
            return STYLES[thing]
    if "terrain" in circle:
        return STYLES.get(circle["terrain"], "")
    return STYLES["port" if "port" in circle else "empty"]
