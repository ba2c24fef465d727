"""A map of Cyclades drawn with characters: hexagons in rows offset by half, each six characters wide and two lines high.

If room is short, a hexagon is four characters wide and one line high:

      d4        sea space with two fleets     d4●2
    ●●
    Tinos       island with one troop         Tin●1
    ●1 P·
"""

from collections.abc import Collection
from itertools import groupby
from operator import itemgetter

from rich.text import Text

from pelagos.games.cyclades.components import COMPONENTS, MapData, Sea
from pelagos.games.cyclades.shapes import CycladesView, Isle
from pelagos.terminal.look import COLOURS, SHAPES, Look

Canvas = list[list[tuple[str, str]]]

WIDE, NARROW = 6, 4
"""The width of a hexagon on two lines and on one."""
TRADE, KRAKEN, METROPOLIS, EMPTY = "$", "Ψ", "⌂", "·"
STYLES = {
    "sea": "dodger_blue1",
    "wave": "blue",
    "trade": "bold yellow",
    "kraken": "bold white on red3",
    "marked": "bold underline bright_white",
    "here": "bold grey0 on bright_white",
    "neutral": "grey0 on grey70",
}
MAPS = {data.name: data for data in COMPONENTS.maps}


def map_width(name: str, cell: int) -> int:
    """The width of a map in characters."""
    columns = [2 * q + r for q, r in _places(MAPS[name])]
    return (max(columns) - min(columns) + 2) * cell // 2


def chart(view: CycladesView, look: Look, cell: int) -> Text:
    """The drawn map."""
    data = MAPS[view["map"]]
    height = 2 if cell == WIDE else 1
    places = _places(data)
    left, top = min(2 * q + r for q, r in places), min(r for _, r in places)
    lines = (max(r for _, r in places) - top + 1) * height
    canvas: Canvas = [[(" ", "")] * map_width(data.name, cell) for _ in range(lines)]

    def put(place: tuple[int, int], pieces: list[list[tuple[str, str]]]) -> None:
        q, r = place
        column = (2 * q + r - left) * cell // 2
        for line, piece in enumerate(pieces, start=(r - top) * height):
            cells = [(character, style) for text, style in piece for character in text]
            canvas[line][column : column + len(cells)] = cells

    for sea in data.seas:
        put(sea.place, _sea(view, sea, look, cell))
    for island, hexes in zip(data.islands, data.hexes, strict=True):
        for place, pieces in zip(hexes, _island(view, island.name, len(hexes), look, cell), strict=True):
            put(place, pieces)
    return Text("\n").join(_line(line) for line in canvas)


def _places(data: MapData) -> list[tuple[int, int]]:
    return [sea.place for sea in data.seas] + [place for hexes in data.hexes for place in hexes]


def _line(cells: list[tuple[str, str]]) -> Text:
    """A line of the canvas: neighbours of the same style are one piece."""
    pieces = groupby(cells, key=itemgetter(1))
    return Text.assemble(*(("".join(character for character, _ in piece), style) for style, piece in pieces))


def _here(view: CycladesView) -> Collection[object]:
    """The spaces that the pending step or the battle is about."""
    battle = view["battle"]
    pending = view["pending"]
    return [pending.get("sea"), pending.get("island"), battle["at"] if battle else None]


def _sea(view: CycladesView, sea: Sea, look: Look, cell: int) -> list[list[tuple[str, str]]]:
    """The lines of a sea space: its coordinate, what it trades and the fleets there."""
    kraken = view["creatures"]["kraken"] == sea.name
    there = view["seas"].get(sea.name)
    style = STYLES["here"] if sea.name in _here(view) else STYLES["marked" if sea.name in look.marks else "sea"]
    trade = (TRADE if sea.trade else " ", STYLES["trade"])
    fleets, colour = 0, ""
    if there:
        fleets, owner = there["fleets"], there["owner"]
        shape, colour = SHAPES[owner], f"bold {COLOURS[owner]}"
    if cell == NARROW:
        if kraken:
            return [[(f"{sea.name[-2:]}{KRAKEN}{KRAKEN}", STYLES["kraken"])]]
        if there:
            return [[(sea.name[-2:], STYLES["trade"] if sea.trade else style), (f"{shape}{fleets}", colour)]]
        return [[(sea.name, style), trade, (" " * (NARROW - 1 - len(sea.name)), "")]]
    first = [(" " * (4 - len(sea.name)), ""), (sea.name, style), trade, (" ", "")]
    if kraken:
        return [first, [(f" {KRAKEN * 4} ", STYLES["kraken"])]]
    if there:
        return [first, [(f"{shape * fleets if fleets < 4 else f'{shape}x{fleets}':^6}", colour)]]
    return [first, [("   ~  ", STYLES["wave"])]]


def _island(view: CycladesView, name: str, hexes: int, look: Look, cell: int) -> list[list[list[tuple[str, str]]]]:
    """The lines of each hexagon of an island: name, troops, then the slots."""
    island = view["islands"][name]
    owner = island["owner"]
    style = STYLES["neutral"] if owner is None else f"grey0 on {COLOURS[owner]}"
    title = STYLES["here"] if name in _here(view) else f"bold underline {style}" if name in look.marks else style
    shown = look.language.name("island", name)
    troops, slots = (" " if owner is None else f"{SHAPES[owner]}{island['troops']}"), slot_signs(island, look)
    if cell == NARROW:
        texts = [[f"{shown[:3]:<3}{METROPOLIS if island['metropolis'] else ' '}"]]
        if hexes == 1:
            texts = [[f"{shown[0]}{METROPOLIS if island['metropolis'] else shown[1]}{troops:<2}"]]
        texts += [[f"{troops:^4}"], [f"{slots:^4}"], ["    "]]
    else:
        below = f"{troops:<2} {slots}" if hexes == 1 else f"{troops:<2}{METROPOLIS if island['metropolis'] else ' '}"
        texts = [[f"{shown[:WIDE]:^6}", f"{below:^6}"], [f"{slots:^6}", " " * WIDE]]
        texts += [[" " * WIDE, " " * WIDE]] * 2
    return [
        [[(text, title if number == 0 and line == 0 else style)] for line, text in enumerate(lines)]
        for number, lines in enumerate(texts[:hexes])
    ]


def slot_signs(island: Isle, look: Look) -> str:
    """One character for each slot: a building's letter, the metropolis over it, or nothing."""
    covered = island["covered"]
    signs = []
    for slot, building in enumerate(island["slots"], start=1):
        sign = METROPOLIS if slot in covered else EMPTY
        signs.append(look.language.text(f"short-{building}") if building else sign)
    return "".join(signs)
