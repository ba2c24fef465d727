"""Finds the games: every folder of `pelagos.games` that has a `game` module with a `GAME` in it."""

import difflib
import importlib
import pkgutil
from functools import cache

from pelagos.core.errors import UnknownGame
from pelagos.core.game import Game


def games() -> list[str]:
    """The names of all games."""
    return list(_games())


@cache
def _games() -> list[str]:
    """Looked for once: a server asks thousands of times."""
    package = importlib.import_module("pelagos.games")
    return sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg)


def game(name: str) -> Game:
    """The game of that name."""
    if name not in _games():
        close = difflib.get_close_matches(str(name), games(), n=1)
        hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(games())}"
        raise UnknownGame(f"there is no game {name!r}; {hint}")
    found: Game = importlib.import_module(f"pelagos.games.{name}.game").GAME
    return found
