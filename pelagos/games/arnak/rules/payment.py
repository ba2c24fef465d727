"""A6, A4.8: which travel costs can be paid.

Icons are counted by kind in one number. All icons of a source become available when it is spent, so what can be paid follows from
the sum of all icons within reach; nothing else decides, because every source spent covers an icon (A6.6).
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.state import argument_of, kind_of
from pelagos.games.arnak import steps
from pelagos.games.arnak.lookup import (
    ASSISTANT_ICONS,
    BOON_ICONS,
    CARD_ICONS,
    GUARDIANS,
    ICON_KINDS,
    PILOT_COINS,
    PLANE,
    icons_in,
)
from pelagos.games.arnak.player import NONE, Player, card_of, is_exhausted, side_of
from pelagos.games.arnak.state import Arnak

ICON: Final = vec[i64]([256**kind for kind in range(ICON_KINDS)])
"""One icon of each kind."""

DISCOUNT_BIT: Final = 2**16
MOST_DUE: Final = 4
"""Icons that can be due at once: two for a main action and two for a free one inside it; no more pilots are ever needed."""


def _narrow(icons: i64) -> i64:
    """Two icons at most of each kind, in eight bits."""
    return icons_in(icons, 0) | icons_in(icons, 1) << 2 | icons_in(icons, 2) << 4 | icons_in(icons, 3) << 6


def _wide(bits: i64) -> i64:
    """The icons again."""
    return (bits & 3) * ICON[0] + (bits >> 2 & 3) * ICON[1] + (bits >> 4 & 3) * ICON[2] + (bits >> 6 & 3) * ICON[3]


def payment(cost: i64, fresh: i64, discount: bool) -> i64:
    """The argument of PAY_TRAVEL: icons due, icons of the source just spent or of the discount, and which of the two."""
    return _narrow(cost) | _narrow(fresh) << 8 | (DISCOUNT_BIT if discount else 0)


def cost_of(argument: i64) -> i64:
    """The icons still due."""
    return _wide(argument & 255)


def fresh_of(argument: i64) -> i64:
    """The icons that must be used now."""
    return _wide(argument >> 8 & 255)


def is_discount(argument: i64) -> bool:
    """Whether those come from a discount."""
    return argument & DISCOUNT_BIT != 0


def as_flown(player: Player, icons: i64) -> i64:
    """A20.12, R12: with Guardian's Ocarina all icons are planes."""
    if not player.flying:
        return icons
    return (icons_in(icons, 0) + icons_in(icons, 1) + icons_in(icons, 2) + icons_in(icons, 3)) * ICON[PLANE]


def within_reach(s: Arnak, seat: i64, coins: i64) -> i64:
    """A6.3: all icons that the seat could spend, with so many coins for pilots."""
    player = s.players[seat]
    icons = s.loose
    for i in range(len(player.hand)):
        icons += CARD_ICONS[card_of(player.hand[i])]
    if player.boons != 0:
        for guardian in range(GUARDIANS):
            if player.boons & BIT[guardian] != 0:
                icons += BOON_ICONS[guardian]
    for square in range(len(player.team)):
        if not is_exhausted(player.team[square]):
            icons += ASSISTANT_ICONS[side_of(player.team[square])]
    pilots = coins // PILOT_COINS
    if pilots > MOST_DUE:
        pilots = MOST_DUE
    return as_flown(player, icons) + pilots * ICON[PLANE]


def covers_all(icons: i64, cost: i64) -> bool:
    """A6.2: whether the icons can cover the cost one for one: planes anything, cars and ships also boots."""
    cars = icons_in(icons, 1) - icons_in(cost, 1)
    ships = icons_in(icons, 2) - icons_in(cost, 2)
    planes = icons_in(icons, 3) - icons_in(cost, 3)
    if cars < 0:
        planes += cars
        cars = 0
    if ships < 0:
        planes += ships
        ships = 0
    return planes >= 0 and icons_in(icons, 0) + cars + ships + planes >= icons_in(cost, 0)


def open_travel(s: Arnak) -> i64:
    """The icons due in all payments that lie on the stack."""
    cost: i64 = 0
    for i in range(len(s.stack)):
        if kind_of(s.stack[i]) == steps.PAY_TRAVEL:
            cost += cost_of(argument_of(s.stack[i]))
    return cost


def open_discards(s: Arnak) -> i64:
    """How many cards to discard are due on the stack."""
    number: i64 = 0
    for i in range(len(s.stack)):
        if kind_of(s.stack[i]) == steps.PAY_DISCARD:
            number += 1
    return number


def settles(player: Player, icons: i64, cost: i64, discards: i64, gone: i64) -> bool:
    """A4.8: whether icons cover a cost while hand cards are left for what must be discarded, which is two cards at most.

    `gone` is a card that is still in the hand but will have left it, or NONE.
    """
    if discards == 0:
        return covers_all(icons, cost)
    hand = player.hand
    left: i64 = NONE  # the place of the card that is gone
    for i in range(len(hand)):
        if card_of(hand[i]) == gone:
            left = i
    for i in range(len(hand)):
        if i == left:
            continue
        rest = icons - as_flown(player, CARD_ICONS[card_of(hand[i])])
        if discards == 1 and covers_all(rest, cost):
            return True
        for j in range(i):
            if discards == 2 and j != left and covers_all(rest - as_flown(player, CARD_ICONS[card_of(hand[j])]), cost):
                return True
    return False


def can_travel(s: Arnak, seat: i64, cost: i64, discount: i64, coins: i64, discards: i64) -> bool:
    """Whether a new cost can be paid with so many coins for pilots, besides all that is due already.

    An action with a discount never begins while another payment is open, so the discount cannot help there (A5.15).
    """
    if cost == 0 and discards == 0:
        return True
    player = s.players[seat]
    icons = within_reach(s, seat, coins) + as_flown(player, discount)
    return settles(player, icons, cost + open_travel(s), discards + open_discards(s), NONE)


def spare(s: Arnak, seat: i64, coins: i64, card: i64, square: i64, discards: i64) -> bool:
    """A4.8: whether open payments stay possible with so many coins, without a card or an assistant, and with cards to discard."""
    cost = open_travel(s)
    due = open_discards(s)
    if cost == 0 and due == 0:
        return True
    player = s.players[seat]
    icons = within_reach(s, seat, coins)
    if card != NONE:
        icons -= as_flown(player, CARD_ICONS[card])
    if square != NONE and not is_exhausted(player.team[square]):
        icons -= as_flown(player, ASSISTANT_ICONS[side_of(player.team[square])])
    return settles(player, icons, cost, due + discards, card)
