"""C15: Apollo."""

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import count
from pelagos.core.state import seat_of
from pelagos.games.cyclades.lookup import APOLLO_ONE, APOLLO_SEVERAL
from pelagos.games.cyclades.messages import APOLLO_GOLD, PROSPERITY_GONE, PROSPERITY_PLACED
from pelagos.games.cyclades.rules.board import words_for_islands
from pelagos.games.cyclades.state import Cyclades, Step
from pelagos.games.cyclades.steps import PROSPERITY as PLACE_PROSPERITY
from pelagos.games.cyclades.words import PROSPERITY


def turn_with_apollo(s: Cyclades, seat: i64, first: bool) -> None:
    """C15.1 to C15.3: gold, and for the first to have come a prosperity marker if there is one."""
    gold: i64 = APOLLO_ONE if count(s.islands_of[seat]) == 1 else APOLLO_SEVERAL
    s.gold[seat] += gold
    s.note(APOLLO_GOLD, seat, gold)
    if first and s.prosperity_supply > 0:
        s.push(PLACE_PROSPERITY, seat)
    elif first:
        s.note(PROSPERITY_GONE, seat)


class Prosperity(Step):
    """C15.2, A27: the marker goes to an island of the player and stays there."""

    def legal(self, s: Cyclades, step: i64) -> vec[i64]:
        return words_for_islands(s, vec[i64](capacity=16), PROSPERITY.base, s.islands_of[seat_of(step)])

    def apply(self, s: Cyclades, step: i64, word: i64) -> None:
        s.prosperity[s.chart().island_at[PROSPERITY.first(word)]] += 1
        s.prosperity_supply -= 1
        s.note(PROSPERITY_PLACED, seat_of(step), PROSPERITY.first(word))
