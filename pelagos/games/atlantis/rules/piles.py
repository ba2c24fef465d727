"""I13: deck, display and discard."""

from mypy_extensions import i64

from pelagos.core.deck import Deck
from pelagos.core.state import NOBODY
from pelagos.games.atlantis.knowledge import deck_is_shuffled, lose
from pelagos.games.atlantis.messages import CARD_REVEALED, RESHUFFLED
from pelagos.games.atlantis.multisets import CARD, size, spread
from pelagos.games.atlantis.state import NONE, Atlantis


def can_draw(s: Atlantis) -> bool:
    """I13.3: whether the deck can give a card, shuffled anew if need be."""
    return s.deck.size() > 0 or s.discarded != 0


def draw_card(s: Atlantis) -> i64:
    """I13.3: the top card of the deck, which is made of the whole discard first if it is empty; there must be one."""
    if s.deck.size() == 0:
        s.note(RESHUFFLED, NOBODY, size(s.discarded))
        s.deck = Deck(s.rng.shuffled(spread(s.discarded)))
        s.discarded = 0
        deck_is_shuffled(s.players)
    s.seal()
    return s.deck.draw()


def refill_display(s: Atlantis) -> None:
    """I13.4: fill the empty slots in their order, as long as there are cards."""
    for slot in range(len(s.display)):
        if s.display[slot] == NONE and can_draw(s):
            s.display[slot] = draw_card(s)
            s.note(CARD_REVEALED, NOBODY, s.display[slot])


def take_from_display(s: Atlantis, colour: i64) -> None:
    """I5.3, I5.6: take an open card of the colour; the caller refills."""
    slot: i64 = 0
    while s.display[slot] != colour:
        slot += 1
    s.display[slot] = NONE


def discard_from_hand(s: Atlantis, seat: i64, colour: i64) -> None:
    """I13.1: a hand card goes to the discard."""
    lose(s.players[seat], colour)
    s.discarded += CARD[colour]


def discard_followers(s: Atlantis, seat: i64, colour: i64, number: i64) -> None:
    """I13.1: followers of one colour go to the discard."""
    s.players[seat].followers -= number * CARD[colour]
    s.discarded += number * CARD[colour]


def hand_to_followers(s: Atlantis, seat: i64, colour: i64, number: i64) -> None:
    """I13.2: hand cards are laid into the own follower area; they are not discarded."""
    player = s.players[seat]
    for i in range(number):
        lose(player, colour)
    player.followers += number * CARD[colour]
