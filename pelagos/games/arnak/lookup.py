"""The components as tables of numbers, which is what the rules work with.

All effects lie one after another in the columns OP, A, B, C, D, E and THEN; an effect is known by the place where it begins
and goes on to the next END. An effect inside another one (THEN, or an option) has a place of its own.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.games.arnak import ops
from pelagos.games.arnak.components import BOARDS, COMPONENTS, TRACK
from pelagos.games.arnak.effects import ICONS, RESOURCE_BASE, RESOURCES, Effect, benefit
from pelagos.games.arnak.words import BENEFIT

# resources and travel icons
COIN: Final = 0
COMPASS: Final = 1
TABLET: Final = 2
ARROWHEAD: Final = 3
JEWEL: Final = 4
IDOL: Final = 5  # beyond the resources: what a bridge of Snake row 4 costs (A18.3)
GOODS: Final[i64] = len(RESOURCES)
ICON_KINDS: Final[i64] = len(ICONS)
PLANE: Final = 3

# the numbers of some operations, in the order of the lists in effects.py
PER_GUARDIAN: Final = 0
PER_IDOL: Final = 1
FROM_BOTTOM: Final = 1
ITEM_KIND: Final = 0
ARTIFACT_KIND: Final = 1
ANY_KIND: Final = 2
FROM_ROW: Final = 0
TO_BOTTOM: Final = 0
TO_TOP: Final = 1
TO_HAND: Final = 2
OWN_SITE: Final = 0
NOTEBOOK_ONLY: Final = 1


@final
class _Layout:
    """Lays effects out in columns."""

    def __init__(self) -> None:
        self.columns: list[list[int]] = [[], [], [], [], [], [], [], []]
        self.benefits: list[list[int]] = []  # of each operation: benefit and place of each option, by benefit

    def add(self, effect: Effect) -> int:
        """The place where the effect begins."""
        start = len(self.benefits)
        for op in effect:
            for column, number in zip(self.columns, [op.kind, op.a, op.b, op.c, op.d, op.e, 0, 0], strict=True):
                column.append(number)
            self.benefits.append([])
        for column in self.columns:
            column.append(ops.END)
        self.benefits.append([])
        for place, op in enumerate(effect, start):
            if op.then:
                self.columns[6][place] = self.add(op.then)
            for option in sorted(op.options, key=benefit):
                self.benefits[place] += [BENEFIT.index[benefit(option)], self.add(option)]
        return start


_layout: Final = _Layout()
NOTHING: Final = _layout.add([])
"""The effect that does nothing."""


def _coins(effect: Effect) -> int:
    """The coins that an effect surely brings, so that they may pay what is still due (A4.8)."""
    return sum(op.a % RESOURCE_BASE for op in effect if op.name == "gain")


def _resource_side(effect: Effect) -> Effect:
    """A6.7: what an own assistant does when used outside a payment: the option that is not travel."""
    if len(effect) == 1 and any(_icons(option) for option in effect[0].options):
        return next(option for option in effect[0].options if not _icons(option))
    return effect


def _icons(effect: Effect) -> int:
    """The travel icons that an effect gives."""
    return sum(op.a for op in effect if op.name == "travel")


def _travel_side(effect: Effect) -> int:
    """The travel icons among an assistant's options."""
    return sum(_icons(option) for op in effect for option in op.options)


