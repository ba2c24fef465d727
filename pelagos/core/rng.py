"""The seeded generator inside every state: all randomness of a game comes from here.

Two sources, one interface. For simulation it is a multiply-with-carry generator whose whole state is one number that fits into 63
bits, so it gives the same numbers compiled and interpreted. For a table it is the 32-bit words of the SHAKE-256 stream of a secret,
so that nobody can compute what is to come from what they have seen; the state is then the position in the stream.
"""

import hashlib
import re
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.errors import BadSeed

MULTIPLIER: Final = 977776029  # MULTIPLIER * 2**32 - 1 is a safe prime
MASK32: Final = 0xFFFFFFFF
MASK29: Final = 0x1FFFFFFF
SEED_LIMIT: Final = 2**61
FIRST_STREAM_WORDS: Final = 256

Seed = int | str
"""An int for simulation, 64 hex digits for a table."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Secret:
    """The SHAKE-256 stream of a table's secret, as big-endian 32-bit words; shared by all clones of a state."""

    def __init__(self, secret: str) -> None:
        self.secret: Final = bytes.fromhex(secret)
        self.words: vec[i64] = vec[i64]()
        self._read(FIRST_STREAM_WORDS)

    def _read(self, length: int) -> None:
        stream = hashlib.shake_256(self.secret).digest(4 * length)
        self.words = vec[i64]([int.from_bytes(stream[k : k + 4], "big") for k in range(0, 4 * length, 4)])

    def word(self, place: i64) -> i64:
        """The word at this position of the endless stream."""
        if place >= len(self.words):
            self._read(2 * len(self.words))
        return self.words[place]


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Rng:
    """A source of random numbers that can be copied."""

    def __init__(self, state: i64, secret: Secret | None = None) -> None:
        self.state: i64 = state
        self.secret: Secret | None = secret

    def clone(self) -> "Rng":
        """An independent copy that gives the same numbers."""
        return Rng(self.state, self.secret)

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1; n is at least 1 and below 2**30."""
        secret = self.secret
        if secret is not None:
            word = secret.word(self.state)
            self.state += 1
            return (word * n) >> 32
        state = MULTIPLIER * (self.state & MASK32) + (self.state >> 32)
        self.state = state
        return (((state & MASK32) ^ (state >> 32)) * n) >> 32

    def shuffled(self, items: vec[i64]) -> vec[i64]:
        """The items in random order, as a new vec."""
        order = items[:]
        i: i64 = len(order) - 1
        while i > 0:
            j = self.below(i + 1)
            item = order[i]
            order[i] = order[j]
            order[j] = item
            i -= 1
        return order


def _mixed(x: i64) -> i64:
    """A 32-bit hash, so that adjacent seeds give unrelated streams."""
    x ^= x >> 16
    x = (x * 0x21F0AAAD) & MASK32
    x ^= x >> 15
    x = (x * 0x735A2D97) & MASK32
    return x ^ (x >> 15)


def seeded(seed: i64) -> Rng:
    """The fast generator for simulation."""
    low = _mixed((seed + 0x9E3779B9) & MASK32)
    high = _mixed(low ^ ((seed >> 32) & MASK29) ^ 0x5DEECE6D) & MASK29
    rng = Rng(high << 32 | low)
    for i in range(4):
        rng.below(2)
    return rng


def check_seed(seed: object) -> Seed:
    """The seed, checked, with hex digits in lower case."""
    if isinstance(seed, str):
        if re.fullmatch("[0-9a-fA-F]{64}", seed):
            return seed.lower()
        raise BadSeed(f"{seed!r} is no seed: a table's seed has exactly 64 hex digits, one for simulation is a number")
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < SEED_LIMIT:
        return seed
    raise BadSeed(f"{seed!r} is no seed: give a number from 0 to 2**61 - 1, or 64 hex digits")


def rng_of(seed: Seed) -> Rng:
    """The generator that belongs to a checked seed."""
    return Rng(0, Secret(seed)) if isinstance(seed, str) else seeded(seed)
