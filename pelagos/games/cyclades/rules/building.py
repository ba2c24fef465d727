"""C11: building."""

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.games.cyclades.lookup import BUILDING_COST, island_of
from pelagos.games.cyclades.messages import BUILT
from pelagos.games.cyclades.rules.board import words_for_places
from pelagos.games.cyclades.state import Cyclades
from pelagos.games.cyclades.steps import CHECK_METROPOLIS
from pelagos.games.cyclades.words import BUILD


def free_slots(s: Cyclades, seat: i64) -> i64:
    """C11.2: empty slots on the seat's islands that no metropolis covers."""
    chart = s.chart()
    slots = chart.places_on(s.islands_of[seat]) & ~s.all_built()
    islands = s.metropolises & s.islands_of[seat]
    while islands != 0:
        slots &= ~chart.covered[lowest(islands)]
        islands = without_lowest(islands)
    return slots


def build_words(s: Cyclades, seat: i64, words: vec[i64]) -> vec[i64]:
    """C11.1 to C11.3: where the god's building can be put."""
    if s.gold[seat] < BUILDING_COST[s.god] or s.building_supply(s.god) == 0:
        return words
    return words_for_places(s, words, BUILD.base, free_slots(s, seat))


def build(s: Cyclades, seat: i64, place: i64) -> None:
    """C11.1, C11.6: a building of the god for its price; it may complete a set."""
    kind, price = s.god, BUILDING_COST[s.god]
    s.gold[seat] -= price
    put_building(s, kind, place)
    s.note(BUILT, seat, kind, s.chart().island_word[island_of(place)], price)
    s.push(CHECK_METROPOLIS, seat)


def put_building(s: Cyclades, kind: i64, place: i64) -> None:
    """A building from the supply in an empty slot. A6: a temple placed now has its discount."""
    s.built[kind] |= BIT[place]
    s.used_temples &= ~BIT[place]
