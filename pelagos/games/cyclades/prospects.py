"""What lies ahead of a seat: gold after the offerings, room to build, dangers, what a god would complete. For judging positions."""

from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.games.cyclades.lookup import ATHENA, BUILDING_COST, KINDS, PHILOSOPHERS_NEEDED, RECRUIT_PRICES, TILE_GODS
from pelagos.games.cyclades.rules.battles import land_bonus
from pelagos.games.cyclades.rules.board import joined
from pelagos.games.cyclades.rules.offerings import payment
from pelagos.games.cyclades.state import NONE, Cyclades


def at_most(number: i64, limit: i64) -> i64:
    """A number, or the limit where it is higher."""
    return number if number < limit else limit


def gold_left(s: Cyclades, seat: i64) -> i64:
    """The seat's gold once the offerings are paid: while markers bid they are not yet."""
    gold = s.gold[seat]
    if bidding(s):
        for god in range(TILE_GODS):
            if s.offering[god] == seat:
                gold -= payment(s, seat, s.amount[god])
    return gold


def bidding(s: Cyclades) -> bool:
    """C7.7: whether offerings are still being made: whoever decides later does so in the turn of a god."""
    return s.god == NONE


def free_slots(s: Cyclades, seat: i64) -> i64:
    """C11.2: slots of the seat's islands without building and not under a metropolis."""
    chart, islands = s.chart(), s.islands_of[seat]
    free = chart.places_on(islands) & ~s.all_built()
    islands &= s.metropolises
    while islands != 0:
        free &= ~chart.covered[lowest(islands)]
        islands = without_lowest(islands)
    return count(free)


def defence(s: Cyclades, island: i64) -> i64:
    """What attackers must beat; C13.2e: without troops nothing stops them, but one of them must come."""
    troops = s.troops[island]
    if troops == 0:
        return 1
    return troops + land_bonus(s, island)


def strongest_attack(s: Cyclades, seat: i64, island: i64) -> i64:
    """The most troops that an opponent could bring from one island."""
    strongest: i64 = 0
    others = s.opponents(seat)
    while others != 0:
        other = lowest(others)
        others = without_lowest(others)
        if s.seas_of[other] & s.chart().waters[island] == 0:
            continue
        origins = joined(s, other, island) & s.islands_of[other]
        while origins != 0:
            troops = s.troops[lowest(origins)]
            strongest = troops if troops > strongest else strongest
            origins = without_lowest(origins)
    return strongest


def is_last(s: Cyclades, island: i64) -> bool:
    """C17.1: whether the island is the only one of its owner."""
    owner = s.island_owner(island)
    return owner != NONE and count(s.islands_of[owner]) == 1


def lacks(s: Cyclades, seat: i64, kind: i64) -> bool:
    """Whether the seat has no building of the kind."""
    return s.built[kind] & s.chart().places_on(s.islands_of[seat]) == 0


def completes(s: Cyclades, seat: i64, god: i64, gold: i64) -> bool:
    """C12.1, C12.2: whether a turn with the god can found a metropolis: its building is the one that lacks, or philosophers do."""
    if s.islands_of[seat] & ~s.metropolises == 0:
        return False
    if god == ATHENA:
        missing = PHILOSOPHERS_NEEDED - s.philosophers[seat]
        if missing <= 1 or (missing == 2 and gold >= RECRUIT_PRICES[ATHENA][1]):
            return True
    if gold < BUILDING_COST[god] or free_slots(s, seat) == 0:
        return False
    places = s.chart().places_on(s.islands_of[seat])
    lacking: i64 = 0
    for kind in range(KINDS):
        if s.built[kind] & places == 0:
            lacking |= BIT[kind]
    return lacking == BIT[god]


def next_on_apollo(s: Cyclades) -> i64:
    """Which marker on Apollo has its turn: the first that is not done."""
    for arrival in range(len(s.apollo)):
        if s.apollo[arrival] != NONE:
            return arrival
    return NONE
