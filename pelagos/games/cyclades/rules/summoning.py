"""C9: summoning creatures."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.games.cyclades.lookup import LEAST_PRICE, TEMPLE, TEMPLE_DISCOUNT, TRACK_PRICES
from pelagos.games.cyclades.messages import SUMMONED
from pelagos.games.cyclades.rules.creatures import can_use, use
from pelagos.games.cyclades.rules.track import cards_on_track, place_of_card
from pelagos.games.cyclades.state import NONE, Cyclades
from pelagos.games.cyclades.words import SUMMON


def fresh_temples(s: Cyclades, seat: i64) -> i64:
    """C9.3: the slots of the seat's temples whose discount is unspent."""
    return s.built[TEMPLE] & s.chart().places_on(s.islands_of[seat]) & ~s.used_temples


def fresh_metropolises(s: Cyclades, seat: i64) -> i64:
    """C9.3: the islands of the seat's metropolises whose discount is unspent."""
    return s.metropolises & s.islands_of[seat] & ~s.used_metropolises


def discounts(s: Cyclades, seat: i64) -> i64:
    """C9.3: how many discounts the seat has left in this cycle."""
    return count(fresh_temples(s, seat)) + count(fresh_metropolises(s, seat))


def summon_words(s: Cyclades, seat: i64, words: vec[i64]) -> vec[i64]:
    """C9.1 to C9.3, C9.5: cards on the track that can be used, with the numbers of discounts that make them payable."""
    cards, gold = cards_on_track(s), s.gold[seat]
    if gold < LEAST_PRICE:
        return words
    unspent = discounts(s, seat)
    while cards != 0:
        card = lowest(cards)
        price = TRACK_PRICES[place_of_card(s, card)]
        most = (price - LEAST_PRICE) // TEMPLE_DISCOUNT
        most = unspent if unspent < most else most
        if price - most * TEMPLE_DISCOUNT <= gold and can_use(s, seat, card):
            for used in range(most + 1):
                if price - used * TEMPLE_DISCOUNT <= gold:
                    words = append(words, SUMMON.code(card, used))
        cards = without_lowest(cards)
    return words


def summon(s: Cyclades, seat: i64, card: i64, used: i64) -> None:
    """C9.2, C9.4, C9.6: pay, take the card off the track and carry out its power at once."""
    place = place_of_card(s, card)
    price = TRACK_PRICES[place] - used * TEMPLE_DISCOUNT
    s.gold[seat] -= price
    for i in range(used):
        _spend_discount(s, seat)
    s.track[place] = NONE
    s.discarded |= BIT[card]
    s.note(SUMMONED, seat, card, price)
    use(s, seat, card)


def _spend_discount(s: Cyclades, seat: i64) -> None:
    """A6: temples first, then metropolises, each in the order of islands and slots."""
    temples = fresh_temples(s, seat)
    if temples != 0:
        s.used_temples |= temples & -temples
    else:
        metropolises = fresh_metropolises(s, seat)
        s.used_metropolises |= metropolises & -metropolises
