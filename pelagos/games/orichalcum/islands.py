"""What an island is good for: areas that attract titans, and places for temples."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.games.orichalcum.lookup import (
    CRYSTAL,
    LAND,
    NEAR,
    ORDINARY,
    PRACTICE,
    SIZES,
    TEMPLE_SITES,
    TERRAINS,
    TITAN_AREA,
    TITANS,
    around,
)
from pelagos.games.orichalcum.rules.creatures import beside_creatures
from pelagos.games.orichalcum.state import Player, new_player

KEPT: Final = 4096
"""How many islands are remembered: a power of two."""


@final
@mypyc_attr(acyclic=True)
class Island:
    """What is laid on an island, and what follows from that."""

    def __init__(self, player: Player, barred: i64) -> None:
        self.side: Final = player.side
        self.empty: Final = player.empty
        self.free: Final = player.free[:]
        self.barred: Final = barred
        self.repeats: Final = player.powers[PRACTICE]
        """How often terrains may repeat under a temple."""
        self.attracted: Final = self._attracted()
        """By a number of circles, up to a tile's: the set of terrains whose area attracts a titan with so many circles more."""
        self.shore: i64 = 0
        """Empty circles that touch something."""
        self.temples: i64 = 0
        """How many temples could be built now, two at most; two need circles of their own."""
        self.near: i64 = 0
        """Places where a temple lacks one circle."""
        self.far: i64 = 0
        """Places where it lacks two."""
        self.lacked: i64 = 0
        """The set of terrains of which a temple lacks one circle."""
        if self.side >= 0:
            self.shore = count(self.empty & around(LAND[self.side] & ~self.empty))
            self._find_temples()

    def is_of(self, player: Player, barred: i64) -> bool:
        """Whether the player's island is such a one."""
        if self.empty != player.empty or self.side != player.side or self.barred != barred:
            return False
        for terrain in range(TERRAINS):
            if self.free[terrain] != player.free[terrain]:
                return False
        return self.repeats == player.powers[PRACTICE]

    def _attracted(self) -> vec[i64]:
        """O8.2: by areas that can grow."""
        sizes = vec[i64](capacity=TITANS)
        for terrain in range(TITANS):
            sizes = append(sizes, growing(self.free[terrain], self.empty))
        found = vec[i64](capacity=SIZES + 1)
        for circles in range(SIZES + 1):
            terrains: i64 = 0
            for terrain in range(TITANS):
                if sizes[terrain] + circles >= TITAN_AREA:
                    terrains |= BIT[terrain]
            found = append(found, terrains)
        return found

    def _find_temples(self) -> None:
        """O14.3: where a temple could stand, and what it lacks there."""
        empty, free = self.empty, self.free
        usable = empty
        for terrain in range(TERRAINS):
            usable |= free[terrain]
        unusable = ~usable | self.barred
        ready: i64 = 0
        sites = TEMPLE_SITES[self.side]
        for i in range(len(sites)):
            site = sites[i]
            # at most two circles may lack
            if site & unusable != 0 or without_lowest(site & ~empty) == 0 or not self._differ(site):
                continue
            lacking = site & empty
            if lacking == 0:
                if ready == 0:
                    ready = site
                    self.temples = 1
                elif ready & site == 0:
                    self.temples = 2
            elif without_lowest(lacking) == 0:
                self.near += 1
                for terrain in range(ORDINARY):
                    if free[terrain] & site == 0:
                        self.lacked |= BIT[terrain]
            else:
                self.far += 1

    def _differ(self, circles: i64) -> bool:
        """Whether the terrains under a temple differ as far as they must."""
        free = self.free
        repeated: i64 = 0
        for terrain in range(ORDINARY):
            again = without_lowest(free[terrain] & circles)
            while again != 0:
                repeated += 1
                again = without_lowest(again)
        return repeated <= self.repeats


def growing(free: i64, empty: i64) -> i64:
    """The size of the largest connected area of these circles that touches an empty one."""
    largest: i64 = 0
    while free != 0:
        area = free & -free
        edge = area
        touched: i64 = 0
        while edge != 0:
            near = NEAR[lowest(edge)]
            edge = without_lowest(edge)
            touched |= near
            fresh = near & free & ~area
            area |= fresh
            edge |= fresh
        free &= ~area
        if touched & empty != 0:
            size = count(area)
            largest = size if size > largest else largest
    return largest


_KNOWN: Final = vec[Island]([Island(new_player(), 0)] * KEPT)
"""Islands that were asked for, each at the place that follows from what is laid there."""


def island_of(player: Player) -> Island:
    """What a player's island is good for. From one question to the next few islands change, so the answers are kept."""
    barred: i64 = 0
    if player.powers[CRYSTAL] == 0:
        barred = beside_creatures(player)
    place = _place(player, barred)
    known = _KNOWN[place]
    if known.is_of(player, barred):
        return known
    island = Island(player, barred)
    _KNOWN[place] = island
    return island


def _place(player: Player, barred: i64) -> i64:
    """Where an island is kept."""
    free = player.free
    mixed = player.empty ^ barred
    for terrain in range(TERRAINS):
        mixed ^= free[terrain] * (2 * terrain + 3)
    return (mixed ^ mixed >> 12 ^ mixed >> 24 ^ mixed >> 36 ^ mixed >> 48) & (KEPT - 1)