# cards: items, then artifacts, then basic cards; Fear is the last
CARDS: Final[i64] = len(COMPONENTS.cards)
ITEMS: Final[i64] = COMPONENTS.items
ARTIFACTS: Final[i64] = COMPONENTS.artifacts
FIRST_BASIC: Final[i64] = ITEMS + ARTIFACTS
FEAR_CARD: Final[i64] = CARDS - 1
BASICS: Final[i64] = CARDS - FIRST_BASIC - 1  # kinds of basic cards without Fear
CARD_PRICE: Final = vec[i64]([card.price for card in COMPONENTS.cards])
CARD_POINTS: Final = vec[i64]([card.points for card in COMPONENTS.cards])
CARD_ICONS: Final = vec[i64]([card.icons for card in COMPONENTS.cards])
CARD_FREE: Final = vec[i64]([1 if card.timing.startswith("free") else 0 for card in COMPONENTS.cards])
CARD_EFFECT: Final = vec[i64]([_layout.add(card.effect) for card in COMPONENTS.cards])
CARD_COINS: Final = vec[i64]([_coins(card.effect) for card in COMPONENTS.cards])
CARD_EXILED: Final = vec[i64]([1 if card.exiled else 0 for card in COMPONENTS.cards])
MODE_CARDS: Final = vec[i64]([number for number, card in enumerate(COMPONENTS.cards) if card.second])
"""The cards that may be played by passing (A12.4), in the order of their word's axis."""
MODE_EFFECT: Final = vec[i64]([_layout.add(card.second) for card in COMPONENTS.cards if card.second])
CARD_MODE: Final = vec[i64](
    [[n for n, other in enumerate(COMPONENTS.cards) if other.second].index(number) if card.second else -1
     for number, card in enumerate(COMPONENTS.cards)]
)  # fmt: skip
"""A card's place on that list, -1 for most."""
STARTING_DECK: Final = vec[i64](COMPONENTS.starting_deck)
FEARS: Final[i64] = COMPONENTS.fears

# the island: 5 camps, 8 sites of level I, 4 of level II
SITES: Final[i64] = len(COMPONENTS.sites[0])
CAMPS: Final[i64] = COMPONENTS.camps
SITE_LEVEL: Final = vec[i64]([site.level for site in COMPONENTS.sites[0]])
SITE_ROW: Final = vec[i64]([site.row for site in COMPONENTS.sites[0]])
SPACES: Final[i64] = SITES + CAMPS
SPACE_SITE: Final = vec[i64]([number for number, site in enumerate(COMPONENTS.sites[0]) for _ in site.spaces])
SITE_SPACE: Final = vec[i64]([2 * site if site < CAMPS else site + CAMPS for site in range(SITES)])
"""The first space of a site; a camp's second one follows it."""
SPACE_COST: Final = vec[i64]([cost for sites in COMPONENTS.sites for site in sites for cost in site.spaces])
"""Travel icons, at board * SPACES + space."""
DISCOVER_COST: Final = vec[i64](COMPONENTS.discover_cost)
BLOCKED: Final = vec[i64]([0] + COMPONENTS.blocked)

# site tiles, then the camps, which are used in the same way
TILES: Final[i64] = len(COMPONENTS.tiles)
LEVEL_ONE: Final[i64] = COMPONENTS.level_one
_all_tiles: Final = COMPONENTS.tiles + COMPONENTS.camp_tiles
TILE_NAMES: Final = [tile.name for tile in _all_tiles]
TILE_EFFECT: Final = vec[i64]([_layout.add(tile.effect) for tile in _all_tiles])
TILE_OFFERS: Final = vec[i64]([sum(2**resource for resource in tile.offers) for tile in _all_tiles])

# guardians
GUARDIANS: Final[i64] = len(COMPONENTS.guardians)
GUARDIAN_RESOURCES: Final = vec[i64]([guardian.resources for guardian in COMPONENTS.guardians])
GUARDIAN_TRAVEL: Final = vec[i64]([guardian.travel for guardian in COMPONENTS.guardians])
GUARDIAN_DISCARD: Final = vec[i64]([guardian.discard for guardian in COMPONENTS.guardians])
BOON_ICONS: Final = vec[i64]([guardian.icons for guardian in COMPONENTS.guardians])
BOON_EFFECT: Final = vec[i64]([_layout.add(guardian.effect) for guardian in COMPONENTS.guardians])

# assistants, at side * ASSISTANTS + assistant
ASSISTANTS: Final[i64] = len(COMPONENTS.assistants)
_sides: Final = [assistant.sides[side] for side in range(2) for assistant in COMPONENTS.assistants]
ASSISTANT_FREE: Final = vec[i64]([1 if assistant.free else 0 for assistant in COMPONENTS.assistants])
ASSISTANT_EFFECT: Final = vec[i64]([_layout.add(effect) for effect in _sides])
ASSISTANT_USE: Final = vec[i64]([_layout.add(_resource_side(effect)) for effect in _sides])
"""What an own assistant does when used outside a payment."""
ASSISTANT_ICONS: Final = vec[i64]([_travel_side(effect) for effect in _sides])
ASSISTANT_COINS: Final = vec[i64]([_coins(_resource_side(effect)) for effect in _sides])

