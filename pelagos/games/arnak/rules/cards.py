"""A5.3 to A5.7: the decisions of small operations: drawing, discarding, exiling, upgrading, paying, choosing; and A20.8, A20.9."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.state import argument_of, seat_of
from pelagos.core.words import Verb
from pelagos.games.arnak import operands, ops, steps
from pelagos.games.arnak.lookup import (
    ARROWHEAD,
    COIN,
    FROM_BOTTOM,
    OP,
    OP_BITS,
    OP_MASK,
    OPTIONS,
    TABLET,
    THEN,
    resources_in,
)
from pelagos.games.arnak.messages import (
    BENEFIT_CHOSEN,
    CARD_KEPT,
    CARD_LAID_DOWN,
    CARD_RETURNED,
    CARDS_ANNOUNCED,
    FEAR_TILE_EXILED,
    UPGRADED,
)
from pelagos.games.arnak.player import NONE, card_of
from pelagos.games.arnak.rules.free_actions import Window
from pelagos.games.arnak.rules.payment import spare
from pelagos.games.arnak.rules.resources import can_pay, discard, draw_card, pay, to_exile
from pelagos.games.arnak.state import Arnak
from pelagos.games.arnak.words import (
    ACCEPT,
    ANNOUNCE,
    CHOOSE,
    DISCARD,
    DRAW,
    EXILE,
    EXILE_PLAYED,
    EXILE_TILE,
    KEEP,
    RETURN,
    UPGRADE,
)


class Draw(Window):
    """A5.4: cards are drawn one at a time, and one may stop after any of them."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        return vec[i64]([DRAW.base]) if len(s.players[seat_of(step)].deck) > 0 else vec[i64]()

    def waits(self, s: Arnak, step: i64) -> bool:
        return False

    def optional(self, s: Arnak, step: i64) -> bool:
        """A4.8: not if a discard follows and no card in hand can be spared for it."""
        seat, place = seat_of(step), argument_of(step) & OP_MASK
        player = s.players[seat]
        if OP[place + 1] != ops.MUST_DISCARD or len(player.hand) == 0:
            return True
        return spare(s, seat, player.goods[COIN], NONE, NONE, 1)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, argument = seat_of(step), argument_of(step)
        left = (argument >> OP_BITS) - 1
        if left > 0:
            s.push(steps.DRAW, seat, argument & OP_MASK | left << OP_BITS)
        draw_card(s, seat, operands.DRAW_END[argument & OP_MASK] == FROM_BOTTOM)


def of_hand(s: Arnak, seat: i64, verb: Verb) -> vec[i64]:
    """Words for the hand cards that may go without spoiling an open payment (A4.8)."""
    player = s.players[seat]
    words = vec[i64](capacity=16)
    last: i64 = NONE
    for i in range(len(player.hand)):
        card = card_of(player.hand[i])
        if card != last and spare(s, seat, player.goods[COIN], card, NONE, 0):
            words = append(words, verb.code(card))
        last = card
    return words


class Exile(Window):
    """A5.5, A5.6: a card from hand or play area, or a fear tile, may be exiled."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        seat = seat_of(step)
        player = s.players[seat]
        words = of_hand(s, seat, EXILE)
        low: i64 = 0  # sets of cards lying there: their numbers go beyond one set
        high: i64 = 0
        for i in range(len(player.played)):
            if player.played[i] < 60:
                low |= BIT[player.played[i]]
            else:
                high |= BIT[player.played[i] - 60]
        for card in range(60):
            if low & BIT[card] != 0:
                words = append(words, EXILE_PLAYED.code(card))
        for card in range(20):
            if high & BIT[card] != 0:
                words = append(words, EXILE_PLAYED.code(card + 60))
        if player.fear_tiles > 0:
            words = append(words, EXILE_TILE.base)
        return words

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat = seat_of(step)
        player = s.players[seat]
        if word == EXILE_TILE.base:
            player.fear_tiles -= 1
            s.note(FEAR_TILE_EXILED, seat)
        elif EXILE.owns(word):
            player.from_hand(EXILE.first(word))
            to_exile(s, seat, EXILE.first(word))
        else:
            player.from_played(EXILE_PLAYED.first(word))
            to_exile(s, seat, EXILE_PLAYED.first(word))


class Upgrade(Window):
    """A5.3: a tablet for an arrowhead, or an arrowhead for a jewel."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        goods = s.players[seat_of(step)].goods
        words = vec[i64](capacity=2)
        for resource in range(TABLET, ARROWHEAD + 1):
            if goods[resource] > 0:
                words = append(words, UPGRADE.code(resource))
        return words

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, resource = seat_of(step), UPGRADE.first(word)
        goods = s.players[seat].goods
        goods[resource] -= 1
        goods[resource + 1] += 1
        s.note(UPGRADED, seat, resource, resource + 1)


