"""O9: creatures on the island."""

from mypy_extensions import i64

from pelagos.games.orichalcum.lookup import NEAR
from pelagos.games.orichalcum.state import NONE, Player, lair_circle


def beside_creatures(player: Player) -> i64:
    """O9.2: the circles adjacent to a creature."""
    found: i64 = 0
    for i in range(len(player.lairs)):
        found |= NEAR[lair_circle(player.lairs[i])]
    return found


def lair_at(player: Player, circle: i64) -> i64:
    """The place in the list of lairs of the creature on a circle, NONE if there is none."""
    for i in range(len(player.lairs)):
        if lair_circle(player.lairs[i]) == circle:
            return i
    return NONE
