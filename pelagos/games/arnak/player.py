"""What belongs to a player (A1.2), and the rival of the solo game (A19.1)."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.bits import BIT, count
from pelagos.core.digest import Digest
from pelagos.core.vecs import zeros
from pelagos.games.arnak.lookup import (
    ARCHAEOLOGISTS,
    ASSISTANTS,
    GOODS,
    RIVAL_ARCHAEOLOGISTS,
    SLOTS,
    TEMPLES,
)

NONE: Final = -1
"""No card, tile, guardian, idol or arrival."""


def filled(length: i64, item: i64) -> vec[i64]:
    """The same number so many times."""
    out = vec[i64](capacity=length)
    for i in range(length):
        out = append(out, item)
    return out


# A card in a hand or deck, as one number. Cards of one layer came into the deck together in an order that nobody knows; what came
# alone and openly is a layer of its own (A1.6). A card keeps its layer when it is drawn, so the table knows of every layer which
# cards are in it, and how many of them are in hand.


def held(card: i64, layer: i64) -> i64:
    """A card of a layer."""
    return card << 10 | layer << 1


def card_of(entry: i64) -> i64:
    """Which card it is."""
    return entry >> 10


def layer_of(entry: i64) -> i64:
    """With which others its place may be exchanged."""
    return (entry >> 1) & 511


def is_seen(entry: i64) -> bool:
    """Whether the owner of the deck knows that this card lies at its place (A20.8)."""
    return entry & 1 != 0


# An assistant on a player board, as one number.


def employed(assistant: i64, gold: i64, exhausted: i64) -> i64:
    """An assistant with its side and whether it is exhausted."""
    return assistant | gold << 4 | exhausted << 5


def assistant_of(entry: i64) -> i64:
    """Which assistant it is."""
    return entry & 15


def is_gold(entry: i64) -> bool:
    """Whether its gold side is up."""
    return entry & 16 != 0


def is_exhausted(entry: i64) -> bool:
    """Whether it has been used."""
    return entry & 32 != 0


def side_of(entry: i64) -> i64:
    """Its place in the tables of assistants by side."""
    return assistant_of(entry) + ASSISTANTS if is_gold(entry) else assistant_of(entry)


@final
@mypyc_attr(acyclic=True)
class Player:
    """A player's cards, board and pieces."""

    def __init__(self) -> None:
        self.goods: vec[i64] = vec[i64]()
        self.hand: vec[i64] = vec[i64]()  # sorted
        self.deck: vec[i64] = vec[i64]()  # the bottom first
        self.played: vec[i64] = vec[i64]()  # the play area, cards without layer
        self.layers: i64 = 0  # layers made so far
        self.home: i64 = ARCHAEOLOGISTS  # archaeologists on the board
        self.idols: i64 = 0  # in the crates
        self.slots: i64 = 0  # the set of filled idol slots
        self.team: vec[i64] = vec[i64]()  # assistants
        self.guardians: i64 = 0  # the set of overcome guardians
        self.boons: i64 = 0  # those of them whose boon is unused
        self.glass: i64 = 0
        self.notebook: i64 = 0
        self.arrival: i64 = NONE  # place in the order of arrival at the Lost Temple
        self.temple: vec[i64] = vec[i64]()  # temple tiles by stack
        self.fear_tiles: i64 = 0
        self.passed: bool = False
        self.masked: bool = False  # War Mask in this round (A20.20)
        self.flying: bool = False  # Guardian's Ocarina in this round (A20.12)
        self.answered: i64 = 0  # hand cards decided about at the end of a round (A16.2)
        self.discarding: i64 = 0  # the set of places in the hand to be discarded then

    # made by tools/state_methods.py
    def clone(self) -> "Player":
        """An independent copy."""
        copy = Player()
        copy.goods = self.goods[:]
        copy.hand = self.hand[:]
        copy.deck = self.deck[:]
        copy.played = self.played[:]
        copy.layers = self.layers
        copy.home = self.home
        copy.idols = self.idols
        copy.slots = self.slots
        copy.team = self.team[:]
        copy.guardians = self.guardians
        copy.boons = self.boons
        copy.glass = self.glass
        copy.notebook = self.notebook
        copy.arrival = self.arrival
        copy.temple = self.temple[:]
        copy.fear_tiles = self.fear_tiles
        copy.passed = self.passed
        copy.masked = self.masked
        copy.flying = self.flying
        copy.answered = self.answered
        copy.discarding = self.discarding
        return copy

    # made by tools/state_methods.py
    def write(self, digest: Digest) -> None:
        """Put everything into a digest."""
        digest.numbers(self.goods)
        digest.numbers(self.hand)
        digest.numbers(self.deck)
        digest.numbers(self.played)
        digest.number(self.layers)
        digest.number(self.home)
        digest.number(self.idols)
        digest.number(self.slots)
        digest.numbers(self.team)
        digest.number(self.guardians)
        digest.number(self.boons)
        digest.number(self.glass)
        digest.number(self.notebook)
        digest.number(self.arrival)
        digest.numbers(self.temple)
        digest.number(self.fear_tiles)
        digest.number((1 if self.passed else 0) + (2 if self.masked else 0) + (4 if self.flying else 0))
        digest.number(self.answered)
        digest.number(self.discarding)

    # -- hand and deck

    def new_layer(self) -> i64:
        """A number for cards that come into the deck or hand together."""
        self.layers += 1
        return self.layers

    def has(self, card: i64) -> bool:
        """Whether the card is in hand."""
        return any(card_of(self.hand[i]) == card for i in range(len(self.hand)))

    def to_hand(self, entry: i64) -> None:
        """Take a card into the hand, which stays sorted."""
        entry -= entry & 1
        hand = append(self.hand, entry)
        i: i64 = len(hand) - 1
        while i > 0 and hand[i - 1] > entry:
            hand[i] = hand[i - 1]
            i -= 1
        hand[i] = entry
        self.hand = hand

    def from_hand(self, card: i64) -> None:
        """Take a card that is there out of the hand."""
        for i in range(len(self.hand)):
            if card_of(self.hand[i]) == card:
                self.hand = pop(self.hand, i)[0]
                return

    def from_played(self, card: i64) -> None:
        """Take a card that is there out of the play area."""
        for i in range(len(self.played)):
            if self.played[i] == card:
                self.played = pop(self.played, i)[0]
                return

    def under_deck(self, entry: i64) -> None:
        """Put a card under the deck."""
        deck = vec[i64](capacity=len(self.deck) + 4)
        deck = append(deck, entry)
        for i in range(len(self.deck)):
            deck = append(deck, self.deck[i])
        self.deck = deck

    def on_deck(self, entry: i64) -> None:
        """Put a card on top of the deck."""
        self.deck = append(self.deck, entry)

    def off_deck(self, bottom: bool) -> i64:
        """Take the top or the bottom card off the deck, which is not empty."""
        if bottom:
            self.deck, entry = pop(self.deck, 0)
        else:
            self.deck, entry = pop(self.deck)
        return entry

    # -- board

    def slot_to_fill(self) -> i64:
        """A10.3: the leftmost empty slot, or NONE."""
        for slot in range(SLOTS):
            if self.slots & BIT[slot] == 0:
                return slot
        return NONE

    def idols_owned(self) -> i64:
        """Idols in crates and slots."""
        return self.idols + count(self.slots)

    def square_of(self, assistant: i64) -> i64:
        """The square on which an assistant is, or NONE."""
        for square in range(len(self.team)):
            if assistant_of(self.team[square]) == assistant:
                return square
        return NONE

    def refresh(self, square: i64) -> None:
        """A5.7: turn an assistant ready."""
        entry = self.team[square]
        if is_exhausted(entry):
            self.team[square] = entry - 32

    def exhaust(self, square: i64) -> None:
        """A14.2: turn an assistant sideways."""
        entry = self.team[square]
        if not is_exhausted(entry):
            self.team[square] = entry + 32