# idols and slots
IDOL_KINDS: Final[i64] = len(COMPONENTS.idols)
IDOL_NAMES: Final = [idol.name for idol in COMPONENTS.idols]
IDOL_COPIES: Final = vec[i64]([idol.copies for idol in COMPONENTS.idols])
IDOL_EFFECT: Final = vec[i64]([_layout.add(idol.effect) for idol in COMPONENTS.idols])
SLOTS: Final[i64] = len(COMPONENTS.slot_points)
SLOT_POINTS: Final = vec[i64](COMPONENTS.slot_points)
SLOT_EFFECTS: Final[i64] = len(COMPONENTS.slot_effects)


def _slot_cost(effect: Effect) -> int:
    """R25: choosing an effect with a cost means paying it."""
    return effect[0].a if effect[0].name == "may_pay" else 0


SLOT_COST: Final = vec[i64]([_slot_cost(piece.effect) for piece in COMPONENTS.slot_effects])
SLOT_EFFECT: Final = vec[i64](
    [_layout.add(piece.effect[0].then if _slot_cost(piece.effect) else piece.effect) for piece in COMPONENTS.slot_effects]
)
SLOT_COINS: Final = vec[i64]([_coins(piece.effect) - _slot_cost(piece.effect) % RESOURCE_BASE for piece in COMPONENTS.slot_effects])

# research, at board * TRACK + space and board * ROWS + row
GLASS: Final = 0
NOTEBOOK: Final = 1
LOST_TEMPLE: Final = TRACK - 1
TRACK_ROW: Final = vec[i64]([space.row for track in COMPONENTS.tracks for space in track])
TRACK_COST: Final = vec[i64]([space.cost for track in COMPONENTS.tracks for space in track])
TRACK_NEXT: Final = vec[i64]([sum(2**other for other in nexts) for track in COMPONENTS.next_spaces for nexts in track])
TRACK_BONUS: Final = vec[vec[i64]](
    [vec[i64]([space.bonus[place] for track in COMPONENTS.tracks for space in track]) for place in (0, 0, 1, 2)]
)
"""Bonus tiles on the spaces, by number of players less 1."""


def _row_numbers(token: int, effect: bool) -> vec[i64]:
    """The effects or points of a token by board and row; start and Lost Temple have none of their own."""
    numbers: list[int] = []
    for rows in COMPONENTS.rows:
        inner = [_layout.add(row.effects[token]) if effect else row.points[token] for row in rows]
        numbers += [NOTHING if effect else 0] + inner + [NOTHING if effect else 0]
    return vec[i64](numbers)


ROW_EFFECT: Final = vec[vec[i64]]([_row_numbers(GLASS, True), _row_numbers(NOTEBOOK, True)])
ROW_POINTS: Final = vec[vec[i64]]([_row_numbers(GLASS, False), _row_numbers(NOTEBOOK, False)])
ARRIVAL_POINTS: Final = vec[i64](COMPONENTS.arrival_points)
BONUS_KINDS: Final[i64] = len(COMPONENTS.bonuses)
BONUS_COPIES: Final = vec[i64]([piece.copies for piece in COMPONENTS.bonuses])
BONUS_EFFECT: Final = vec[i64]([_layout.add(piece.effect) for piece in COMPONENTS.bonuses])
TEMPLES: Final[i64] = len(COMPONENTS.temple_names)
TEMPLE_POINTS: Final = vec[i64](COMPONENTS.temple_points)
TEMPLE_COST: Final = vec[i64]([cost for costs in COMPONENTS.temple_costs for cost in costs])
"""At board * TEMPLES + stack."""

