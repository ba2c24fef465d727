"""I16: the solo game."""

from pelagos.core.bits import count
from pelagos.core.state import NOBODY
from pelagos.games.atlantis.lookup import SOLO_TURNS
from pelagos.games.atlantis.messages import DUMMY_CAME, DUMMY_LEFT, GAME_LOST
from pelagos.games.atlantis.multisets import CARD
from pelagos.games.atlantis.rules.piles import can_draw, draw_card
from pelagos.games.atlantis.state import NONE, Atlantis


def upkeep(s: Atlantis) -> None:
    """I16.2, I16.4: a new card for the dummy follower area, if there is one. The turn itself is the counter."""
    if s.dummy != NONE:
        s.discarded += CARD[s.dummy]
        s.note(DUMMY_LEFT, NOBODY, s.dummy)
        s.dummy = NONE
    if can_draw(s):
        s.dummy = draw_card(s)
        s.note(DUMMY_CAME, NOBODY, s.dummy)


def end_if_time_is_up(s: Atlantis) -> None:
    """I16.5: the game is lost when turn 10 ends without a win."""
    if s.turn >= SOLO_TURNS:
        s.note(GAME_LOST, 0, count(s.completed(0)))
        s.finish()
