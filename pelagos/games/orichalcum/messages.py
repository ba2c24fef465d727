"""What can happen in Orichalcum, for the journal. The sentences are in locales/."""

from typing import Final

from pelagos.core.journal import NUMBER, Messages
from pelagos.core.words import Axis
from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.lookup import CARD_NAMES, TILE_NAMES
from pelagos.games.orichalcum.words import ACTION, CIRCLE, CREATURE, RESOURCE, SEAT, SIDE, SLOT, TITAN

TILE: Final = Axis("tile", TILE_NAMES)
CARD: Final = Axis("card", CARD_NAMES)
BUILDING: Final = Axis("building", [face.name for face in COMPONENTS.buildings])
TERRAIN: Final = Axis("terrain", COMPONENTS.terrains)

MESSAGES: Final = Messages()

ROUND_BEGAN: Final = MESSAGES.kind("round-began", ("round", NUMBER))
SIDE_CHOSEN: Final = MESSAGES.kind("side-chosen", ("side", SIDE))
METROPOLIS_LAID: Final = MESSAGES.kind("metropolis-laid", ("circle", CIRCLE))
PORT_COVERED: Final = MESSAGES.kind("port-covered", ("circle", CIRCLE), ("hoplites", NUMBER), ("orichalcum", NUMBER))
CARD_TAKEN: Final = MESSAGES.kind("card-taken", ("slot", SLOT), ("card", CARD), ("price", NUMBER))
TILE_PLACED: Final = MESSAGES.kind("tile-placed", ("tile", TILE), ("circle", CIRCLE))
TILE_RETURNED: Final = MESSAGES.kind("tile-returned", ("tile", TILE))
CREATURE_ARRIVED: Final = MESSAGES.kind("creature-arrived", ("creature", CREATURE), ("circle", CIRCLE))
TITAN_TAKEN: Final = MESSAGES.kind("titan-taken", ("titan", TITAN))
TITAN_STOLEN: Final = MESSAGES.kind("titan-stolen", ("titan", TITAN), ("from", SEAT))
TITAN_RENEWED: Final = MESSAGES.kind("titan-renewed", ("titan", TITAN))
TITAN_GIVEN_UP: Final = MESSAGES.kind("titan-given-up", ("titan", TITAN))
FAVOUR_USED: Final = MESSAGES.kind("favour-used", ("titan", TITAN))
ACTION_BEGUN: Final = MESSAGES.kind("action-begun", ("action", ACTION))
ACTION_DECLINED: Final = MESSAGES.kind("action-declined", ("action", ACTION))
PRODUCED: Final = MESSAGES.kind("produced", ("orichalcum", NUMBER))
RECRUITED: Final = MESSAGES.kind("recruited", ("hoplites", NUMBER))
FIGHT_BEGUN: Final = MESSAGES.kind("fight-begun", ("creature", CREATURE), ("circle", CIRCLE), ("hoplites", NUMBER))
DICE_ROLLED: Final = MESSAGES.kind("dice-rolled", ("dice", NUMBER))  # one digit for each die, 9 for the skull
FIGHT_WON: Final = MESSAGES.kind("fight-won", ("creature", CREATURE), ("circle", CIRCLE))
REWARD_TAKEN: Final = MESSAGES.kind("reward-taken", ("orichalcum", NUMBER))
FIGHT_LOST: Final = MESSAGES.kind("fight-lost", ("creature", CREATURE))
HOPLITES_HEALED: Final = MESSAGES.kind("hoplites-healed", ("hoplites", NUMBER))
BUILDING_DRAWN: Final = MESSAGES.kind("building-drawn", ("building", BUILDING))
BUILDING_RETURNED: Final = MESSAGES.kind("building-returned", ("building", BUILDING))
BUILT: Final = MESSAGES.kind("built", ("building", BUILDING), ("circle", CIRCLE))
BUILDING_YIELDED: Final = MESSAGES.kind("building-yielded", ("hoplites", NUMBER), ("orichalcum", NUMBER))
TEMPLE_BUILT: Final = MESSAGES.kind("temple-built", ("circle", CIRCLE))
MEDALLION_MADE: Final = MESSAGES.kind("medallion-made")
EXTRA_BOUGHT: Final = MESSAGES.kind("extra-bought", ("resource", RESOURCE), ("price", NUMBER), ("action", ACTION))
CREATURE_PAID: Final = MESSAGES.kind("creature-paid", ("creature", CREATURE))
CARD_DISCARDED: Final = MESSAGES.kind("card-discarded", ("slot", SLOT), ("card", CARD))
CARD_REVEALED: Final = MESSAGES.kind("card-revealed", ("slot", SLOT), ("card", CARD))  # no tile of its size is left
CARD_AND_TILE_REVEALED: Final = MESSAGES.kind("card-and-tile-revealed", ("slot", SLOT), ("card", CARD), ("tile", TILE))
CARD_AND_CREATURE_REVEALED: Final = MESSAGES.kind(
    "card-and-creature-revealed", ("slot", SLOT), ("card", CARD), ("tile", TILE), ("creature", CREATURE)
)
BUILDING_REVEALED: Final = MESSAGES.kind("building-revealed", ("building", BUILDING), ("slot", TERRAIN))
MARKER_CHOSEN: Final = MESSAGES.kind("marker-chosen", ("to", SEAT))
MARKER_TAKEN: Final = MESSAGES.kind("marker-taken")
LAST_HOPLITE: Final = MESSAGES.kind("last-hoplite", ("hoplites", NUMBER))
GAME_WON: Final = MESSAGES.kind("game-won", ("points", NUMBER))
GAME_STOPPED: Final = MESSAGES.kind("game-stopped", ("round", NUMBER))
