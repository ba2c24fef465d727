"""How good a position looks for a seat, for bots: a weighted sum of what a player can see at a glance.

The weights are data (weights.toml). Gold is counted as if the standing offerings were paid, and a god that has been won but
has not had its turn counts by what it promises.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.core.components import Section
from pelagos.core.evaluator import EVERYBODY, Evaluator, weighted, weights_of
from pelagos.core.linear import FEATURES as LEARNED
from pelagos.core.linear import LinearEvaluator
from pelagos.core.state import State
from pelagos.games.cyclades.features import CycladesFeatures
from pelagos.games.cyclades.lookup import (
    APOLLO,
    APOLLO_ONE,
    APOLLO_SEVERAL,
    BUILDING_COST,
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
    next_on_apollo,
    strongest_attack,
)
from pelagos.games.cyclades.rules.battles import land_bonus
from pelagos.games.cyclades.rules.board import joined
from pelagos.games.cyclades.rules.income import income_of
from pelagos.games.cyclades.state import NONE, Cyclades

FEATURES: Final = [
    "out",
    "metropolis",
    "enough_metropolises",
    "one_kind",
    "two_kinds",
    "three_kinds",
    "port",
    "fortress",
    "temple",
    "university",
    "philosopher",
    "third_philosopher",
    "priest",
    "gold",
    "gold_to_spend",
    "gold_to_save",
    "income",
    "income_to_live_on",
    "troop",
    "fleet",
    "island",
    "home_for_metropolis",
    "room_to_build",
    "open_island",
    "exposed_island",
    "exposed_metropolis",
    "within_reach",
    "promised_metropolis",
    "promised_win",
    "promised_building",
    "poseidon",
    "ares",
    "zeus",
    "athena",
    "apollo_gold",
    "first_on_apollo",
]
"""What is counted, in the order of the weights."""

SPENDING: Final = 6
SAVING: Final = 16
"""Gold up to the first is worth most: so much is used up in a good turn. The next up to the second wins offerings."""
LIVING: Final = 8
"""Income up to this is worth more than what lies above it."""
PRIESTS: Final = 6
"""More priests than this help nobody: offerings are seldom that high."""
ROOM: Final = 3
"""More free slots than this help nobody."""
TARGETS: Final = 2
"""So many islands within reach are counted at most: there is no time for more."""


def evaluator_from(weights: Section) -> Evaluator:
    """The learned evaluator, or the one with weights set and tuned by hand, as the table has it."""
    return LinearEvaluator(CycladesFeatures(), weights) if weights.has(LEARNED) else CycladesEvaluator(weights)


class CycladesEvaluator(Evaluator):
    """The weighted sum of a seat's features."""

    def __init__(self, weights: Section) -> None:
        self.weights: Final = weights_of(weights, FEATURES)

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Cyclades)
        return weighted(features(state, seat), self.weights)

    def touched(self, before: State, after: State) -> i64:
        """Whoever was outbid, and those who have other things than before; others that are only threatened are not counted."""
        assert isinstance(before, Cyclades)
        assert isinstance(after, Cyclades)
        if after.cycle != before.cycle or bidding(before) != bidding(after):
            return EVERYBODY
        return _outbid(before, after) | _changed(before, after)

    def unsettled(self, state: State) -> bool:
        """C7, C8: whether markers are on gods: what an offering was worth shows when the turns that it brings are over."""
        assert isinstance(state, Cyclades)
        return any(state.offering[god] != NONE for god in range(TILE_GODS)) or next_on_apollo(state) != NONE


def _outbid(before: Cyclades, after: Cyclades) -> i64:
    """The seats that had a marker on a god and have it no more: outbid, or their turn is over."""
    seats: i64 = 0
    for god in range(TILE_GODS):
        seat = before.offering[god]
        if seat != NONE and after.offering[god] != seat:
            seats |= BIT[seat]
    if before.turn != after.turn and not bidding(after):
        seats |= BIT[after.seat]  # whose promises are to be kept now
    return seats


def _changed(before: Cyclades, after: Cyclades) -> i64:
    """The seats that gained or lost something on the board or in stock."""
    seats: i64 = 0
    torn_down: i64 = 0
    for kind in range(KINDS):
        torn_down |= before.built[kind] & ~after.built[kind]
    for seat in range(before.seats()):
        if (
            before.islands_of[seat] != after.islands_of[seat]
            or before.seas_of[seat] != after.seas_of[seat]
            or before.gold[seat] != after.gold[seat]
            or before.troop_reserve[seat] != after.troop_reserve[seat]
            or before.fleet_reserve[seat] != after.fleet_reserve[seat]
            or before.priests[seat] != after.priests[seat]
            or before.philosophers[seat] != after.philosophers[seat]
            or (torn_down != 0 and torn_down & before.chart().places_on(before.islands_of[seat]) != 0)
        ):
            seats |= BIT[seat]
    return seats


