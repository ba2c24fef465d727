"""C4 and C13.3: the creature track."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.deck import Deck
from pelagos.core.state import NOBODY
from pelagos.core.vecs import sorted_vec
from pelagos.games.cyclades.lookup import TRACK, TRACK_PRICES
from pelagos.games.cyclades.messages import CREATURE_DISCARDED, CREATURE_REPLACED, CREATURE_REVEALED, CREATURES_SHUFFLED
from pelagos.games.cyclades.state import NONE, Cyclades


def shuffle_discards(s: Cyclades) -> None:
    """C4.5, C18.4: the discard pile is shuffled into the draw pile."""
    cards = s.draw_pile.items[:]
    discarded = s.discarded
    while discarded != 0:
        cards = append(cards, lowest(discarded))
        discarded = without_lowest(discarded)
    s.discarded = 0
    s.draw_pile = Deck(s.rng.shuffled(sorted_vec(cards)))
    s.note(CREATURES_SHUFFLED, NOBODY, len(cards))


def _reveal(s: Cyclades, place: i64) -> None:
    """C4.5, A22: put the top card on a place of the track; with both piles empty the place stays empty."""
    if s.draw_pile.size() == 0:
        if s.discarded == 0:
            return
        shuffle_discards(s)
    s.track[place] = s.draw_pile.draw()
    s.seal()
    s.note(CREATURE_REVEALED, NOBODY, s.track[place], TRACK_PRICES[place])


def update_track(s: Cyclades) -> None:
    """C4: phase 1. A31: new cards come one after the other, to the cheapest empty place first."""
    if s.cycle == 1:
        _reveal(s, 0)
    elif s.cycle == 2:
        s.track[1] = s.track[0]
        s.track[0] = NONE
        _fill(s, TRACK - 1)
    else:
        if s.track[TRACK - 1] != NONE:
            s.note(CREATURE_DISCARDED, NOBODY, s.track[TRACK - 1])
            s.discarded |= BIT[s.track[TRACK - 1]]
            s.track[TRACK - 1] = NONE
        _slide(s)
        _fill(s, TRACK)


def _slide(s: Cyclades) -> None:
    """C4.4b: the cards close up to the right in their order."""
    track = vec[i64]([NONE, NONE, NONE])
    free: i64 = TRACK
    for i in range(TRACK):
        card = s.track[TRACK - 1 - i]
        if card != NONE:
            free -= 1
            track[free] = card
    s.track = track


def _fill(s: Cyclades, places: i64) -> None:
    """Reveal cards on the empty ones of the first places, from the right."""
    for i in range(places):
        place = places - 1 - i
        if s.track[place] == NONE:
            _reveal(s, place)


def cards_on_track(s: Cyclades) -> i64:
    """The set of cards lying on the track."""
    cards: i64 = 0
    for place in range(TRACK):
        if s.track[place] != NONE:
            cards |= BIT[s.track[place]]
    return cards


def place_of_card(s: Cyclades, card: i64) -> i64:
    """Where on the track a card lies."""
    place: i64 = 0
    while s.track[place] != card:
        place += 1
    return place


def replace_creature(s: Cyclades, seat: i64, card: i64) -> None:
    """C13.3: the card is discarded, and then the top card of the draw pile takes its place."""
    place = place_of_card(s, card)
    s.track[place] = NONE
    s.discarded |= BIT[card]
    s.note(CREATURE_REPLACED, seat, card)
    _reveal(s, place)
