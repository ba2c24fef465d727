"""Sets of up to 62 things as the bits of one i64.

`1 << n` must not be written with a native `n`: mypyc compiles it as a 32-bit shift. `BIT[n]` is right everywhere.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MAX_BITS: Final = 62


def _index_of_bit_mod_67() -> list[int]:
    """2 is a primitive root of 67, so the powers of two leave different remainders."""
    index = [0] * 67
    for n in range(MAX_BITS):
        index[2**n % 67] = n
    return index


BIT: Final = vec[i64]([2**n for n in range(MAX_BITS)])
_INDEX: Final = vec[i64](_index_of_bit_mod_67())


def lowest(mask: i64) -> i64:
    """The smallest member of a set that is not empty."""
    return _INDEX[(mask & -mask) % 67]


def without_lowest(mask: i64) -> i64:
    """The set without its smallest member."""
    return mask & (mask - 1)


def count(mask: i64) -> i64:
    """How many members the set has: counted by pairs, fours and eights at once, and these added up."""
    pairs = mask - ((mask >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    eights = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    eights += eights >> 8
    eights += eights >> 16
    return (eights + (eights >> 32)) & 0x7F


def members(mask: i64) -> list[int]:
    """The members in ascending order, for code that need not be fast."""
    return [n for n in range(MAX_BITS) if mask & BIT[n]]


def mask_of(members: list[int]) -> int:
    """The set of these members."""
    mask = 0
    for n in members:
        mask |= 2**n
    return mask
