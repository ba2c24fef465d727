"""What a seat sees of Orichalcum. All seats see the same: only the order of piles is hidden (O1.8)."""

from typing import Final

from mypy_extensions import i64

from pelagos.core.bits import BIT, members
from pelagos.core.deck import Deck
from pelagos.core.sharing import kept
from pelagos.core.state import argument_of, kind_of
from pelagos.core.vecs import zeros
from pelagos.games.orichalcum.components import COMPONENTS, RESOURCES, SIDES
from pelagos.games.orichalcum.lookup import (
    BUILDING_TOKEN,
    CAMPS,
    CARD_NAMES,
    CIRCLES,
    LAND,
    MINES,
    ORDINARY,
    PORT_HOPLITES,
    PORT_ORICHALCUM,
    PORTS,
    SLOT_COST,
    TILE_NAMES,
    TILE_OUTLINE,
    TILE_TERRAINS,
    TITANS,
    UNDER,
    UNDER_CELL,
)
from pelagos.games.orichalcum.lookup import TEMPLE_OUTLINE as TEMPLE
from pelagos.games.orichalcum.rules.actions import price_of
from pelagos.games.orichalcum.rules.capture import room_for
from pelagos.games.orichalcum.shapes import Card, Circle, Island, Offered, OrichalcumTable, Slot, Stack, Titan, TitanFigure
from pelagos.games.orichalcum.state import (
    LAID_BUILDING,
    LAID_TEMPLE,
    LAID_TILE,
    NONE,
    Orichalcum,
    Player,
    card_of,
    creature_of,
    lair_circle,
    lair_creature,
    lair_hoplites,
    slot_building,
    slot_token,
    tile_of,
)
from pelagos.games.orichalcum.steps import ATTRACT_TITANS, GIVE_UP_TITAN, ROLL
from pelagos.games.orichalcum.words import CIRCLE, RESOURCE


def view_of(s: Orichalcum) -> OrichalcumTable:
    """The whole table, as a JSON-ready dict."""
    return {
        "round": int(s.round),
        "marker": int(s.marker),
        "supply": {
            "hoplites": int(s.hoplites),
            "orichalcum": int(s.orichalcum),
            "victory_tokens": int(s.tokens),
            "temples": int(s.temples),
        },
        "row": _row(s),
        "draw_pile": sorted(CARD_NAMES[card] for card in s.draw_pile.items),
        "discard_pile": [CARD_NAMES[card] for card in members(s.discarded)],
        "stacks": [_stack(stack) for stack in s.stacks],
        "creature_bag": _counts(list(s.creature_bag), [face.name for face in COMPONENTS.creatures]),
        "building_bag": _counts(list(s.building_bag), [face.name for face in COMPONENTS.buildings]),
        "construction_board": _construction_board(s),
        "titans": _titans(s),
        "attracted": _attracted(s),
        "in_hand": {
            "card": None if s.card == NONE else CARD_NAMES[s.card],
            "tile": _tile(s.tile),
            "creature": _creature(s.creature),
            "building": None if s.drawn == NONE else COMPONENTS.buildings[s.drawn].name,
            "hospital": int(s.healed),
        },
        "fight": _fight(s),
        "islands": [_island(s, player) for player in range(len(s.players))],
    }


def _fight(s: Orichalcum) -> str | None:
    """O13.4: the circle of the fight that waits for its roll, since Kronos may still be used."""
    step = -1 if s.over else s.stack[len(s.stack) - 1]
    return CIRCLE.values[argument_of(step)] if step >= 0 and kind_of(step) == ROLL else None


def _tile(tile: int) -> list[str] | None:
    return None if tile == NONE else [COMPONENTS.terrains[terrain] for terrain in TILE_TERRAINS[tile]]


def _creature(creature: int) -> str | None:
    return None if creature == NONE else COMPONENTS.creatures[creature].name


def _counts(numbers: list[int], names: list[str]) -> dict[str, int]:
    """How many there are of each name, without those of which there are none."""
    return {name: int(number) for name, number in zip(names, numbers, strict=True) if number}


def _row(s: Orichalcum) -> list[Card]:
    costs = SLOT_COST[len(s.players)]
    return [
        {
            "price": int(costs[slot]),
            "card": CARD_NAMES[card_of(entry)],
            "tile": _tile(tile_of(entry)),
            "creature": _creature(creature_of(entry)),
        }
        for slot, entry in enumerate(s.row)
    ]


def _stack(stack: Deck) -> Stack:
    """How many tiles are unseen, which those are (everybody can work that out), and what lies below them, top first."""
    unseen: dict[str, int] = {}
    for name in sorted(TILE_NAMES[tile] for tile in list(stack.items)[stack.known :]):
        unseen[name] = unseen.get(name, 0) + 1
    return {
        "unseen": unseen,
        "below": [TILE_NAMES[tile] for tile in reversed(list(stack.items)[: stack.known])],
    }


def _construction_board(s: Orichalcum) -> dict[Slot, Offered | None]:
    board: dict[Slot, Offered | None] = {}
    for slot in range(ORDINARY):
        building = slot_building(s.slots[slot])
        if building == NONE:
            board[COMPONENTS.terrains[slot]] = None
        else:
            token = RESOURCES[BUILDING_TOKEN[building]] if slot_token(s.slots[slot]) else None
            board[COMPONENTS.terrains[slot]] = {"building": COMPONENTS.buildings[building].name, "resource": token}
    return board


def _titans(s: Orichalcum) -> dict[Titan, TitanFigure]:
    return {
        COMPONENTS.titans[titan]: {
            "holder": None if s.titan_holder[titan] == NONE else int(s.titan_holder[titan]),
            "active": bool(s.titan_active >> titan & 1),
        }
        for titan in range(TITANS)
    }


