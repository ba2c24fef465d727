"""Cyclades as the library offers it."""

from typing import Final

from pelagos.core.game import Game
from pelagos.core.options import Switch
from pelagos.games.cyclades.components import COMPONENTS
from pelagos.games.cyclades.evaluate import evaluator_from
from pelagos.games.cyclades.features import CycladesFeatures
from pelagos.games.cyclades.messages import MESSAGES
from pelagos.games.cyclades.odds import odds_of
from pelagos.games.cyclades.reasons import reason_for
from pelagos.games.cyclades.rules import dispatch as _dispatch  # noqa: F401  fills in the table of steps
from pelagos.games.cyclades.rules.setup import create
from pelagos.games.cyclades.steps import NAMES
from pelagos.games.cyclades.view import own_parts
from pelagos.games.cyclades.words import VOCABULARY

RULES: Final = "1.0"

OPTIONS: Final = (Switch("open_gold", "everybody sees everybody's gold; without it gold is hidden behind screens (C21)"),)

GAME: Final = Game(
    name="cyclades",
    package=__package__,
    title="Cyclades",
    players=COMPONENTS.players,
    options={option.name: option for option in OPTIONS},
    vocabulary=VOCABULARY,
    messages=MESSAGES,
    steps=NAMES,
    version=f"{RULES}+{COMPONENTS.fingerprint}",
    create=create,
    make_evaluator=evaluator_from,
    reason=reason_for,
    own_parts=own_parts,
    features=CycladesFeatures(),
    odds=odds_of,
)
