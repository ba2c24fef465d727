"""O3: rounds and turns."""

from mypy_extensions import i64

from pelagos.core.state import NOBODY, seat_of
from pelagos.games.orichalcum.messages import ROUND_BEGAN
from pelagos.games.orichalcum.state import Orichalcum, Step
from pelagos.games.orichalcum.steps import (
    CARD_ACTION,
    DISCARD_CARD,
    END_ROUND,
    END_TURN,
    EXTRA_ACTION,
    LAY_METROPOLIS,
    PLACE_TILE,
    START_TURN,
    TAKE_CARD,
)


class StartRound(Step):
    """O3.1, O17.6: a round gives every player one turn, clockwise from the holder of the marker."""

    def enter(self, s: Orichalcum, step: i64) -> bool:
        s.round += 1
        s.turns_left = len(s.players)
        s.note(ROUND_BEGAN, NOBODY, s.round)
        s.push(START_TURN, s.marker)
        return False


class StartTurn(Step):
    """O3.2: the phases of a turn, the last one pushed first; O4.1: before the first turn's the metropolis."""

    def enter(self, s: Orichalcum, step: i64) -> bool:
        seat = seat_of(step)
        s.turn += 1
        s.push(END_TURN, seat)
        if len(s.players) == 2:
            s.push(DISCARD_CARD, seat)
        s.push(EXTRA_ACTION, seat)
        s.push(CARD_ACTION, seat)
        s.push(PLACE_TILE, seat)
        s.push(TAKE_CARD, seat)
        if s.players[seat].metropolis == 0:
            s.push(LAY_METROPOLIS, seat)
        return False


class EndTurn(Step):
    """O3.1: the next player clockwise, or the end of the round after the last."""

    def enter(self, s: Orichalcum, step: i64) -> bool:
        s.turns_left -= 1
        if s.turns_left > 0:
            s.push(START_TURN, (seat_of(step) + 1) % len(s.players))
        else:
            s.push(END_ROUND, 0)
        return False
