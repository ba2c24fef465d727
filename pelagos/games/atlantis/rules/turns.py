"""I4: the turn."""

from mypy_extensions import i64

from pelagos.core.state import seat_of
from pelagos.games.atlantis.lookup import ACTIONS_PER_TURN, CARDS_DRAWN_PER_TURN
from pelagos.games.atlantis.messages import TURN_BEGAN
from pelagos.games.atlantis.rules.piles import refill_display
from pelagos.games.atlantis.rules.solo import end_if_time_is_up, upkeep
from pelagos.games.atlantis.rules.victory import stop_if_endless
from pelagos.games.atlantis.state import Atlantis, Step
from pelagos.games.atlantis.steps import ACT, DISCARD, DRAW_CARD, END_TURN, START_TURN


class StartTurn(Step):
    """I4.2: the steps of a turn, the last one pushed first."""

    def enter(self, s: Atlantis, step: i64) -> bool:
        seat = seat_of(step)
        s.turn += 1
        s.actions = ACTIONS_PER_TURN
        s.converted = False
        s.note(TURN_BEGAN, seat, (s.turn - 1) // len(s.players) + 1)
        if s.solo():
            upkeep(s)
        refill_display(s)  # I5.1
        s.push(END_TURN, seat)
        s.push(DISCARD, seat)
        s.push(ACT, seat)
        s.push(DRAW_CARD, seat, CARDS_DRAWN_PER_TURN)
        return False


class EndTurn(Step):
    """I4.1: the next player clockwise, unless the game ends here."""

    def enter(self, s: Atlantis, step: i64) -> bool:
        if s.solo():
            end_if_time_is_up(s)
        else:
            stop_if_endless(s)
        if not s.over:
            s.push(START_TURN, (seat_of(step) + 1) % len(s.players))
        return False
