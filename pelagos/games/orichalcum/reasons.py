"""Why a word cannot be said, for previews: taking, laying, building, fighting and paying."""

from pelagos.core.bits import BIT
from pelagos.core.preview import Reason
from pelagos.core.state import State, kind_of
from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.lookup import (
    CAPTURE,
    CARD_ACTION,
    HOPLITE,
    LAND,
    MEDALLION_COST,
    METROPOLIS_OUTLINE,
    OPENS,
    ORICHALCUM,
    PORTS,
    SLOT_COST,
    TEMPLE_OUTLINE,
    TILE_OUTLINE,
    UNDER,
    VOLCANO,
)
from pelagos.games.orichalcum.rules.actions import price_of, stock_of
from pelagos.games.orichalcum.rules.buildings import barred_circles, free_terrain
from pelagos.games.orichalcum.rules.construct import sites
from pelagos.games.orichalcum.state import Orichalcum
from pelagos.games.orichalcum.steps import (
    CARD_ACTION as CARD_ACTION_STEP,
)
from pelagos.games.orichalcum.steps import (
    CONSTRUCT,
    EXTRA_ACTION,
    FIGHT,
    LAY_METROPOLIS,
    MINOTAUR_BUILDING,
    PLACE_TILE,
    TAKE_CARD,
)
from pelagos.games.orichalcum.words import (
    ACT,
    ACTION,
    BUILD,
    BUY,
    FROM_MINOTAUR,
    MEDALLION,
    METROPOLIS,
    PLACE,
    RESOURCE,
    TAKE,
    TEMPLE,
)
from pelagos.games.orichalcum.words import FIGHT as FIGHT_WORD


def reason_for(state: State, word: int) -> Reason | None:
    """Why the seat that decides cannot say this word, where it belongs to the step that is asked."""
    assert isinstance(state, Orichalcum)
    step = kind_of(state.stack[len(state.stack) - 1])
    if step == TAKE_CARD and TAKE.owns(word):
        return _against_taking(state, int(TAKE.first(word)))
    if step == PLACE_TILE and PLACE.owns(word):
        return _against_laying(state, int(UNDER[TILE_OUTLINE[state.tile]][word - PLACE.base]), "O6.1")
    if step == LAY_METROPOLIS and METROPOLIS.owns(word):
        return _against_metropolis(state, int(UNDER[METROPOLIS_OUTLINE][word - METROPOLIS.base]))
    if step == CARD_ACTION_STEP and ACT.owns(word) and ACT.first(word) == CARD_ACTION[state.card]:
        return _against_action(int(ACT.first(word)), "O10.3")
    if step == FIGHT and FIGHT_WORD.owns(word):
        return _against_fighting(state, int(FIGHT_WORD.second(word)))
    if step in (CONSTRUCT, MINOTAUR_BUILDING) and BUILD.owns(word):
        return _against_building(state, int(BUILD.first(word)), int(BUILD.second(word)))
    if step == CONSTRUCT and TEMPLE.owns(word):
        return _against_temple(state, int(UNDER[TEMPLE_OUTLINE][word - TEMPLE.base]))
    if step == CONSTRUCT and word == MEDALLION.base:
        return _lacking(state, ORICHALCUM, int(MEDALLION_COST), "O14.4") or Reason("no-token", {}, "O21.6")
    return _against_buying(state, int(BUY.first(word)), int(BUY.second(word))) if step == EXTRA_ACTION and BUY.owns(word) else None


def _lacking(s: Orichalcum, resource: int, amount: int, rule: str) -> Reason | None:
    """What is missing of a price."""
    have = int(stock_of(s, s.seat, resource))
    return (
        Reason("needs-goods", {"amount": amount, "resource": RESOURCE.values[resource], "have": have}, rule)
        if have < amount
        else None
    )


def _against_taking(s: Orichalcum, slot: int) -> Reason | None:
    """O5.1."""
    return _lacking(s, HOPLITE, int(SLOT_COST[len(s.players)][slot]), "O5.1") if slot < len(s.row) else None


def _against_laying(s: Orichalcum, circles: int, rule: str) -> Reason:
    """O6.1: on the island, on empty circles, beside something."""
    player = s.players[s.seat]
    if circles == 0 or circles & ~LAND[player.side] != 0:
        return Reason("off-island", {}, rule)
    return Reason("occupied" if circles & ~player.empty != 0 else "apart", {}, rule)


def _against_metropolis(s: Orichalcum, circles: int) -> Reason:
    """O4.1: on the island and on a port."""
    off = circles == 0 or circles & ~LAND[s.players[s.seat].side] != 0
    return (
        _against_laying(s, circles, "O4.1")
        if off or circles & PORTS[s.players[s.seat].side] != 0
        else Reason("needs-port", {}, "O4.1")
    )


def _against_action(action: int, rule: str) -> Reason:
    """O10.3: capture needs a creature, construct an object."""
    return Reason("no-creature" if action == CAPTURE else "no-object", {}, rule)


def _against_fighting(s: Orichalcum, hoplites: int) -> Reason:
    """O13.1, O13.2."""
    return _lacking(s, HOPLITE, hoplites, "O13.2") or Reason("no-such-fight", {}, "O13.2")


def _against_standing(s: Orichalcum, circles: int, rule: str) -> Reason | None:
    """O14.1, O9.2: what holds for everything that is built: free terrain, and no creature beside it."""
    player = s.players[s.seat]
    if circles == 0 or circles & ~free_terrain(player) != 0:
        return Reason("needs-free-terrain", {}, rule)
    return Reason("beside-creature", {}, "O9.2") if circles & barred_circles(player) != 0 else None


def _against_building(s: Orichalcum, source: int, circle: int) -> Reason | None:
    """O14.1, O20.1."""
    if source != FROM_MINOTAUR and s.slots[source] == 0:
        return Reason("slot-empty", {}, "O14.1")
    player = s.players[s.seat]
    if source != FROM_MINOTAUR and sites(s, player, source, barred_circles(player)) == 0:
        return Reason("no-site", {"terrain": COMPONENTS.terrains[source]}, "O14.1")
    if against := _against_standing(s, BIT[circle], "O14.1"):
        return against
    wrong = source != FROM_MINOTAUR and (player.free[source] | player.free[VOLCANO]) & BIT[circle] == 0
    return Reason("needs-terrain", {"terrain": COMPONENTS.terrains[source]}, "O14.1") if wrong else None


def _against_temple(s: Orichalcum, circles: int) -> Reason:
    """O14.3, O21.6."""
    if s.temples == 0 or s.tokens == 0:
        return Reason("no-token", {}, "O21.6")
    return _against_standing(s, circles, "O14.3") or Reason("needs-all-terrains", {}, "O14.3")


def _against_buying(s: Orichalcum, resource: int, action: int) -> Reason:
    """O15.2, O15.6."""
    if OPENS[resource] & BIT[action] == 0:
        return Reason("not-for-that", {"resource": RESOURCE.values[resource], "action": ACTION.values[action]}, "O15.2")
    return _lacking(s, resource, int(price_of(s, s.seat, resource)), "O15.2") or _against_action(action, "O15.6")
