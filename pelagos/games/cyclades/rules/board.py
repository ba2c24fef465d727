"""C1: pieces on the board, chains of fleets, and the words for sets of spaces.

Numbers of spaces and their places on the vocabulary's axes have the same order, so the words for a set come sorted.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.games.cyclades.lookup import island_of, slot_of
from pelagos.games.cyclades.state import Cyclades
from pelagos.games.cyclades.words import SLOT


def add_fleets(s: Cyclades, seat: i64, sea: i64, number: i64) -> None:
    """Put fleets of a seat on a sea space; they are in no other place any more."""
    s.fleets[sea] += number
    s.seas_of[seat] |= BIT[sea]


def remove_fleets(s: Cyclades, seat: i64, sea: i64, number: i64) -> None:
    """C1.3: take fleets off a sea space; nothing stays behind with the last."""
    s.fleets[sea] -= number
    if s.fleets[sea] == 0:
        s.seas_of[seat] &= ~BIT[sea]


def sink_fleets(s: Cyclades, sea: i64) -> i64:
    """All fleets on a sea space go back to their owner's reserve; tells how many."""
    owner, number = s.sea_owner(sea), s.fleets[sea]
    if number > 0:
        remove_fleets(s, owner, sea, number)
        s.fleet_reserve[owner] += number
    return number


def joined(s: Cyclades, seat: i64, island: i64) -> i64:
    """C1.5, A30: the other islands to which a chain of the seat's fleets leads from an island."""
    chart, own = s.chart(), s.seas_of[seat]
    reached: i64 = 0
    islands: i64 = 0
    todo = chart.waters[island] & own
    while todo != 0:
        sea = lowest(todo)
        reached |= BIT[sea]
        islands |= chart.shores[sea]
        todo = (without_lowest(todo) | chart.near[sea] & own) & ~reached
    return islands & ~BIT[island]


def open_seas(s: Cyclades, sea: i64) -> i64:
    """C13.1c: the adjacent sea spaces that fleets may enter."""
    return s.chart().near[sea] & ~s.closed_seas()


def words_for_seas(s: Cyclades, words: vec[i64], base: i64, seas: i64) -> vec[i64]:
    """Append the word for each sea space of a set, of a verb with the sea alone."""
    chart = s.chart()
    while seas != 0:
        words = append(words, base + chart.sea_word[lowest(seas)])
        seas = without_lowest(seas)
    return words


def words_for_islands(s: Cyclades, words: vec[i64], base: i64, islands: i64) -> vec[i64]:
    """Append the word for each island of a set, of a verb with the island alone."""
    chart = s.chart()
    while islands != 0:
        words = append(words, base + chart.island_word[lowest(islands)])
        islands = without_lowest(islands)
    return words


def words_for_places(s: Cyclades, words: vec[i64], base: i64, places: i64) -> vec[i64]:
    """Append the word for each building slot of a set, of a verb with island and slot."""
    chart = s.chart()
    while places != 0:
        place = lowest(places)
        words = append(words, base + chart.island_word[island_of(place)] * len(SLOT) + slot_of(place))
        places = without_lowest(places)
    return words


def words_for_numbers(words: vec[i64], base: i64, numbers: i64) -> vec[i64]:
    """Append the word for each member of a set of seats or cards."""
    while numbers != 0:
        words = append(words, base + lowest(numbers))
        numbers = without_lowest(numbers)
    return words
