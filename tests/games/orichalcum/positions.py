"""Positions of Orichalcum in a few lines.

`game()` gives a bare table: everybody on the easy side of board A with the metropolis on d1 and e1 and an empty stock, no tile or
creature on the cards, an empty construction board. Tests add what they need; pieces come out of the supply, bags and stacks.

              d1B e1  f1              B: port with 1 hoplite and 1 orichalcum
            c2  d2  e2  f2  g2        H: port with 2 hoplites
          b3  c3  d3  e3  f3  g3      G: port with 2 orichalcum
            b4  c4  d4  e4  f4  g4H
          a5  b5  c5  d5  e5  f5
            a6  b6  c6  d6  e6
              a7G b7  c7
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import mask_of, members
from pelagos.core.deck import Deck
from pelagos.core.rng import Rng, seeded
from pelagos.core.state import kind_of
from pelagos.core.vecs import zeros
from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.game import GAME
from pelagos.games.orichalcum.lookup import (
    BUILDING_COUNT,
    BUILDING_TOKEN,
    CAMPS,
    CARD_NAMES,
    CARDS,
    CARDS_ON_BOARD,
    CREATURE_COUNT,
    DIE,
    HOPLITE,
    LAND,
    MINES,
    ORDINARY,
    SIZES,
    TILE_NAMES,
    TILE_SIZE,
    TILE_VOLCANO,
    TITANS,
    VOLCANO,
)
from pelagos.games.orichalcum.rules.buildings import put_up
from pelagos.games.orichalcum.rules.supply import draw_from_bag
from pelagos.games.orichalcum.state import (
    LAID_TILE,
    NONE,
    Orichalcum,
    card_of,
    creature_of,
    laid,
    lair,
    lair_circle,
    lair_creature,
    lair_hoplites,
    new_player,
    row_entry,
    slot_building,
    slot_entry,
    tile_of,
)
from pelagos.games.orichalcum.words import ACTION, CIRCLE, CREATURE

TERRAINS = COMPONENTS.terrains
BUILDINGS = [face.name for face in COMPONENTS.buildings]
ROW = ["produce-1", "recruit-1", "capture-1", "construct-1", "produce-2", "recruit-2"]
"""The cards that `game()` puts into the row, as far as there are slots; so all cards of size 3 are in the draw pile."""

Numbers = vec[i64]
Card = str | tuple[str, str] | tuple[str, str, str]
"""A card for the row: by itself, with a tile, or with a tile and the creature on it."""


# -- names and sets


def circle(name: str) -> int:
    """The number of a circle."""
    return CIRCLE.index[name]


def mask(names: str) -> int:
    """The set of the circles named, with spaces between."""
    return sum(2 ** circle(name) for name in names.split())


def names(circles: int) -> str:
    """The circles of a set, in the order of their numbers."""
    return " ".join(CIRCLE.values[number] for number in members(circles))


def changed(numbers: Numbers, place: int, by: int) -> Numbers:
    """The numbers with one of them changed by an amount; none may fall below 0."""
    items = [int(number) for number in numbers]
    items[place] += by
    assert items[place] >= 0, f"there is nothing left at {place} of {numbers}"
    return vec[i64](items)


def without(deck: Deck, item: int) -> None:
    """Take an item out of a deck, wherever it lies."""
    items = [int(one) for one in deck.items]
    items.remove(item)
    deck.items = vec[i64](items)


# -- tables


def fresh(players: int = 3, seed: int = 1, **options: object) -> Orichalcum:
    """A game as it really begins."""
    state = GAME.new(players, seed, **options)
    assert isinstance(state, Orichalcum)
    return state


def game(players: int = 3, side: str = "A easy", metropolis: str = "d1 e1") -> Orichalcum:
    """The bare table: seat 0 is about to take a card in round 1 and holds the marker."""
    s = fresh(players)
    s.hoplites, s.orichalcum = 30, 30
    s.stacks = [Deck(vec[i64]([tile for tile in range(len(TILE_SIZE)) if TILE_SIZE[tile] == size])) for size in range(1, SIZES + 1)]
    s.creature_bag = CREATURE_COUNT[:]
    s.building_bag = BUILDING_COUNT[:]
    s.slots = zeros(ORDINARY)
    s.row = vec[i64]()
    s.draw_pile = Deck(vec[i64](range(CARDS)))
    row(s, *ROW[: CARDS_ON_BOARD[players]])
    s.players = [new_player() for _ in range(players)]
    s.marker = 0
    s.turns_left = players
    for seat in range(players):
        island(s, seat, side, metropolis)
    begin(s, steps.START_TURN)
    return s


def island(s: Orichalcum, seat: int, side: str, metropolis: str = "") -> None:
    """Give a seat an island without anything on it but, unless left out, the metropolis (whose port pays nothing here)."""
    board, difficulty = side.split()
    player = s.players[seat]
    player.board = COMPONENTS.boards.index(board)
    player.side = COMPONENTS.side(board, ["easy", "hard"].index(difficulty))
    player.metropolis = mask(metropolis)
    player.empty = LAND[player.side] & ~player.metropolis
    if metropolis:
        player.powers = changed(changed(player.powers, MINES, 1), CAMPS, 1)


def begin(s: Orichalcum, kind: int, seat: int = 0, argument: int = 0) -> None:
    """Let a step come up; what follows it is phase 4 of the seat's turn and the end of that turn."""
    s.stack = vec[i64]()
    if kind not in (steps.START_TURN, steps.START_ROUND, steps.END_ROUND, steps.END_TURN):
        s.push(steps.END_TURN, seat)
        if len(s.players) == 2 and kind != steps.DISCARD_CARD:
            s.push(steps.DISCARD_CARD, seat)
        if kind == steps.PLACE_TILE:
            s.push(steps.EXTRA_ACTION, seat)
            s.push(steps.CARD_ACTION, seat)
        elif kind not in (steps.EXTRA_ACTION, steps.DISCARD_CARD):
            s.push(steps.EXTRA_ACTION, seat)
    s.push(kind, seat, argument)
    s.settle()


