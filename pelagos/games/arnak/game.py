"""Lost Ruins of Arnak as the library offers it."""

from typing import Final

from pelagos.core.game import Game
from pelagos.core.options import Choice
from pelagos.games.arnak import steps
from pelagos.games.arnak.components import BOARDS, COMPONENTS
from pelagos.games.arnak.evaluate import evaluator_from
from pelagos.games.arnak.features import ArnakFeatures
from pelagos.games.arnak.messages import MESSAGES
from pelagos.games.arnak.reasons import reason_for
from pelagos.games.arnak.rules import dispatch as _dispatch  # noqa: F401  fills in the table of steps
from pelagos.games.arnak.rules.setup import create
from pelagos.games.arnak.sentences import sentences
from pelagos.games.arnak.view import own_parts
from pelagos.games.arnak.words import VOCABULARY

RULES: Final = "1.0"

OPTIONS: Final = (
    Choice("board", "which side of the board is used: the Bird Temple, or the harder Snake Temple (A2.1, A18)", tuple(BOARDS)),
    Choice(
        "difficulty",
        "solo only: how many of the rival's tiles are red (A19.2)",
        tuple(str(number) for number in range(COMPONENTS.difficulties + 1)),
        players=range(1, 2),
    ),
    Choice(
        "start_player",
        "who begins: a random player, or the first seat (A2.9, R1)",
        ("random", "first"),
        players=range(2, 5),
    ),
)

GAME: Final = Game(
    name="arnak",
    package=__package__,
    title="Lost Ruins of Arnak",
    players=range(1, 5),
    options={option.name: option for option in OPTIONS},
    vocabulary=VOCABULARY,
    messages=MESSAGES,
    steps=steps.NAMES,
    version=f"{RULES}+{COMPONENTS.fingerprint}",
    create=create,
    make_evaluator=evaluator_from,
    reason=reason_for,
    own_parts=own_parts,
    sentences=sentences,
    features=ArnakFeatures(),
)
