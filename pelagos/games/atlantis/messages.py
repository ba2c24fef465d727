"""What can happen in Atlantis, for the journal. The sentences are in locales/."""

from typing import Final

from pelagos.core.journal import NUMBER, Message, Messages
from pelagos.core.words import Axis
from pelagos.games.atlantis.tables import ABILITY_NAMES, GOD_NAMES
from pelagos.games.atlantis.words import AREA, COLOUR, MOVE, RIVAL, TILE

ABILITY: Final = Axis("ability", ABILITY_NAMES)
GOD: Final = Axis("god", GOD_NAMES)

GOD_DEALT: Final = Message("god-dealt", ("god", GOD))
TURN_BEGAN: Final = Message("turn-began", ("turn", NUMBER))
DUMMY_LEFT: Final = Message("dummy-left", ("colour", COLOUR))
DUMMY_CAME: Final = Message("dummy-came", ("colour", COLOUR))
CARD_TAKEN: Final = Message("card-taken", ("colour", COLOUR))
CARD_DRAWN: Final = Message("card-drawn", ("colour", COLOUR), private=("colour",))
CARD_REVEALED: Final = Message("card-revealed", ("colour", COLOUR))
RESHUFFLED: Final = Message("reshuffled", ("cards", NUMBER))
TRAVELLED: Final = Message("travelled", ("colour", COLOUR))
BUILT: Final = Message("built", ("area", AREA), ("move", MOVE), ("level", NUMBER), ("cards", NUMBER))
HELPER_SPENT: Final = Message("helper-spent")
DEMOLISHED: Final = Message("demolished", ("area", AREA), ("tile", TILE))
CONVERTED: Final = Message("converted", ("rival", RIVAL), ("colour", COLOUR))
FEAST_HELD: Final = Message("feast-held", ("colour", COLOUR), ("ability", ABILITY))
ABILITY_WAIVED: Final = Message("ability-waived", ("ability", ABILITY))
TILES_SWAPPED: Final = Message("tiles-swapped", ("tile", TILE), ("area", AREA), ("tile2", TILE), ("area2", AREA))
TILE_MOVED: Final = Message("tile-moved", ("tile", TILE), ("area", AREA), ("area2", AREA))
CARD_EXCHANGED: Final = Message("card-exchanged", ("colour", COLOUR), ("colour2", COLOUR))
HELPER_TAKEN: Final = Message("helper-taken")
FOLLOWER_RECALLED: Final = Message("follower-recalled", ("colour", COLOUR))
PRESENCE_MOVED: Final = Message("presence-moved", ("colour", COLOUR))
RECRUITED: Final = Message("recruited", ("cards", NUMBER), ("colour", COLOUR))
MIGRATED: Final = Message("migrated", ("colour", COLOUR), private=("colour",))
ACTIONS_ENDED: Final = Message("actions-ended", ("actions", NUMBER))
TEMPLE_COMPLETED: Final = Message("temple-completed", ("number", NUMBER))
TEMPLE_SPOILT: Final = Message("temple-spoilt", ("number", NUMBER))
FOLLOWERS_DISCARDED: Final = Message("followers-discarded", ("cards", NUMBER), ("colour", COLOUR))
CARD_DISCARDED: Final = Message("card-discarded", ("colour", COLOUR))
GAME_WON: Final = Message("game-won", ("god", GOD))
GAME_LOST: Final = Message("game-lost", ("temples", NUMBER))
GAME_STOPPED: Final = Message("game-stopped", ("turns", NUMBER))

MESSAGES: Final = Messages(
    [
        GOD_DEALT,
        TURN_BEGAN,
        DUMMY_LEFT,
        DUMMY_CAME,
        CARD_TAKEN,
        CARD_DRAWN,
        CARD_REVEALED,
        RESHUFFLED,
        TRAVELLED,
        BUILT,
        HELPER_SPENT,
        DEMOLISHED,
        CONVERTED,
        FEAST_HELD,
        ABILITY_WAIVED,
        TILES_SWAPPED,
        TILE_MOVED,
        CARD_EXCHANGED,
        HELPER_TAKEN,
        FOLLOWER_RECALLED,
        PRESENCE_MOVED,
        RECRUITED,
        MIGRATED,
        ACTIONS_ENDED,
        TEMPLE_COMPLETED,
        TEMPLE_SPOILT,
        FOLLOWERS_DISCARDED,
        CARD_DISCARDED,
        GAME_WON,
        GAME_LOST,
        GAME_STOPPED,
    ]
)