def act(s: Orichalcum, action: str, seat: int = 0) -> None:
    """Let a seat perform an action, as after its card or its payment."""
    begin(s, steps.PERFORM, seat, ACTION.index[action])


def use_card(s: Orichalcum, action: str, seat: int = 0) -> None:
    """Put the card of size 3 with this action into the seat's hand: phase 3 comes up."""
    s.card = CARD_NAMES.index(f"{action}-3")
    without(s.draw_pile, s.card)
    begin(s, steps.CARD_ACTION, seat)


def hold(s: Orichalcum, tile: str, creature: str | None = None, seat: int = 0) -> None:
    """Put a tile (with a creature) and the card produce-3 into the seat's hand: phase 2 comes up."""
    s.card = CARD_NAMES.index("produce-3")
    without(s.draw_pile, s.card)
    s.tile = _tile_from_stack(s, tile)
    s.creature = _creature_from_bag(s, creature)
    begin(s, steps.PLACE_TILE, seat)


# -- common zones


def row(s: Orichalcum, *cards: Card) -> None:
    """Lay these cards into the row, from left to right; what was there goes back to pile, stacks and bag."""
    for entry in s.row:
        s.draw_pile.put_under(card_of(entry))
        if tile_of(entry) != NONE:
            s.stacks[TILE_SIZE[tile_of(entry)] - 1].put_under(tile_of(entry))
        if creature_of(entry) != NONE:
            s.creature_bag = changed(s.creature_bag, creature_of(entry), 1)
    s.row = vec[i64]()
    s.draw_pile.known = 0
    for card in cards:
        name, tile, creature = card if isinstance(card, tuple) and len(card) == 3 else (*_pair(card), None)
        number = CARD_NAMES.index(name)
        without(s.draw_pile, number)
        lies = _tile_from_stack(s, tile) if tile else NONE
        s.row = append(s.row, row_entry(number, lies, _creature_from_bag(s, creature)))


def _pair(card: str | tuple[str, ...]) -> tuple[str, str | None]:
    return (card, None) if isinstance(card, str) else (card[0], card[1])


def _tile_from_stack(s: Orichalcum, name: str) -> int:
    stack = s.stacks[name.count("-")]
    tile = next(int(tile) for tile in stack.items if TILE_NAMES[tile] == name)
    without(stack, tile)
    return tile


def _creature_from_bag(s: Orichalcum, name: str | None) -> int:
    if name is None:
        return NONE
    s.creature_bag = changed(s.creature_bag, CREATURE.index[name], -1)
    return CREATURE.index[name]


def pile(s: Orichalcum, *cards: str) -> None:
    """Let the draw pile be these cards, the first on top, and discard all others that are not in the row."""
    numbers = [CARD_NAMES.index(card) for card in cards]
    s.draw_pile = Deck(vec[i64](list(reversed(numbers))))
    s.discarded = mask_of([n for n, card in enumerate(CARD_NAMES) if n not in numbers and card not in cards_in_row(s)])


