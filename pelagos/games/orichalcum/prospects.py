"""What the row of cards offers a seat in its next turn."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.core.features import FeatureSink
from pelagos.core.state import kind_of
from pelagos.games.orichalcum.components import ACTIONS
from pelagos.games.orichalcum.lookup import (
    CARD_ACTION,
    CONSTRUCT,
    MEDALLION_COST,
    MINES,
    NEAR,
    ORATORY,
    ORDINARY,
    POINTS_TO_WIN,
    PRODUCE,
    SLOT_COST,
    TILE_TERRAINS,
    TITAN_AREA,
    TITAN_LIMIT,
    TITANS,
)
from pelagos.games.orichalcum.state import NONE, Orichalcum, Player, card_of, creature_of, tile_of
from pelagos.games.orichalcum.steps import CHOOSE_SIDE, LAY_METROPOLIS, TAKE_CARD

OFFERS: Final = [*ACTIONS, "calm", "titan", "titan-gained", "titan-stolen", "temple", "token", "two-points", "win"]
"""What a card may offer."""
CALM: Final = len(ACTIONS)
TITAN: Final = CALM + 1
TITAN_GAINED: Final = CALM + 2
TITAN_STOLEN: Final = CALM + 3
TEMPLE: Final = CALM + 4
TOKEN: Final = CALM + 5
TWO_POINTS: Final = CALM + 6
WIN: Final = CALM + 7

TILE_CIRCLES: Final = vec[i64]([list(terrains).count(terrain) for terrains in TILE_TERRAINS for terrain in range(ORDINARY)])
"""How many circles of a terrain a tile has: at tile * ORDINARY + terrain."""


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


def next_to_take(s: Orichalcum) -> i64:
    """The seat that takes a card next, as far as that is known."""
    kind = kind_of(s.stack[len(s.stack) - 1])
    if kind in (TAKE_CARD, LAY_METROPOLIS, CHOOSE_SIDE):
        return s.seat
    return (s.seat + 1) % len(s.players)


def observe_row(
    s: Orichalcum, seat: i64, grown: vec[i64], ready: bool, lacked: i64, paid: i64, first: i64, sink: FeatureSink
) -> None:
    """Tell what the cards offer that the seat can pay for: features from the first on, in the order of OFFERS.

    Known are its areas that can grow, whether a temple is ready, the terrains that temples lack, and what an extra action
    could be paid for.
    """
    player = s.players[seat]
    costs = SLOT_COST[len(s.players)]
    held = s.titans_of(seat)
    room = count(held) < TITAN_LIMIT + player.powers[ORATORY]
    found: i64 = 0
    most: i64 = 0  # points that a card without a creature could bring
    for slot in range(len(s.row)):
        if costs[slot] > player.hoplites:
            break
        tile, action = tile_of(s.row[slot]), CARD_ACTION[card_of(s.row[slot])]
        found |= BIT[action]
        points: i64 = 0
        titans = attracted(tile, grown) & ~held
        if titans != 0:
            found |= BIT[TITAN] | (BIT[TITAN_STOLEN] if _held_elsewhere(s, titans) else 0)
            if room:
                found |= BIT[TITAN_GAINED]
                points = 1
        completes = not ready and _shows(tile, lacked)
        if completes:
            found |= BIT[TEMPLE]
        tokens = _tokens(player, action, ready or completes, paid)
        if tokens > 0:
            found |= BIT[TOKEN]
        if creature_of(s.row[slot]) == NONE:
            found |= BIT[CALM]
            most = points + tokens if points + tokens > most else most
    if most >= 2:
        found |= BIT[TWO_POINTS]
    if most > 0 and s.points(seat) + most >= POINTS_TO_WIN and len(player.lairs) == 0:
        found |= BIT[WIN]
    while found != 0:
        sink.add(first + lowest(found), 1.0)
        found = without_lowest(found)


def _held_elsewhere(s: Orichalcum, titans: i64) -> bool:
    """Whether somebody holds one of these titans, which the seat does not."""
    return any(titans & BIT[titan] != 0 and s.titan_holder[titan] != NONE for titan in range(TITANS))


def _shows(tile: i64, terrains: i64) -> bool:
    """Whether a tile has one of these terrains."""
    for terrain in range(ORDINARY):
        if tile != NONE and terrains & BIT[terrain] != 0 and TILE_CIRCLES[tile * ORDINARY + terrain] > 0:
            return True
    return False


def attracted(tile: i64, grown: vec[i64]) -> i64:
    """O8.2: the titans that a tile could attract, beside areas of these sizes."""
    titans: i64 = 0
    if tile == NONE:
        return titans
    for terrain in range(TITANS):
        circles = TILE_CIRCLES[tile * ORDINARY + terrain]
        if circles > 0 and circles + grown[terrain] >= TITAN_AREA:
            titans |= BIT[terrain]
    return titans


def _tokens(player: Player, action: i64, temple: bool, paid: i64) -> i64:
    """How many victory tokens a card with this action could bring: one for each time that there is something to construct."""
    times: i64 = 0
    if action == CONSTRUCT:
        times += 1
    if paid > 0:
        times += 1
    objects: i64 = 1 if temple else 0
    orichalcum = player.orichalcum + (player.powers[MINES] if action == PRODUCE else 0)
    if orichalcum >= MEDALLION_COST and (action in (CONSTRUCT, PRODUCE) or paid == 2):
        objects += 1
    return times if times < objects else objects
