"""Orichalcum as the library offers it."""

from typing import Final

from pelagos.core.game import Game
from pelagos.core.options import Choice, Switch
from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.evaluate import Judge
from pelagos.games.orichalcum.messages import MESSAGES
from pelagos.games.orichalcum.rules import table as _table  # noqa: F401  fills in the table of steps
from pelagos.games.orichalcum.rules.setup import create
from pelagos.games.orichalcum.steps import NAMES
from pelagos.games.orichalcum.words import VOCABULARY

RULES: Final = "1.0"

OPTIONS: Final = (
    Choice(
        "island_side",
        "which side of the island boards is used; different sides serve as a handicap; 'choose' lets each player decide (O2.7)",
        ("easy", "hard", "choose"),
        per_seat=True,
    ),
    Switch("same_island", "everybody plays on the same island"),
)

GAME: Final = Game(
    name="orichalcum",
    title="Orichalcum",
    players=COMPONENTS.players,
    options={option.name: option for option in OPTIONS},
    vocabulary=VOCABULARY,
    messages=MESSAGES,
    steps=NAMES,
    version=f"{RULES}+{COMPONENTS.fingerprint}",
    create=create,
    judge=Judge,
)
