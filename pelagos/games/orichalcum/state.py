"""A position of Orichalcum."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.bits import BIT, count
from pelagos.core.deck import NO_DECK, Deck
from pelagos.core.digest import Digest
from pelagos.core.rng import Rng
from pelagos.core.state import State, kind_of
from pelagos.core.vecs import zeros
from pelagos.games.orichalcum.lookup import CREATURES, POWER_KINDS, TERRAINS, TITANS
from pelagos.games.orichalcum.steps import KINDS

if TYPE_CHECKING:
    from pelagos.core.game import Setup

NONE: Final = -1
"""No card, tile, creature, building or holder."""


# A card in the row with what lies on it, as one number (O5.2).


def row_entry(card: i64, tile: i64, creature: i64) -> i64:
    """A card, the tile on it and the creature on that; NONE where there is none."""
    return card | (tile + 1) << 8 | (creature + 1) << 16


def card_of(entry: i64) -> i64:
    """The card of a row entry."""
    return entry & 255


def tile_of(entry: i64) -> i64:
    """The tile of a row entry, or NONE."""
    return (entry >> 8 & 255) - 1


def creature_of(entry: i64) -> i64:
    """The creature of a row entry, or NONE."""
    return (entry >> 16) - 1


# A creature on an island with the hoplites committed there, as one number (O1.5, O9.1).


def lair(circle: i64, creature: i64, hoplites: i64) -> i64:
    """A creature standing on a circle and the hoplites beside it."""
    return circle | creature << 8 | hoplites << 16


def lair_circle(entry: i64) -> i64:
    """Where the creature stands."""
    return entry & 255


def lair_creature(entry: i64) -> i64:
    """Which creature it is."""
    return entry >> 8 & 255


def lair_hoplites(entry: i64) -> i64:
    """How many hoplites are committed there."""
    return entry >> 16


# A building on the construction board, as one number: 0 for an empty slot.


def slot_entry(building: i64, token: i64) -> i64:
    """A building and whether its resource lies on it."""
    return building + 1 | token << 8


def slot_building(entry: i64) -> i64:
    """The building in a slot, or NONE."""
    return (entry & 255) - 1


def slot_token(entry: i64) -> i64:
    """1 if the building's resource lies on it."""
    return entry >> 8


# What was laid on an island, in order. The rules never read it: it is for drawing and counting.

LAID_TILE: Final = 0
LAID_BUILDING: Final = 1
LAID_TEMPLE: Final = 2


def laid(what: i64, piece: i64, place: i64) -> i64:
    """A tile, building or temple and its place: circle * 6 + turns."""
    return what << 20 | piece << 10 | place


@final
@mypyc_attr(acyclic=True)
class Player:
    """A player's island, stock and score row."""

    def __init__(self) -> None:
        self.board: i64 = NONE  # which island board
        self.side: i64 = NONE  # which island side, a place in components.sides
        self.empty: i64 = 0  # the circles still empty (O1.2)
        self.metropolis: i64 = 0  # the circles under the metropolis
        self.free: vec[i64] = vec[i64]()  # free terrain by terrain (O1.3); volcanoes among it are cleared (O1.4)
        self.lairs: vec[i64] = vec[i64]()  # creatures on the island
        self.hoplites: i64 = 0  # in stock (O1.5)
        self.orichalcum: i64 = 0
        self.captured: vec[i64] = vec[i64]()  # captured creatures by face
        self.powers: vec[i64] = vec[i64]()  # what the buildings do together (O19)
        self.temples: i64 = 0
        self.medallions: i64 = 0
        self.laid: vec[i64] = vec[i64]()

    # made by tools/state_methods.py
    def clone(self) -> "Player":
        """An independent copy."""
        copy = Player()
        copy.board = self.board
        copy.side = self.side
        copy.empty = self.empty
        copy.metropolis = self.metropolis
        copy.free = self.free[:]
        copy.lairs = self.lairs[:]
        copy.hoplites = self.hoplites
        copy.orichalcum = self.orichalcum
        copy.captured = self.captured[:]
        copy.powers = self.powers[:]
        copy.temples = self.temples
        copy.medallions = self.medallions
        copy.laid = self.laid[:]
        return copy

    # made by tools/state_methods.py
    def write(self, digest: Digest) -> None:
        """Put everything into a digest."""
        digest.number(self.board)
        digest.number(self.side)
        digest.number(self.empty)
        digest.number(self.metropolis)
        digest.numbers(self.free)
        digest.numbers(self.lairs)
        digest.number(self.hoplites)
        digest.number(self.orichalcum)
        digest.numbers(self.captured)
        digest.numbers(self.powers)
        digest.number(self.temples)
        digest.number(self.medallions)
        digest.numbers(self.laid)


