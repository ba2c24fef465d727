"""O19: buildings, where they may stand and what they do."""

from librt.vecs import append
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.games.orichalcum.lookup import (
    BUILDING_POWERS,
    CRYSTAL,
    POWER_KINDS,
    SINGLE_POWERS,
    TERRAINS,
)
from pelagos.games.orichalcum.messages import BUILDING_YIELDED, BUILT
from pelagos.games.orichalcum.rules.creatures import beside_creatures
from pelagos.games.orichalcum.state import LAID_BUILDING, Orichalcum, Player, laid


def barred_circles(player: Player) -> i64:
    """O9.2, O19.8: circles beside creatures, unless a Crystal stands; it does not help to build itself."""
    if player.powers[CRYSTAL] != 0:
        return 0
    return beside_creatures(player)


def free_terrain(player: Player) -> i64:
    """O1.3: all free terrain, cleared volcanoes included."""
    circles: i64 = 0
    for terrain in range(TERRAINS):
        circles |= player.free[terrain]
    return circles


def cover(player: Player, circles: i64) -> None:
    """O14.2: covered circles are terrain no more."""
    for terrain in range(TERRAINS):
        player.free[terrain] &= ~circles


def put_up(s: Orichalcum, seat: i64, building: i64, circle: i64) -> None:
    """Put a building on a circle; its power works from now on."""
    player = s.players[seat]
    cover(player, BIT[circle])
    player.laid = append(player.laid, laid(LAID_BUILDING, building, circle * 6))
    powers = BUILDING_POWERS[building]
    for power in range(POWER_KINDS):
        if SINGLE_POWERS & BIT[power] != 0:
            player.powers[power] |= powers[power]
        else:
            player.powers[power] += powers[power]
    s.note(BUILT, seat, building, circle)


def note_yield(s: Orichalcum, seat: i64, hoplites: i64, orichalcum: i64) -> None:
    """O2.6: what lay on a new mine or training camp, if anything."""
    if hoplites > 0 or orichalcum > 0:
        s.note(BUILDING_YIELDED, seat, hoplites, orichalcum)
