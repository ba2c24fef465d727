"""A stable 64-bit fingerprint of a sequence of numbers: the same on every platform, compiled or not."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

MASK32: Final = 0xFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Digest:
    """Two 32-bit lanes with different odd multipliers; no product leaves 63 bits."""

    def __init__(self) -> None:
        self.low: i64 = 0x243F6A88
        self.high: i64 = 0x13198A2E

    def half(self, x: i64) -> None:
        """Add 32 bits."""
        self.low = ((self.low ^ x) * 0x2C1B3C6D) & MASK32
        self.low ^= self.low >> 15
        self.high = ((self.high + x) * 0x297A2D39) & MASK32
        self.high ^= self.high >> 13

    def number(self, x: i64) -> None:
        """Add a number of at most 63 bits, which may be negative."""
        self.half(x & MASK32)
        self.half((x >> 32) & MASK32)

    def numbers(self, items: vec[i64]) -> None:
        """Add a list with its length, so that adjacent lists cannot be confused."""
        self.number(len(items))
        for i in range(len(items)):
            self.number(items[i])

    def value(self) -> int:
        """The fingerprint, from 0 to 2**64 - 1."""
        low = (self.low * 0x2545F491) & MASK32
        high = ((self.high ^ (low >> 11)) * 0x1B873593) & MASK32
        return int(high ^ (high >> 16)) * 0x100000000 + int(low ^ (high >> 7))
