"""A5: the interpreter. An effect is a row of operations in lookup.OP; a step on the stack holds the place of the next one."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import count
from pelagos.core.state import argument_of, seat_of
from pelagos.games.arnak import operands, ops, steps
from pelagos.games.arnak.lookup import (
    ARCHAEOLOGISTS,
    OP,
    OP_BITS,
    PER_GUARDIAN,
    PER_IDOL,
    SITES,
)
from pelagos.games.arnak.messages import MASK_WORN, OCARINA_PLAYED, PASSED
from pelagos.games.arnak.player import NONE
from pelagos.games.arnak.rules.free_actions import Window, free_words
from pelagos.games.arnak.rules.market import exile_from_row, rightmost_item, show_top
from pelagos.games.arnak.rules.payment import as_flown
from pelagos.games.arnak.rules.resources import gain, take_fear
from pelagos.games.arnak.rules.sites import use_stack_tile
from pelagos.games.arnak.state import Arnak, Step


def _asking_steps() -> list[int]:
    """The step that asks for an operation's decision, by operation; -1 for those that ask nothing."""
    table = [-1] * (ops.CHOOSE + 1)
    table[ops.MAY_EXILE] = steps.EXILE
    table[ops.MAY_UPGRADE] = steps.UPGRADE
    table[ops.MAY_PAY] = steps.MAY_PAY
    table[ops.MAY_DISCARD] = steps.MAY_DISCARD
    table[ops.MUST_DISCARD] = steps.MUST_DISCARD
    table[ops.MAY_PAY_TRAVEL] = steps.MAY_PAY_TRAVEL
    table[ops.MAY_SEND] = steps.SEND
    table[ops.MAY_GAIN_CARD] = steps.GAIN_CARD
    table[ops.MAY_OVERCOME] = steps.OVERCOME
    table[ops.RELOCATE] = steps.RELOCATE
    table[ops.RECALL] = steps.RECALL
    table[ops.MOVE_GUARDIAN] = steps.MOVE_GUARDIAN
    table[ops.USE_SUPPLY_ASSISTANT] = steps.BORROW
    table[ops.EXCHANGE_ASSISTANT] = steps.EXCHANGE
    table[ops.UNSLOT_IDOL] = steps.UNSLOT
    table[ops.DRAW_AND_KEEP] = steps.ANNOUNCE
    table[ops.RECRUIT] = steps.RECRUIT
    table[ops.UPGRADE_ASSISTANT] = steps.PROMOTE
    table[ops.RESCUE_ASSISTANT] = steps.RESCUE
    return table


ASKING_STEP: Final = vec[i64](_asking_steps())


class Run(Step):
    """A5.1: the operations of an effect, one after another."""

    def enter(self, s: Arnak, step: i64) -> bool:
        seat, place = seat_of(step), argument_of(step)
        if OP[place] == ops.END:
            return False
        if OP[place + 1] != ops.END:
            s.push(steps.RUN, seat, place + 1)
        if ASKING_STEP[OP[place]] != NONE:
            s.push(ASKING_STEP[OP[place]], seat, place)
        else:
            _perform(s, seat, place, OP[place])
        return False


def _perform(s: Arnak, seat: i64, place: i64, op: i64) -> None:
    """Operations that happen by themselves, or whose decision needs more than the place (A5.18)."""
    if op == ops.GAIN:
        gain(s, seat, operands.GAIN_RESOURCES[place])
    elif op == ops.GAIN_PER:
        _gain_per(s, seat, place)
    elif op == ops.FEAR:
        for i in range(operands.FEAR_CARDS[place]):
            s.push(steps.FACE_FEAR, seat)
    elif op == ops.DRAW:
        s.push(steps.DRAW, seat, place | operands.DRAW_CARDS[place] << OP_BITS)
    elif op == ops.MAY_REFRESH:
        s.push(steps.REFRESH, seat, place | operands.REFRESH_ASSISTANTS[place] << OP_BITS)
    elif op == ops.ACTIVATE:
        s.push(steps.ACTIVATE, seat, place | operands.ACTIVATE_SITES[place] << OP_BITS)
    elif op == ops.CHOOSE:
        s.push(steps.CHOOSE, seat, place | operands.CHOOSE_OPTIONS[place] << OP_BITS)
    elif op == ops.TRAVEL:
        s.loose += as_flown(s.players[seat], operands.TRAVEL_ICONS[place])  # A6.7: only of a borrowed assistant, so they lie loose
    elif op == ops.MAY_RESEARCH:
        if operands.RESEARCH_OTHER_DISCOUNT[place] != 0:
            s.push(steps.CHOOSE_DISCOUNT, seat, place)
        else:
            s.push(steps.RESEARCH, seat, place | operands.RESEARCH_DISCOUNT[place] << OP_BITS)
    elif op == ops.MAY_BUY:
        if operands.BUY_DECK_TOP[place] != 0:
            show_top(s, seat, operands.BUY_KIND[place])
        s.push(steps.BUY, seat, place)
    elif op == ops.EXILE_ROW_ITEM:
        if rightmost_item(s) != NONE:
            exile_from_row(s, rightmost_item(s))
    elif op == ops.ACTIVATE_STACK_TOP:
        use_stack_tile(s, seat, operands.STACK_LEVEL[place])
    else:
        _last_for_the_round(s, seat, op)


def _last_for_the_round(s: Arnak, seat: i64, op: i64) -> None:
    """What lasts until the round ends (A16.4)."""
    player = s.players[seat]
    if op == ops.PLANES_THIS_ROUND:
        player.flying = True
        s.loose = as_flown(player, s.loose)
        s.note(OCARINA_PLAYED, seat)
    elif op == ops.NO_GUARDIAN_FEAR_THIS_ROUND:
        player.masked = True
        s.note(MASK_WORN, seat)
    elif op == ops.PASS:
        player.passed = True
        s.note(PASSED, seat)


def _gain_per(s: Arnak, seat: i64, place: i64) -> None:
    """A20.3, A20.4: a resource for each thing counted, up to a most."""
    player = s.players[seat]
    number: i64 = 0
    if operands.GAIN_PER_COUNT[place] == PER_GUARDIAN:
        number = count(player.guardians)
        for site in range(SITES):
            if s.wardens[site] != NONE and s.stands_at(seat, site):
                number += 1
    elif operands.GAIN_PER_COUNT[place] == PER_IDOL:
        number = player.idols_owned()
    else:
        number = ARCHAEOLOGISTS - player.home
    if number > operands.GAIN_PER_MOST[place]:
        number = operands.GAIN_PER_MOST[place]
    gain(s, seat, number << (4 * operands.GAIN_PER_RESOURCE[place]))


class FaceFear(Window):
    """A5.6: a Fear is not optional, but with the Fear deck empty a free action that exiles a Fear may come first (A4.4)."""

    def enter(self, s: Arnak, step: i64) -> bool:
        if s.fears == 0 and len(free_words(s, seat_of(step), False)) > 0:
            return True
        take_fear(s, seat_of(step))
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        return vec[i64]()

    def decline(self, s: Arnak, step: i64) -> None:
        """No free action comes first."""
        take_fear(s, seat_of(step))
