"""A9: overcoming guardians, and A20.11: moving one."""

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.state import argument_of, seat_of
from pelagos.games.arnak import operands, steps
from pelagos.games.arnak.lookup import (
    CAMPS,
    GUARDIAN_DISCARD,
    GUARDIAN_RESOURCES,
    GUARDIAN_TRAVEL,
    OP_BITS,
    OP_MASK,
    OWN_SITE,
    SITE_LEVEL,
    SITE_SPACE,
    SITES,
)
from pelagos.games.arnak.messages import GUARDIAN_MOVED, GUARDIAN_OVERCOME
from pelagos.games.arnak.player import NONE
from pelagos.games.arnak.rules.free_actions import Window
from pelagos.games.arnak.rules.resources import pay
from pelagos.games.arnak.rules.sites import activate
from pelagos.games.arnak.rules.travel import payable, start_payment
from pelagos.games.arnak.state import Arnak, Step
from pelagos.games.arnak.words import LEAD, LURE, OVERCOME


def overcoming(s: Arnak, seat: i64, words: vec[i64]) -> vec[i64]:
    """A9.3: words for the guardians at own sites whose whole cost can be paid."""
    for site in range(SITES):
        if s.wardens[site] != NONE and s.stands_at(seat, site) and _can_overcome(s, seat, s.wardens[site]):
            words = append(words, OVERCOME.code(site))
    return words


def _can_overcome(s: Arnak, seat: i64, guardian: i64) -> bool:
    """A4.8, A9.3: whether all that the tile asks for can be paid."""
    return payable(s, seat, GUARDIAN_RESOURCES[guardian], GUARDIAN_TRAVEL[guardian], GUARDIAN_DISCARD[guardian])


def overcome(s: Arnak, seat: i64, site: i64) -> None:
    """A9.3: pay resources at once, then the card, then travel icon by icon; then take the tile."""
    guardian = s.wardens[site]
    s.push(steps.TAKE_GUARDIAN, seat, site)
    start_payment(s, seat, GUARDIAN_TRAVEL[guardian], 0)
    for i in range(GUARDIAN_DISCARD[guardian]):
        s.push(steps.PAY_DISCARD, seat)
    pay(s, seat, GUARDIAN_RESOURCES[guardian])


def take_guardian(s: Arnak, seat: i64, site: i64) -> None:
    """A9.4, A9.5: the tile lies beside the board, its boon unused."""
    guardian = s.wardens[site]
    s.wardens[site] = NONE
    s.players[seat].guardians |= BIT[guardian]
    s.players[seat].boons |= BIT[guardian]
    s.note(GUARDIAN_OVERCOME, seat, guardian, site)


class TakeGuardian(Step):
    """A9.4: the cost is paid."""

    def enter(self, s: Arnak, step: i64) -> bool:
        take_guardian(s, seat_of(step), argument_of(step))
        return False


def others_at(s: Arnak, seat: i64, site: i64) -> bool:
    """A20.2: whether somebody else's archaeologist stands there, the rival's included."""
    space = SITE_SPACE[site]
    if s.spaces[space] >= 0 and s.spaces[space] != seat:
        return True
    return site < CAMPS and s.spaces[space + 1] >= 0 and s.spaces[space + 1] != seat


class Overcome(Window):
    """A5.9: an effect overcomes a guardian and leaves its cost unpaid."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        seat, where = seat_of(step), operands.OVERCOME_WHERE[argument_of(step)]
        words = vec[i64](capacity=4)
        for site in range(SITES):
            there = s.stands_at(seat, site) if where == OWN_SITE else not others_at(s, seat, site)
            if there and s.wardens[site] != NONE:
                words = append(words, OVERCOME.code(site))
        return words

    def waits(self, s: Arnak, step: i64) -> bool:
        return False

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        take_guardian(s, seat_of(step), OVERCOME.first(word))


def _may_lead(s: Arnak, place: i64, site: i64) -> bool:
    """A20.11: a discovered, unoccupied site of the stated levels without guardian."""
    if s.tiles[site] == NONE or operands.MOVE_LEVELS[place] & BIT[SITE_LEVEL[site]] == 0:
        return False
    return s.wardens[site] == NONE and not s.occupied(site)


class MoveGuardian(Window):
    """A20.11: which guardian at an own site is driven away."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        seat, place = seat_of(step), argument_of(step)
        words = vec[i64](capacity=4)
        somewhere = False
        for site in range(SITES):
            somewhere = somewhere or _may_lead(s, place, site)
        for site in range(SITES):
            if somewhere and s.wardens[site] != NONE and s.stands_at(seat, site):
                words = append(words, LURE.code(site))
        return words

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        s.push(steps.MOVE_GUARDIAN_TO, seat_of(step), argument_of(step) | LURE.first(word) << OP_BITS)


class MoveGuardianTo(Window):
    """A20.11: where it goes; that site is activated."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        words = vec[i64](capacity=8)
        for site in range(SITES):
            if _may_lead(s, argument_of(step) & OP_MASK, site):
                words = append(words, LEAD.code(site))
        return words

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, start, end = seat_of(step), argument_of(step) >> OP_BITS, LEAD.first(word)
        s.wardens[end] = s.wardens[start]
        s.wardens[start] = NONE
        s.note(GUARDIAN_MOVED, seat, s.wardens[end], end)
        activate(s, seat, end)
