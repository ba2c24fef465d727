"""Small multisets as one number each: a handful of cards by colour, a temple by size of tile.

Cards of one colour are alike (I2.2), and so are temples of the same tiles (I8.2); only counts matter. Multisets are added and
subtracted as numbers: `hand + CARD[colour]`.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.games.atlantis.components import REGIONS, SIZES

CARD_BITS: Final = 8
CARD: Final = vec[i64]([2 ** (CARD_BITS * colour) for colour in range(REGIONS)])
"""One card of a colour."""

TILE_BITS: Final = 2
TILE: Final = vec[i64]([2 ** (TILE_BITS * size) for size in range(SIZES)])
"""One tile of a size: 0 for a I, 1 for a II, 2 for a III."""
STACK_BITS: Final = TILE_BITS * SIZES
ALL_TILES: Final = 2 * 1 + 2 * 4 + 2 * 16
"""A player's six tiles (I2.1)."""


def cards(multiset: i64, colour: i64) -> i64:
    """How many cards of a colour there are."""
    return (multiset >> (CARD_BITS * colour)) & 255


def size(multiset: i64) -> i64:
    """How many cards there are in all."""
    return (multiset & 255) + (multiset >> 8 & 255) + (multiset >> 16 & 255) + (multiset >> 24 & 255)


def spread(multiset: i64) -> vec[i64]:
    """The cards one by one, sorted."""
    out = vec[i64](capacity=32)
    for colour in range(REGIONS):
        for i in range(cards(multiset, colour)):
            out = append(out, colour)
    return out


def gathered(items: vec[i64]) -> i64:
    """The multiset of these cards."""
    multiset: i64 = 0
    for i in range(len(items)):
        multiset += CARD[items[i]]
    return multiset


def tiles(stack: i64, tile: i64) -> i64:
    """How many tiles of a size there are in a stack."""
    return (stack >> (TILE_BITS * tile)) & 3


def number_of_tiles(stack: i64) -> i64:
    """How many tiles there are in a stack."""
    return (stack & 3) + (stack >> 2 & 3) + (stack >> 4 & 3)


def level(stack: i64) -> i64:
    """I1.3: the sum of the tiles' values."""
    return (stack & 3) + 2 * (stack >> 2 & 3) + 3 * (stack >> 4 & 3)


def includes(stack: i64, part: i64) -> bool:
    """Whether a stack has at least the tiles of another."""
    return stack & 3 >= part & 3 and stack & 12 >= part & 12 and stack & 48 >= part & 48


def stack_of(sizes: list[int]) -> i64:
    """The stack of tiles with these sizes."""
    stack: i64 = 0
    for one in sizes:
        stack += TILE[one]
    return stack
