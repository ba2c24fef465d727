"""A6: paying travel, icon by icon. Only words that lead to a full payment are legal."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import argument_of, seat_of
from pelagos.games.arnak import operands, steps
from pelagos.games.arnak.lookup import (
    ASSISTANT_ICONS,
    BOON_ICONS,
    CARD_ICONS,
    COIN,
    COVERS,
    ICON_KINDS,
    OP_MASK,
    PILOT_COINS,
    PLANE,
    THEN,
    icons_in,
)
from pelagos.games.arnak.messages import ICON_COVERED, PILOT_HIRED, TRAVEL_ASSISTANT, TRAVEL_BOON, TRAVEL_CARD
from pelagos.games.arnak.player import NONE, assistant_of, card_of, is_exhausted, side_of
from pelagos.games.arnak.rules.free_actions import Window, free_words, take_free_action
from pelagos.games.arnak.rules.payment import (
    ICON,
    as_flown,
    can_travel,
    cost_of,
    covers_all,
    fresh_of,
    is_discount,
    open_discards,
    open_travel,
    payment,
    settles,
    within_reach,
)
from pelagos.games.arnak.rules.resources import can_pay, discard, lay_down
from pelagos.games.arnak.state import Arnak, Step
from pelagos.games.arnak.words import ACCEPT, COVER, DISCARD, ESCORT, FIRST_ANSWER, GUIDE, PILOT, TRAVEL


def start_payment(s: Arnak, seat: i64, cost: i64, discount: i64) -> None:
    """Ask for the icons of a cost, of which a discount supplies some (A5.15)."""
    if cost != 0:
        s.push(steps.PAY_TRAVEL, seat, payment(cost, as_flown(s.players[seat], discount), True))


def _leads_on(s: Arnak, seat: i64, icons: i64, due: i64, own: i64, cost: i64, gone: i64) -> bool:
    """Whether an icon of this kind covers some icon of the cost so that all the rest can be paid too."""
    return any(_fits(s, seat, icons, due, own, cost, kind, gone) for kind in range(ICON_KINDS))


def _fits(s: Arnak, seat: i64, icons: i64, due: i64, own: i64, cost: i64, kind: i64, gone: i64) -> bool:
    """Whether an own icon may cover an icon of the cost, all the rest being payable then."""
    if icons_in(cost, kind) == 0 or COVERS[own * ICON_KINDS + kind] == 0:
        return False
    return settles(s.players[seat], icons - ICON[own], due - ICON[kind], open_discards(s), gone)


def _useful(s: Arnak, seat: i64, icons: i64, due: i64, source: i64, cost: i64, gone: i64) -> bool:
    """A6.6: whether a source may be spent: one of its icons covers something, and the rest can be paid."""
    return any(icons_in(source, own) > 0 and _leads_on(s, seat, icons, due, own, cost, gone) for own in range(ICON_KINDS))


def _covering(s: Arnak, seat: i64, icons: i64, due: i64, at_hand: i64, cost: i64, words: vec[i64]) -> vec[i64]:
    """Words for covering an icon of the cost with an icon at hand."""
    for own in range(ICON_KINDS):
        for kind in range(ICON_KINDS):
            if icons_in(at_hand, own) > 0 and _fits(s, seat, icons, due, own, cost, kind, NONE):
                words = append(words, COVER.code(own, kind))
    return words


def _sources(s: Arnak, seat: i64, icons: i64, due: i64, cost: i64, words: vec[i64]) -> vec[i64]:
    """A6.3, A6.4: words for spending cards, boons, assistants and coins."""
    player = s.players[seat]
    last: i64 = NONE
    for i in range(len(player.hand)):
        card = card_of(player.hand[i])
        if card != last and _useful(s, seat, icons, due, as_flown(player, CARD_ICONS[card]), cost, card):
            words = append(words, TRAVEL.code(card))
        last = card
    boons = player.boons
    while boons != 0:
        guardian = lowest(boons)
        boons = without_lowest(boons)
        if _useful(s, seat, icons, due, as_flown(player, BOON_ICONS[guardian]), cost, NONE):
            words = append(words, GUIDE.code(guardian))
    ready: i64 = 0
    for square in range(len(player.team)):
        entry = player.team[square]
        offered: i64 = 0 if is_exhausted(entry) else as_flown(player, ASSISTANT_ICONS[side_of(entry)])
        if _useful(s, seat, icons, due, offered, cost, NONE):
            ready |= BIT[assistant_of(entry)]
    while ready != 0:
        words = append(words, ESCORT.code(lowest(ready)))
        ready = without_lowest(ready)
    if player.goods[COIN] >= PILOT_COINS and _leads_on(s, seat, icons, due, PLANE, cost, NONE):
        words = append(words, PILOT.base)
    return words


def _cover(s: Arnak, seat: i64, argument: i64, own: i64, kind: i64) -> None:
    """Cover an icon. What is left of a source stays loose (A6.5), what is left of a discount may still be of use."""
    cost = cost_of(argument) - ICON[kind]
    fresh = fresh_of(argument)
    if own != kind:  # else the source spent says it all
        s.note(ICON_COVERED, seat, own, kind)
    if fresh == 0:
        s.loose -= ICON[own]
    elif is_discount(argument):
        fresh -= ICON[own]
    else:
        s.loose += fresh - ICON[own]
        fresh = 0
    if cost != 0:
        s.push(steps.PAY_TRAVEL, seat, payment(cost, fresh, fresh != 0))


class PayTravel(Step):
    """A6.1: cover the icons of a cost one by one. The icons of a source just spent, or of a discount, come first."""

    def enter(self, s: Arnak, step: i64) -> bool:
        """Where the icons at hand can be used in one way only, or a discount in none, there is nothing to ask."""
        seat, argument = seat_of(step), argument_of(step)
        cost, fresh = cost_of(argument), fresh_of(argument)
        if fresh == 0:
            return True
        icons = within_reach(s, seat, s.players[seat].goods[COIN]) + fresh
        words = _covering(s, seat, icons, open_travel(s) + cost, fresh, cost, vec[i64]())
        if len(words) > 1:
            return True
        if len(words) == 1:
            _cover(s, seat, argument, COVER.first(words[0]), COVER.second(words[0]))
        else:
            s.push(steps.PAY_TRAVEL, seat, payment(cost, 0, False))
        return False

    def legal(self, s: Arnak, step: i64) -> vec[i64]:
        seat, argument = seat_of(step), argument_of(step)
        cost, fresh = cost_of(argument), fresh_of(argument)
        icons = within_reach(s, seat, s.players[seat].goods[COIN])
        due = open_travel(s)
        if fresh != 0:
            return _covering(s, seat, icons + fresh, due, fresh, cost, vec[i64]())
        words = free_words(s, seat, False)
        words = _covering(s, seat, icons, due, s.loose, cost, words)
        return _sources(s, seat, icons, due, cost, words)

    def apply(self, s: Arnak, step: i64, word: i64) -> None:
        seat, argument = seat_of(step), argument_of(step)
        if word < FIRST_ANSWER:
            s.stack = append(s.stack, step)
            take_free_action(s, seat, word)
        elif COVER.owns(word):
            _cover(s, seat, argument, COVER.first(word), COVER.second(word))
        else:
            icons = as_flown(s.players[seat], _spend(s, seat, word))
            s.push(steps.PAY_TRAVEL, seat, payment(cost_of(argument), icons, False))


def _spend(s: Arnak, seat: i64, word: i64) -> i64:
    """A6.3, A6.4: spend a source; tells its icons."""
    player = s.players[seat]
    if TRAVEL.owns(word):
        card = TRAVEL.first(word)
        lay_down(player, card)
        s.note(TRAVEL_CARD, seat, card)
        return CARD_ICONS[card]
    if GUIDE.owns(word):
        guardian = GUIDE.first(word)
        player.boons &= ~BIT[guardian]
        s.note(TRAVEL_BOON, seat, guardian)
        return BOON_ICONS[guardian]
    if ESCORT.owns(word):
        assistant = ESCORT.first(word)
        square = player.square_of(assistant)
        player.exhaust(square)
        s.note(TRAVEL_ASSISTANT, seat, assistant)
        return ASSISTANT_ICONS[side_of(player.team[square])]
    player.goods[COIN] -= PILOT_COINS
    s.note(PILOT_HIRED, seat, PILOT_COINS)
    return ICON[PLANE]


class PayDiscard(Window):
    """A9.3: the hand card that a guardian costs; it cannot be one that its travel needs."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        seat = seat_of(step)
        player = s.players[seat]
        icons = within_reach(s, seat, player.goods[COIN])
        due = open_travel(s)
        words = vec[i64](capacity=8)
        last: i64 = NONE
        for i in range(len(player.hand)):
            card = card_of(player.hand[i])
            if card != last and covers_all(icons - as_flown(player, CARD_ICONS[card]), due):
                words = append(words, DISCARD.code(card))
            last = card
        return words

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        discard(s, seat_of(step), DISCARD.first(word))


class MayPayTravel(Window):
    """A14.5: an effect that asks for travel icons."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        seat = seat_of(step)
        if can_travel(s, seat, operands.PAY_TRAVEL_ICONS[argument_of(step) & OP_MASK], 0, s.players[seat].goods[COIN], 0):
            return vec[i64]([ACCEPT.base])
        return vec[i64]()

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, place = seat_of(step), argument_of(step) & OP_MASK
        s.push(steps.RUN, seat, THEN[place])
        start_payment(s, seat, operands.PAY_TRAVEL_ICONS[place], 0)


def payable(s: Arnak, seat: i64, resources: i64, travel: i64, discards: i64) -> bool:
    """A4.8: whether a cost of several parts can be paid, each thing counted once."""
    player = s.players[seat]
    if not can_pay(player, resources):
        return False
    return can_travel(s, seat, travel, 0, player.goods[COIN] - (resources & 15), discards)
