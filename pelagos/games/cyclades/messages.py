"""What can happen in Cyclades, for the journal. The sentences are in locales/.

Parameters are places on the vocabulary's axes: a rule that names a space gives `chart.sea_word[sea]`, not its number on the map.
"""

from typing import Final

from pelagos.core.journal import NUMBER, Message, Messages
from pelagos.games.cyclades.words import BUILDING, CREATURE, GOD, ISLAND, SEA, SEAT

CYCLE_BEGAN: Final = Message("cycle-began", ("cycle", NUMBER))
CREATURE_REVEALED: Final = Message("creature-revealed", ("creature", CREATURE), ("price", NUMBER))
CREATURE_DISCARDED: Final = Message("creature-discarded", ("creature", CREATURE))
CREATURES_SHUFFLED: Final = Message("creatures-shuffled", ("cards", NUMBER))
GOD_SHOWN: Final = Message("god-shown", ("god", GOD), ("place", NUMBER))
INCOME: Final = Message("income", ("gold", NUMBER))
BID_MADE: Final = Message("bid-made", ("god", GOD), ("amount", NUMBER))
APOLLO_CHOSEN: Final = Message("apollo-chosen", ("arrival", NUMBER))
OUTBID: Final = Message("outbid", ("god", GOD))
OFFERING_PAID: Final = Message("offering-paid", ("god", GOD), ("gold", NUMBER))
TURN_BEGAN: Final = Message("turn-began", ("god", GOD))
APOLLO_GOLD: Final = Message("apollo-gold", ("gold", NUMBER))
PROSPERITY_PLACED: Final = Message("prosperity-placed", ("island", ISLAND))
SUMMONED: Final = Message("summoned", ("creature", CREATURE), ("price", NUMBER))
FLEET_RECRUITED: Final = Message("fleet-recruited", ("sea", SEA), ("price", NUMBER))
TROOP_RECRUITED: Final = Message("troop-recruited", ("island", ISLAND), ("price", NUMBER))
PRIEST_RECRUITED: Final = Message("priest-recruited", ("price", NUMBER))
PHILOSOPHER_RECRUITED: Final = Message("philosopher-recruited", ("price", NUMBER))
BUILT: Final = Message("built", ("building", BUILDING), ("island", ISLAND), ("price", NUMBER))
CREATURE_REPLACED: Final = Message("creature-replaced", ("creature", CREATURE))
SAILED: Final = Message("sailed", ("from", SEA), ("to", SEA), ("count", NUMBER))
MARCHED: Final = Message("marched", ("from", ISLAND), ("to", ISLAND), ("count", NUMBER))
SEA_BATTLE: Final = Message("sea-battle", ("sea", SEA), ("defender", SEAT), ("attackers", NUMBER), ("defenders", NUMBER))
LAND_BATTLE: Final = Message("land-battle", ("island", ISLAND), ("defender", SEAT), ("attackers", NUMBER), ("defenders", NUMBER))
ROUND_FOUGHT: Final = Message(
    "round-fought",
    ("attack", NUMBER),  # totals, dice included
    ("defence", NUMBER),
    ("attackers", NUMBER),  # units left
    ("defenders", NUMBER),
)
FLEETS_RETREATED: Final = Message("fleets-retreated", ("sea", SEA), ("count", NUMBER))
TROOPS_RETREATED: Final = Message("troops-retreated", ("island", ISLAND), ("count", NUMBER))
SEA_TAKEN: Final = Message("sea-taken", ("sea", SEA))
ATTACK_REPELLED: Final = Message("attack-repelled")
ALL_DESTROYED: Final = Message("all-destroyed")
ISLAND_TAKEN: Final = Message("island-taken", ("island", ISLAND))
BUILDING_RETURNED: Final = Message("building-returned", ("building", BUILDING), ("island", ISLAND))
PHILOSOPHERS_RETURNED: Final = Message("philosophers-returned", ("count", NUMBER))
BUILDING_DESTROYED: Final = Message("building-destroyed", ("building", BUILDING), ("island", ISLAND))
METROPOLIS_FOUNDED: Final = Message("metropolis-founded", ("island", ISLAND))
METROPOLIS_LOST: Final = Message("metropolis-lost")
FLEET_REPLACED: Final = Message("fleet-replaced", ("sea", SEA), ("owner", SEAT))
FLEET_FETCHED: Final = Message("fleet-fetched", ("from", SEA), ("sea", SEA))
BUILDING_CHANGED: Final = Message("building-changed", ("island", ISLAND), ("old", BUILDING), ("building", BUILDING))
CARD_COPIED: Final = Message("card-copied", ("creature", CREATURE))
TROOP_SOLD: Final = Message("troop-sold", ("island", ISLAND), ("gold", NUMBER))
FLEET_SOLD: Final = Message("fleet-sold", ("sea", SEA), ("gold", NUMBER))
PRIEST_SOLD: Final = Message("priest-sold", ("gold", NUMBER))
PHILOSOPHER_SOLD: Final = Message("philosopher-sold", ("gold", NUMBER))
TROOP_CARRIED_OFF: Final = Message("troop-carried-off", ("island", ISLAND), ("owner", SEAT))
GOLD_STOLEN: Final = Message("gold-stolen", ("victim", SEAT), ("gold", NUMBER), private=("gold",))
GOLD_LOST: Final = Message("gold-lost", ("thief", SEAT), ("gold", NUMBER), private=("gold",))
PHILOSOPHER_STOLEN: Final = Message("philosopher-stolen", ("victim", SEAT))
PRIEST_STOLEN: Final = Message("priest-stolen", ("victim", SEAT))
KRAKEN_PLACED: Final = Message("kraken-placed", ("sea", SEA))
KRAKEN_MOVED: Final = Message("kraken-moved", ("sea", SEA), ("price", NUMBER))
FLEETS_SUNK: Final = Message("fleets-sunk", ("sea", SEA), ("count", NUMBER))
FIGURINE_PLACED: Final = Message("figurine-placed", ("creature", CREATURE), ("island", ISLAND))
FIGURINE_LEFT: Final = Message("figurine-left", ("creature", CREATURE), ("island", ISLAND))
FLEETS_PUSHED: Final = Message("fleets-pushed", ("from", SEA), ("to", SEA), ("count", NUMBER))
ELIMINATED: Final = Message("eliminated")
GAME_WON: Final = Message("game-won", ("metropolises", NUMBER))
GAME_STOPPED: Final = Message("game-stopped", ("cycle", NUMBER))

