"""Atlantis's vocabulary: every decision of I18 is one of these words, or two in a row.

A construction area is named by its region: `brown` is the own area there, `brown-neutral` the neutral one.
"""

from typing import Final

from pelagos.core.words import Axis, Verb, Vocabulary
from pelagos.games.atlantis.components import COMPONENTS

COLOUR: Final = Axis("colour", COMPONENTS.colours)
AREA: Final = Axis("area", [area for colour in COMPONENTS.colours for area in (colour, f"{colour}-neutral")])
TILE: Final = Axis("tile", [tile.lower() for tile in COMPONENTS.tiles])
MOVE: Final = Axis("move", [move.name.lower() for move in COMPONENTS.moves])
RIVAL: Final = Axis("rival", ["1", "2", "3", "4", "dummy"])
CARDS: Final = Axis("cards", [str(n) for n in range(1, COMPONENTS.cards_in_box + 1)])

PASS: Final = Verb("pass")  # I6.3, I7.2.3, I7.5.2: end the actions, keep the helper, waive the ability
TAKE: Final = Verb("take", COLOUR)  # I5.2, I10.7: an open card of the display
DRAW: Final = Verb("draw")  # I5.2: the top card of the deck, unseen
TRAVEL: Final = Verb("travel", COLOUR)  # I7.1: the card discarded, and so the region
CONSTRUCT: Final = Verb("construct", AREA, MOVE)  # I7.2
SPEND: Final = Verb("helper")  # I7.2.3: spend the helper token
DEMOLISH: Final = Verb("demolish", AREA, TILE)  # I7.3
CONVERT: Final = Verb("convert", RIVAL, COLOUR)  # I7.4: whose follower, counted from 1
FEAST: Final = Verb("feast")  # I7.5
RECRUIT: Final = Verb("recruit", CARDS)  # I7.6
MIGRATE: Final = Verb("migrate")  # I7.7
USE: Final = Verb("use")  # I10.4, I10.8: abilities that leave no choice
SWAP: Final = Verb("swap", AREA, TILE)  # I10.1: the first tile, the one in the earlier area
WITH: Final = Verb("with", AREA, TILE)  # I10.1: the second tile
SHIFT: Final = Verb("move", AREA, TILE)  # I10.2: the tile
TO: Final = Verb("to", AREA)  # I10.2: where it goes
EXCHANGE: Final = Verb("exchange", COLOUR, COLOUR)  # I10.3: the follower, then the hand card
RECALL: Final = Verb("recall", COLOUR)  # I10.5
PRESENCE: Final = Verb("presence", COLOUR)  # I10.6
DISCARD: Final = Verb("discard", COLOUR)  # I14.2

VOCABULARY: Final = Vocabulary(
    [
        PASS,
        TAKE,
        DRAW,
        TRAVEL,
        CONSTRUCT,
        SPEND,
        DEMOLISH,
        CONVERT,
        FEAST,
        RECRUIT,
        MIGRATE,
        USE,
        SWAP,
        WITH,
        SHIFT,
        TO,
        EXCHANGE,
        RECALL,
        PRESENCE,
        DISCARD,
    ]
)

DUMMY: Final = 4
"""The place of `dummy` on the axis of rivals; the others are seats."""
