"""The games: one folder each. A game imports no other game."""

import sys
from types import ModuleType


class _Games(ModuleType):
    """`pelagos.games` is this package and, as `pelagos.games()`, also the list of the games."""

    def __call__(self) -> list[str]:
        from pelagos.core.registry import games

        return games()


sys.modules[__name__].__class__ = _Games
