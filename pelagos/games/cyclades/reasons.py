"""Why a word cannot be said, for previews: gods, gold and what is left."""

from pelagos.core.preview import Reason
from pelagos.core.state import State, argument_of, kind_of
from pelagos.games.cyclades.components import GODS
from pelagos.games.cyclades.lookup import (
    ARES,
    ATHENA,
    BUILDING_COST,
    POSEIDON,
    RECRUIT_PRICES,
    SPECIAL_COST,
    TRACK,
    TRACK_PRICES,
    ZEUS,
)
from pelagos.games.cyclades.outlook import least_price
from pelagos.games.cyclades.rules.offerings import bound_gold, highest_bid, payment
from pelagos.games.cyclades.state import Cyclades
from pelagos.games.cyclades.steps import BID as BID_STEP
from pelagos.games.cyclades.steps import GOD_TURN
from pelagos.games.cyclades.words import BID, BUILD, FLEET, MARCH, PHILOSOPHER, PRIEST, REPLACE, SAIL, SUMMON, TROOP

RECRUITED = ((FLEET, POSEIDON), (TROOP, ARES), (PRIEST, ZEUS), (PHILOSOPHER, ATHENA))
SPECIAL = ((SAIL, POSEIDON), (MARCH, ARES), (REPLACE, ZEUS))


def reason_for(state: State, word: int) -> Reason | None:
    """Why the seat that decides cannot say a word in the offerings or in its turn."""
    assert isinstance(state, Cyclades)
    step = state.stack[len(state.stack) - 1]
    if kind_of(step) == BID_STEP and BID.owns(word):
        return _against_bid(state, int(BID.first(word)), int(BID.second(word)) + 1, int(argument_of(step)) - 1)
    if kind_of(step) != GOD_TURN:
        return None
    if SUMMON.owns(word):
        return _against_summoning(state, int(SUMMON.first(word)))
    if BUILD.owns(word):
        return _too_dear(state, int(BUILDING_COST[state.god]), "C11.1") or Reason("no-place", {}, "C11.2")
    for verb, god in RECRUITED:
        if verb.owns(word):
            return _against_recruiting(state, god)
    for verb, god in SPECIAL:
        if verb.owns(word):
            return _other_god(state, god) or _too_dear(state, int(SPECIAL_COST[god]), "C13") or Reason("nothing-goes", {}, "C13")
    return None


def _against_bid(s: Cyclades, god: int, amount: int, lost: int) -> Reason | None:
    """C7.2, C7.3, C7.6."""
    if god not in list(s.gods)[: s.available]:
        return Reason("god-away", {"god": GODS[god]}, "C5")
    if god == lost:
        return Reason("just-outbid", {"god": GODS[god]}, "C7.3")
    if amount <= s.amount[god]:
        return Reason("needs-more", {"have": int(s.amount[god])}, "C7.2")
    if amount > highest_bid(s, s.seat, god):
        bound = bound_gold(s, s.seat, god)
        needs = {"gold": int(payment(s, s.seat, amount)), "have": int(s.gold[s.seat] - bound)}
        return Reason("needs-free-gold" if bound > 0 else "needs-gold", needs, "C7.6")
    return None


def _against_summoning(s: Cyclades, card: int) -> Reason:
    """C9."""
    for place in range(TRACK):
        if s.track[place] == card:
            price = least_price(s, int(s.seat), int(TRACK_PRICES[place]))
            return _too_dear(s, price, "C9.2") or Reason("no-use", {}, "C9.5")
    return Reason("card-away", {}, "C9.1")


def _against_recruiting(s: Cyclades, god: int) -> Reason | None:
    """C10."""
    if other := _other_god(s, god):
        return other
    prices = RECRUIT_PRICES[god]
    if s.recruited >= len(prices):
        return Reason("no-more", {}, "C10.1")
    return _too_dear(s, int(prices[s.recruited]), "C10.1") or Reason("no-place", {}, "C10.2")


def _other_god(s: Cyclades, god: int) -> Reason | None:
    return Reason("other-god", {"god": GODS[god]}, "C8.3") if s.god != god else None


def _too_dear(s: Cyclades, gold: int, rule: str) -> Reason | None:
    have = int(s.gold[s.seat])
    return Reason("needs-gold", {"gold": gold, "have": have}, rule) if have < gold else None
