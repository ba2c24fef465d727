"""Draws the maps of Cyclades from the components, with the start positions, to look at: `python docs/maps/cyclades.py`."""

from pathlib import Path

from pelagos.core.hexes import Place
from pelagos.games.cyclades.components import COMPONENTS, MapData

HERE = Path(__file__).parent
SIZE = 30.0
COLORS = {"red": "#c0392b", "blue": "#2563a8", "green": "#2e8b57", "yellow": "#c79a00", "black": "#333333"}


def centre(place: Place) -> tuple[float, float]:
    """Where a hexagon lies on the page."""
    q, r = place
    return SIZE * 3**0.5 * (q + r / 2), SIZE * 1.5 * r


def hexagon(place: Place, fill: str) -> str:
    """One hexagon with its point at the top."""
    x, y = centre(place)
    corners = [(0, -1), (0.866, -0.5), (0.866, 0.5), (0, 1), (-0.866, 0.5), (-0.866, -0.5)]
    points = " ".join(f"{x + SIZE * a:.1f},{y + SIZE * b:.1f}" for a, b in corners)
    return f'<polygon points="{points}" fill="{fill}" stroke="#ffffff" stroke-width="1.5"/>'


def text(x: float, y: float, words: str, size: float = 10, fill: str = "#1c2b3a") -> str:
    """A line of text, centred."""
    return f'<text x="{x:.1f}" y="{y:.1f}" font-size="{size}" fill="{fill}" text-anchor="middle">{words}</text>'


def piece(x: float, y: float, color: str, round_: bool) -> str:
    """A fleet is round, a troop is square."""
    if round_:
        return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="6" fill="{COLORS[color]}"/>'
    return f'<rect x="{x - 6:.1f}" y="{y - 6:.1f}" width="12" height="12" fill="{COLORS[color]}"/>'


def drawing(data: MapData, players: int) -> str:
    """A map with the start positions for a number of players."""
    parts: list[str] = []
    for sea in data.seas:
        x, y = centre(sea.place)
        parts += [
            hexagon(sea.place, "#8ec5e8" if sea.trade else "#cfe6f5"),
            text(x, y - 12, sea.name + (" +1" if sea.trade else "")),
        ]
    for island, hexes in zip(data.islands, data.hexes, strict=True):
        parts += [hexagon(place, "#d9c08a") for place in hexes]
        x, y = centre(hexes[0])
        parts += [text(x, y - 8, island.name), text(x, y + 3, f"slots {island.slots}, +{island.prosperity}", 8)]
    for start in COMPONENTS.starts[players]:
        parts += [piece(*centre(data.seas[sea].place), start.color, True) for sea in start.seas]
        for number in start.islands:
            x, y = centre(data.hexes[number][0])
            parts.append(piece(x, y + 15, start.color, False))
    places = [sea.place for sea in data.seas] + [place for hexes in data.hexes for place in hexes]
    xs, ys = zip(*[centre(place) for place in places], strict=True)
    left, top = min(xs) - SIZE, min(ys) - SIZE
    box = f"{left:.0f} {top:.0f} {max(xs) - left + SIZE:.0f} {max(ys) - top + SIZE:.0f}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" font-family="sans-serif">\n' + "\n".join(parts) + "\n</svg>\n"


def main() -> None:
    """Write one drawing for each number of players."""
    for data in COMPONENTS.maps:
        for players in data.players:
            (HERE / f"cyclades-{players}.svg").write_text(drawing(data, players), encoding="utf-8")


if __name__ == "__main__":
    main()
