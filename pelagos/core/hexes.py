"""Axial geometry of the triangular lattice (equally: of hexagons).

A place is (q, r). Rows have constant r and are drawn from top to bottom; horizontally a place lies at q + r/2.
"""

from typing import Final

Place = tuple[int, int]

DIRECTIONS: Final[list[Place]] = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
"""The six neighbours, clockwise from the right."""


def neighbours(place: Place) -> list[Place]:
    """The six neighbours of a place."""
    q, r = place
    return [(q + dq, r + dr) for dq, dr in DIRECTIONS]


def turned(place: Place, turns: int) -> Place:
    """The place turned clockwise about (0, 0) by a number of steps of 60 degrees."""
    q, r = place
    for turn in range(turns % 6):
        q, r = -r, q + r
    return q, r


def shifted(place: Place, by: Place) -> Place:
    """The place moved by a distance."""
    return place[0] + by[0], place[1] + by[1]


def period(outline: list[Place], labels: list[str]) -> int:
    """After how many steps of 60 degrees a labelled outline looks the same again, apart from its position.

    1, 2, 3 or 6: only turns 0 to period - 1 differ.
    """
    patterns: list[list[tuple[Place, str]]] = []
    for turns in range(6):
        cells = [turned(cell, turns) for cell in outline]
        corner = min(cells)
        patterns.append(sorted(((q - corner[0], r - corner[1]), label) for (q, r), label in zip(cells, labels, strict=True)))
        if turns and patterns[turns] == patterns[0]:
            return turns
    return 6
