"""What the row of cards offers a seat in its next turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, mask_of, without_lowest
from pelagos.core.features import FeatureSink
from pelagos.core.state import kind_of
from pelagos.games.orichalcum.components import ACTIONS
from pelagos.games.orichalcum.islands import Island
from pelagos.games.orichalcum.lookup import (
    CARD_ACTION,
    CONSTRUCT,
    MEDALLION_COST,
    MINES,
    ORATORY,
    ORDINARY,
    POINTS_TO_WIN,
    PRODUCE,
    SIZES,
    SLOT_COST,
    TILE_TERRAINS,
    TITAN_LIMIT,
    TITANS,
)
from pelagos.games.orichalcum.state import NONE, Orichalcum, Player, card_of, creature_of, tile_of
from pelagos.games.orichalcum.steps import CHOOSE_SIDE, LAY_METROPOLIS, TAKE_CARD

OFFERS: Final = [*ACTIONS, "calm", "titan", "titan-gained", "titan-stolen", "temple", "token", "two-points", "win"]
"""What a card may offer."""
CALM: Final[i64] = len(ACTIONS)
TITAN: Final[i64] = CALM + 1
TITAN_GAINED: Final[i64] = CALM + 2
TITAN_STOLEN: Final[i64] = CALM + 3
TEMPLE: Final[i64] = CALM + 4
TOKEN: Final[i64] = CALM + 5
TWO_POINTS: Final[i64] = CALM + 6
WIN: Final[i64] = CALM + 7


def _with_circles(tile: int, least: int) -> int:
    terrains = [int(terrain) for terrain in TILE_TERRAINS[tile]]
    return mask_of([terrain for terrain in range(int(ORDINARY)) if terrains.count(terrain) >= least])


SHOWN: Final = vec[i64]([_with_circles(tile, least) for tile in range(len(TILE_TERRAINS)) for least in range(1, SIZES + 1)])
"""The set of terrains of which a tile has at least so many circles: at tile * SIZES + number - 1."""


def at_most(number: i64, limit: i64) -> i64:
    """A number, or the limit where it is higher."""
    return number if number < limit else limit


def next_to_take(s: Orichalcum) -> i64:
    """The seat that takes a card next, as far as that is known."""
    kind = kind_of(s.stack[len(s.stack) - 1])
    if kind in (TAKE_CARD, LAY_METROPOLIS, CHOOSE_SIDE):
        return s.seat
    return (s.seat + 1) % len(s.players)


def observe_row(s: Orichalcum, seat: i64, points: i64, held: i64, island: Island, paid: i64, first: i64, sink: FeatureSink) -> None:
    """Tell what the cards offer that the seat can pay for: features from the first on, in the order of OFFERS.

    Known are its points and titans, what its island is good for, and what an extra action could be paid for.
    """
    player = s.players[seat]
    costs = SLOT_COST[len(s.players)]
    room = count(held) < TITAN_LIMIT + player.powers[ORATORY]
    by_one, by_two, by_three = island.attracted[1], island.attracted[2], island.attracted[3]
    ready = island.temples > 0
    taken = _held(s)
    found: i64 = 0
    most: i64 = 0  # points that a card without a creature could bring
    for slot in range(len(s.row)):
        if costs[slot] > player.hoplites:
            break
        tile, action = tile_of(s.row[slot]), CARD_ACTION[card_of(s.row[slot])]
        found |= BIT[action]
        gained: i64 = 0
        titans: i64 = 0
        if tile != NONE:  # O8.2
            titans = SHOWN[tile * SIZES] & by_one | SHOWN[tile * SIZES + 1] & by_two | SHOWN[tile * SIZES + 2] & by_three
            titans &= ~held
        if titans != 0:
            found |= BIT[TITAN]
            if titans & taken != 0:
                found |= BIT[TITAN_STOLEN]
            if room:
                found |= BIT[TITAN_GAINED]
                gained = 1
        completes = not ready and tile != NONE and SHOWN[tile * SIZES] & island.lacked != 0
        if completes:
            found |= BIT[TEMPLE]
        tokens = _tokens(player, action, ready or completes, paid)
        if tokens > 0:
            found |= BIT[TOKEN]
        if creature_of(s.row[slot]) == NONE:
            found |= BIT[CALM]
            most = gained + tokens if gained + tokens > most else most
    if most >= 2:
        found |= BIT[TWO_POINTS]
    if most > 0 and points + most >= POINTS_TO_WIN and len(player.lairs) == 0:
        found |= BIT[WIN]
    while found != 0:
        sink.add(first + lowest(found), 1.0)
        found = without_lowest(found)


def _held(s: Orichalcum) -> i64:
    """The set of titans that somebody holds."""
    taken: i64 = 0
    for titan in range(TITANS):
        if s.titan_holder[titan] != NONE:
            taken |= BIT[titan]
    return taken


def _tokens(player: Player, action: i64, temple: bool, paid: i64) -> i64:
    """How many victory tokens a card with this action could bring: one for each time that there is something to construct."""
    times: i64 = 0
    if action == CONSTRUCT:
        times += 1
    if paid > 0:
        times += 1
    objects: i64 = 1 if temple else 0
    orichalcum = player.orichalcum
    if action == PRODUCE:
        orichalcum += player.powers[MINES]
    if orichalcum >= MEDALLION_COST and (action in (CONSTRUCT, PRODUCE) or paid == 2):
        objects += 1
    return at_most(times, objects)
