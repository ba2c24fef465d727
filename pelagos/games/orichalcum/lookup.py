"""The components as tables of numbers, which is what the rules work with.

All islands lie on one lattice, so a circle has one number and a set of circles is one number too: its bits.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import lowest, mask_of, without_lowest
from pelagos.core.hexes import Place, neighbours, period, shifted, turned
from pelagos.games.orichalcum.components import ACTIONS, COMPONENTS, POWERS, RESOURCES

CIRCLES: Final[i64] = len(COMPONENTS.lattice)
TERRAINS: Final[i64] = len(COMPONENTS.terrains)
VOLCANO: Final[i64] = TERRAINS - 1
ORDINARY: Final[i64] = TERRAINS - 1  # how many terrains are not volcanoes; also the slots of the construction board
TITANS: Final[i64] = len(COMPONENTS.titans)
CARDS: Final[i64] = len(COMPONENTS.cards)
CREATURES: Final[i64] = len(COMPONENTS.creatures)
BUILDINGS: Final[i64] = len(COMPONENTS.buildings)
SIZES: Final = 3

PRODUCE: Final = 0
RECRUIT: Final = 1
CAPTURE: Final = 2
CONSTRUCT: Final = 3

HYPERION: Final = 0
THEMIS: Final = 1
KRONOS: Final = 2
THEIA: Final = 3

HOPLITE: Final = 0
ORICHALCUM: Final = 1
CREATURE: Final = 2

# places in a player's list of powers (O19), in the order of components.POWERS
CAMPS: Final = 0
MINES: Final = 1
HOSPITAL: Final = 2
ORATORY: Final = 3
SIEGE: Final = 4  # a set: bit n when a die showing n counts as a skull
ARCH: Final = 5
CRYSTAL: Final = 6
PRACTICE: Final = 7
FORGE: Final = 8
STATUE: Final = 9  # and the two after it, one for each resource

_PLACES: Final[list[Place]] = [(q, r) for r, q in COMPONENTS.lattice]
_NUMBER: Final[dict[Place, int]] = {place: number for number, place in enumerate(_PLACES)}


def _near(circle: int) -> int:
    return mask_of([_NUMBER[place] for place in neighbours(_PLACES[circle]) if place in _NUMBER])


NEAR: Final = vec[i64]([_near(circle) for circle in range(CIRCLES)])
"""The neighbours of a circle on the lattice, as a set; with an island's circles cut out of it, O1.1."""


def around(circles: i64) -> i64:
    """All circles that are adjacent to one of these."""
    found: i64 = 0
    while circles != 0:
        found |= NEAR[lowest(circles)]
        circles = without_lowest(circles)
    return found


def _laid(outline: int, circle: int, turns: int) -> list[int]:
    """The circles under an outline, in the order of its cells; none where it leaves the lattice."""
    cells = [shifted(turned(cell, turns), _PLACES[circle]) for cell in COMPONENTS.outlines[outline]]
    return [_NUMBER[cell] for cell in cells] if all(cell in _NUMBER for cell in cells) else []


def _placements(outline: int) -> list[list[int]]:
    return [_laid(outline, circle, turns) for circle in range(CIRCLES) for turns in range(6)]


_LAID: Final = [_placements(outline) for outline in range(len(COMPONENTS.outlines))]

# indexed by outline, then by circle * 6 + turns
UNDER: Final = vec[vec[i64]]([vec[i64]([mask_of(circles) for circles in laid]) for laid in _LAID])
"""The set of circles that an outline covers; empty where it leaves the lattice."""

BESIDE: Final = vec[vec[i64]]([vec[i64]([around(mask_of(circles)) for circles in laid]) for laid in _LAID])
"""The circles adjacent to those."""

OUTLINE_SIZE: Final = vec[i64]([len(outline) for outline in COMPONENTS.outlines])

UNDER_CELL: Final = vec[vec[i64]](
    [
        vec[i64]([circle for circles in laid for circle in (circles or [-1] * len(COMPONENTS.outlines[outline]))])
        for outline, laid in enumerate(_LAID)
    ]
)
"""The circles one by one: at (circle * 6 + turns) * size + cell."""


def _period(outline: int) -> int:
    cells = COMPONENTS.outlines[outline]
    return period(cells, [""] * len(cells))


METROPOLIS_OUTLINE: Final[i64] = COMPONENTS.metropolis
METROPOLIS_TURNS: Final[i64] = _period(COMPONENTS.metropolis)
METROPOLIS_MINES: Final[i64] = COMPONENTS.metropolis_mines
METROPOLIS_CAMPS: Final[i64] = COMPONENTS.metropolis_camps
TEMPLE_OUTLINE: Final[i64] = COMPONENTS.temple
TEMPLE_TURNS: Final[i64] = _period(COMPONENTS.temple)

# tiles
TILE_NAMES: Final = ["-".join(COMPONENTS.terrains[terrain] for terrain in tile.terrains) for tile in COMPONENTS.tiles]
TILE_SIZE: Final = vec[i64]([tile.size for tile in COMPONENTS.tiles])
TILE_OUTLINE: Final = vec[i64]([tile.outline for tile in COMPONENTS.tiles])
TILE_TERRAINS: Final = vec[vec[i64]]([vec[i64](tile.terrains) for tile in COMPONENTS.tiles])
TILE_TURNS: Final = vec[i64](
    [period(COMPONENTS.outlines[tile.outline], [str(terrain) for terrain in tile.terrains]) for tile in COMPONENTS.tiles]
)
"""O6.5: turns 0 to this number - 1 give all placements that differ."""
TILE_VOLCANO: Final = vec[i64]([tile.terrains.index(VOLCANO) if VOLCANO in tile.terrains else -1 for tile in COMPONENTS.tiles])
"""Which cell is a volcano, -1 for none."""

