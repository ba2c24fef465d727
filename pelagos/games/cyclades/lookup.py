"""The components as tables of numbers, which is what the rules work with.

On each map sea spaces and islands have numbers of their own, so that a set of them is one number: its bits. A building slot is
a bit too, `place_of(island, slot)`. The vocabulary names spaces over all maps; a chart knows both.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.bits import lowest, mask_of, without_lowest
from pelagos.games.cyclades.components import BUILDINGS, COMPONENTS, CREATURES, GODS, SLOTS, MapData
from pelagos.games.cyclades.words import ISLAND, SEA

# gods, what each builds and recruits: the same numbers
POSEIDON: Final = 0
ARES: Final = 1
ZEUS: Final = 2
ATHENA: Final = 3
APOLLO: Final = 4
TILE_GODS: Final[i64] = len(GODS) - 1

PORT: Final = 0
FORTRESS: Final = 1
TEMPLE: Final = 2
UNIVERSITY: Final = 3
KINDS: Final[i64] = len(BUILDINGS)

# creatures
MERMAID: Final = 0
PEGASUS: Final = 1
GIANT: Final = 2
CHIMERA: Final = 3
CYCLOPS: Final = 4
SPHINX: Final = 5
SYLPH: Final = 6
HARPY: Final = 7
GRIFFON: Final = 8
FATES: Final = 9
SATYR: Final = 10
DRYAD: Final = 11
KRAKEN: Final = 12
MINOTAUR: Final = 13
CHIRON: Final = 14
MEDUSA: Final = 15
POLYPHEMUS: Final = 16
CARDS: Final[i64] = len(CREATURES)
FIRST_FIGURINE: Final = MINOTAUR
"""From here on the cards put a figurine on an island."""
ISLAND_FIGURINES: Final[i64] = CARDS - FIRST_FIGURINE


def place_of(island: i64, slot: i64) -> i64:
    """The number of a building slot."""
    return island * SLOTS + slot


def island_of(place: i64) -> i64:
    """The island of a building slot."""
    return place // SLOTS


def slot_of(place: i64) -> i64:
    """Which slot of its island it is, from 0."""
    return place % SLOTS


def _places(island: int, slots: list[int]) -> int:
    return mask_of([island * SLOTS + slot for slot in slots])


@final
@mypyc_attr(acyclic=True)
class Chart:
    """A map in numbers. Sets are numbers too; `word` tables lead to the places on the vocabulary's axes and back."""

    def __init__(self, data: MapData) -> None:
        seas, islands = data.seas, data.islands
        self.name: Final = data.name
        self.seas: Final[i64] = len(seas)
        self.islands: Final[i64] = len(islands)
        self.all_seas: Final[i64] = mask_of(list(range(len(seas))))
        self.all_islands: Final[i64] = mask_of(list(range(len(islands))))
        self.near: Final = vec[i64]([mask_of(sea.seas) for sea in seas])  # sea spaces beside a sea space
        self.shores: Final = vec[i64]([mask_of(sea.islands) for sea in seas])  # islands beside a sea space
        self.waters: Final = vec[i64]([mask_of(island.seas) for island in islands])  # sea spaces beside an island
        self.trade: Final[i64] = mask_of([number for number, sea in enumerate(seas) if sea.trade])
        self.places: Final = vec[i64]([_places(n, list(range(island.slots))) for n, island in enumerate(islands)])
        self.covered: Final = vec[i64]([_places(n, island.covered) for n, island in enumerate(islands)])
        self.prosperity: Final = vec[i64]([island.prosperity for island in islands])  # printed
        self.sea_word: Final = vec[i64]([SEA.index[sea.name] for sea in seas])
        self.island_word: Final = vec[i64]([ISLAND.index[island.name] for island in islands])
        self.sea_at: Final = vec[i64](_inverse([SEA.index[sea.name] for sea in seas], len(SEA)))
        self.island_at: Final = vec[i64](_inverse([ISLAND.index[island.name] for island in islands], len(ISLAND)))

    def places_on(self, islands: i64) -> i64:
        """The building slots of a set of islands."""
        places: i64 = 0
        while islands != 0:
            places |= self.places[lowest(islands)]
            islands = without_lowest(islands)
        return places


def _inverse(places: list[int], length: int) -> list[int]:
    """The number of each place on an axis, -1 where the map has none."""
    return [places.index(place) if place in places else -1 for place in range(length)]


CHARTS: Final[list[Chart]] = [Chart(data) for data in COMPONENTS.maps]
CHART_FOR: Final = vec[i64](
    [next((n for n, one in enumerate(COMPONENTS.maps) if players in one.players), -1) for players in range(COMPONENTS.players.stop)]
)
"""C2.1: which map is played on, by number of players."""

START_ISLANDS: Final = [[start.islands for start in starts] for starts in COMPONENTS.starts]
START_SEAS: Final = [[start.seas for start in starts] for starts in COMPONENTS.starts]
"""C2.4: by number of players and seat."""

# prices and limits
RECRUIT_PRICES: Final = vec[vec[i64]]([vec[i64](god.recruit_prices) for god in COMPONENTS.gods])
"""C10.1: what the first, second, ... piece of a turn costs; there are no more than these."""
BUILDING_COST: Final = vec[i64]([god.building_cost for god in COMPONENTS.gods])
SPECIAL_COST: Final = vec[i64]([god.special_cost for god in COMPONENTS.gods])
TRACK_PRICES: Final = vec[i64](COMPONENTS.track_prices)
TRACK: Final = 3
"""C4.1: places on the creature track, the dearest first."""
LEAST_PRICE: Final[i64] = COMPONENTS.least_price
TEMPLE_DISCOUNT: Final[i64] = COMPONENTS.temple_discount
LEAST_BID: Final[i64] = COMPONENTS.least_bid
MOST_BID: Final[i64] = COMPONENTS.max_bid
LEAST_PAYMENT: Final[i64] = COMPONENTS.least_payment
PRIEST_DISCOUNT: Final[i64] = COMPONENTS.priest_discount
SAILING_RANGE: Final[i64] = COMPONENTS.sailing_range
ISLAND_INCOME: Final[i64] = COMPONENTS.island_income
TRADE_INCOME: Final[i64] = COMPONENTS.trade_income
APOLLO_SEVERAL: Final[i64] = COMPONENTS.apollo_gold_several
APOLLO_ONE: Final[i64] = COMPONENTS.apollo_gold_one
TILES_PER_KIND: Final[i64] = COMPONENTS.buildings
METROPOLIS_TILES: Final[i64] = COMPONENTS.metropolises
PHILOSOPHERS_NEEDED: Final[i64] = COMPONENTS.philosophers_needed
MAX_CYCLES: Final[i64] = COMPONENTS.max_cycles

# battles
DIE: Final = vec[i64](COMPONENTS.die)
PORT_BONUS: Final[i64] = COMPONENTS.port_bonus
FORTRESS_BONUS: Final[i64] = COMPONENTS.fortress_bonus
METROPOLIS_BONUS_LAND: Final[i64] = COMPONENTS.metropolis_bonus_land
METROPOLIS_BONUS_SEA: Final[i64] = COMPONENTS.metropolis_bonus_sea
MINOTAUR_BONUS: Final[i64] = COMPONENTS.minotaur_bonus

# creature powers
SPHINX_GOLD: Final[i64] = COMPONENTS.sphinx_gold
SYLPH_STEPS: Final[i64] = COMPONENTS.sylph_steps
KRAKEN_COST: Final[i64] = COMPONENTS.kraken_cost