# numbers of the rules
SNAKE: Final[i64] = BOARDS.index("snake")
ROUNDS: Final[i64] = COMPONENTS.rounds
HAND_SIZE: Final[i64] = COMPONENTS.hand_size
ROW_SPACES: Final[i64] = COMPONENTS.row_spaces
PILOT_COINS: Final[i64] = COMPONENTS.pilot_coins
ARCHAEOLOGISTS: Final[i64] = COMPONENTS.archaeologists
GUARDIAN_POINTS: Final[i64] = COMPONENTS.guardian_points
IDOL_POINTS: Final[i64] = COMPONENTS.idol_points
FEAR_TILE_POINTS: Final[i64] = COMPONENTS.fear_tile_points
STARTING_RESOURCES: Final = vec[i64](COMPONENTS.starting_resources)
SUPPLY_STACKS: Final = 3

# the rival
RIVAL_TILES: Final[i64] = len(COMPONENTS.rival_tiles)
RIVAL_NAMES: Final = [tile.name for tile in COMPONENTS.rival_tiles]
RIVAL_ACTION: Final = vec[i64]([tile.action for tile in COMPONENTS.rival_tiles])
RIVAL_RESOURCE: Final = vec[i64]([tile.resource for tile in COMPONENTS.rival_tiles])
RIVAL_COLOUR: Final = vec[i64]([tile.colour for tile in COMPONENTS.rival_tiles])
RIVAL_ARROW: Final = vec[i64]([tile.arrow for tile in COMPONENTS.rival_tiles])
RIVAL_ACTS: Final = vec[i64]([sum(2**number for number in tile.acts) for tile in COMPONENTS.rival_tiles])
"""The set of rounds in which the tile does something."""
RIVAL_LEVEL: Final = vec[i64](
    [tile.levels.get(number, 0) for tile in COMPONENTS.rival_tiles for number in range(ROUNDS + 1)]
)  # at tile * (ROUNDS + 1) + round
RIVAL_WAKES: Final = vec[i64]([sum(2**number for number in tile.guardians) for tile in COMPONENTS.rival_tiles])
"""The set of rounds in which its discovery brings a guardian."""
RIVAL_ARCHAEOLOGISTS: Final[i64] = COMPONENTS.rival_archaeologists
RIVAL_IDOL_POINTS: Final[i64] = COMPONENTS.rival_idol_points
RIVAL_STACKED_POINTS: Final[i64] = COMPONENTS.rival_stacked_points
ACT_DIG: Final = 0
ACT_DISCOVER: Final = 1
ACT_RESEARCH: Final = 2
ACT_OVERCOME: Final = 3
ACT_BUY_ITEM: Final = 4
RED: Final = 2
RIGHT: Final = 1

_covers: Final = [1 if COMPONENTS.covers[own][cost] else 0 for own in range(ICON_KINDS) for cost in range(ICON_KINDS)]
COVERS: Final = vec[i64](_covers)
"""A6.2: whether an icon pays for another, at own * ICON_KINDS + cost."""

# the effects, now that all are laid out
OP: Final = vec[i64](_layout.columns[0])
# what the operations need to know; operands.py has a name for each
A: Final = vec[i64](_layout.columns[1])
B: Final = vec[i64](_layout.columns[2])
C: Final = vec[i64](_layout.columns[3])
D: Final = vec[i64](_layout.columns[4])
E: Final = vec[i64](_layout.columns[5])
THEN: Final = vec[i64](_layout.columns[6])
OPTIONS: Final = vec[vec[i64]]([vec[i64](pairs) for pairs in _layout.benefits])
"""The options of a choice: benefit, place, benefit, place, ..."""
OP_BITS: Final = 12
OP_MASK: Final = 4095


def _check_layout() -> None:
    """A place must fit into a step's argument."""
    if len(_layout.benefits) > OP_MASK:
        raise AssertionError("the effects do not fit the engine's numbers")


_check_layout()


def resources_in(amount: i64, resource: i64) -> i64:
    """How much of a resource an amount has: four bits each."""
    return (amount >> (4 * resource)) & 15


def icons_in(icons: i64, kind: i64) -> i64:
    """How many icons of a kind there are: eight bits each."""
    return (icons >> (8 * kind)) & 255