def only(s: Orichalcum, *buildings: str) -> None:
    """Let the building bag hold just these (which breaks their conservation)."""
    s.building_bag = vec[i64]([buildings.count(name) for name in BUILDINGS])


def top(s: Orichalcum, tile: str) -> None:
    """Put a tile on top of its stack."""
    stack = s.stacks[tile.count("-")]
    stack.items = append(stack.items, _tile_from_stack(s, tile))


def empty_stack(s: Orichalcum, size: int) -> None:
    """Take all tiles of a size out of the game (which breaks their conservation)."""
    s.stacks[size - 1] = Deck(vec[i64]())


def slot(s: Orichalcum, terrain: str, building: str, token: bool = True) -> None:
    """Put a building from the bag into a slot, a mine or camp with its resource if `token`."""
    number = BUILDINGS.index(building)
    carries = int(token and BUILDING_TOKEN[number] != NONE)
    s.building_bag = changed(s.building_bag, number, -1)
    if BUILDING_TOKEN[number] == HOPLITE:
        s.hoplites -= carries
    else:
        s.orichalcum -= carries
    s.slots = changed(s.slots, TERRAINS.index(terrain), slot_entry(number, carries))


def rig(s: Orichalcum, *faces: int | str, building: str | None = None) -> None:
    """Find a generator that next rolls these faces (numbers, "skull") and then draws this building."""
    wanted = [0 if face == "skull" else int(face) for face in faces]
    for seed in range(1_000_000):
        if _gives(s, seeded(seed), wanted, building):
            s.rng = seeded(seed)
            return
    raise AssertionError(f"no generator gives {faces} and {building}")


def _gives(s: Orichalcum, rng: Rng, faces: list[int], building: str | None) -> bool:
    for face in faces:
        if DIE[rng.below(len(DIE))] != face:
            return False
    return building is None or BUILDINGS[draw_from_bag(s.building_bag[:], rng)] == building


# -- what a seat has


def give(s: Orichalcum, seat: int, hoplites: int = 0, orichalcum: int = 0) -> None:
    """Move resources from the supply into a seat's stock."""
    player = s.players[seat]
    s.hoplites -= hoplites
    player.hoplites += hoplites
    s.orichalcum -= orichalcum
    player.orichalcum += orichalcum
    assert s.hoplites >= 0
    assert s.orichalcum >= 0


def ground(
    s: Orichalcum, seat: int, *, mountain: str = "", lagoon: str = "", desert: str = "", forest: str = "", volcano: str = ""
) -> None:
    """Lay single tiles on circles of a seat's island; volcanoes are cleared ones."""
    player = s.players[seat]
    for terrain, circles in enumerate([mountain, lagoon, desert, forest, volcano]):
        for name in circles.split():
            assert player.empty & mask(name), f"{name} is not empty"
            player.empty &= ~mask(name)
            player.free = changed(player.free, terrain, mask(name))
            _lay_single(s, seat, TERRAINS[terrain], name)


def _lay_single(s: Orichalcum, seat: int, terrain: str, name: str) -> None:
    player = s.players[seat]
    player.laid = append(player.laid, laid(LAID_TILE, _tile_from_stack(s, terrain), circle(name) * 6))


def creature(s: Orichalcum, seat: int, creature: str, at: str, hoplites: int = 0) -> None:
    """Put a creature on a volcano of a seat's island, with hoplites from the supply committed there."""
    player = s.players[seat]
    assert player.empty & mask(at), f"{at} is not empty"
    player.empty &= ~mask(at)
    s.hoplites -= hoplites
    player.lairs = append(player.lairs, lair(circle(at), _creature_from_bag(s, creature), hoplites))
    _lay_single(s, seat, TERRAINS[VOLCANO], at)


def captured(s: Orichalcum, seat: int, *creatures: str) -> None:
    """Move creatures from the bag to those that a seat has captured."""
    for name in creatures:
        s.players[seat].captured = changed(s.players[seat].captured, _creature_from_bag(s, name), 1)


def building(s: Orichalcum, seat: int, building: str, at: str) -> None:
    """Put up a building from the bag on a circle of a seat's island, on a tile if there is none."""
    number = BUILDINGS.index(building)
    s.building_bag = changed(s.building_bag, number, -1)
    if s.players[seat].empty & mask(at):
        terrain = TILE_NAMES[s.stacks[0].items[0]]
        ground(s, seat, **{terrain: at})
    put_up(s, seat, number, circle(at))


def fill(s: Orichalcum, seat: int, leaving: str) -> None:
    """Let all circles but these be covered by something that does not matter (which breaks conservation)."""
    s.players[seat].empty = mask(leaving)


