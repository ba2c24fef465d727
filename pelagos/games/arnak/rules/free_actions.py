"""A4.3, A4.4: free actions, and the windows in which they may be taken."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import seat_of
from pelagos.games.arnak import operands, ops, steps
from pelagos.games.arnak.lookup import (
    ARROWHEAD,
    ASSISTANT_COINS,
    ASSISTANT_FREE,
    ASSISTANT_USE,
    BOON_EFFECT,
    BOON_ICONS,
    CARD_COINS,
    CARD_EFFECT,
    CARD_EXILED,
    CARD_FREE,
    COIN,
    FEAR_CARD,
    FIRST_BASIC,
    ITEMS,
    OP,
    SLOT_COINS,
    SLOT_COST,
    SLOT_EFFECT,
    SLOT_EFFECTS,
    TABLET,
    resources_in,
)
from pelagos.games.arnak.messages import ASSISTANT_USED, BOON_USED, CARD_PLAYED, IDOL_SLOTTED
from pelagos.games.arnak.player import NONE, Player, assistant_of, card_of, is_exhausted, side_of
from pelagos.games.arnak.rules.market import buyable
from pelagos.games.arnak.rules.payment import can_travel, spare
from pelagos.games.arnak.rules.resources import can_pay, lay_down, pay, to_exile
from pelagos.games.arnak.state import Arnak, Step
from pelagos.games.arnak.words import BOON, BUY, DECLINE, FIRST_ANSWER, PLAY, SLOT, USE


def free_words(s: Arnak, seat: i64, main: bool) -> vec[i64]:
    """A4.3: the free actions open to the seat; with `main` also cards and the assistant that are main actions.

    A4.7: inside a free action there are none. A4.8: none that would spoil a payment under way.
    """
    words = vec[i64](capacity=24)
    if s.in_free:
        return words
    player = s.players[seat]
    words = _cards(s, seat, player, main, words)
    if player.idols > 0 and player.slot_to_fill() != NONE:
        for effect in range(SLOT_EFFECTS):
            if can_pay(player, SLOT_COST[effect]) and _spares(s, seat, SLOT_COINS[effect], NONE, NONE):
                words = append(words, SLOT.code(effect))
    boons = player.boons
    while boons != 0:
        guardian = lowest(boons)
        boons = without_lowest(boons)
        if BOON_ICONS[guardian] == 0 and does_something(s, seat, BOON_EFFECT[guardian]):
            words = append(words, BOON.code(guardian))
    return _assistants(s, seat, player, main, words)


def _spares(s: Arnak, seat: i64, coins: i64, card: i64, square: i64) -> bool:
    """Whether open payments stay possible after gaining so many coins and losing a card or an assistant."""
    return spare(s, seat, s.players[seat].goods[COIN] + coins, card, square, 0)


def _cards(s: Arnak, seat: i64, player: Player, main: bool, words: vec[i64]) -> vec[i64]:
    """A12.2, A12.3: hand cards that may be played for their effect."""
    last: i64 = NONE
    for i in range(len(player.hand)):
        card = card_of(player.hand[i])
        if card in (last, FEAR_CARD):
            continue
        last = card
        if CARD_FREE[card] != 0:
            if _spares(s, seat, CARD_COINS[card], card, NONE):
                words = append(words, PLAY.code(card))
        elif main and (not ITEMS <= card < FIRST_BASIC or player.goods[TABLET] > 0):
            words = append(words, PLAY.code(card))
    return words


def _assistants(s: Arnak, seat: i64, player: Player, main: bool, words: vec[i64]) -> vec[i64]:
    """A14.2, A14.4: ready assistants that could do something, in the order of their numbers."""
    ready: i64 = 0
    for square in range(len(player.team)):
        if not is_exhausted(player.team[square]):
            ready |= BIT[assistant_of(player.team[square])]
    while ready != 0:
        assistant = lowest(ready)
        ready = without_lowest(ready)
        square = player.square_of(assistant)
        side = side_of(player.team[square])
        if not main and ASSISTANT_FREE[assistant] == 0:
            continue
        if not does_something(s, seat, ASSISTANT_USE[side]):
            continue
        discards: i64 = 1 if len(player.hand) > 0 and len(player.deck) == 0 and _sheds(ASSISTANT_USE[side]) else 0
        if spare(s, seat, player.goods[COIN] + ASSISTANT_COINS[side], NONE, square, discards):
            words = append(words, USE.code(assistant))
    return words


def _sheds(effect: i64) -> bool:
    """Whether an effect makes its player discard a card; if it draws one first, that one can go."""
    while OP[effect] != ops.END:
        if OP[effect] == ops.MUST_DISCARD:
            return True
        effect += 1
    return False


def does_something(s: Arnak, seat: i64, effect: i64) -> bool:
    """A5.17: an assistant or a boon that could do nothing at all is not offered."""
    while OP[effect] != ops.END:
        if _could(s, seat, effect):
            return True
        effect += 1
    return False


def _could(s: Arnak, seat: i64, place: i64) -> bool:
    """Whether one operation of an assistant or a boon could be carried out."""
    player = s.players[seat]
    op = OP[place]
    if op == ops.DRAW:
        return len(player.deck) > 0
    if op == ops.MUST_DISCARD:
        return len(player.hand) > 0
    if op == ops.MAY_EXILE:
        return len(player.hand) + len(player.played) + player.fear_tiles > 0
    if op == ops.MAY_UPGRADE:
        return player.goods[TABLET] > 0 or player.goods[ARROWHEAD] > 0
    if op == ops.MAY_PAY:
        cost = operands.PAY_COST[place]
        return can_pay(player, cost) and _spares(s, seat, -resources_in(cost, COIN), NONE, NONE)
    if op == ops.MAY_PAY_TRAVEL:
        return can_travel(s, seat, operands.PAY_TRAVEL_ICONS[place], 0, player.goods[COIN], 0)
    if op == ops.MAY_BUY:
        return len(buyable(s, player, operands.BUY_KIND[place], operands.BUY_DISCOUNT[place], False, vec[i64](), BUY)) > 0
    return True


def play_card(s: Arnak, seat: i64, card: i64, effect: i64) -> None:
    """A12.2, A12.3: an artifact costs a tablet first; the card goes to the play area, or to exile if it says so."""
    player = s.players[seat]
    s.note(CARD_PLAYED, seat, card)
    if ITEMS <= card < FIRST_BASIC:
        pay(s, seat, 1 << (4 * TABLET))
    if CARD_EXILED[card] != 0:
        player.from_hand(card)
        to_exile(s, seat, card)
    else:
        lay_down(player, card)
    s.push(steps.RUN, seat, effect)


def use_assistant(s: Arnak, seat: i64, assistant: i64) -> None:
    """A14.2: it is exhausted and its effect resolved."""
    player = s.players[seat]
    square = player.square_of(assistant)
    s.note(ASSISTANT_USED, seat, assistant)
    player.exhaust(square)
    s.push(steps.RUN, seat, ASSISTANT_USE[side_of(player.team[square])])


def take_free_action(s: Arnak, seat: i64, word: i64) -> None:
    """A4.4, A4.7: a free action is completed before anything else goes on."""
    player = s.players[seat]
    s.in_free = True
    s.push(steps.FREE_DONE, seat)
    if PLAY.owns(word):
        card = PLAY.first(word)
        play_card(s, seat, card, CARD_EFFECT[card])
    elif SLOT.owns(word):
        effect, slot = SLOT.first(word), player.slot_to_fill()
        player.idols -= 1
        player.slots |= BIT[slot]
        s.note(IDOL_SLOTTED, seat, slot, effect)
        pay(s, seat, SLOT_COST[effect])
        s.push(steps.RUN, seat, SLOT_EFFECT[effect])
    elif BOON.owns(word):
        guardian = BOON.first(word)
        player.boons &= ~BIT[guardian]
        s.note(BOON_USED, seat, guardian)
        s.push(steps.RUN, seat, BOON_EFFECT[guardian])
    else:
        use_assistant(s, seat, USE.first(word))


class FreeDone(Step):
    """A free action is complete; others may follow."""

    def enter(self, s: Arnak, step: i64) -> bool:
        s.in_free = False
        return False


class Window(Step):
    """A decision beside which free actions may be taken (A4.4). After each of them the decision is looked at anew."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        """The words of the decision itself, sorted, without the free actions and without declining."""
        raise NotImplementedError

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        """Do what one of those words says."""
        raise NotImplementedError

    def optional(self, s: Arnak, step: i64) -> bool:
        """A5.18: whether it may be declined."""
        return True

    def waits(self, s: Arnak, step: i64) -> bool:
        """Whether a free action could open options where there are none now."""
        return True

    def decline(self, s: Arnak, step: i64) -> None:
        """What happens when it is declined: nothing, usually."""

    def enter(self, s: Arnak, step: i64) -> bool:
        if len(self.options(s, step)) > 0:
            return True
        return self.optional(s, step) and self.waits(s, step) and len(free_words(s, seat_of(step), False)) > 0

    def legal(self, s: Arnak, step: i64) -> vec[i64]:
        words = free_words(s, seat_of(step), False)
        if self.optional(s, step):
            words = append(words, DECLINE.base)
        options = self.options(s, step)
        for i in range(len(options)):
            words = append(words, options[i])
        return words

    def apply(self, s: Arnak, step: i64, word: i64) -> None:
        if word < FIRST_ANSWER:
            s.stack = append(s.stack, step)
            take_free_action(s, seat_of(step), word)
        elif word == DECLINE.base:
            self.decline(s, step)
        else:
            self.take(s, step, word)
