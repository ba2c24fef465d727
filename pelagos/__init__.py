"""Pelagos: four modern board games about mythic islands, faithfully and completely.

import pelagos

game = pelagos.game("orichalcum")
state = game.new(players=3, seed=7)
while not state.over:
    state.apply(state.legal()[0])
print(state.ranking())
"""

from pelagos.bots import bot
from pelagos.core import state as _state
from pelagos.core.errors import PelagosError
from pelagos.core.game import Game, Setup
from pelagos.core.perspective import Perspective
from pelagos.core.record import Record
from pelagos.core.registry import game, games
from pelagos.core.state import State
from pelagos.version import VERSION

__version__ = VERSION

compiled: bool = not (_state.__file__ or "").endswith(".py")
"""Whether the engines run as native code."""

__all__ = ["Game", "PelagosError", "Perspective", "Record", "Setup", "State", "bot", "compiled", "game", "games"]
