"""I5: the draw step."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import argument_of, seat_of
from pelagos.games.atlantis.knowledge import gain_seen, gain_unseen
from pelagos.games.atlantis.messages import CARD_DRAWN, CARD_TAKEN
from pelagos.games.atlantis.rules.piles import can_draw, draw_card, refill_display, take_from_display
from pelagos.games.atlantis.state import NONE, Atlantis, Step
from pelagos.games.atlantis.steps import DRAW_CARD
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
    refill_display(s)


def draw_unseen(s: Atlantis, seat: i64) -> i64:
    """The top card of the deck goes to the hand; only its owner sees it."""
    colour = draw_card(s)
    gain_unseen(s.players[seat], colour)
    return colour


class DrawCard(Step):
    """I5.2: one card after the other, each from the display or from the deck."""

    def asks(self, s: Atlantis, step: i64) -> bool:
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
            s.note(CARD_DRAWN, seat, draw_unseen(s, seat))
        else:
            take_open_card(s, seat, TAKE.first(word))