def _attracted(s: Orichalcum) -> list[Titan]:
    """O8.5, O8.6: where their order is asked, or what is given up for one of them."""
    titans = 0
    for step in s.stack:
        if kind_of(step) == ATTRACT_TITANS:
            titans |= argument_of(step)
        elif kind_of(step) == GIVE_UP_TITAN:
            titans |= BIT[argument_of(step)]
    return [COMPONENTS.titans[titan] for titan in members(titans)]


def _island(s: Orichalcum, seat: int) -> Island:
    player = s.players[seat]
    return {
        "board": COMPONENTS.boards[player.board],
        "side": None if player.side == NONE else SIDES[COMPONENTS.sides[player.side].side],
        "points": int(s.points(seat)),
        "hoplites": int(player.hoplites),
        "orichalcum": int(player.orichalcum),
        "captured": _counts(list(player.captured), [face.name for face in COMPONENTS.creatures]),
        "titans": [COMPONENTS.titans[titan] for titan in members(s.titans_of(seat))],
        "temples": int(player.temples),
        "medallions": int(player.medallions),
        "buildings": [COMPONENTS.buildings[laid_piece(entry)].name for entry in player.laid if laid_kind(entry) == LAID_BUILDING],
        "yields": {"hoplites": int(player.powers[CAMPS]), "orichalcum": int(player.powers[MINES])},
        "prices": {name: int(price_of(s, seat, resource)) for resource, name in enumerate(RESOURCE.values)},
        "tiles": [_laid_circles(entry) for entry in player.laid if laid_kind(entry) == LAID_TILE],
        "circles": {} if player.side == NONE else _circles(player),
    }


def laid_kind(entry: i64) -> i64:
    """What was laid on the island: a tile, a building or a temple."""
    return entry >> 20


def laid_piece(entry: i64) -> i64:
    """Which tile or building."""
    return entry >> 10 & 1023


def laid_place(entry: i64) -> i64:
    """Where: a circle and turns."""
    return entry & 1023


_TILE_CIRCLES: Final[dict[int, list[str]]] = {}


def _laid_circles(entry: i64) -> list[str]:
    """The circles under a tile, so that a page can draw its outline."""
    return _TILE_CIRCLES.get(entry) or kept(_TILE_CIRCLES, entry, [CIRCLE.values[circle] for circle in _under(entry)])


def _under(entry: i64) -> list[int]:
    """The circles under a tile, cell by cell."""
    tile, place = laid_piece(entry), laid_place(entry)
    size = len(TILE_TERRAINS[tile])
    cells = UNDER_CELL[TILE_OUTLINE[tile]]
    return [cells[place * size + cell] for cell in range(size)]


# What can be on a circle, in one number: the circle and the island's side below, then each thing at its place, 0 for none.
_SIDE: Final = 6
_METROPOLIS: Final = 12
_TERRAIN: Final = 13
_BUILDING: Final = 17
_TEMPLE: Final = 23
_CREATURE: Final = 30
_HOPLITES: Final = 35
_ROOM: Final = 38

_CIRCLES: Final[dict[int, Circle]] = {}


def _circles(player: Player) -> dict[str, Circle]:
    """Every circle of the island with what is on it; keys that would say nothing are left out."""
    made_of = zeros(CIRCLES)
    for entry in player.laid:
        piece, place = laid_piece(entry), laid_place(entry)
        if laid_kind(entry) == LAID_TILE:
            for cell, circle in enumerate(_under(entry)):
                made_of[circle] |= TILE_TERRAINS[piece][cell] + 1 << _TERRAIN
        elif laid_kind(entry) == LAID_BUILDING:
            made_of[place // 6] |= piece + 1 << _BUILDING
        elif laid_kind(entry) == LAID_TEMPLE:
            for circle in members(UNDER[TEMPLE][place]):
                made_of[circle] |= place // 6 + 1 << _TEMPLE
    for lair in player.lairs:
        made_of[lair_circle(lair)] |= (
            lair_creature(lair) + 1 << _CREATURE | lair_hoplites(lair) << _HOPLITES | room_for(player, lair) << _ROOM
        )
    circles: dict[str, Circle] = {}
    for circle in members(LAND[player.side]):
        here = made_of[circle] | (player.metropolis >> circle & 1) << _METROPOLIS | player.side << _SIDE | circle
        circles[CIRCLE.values[circle]] = _CIRCLES.get(here) or kept(_CIRCLES, here, _new_circle(here))
    return circles


def _new_circle(made_of: i64) -> Circle:
    circle, side = made_of & 63, made_of >> _SIDE & 63
    r, q = COMPONENTS.lattice[circle]
    here: Circle = {"q": q, "r": r}
    if PORTS[side] >> circle & 1:
        here["port"] = {"hoplites": int(PORT_HOPLITES[side][circle]), "orichalcum": int(PORT_ORICHALCUM[side][circle])}
    if made_of >> _METROPOLIS & 1:
        here["metropolis"] = True
    if made_of >> _TERRAIN & 15:
        here["terrain"] = COMPONENTS.terrains[(made_of >> _TERRAIN & 15) - 1]
    if made_of >> _BUILDING & 63:
        here["building"] = COMPONENTS.buildings[(made_of >> _BUILDING & 63) - 1].name
    if made_of >> _TEMPLE & 127:
        here["temple"] = CIRCLE.values[(made_of >> _TEMPLE & 127) - 1]
    if made_of >> _CREATURE & 31:
        here["creature"] = COMPONENTS.creatures[(made_of >> _CREATURE & 31) - 1].name
        here["hoplites"] = int(made_of >> _HOPLITES & 7)
        here["room"] = int(made_of >> _ROOM & 7)
    return here
