"""Why a word cannot be said, for previews: what the main actions cost, and what else they need."""

from pelagos.core.bits import BIT
from pelagos.core.preview import Reason
from pelagos.core.state import State, kind_of
from pelagos.games.arnak import steps
from pelagos.games.arnak.components import TRACK
from pelagos.games.arnak.effects import RESOURCES
from pelagos.games.arnak.lookup import (
    GLASS,
    GUARDIAN_RESOURCES,
    ITEMS,
    LOST_TEMPLE,
    NOTEBOOK,
    SITE_SPACE,
    SPACE_SITE,
    TEMPLE_COST,
    TEMPLES,
    TRACK_COST,
    TRACK_NEXT,
)
from pelagos.games.arnak.outlook import card_cost, discovery_cost, lacking
from pelagos.games.arnak.player import NONE
from pelagos.games.arnak.rules.research import reachable
from pelagos.games.arnak.state import FREE, Arnak
from pelagos.games.arnak.words import BUY, BUY_TEMPLE, DIG, DISCOVER, OVERCOME, RESEARCH


def reason_for(state: State, word: int) -> Reason | None:
    """Why the seat that decides cannot do this as its main action."""
    assert isinstance(state, Arnak)
    if BUY.owns(word):
        return _against_buying(state, int(BUY.first(word)))
    if kind_of(state.stack[len(state.stack) - 1]) != steps.TURN:
        return None
    if RESEARCH.owns(word):
        return _against_research(state, int(RESEARCH.first(word)), int(RESEARCH.second(word)))
    if BUY_TEMPLE.owns(word):
        return _against_temple_tile(state, int(BUY_TEMPLE.first(word)))
    if DIG.owns(word):
        return _against_digging(state, int(DIG.first(word)))
    if DISCOVER.owns(word):
        return _against_discovering(state, int(DISCOVER.first(word)))
    return _against_overcoming(state, int(OVERCOME.first(word))) if OVERCOME.owns(word) else None


def _lacking(s: Arnak, cost: int, rule: str) -> Reason | None:
    """The first resource that is missing of a cost, or the idol (A18.3)."""
    player = s.players[s.seat]
    for resource, short in lacking(player, cost).items():
        if resource == "idol":
            return Reason("needs-idol", {}, "A18.3")
        have = int(player.goods[RESOURCES.index(resource)])
        return Reason("needs-goods", {"amount": have + short, "resource": resource, "have": have}, rule)
    return None


def _against_buying(s: Arnak, card: int) -> Reason | None:
    """A11.1 to A11.3: a card of the row, at its price."""
    if card not in list(s.row):
        return Reason("card-away", {}, "A11.1")
    return _lacking(s, card_cost(card), "A11.2" if card < ITEMS else "A11.3")


def _against_research(s: Arnak, token: int, space: int) -> Reason | None:
    """A13.1 to A13.3: one bridge up, the notebook never past the magnifying glass, at the bridge's cost."""
    player = s.players[s.seat]
    if reachable(s, player, token) & BIT[space] == 0:
        here = player.glass if token == GLASS else player.notebook
        past = token == NOTEBOOK and TRACK_NEXT[s.board * TRACK + here] & BIT[space] != 0
        return Reason("notebook-behind", {}, "A13.2") if past else Reason("no-bridge", {}, "A13.1")
    return _lacking(s, TRACK_COST[s.board * TRACK + space], "A13.3")


def _against_temple_tile(s: Arnak, stack: int) -> Reason | None:
    """A13.6: for who has reached the temple, as long as there are tiles."""
    if s.players[s.seat].glass != LOST_TEMPLE:
        return Reason("not-at-temple", {}, "A13.6")
    if s.temple[stack] == 0:
        return Reason("none-left", {}, "A13.6")
    return _lacking(s, TEMPLE_COST[s.board * TEMPLES + stack], "A13.6")


def _against_sending(s: Arnak, space: int) -> Reason | None:
    """A7.1: somebody to send, and a free space."""
    if s.players[s.seat].home == 0:
        return Reason("nobody-home", {}, "A7.1")
    return Reason("space-taken", {}, "A7.1") if s.spaces[space] != FREE else None


def _against_digging(s: Arnak, space: int) -> Reason:
    """A7.1, A7.2: at a site that is there, for its travel icons."""
    if against := _against_sending(s, space):
        return against
    return Reason("not-discovered", {}, "A7.1") if s.tiles[SPACE_SITE[space]] == NONE else Reason("needs-travel", {}, "A6.2")


def _against_discovering(s: Arnak, site: int) -> Reason:
    """A8.1, A8.2: compasses and travel icons."""
    if s.tiles[site] != NONE:
        return Reason("discovered", {}, "A8.1")
    lacking = _against_sending(s, SITE_SPACE[site]) or _lacking(s, discovery_cost(site), "A8.2")
    return lacking or Reason("needs-travel", {}, "A6.2")


def _against_overcoming(s: Arnak, site: int) -> Reason:
    """A9.3: a guardian where one's archaeologist stands, and its whole cost."""
    if s.wardens[site] == NONE:
        return Reason("no-guardian", {}, "A9.3")
    if not s.stands_at(s.seat, site):
        return Reason("not-there", {}, "A9.3")
    return _lacking(s, GUARDIAN_RESOURCES[s.wardens[site]], "A9.3") or Reason("needs-travel-or-card", {}, "A9.3")
