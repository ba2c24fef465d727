"""C10: recruiting."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import lowest, without_lowest
from pelagos.games.cyclades.lookup import ARES, ATHENA, POSEIDON, RECRUIT_PRICES, ZEUS
from pelagos.games.cyclades.messages import FLEET_RECRUITED, PHILOSOPHER_RECRUITED, PRIEST_RECRUITED, TROOP_RECRUITED
from pelagos.games.cyclades.rules.board import add_fleets, words_for_islands, words_for_seas
from pelagos.games.cyclades.state import Cyclades
from pelagos.games.cyclades.steps import CHECK_METROPOLIS
from pelagos.games.cyclades.words import FLEET, PHILOSOPHER, PRIEST, TROOP


def _can_pay_next(s: Cyclades, seat: i64) -> bool:
    """C10.1: whether the turn allows a further piece and the seat can pay it."""
    prices = RECRUIT_PRICES[s.god]
    return s.recruited < len(prices) and s.gold[seat] >= prices[s.recruited]


def _in_stock(s: Cyclades, seat: i64) -> i64:
    """C10.4, C10.5: how many of the god's pieces are left to take."""
    if s.god == POSEIDON:
        return s.fleet_reserve[seat]
    if s.god == ARES:
        return s.troop_reserve[seat]
    return s.priest_supply if s.god == ZEUS else s.philosopher_supply


def harbours(s: Cyclades, seat: i64) -> i64:
    """C10.2: the sea spaces where a fleet may be placed."""
    chart, islands = s.chart(), s.islands_of[seat]
    seas: i64 = 0
    while islands != 0:
        seas |= chart.waters[lowest(islands)]
        islands = without_lowest(islands)
    return seas & ~s.closed_seas() & ~s.fleets_of_others(seat)


def recruit_words(s: Cyclades, seat: i64, words: vec[i64]) -> vec[i64]:
    """C10: the places for the god's next piece, or its card."""
    if not _can_pay_next(s, seat) or _in_stock(s, seat) == 0:
        return words
    if s.god == POSEIDON:
        return words_for_seas(s, words, FLEET.base, harbours(s, seat))
    if s.god == ARES:
        return words_for_islands(s, words, TROOP.base, s.islands_of[seat])
    return append(words, PRIEST.base if s.god == ZEUS else PHILOSOPHER.base)


def _pay(s: Cyclades, seat: i64) -> i64:
    """C10.1: the price of the next piece of this turn, paid."""
    price = RECRUIT_PRICES[s.god][s.recruited]
    s.gold[seat] -= price
    s.recruited += 1
    return price


def recruit_fleet(s: Cyclades, seat: i64, sea: i64) -> None:
    """C10.2: a fleet from the reserve."""
    price = _pay(s, seat)
    s.fleet_reserve[seat] -= 1
    add_fleets(s, seat, sea, 1)
    s.note(FLEET_RECRUITED, seat, s.chart().sea_word[sea], price)


def recruit_troop(s: Cyclades, seat: i64, island: i64) -> None:
    """C10.3: a troop from the reserve."""
    price = _pay(s, seat)
    s.troop_reserve[seat] -= 1
    s.troops[island] += 1
    s.note(TROOP_RECRUITED, seat, s.chart().island_word[island], price)


def recruit_priest(s: Cyclades, seat: i64) -> None:
    """C10.5, C10.7."""
    price = _pay(s, seat)
    s.priest_supply -= 1
    s.priests[seat] += 1
    s.note(PRIEST_RECRUITED, seat, price)


def recruit_philosopher(s: Cyclades, seat: i64) -> None:
    """C10.5, C10.8: the fourth founds a metropolis at once."""
    price = _pay(s, seat)
    s.philosopher_supply -= 1
    s.philosophers[seat] += 1
    s.note(PHILOSOPHER_RECRUITED, seat, price)
    s.push(CHECK_METROPOLIS, seat)


def take_free_card(s: Cyclades, seat: i64) -> None:
    """C10.6: the free priest or philosopher is taken at the end of the turn if it was not before."""
    if s.recruited > 0 or (s.god != ZEUS and s.god != ATHENA) or _in_stock(s, seat) == 0:
        return
    if s.god == ZEUS:
        recruit_priest(s, seat)
    else:
        recruit_philosopher(s, seat)
