"""Atlantis's vocabulary: every decision of I18 is one of these words, or two in a row.

A construction area is named by its region: `brown` is the own area there, `brown-neutral` the neutral one.
"""

from typing import Final

from pelagos.core.words import Axis, Vocabulary
from pelagos.games.atlantis.components import COMPONENTS

COLOUR: Final = Axis("colour", COMPONENTS.colours)
AREA: Final = Axis("area", [area for colour in COMPONENTS.colours for area in (colour, f"{colour}-neutral")])
TILE: Final = Axis("tile", [tile.lower() for tile in COMPONENTS.tiles])
MOVE: Final = Axis("move", [move.name.lower() for move in COMPONENTS.moves])
SEAT: Final = Axis("seat", ["1", "2", "3", "4", "dummy"])
CARDS: Final = Axis("cards", [str(n) for n in range(1, COMPONENTS.cards_in_box + 1)])

VOCABULARY: Final = Vocabulary()

PASS: Final = VOCABULARY.verb("pass")  # I6.3, I7.2.3, I7.5.2: end the actions, keep the helper, waive the ability
TAKE: Final = VOCABULARY.verb("take", COLOUR)  # I5.2, I10.7: an open card of the display
DRAW: Final = VOCABULARY.verb("draw")  # I5.2: the top card of the deck, unseen
TRAVEL: Final = VOCABULARY.verb("travel", COLOUR)  # I7.1: the card discarded, and so the region
CONSTRUCT: Final = VOCABULARY.verb("construct", AREA, MOVE)  # I7.2
SPEND: Final = VOCABULARY.verb("helper")  # I7.2.3: spend the helper token
DEMOLISH: Final = VOCABULARY.verb("demolish", AREA, TILE)  # I7.3
CONVERT: Final = VOCABULARY.verb("convert", SEAT, COLOUR)  # I7.4: whose follower, counted from 1
FEAST: Final = VOCABULARY.verb("feast")  # I7.5
RECRUIT: Final = VOCABULARY.verb("recruit", CARDS)  # I7.6
MIGRATE: Final = VOCABULARY.verb("migrate")  # I7.7
USE: Final = VOCABULARY.verb("use")  # I10.4, I10.8: abilities that leave no choice
SWAP: Final = VOCABULARY.verb("swap", AREA, TILE)  # I10.1: the first tile, the one in the earlier area
WITH: Final = VOCABULARY.verb("with", AREA, TILE)  # I10.1: the second tile
SHIFT: Final = VOCABULARY.verb("move", AREA, TILE)  # I10.2: the tile
TO: Final = VOCABULARY.verb("to", AREA)  # I10.2: where it goes
EXCHANGE: Final = VOCABULARY.verb("exchange", COLOUR, COLOUR)  # I10.3: the follower, then the hand card
RECALL: Final = VOCABULARY.verb("recall", COLOUR)  # I10.5
PRESENCE: Final = VOCABULARY.verb("presence", COLOUR)  # I10.6
DISCARD: Final = VOCABULARY.verb("discard", COLOUR)  # I14.2

DUMMY: Final = 4
"""The place of `dummy` on the axis of seats; the others are seats."""
