"""O10 and O15: the card's action and the extra action."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.state import argument_of, seat_of
from pelagos.games.orichalcum.lookup import (
    CAPTURE,
    CARD_ACTION,
    CREATURES,
    EXTRA_ACTIONS,
    FORGE,
    HOPLITE,
    OPENS,
    ORICHALCUM,
    PAYMENTS,
    PRICE,
    STATUE,
)
from pelagos.games.orichalcum.lookup import CONSTRUCT as CONSTRUCT_ACTION
from pelagos.games.orichalcum.messages import ACTION_BEGUN, ACTION_DECLINED, CREATURE_PAID, EXTRA_BOUGHT
from pelagos.games.orichalcum.rules.construct import can_construct
from pelagos.games.orichalcum.rules.resources import gather
from pelagos.games.orichalcum.rules.supply import pay_hoplites, pay_orichalcum
from pelagos.games.orichalcum.state import NONE, Orichalcum, Step
from pelagos.games.orichalcum.steps import CONSTRUCT, EXTRA_ACTION, FIGHT, PAY_CREATURE, PERFORM
from pelagos.games.orichalcum.words import ACT, ACTION, BUY, PASS, PAY


def can_begin(s: Orichalcum, seat: i64, action: i64, orichalcum: i64) -> bool:
    """O10.3: capture needs a creature on the island, construct an object; the others can always be begun."""
    if action == CAPTURE:
        return len(s.players[seat].lairs) > 0
    if action == CONSTRUCT_ACTION:
        return can_construct(s, seat, orichalcum)
    return True


def begin(s: Orichalcum, seat: i64, action: i64) -> None:
    """Perform an action (O11 to O14)."""
    if action == CAPTURE:
        s.push(FIGHT, seat)
    elif action == CONSTRUCT_ACTION:
        s.push(CONSTRUCT, seat)
    else:
        gather(s, seat, action)


class CardAction(Step):
    """O10.1, O10.2: the card's action may be performed once or declined; the card is discarded either way."""

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        seat, action = seat_of(step), CARD_ACTION[s.card]
        words = vec[i64](capacity=2)
        words = append(words, PASS.base)
        if can_begin(s, seat, action, s.players[seat].orichalcum):
            words = append(words, ACT.code(action))
        return words

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        seat, action = seat_of(step), CARD_ACTION[s.card]
        s.discarded |= BIT[s.card]
        s.card = NONE
        if word == PASS.base:
            s.note(ACTION_DECLINED, seat, action)
        else:
            s.note(ACTION_BEGUN, seat, action)
            begin(s, seat, action)


def price_of(s: Orichalcum, seat: i64, resource: i64) -> i64:
    """O15.2, O15.3: what an extra action costs of a resource; Statues lower it, never to nothing (O23.12)."""
    price = PRICE[resource] - s.players[seat].powers[STATUE + resource]
    if price < 1:
        return 1
    return price


def stock_of(s: Orichalcum, seat: i64, resource: i64) -> i64:
    """How much of a resource the seat could pay (O15.4)."""
    player = s.players[seat]
    if resource == HOPLITE:
        return player.hoplites
    if resource == ORICHALCUM:
        return player.orichalcum
    captured: i64 = 0
    for creature in range(CREATURES):
        captured += player.captured[creature]
    return captured


class ExtraAction(Step):
    """O15: one extra action may be bought, with the Forge two."""

    def enter(self, s: Orichalcum, step: i64) -> bool:
        """O15.1, O23.13: the Forge counts as soon as it stands."""
        return argument_of(step) < EXTRA_ACTIONS + s.players[seat_of(step)].powers[FORGE]

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        """O15.2, O15.6: what can be paid and, the price being paid, be begun."""
        seat = seat_of(step)
        words = vec[i64](capacity=16)
        words = append(words, PASS.base)
        for resource in range(PAYMENTS):
            price = price_of(s, seat, resource)
            if stock_of(s, seat, resource) < price:
                continue
            left = s.players[seat].orichalcum
            if resource == ORICHALCUM:
                left -= price
            for action in range(len(ACTION)):
                if OPENS[resource] & BIT[action] != 0 and can_begin(s, seat, action, left):
                    words = append(words, BUY.code(resource, action))
        return words

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        """O15.1, O15.4: payment comes first, then the action."""
        if word == PASS.base:
            return
        seat = seat_of(step)
        resource, action = BUY.first(word), BUY.second(word)
        price = price_of(s, seat, resource)
        s.note(EXTRA_BOUGHT, seat, resource, price, action)
        s.push(EXTRA_ACTION, seat, argument_of(step) + 1)
        s.push(PERFORM, seat, action)
        if resource == HOPLITE:
            pay_hoplites(s, s.players[seat], price)
        elif resource == ORICHALCUM:
            pay_orichalcum(s, s.players[seat], price)
        else:
            for i in range(price):
                s.push(PAY_CREATURE, seat)


class Perform(Step):
    """An extra action whose price is paid."""

    def enter(self, s: Orichalcum, step: i64) -> bool:
        begin(s, seat_of(step), argument_of(step))
        return False


class PayCreature(Step):
    """O15.4: one of the captured creatures, chosen by the payer, goes back into the bag."""

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        captured = s.players[seat_of(step)].captured
        words = vec[i64](capacity=CREATURES)
        for creature in range(CREATURES):
            if captured[creature] > 0:
                words = append(words, PAY.code(creature))
        return words

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        seat, creature = seat_of(step), PAY.first(word)
        s.players[seat].captured[creature] -= 1
        s.creature_bag[creature] += 1
        s.note(CREATURE_PAID, seat, creature)