def features(s: Cyclades, seat: i64) -> vec[float]:
    """What the seat has and may expect, counted, in the order of FEATURES."""
    metropolises = s.metropolises_of(seat)
    out = vec[float](capacity=len(FEATURES))
    out = append(out, 0.0 if s.plays(seat) else 1.0)
    out = append(out, float(metropolises))
    out = append(out, 1.0 if metropolises >= s.needed else 0.0)
    out = _buildings(s, seat, out)
    out = append(out, float(s.philosophers[seat]))
    out = append(out, 1.0 if s.philosophers[seat] >= PHILOSOPHERS_NEEDED - 1 else 0.0)
    out = append(out, float(at_most(s.priests[seat], PRIESTS)))
    gold = gold_left(s, seat)
    out = append(out, float(gold))
    out = append(out, float(at_most(gold, SPENDING)))
    out = append(out, float(at_most(gold, SAVING)))
    income = income_of(s, seat)
    out = append(out, float(income))
    out = append(out, float(at_most(income, LIVING)))
    out = _units(s, seat, out)
    out = _islands(s, seat, out)
    out = _dangers(s, seat, out)
    out = append(out, float(_targets(s, seat)))
    return _promises(s, seat, gold, out)


def _buildings(s: Cyclades, seat: i64, out: vec[float]) -> vec[float]:
    """How far the set of four has come (C12.1), and how many buildings there are of each kind."""
    places = s.chart().places_on(s.islands_of[seat])
    kinds: i64 = 0
    for kind in range(KINDS):
        if s.built[kind] & places != 0:
            kinds += 1
    for reached in range(1, KINDS):
        out = append(out, 1.0 if kinds >= reached else 0.0)
    for kind in range(KINDS):
        out = append(out, float(count(s.built[kind] & places)))
    return out


def _units(s: Cyclades, seat: i64, out: vec[float]) -> vec[float]:
    """Troops and fleets, those that are attacking included."""
    troops: i64 = 0
    islands = s.islands_of[seat]
    while islands != 0:
        troops += s.troops[lowest(islands)]
        islands = without_lowest(islands)
    fleets: i64 = 0
    seas = s.seas_of[seat]
    while seas != 0:
        fleets += s.fleets[lowest(seas)]
        seas = without_lowest(seas)
    if s.attacker == seat and s.battle_on_land:
        troops += s.attackers
    elif s.attacker == seat:
        fleets += s.attackers
    out = append(out, float(troops))
    return append(out, float(fleets))


def _islands(s: Cyclades, seat: i64, out: vec[float]) -> vec[float]:
    """Islands, as many of them as need a metropolis, and room for buildings."""
    islands = count(s.islands_of[seat])
    room = free_slots(s, seat)
    out = append(out, float(islands))
    out = append(out, float(at_most(islands, s.needed)))
    return append(out, float(at_most(room, ROOM)))


def _dangers(s: Cyclades, seat: i64, out: vec[float]) -> vec[float]:
    """Islands without troops, and islands and metropolises that an opponent's troops could take. C17.1: the last one is safe."""
    empty: i64 = 0
    exposed: i64 = 0
    metropolises: i64 = 0
    islands = s.islands_of[seat]
    if count(islands) == 1:
        islands = 0
    while islands != 0:
        island = lowest(islands)
        islands = without_lowest(islands)
        if s.troops[island] == 0:
            empty += 1
        if strongest_attack(s, seat, island) >= defence(s, island):
            exposed += 1
            if s.metropolises & BIT[island] != 0:
                metropolises += 1
    out = append(out, float(empty))
    out = append(out, float(exposed))
    return append(out, float(metropolises))


def _targets(s: Cyclades, seat: i64) -> i64:
    """How many islands of others the seat's troops could march to with more than defend them."""
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
    return at_most(count(found), TARGETS)


def _promises(s: Cyclades, seat: i64, gold: i64, out: vec[float]) -> vec[float]:
    """What the gods that the seat has won can still bring in this cycle; a metropolis is promised until it is founded."""
    metropolis: i64 = 0
    building: i64 = 0
    won: i64 = 0
    for god in range(TILE_GODS):
        if s.offering[god] != seat:
            continue
        founds = completes(s, seat, god, gold)
        if founds:
            metropolis += 1
        if s.god != god:
            won |= BIT[god]
            if not founds and lacks(s, seat, god) and gold >= BUILDING_COST[god] and free_slots(s, seat) > 0:
                building += 1
    out = append(out, float(metropolis))
    out = append(out, 1.0 if metropolis > 0 and s.metropolises_of(seat) == s.needed - 1 else 0.0)
    out = append(out, float(building))
    for god in range(TILE_GODS):
        out = append(out, 1.0 if won & BIT[god] != 0 else 0.0)
    return _apollo(s, seat, out)


def _apollo(s: Cyclades, seat: i64, out: vec[float]) -> vec[float]:
    """C15: gold that markers on Apollo will bring, and the prosperity marker for the first if he needs one."""
    markers: i64 = 0
    first: i64 = 0
    for arrival in range(len(s.apollo)):
        if s.apollo[arrival] == seat and not (s.god == APOLLO and next_on_apollo(s) == arrival):
            markers += 1
            if arrival == 0 and s.prosperity_supply > 0 and income_of(s, seat) < LIVING:
                first = 1
    gold: i64 = APOLLO_ONE if count(s.islands_of[seat]) == 1 else APOLLO_SEVERAL
    out = append(out, float(markers * gold))
    return append(out, float(first))
