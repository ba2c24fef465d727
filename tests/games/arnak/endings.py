"""Games of Arnak for the golden playthroughs: every number of players on both boards, and the ways a game can end."""

from pelagos import State
from pelagos.games.arnak.game import GAME
from tests.golden.golden import Ending


def passing(state: State) -> int:
    """Always pass, end the turn and keep all cards."""
    words = state.legal()
    for text in ("pass", "end"):
        if GAME.code(text) in words:
            return GAME.code(text)
    return words[-1]


def won(state: State) -> bool:
    """One player wins."""
    return state.ranking().count(1) == 1


def lost(state: State) -> bool:
    """The rival wins."""
    return state.ranking() == [2]


def shared(state: State) -> bool:
    """Nobody can be told apart (A17.3)."""
    return state.ranking() == [1] * state.setup.players


ENDINGS = [
    Ending("solo-won", 1, won, options={"board": "bird", "difficulty": "0"}),
    Ending("solo-lost-snake", 1, lost, options={"board": "snake", "difficulty": "5"}),
    Ending("two-players", 2, won),
    Ending("two-players-snake", 2, won, options={"board": "snake"}),
    Ending("three-players", 3, won),
    Ending("three-players-snake", 3, won, options={"board": "snake"}),
    Ending("four-players", 4, won),
    Ending("four-players-snake", 4, won, options={"board": "snake"}),
    Ending("shared", 2, shared, passing, options={"start_player": "first"}),
]
