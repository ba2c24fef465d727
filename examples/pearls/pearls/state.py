"""A position of Pearls, and its rules: the game is small enough for one module."""

from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pearls.words import DIVE, DIVED, NUMBERS, OPEN, OPENED
from pelagos.core.deck import NO_DECK, Deck
from pelagos.core.digest import Digest
from pelagos.core.rng import Rng
from pelagos.core.state import State, seat_of
from pelagos.core.vecs import sorted_vec, zeros

if TYPE_CHECKING:
    from pelagos.core.game import Setup

STEPS: Final = ["turn"]
TURN: Final = 0  # the only kind of step

OF_EACH: Final = 4  # shells of a number (P1)
DEALT: Final = 3  # shells for each player (P2)
HAND: Final = 5  # shells in a hand at most (P3.1)
NOTHING: Final = -1  # lies in the middle before the first shell


@final
class Diver:
    """A player: the shells in hand, as how many there are of each number, and the pearls."""

    def __init__(self, hand: vec[i64], pearls: i64 = 0) -> None:
        self.hand: vec[i64] = hand
        self.pearls: i64 = pearls

    def clone(self) -> "Diver":
        """An independent copy."""
        return Diver(self.hand[:], self.pearls)

    def write(self, digest: Digest) -> None:
        """Put everything into a digest."""
        digest.numbers(self.hand)
        digest.number(self.pearls)

    def shells(self) -> int:
        """How many shells are in hand."""
        return sum(self.hand)


@final
class Pearls(State):
    """The reef, what lies on top in the middle, and the players. A shell goes by its place on the axis: its number less one."""

    def __init__(self, setup: "Setup", rng: Rng) -> None:
        super().__init__(setup, rng)
        self.reef: Deck = NO_DECK
        self.top: i64 = NOTHING
        self.divers: list[Diver] = []

    # -- copies and fingerprints: every field, once each

    def clone(self) -> "Pearls":
        """An independent copy."""
        copy = Pearls(self.setup, self.rng.clone())
        self.copy_into(copy)
        copy.reef = self.reef.clone()
        copy.top = self.top
        copy.divers = [diver.clone() for diver in self.divers]
        return copy

    def write(self, digest: Digest) -> None:
        self.reef.write(digest)
        digest.number(self.top)
        for diver in self.divers:
            diver.write(digest)

    # -- the rules

    def enter(self, step: i64) -> bool:
        """P4, P5: a turn begins if there is anything to do in it."""
        if not self.reef.size() and not any(diver.shells() for diver in self.divers):
            self.finish()
            return False
        if not self.may_dive(seat_of(step)) and not self.divers[seat_of(step)].shells():
            self.next_turn(seat_of(step))
            return False
        self.turn += 1
        return True

    def legal_words(self) -> vec[i64]:
        """P3, in the order in which the words are declared."""
        words = vec[i64]()
        if self.may_dive(self.seat):
            words = append(words, DIVE.base)
        for shell in range(NUMBERS):
            if self.divers[self.seat].hand[shell]:
                words = append(words, OPEN.base + shell)
        return words

    def carry_out(self, step: i64, word: i64) -> None:
        """P3.1, P3.2: do what the word says, then it is the next player's turn."""
        seat = seat_of(step)
        if OPEN.owns(word):
            self.open(seat, OPEN.first(word))
        else:
            self.dive(seat)
        self.next_turn(seat)

    def may_dive(self, seat: i64) -> bool:
        """P3.1: there is a shell, and room for it."""
        return self.reef.size() > 0 and self.divers[seat].shells() < HAND

    def dive(self, seat: i64) -> None:
        """P3.1. Something hidden is seen without the generator being used, so what was before cannot be taken back."""
        shell = self.reef.draw()
        self.divers[seat].hand[shell] += 1
        self.seal()
        self.note(DIVED, seat, shell)

    def open(self, seat: i64, shell: i64) -> None:
        """P3.2, P6."""
        gains = shell > self.top or (shell == self.top and self.setup.options["calm_sea"] is True)
        pearls = shell + 1 if gains else 0
        self.divers[seat].hand[shell] -= 1
        self.divers[seat].pearls += pearls
        self.top = shell
        self.note(OPENED, seat, shell, pearls)

    def next_turn(self, seat: i64) -> None:
        """P2: turns go round."""
        self.push(TURN, (seat + 1) % len(self.divers))

    # -- what is hidden, and how it stands

    def redeal(self, seat: i64, rng: Rng) -> None:
        """P1, P2: the reef and the hands of others are dealt anew, in a way that does not depend on what they are."""
        others = [diver for place, diver in enumerate(self.divers) if place != seat]
        sizes = [diver.shells() for diver in others]
        hidden = self.reef.items[:]
        for diver in others:
            for shell in range(NUMBERS):
                for copy in range(diver.hand[shell]):
                    hidden = append(hidden, shell)
        self.reef = Deck(rng.shuffled(sorted_vec(hidden)))
        for diver, size in zip(others, sizes, strict=True):
            diver.hand = drawn(self.reef, size)

    def scores(self) -> list[int]:
        """P5."""
        return [int(diver.pearls) for diver in self.divers]

    def game_view(self, seat: int | None) -> dict[str, object]:
        """P2: everybody sees how many shells others have, and which they have themselves."""
        divers: list[dict[str, object]] = []
        for place, diver in enumerate(self.divers):
            held = [shell + 1 for shell in range(NUMBERS) for copy in range(diver.hand[shell])]
            divers.append({"pearls": int(diver.pearls), "shells": len(held), "hand": held if place == seat else None})
        return {"reef": int(self.reef.size()), "top": None if self.top == NOTHING else int(self.top) + 1, "divers": divers}


def create(setup: "Setup", rng: Rng) -> Pearls:
    """P1, P2: shuffle, deal, and let the first player begin."""
    state = Pearls(setup, rng)
    shells = vec[i64]([shell for shell in range(NUMBERS) for copy in range(OF_EACH)])
    state.reef = Deck(rng.shuffled(shells))
    state.divers = [Diver(drawn(state.reef, DEALT)) for seat in range(setup.players)]
    state.push(TURN, 0)
    return state


def drawn(reef: Deck, shells: int) -> vec[i64]:
    """So many shells from the top of the reef, as how many there are of each number."""
    hand = zeros(NUMBERS)
    for shell in range(shells):
        hand[reef.draw()] += 1
    return hand