def new_player() -> Player:
    """A player before the first card is drawn."""
    player = Player()
    player.goods = zeros(GOODS)
    player.temple = zeros(TEMPLES)
    return player


@final
@mypyc_attr(acyclic=True)
class Rival:
    """The rival of the solo game (A19)."""

    def __init__(self) -> None:
        self.stack: vec[i64] = vec[i64]()  # action tiles face down, the bottom first
        self.used: vec[i64] = vec[i64]()  # those of this round, the first one first
        self.home: i64 = RIVAL_ARCHAEOLOGISTS
        self.glass: i64 = 0
        self.arrival: i64 = NONE
        self.temple: vec[i64] = vec[i64]()
        self.guardians: i64 = 0  # sets
        self.items: i64 = 0
        self.artifacts: i64 = 0
        self.idols: i64 = 0  # kinds of idols face up
        self.stacked: i64 = 0  # idols in the "-1" stack

    # made by tools/state_methods.py
    def clone(self) -> "Rival":
        """An independent copy."""
        copy = Rival()
        copy.stack = self.stack[:]
        copy.used = self.used[:]
        copy.home = self.home
        copy.glass = self.glass
        copy.arrival = self.arrival
        copy.temple = self.temple[:]
        copy.guardians = self.guardians
        copy.items = self.items
        copy.artifacts = self.artifacts
        copy.idols = self.idols
        copy.stacked = self.stacked
        return copy

    # made by tools/state_methods.py
    def write(self, digest: Digest) -> None:
        """Put everything into a digest."""
        digest.numbers(self.stack)
        digest.numbers(self.used)
        digest.number(self.home)
        digest.number(self.glass)
        digest.number(self.arrival)
        digest.numbers(self.temple)
        digest.number(self.guardians)
        digest.number(self.items)
        digest.number(self.artifacts)
        digest.number(self.idols)
        digest.number(self.stacked)


NO_RIVAL: Final = Rival()
"""What stands for the rival until a game is set up: each copy of a position would otherwise make one more, for nothing."""
