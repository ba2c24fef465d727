"""C3 and C16: the phases of a cycle, its end and the end of the game."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import lowest, without_lowest
from pelagos.core.state import NOBODY
from pelagos.games.cyclades.lookup import MAX_CYCLES, TILE_GODS
from pelagos.games.cyclades.messages import CYCLE_BEGAN, GAME_STOPPED, GAME_WON
from pelagos.games.cyclades.rules.gods import lay_out_gods
from pelagos.games.cyclades.rules.income import receive_income
from pelagos.games.cyclades.rules.track import update_track
from pelagos.games.cyclades.state import NONE, Cyclades, Step, filled
from pelagos.games.cyclades.steps import NEXT_BIDDER, START_CYCLE


class StartCycle(Step):
    """C3: creature track, gods and income come by themselves, then the offerings."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        s.cycle += 1
        s.note(CYCLE_BEGAN, NOBODY, s.cycle)
        s.used_temples = 0  # A6
        s.used_metropolises = 0
        update_track(s)
        lay_out_gods(s)
        seats = s.playing
        while seats != 0:
            receive_income(s, lowest(seats))
            seats = without_lowest(seats)
        s.offering = filled(TILE_GODS, NONE)
        s.amount = filled(TILE_GODS, 0)
        s.apollo = vec[i64]()
        s.push(NEXT_BIDDER, 0)
        return False


class EndCycle(Step):
    """C16.1, C16.2, C16.5: all markers are back; somebody has won, or a new cycle begins until the technical stop."""

    def enter(self, s: Cyclades, step: i64) -> bool:
        _close_up(s)
        if _somebody_has_enough(s):
            _announce_winners(s)
        elif s.cycle >= MAX_CYCLES:
            s.note(GAME_STOPPED, NOBODY, s.cycle)
            s.finish(stopped=True)
        else:
            s.push(START_CYCLE, 0)
        return False


def _close_up(s: Cyclades) -> None:
    """C17.5: places of markers that were removed are closed."""
    track = vec[i64](capacity=len(s.turn_track))
    for place in range(len(s.turn_track)):
        if s.turn_track[place] != NONE:
            track = append(track, s.turn_track[place])
    s.turn_track = track


def _somebody_has_enough(s: Cyclades) -> bool:
    """C16.2: whether a player controls as many metropolises as are needed."""
    return any(s.metropolises_of(seat) >= s.needed for seat in range(s.seats()))


def _announce_winners(s: Cyclades) -> None:
    """C16.3: the game ends; who has won follows from the ranking."""
    s.finish()
    places = s.ranking()
    for seat in range(s.seats()):
        if places[seat] == 1:
            s.note(GAME_WON, seat, s.metropolises_of(seat))
