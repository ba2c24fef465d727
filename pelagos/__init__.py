"""Pelagos: four modern board games about mythic islands, faithfully and completely.

```python
import pelagos

game = pelagos.game("orichalcum")
state = game.new(players=3, seed=7)
while not state.over:
    state.apply(state.legal()[0])  # or a text: state.apply("take 3")
print(state)
```
"""

from pelagos.bots import bot
from pelagos.core import state as _state
from pelagos.core.errors import (
    BadComponents,
    BadLesson,
    BadMatch,
    BadOption,
    BadPlayers,
    BadRecord,
    BadSeed,
    IllegalWord,
    MissingExtra,
    NoRecord,
    PelagosError,
    RecordMismatch,
    RecordVersionMismatch,
    TruncatedRecord,
    UnknownBot,
    UnknownGame,
    UnknownLanguage,
    UnknownLesson,
    UnknownOption,
    UnknownSeat,
    UnknownWord,
    UnreadableRecord,
)
from pelagos.core.game import Game, Setup
from pelagos.core.perspective import Perspective
from pelagos.core.record import Record
from pelagos.core.registry import game, games, register
from pelagos.core.state import State
from pelagos.version import VERSION

__version__ = VERSION

compiled: bool = not (_state.__file__ or "").endswith(".py")
"""Whether the engines run as native code."""

__all__ = [
    "BadComponents",
    "BadLesson",
    "BadMatch",
    "BadOption",
    "BadPlayers",
    "BadRecord",
    "BadSeed",
    "Game",
    "IllegalWord",
    "MissingExtra",
    "NoRecord",
    "PelagosError",
    "Perspective",
    "Record",
    "RecordMismatch",
    "RecordVersionMismatch",
    "Setup",
    "State",
    "TruncatedRecord",
    "UnknownBot",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownLesson",
    "UnknownOption",
    "UnknownSeat",
    "UnknownWord",
    "UnreadableRecord",
    "bot",
    "compiled",
    "game",
    "games",
    "register",
]
