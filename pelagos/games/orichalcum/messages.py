"""What can happen in Orichalcum, for the journal. The sentences are in locales/."""

from typing import Final

from pelagos.core.journal import NUMBER, Message, Messages
from pelagos.core.words import Axis
from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.tables import CARD_NAMES, TILE_NAMES
from pelagos.games.orichalcum.words import ACTION, CIRCLE, CREATURE, RESOURCE, SEAT, SIDE, SLOT, TITAN

TILE: Final = Axis("tile", TILE_NAMES)
CARD: Final = Axis("card", CARD_NAMES)
BUILDING: Final = Axis("building", [face.name for face in COMPONENTS.buildings])
TERRAIN: Final = Axis("terrain", COMPONENTS.terrains)

ROUND_BEGAN: Final = Message("round-began", ("round", NUMBER))
SIDE_CHOSEN: Final = Message("side-chosen", ("side", SIDE))
METROPOLIS_LAID: Final = Message("metropolis-laid", ("circle", CIRCLE))
PORT_COVERED: Final = Message("port-covered", ("circle", CIRCLE), ("hoplites", NUMBER), ("orichalcum", NUMBER))
CARD_TAKEN: Final = Message("card-taken", ("slot", SLOT), ("card", CARD), ("price", NUMBER))
TILE_PLACED: Final = Message("tile-placed", ("tile", TILE), ("circle", CIRCLE))
TILE_RETURNED: Final = Message("tile-returned", ("tile", TILE))
CREATURE_ARRIVED: Final = Message("creature-arrived", ("creature", CREATURE), ("circle", CIRCLE))
TITAN_TAKEN: Final = Message("titan-taken", ("titan", TITAN))
TITAN_STOLEN: Final = Message("titan-stolen", ("titan", TITAN), ("from", SEAT))
TITAN_RENEWED: Final = Message("titan-renewed", ("titan", TITAN))
TITAN_GIVEN_UP: Final = Message("titan-given-up", ("titan", TITAN))
FAVOUR_USED: Final = Message("favour-used", ("titan", TITAN))
ACTION_BEGUN: Final = Message("action-begun", ("action", ACTION))
ACTION_DECLINED: Final = Message("action-declined", ("action", ACTION))
PRODUCED: Final = Message("produced", ("orichalcum", NUMBER))
RECRUITED: Final = Message("recruited", ("hoplites", NUMBER))
FIGHT_BEGUN: Final = Message("fight-begun", ("creature", CREATURE), ("circle", CIRCLE), ("hoplites", NUMBER))
DICE_ROLLED: Final = Message("dice-rolled", ("dice", NUMBER))  # one digit for each die, 9 for the skull
FIGHT_WON: Final = Message("fight-won", ("creature", CREATURE), ("circle", CIRCLE))
REWARD_TAKEN: Final = Message("reward-taken", ("orichalcum", NUMBER))
FIGHT_LOST: Final = Message("fight-lost", ("creature", CREATURE))
HOPLITES_HEALED: Final = Message("hoplites-healed", ("hoplites", NUMBER))
BUILDING_DRAWN: Final = Message("building-drawn", ("building", BUILDING))
BUILDING_RETURNED: Final = Message("building-returned", ("building", BUILDING))
BUILT: Final = Message("built", ("building", BUILDING), ("circle", CIRCLE))
TEMPLE_BUILT: Final = Message("temple-built", ("circle", CIRCLE))
MEDALLION_MADE: Final = Message("medallion-made")
EXTRA_BOUGHT: Final = Message("extra-bought", ("resource", RESOURCE), ("price", NUMBER), ("action", ACTION))
CREATURE_PAID: Final = Message("creature-paid", ("creature", CREATURE))
CARD_DISCARDED: Final = Message("card-discarded", ("slot", SLOT), ("card", CARD))
CARD_REVEALED: Final = Message("card-revealed", ("slot", SLOT), ("card", CARD))
BUILDING_REVEALED: Final = Message("building-revealed", ("building", BUILDING), ("slot", TERRAIN))
MARKER_TAKEN: Final = Message("marker-taken")
LAST_HOPLITE: Final = Message("last-hoplite", ("hoplites", NUMBER))
GAME_WON: Final = Message("game-won", ("points", NUMBER))
GAME_STOPPED: Final = Message("game-stopped", ("round", NUMBER))

MESSAGES: Final = Messages(
    [
        ROUND_BEGAN,
        SIDE_CHOSEN,
        METROPOLIS_LAID,
        PORT_COVERED,
        CARD_TAKEN,
        TILE_PLACED,
        TILE_RETURNED,
        CREATURE_ARRIVED,
        TITAN_TAKEN,
        TITAN_STOLEN,
        TITAN_RENEWED,
        TITAN_GIVEN_UP,
        FAVOUR_USED,
        ACTION_BEGUN,
        ACTION_DECLINED,
        PRODUCED,
        RECRUITED,
        FIGHT_BEGUN,
        DICE_ROLLED,
        FIGHT_WON,
        REWARD_TAKEN,
        FIGHT_LOST,
        HOPLITES_HEALED,
        BUILDING_DRAWN,
        BUILDING_RETURNED,
        BUILT,
        TEMPLE_BUILT,
        MEDALLION_MADE,
        EXTRA_BOUGHT,
        CREATURE_PAID,
        CARD_DISCARDED,
        CARD_REVEALED,
        BUILDING_REVEALED,
        MARKER_TAKEN,
        LAST_HOPLITE,
        GAME_WON,
        GAME_STOPPED,
    ]
)
