"""Finds the games: those of `pelagos.games`, those that installed packages offer, and those registered by hand.

A package offers a game by an entry point of the group `pelagos.games`, with the game's name and the `Game` as its value
(`pearls = "pearls.game:GAME"`). Every process that has the package finds it; a game registered by hand is known to this process
and its forks.
"""

import difflib
import importlib
import pkgutil
import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from pelagos.core.errors import UnknownGame
from pelagos.core.game import Game

GROUP: Final = "pelagos.games"
NAME: Final = re.compile("[a-z][a-z0-9]*(-[a-z0-9]+)*")

_registered: Final[dict[str, Game]] = {}


def games() -> list[str]:
    """The names of all games, those from outside last."""
    return [*_own(), *sorted({*_offered(), *_registered} - {*_own()})]


def game(name: str) -> Game:
    """The game of that name."""
    if name in _own():
        return _checked(importlib.import_module(f"pelagos.games.{name}.game").GAME, name)
    if name in _registered:
        return _registered[name]
    if name in _offered():
        return _loaded(name)
    close = difflib.get_close_matches(str(name), games(), n=1)
    hint = f"did you mean {close[0]}?" if close else f"there are {', '.join(games())}"
    raise UnknownGame(f"there is no game {name!r}; {hint}")


def register(game: Game) -> Game:
    """Register a game from outside, so that everything that looks for games finds it. Returns the game."""
    _checked(game)
    if game.name in _own() or _registered.get(game.name, game) is not game:
        raise ValueError(f"there is another game called {game.name!r} already")
    _registered[game.name] = game
    return game


@cache
def _own() -> tuple[str, ...]:
    """Cached, since a server asks thousands of times."""
    package = importlib.import_module("pelagos.games")
    return tuple(sorted(module.name for module in pkgutil.iter_modules(package.__path__) if module.ispkg))


@cache
def _offered() -> dict[str, EntryPoint]:
    """What installed packages offer, by name."""
    return {point.name: point for point in entry_points(group=GROUP)}


@cache
def _loaded(name: str) -> Game:
    return _checked(_offered()[name].load(), name)


def _checked(found: object, name: str | None = None) -> Game:
    """What is offered under a name, if it is a game with a valid name."""
    if not isinstance(found, Game):
        raise TypeError(f"{found!r} is no game: it must be a pelagos.Game")
    name = found.name if name is None else name
    if found.name != name or not NAME.fullmatch(name):
        raise ValueError(
            f"a game called {found.name!r} cannot be offered as {name!r}: small letters, digits and hyphens, the same twice"
        )
    return found
