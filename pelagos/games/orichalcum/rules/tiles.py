"""O6: placing the terrain tile."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import seat_of
from pelagos.games.orichalcum.lookup import (
    BESIDE,
    LAND,
    OUTLINE_SIZE,
    TILE_OUTLINE,
    TILE_SIZE,
    TILE_TERRAINS,
    TILE_TURNS,
    TILE_VOLCANO,
    UNDER,
    UNDER_CELL,
)
from pelagos.games.orichalcum.messages import CREATURE_ARRIVED, TILE_PLACED, TILE_RETURNED
from pelagos.games.orichalcum.rules.ports import cover_ports
from pelagos.games.orichalcum.rules.supply import return_tile
from pelagos.games.orichalcum.rules.titans import attracted_titans
from pelagos.games.orichalcum.state import LAID_TILE, NONE, Orichalcum, Player, Step, laid, lair
from pelagos.games.orichalcum.steps import ATTRACT_TITANS
from pelagos.games.orichalcum.words import PLACE


def placements(player: Player, tile: i64, most: i64 = 1000) -> vec[i64]:
    """O6.1, O6.5: inside the island, on empty circles, beside an occupied one; what looks alike only once.

    The search may stop when `most` are found.
    """
    empty = player.empty
    occupied = LAND[player.side] & ~empty
    under = UNDER[TILE_OUTLINE[tile]]
    beside = BESIDE[TILE_OUTLINE[tile]]
    turns_that_differ = TILE_TURNS[tile]
    words = vec[i64](capacity=most if most < 64 else 64)
    circles = empty
    while circles != 0 and len(words) < most:
        circle = lowest(circles)
        circles = without_lowest(circles)
        for turns in range(turns_that_differ):
            place = circle * 6 + turns
            covered = under[place]
            if covered != 0 and covered & ~empty == 0 and beside[place] & occupied != 0:
                words = append(words, PLACE.base + place)
    return words


class PlaceTile(Step):
    """O6: the tile that came with the card must be laid, wherever it fits and touches what is there."""

    def enter(self, s: Orichalcum, step: i64) -> bool:
        """O6.3, O21.5: a tile that fits nowhere goes back; a card may have come without one."""
        if s.tile == NONE:
            return False
        seat = seat_of(step)
        if len(placements(s.players[seat], s.tile, 1)) > 0:
            return True
        return_tile(s, s.tile, TILE_SIZE[s.tile], s.creature)
        s.note(TILE_RETURNED, seat, s.tile)
        s.tile = NONE
        s.creature = NONE
        return False

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        return placements(s.players[seat_of(step)], s.tile)

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        """O6.4: terrain and creature, then the ports, then the titans."""
        seat, tile = seat_of(step), s.tile
        place = word - PLACE.base
        circles = UNDER[TILE_OUTLINE[tile]][place]
        s.note(TILE_PLACED, seat, tile, PLACE.first(word))
        _lay(s, seat, place)
        cover_ports(s, seat, circles)
        titans = attracted_titans(s.players[seat], circles)
        if titans != 0:
            s.push(ATTRACT_TITANS, seat, titans)


def _lay(s: Orichalcum, seat: i64, place: i64) -> None:
    """Put the tile in hand on the island, its creature on the volcano (O9.1)."""
    player = s.players[seat]
    tile, terrains = s.tile, TILE_TERRAINS[s.tile]
    size = OUTLINE_SIZE[TILE_OUTLINE[tile]]
    cells = UNDER_CELL[TILE_OUTLINE[tile]]
    for cell in range(size):
        circle = cells[place * size + cell]
        player.empty &= ~BIT[circle]
        if cell == TILE_VOLCANO[tile] and s.creature != NONE:
            player.lairs = append(player.lairs, lair(circle, s.creature, 0))
            s.note(CREATURE_ARRIVED, seat, s.creature, circle)
        else:
            player.free[terrains[cell]] |= BIT[circle]  # a volcano without a creature counts as cleared (O21.3)
    player.laid = append(player.laid, laid(LAID_TILE, tile, place))
    s.tile = NONE
    s.creature = NONE
