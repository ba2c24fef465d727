"""O18: the end of the game."""

from mypy_extensions import i64

from pelagos.core.state import NOBODY
from pelagos.games.orichalcum.lookup import POINTS_TO_WIN, STOP_AFTER_ROUNDS
from pelagos.games.orichalcum.messages import GAME_STOPPED, GAME_WON
from pelagos.games.orichalcum.state import Orichalcum


def check_victory(s: Orichalcum, seat: i64) -> None:
    """O3.3, O18.1: the active player wins at once with enough points and no creature on the island."""
    if len(s.players[seat].lairs) == 0 and s.points(seat) >= POINTS_TO_WIN:
        s.winner = seat
        s.note(GAME_WON, seat, s.points(seat))
        s.finish()


def stop_if_endless(s: Orichalcum) -> None:
    """O18.4: after the last turn of round 60 the game stops without a winner."""
    if s.round >= STOP_AFTER_ROUNDS:
        s.note(GAME_STOPPED, NOBODY, s.round)
        s.finish(stopped=True)
