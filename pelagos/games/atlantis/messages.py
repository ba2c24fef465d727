"""What can happen in Atlantis, for the journal. The sentences are in locales/."""

from typing import Final

from pelagos.core.journal import NUMBER, Messages
from pelagos.core.words import Axis
from pelagos.games.atlantis.lookup import ABILITY_NAMES, GOD_NAMES
from pelagos.games.atlantis.words import AREA, COLOUR, MOVE, SEAT, TILE

ABILITY: Final = Axis("ability", ABILITY_NAMES)
GOD: Final = Axis("god", GOD_NAMES)
DRAWN: Final = Axis("drawn", COLOUR.values)
"""The colours again, for cards that only their new owner sees: sentences must do without them."""

MESSAGES: Final = Messages()

GOD_DEALT: Final = MESSAGES.kind("god-dealt", ("god", GOD))
TURN_BEGAN: Final = MESSAGES.kind("turn-began", ("turn", NUMBER))
DUMMY_LEFT: Final = MESSAGES.kind("dummy-left", ("colour", COLOUR))
DUMMY_CAME: Final = MESSAGES.kind("dummy-came", ("colour", COLOUR))
CARD_TAKEN: Final = MESSAGES.kind("card-taken", ("colour", COLOUR))
CARD_DRAWN: Final = MESSAGES.kind("card-drawn", ("colour", DRAWN), private=("colour",))
CARD_REVEALED: Final = MESSAGES.kind("card-revealed", ("colour", COLOUR))
RESHUFFLED: Final = MESSAGES.kind("reshuffled", ("cards", NUMBER))
TRAVELLED: Final = MESSAGES.kind("travelled", ("colour", COLOUR))
BUILT: Final = MESSAGES.kind("built", ("area", AREA), ("move", MOVE), ("level", NUMBER), ("cards", NUMBER))
HELPER_SPENT: Final = MESSAGES.kind("helper-spent")
DEMOLISHED: Final = MESSAGES.kind("demolished", ("area", AREA), ("tile", TILE))
CONVERTED: Final = MESSAGES.kind("converted", ("from", SEAT), ("colour", COLOUR))
FEAST_HELD: Final = MESSAGES.kind("feast-held", ("colour", COLOUR), ("ability", ABILITY))
ABILITY_WAIVED: Final = MESSAGES.kind("ability-waived", ("ability", ABILITY))
TILES_SWAPPED: Final = MESSAGES.kind("tiles-swapped", ("tile", TILE), ("area", AREA), ("tile2", TILE), ("area2", AREA))
TILE_MOVED: Final = MESSAGES.kind("tile-moved", ("tile", TILE), ("area", AREA), ("area2", AREA))
CARD_EXCHANGED: Final = MESSAGES.kind("card-exchanged", ("colour", COLOUR), ("colour2", COLOUR))
HELPER_TAKEN: Final = MESSAGES.kind("helper-taken")
FOLLOWER_RECALLED: Final = MESSAGES.kind("follower-recalled", ("colour", COLOUR))
PRESENCE_MOVED: Final = MESSAGES.kind("presence-moved", ("colour", COLOUR))
RECRUITED: Final = MESSAGES.kind("recruited", ("cards", NUMBER), ("colour", COLOUR))
MIGRATED: Final = MESSAGES.kind("migrated", ("colour", DRAWN), private=("colour",))
ACTIONS_ENDED: Final = MESSAGES.kind("actions-ended", ("actions", NUMBER))
TEMPLE_COMPLETED: Final = MESSAGES.kind("temple-completed", ("number", NUMBER))
TEMPLE_SPOILT: Final = MESSAGES.kind("temple-spoilt", ("number", NUMBER))
FOLLOWERS_DISCARDED: Final = MESSAGES.kind("followers-discarded", ("cards", NUMBER), ("colour", COLOUR))
CARD_DISCARDED: Final = MESSAGES.kind("card-discarded", ("colour", COLOUR))
GAME_WON: Final = MESSAGES.kind("game-won", ("god", GOD))
GAME_LOST: Final = MESSAGES.kind("game-lost", ("temples", NUMBER))
GAME_STOPPED: Final = MESSAGES.kind("game-stopped", ("turns", NUMBER))
