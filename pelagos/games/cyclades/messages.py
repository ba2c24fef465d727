"""What can happen in Cyclades, for the journal. The sentences are in locales/.

Parameters are places on the vocabulary's axes: a rule that names a space gives `chart.sea_word[sea]`, not its number on the map.
"""

from typing import Final

from pelagos.core.journal import NUMBER, Messages
from pelagos.core.words import Axis
from pelagos.games.cyclades.words import BUILDING, CREATURE, GOD, ISLAND, SEA, SEAT

MESSAGES: Final = Messages()

AID: Final = Axis("aid", ["port", "fortress", "metropolis", "minotaur"])
"""What helps the defender of a battle."""

CYCLE_BEGAN: Final = MESSAGES.kind("cycle-began", ("cycle", NUMBER))
CREATURE_REVEALED: Final = MESSAGES.kind("creature-revealed", ("creature", CREATURE), ("price", NUMBER))
CREATURE_DISCARDED: Final = MESSAGES.kind("creature-discarded", ("creature", CREATURE))
CREATURES_SHUFFLED: Final = MESSAGES.kind("creatures-shuffled", ("cards", NUMBER))
GOD_SHOWN: Final = MESSAGES.kind("god-shown", ("god", GOD), ("place", NUMBER))
INCOME: Final = MESSAGES.kind("income", ("gold", NUMBER))
BID_MADE: Final = MESSAGES.kind("bid-made", ("god", GOD), ("amount", NUMBER))
APOLLO_CHOSEN: Final = MESSAGES.kind("apollo-chosen", ("arrival", NUMBER))
OUTBID: Final = MESSAGES.kind("outbid", ("god", GOD))
OFFERING_PAID: Final = MESSAGES.kind("offering-paid", ("god", GOD), ("gold", NUMBER))
TURN_BEGAN: Final = MESSAGES.kind("turn-began", ("god", GOD))
APOLLO_GOLD: Final = MESSAGES.kind("apollo-gold", ("gold", NUMBER))
PROSPERITY_GONE: Final = MESSAGES.kind("prosperity-gone")
PROSPERITY_PLACED: Final = MESSAGES.kind("prosperity-placed", ("island", ISLAND))
SUMMONED: Final = MESSAGES.kind("summoned", ("creature", CREATURE), ("price", NUMBER))
FLEET_RECRUITED: Final = MESSAGES.kind("fleet-recruited", ("sea", SEA), ("price", NUMBER))
TROOP_RECRUITED: Final = MESSAGES.kind("troop-recruited", ("island", ISLAND), ("price", NUMBER))
PRIEST_RECRUITED: Final = MESSAGES.kind("priest-recruited", ("price", NUMBER))
PHILOSOPHER_RECRUITED: Final = MESSAGES.kind("philosopher-recruited", ("price", NUMBER))
BUILT: Final = MESSAGES.kind("built", ("building", BUILDING), ("island", ISLAND), ("price", NUMBER))
CREATURE_REPLACED: Final = MESSAGES.kind("creature-replaced", ("creature", CREATURE))
SAILED: Final = MESSAGES.kind("sailed", ("from", SEA), ("to", SEA), ("count", NUMBER))
MARCHED: Final = MESSAGES.kind("marched", ("from", ISLAND), ("to", ISLAND), ("count", NUMBER))
SEA_BATTLE: Final = MESSAGES.kind("sea-battle", ("sea", SEA), ("defender", SEAT), ("attackers", NUMBER), ("defenders", NUMBER))
LAND_BATTLE: Final = MESSAGES.kind(
    "land-battle", ("island", ISLAND), ("defender", SEAT), ("attackers", NUMBER), ("defenders", NUMBER)
)
DEFENCE_AIDED: Final = MESSAGES.kind("defence-aided", ("aid", AID), ("bonus", NUMBER))
ROUND_ROLLED: Final = MESSAGES.kind(
    "round-rolled",
    ("attackers", NUMBER),
    ("attack", NUMBER),  # the dice alone
    ("defenders", NUMBER),
    ("defence", NUMBER),
    ("bonus", NUMBER),
)
ROUND_FOUGHT: Final = MESSAGES.kind(
    "round-fought",
    ("attack", NUMBER),  # totals, dice included
    ("defence", NUMBER),
    ("attackers", NUMBER),  # units left
    ("defenders", NUMBER),
)
FLEETS_RETREATED: Final = MESSAGES.kind("fleets-retreated", ("sea", SEA), ("count", NUMBER))
TROOPS_RETREATED: Final = MESSAGES.kind("troops-retreated", ("island", ISLAND), ("count", NUMBER))
SEA_TAKEN: Final = MESSAGES.kind("sea-taken", ("sea", SEA))
ATTACK_REPELLED: Final = MESSAGES.kind("attack-repelled")
ALL_DESTROYED: Final = MESSAGES.kind("all-destroyed")
ISLAND_TAKEN: Final = MESSAGES.kind("island-taken", ("island", ISLAND))
BUILDING_RETURNED: Final = MESSAGES.kind("building-returned", ("building", BUILDING), ("island", ISLAND))
PHILOSOPHERS_RETURNED: Final = MESSAGES.kind("philosophers-returned", ("count", NUMBER))
BUILDING_DESTROYED: Final = MESSAGES.kind("building-destroyed", ("building", BUILDING), ("island", ISLAND))
BUILDING_COVERED: Final = MESSAGES.kind("building-covered", ("building", BUILDING), ("island", ISLAND))
METROPOLIS_FOUNDED: Final = MESSAGES.kind("metropolis-founded", ("island", ISLAND))
METROPOLIS_LOST: Final = MESSAGES.kind("metropolis-lost")
FLEET_REPLACED: Final = MESSAGES.kind("fleet-replaced", ("sea", SEA), ("owner", SEAT))
FLEET_FETCHED: Final = MESSAGES.kind("fleet-fetched", ("from", SEA), ("sea", SEA))
BUILDING_CHANGED: Final = MESSAGES.kind("building-changed", ("island", ISLAND), ("old", BUILDING), ("building", BUILDING))
CARD_COPIED: Final = MESSAGES.kind("card-copied", ("creature", CREATURE))
TROOP_SOLD: Final = MESSAGES.kind("troop-sold", ("island", ISLAND), ("gold", NUMBER))
FLEET_SOLD: Final = MESSAGES.kind("fleet-sold", ("sea", SEA), ("gold", NUMBER))
PRIEST_SOLD: Final = MESSAGES.kind("priest-sold", ("gold", NUMBER))
PHILOSOPHER_SOLD: Final = MESSAGES.kind("philosopher-sold", ("gold", NUMBER))
TROOP_CARRIED_OFF: Final = MESSAGES.kind("troop-carried-off", ("island", ISLAND), ("owner", SEAT))
GOLD_STOLEN: Final = MESSAGES.kind("gold-stolen", ("victim", SEAT), ("gold", NUMBER), private=("gold",), shared_with="victim")
PHILOSOPHER_STOLEN: Final = MESSAGES.kind("philosopher-stolen", ("victim", SEAT))
PRIEST_STOLEN: Final = MESSAGES.kind("priest-stolen", ("victim", SEAT))
KRAKEN_PLACED: Final = MESSAGES.kind("kraken-placed", ("sea", SEA))
KRAKEN_MOVED: Final = MESSAGES.kind("kraken-moved", ("sea", SEA), ("price", NUMBER))
FLEETS_SUNK: Final = MESSAGES.kind("fleets-sunk", ("sea", SEA), ("count", NUMBER))
FIGURINE_PLACED: Final = MESSAGES.kind("figurine-placed", ("creature", CREATURE), ("island", ISLAND))
FIGURINE_LEFT: Final = MESSAGES.kind("figurine-left", ("creature", CREATURE), ("island", ISLAND))
FLEETS_PUSHED: Final = MESSAGES.kind("fleets-pushed", ("from", SEA), ("to", SEA), ("count", NUMBER))
ELIMINATED: Final = MESSAGES.kind("eliminated")
GAME_WON: Final = MESSAGES.kind("game-won", ("metropolises", NUMBER))
GAME_STOPPED: Final = MESSAGES.kind("game-stopped", ("cycle", NUMBER))