MESSAGES: Final = Messages(
    [
        CYCLE_BEGAN,
        CREATURE_REVEALED,
        CREATURE_DISCARDED,
        CREATURES_SHUFFLED,
        GOD_SHOWN,
        INCOME,
        BID_MADE,
        APOLLO_CHOSEN,
        OUTBID,
        OFFERING_PAID,
        TURN_BEGAN,
        APOLLO_GOLD,
        PROSPERITY_PLACED,
        SUMMONED,
        FLEET_RECRUITED,
        TROOP_RECRUITED,
        PRIEST_RECRUITED,
        PHILOSOPHER_RECRUITED,
        BUILT,
        CREATURE_REPLACED,
        SAILED,
        MARCHED,
        SEA_BATTLE,
        LAND_BATTLE,
        ROUND_FOUGHT,
        FLEETS_RETREATED,
        TROOPS_RETREATED,
        SEA_TAKEN,
        ATTACK_REPELLED,
        ALL_DESTROYED,
        ISLAND_TAKEN,
        BUILDING_RETURNED,
        PHILOSOPHERS_RETURNED,
        BUILDING_DESTROYED,
        METROPOLIS_FOUNDED,
        METROPOLIS_LOST,
        FLEET_REPLACED,
        FLEET_FETCHED,
        BUILDING_CHANGED,
        CARD_COPIED,
        TROOP_SOLD,
        FLEET_SOLD,
        PRIEST_SOLD,
        PHILOSOPHER_SOLD,
        TROOP_CARRIED_OFF,
        GOLD_STOLEN,
        GOLD_LOST,
        PHILOSOPHER_STOLEN,
        PRIEST_STOLEN,
        KRAKEN_PLACED,
        KRAKEN_MOVED,
        FLEETS_SUNK,
        FIGURINE_PLACED,
        FIGURINE_LEFT,
        FLEETS_PUSHED,
        ELIMINATED,
        GAME_WON,
        GAME_STOPPED,
    ]
)
