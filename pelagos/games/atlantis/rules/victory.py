"""I15: completion tokens, victory and the technical stop."""

from mypy_extensions import i64

from pelagos.core.bits import BIT, count
from pelagos.core.state import NOBODY
from pelagos.games.atlantis.lookup import COLOURS, TURNS_PER_PLAYER
from pelagos.games.atlantis.messages import GAME_STOPPED, GAME_WON, TEMPLE_COMPLETED, TEMPLE_SPOILT
from pelagos.games.atlantis.state import Atlantis


def note_tokens(s: Atlantis, seat: i64, before: i64) -> None:
    """I15.2: tell which completion tokens came and went by an action."""
    after = s.completed(seat)
    for slot in range(COLOURS):
        if after & ~before & BIT[slot] != 0:
            s.note(TEMPLE_COMPLETED, seat, slot + 1)
        if before & ~after & BIT[slot] != 0:
            s.note(TEMPLE_SPOILT, seat, slot + 1)


def check_victory(s: Atlantis, seat: i64) -> None:
    """I15.4: the active player wins at once with all four slots completed and no tile on a neutral area."""
    player = s.players[seat]
    if count(s.completed(seat)) == COLOURS and not player.is_on_neutral_area():
        s.winner = seat
        s.note(GAME_WON, seat, player.god)
        s.finish()


def stop_if_endless(s: Atlantis) -> None:
    """I15.7: nobody has won when the last player has finished turn 60."""
    if s.turn >= TURNS_PER_PLAYER * len(s.players):
        s.note(GAME_STOPPED, NOBODY, TURNS_PER_PLAYER)
        s.finish(stopped=True)