def titan(s: Orichalcum, seat: int, name: str, active: bool = True) -> None:
    """Let a seat hold a titan."""
    number = COMPONENTS.titans.index(name)
    holders = [int(holder) for holder in s.titan_holder]
    holders[number] = seat
    s.titan_holder = vec[i64](holders)
    s.titan_active = s.titan_active | 2**number if active else s.titan_active & ~(2**number)


def medallions(s: Orichalcum, seat: int, number: int) -> None:
    """Give a seat victory tokens, medallion side up."""
    s.tokens -= number
    s.players[seat].medallions += number


# -- saying and looking


def say(s: Orichalcum, *words: str) -> None:
    """Say words; illegal ones raise."""
    for word in words:
        s.apply(GAME.code(word))


def legal(s: Orichalcum, beginning: str = "") -> list[str]:
    """The legal words, or those that begin like this."""
    return [word for word in (GAME.text(code) for code in s.legal()) if word.startswith(beginning)]


def circles_of(s: Orichalcum, beginning: str) -> str:
    """The circles for which `beginning` followed by the circle is legal."""
    return " ".join(word.removeprefix(beginning).split()[0] for word in legal(s, f"{beginning} "))


def step(s: Orichalcum) -> str:
    """What is to be decided now."""
    return steps.NAMES[kind_of(s.stack[len(s.stack) - 1])]


def stock(s: Orichalcum, seat: int) -> tuple[int, int]:
    """A seat's hoplites and orichalcum."""
    return int(s.players[seat].hoplites), int(s.players[seat].orichalcum)


def supply(s: Orichalcum) -> tuple[int, int]:
    """Hoplites and orichalcum in the supply."""
    return int(s.hoplites), int(s.orichalcum)


def free(s: Orichalcum, seat: int, terrain: str) -> str:
    """The circles of a terrain that are free on a seat's island."""
    return names(s.players[seat].free[TERRAINS.index(terrain)])


def lairs(s: Orichalcum, seat: int) -> dict[str, tuple[str, int]]:
    """The creatures on a seat's island with the hoplites beside them, by circle."""
    return {
        CIRCLE.values[lair_circle(entry)]: (CREATURE.values[lair_creature(entry)], int(lair_hoplites(entry)))
        for entry in s.players[seat].lairs
    }


def prey(s: Orichalcum, seat: int) -> dict[str, int]:
    """The creatures that a seat has captured."""
    return {name: int(n) for name, n in zip(CREATURE.values, s.players[seat].captured, strict=True) if n}


def in_bag(s: Orichalcum, name: str) -> int:
    """How many creatures or buildings of this face are in their bag."""
    return int(s.creature_bag[CREATURE.index[name]] if name in CREATURE.index else s.building_bag[BUILDINGS.index(name)])


def titans(s: Orichalcum, seat: int) -> list[str]:
    """The titans that a seat (NONE: the table) holds, those with the inactive side up in brackets."""
    return [
        name if s.titan_active & 2**number else f"({name})"
        for number, name in enumerate(COMPONENTS.titans)
        if number < TITANS and s.titan_holder[number] == seat
    ]


def cards_in_row(s: Orichalcum) -> list[str]:
    """The cards of the row, from left to right."""
    return [CARD_NAMES[card_of(entry)] for entry in s.row]


def on_card(s: Orichalcum, place: int) -> tuple[str | None, str | None]:
    """The tile and the creature on a card of the row, counted from 1."""
    tile, beast = tile_of(s.row[place - 1]), creature_of(s.row[place - 1])
    return None if tile == NONE else TILE_NAMES[tile], None if beast == NONE else CREATURE.values[beast]


def discarded(s: Orichalcum) -> list[str]:
    """The cards on the discard pile."""
    return [CARD_NAMES[card] for card in members(s.discarded)]


def slots(s: Orichalcum) -> list[str | None]:
    """The buildings on the construction board, in the order mountain, lagoon, desert, forest."""
    return [None if slot_building(entry) == NONE else BUILDINGS[slot_building(entry)] for entry in s.slots]


def has_volcano(tile: int) -> bool:
    """Whether a creature belongs on the tile."""
    return TILE_VOLCANO[tile] != NONE


def messages(s: Orichalcum) -> list[str]:
    """What happened because of the last word."""
    return [str(entry["message"]) for entry in s.log(since=int(s.ply))]


def dice(s: Orichalcum) -> list[str]:
    """The dice of all rolls so far, one text of digits for each roll, 9 for a skull."""
    return [str(entry["dice"]) for entry in s.log() if entry["message"] == "dice-rolled"]
