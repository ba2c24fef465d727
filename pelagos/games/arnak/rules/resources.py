"""A5.2, A5.4 to A5.6: gaining and paying, drawing, discarding, exiling and Fear, as single moves of pieces."""

from librt.vecs import append
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.games.arnak.lookup import FEAR_CARD, FIRST_BASIC, GOODS, IDOL, ITEMS, resources_in
from pelagos.games.arnak.messages import (
    CARD_DISCARDED,
    CARD_DRAWN,
    CARD_EXILED,
    FEAR_TAKEN,
    FEAR_TILE_TAKEN,
    GAINED,
    PAID,
    PAID_IDOL,
)
from pelagos.games.arnak.player import Player, card_of
from pelagos.games.arnak.state import Arnak


def gain(s: Arnak, seat: i64, amount: i64) -> None:
    """A5.2: take resources; amounts are four bits for each."""
    goods = s.players[seat].goods
    for resource in range(GOODS):
        goods[resource] += resources_in(amount, resource)
    if amount != 0:
        s.note(
            GAINED,
            seat,
            resources_in(amount, 0),
            resources_in(amount, 1),
            resources_in(amount, 2),
            resources_in(amount, 3),
            resources_in(amount, 4),
        )


def can_pay(player: Player, cost: i64) -> bool:
    """Whether the player has these resources, an idol in the crates included where one is asked for (A18.3)."""
    for resource in range(GOODS):
        if player.goods[resource] < resources_in(cost, resource):
            return False
    return player.idols >= resources_in(cost, IDOL)


def pay(s: Arnak, seat: i64, cost: i64) -> None:
    """Give resources back; an idol leaves the game (A18.3)."""
    player = s.players[seat]
    for resource in range(GOODS):
        player.goods[resource] -= resources_in(cost, resource)
    idols = resources_in(cost, IDOL)
    if idols > 0:
        player.idols -= idols
        s.lost_idols += idols
        s.note(PAID_IDOL, seat)
    elif cost != 0:
        s.note(
            PAID,
            seat,
            resources_in(cost, 0),
            resources_in(cost, 1),
            resources_in(cost, 2),
            resources_in(cost, 3),
            resources_in(cost, 4),
        )


def take_fear(s: Arnak, seat: i64) -> None:
    """A5.6: a Fear card, or a fear tile when there is none."""
    player = s.players[seat]
    if s.fears > 0:
        s.fears -= 1
        player.played = append(player.played, FEAR_CARD)
        s.note(FEAR_TAKEN, seat)
    else:
        player.fear_tiles += 1
        s.note(FEAR_TILE_TAKEN, seat)


def draw_card(s: Arnak, seat: i64, bottom: bool) -> None:
    """A5.4: from the deck, which is not empty, into the hand."""
    player = s.players[seat]
    entry = player.off_deck(bottom)
    player.to_hand(entry)
    s.seal()
    s.note(CARD_DRAWN, seat, card_of(entry))


def lay_down(player: Player, card: i64) -> None:
    """Move a card from hand to play area."""
    player.from_hand(card)
    player.played = append(player.played, card)


def discard(s: Arnak, seat: i64, card: i64) -> None:
    """A5.4: face up into the play area, unused."""
    lay_down(s.players[seat], card)
    s.note(CARD_DISCARDED, seat, card)


def to_exile(s: Arnak, seat: i64, card: i64) -> None:
    """A5.5: where an exiled card goes; it has left hand or play area."""
    if card < ITEMS:
        s.exiled_items |= BIT[card]
    elif card < FIRST_BASIC:
        s.exiled_artifacts |= BIT[card - ITEMS]
    elif card == FEAR_CARD:
        s.fears += 1
    else:
        s.exiled_basics[card - FIRST_BASIC] += 1
    s.note(CARD_EXILED, seat, card)
