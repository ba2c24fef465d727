"""Atlantis as the library offers it."""

from itertools import permutations
from typing import Final

from pelagos.core.game import Game
from pelagos.core.options import Choice
from pelagos.games.atlantis.components import COMPONENTS, SIDES
from pelagos.games.atlantis.evaluate import evaluator_from
from pelagos.games.atlantis.features import AtlantisFeatures
from pelagos.games.atlantis.messages import MESSAGES
from pelagos.games.atlantis.reasons import reason_for
from pelagos.games.atlantis.rules import dispatch as _dispatch  # noqa: F401  fills in the table of steps
from pelagos.games.atlantis.rules.setup import create
from pelagos.games.atlantis.steps import NAMES
from pelagos.games.atlantis.view import own_parts
from pelagos.games.atlantis.words import VOCABULARY

RULES: Final = "1.0"


def _side_option(region: int) -> Choice:
    """I3.1: the side of a board; the one recommended for first games unless something else is said."""
    recommended = COMPONENTS.recommended(region)
    colour = COMPONENTS.colours[region]
    meaning = f"which side of the {colour} board is used; {SIDES[recommended]} is recommended for first games (I3.1)"
    return Choice(f"{colour}_side", meaning, (SIDES[recommended], SIDES[1 - recommended]))


OPTIONS: Final = (
    *(_side_option(region) for region in range(len(COMPONENTS.colours))),
    Choice(
        "order",
        "the regions with the numbers 1 to 4, or random ones (I3.3)",
        ("random", *("-".join(order) for order in permutations(COMPONENTS.colours))),
    ),
    Choice(
        "first_player",
        "who begins, counted from 1; the starting hands grow from that player on (I3.8)",
        ("random", *(str(seat + 1) for seat in range(COMPONENTS.players[-1]))),
        names_seats=True,
        players=range(2, COMPONENTS.players[-1] + 1),
    ),
)

PATIENCE: Final = 15
"""Among `greedy` a seat has nine turns in the mean; the technical stop comes after sixty."""

GAME: Final = Game(
    name="atlantis",
    package=__package__,
    title="Atlantis: Island of Gods",
    players=COMPONENTS.players,
    options={option.name: option for option in OPTIONS},
    vocabulary=VOCABULARY,
    messages=MESSAGES,
    steps=NAMES,
    version=f"{RULES}+{COMPONENTS.fingerprint}",
    create=create,
    make_evaluator=evaluator_from,
    features=AtlantisFeatures(),
    reason=reason_for,
    own_parts=own_parts,
    patience=PATIENCE,
)