def new_player() -> Player:
    """A player before an island is dealt."""
    player = Player()
    player.free = zeros(TERRAINS)
    player.captured = zeros(CREATURES)
    player.powers = zeros(POWER_KINDS)
    return player


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Orichalcum(State):
    """All zones of the table (O1.7), the players, and what the active player holds in between."""

    def __init__(self, setup: "Setup", rng: Rng) -> None:
        super().__init__(setup, rng)
        self.players: list[Player] = []
        # supply (O21.1)
        self.hoplites: i64 = 0
        self.orichalcum: i64 = 0
        self.tokens: i64 = 0
        self.temples: i64 = 0
        # action board
        self.row: vec[i64] = vec[i64]()  # cards with tiles and creatures, from left to right
        self.draw_pile: Deck = NO_DECK
        self.discarded: i64 = 0  # the set of cards on the discard pile
        self.stacks: list[Deck] = []  # tiles of size 1, 2 and 3
        # bags, as numbers by face
        self.creature_bag: vec[i64] = vec[i64]()
        self.building_bag: vec[i64] = vec[i64]()
        self.slots: vec[i64] = vec[i64]()  # construction board
        # titans
        self.titan_holder: vec[i64] = vec[i64]()  # a seat, or NONE for the table
        self.titan_active: i64 = 0  # the set of titans with their active side up
        # round
        self.round: i64 = 0
        self.marker: i64 = 0  # who holds the initiative marker
        self.turns_left: i64 = 0  # in this round, the present one included
        self.winner: i64 = NONE
        # between two decisions of a turn
        self.card: i64 = NONE
        self.tile: i64 = NONE
        self.creature: i64 = NONE
        self.drawn: i64 = NONE  # a Minotaur's building (O20.1)
        self.healed: i64 = 0  # hoplites in the Hospital

    # made by tools/state_methods.py
    def clone(self) -> "Orichalcum":
        """An independent copy."""
        copy = Orichalcum(self.setup, self.rng.clone())
        self.copy_into(copy)
        copy.players = [player.clone() for player in self.players]
        copy.hoplites = self.hoplites
        copy.orichalcum = self.orichalcum
        copy.tokens = self.tokens
        copy.temples = self.temples
        copy.row = self.row[:]
        copy.draw_pile = self.draw_pile.clone()
        copy.discarded = self.discarded
        copy.stacks = [stack.clone() for stack in self.stacks]
        copy.creature_bag = self.creature_bag[:]
        copy.building_bag = self.building_bag[:]
        copy.slots = self.slots[:]
        copy.titan_holder = self.titan_holder[:]
        copy.titan_active = self.titan_active
        copy.round = self.round
        copy.marker = self.marker
        copy.turns_left = self.turns_left
        copy.winner = self.winner
        copy.card = self.card
        copy.tile = self.tile
        copy.creature = self.creature
        copy.drawn = self.drawn
        copy.healed = self.healed
        return copy

    # made by tools/state_methods.py
    def write(self, digest: Digest) -> None:
        """Put everything into a digest."""
        for player in self.players:
            player.write(digest)
        digest.number(self.hoplites)
        digest.number(self.orichalcum)
        digest.number(self.tokens)
        digest.number(self.temples)
        digest.numbers(self.row)
        self.draw_pile.write(digest)
        digest.number(self.discarded)
        for stack in self.stacks:
            stack.write(digest)
        digest.numbers(self.creature_bag)
        digest.numbers(self.building_bag)
        digest.numbers(self.slots)
        digest.numbers(self.titan_holder)
        digest.number(self.titan_active)
        digest.number(self.round)
        digest.number(self.marker)
        digest.number(self.turns_left)
        digest.number(self.winner)
        digest.number(self.card)
        digest.number(self.tile)
        digest.number(self.creature)
        digest.number(self.drawn)
        digest.number(self.healed)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """O1.8: only the order of stacks and draw pile is hidden, and for tiles put under a stack not even that."""
        self.draw_pile.redeal(rng)
        for stack in self.stacks:
            stack.redeal(rng)

    def legal_words(self) -> vec[i64]:
        step = self.stack[len(self.stack) - 1]
        return STEPS[kind_of(step)].legal(self, step)

    def enter(self, step: i64) -> bool:
        return STEPS[kind_of(step)].enter(self, step)

    def carry_out(self, step: i64, word: i64) -> None:
        STEPS[kind_of(step)].apply(self, step, word)

    # -- small questions that many rules ask

    def titans_of(self, seat: i64) -> i64:
        """The set of titans that a seat holds."""
        held: i64 = 0
        for titan in range(TITANS):
            if self.titan_holder[titan] == seat:
                held |= BIT[titan]
        return held

    def has_favour(self, seat: i64, titan: i64) -> bool:
        """O8.9: whether the seat holds the titan with its active side up."""
        return self.titan_holder[titan] == seat and self.titan_active & BIT[titan] != 0

    def points(self, seat: i64) -> i64:
        """O1.6: titans and victory tokens."""
        player = self.players[seat]
        return count(self.titans_of(seat)) + player.temples + player.medallions

    # -- how it stands

    def scores(self) -> list[int]:
        return [int(self.points(seat)) for seat in range(len(self.players))]

    def ranking(self) -> list[int]:
        """O18.3, O18.4; before the end as if the game were stopped now."""
        if self.winner != NONE:
            return [1 if seat == self.winner else 2 for seat in range(len(self.players))]
        standings = [self._standing(seat) for seat in range(len(self.players))]
        return [1 + len([other for other in standings if other > own]) for own in standings]

    def _standing(self, seat: int) -> tuple[int, int, int]:
        """O18.4: points, then fewer creatures on the island, then more in stock."""
        player = self.players[seat]
        return int(self.points(seat)), -len(player.lairs), int(player.orichalcum + player.hoplites)

    def game_view(self, seat: int | None) -> Mapping[str, object]:
        from pelagos.games.orichalcum.view import view_of

        return view_of(self)


class Step:
    """A kind of pending step. There is one object of each; what lies on the stack is a number."""

    def enter(self, s: Orichalcum, step: i64) -> bool:
        """Whether it needs a decision now that it has come to the top. If not, it has been carried out."""
        return True

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        """The legal words, sorted."""
        raise NotImplementedError

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        """Do what the word says."""
        raise NotImplementedError


STEPS: Final = vec[Step]([Step()] * KINDS)
"""The steps by kind, filled in by rules/dispatch.py."""
