"""Sets of up to 62 things as the bits of one i64.

`1 << n` must not be written with a native `n`: mypyc compiles it as a 32-bit shift. `BIT[n]` is right everywhere.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MAX_BITS: Final = 62


SLIDING: Final = 0x03F79D71B4CB0A89
"""A de Bruijn sequence: any six adjacent bits of it are unique, so the top six tell how far it was shifted."""


def _index_by_six_bits() -> list[int]:
    index = [0] * 64
    for n in range(MAX_BITS):
        index[(SLIDING << n) >> 58 & 63] = n
    return index


BIT: Final = vec[i64]([2**n for n in range(MAX_BITS)])
_INDEX: Final = vec[i64](_index_by_six_bits())


def lowest(mask: i64) -> i64:
    """The smallest member of a non-empty set. Overflow does not affect the six bits."""
    return _INDEX[(mask & -mask) * SLIDING >> 58 & 63]


def without_lowest(mask: i64) -> i64:
    """The set without its smallest member."""
    return mask & (mask - 1)


def count(mask: i64) -> i64:
    """How many members the set has, by adding up pairs, fours and eights of bits in parallel.

    Constants of more than 62 bits would be slow: for mypyc they are objects.
    """
    pairs = mask - ((mask >> 1) & 0x1555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    eights += eights >> 8
    eights += eights >> 16
    return (eights + (eights >> 32)) & 0x7F


def members(mask: i64) -> list[int]:
    """The members in ascending order; for code that need not be fast."""
    return [n for n in range(MAX_BITS) if mask & BIT[n]]


def mask_of(members: list[int]) -> int:
    """The set of these members."""
    mask = 0
    for n in members:
        mask |= 2**n
    return mask
