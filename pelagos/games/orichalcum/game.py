"""Orichalcum as the library offers it."""

from typing import Final

from pelagos.core.game import Game
from pelagos.core.options import Choice, Switch
from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.evaluate import evaluator_from
from pelagos.games.orichalcum.features import OrichalcumFeatures
from pelagos.games.orichalcum.messages import MESSAGES
from pelagos.games.orichalcum.odds import odds_of
from pelagos.games.orichalcum.reasons import reason_for
from pelagos.games.orichalcum.rules import dispatch as _dispatch  # noqa: F401  fills in the table of steps
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
    package=__package__,
    title="Orichalcum",
    players=COMPONENTS.players,
    options={option.name: option for option in OPTIONS},
    vocabulary=VOCABULARY,
    messages=MESSAGES,
    steps=NAMES,
    version=f"{RULES}+{COMPONENTS.fingerprint}",
    create=create,
    make_evaluator=evaluator_from,
    reason=reason_for,
    features=OrichalcumFeatures(),
    odds=odds_of,
    own_parts=lambda state, seat: {},
)
