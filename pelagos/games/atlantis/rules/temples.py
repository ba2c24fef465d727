"""I8 and I9: temples, building moves and construction areas."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.words import Verb
from pelagos.games.atlantis.lookup import MOVE_OFF, MOVE_ON, TILES
from pelagos.games.atlantis.multisets import TILE, includes, level, tiles
from pelagos.games.atlantis.player import AREAS, Player
from pelagos.games.atlantis.state import Atlantis


def is_open(s: Atlantis, seat: i64, area: i64) -> bool:
    """I9.1, I9.2: own areas always; a neutral one, where there is one, unless it holds tiles of somebody else."""
    if area % 2 == 0:
        return True
    if s.neutral & BIT[area // 2] == 0:
        return False
    others: i64 = 0
    for other in range(len(s.players)):
        if other != seat:
            others |= s.players[other].temple(area)
    return others == 0


def next_price(stack: i64) -> i64:
    """I7.2.2: what building on a stack costs: the level after the move, and every move raises it by one."""
    return level(stack) + 1


def can_build(player: Player, area: i64, move: i64) -> bool:
    """I8.3 to I8.5: the tiles taken off are in the temple, the one put on is in the supply."""
    return includes(player.temple(area), MOVE_OFF[move]) and includes(player.supply, MOVE_ON[move])


def build(player: Player, area: i64, move: i64) -> None:
    """I8.3, I7.2.5: change the tiles; those replaced go back to the supply at once."""
    player.remove(area, MOVE_OFF[move])
    player.add(area, MOVE_ON[move])
    player.supply += MOVE_OFF[move] - MOVE_ON[move]


def demolish(player: Player, area: i64, tile: i64) -> None:
    """I7.3: one tile goes back to the supply."""
    player.remove(area, TILE[tile])
    player.supply += TILE[tile]


def own_tiles(player: Player, verb: Verb, words: vec[i64]) -> vec[i64]:
    """Append a word for each of the player's tiles on the boards; equal ones in one temple are the same choice."""
    for area in range(AREAS):
        stack = player.temple(area)
        if stack != 0:
            for tile in range(TILES):
                if tiles(stack, tile) > 0:
                    words = append(words, verb.code(area, tile))
    return words
