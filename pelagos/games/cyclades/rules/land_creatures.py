"""C18: Pegasus, Giant, Cyclops and Harpy."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import seat_of
from pelagos.games.cyclades.lookup import KINDS, island_of, place_of, slot_of
from pelagos.games.cyclades.messages import BUILDING_CHANGED, BUILDING_DESTROYED, TROOP_CARRIED_OFF
from pelagos.games.cyclades.rules.board import words_for_islands, words_for_places
from pelagos.games.cyclades.rules.building import put_building
from pelagos.games.cyclades.rules.metropolis import destroy_buildings
from pelagos.games.cyclades.rules.troops import begin_march, origins
from pelagos.games.cyclades.state import Cyclades, Step
from pelagos.games.cyclades.steps import CHECK_METROPOLIS
from pelagos.games.cyclades.words import CYCLOPS, GIANT, HARPY, MARCH


class Pegasus(Step):
    """C18.2: the island from which troops fly."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_islands(s, vec[i64](capacity=16), MARCH.base, origins(s, seat_of(step), True))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        begin_march(s, seat_of(step), s.chart().island_at[MARCH.first(word)], True)


def destructible(s: Cyclades) -> i64:
    """C18.3, A14: all buildings, own ones too, except on Chiron's island."""
    return s.all_built() & ~s.chart().places_on(s.guarded_by_chiron())


class Giant(Step):
    """C18.3: one building is destroyed."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_places(s, vec[i64](capacity=32), GIANT.base, destructible(s))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        place = place_of(s.chart().island_at[GIANT.first(word)], GIANT.second(word))
        destroy_buildings(s, seat_of(step), BIT[place], BUILDING_DESTROYED)


def kinds_in_supply(s: Cyclades) -> i64:
    """The set of buildings of which there are tiles left."""
    kinds: i64 = 0
    for kind in range(KINDS):
        if s.building_supply(kind) > 0:
            kinds |= BIT[kind]
    return kinds


def changeable(s: Cyclades, seat: i64) -> i64:
    """C18.5: own buildings for which there is one of another kind in the supply."""
    own, kinds = s.chart().places_on(s.islands_of[seat]), kinds_in_supply(s)
    found: i64 = 0
    for kind in range(KINDS):
        if kinds & ~BIT[kind] != 0:
            found |= s.built[kind] & own
    return found


class Cyclops(Step):
    """C18.5: one own building is replaced by one of another kind in the same slot."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        words, kinds = vec[i64](capacity=32), kinds_in_supply(s)
        chart, places = s.chart(), changeable(s, seat_of(step))
        while places != 0:
            place = lowest(places)
            for kind in range(KINDS):
                if kinds & BIT[kind] != 0 and s.built[kind] & BIT[place] == 0:
                    words = append(words, CYCLOPS.code(chart.island_word[island_of(place)], slot_of(place), kind))
            places = without_lowest(places)
        return words

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        seat, kind = seat_of(step), CYCLOPS.third(word)
        place = place_of(s.chart().island_at[CYCLOPS.first(word)], CYCLOPS.second(word))
        old = s.kind_at(place)
        s.built[old] &= ~BIT[place]
        put_building(s, kind, place)
        s.note(BUILDING_CHANGED, seat, CYCLOPS.first(word), old, kind)
        s.push(CHECK_METROPOLIS, seat)


def within_reach_of_harpy(s: Cyclades, seat: i64) -> i64:
    """C18.8, A14: the islands with an opponent's troops, except Chiron's."""
    found: i64 = 0
    todo = s.chart().all_islands & ~s.islands_of[seat] & ~s.guarded_by_chiron()
    while todo != 0:
        island = lowest(todo)
        if s.troops[island] > 0:
            found |= BIT[island]
        todo = without_lowest(todo)
    return found


class Harpy(Step):
    """C18.8: one troop of an opponent returns to its reserve; the island stays its owner's."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_islands(s, vec[i64](capacity=16), HARPY.base, within_reach_of_harpy(s, seat_of(step)))

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        island = s.chart().island_at[HARPY.first(word)]
        owner = s.island_owner(island)
        s.troops[island] -= 1
        s.troop_reserve[owner] += 1
        s.note(TROOP_CARRIED_OFF, seat_of(step), HARPY.first(word), owner)
