"""What follows from what a seat sees: which prices it cannot pay. Pages and reasons need no rules of their own."""

from mypy_extensions import i64

from pelagos.core.bits import members
from pelagos.games.arnak.components import TRACK
from pelagos.games.arnak.effects import RESOURCES
from pelagos.games.arnak.lookup import (
    COIN,
    COMPASS,
    GLASS,
    GOODS,
    GUARDIAN_RESOURCES,
    IDOL,
    ITEMS,
    LOST_TEMPLE,
    NOTEBOOK,
    SITES,
    TEMPLE_COST,
    TEMPLES,
    TRACK_COST,
    resources_in,
)
from pelagos.games.arnak.player import NONE, Player
from pelagos.games.arnak.rules.market import price_of
from pelagos.games.arnak.rules.research import reachable
from pelagos.games.arnak.rules.sites import compass_cost
from pelagos.games.arnak.shapes import Goods
from pelagos.games.arnak.state import Arnak
from pelagos.games.arnak.words import BUY, BUY_TEMPLE, DISCOVER, OVERCOME, RESEARCH, VOCABULARY


def card_cost(card: i64) -> i64:
    """A11.2, A11.3: the price of a card of the row, coins for an item and compasses for an artifact."""
    return price_of(card, 0) << (4 * (COIN if card < ITEMS else COMPASS))


def discovery_cost(site: i64) -> i64:
    """A8.2: the compasses that discovering costs."""
    return compass_cost(site, 0) << (4 * COMPASS)


def lacking(player: Player, cost: i64) -> Goods:
    """What a player has too little of for a cost: resources, and idols in the crates (A18.3)."""
    found: Goods = {}
    for resource in range(GOODS):
        if player.goods[resource] < resources_in(cost, resource):
            found[RESOURCES[resource]] = int(resources_in(cost, resource) - player.goods[resource])
    if player.idols < resources_in(cost, IDOL):
        found["idol"] = int(resources_in(cost, IDOL) - player.idols)
    return found


def too_dear(s: Arnak, seat: int) -> dict[str, Goods]:
    """What a seat lacks for each thing in sight that has a price, by the word that would be said."""
    player = s.players[seat]
    costs: dict[int, i64] = {BUY.code(card): card_cost(card) for card in s.row if card != NONE}
    for site in range(SITES):
        if s.wardens[site] != NONE:
            costs[OVERCOME.code(site)] = GUARDIAN_RESOURCES[s.wardens[site]]
        elif s.tiles[site] == NONE:
            costs[DISCOVER.code(site)] = discovery_cost(site)
    for token in (GLASS, NOTEBOOK):
        for space in members(reachable(s, player, token)):
            costs[RESEARCH.code(token, space)] = TRACK_COST[s.board * TRACK + space]
    if player.glass == LOST_TEMPLE:
        costs |= {BUY_TEMPLE.code(stack): TEMPLE_COST[s.board * TEMPLES + stack] for stack in range(TEMPLES)}
    return {VOCABULARY.text(word): short for word, cost in costs.items() if (short := lacking(player, cost))}
