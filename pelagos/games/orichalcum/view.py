"""What a seat sees of Orichalcum. All seats see the same: only the order of piles is hidden (O1.8)."""

from pelagos.core.bits import BIT, members
from pelagos.core.deck import Deck
from pelagos.core.state import argument_of, kind_of
from pelagos.games.orichalcum.components import COMPONENTS, RESOURCES, SIDES
from pelagos.games.orichalcum.lookup import (
    BUILDING_TOKEN,
    CAMPS,
    CARD_NAMES,
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
        "buildings": [COMPONENTS.buildings[piece].name for what, piece, _ in _laid(player) if what == LAID_BUILDING],
        "yields": {"hoplites": int(player.powers[CAMPS]), "orichalcum": int(player.powers[MINES])},
        "prices": {name: int(price_of(s, seat, resource)) for resource, name in enumerate(RESOURCE.values)},
        "tiles": [_laid_circles(piece, place) for what, piece, place in _laid(player) if what == LAID_TILE],
        "circles": {} if player.side == NONE else _circles(player),
    }


def _laid(player: Player) -> list[tuple[int, int, int]]:
    """What was laid on the island: tile, building or temple; which; and where."""
    return [(entry >> 20, entry >> 10 & 1023, entry & 1023) for entry in player.laid]


def _laid_circles(tile: int, place: int) -> list[str]:
    """The circles under a tile, so that a page can draw its outline."""
    size = len(TILE_TERRAINS[tile])
    cells = UNDER_CELL[TILE_OUTLINE[tile]]
    return [CIRCLE.values[cells[place * size + cell]] for cell in range(size)]


def _circles(player: Player) -> dict[str, Circle]:
    """Every circle of the island with what is on it; keys that would say nothing are left out."""
    circles: dict[str, Circle] = {}
    for circle in members(LAND[player.side]):
        r, q = COMPONENTS.lattice[circle]
        entry: Circle = {"q": q, "r": r}
        if PORTS[player.side] >> circle & 1:
            entry["port"] = {
                "hoplites": int(PORT_HOPLITES[player.side][circle]),
                "orichalcum": int(PORT_ORICHALCUM[player.side][circle]),
            }
        if player.metropolis >> circle & 1:
            entry["metropolis"] = True
        circles[CIRCLE.values[circle]] = entry
    for what, piece, place in _laid(player):
        if what == LAID_TILE:
            for name, terrain in zip(_laid_circles(piece, place), TILE_TERRAINS[piece], strict=True):
                circles[name]["terrain"] = COMPONENTS.terrains[terrain]
        elif what == LAID_BUILDING:
            circles[CIRCLE.values[place // 6]]["building"] = COMPONENTS.buildings[piece].name
        elif what == LAID_TEMPLE:
            for circle in members(UNDER[TEMPLE][place]):
                circles[CIRCLE.values[circle]]["temple"] = CIRCLE.values[place // 6]
    for lair in player.lairs:
        here = circles[CIRCLE.values[lair_circle(lair)]]
        here["creature"] = COMPONENTS.creatures[lair_creature(lair)].name
        here["hoplites"] = int(lair_hoplites(lair))
        here["room"] = int(room_for(player, lair))
    return circles
