"""The vocabulary of Cyclades: every decision is one of these words, or a few in a row.

Sea spaces are named by their row (a letter) and their place in it (a number), as on the map; a name may stand for different spaces
on different maps. Building slots are counted from 1, seats too.
"""

from typing import Final

from pelagos.core.words import Axis, Vocabulary
from pelagos.games.cyclades.components import BUILDINGS, COMPONENTS, CREATURES, GODS, SLOTS

MOST_UNITS: Final[int] = max(COMPONENTS.troops, COMPONENTS.fleets)
MOST_DISCOUNTS: Final[int] = max(COMPONENTS.track_prices) - COMPONENTS.least_price

SEA: Final = Axis("sea", COMPONENTS.seas)
ISLAND: Final = Axis("island", COMPONENTS.islands)
SLOT: Final = Axis("slot", [str(n) for n in range(1, SLOTS + 1)])
GOD: Final = Axis("god", GODS)
TILE_GOD: Final = Axis("god", GODS[:-1])
AMOUNT: Final = Axis("amount", [str(n) for n in range(1, COMPONENTS.max_bid + 1)])
CREATURE: Final = Axis("creature", CREATURES)
DISCOUNT: Final = Axis("discount", [str(n) for n in range(MOST_DISCOUNTS + 1)])
BUILDING: Final = Axis("building", BUILDINGS)
COUNT: Final = Axis("count", [str(n) for n in range(1, MOST_UNITS + 1)])
MEANS: Final = Axis("means", ["buildings", "philosophers"])
SEAT: Final = Axis("seat", [str(n) for n in range(1, 6)])

VOCABULARY: Final = Vocabulary()

PASS: Final = VOCABULARY.verb("pass")  # end the turn, stop, stay: whatever may be declined
BID: Final = VOCABULARY.verb("bid", TILE_GOD, AMOUNT)  # C7.2
APOLLO: Final = VOCABULARY.verb("apollo")  # C7.2: the marker goes to Apollo, without an amount
SUMMON: Final = VOCABULARY.verb("summon", CREATURE, DISCOUNT)  # C9.1, C9.3: which card, and how many temple discounts
FLEET: Final = VOCABULARY.verb("fleet", SEA)  # C10.2
TROOP: Final = VOCABULARY.verb("troop", ISLAND)  # C10.3
PRIEST: Final = VOCABULARY.verb("priest")  # C10.5
PHILOSOPHER: Final = VOCABULARY.verb("philosopher")  # C10.5
BUILD: Final = VOCABULARY.verb("build", ISLAND, SLOT)  # C11.2: what the god builds, in this slot
SAIL: Final = VOCABULARY.verb("sail", SEA)  # C13.1, C18.7: where the group of fleets starts
MARCH: Final = VOCABULARY.verb("march", ISLAND)  # C13.2, C18.2: where the troops start
REPLACE: Final = VOCABULARY.verb("replace", CREATURE)  # C13.3
TO: Final = VOCABULARY.verb("to", SEA, COUNT)  # C13.1: one step of so many fleets
LAND: Final = VOCABULARY.verb("land", ISLAND, COUNT)  # C13.2, C18.2: the target, and how many troops
FOUND: Final = VOCABULARY.verb("found", MEANS)  # C12.7: which metropolis comes first
RETURN: Final = VOCABULARY.verb("return", ISLAND, SLOT)  # C12.1: a building given up for the metropolis
METROPOLIS: Final = VOCABULARY.verb("metropolis", ISLAND)  # C12.3
RETREAT: Final = VOCABULARY.verb("retreat", SEA)  # C14.8
WITHDRAW: Final = VOCABULARY.verb("withdraw", ISLAND)  # C14.7
PROSPERITY: Final = VOCABULARY.verb("prosperity", ISLAND)  # C15.2
MERMAID: Final = VOCABULARY.verb("mermaid", SEA)  # C18.1: whose fleet is replaced
FETCH: Final = VOCABULARY.verb("fetch", SEA)  # C18.1: where the own fleet is taken from, the reserve being empty
GIANT: Final = VOCABULARY.verb("giant", ISLAND, SLOT)  # C18.3
CHIMERA: Final = VOCABULARY.verb("chimera", CREATURE)  # C18.4
CYCLOPS: Final = VOCABULARY.verb("cyclops", ISLAND, SLOT, BUILDING)  # C18.5
SELL_TROOP: Final = VOCABULARY.verb("sell-troop", ISLAND)  # C18.6
SELL_FLEET: Final = VOCABULARY.verb("sell-fleet", SEA)
SELL_PRIEST: Final = VOCABULARY.verb("sell-priest")
SELL_PHILOSOPHER: Final = VOCABULARY.verb("sell-philosopher")
HARPY: Final = VOCABULARY.verb("harpy", ISLAND)  # C18.8
GRIFFON: Final = VOCABULARY.verb("griffon", SEAT)  # C18.9
SATYR: Final = VOCABULARY.verb("satyr", SEAT)  # C18.11
DRYAD: Final = VOCABULARY.verb("dryad", SEAT)  # C18.12
KRAKEN: Final = VOCABULARY.verb("kraken", SEA)  # C18.13: where it is put, then where it goes
FIGURINE: Final = VOCABULARY.verb("figurine", ISLAND)  # C19.1: where the Minotaur, Chiron, Medusa or Polyphemus stands
PUSH: Final = VOCABULARY.verb("push", SEA)  # C18.17: which group is pushed next
DRIVE: Final = VOCABULARY.verb("drive", SEA)  # C18.17: where it goes

BY_BUILDINGS: Final = 0
BY_PHILOSOPHERS: Final = 1
"""The places on the axis of means."""
