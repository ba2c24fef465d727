"""C13.2: Ares moves troops; Pegasus does the same without chain and price (C18.2)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import argument_of, seat_of
from pelagos.games.cyclades.messages import MARCHED
from pelagos.games.cyclades.rules.battles import begin_land_battle
from pelagos.games.cyclades.rules.board import joined
from pelagos.games.cyclades.rules.last_island import conquer, protected_islands
from pelagos.games.cyclades.state import Cyclades, Step
from pelagos.games.cyclades.steps import MARCH
from pelagos.games.cyclades.words import COUNT, LAND


def targets(s: Cyclades, seat: i64, origin: i64, flying: bool) -> i64:
    """C13.2a, C13.2b, C18.2: the islands that troops can go to from an island."""
    if flying:
        guarded = s.guarded_by_chiron() & ~s.islands_of[seat]
        islands = s.chart().all_islands & ~BIT[origin] & ~guarded
    else:
        islands = joined(s, seat, origin)
    return islands & ~protected_islands(s, seat) if islands != 0 else islands


def origins(s: Cyclades, seat: i64, flying: bool) -> i64:
    """C13.2a, C13.2b: the islands from which the seat can move troops."""
    found: i64 = 0
    todo = s.islands_of[seat]
    while todo != 0:
        island = lowest(todo)
        if s.troops[island] > 0 and not s.held_by_medusa(island) and targets(s, seat, island, flying) != 0:
            found |= BIT[island]
        todo = without_lowest(todo)
    return found


def begin_march(s: Cyclades, seat: i64, origin: i64, flying: bool) -> None:
    """Troops on this island are about to move."""
    s.push(MARCH, seat, origin * 2 + (1 if flying else 0))


class March(Step):
    """C13.2a: the target and how many of the troops go there."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        origin = argument_of(step) // 2
        chart, troops = s.chart(), s.troops[origin]
        words = vec[i64](capacity=64)
        todo = targets(s, seat_of(step), origin, argument_of(step) % 2 == 1)
        while todo != 0:
            first = LAND.base + chart.island_word[lowest(todo)] * len(COUNT)
            for i in range(troops):
                words = append(words, first + i)
            todo = without_lowest(todo)
        return words

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        """C13.2c to C13.2e: an island left without troops stays its controller's; the landing is a battle only against troops."""
        seat, origin = seat_of(step), argument_of(step) // 2
        target, troops = s.chart().island_at[LAND.first(word)], LAND.second(word) + 1
        s.troops[origin] -= troops
        s.note(MARCHED, seat, s.chart().island_word[origin], LAND.first(word), troops)
        if s.islands_of[seat] & BIT[target] != 0:
            s.troops[target] += troops
        elif s.troops[target] > 0:
            begin_land_battle(s, seat, target, troops)
        else:
            conquer(s, seat, target, troops)
