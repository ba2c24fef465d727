"""I5: the draw step."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import argument_of, seat_of
from pelagos.games.atlantis.knowledge import gain_seen, gain_unseen
from pelagos.games.atlantis.messages import CARD_DRAWN, CARD_TAKEN, MIGRATED
from pelagos.games.atlantis.rules.piles import can_draw, draw_card, refill_display, take_from_display
from pelagos.games.atlantis.state import NONE, Atlantis, Step
from pelagos.games.atlantis.steps import DEAL, DRAW_CARD, REFILL
from pelagos.games.atlantis.words import DRAW, TAKE


def open_colours(s: Atlantis) -> i64:
    """I5.6: the set of colours in the display; where a card lies has no meaning."""
    colours: i64 = 0
    for slot in range(len(s.display)):
        if s.display[slot] != NONE:
            colours |= BIT[s.display[slot]]
    return colours


def open_cards(s: Atlantis, words: vec[i64]) -> vec[i64]:
    """I5.6: append a word for each colour in the display."""
    colours = open_colours(s)
    while colours != 0:
        words = append(words, TAKE.code(lowest(colours)))
        colours = without_lowest(colours)
    return words


def take_open_card(s: Atlantis, seat: i64, colour: i64) -> None:
    """I5.3: an open card goes to the hand, and the slot is refilled."""
    take_from_display(s, colour)
    gain_seen(s.players[seat], colour)
    s.note(CARD_TAKEN, seat, colour)
    s.push(REFILL, seat)


def draw_unseen(s: Atlantis, seat: i64, number: i64, migration: bool = False) -> None:
    """So many top cards of the deck go to the hand next; only their owner sees them."""
    s.push(DEAL, seat, number * 2 + (1 if migration else 0))


class Refill(Step):
    """I5.3, I13.4: the display is refilled. A step of its own, so that what is taken is known before what follows it."""

    def enter(self, s: Atlantis, step: i64) -> bool:
        refill_display(s)
        return False


class Deal(Step):
    """I5.2, I7.7, I10.8, I13.5: cards come from the deck, as many as there are."""

    def enter(self, s: Atlantis, step: i64) -> bool:
        seat, message = seat_of(step), MIGRATED if argument_of(step) % 2 == 1 else CARD_DRAWN
        for i in range(argument_of(step) // 2):
            if can_draw(s):
                colour = draw_card(s)
                gain_unseen(s.players[seat], colour)
                s.note(message, seat, colour)
        return False


class DrawCard(Step):
    """I5.2: one card after the other, each from the display or from the deck."""

    def enter(self, s: Atlantis, step: i64) -> bool:
        """I5.4: the step ends early when there is nothing left to draw."""
        return argument_of(step) > 0 and (can_draw(s) or open_colours(s) != 0)

    def legal(self, s: Atlantis, step: i64) -> vec[i64]:
        words = open_cards(s, vec[i64](capacity=8))
        if can_draw(s):
            words = append(words, DRAW.base)
        return words

    def apply(self, s: Atlantis, step: i64, word: i64) -> None:
        seat = seat_of(step)
        s.push(DRAW_CARD, seat, argument_of(step) - 1)
        if word == DRAW.base:
            draw_unseen(s, seat, 1)
        else:
            take_open_card(s, seat, TAKE.first(word))