# cards and the row
CARD_NAMES: Final = [f"{ACTIONS[action]}-{size}" for action, size in COMPONENTS.cards]
CARD_ACTION: Final = vec[i64]([action for action, _ in COMPONENTS.cards])
CARD_SIZE: Final = vec[i64]([size for _, size in COMPONENTS.cards])
CARDS_ON_BOARD: Final = vec[i64]([0, 0] + COMPONENTS.cards_on_board)
_NO_COSTS: Final[list[list[int]]] = [[], []]
SLOT_COST: Final = vec[vec[i64]]([vec[i64](costs) for costs in _NO_COSTS + COMPONENTS.slot_costs])
"""Prices of the slots, by number of players; nobody plays with none or one."""

# creatures
CREATURE_KIND: Final = vec[i64]([face.kind for face in COMPONENTS.creatures])
CREATURE_STRENGTH: Final = vec[i64]([face.strength for face in COMPONENTS.creatures])
CREATURE_COUNT: Final = vec[i64]([face.count for face in COMPONENTS.creatures])
REWARD_ORICHALCUM: Final = vec[i64]([face.orichalcum for face in COMPONENTS.creatures])
REWARD_BUILDING: Final = vec[i64]([face.buildings for face in COMPONENTS.creatures])
REWARD_TITAN: Final = vec[i64]([face.titan for face in COMPONENTS.creatures])
DIE: Final = vec[i64](COMPONENTS.die_faces)
"""The faces of a die, 0 for the skull."""

# buildings
BUILDING_COUNT: Final = vec[i64]([face.count for face in COMPONENTS.buildings])
BUILDING_TOKEN: Final = vec[i64]([face.token for face in COMPONENTS.buildings])
BUILDING_POWERS: Final = vec[vec[i64]]([vec[i64](face.powers) for face in COMPONENTS.buildings])
POWER_KINDS: Final[i64] = len(POWERS)
SINGLE_POWERS: Final[i64] = mask_of([power for power in range(len(POWERS)) if COMPONENTS.single_powers[power]])
"""The set of powers of which having two is no more than having one."""

# extra actions
PRICE: Final = vec[i64](COMPONENTS.prices)
OPENS: Final = vec[i64]([mask_of([a for a in range(len(ACTIONS)) if opened[a]]) for opened in COMPONENTS.opened])
"""The set of actions that a payment opens."""
PAYMENTS: Final[i64] = len(RESOURCES)


def _temple_sites(land: int) -> list[int]:
    places = [int(circle) * 6 + turns for circle in range(CIRCLES) for turns in range(int(TEMPLE_TURNS))]
    sites = [int(UNDER[TEMPLE_OUTLINE][place]) for place in places]
    return [site for site in sites if site != 0 and site & ~land == 0]


# islands
BOARDS: Final[i64] = len(COMPONENTS.boards)
SIDE_OF_BOARD: Final = vec[vec[i64]]([vec[i64]([COMPONENTS.side(board, side) for side in range(2)]) for board in COMPONENTS.boards])
LAND: Final = vec[i64]([mask_of([_NUMBER[cell] for cell in side.cells]) for side in COMPONENTS.sides])
"""The circles of an island."""
TEMPLE_SITES: Final = vec[vec[i64]]([vec[i64](_temple_sites(int(land))) for land in LAND])
"""O14.3: every set of circles of an island that a temple can cover."""
PORTS: Final = vec[i64]([mask_of([_NUMBER[cell] for cell, _, _ in side.ports]) for side in COMPONENTS.sides])


def _bonus(side: int, resource: int) -> vec[i64]:
    amounts = [0] * CIRCLES
    for cell, hoplites, orichalcum in COMPONENTS.sides[side].ports:
        amounts[_NUMBER[cell]] = hoplites if resource == HOPLITE else orichalcum
    return vec[i64](amounts)


PORT_HOPLITES: Final = vec[vec[i64]]([_bonus(side, HOPLITE) for side in range(len(COMPONENTS.sides))])
PORT_ORICHALCUM: Final = vec[vec[i64]]([_bonus(side, ORICHALCUM) for side in range(len(COMPONENTS.sides))])

# numbers of the rules
POINTS_TO_WIN: Final[i64] = COMPONENTS.points_to_win
MEDALLION_COST: Final[i64] = COMPONENTS.medallion_cost
TITAN_AREA: Final[i64] = COMPONENTS.titan_area
TITAN_LIMIT: Final[i64] = COMPONENTS.titan_limit
EXTRA_ACTIONS: Final[i64] = COMPONENTS.extra_actions
HOPLITES_PER_FIGHT: Final[i64] = COMPONENTS.hoplites_per_fight
DICE_BASE: Final[i64] = COMPONENTS.dice_base
STOP_AFTER_ROUNDS: Final[i64] = COMPONENTS.stop_after_rounds
HOPLITES_FOR_LAST: Final[i64] = COMPONENTS.hoplites_for_last
