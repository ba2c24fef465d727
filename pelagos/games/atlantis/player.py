"""A player's cards, tiles and tokens."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.digest import Digest
from pelagos.games.atlantis.components import REGIONS
from pelagos.games.atlantis.multisets import ALL_TILES, STACK_BITS, number_of_tiles

AREAS: Final[i64] = 2 * REGIONS
AREA: Final = vec[i64]([2 ** (STACK_BITS * area) for area in range(AREAS)])
"""A tile's place among the stacks: by area, own areas and neutral ones in turn."""
NEUTRAL_AREAS: Final[int] = sum(63 * 2 ** (STACK_BITS * area) for area in range(1, AREAS, 2))


def own_area(region: i64) -> i64:
    """The area of the player's own colour in a region."""
    return 2 * region


def neutral_area(region: i64) -> i64:
    """The neutral area of a region."""
    return 2 * region + 1


@final
@mypyc_attr(acyclic=True)
class Player:
    """A player. Handfuls of cards and stacks of tiles are multisets (see multisets.py).

    `known`, `old` and `plays` are what the others can tell about the hand (see knowledge.py).
    """

    def __init__(self) -> None:
        self.god: i64 = 0
        self.hand: i64 = 0
        self.followers: i64 = 0
        self.temples: i64 = 0  # the stacks on all areas, one after the other
        self.supply: i64 = ALL_TILES  # I1.5
        self.helper: bool = False
        self.known: i64 = 0  # cards of the hand that everybody saw going there
        self.old: i64 = 0  # other cards of the hand when the deck was last shuffled, as far as they may still be there
        self.plays: vec[i64] = vec[i64]()  # cards that left the hand since, and may have been old ones or not

    def clone(self) -> "Player":
        """An independent copy."""
        copy = Player()
        copy.god = self.god
        copy.hand = self.hand
        copy.followers = self.followers
        copy.temples = self.temples
        copy.supply = self.supply
        copy.helper = self.helper
        copy.known = self.known
        copy.old = self.old
        if len(self.plays) > 0:  # most often there are none
            copy.plays = self.plays[:]
        return copy

    # made by tools/state_methods.py
    def write(self, digest: Digest) -> None:
        """Put everything into a digest."""
        digest.number(self.god)
        digest.number(self.hand)
        digest.number(self.followers)
        digest.number(self.temples)
        digest.number(self.supply)
        digest.number(1 if self.helper else 0)
        digest.number(self.known)
        digest.number(self.old)
        digest.numbers(self.plays)

    def temple(self, area: i64) -> i64:
        """The player's stack on an area."""
        return (self.temples >> (STACK_BITS * area)) & 63

    def add(self, area: i64, stack: i64) -> None:
        """Put tiles on an area; they come from somewhere else."""
        self.temples += stack * AREA[area]

    def remove(self, area: i64, stack: i64) -> None:
        """Take tiles off an area; they go somewhere else."""
        self.temples -= stack * AREA[area]

    def tiles_on_own_areas(self) -> i64:
        """I15.7: how many tiles stand on areas of the own colour."""
        total: i64 = 0
        for region in range(REGIONS):
            total += number_of_tiles(self.temple(own_area(region)))
        return total

    def is_on_neutral_area(self) -> bool:
        """I15.4: whether a tile stands on any neutral area."""
        return self.temples & NEUTRAL_AREAS != 0
