"""A position of Atlantis."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.bits import BIT, count
from pelagos.core.deck import Deck
from pelagos.core.digest import Digest
from pelagos.core.rng import Rng
from pelagos.core.state import State, kind_of
from pelagos.games.atlantis.knowledge import redeal
from pelagos.games.atlantis.lookup import COLOURS, GOD_TEMPLES, SOLO_TURNS
from pelagos.games.atlantis.player import Player, own_area
from pelagos.games.atlantis.steps import KINDS

if TYPE_CHECKING:
    from pelagos.core.game import Setup

NONE: Final = -1
"""No card, no winner."""

NIBBLE: Final = vec[i64]([16**region for region in range(COLOURS)])
"""The place of a region's four bits."""


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Atlantis(State):
    """The table and the players. A region goes by its colour's number. I4: turns are counted by `turn`."""

    def __init__(self, setup: "Setup", rng: Rng) -> None:
        super().__init__(setup, rng)
        self.players: list[Player] = []
        # region boards (I3.1, I3.3)
        self.abilities: i64 = 0  # four bits for each region
        self.slots: i64 = 0  # the same: which slot of the god cards a region is, that is its number less one
        self.neutral: i64 = 0  # the set of regions with a neutral area
        self.first: i64 = 0  # who began
        # cards
        self.deck: Deck = Deck(vec[i64]())
        self.display: vec[i64] = vec[i64]()  # a colour or NONE, by slot
        self.discarded: i64 = 0  # a multiset
        self.dummy: i64 = NONE  # I16.2: the colour of the card there
        # tokens
        self.marker: i64 = 0  # the region of the divine presence (I11.1)
        self.helpers: i64 = 0  # on their region (I3.2)
        # turn
        self.actions: i64 = 0  # still to be used (I6.1)
        self.converted: bool = False  # I7.4: in this turn
        self.winner: i64 = NONE

    # made by tools/state_methods.py
    def clone(self) -> "Atlantis":
        """An independent copy."""
        copy = Atlantis(self.setup, self.rng.clone())
        self.copy_into(copy)
        copy.players = [player.clone() for player in self.players]
        copy.abilities = self.abilities
        copy.slots = self.slots
        copy.neutral = self.neutral
        copy.first = self.first
        copy.deck = self.deck.clone()
        copy.display = self.display[:]
        copy.discarded = self.discarded
        copy.dummy = self.dummy
        copy.marker = self.marker
        copy.helpers = self.helpers
        copy.actions = self.actions
        copy.converted = self.converted
        copy.winner = self.winner
        return copy

    # made by tools/state_methods.py
    def write(self, digest: Digest) -> None:
        """Put everything into a digest."""
        for player in self.players:
            player.write(digest)
        digest.number(self.abilities)
        digest.number(self.slots)
        digest.number(self.neutral)
        digest.number(self.first)
        self.deck.write(digest)
        digest.numbers(self.display)
        digest.number(self.discarded)
        digest.number(self.dummy)
        digest.number(self.marker)
        digest.number(self.helpers)
        digest.number(self.actions)
        digest.number(1 if self.converted else 0)
        digest.number(self.winner)

    def redeal(self, seat: i64, rng: Rng) -> None:
        """I17.1: only the hands of others and the order of the deck are hidden."""
        self.deck = Deck(redeal(self.players, self.deck.items, seat, rng))

    def legal_words(self) -> vec[i64]:
        step = self.stack[len(self.stack) - 1]
        return STEPS[kind_of(step)].legal(self, step)

    def enter(self, step: i64) -> bool:
        return STEPS[kind_of(step)].enter(self, step)

    def carry_out(self, step: i64, word: i64) -> None:
        STEPS[kind_of(step)].apply(self, step, word)

    # -- small questions that many rules ask

    def solo(self) -> bool:
        """Whether this is the game of one player (I16)."""
        return len(self.players) == 1

    def ability(self, region: i64) -> i64:
        """The special ability of a region, a place in components.ABILITIES."""
        return (self.abilities >> (4 * region)) & 15

    def slot(self, region: i64) -> i64:
        """I3.3: the region's number, counted from 0: the slot of the god cards that speaks of it."""
        return (self.slots >> (4 * region)) & 15

    def completed(self, seat: i64) -> i64:
        """I15.1, I15.2: the set of completed slots of the seat's god card, that is of its completion tokens."""
        player = self.players[seat]
        wanted = GOD_TEMPLES[player.god]
        slots: i64 = 0
        for region in range(COLOURS):
            slot = self.slot(region)
            if player.temple(own_area(region)) == wanted[slot]:
                slots |= BIT[slot]
        return slots

    # -- how it stands

    def scores(self) -> list[int]:
        """I15.8: completed slots; I16.6: in the solo game three at most unless it is won, and then more for an early turn."""
        if not self.solo():
            return [int(count(self.completed(seat))) for seat in range(len(self.players))]
        if self.winner != NONE:
            return [4 + SOLO_TURNS - int(self.turn)]
        return [min(int(count(self.completed(0))), 3)]

    def ranking(self) -> list[int]:
        """I15.7, I15.8, I16.7; before the end as if the game were stopped now."""
        if self.winner != NONE or self.solo():
            return [1 if seat == self.winner else 2 for seat in range(len(self.players))]
        standings = [self._standing(seat) for seat in range(len(self.players))]
        return [1 + len([other for other in standings if other > own]) for own in standings]

    def _standing(self, seat: int) -> tuple[int, int]:
        """I15.7: completed slots, then tiles in areas of the own colour."""
        return int(count(self.completed(seat))), int(self.players[seat].tiles_on_own_areas())

    def game_view(self, seat: int | None) -> Mapping[str, object]:
        from pelagos.games.atlantis.view import view_of

        return view_of(self, seat)


class Step:
    """A kind of pending step. There is one object of each; what lies on the stack is a number."""

    def enter(self, s: Atlantis, step: i64) -> bool:
        """Whether it needs a decision now that it has come to the top. If not, it has been carried out."""
        return True

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        """The legal words, sorted."""
        raise NotImplementedError

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        """Do what the word says."""
        raise NotImplementedError


STEPS: Final = vec[Step]([Step()] * KINDS)
"""The steps by kind, filled in by rules/dispatch.py."""
