"""What a seat knows of a position, as numbers: what it has and lacks for a metropolis, its dangers, and the gods it has won."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.core.evaluator import weights_by_hand
from pelagos.core.features import FeatureList, Features, FeatureSink
from pelagos.core.state import State
from pelagos.games.cyclades.components import BUILDINGS, CREATURES, GODS
from pelagos.games.cyclades.lookup import (
    APOLLO_ONE,
    APOLLO_SEVERAL,
    ARES,
    BUILDING_COST,
    FIRST_FIGURINE,
    ISLAND_FIGURINES,
    KINDS,
    PHILOSOPHERS_NEEDED,
    TILE_GODS,
)
from pelagos.games.cyclades.prospects import (
    at_most,
    bidding,
    completes,
    defence,
    free_slots,
    gold_left,
    is_last,
    lacks,
    strongest_attack,
)
from pelagos.games.cyclades.rules.battles import land_bonus
from pelagos.games.cyclades.rules.board import joined
from pelagos.games.cyclades.rules.income import income_of
from pelagos.games.cyclades.state import NONE, Cyclades

MOST_PRIESTS: Final = 6
MOST_ISLANDS: Final = 6
MOST_ROOM: Final = 4
GOLD_PARTS: Final = vec[i64]([3, 6, 10, 16])
"""Gold beyond these is worth something else."""
LIVING: Final = 8
"""Who has so much income does not need a prosperity marker."""
MOST_PLACES: Final = 5


def _to(number: int) -> list[str]:
    return [str(one) for one in range(1, number + 1)]


LISTED: Final = FeatureList()
# metropolises
OUT: Final = LISTED.one("out", "1 for a seat that is out of the game")
METROPOLISES: Final = LISTED.group("metropolises", _to(3), "1 for the number of metropolises, three or more")
ENOUGH: Final = LISTED.one("enough", "1 with as many metropolises as are needed")
ONE_SHORT: Final = LISTED.one("one-short", "1 if one metropolis is lacking")
# buildings and what else makes a metropolis
SORTS: Final = LISTED.group("sorts", _to(4), "1 for the number of different buildings")
BUILDING: Final = LISTED.group("buildings", BUILDINGS, "how many of a building")
LACKING: Final = LISTED.group("lacking", BUILDINGS, "1 for the only building that is lacking")
PHILOSOPHERS: Final = LISTED.group("philosophers", _to(4), "1 for the number of philosophers")
BOTH_WAYS: Final = LISTED.one("both-ways", "1 if both one building and one philosopher are lacking")
ROOM: Final = LISTED.group("room", _to(MOST_ROOM), "1 for the number of free slots, four or more")
HOME: Final = LISTED.one("home", "1 with an island that has no metropolis")
# gold, income and priests
GOLD: Final = LISTED.group("gold", ["all", *(f"beyond-{part}" for part in GOLD_PARTS)], "gold after the offerings, by parts")
INCOME: Final = LISTED.group("income", ["all", "beyond-4", "beyond-8"], "income, by parts")
PRIESTS: Final = LISTED.group("priests", _to(MOST_PRIESTS), "1 for the number of priests, six or more")
# units and islands
TROOPS: Final = LISTED.group("troops", ["all", "beyond-2", "beyond-5"], "troops, by parts")
LARGEST: Final = LISTED.one("largest-army", "troops on the island that has most")
FLEETS: Final = LISTED.group("fleets", ["all", "beyond-2", "beyond-5"], "fleets, by parts")
SEAS: Final = LISTED.one("seas", "sea spaces with own fleets")
ISLANDS: Final = LISTED.group("islands", _to(MOST_ISLANDS), "1 for the number of islands, six or more")
HOMES: Final = LISTED.one("homes", "islands, as many as need a metropolis")
# dangers and targets
OPEN: Final = LISTED.one("open-islands", "islands without troops, if there are several islands")
EXPOSED: Final = LISTED.one("exposed-islands", "islands that an opponent's troops beside them could take")
EXPOSED_METROPOLIS: Final = LISTED.one("exposed-metropolises", "metropolises among them")
TARGETS: Final = LISTED.one("targets", "islands of others that own troops beside them outnumber, two at most")
TARGET_METROPOLIS: Final = LISTED.one("target-metropolis", "1 if one of them has a metropolis")
TARGET_WINS: Final = LISTED.one("target-wins", "1 if one of them would bring the last metropolis that is needed")
# gods and turns
WON: Final = LISTED.group("won", GODS[:TILE_GODS], "1 for a god whose turn this seat will take, or for which it offers most")
FIRST: Final = LISTED.one("won-first", "1 if the first of these turns is before everybody else's")
PROMISED: Final = LISTED.one("promised-metropolis", "1 if one of these turns can found a metropolis")
PROMISED_WIN: Final = LISTED.one("promised-win", "1 if that is the last one that is needed")
PROMISED_BUILDING: Final = LISTED.one("promised-building", "1 if one of these turns can build what is lacking")
ARES_AT: Final = LISTED.one("ares-with-target", "1 if Ares' turn is won and there is a target")
TURN: Final = LISTED.group("turn", GODS, "1 for the god whose turn this seat is taking")
RECRUITED: Final = LISTED.one("recruited", "pieces taken in this turn")
UNPLACED: Final = LISTED.one("unplaced", "own markers that still have to make an offering")
APOLLO_GOLD: Final = LISTED.one("apollo-gold", "the gold that own markers on Apollo will bring")
APOLLO_FIRST: Final = LISTED.one(
    "apollo-first", "1 for the marker that came to Apollo first, if income is low and there is a prosperity marker"
)
NEXT_PLACE: Final = LISTED.group("next-place", _to(MOST_PLACES), "1 for the first own place on the turn track, once it is known")
# creatures
FIGURINES: Final = LISTED.group("figurines", CREATURES[FIRST_FIGURINE:], "1 for a figurine of this seat")

STAGES: Final = [f"{phase}-{part}" for phase in ("offerings", "turns") for part in ("early", "middle", "late")]
EARLY: Final = 3
MIDDLE: Final = 6
"""The last cycles of the first two parts of a game."""


class CycladesFeatures(Features):
    """The features of Cyclades. A result is a win."""

    def __init__(self) -> None:
        super().__init__(LISTED, STAGES, len(STAGES), points=False)

    def observe(self, state: State, seat: i64, sink: FeatureSink) -> None:
        assert isinstance(state, Cyclades)
        if not state.plays(seat):
            sink.add(OUT, 1.0)
            return
        gold = gold_left(state, seat)
        _metropolises(state, seat, sink)
        _buildings(state, seat, sink)
        _riches(state, seat, gold, sink)
        _units(state, seat, sink)
        _dangers(state, seat, sink)
        targets = _targets(state, seat, sink)
        _gods(state, seat, gold, targets, sink)
        _order(state, seat, sink)

    def stage(self, state: State, seat: i64) -> i64:
        assert isinstance(state, Cyclades)
        part: i64 = 0 if state.cycle <= EARLY else 1 if state.cycle <= MIDDLE else 2
        return part if bidding(state) else 3 + part

    def phase(self, state: State) -> i64:
        return self.stage(state, 0)

    def result(self, state: State, seat: i64) -> float:
        places = state.ranking()
        return 1.0 / float(places.count(1)) if places[seat] == 1 and not state.stopped else 0.0

    def known(self) -> dict[str, float]:
        """The weights set by hand."""
        hand = weights_by_hand("cyclades")
        found = {name: hand[as_by_hand] for name, as_by_hand in BY_HAND.items()}
        found |= {f"metropolises.{number}": number * hand["metropolis"] for number in range(1, 4)}
        sorts = [hand["one_kind"], hand["two_kinds"], hand["three_kinds"], 0.0]
        found |= {f"sorts.{number}": sum(sorts[:number]) for number in range(1, KINDS + 1)}
        found |= {f"buildings.{building}": hand[building] for building in BUILDINGS}
        found |= {f"philosophers.{number}": number * hand["philosopher"] for number in range(1, 5)}
        for number in range(PHILOSOPHERS_NEEDED - 1, 5):
            found[f"philosophers.{number}"] += hand["third_philosopher"]
        found |= {f"priests.{number}": number * hand["priest"] for number in range(1, MOST_PRIESTS + 1)}
        found |= {"gold.all": hand["gold"] + hand["gold_to_spend"] + hand["gold_to_save"]}
        found |= {"gold.beyond-6": -hand["gold_to_spend"], "gold.beyond-16": -hand["gold_to_save"]}
        found |= {"income.all": hand["income"] + hand["income_to_live_on"], "income.beyond-8": -hand["income_to_live_on"]}
        found |= {f"islands.{number}": number * hand["island"] for number in range(1, MOST_ISLANDS + 1)}
        found |= {f"room.{number}": min(number, 3) * hand["room_to_build"] for number in range(1, MOST_ROOM + 1)}
        return found | {f"won.{god}": hand[god] for god in GODS[:TILE_GODS]}


BY_HAND: Final = {
    "out": "out",
    "enough": "enough_metropolises",
    "troops.all": "troop",
    "fleets.all": "fleet",
    "homes": "home_for_metropolis",
    "open-islands": "open_island",
    "exposed-islands": "exposed_island",
    "exposed-metropolises": "exposed_metropolis",
    "targets": "within_reach",
    "promised-metropolis": "promised_metropolis",
    "promised-win": "promised_win",
    "promised-building": "promised_building",
    "apollo-gold": "apollo_gold",
    "apollo-first": "first_on_apollo",
}
"""Features that the weights set by hand have, too, and what they call them."""


def _at(group: i64, number: i64, most: i64, sink: FeatureSink) -> None:
    """1 for a number, the greatest for all that are greater."""
    if number > 0:
        sink.add(group + at_most(number, most) - 1, 1.0)


def _beyond(feature: i64, number: i64, limit: i64, sink: FeatureSink) -> None:
    if number > limit:
        sink.add(feature, float(number - limit))


def _in_parts(group: i64, units: i64, sink: FeatureSink) -> None:
    """All units, those beyond two and those beyond five."""
    sink.add(group, float(units))
    _beyond(group + 1, units, 2, sink)
    _beyond(group + 2, units, 5, sink)


def _metropolises(s: Cyclades, seat: i64, sink: FeatureSink) -> None:
    """How near the seat is to winning."""
    metropolises = s.metropolises_of(seat)
    _at(METROPOLISES, metropolises, 3, sink)
    if metropolises >= s.needed:
        sink.add(ENOUGH, 1.0)
    elif metropolises == s.needed - 1:
        sink.add(ONE_SHORT, 1.0)
    if s.islands_of[seat] & ~s.metropolises != 0:
        sink.add(HOME, 1.0)


def _buildings(s: Cyclades, seat: i64, sink: FeatureSink) -> None:
    """C12.1, C12.2: how far the next metropolis has come."""
    places = s.chart().places_on(s.islands_of[seat])
    sorts: i64 = 0
    missing: i64 = 0
    for kind in range(KINDS):
        number = count(s.built[kind] & places)
        if number > 0:
            sorts += 1
            sink.add(BUILDING + kind, float(number))
        else:
            missing = kind
    _at(SORTS, sorts, 4, sink)
    if sorts == KINDS - 1:
        sink.add(LACKING + missing, 1.0)
        if s.philosophers[seat] >= PHILOSOPHERS_NEEDED - 1:
            sink.add(BOTH_WAYS, 1.0)
    _at(PHILOSOPHERS, s.philosophers[seat], 4, sink)
    _at(ROOM, free_slots(s, seat), MOST_ROOM, sink)


def _riches(s: Cyclades, seat: i64, gold: i64, sink: FeatureSink) -> None:
    """Gold, income and priests."""
    sink.add(GOLD, float(gold))
    for part in range(len(GOLD_PARTS)):
        _beyond(GOLD + 1 + part, gold, GOLD_PARTS[part], sink)
    income = income_of(s, seat)
    sink.add(INCOME, float(income))
    _beyond(INCOME + 1, income, 4, sink)
    _beyond(INCOME + 2, income, LIVING, sink)
    _at(PRIESTS, s.priests[seat], MOST_PRIESTS, sink)


def _units(s: Cyclades, seat: i64, sink: FeatureSink) -> None:
    """Troops and fleets, those that are attacking included."""
    troops: i64 = s.attackers if s.attacker == seat and s.battle_on_land else 0
    fleets: i64 = s.attackers if s.attacker == seat and not s.battle_on_land else 0
    largest: i64 = 0
    islands = s.islands_of[seat]
    while islands != 0:
        number = s.troops[lowest(islands)]
        islands = without_lowest(islands)
        troops += number
        largest = number if number > largest else largest
    seas = s.seas_of[seat]
    while seas != 0:
        fleets += s.fleets[lowest(seas)]
        seas = without_lowest(seas)
    _in_parts(TROOPS, troops, sink)
    _in_parts(FLEETS, fleets, sink)
    sink.add(LARGEST, float(largest))
    sink.add(SEAS, float(count(s.seas_of[seat])))
    _at(ISLANDS, count(s.islands_of[seat]), MOST_ISLANDS, sink)
    sink.add(HOMES, float(at_most(count(s.islands_of[seat]), s.needed)))
    for figurine in range(ISLAND_FIGURINES):
        if s.figurine_holder[figurine] == seat and s.figurine_at[figurine] != NONE:
            sink.add(FIGURINES + figurine, 1.0)


def _dangers(s: Cyclades, seat: i64, sink: FeatureSink) -> None:
    """What could be taken from the seat. C17.1: the last island is safe."""
    islands = s.islands_of[seat]
    if count(islands) == 1:
        return
    while islands != 0:
        island = lowest(islands)
        islands = without_lowest(islands)
        if s.troops[island] == 0:
            sink.add(OPEN, 1.0)
        if strongest_attack(s, seat, island) >= defence(s, island):
            sink.add(EXPOSED, 1.0)
            if s.metropolises & BIT[island] != 0:
                sink.add(EXPOSED_METROPOLIS, 1.0)


def _targets(s: Cyclades, seat: i64, sink: FeatureSink) -> i64:
    """What the seat could take; tells how many islands."""
    found: i64 = 0
    islands = s.islands_of[seat]
    while islands != 0:
        island = lowest(islands)
        islands = without_lowest(islands)
        if s.troops[island] == 0 or s.held_by_medusa(island):
            continue
        around = joined(s, seat, island) & ~s.islands_of[seat] & ~found
        while around != 0:
            target = lowest(around)
            around = without_lowest(around)
            if s.troops[island] > s.troops[target] + land_bonus(s, target) and not is_last(s, target):
                found |= BIT[target]
    if found != 0:
        sink.add(TARGETS, float(at_most(count(found), 2)))
        if found & s.metropolises != 0:
            sink.add(TARGET_METROPOLIS, 1.0)
            if s.metropolises_of(seat) == s.needed - 1:
                sink.add(TARGET_WINS, 1.0)
    return count(found)


def _gods(s: Cyclades, seat: i64, gold: i64, targets: i64, sink: FeatureSink) -> None:
    """The gods that the seat has won, or for which it offers most, and what they can bring in this cycle."""
    metropolis = False
    building = False
    for god in range(TILE_GODS):
        if s.offering[god] != seat or s.god == god:
            continue
        sink.add(WON + god, 1.0)
        if completes(s, seat, god, gold):
            metropolis = True
        elif lacks(s, seat, god) and gold >= BUILDING_COST[god] and free_slots(s, seat) > 0:
            building = True
        if god == ARES and targets > 0:
            sink.add(ARES_AT, 1.0)
    if metropolis:
        sink.add(PROMISED, 1.0)
        if s.metropolises_of(seat) == s.needed - 1:
            sink.add(PROMISED_WIN, 1.0)
    if building:
        sink.add(PROMISED_BUILDING, 1.0)
    for place in range(s.available):
        owner = s.offering[s.gods[place]]
        if owner != NONE and s.gods[place] != s.god:
            if owner == seat:
                sink.add(FIRST, 1.0)
            break


def _order(s: Cyclades, seat: i64, sink: FeatureSink) -> None:
    """Whose turn it is, who has still to offer, and who will be first to offer in the next cycle."""
    if s.god != NONE and s.seat == seat and not s.over:
        sink.add(TURN + s.god, 1.0)
        sink.add(RECRUITED, float(s.recruited))
    gold: i64 = APOLLO_ONE if count(s.islands_of[seat]) == 1 else APOLLO_SEVERAL
    for arrival in range(len(s.apollo)):
        if s.apollo[arrival] == seat:
            sink.add(APOLLO_GOLD, float(gold))
            if arrival == 0 and s.prosperity_supply > 0 and income_of(s, seat) < LIVING:
                sink.add(APOLLO_FIRST, 1.0)
    if bidding(s) and s.seat == seat:
        sink.add(UNPLACED, 1.0)
    first: i64 = NONE
    for place in range(len(s.turn_track)):
        if s.turn_track[place] == seat:
            if bidding(s):
                sink.add(UNPLACED, 1.0)
            elif first == NONE:
                first = place
    if first != NONE:
        _at(NEXT_PLACE, first + 1, MOST_PLACES, sink)