class MayPay(Window):
    """A5.3: pay what stands left of the arrow to receive what stands right."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        seat, cost = seat_of(step), operands.PAY_COST[argument_of(step)]
        player = s.players[seat]
        if can_pay(player, cost) and spare(s, seat, player.goods[COIN] - resources_in(cost, COIN), NONE, NONE, 0):
            return vec[i64]([ACCEPT.base])
        return vec[i64]()

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, place = seat_of(step), argument_of(step)
        pay(s, seat, operands.PAY_COST[place])
        s.push(steps.RUN, seat, THEN[place])


class MayDiscard(Window):
    """A5.4: a hand card as a cost."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        return of_hand(s, seat_of(step), DISCARD)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, place = seat_of(step), argument_of(step)
        discard(s, seat, DISCARD.first(word))
        s.push(steps.RUN, seat, THEN[place])


class MustDiscard(Window):
    """A5.4: after drawing, a hand card must be discarded if there is one."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        return of_hand(s, seat_of(step), DISCARD)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        discard(s, seat_of(step), DISCARD.first(word))


class Choose(Window):
    """A5.3, A20.1: one of several options, or two different ones. The argument holds how many are left and which were taken."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        argument = argument_of(step)
        pairs = OPTIONS[argument & OP_MASK]
        taken = argument >> (OP_BITS + 4)
        words = vec[i64](capacity=4)
        for option in range(len(pairs) // 2):
            if taken & BIT[option] == 0:
                words = append(words, CHOOSE.code(pairs[2 * option]))
        return words

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, argument = seat_of(step), argument_of(step)
        pairs = OPTIONS[argument & OP_MASK]
        left = (argument >> OP_BITS & 15) - 1
        s.note(BENEFIT_CHOSEN, seat, CHOOSE.first(word))
        for option in range(len(pairs) // 2):
            if pairs[2 * option] == CHOOSE.first(word):
                if left > 0:
                    taken = argument >> (OP_BITS + 4) | BIT[option]
                    s.push(steps.CHOOSE, seat, argument & OP_MASK | left << OP_BITS | taken << (OP_BITS + 4))
                s.push(steps.RUN, seat, pairs[2 * option + 1])


class Announce(Window):
    """A20.8, A20.9: the earrings; first announce how many cards, then draw them."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        most = operands.KEEP_MOST[argument_of(step)]
        deck = len(s.players[seat_of(step)].deck)
        words = vec[i64](capacity=3)
        for number in range(most if most < deck else deck):
            words = append(words, ANNOUNCE.code(number))
        return words

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        """One card alone goes straight to the hand."""
        seat, place = seat_of(step), argument_of(step)
        number = ANNOUNCE.first(word) + 1
        s.note(CARDS_ANNOUNCED, seat, number)
        if number == 1:
            draw_card(s, seat, operands.KEEP_END[place] == FROM_BOTTOM)
            return
        player = s.players[seat]
        for i in range(number):
            entry = player.off_deck(operands.KEEP_END[place] == FROM_BOTTOM)
            s.drawn = append(s.drawn, entry - (entry & 1))
        s.seal()
        s.push(steps.KEEP_DRAWN, seat, place)


def _of_drawn(s: Arnak, verb: Verb) -> vec[i64]:
    """Words for the cards drawn, in ascending order."""
    words = vec[i64](capacity=3)
    for i in range(len(s.drawn)):
        word = verb.code(card_of(s.drawn[i]))
        j: i64 = 0
        while j < len(words) and words[j] < word:
            j += 1
        if j == len(words) or words[j] != word:
            words = append(words, word)
            k: i64 = len(words) - 1
            while k > j:
                words[k] = words[k - 1]
                k -= 1
            words[j] = word
    return words


def _take_drawn(s: Arnak, card: i64) -> i64:
    """Take a card out of those drawn."""
    for i in range(len(s.drawn)):
        if card_of(s.drawn[i]) == card:
            s.drawn, entry = pop(s.drawn, i)
            return entry
    return NONE


class KeepDrawn(Window):
    """A20.8: one of the cards drawn stays in hand."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        return _of_drawn(s, KEEP)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, place = seat_of(step), argument_of(step)
        s.players[seat].to_hand(_take_drawn(s, KEEP.first(word)))
        s.note(CARD_KEPT, seat, KEEP.first(word))
        if operands.KEEP_RETURNED[place] > 0:
            s.push(steps.RETURN_DRAWN, seat, place)
        else:
            _lay_down_drawn(s, seat)


class ReturnDrawn(Window):
    """A20.8: one of the others may go back on top of the deck, where its owner knows it."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        return _of_drawn(s, RETURN)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat = seat_of(step)
        s.players[seat].on_deck(_take_drawn(s, RETURN.first(word)) + 1)
        s.note(CARD_RETURNED, seat, RETURN.first(word))
        _lay_down_drawn(s, seat)

    def decline(self, s: Arnak, step: i64) -> None:
        _lay_down_drawn(s, seat_of(step))


def _lay_down_drawn(s: Arnak, seat: i64) -> None:
    """The rest goes to the play area without effect."""
    player = s.players[seat]
    for i in range(len(s.drawn)):
        player.played = append(player.played, card_of(s.drawn[i]))
        s.note(CARD_LAID_DOWN, seat, card_of(s.drawn[i]))
    s.drawn = vec[i64]()
