"""C12: metropolises."""

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.journal import Message
from pelagos.core.state import argument_of, seat_of
from pelagos.games.cyclades.lookup import KINDS, PHILOSOPHERS_NEEDED, island_of, place_of
from pelagos.games.cyclades.messages import (
    BUILDING_COVERED,
    BUILDING_RETURNED,
    METROPOLIS_FOUNDED,
    METROPOLIS_LOST,
    PHILOSOPHERS_RETURNED,
)
from pelagos.games.cyclades.rules.board import words_for_islands, words_for_places
from pelagos.games.cyclades.state import Cyclades, Step
from pelagos.games.cyclades.steps import CHECK_METROPOLIS, PLACE_METROPOLIS, RETURN_BUILDING
from pelagos.games.cyclades.words import BY_BUILDINGS, BY_PHILOSOPHERS, FOUND, METROPOLIS, RETURN


def has_set(s: Cyclades, seat: i64) -> bool:
    """C12.1: one building of each kind on the seat's islands; metropolises do not count."""
    slots = s.chart().places_on(s.islands_of[seat])
    return all(s.built[kind] & slots != 0 for kind in range(KINDS))


class CheckMetropolis(Step):
    """C12.7: whether a metropolis must be founded; with both ways open the player picks the order."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        seat = seat_of(step)
        buildings, philosophers = has_set(s, seat), s.philosophers[seat] >= PHILOSOPHERS_NEEDED
        if buildings and philosophers:
            return True
        if buildings:
            _by_buildings(s, seat)
        elif philosophers:
            _by_philosophers(s, seat)
        return False

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return vec[i64]([FOUND.code(BY_BUILDINGS), FOUND.code(BY_PHILOSOPHERS)])

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        if FOUND.first(word) == BY_BUILDINGS:
            _by_buildings(s, seat_of(step))
        else:
            _by_philosophers(s, seat_of(step))


def _by_buildings(s: Cyclades, seat: i64) -> None:
    """C12.1, C12.8: first the four buildings are given back, then the metropolis is placed; then all is checked again."""
    s.push(CHECK_METROPOLIS, seat)
    s.push(PLACE_METROPOLIS, seat)
    for kind in range(KINDS):
        s.push(RETURN_BUILDING, seat, KINDS - 1 - kind)


def _by_philosophers(s: Cyclades, seat: i64) -> None:
    """C12.2: all four philosophers are given back."""
    s.push(CHECK_METROPOLIS, seat)
    s.push(PLACE_METROPOLIS, seat)
    s.philosophers[seat] -= PHILOSOPHERS_NEEDED
    s.philosopher_supply += PHILOSOPHERS_NEEDED
    s.note(PHILOSOPHERS_RETURNED, seat, PHILOSOPHERS_NEEDED)


class ReturnBuilding(Step):
    """C12.1: the player picks which building of a kind is given back."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        slots = s.chart().places_on(s.islands_of[seat_of(step)])
        return words_for_places(s, vec[i64](capacity=16), RETURN.base, s.built[argument_of(step)] & slots)

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        kind = argument_of(step)
        place = place_of(s.chart().island_at[RETURN.first(word)], RETURN.second(word))
        s.built[kind] &= ~BIT[place]
        s.note(BUILDING_RETURNED, seat_of(step), kind, RETURN.first(word))


def sites(s: Cyclades, seat: i64) -> i64:
    """C12.3: where the metropolis may be placed: islands with a free place, without those any that has none yet."""
    if s.metropolis_supply() == 0:
        return 0
    islands = s.islands_of[seat] & ~s.metropolises
    chart, built = s.chart(), s.all_built()
    free: i64 = 0
    todo = islands
    while todo != 0:
        island = lowest(todo)
        if built & chart.covered[island] == 0:
            free |= BIT[island]
        todo = without_lowest(todo)
    return free if free != 0 else islands


class PlaceMetropolis(Step):
    """C12.3: the metropolis goes to an island; without any room what was given back is lost."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        if sites(s, seat_of(step)) != 0:
            return True
        s.note(METROPOLIS_LOST, seat_of(step))
        return False

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_islands(s, vec[i64](capacity=16), METROPOLIS.base, sites(s, seat_of(step)))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        """C12.3b, C12.4: what stands in the covered slots is destroyed."""
        seat, island = seat_of(step), s.chart().island_at[METROPOLIS.first(word)]
        destroy_buildings(s, seat, s.chart().covered[island] & s.all_built(), BUILDING_COVERED)
        s.metropolises |= BIT[island]
        s.note(METROPOLIS_FOUNDED, seat, METROPOLIS.first(word))


def destroy_buildings(s: Cyclades, seat: i64, places: i64, told: Message) -> None:
    """The buildings in these slots go back to the supply, as the log tells."""
    while places != 0:
        place = lowest(places)
        kind = s.kind_at(place)
        s.built[kind] &= ~BIT[place]
        s.note(told, seat, kind, s.chart().island_word[island_of(place)])
        places = without_lowest(places)
