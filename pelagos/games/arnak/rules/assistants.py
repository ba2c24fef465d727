"""A14, A5.7, A18.4 and A20.7, A20.10: recruiting, upgrading, refreshing, rescuing, borrowing and exchanging assistants."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import argument_of, seat_of
from pelagos.core.words import Verb
from pelagos.games.arnak import operands, steps
from pelagos.games.arnak.lookup import ASSISTANT_EFFECT, ASSISTANTS, OP_BITS, OP_MASK, SUPPLY_STACKS
from pelagos.games.arnak.messages import (
    ASSISTANT_BORROWED,
    ASSISTANT_EXCHANGED,
    PROMOTED,
    RECRUITED,
    REFRESHED,
    RESCUED,
)
from pelagos.games.arnak.player import Player, assistant_of, employed, is_exhausted, is_gold
from pelagos.games.arnak.rules.free_actions import Window
from pelagos.games.arnak.state import Arnak
from pelagos.games.arnak.words import BORROW, EXCHANGE, PROMOTE, RECRUIT, REFRESH, RESCUE


def _of_set(assistants: i64, verb: Verb) -> vec[i64]:
    """Words for a set of assistants."""
    words = vec[i64](capacity=4)
    while assistants != 0:
        words = append(words, verb.code(lowest(assistants)))
        assistants = without_lowest(assistants)
    return words


def _of_stacks(s: Arnak, verb: Verb) -> vec[i64]:
    """Words for the supply stacks that are not empty."""
    words = vec[i64](capacity=3)
    for stack in range(SUPPLY_STACKS):
        if len(s.supply[stack]) > 0:
            words = append(words, verb.code(stack))
    return words


def take_supply(s: Arnak, stack: i64) -> i64:
    """Take the top assistant of a supply stack; the next one is seen."""
    s.supply[stack], assistant = pop(s.supply[stack])
    s.seal()
    return assistant


class Recruit(Window):
    """A14.1: the top assistant of a stack, silver and ready; R14: nothing without one."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        if len(s.players[seat_of(step)].team) == 2:
            return vec[i64]()
        return _of_stacks(s, RECRUIT)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, stack = seat_of(step), RECRUIT.first(word)
        player = s.players[seat]
        assistant = take_supply(s, stack)
        player.team = append(player.team, employed(assistant, 0, 0))
        s.note(RECRUITED, seat, assistant, stack)


class Promote(Window):
    """A14.3, A18.5: a silver assistant turns gold and ready; R14: nothing without one."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        team = s.players[seat_of(step)].team
        silver: i64 = 0
        for square in range(len(team)):
            if not is_gold(team[square]):
                silver |= BIT[assistant_of(team[square])]
        return _of_set(silver, PROMOTE)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, assistant = seat_of(step), PROMOTE.first(word)
        player = s.players[seat]
        player.team[player.square_of(assistant)] = employed(assistant, 1, 0)
        s.note(PROMOTED, seat, assistant)


class Refresh(Window):
    """A5.7: exhausted assistants may be turned ready; the argument holds how many more."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        team = s.players[seat_of(step)].team
        exhausted: i64 = 0
        for square in range(len(team)):
            if is_exhausted(team[square]):
                exhausted |= BIT[assistant_of(team[square])]
        return _of_set(exhausted, REFRESH)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, argument = seat_of(step), argument_of(step)
        assistant = REFRESH.first(word)
        player = s.players[seat]
        left = (argument >> OP_BITS) - 1
        if left > 0:
            s.push(steps.REFRESH, seat, argument & OP_MASK | left << OP_BITS)
        player.refresh(player.square_of(assistant))
        s.note(REFRESHED, seat, assistant)


class Rescue(Window):
    """A18.4: the player looks through the rescue stack and takes one assistant, silver and exhausted."""

    def enter(self, s: Arnak, step: i64) -> bool:
        seat = seat_of(step)
        if len(self.options(s, step)) == 0:
            return False
        s.rescue_seen |= BIT[seat]
        s.seal()
        return True

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        there: i64 = 0
        for i in range(len(s.rescue)):
            there |= BIT[s.rescue[i]]
        return _of_set(there, RESCUE) if len(s.players[seat_of(step)].team) < 2 else vec[i64]()

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, assistant = seat_of(step), RESCUE.first(word)
        player = s.players[seat]
        for i in range(len(s.rescue)):
            if s.rescue[i] == assistant:
                s.rescue = pop(s.rescue, i)[0]
                break
        player.team = append(player.team, employed(assistant, 0, 1))
        s.note(RESCUED, seat, assistant)


class Borrow(Window):
    """A20.7: the effect of an assistant on the supply board, which stays there."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        return _of_stacks(s, BORROW)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, stack = seat_of(step), s.supply[BORROW.first(word)]
        assistant = stack[len(stack) - 1]
        s.note(ASSISTANT_BORROWED, seat, assistant)
        s.push(steps.RUN, seat, ASSISTANT_EFFECT[operands.BORROW_SIDE[argument_of(step)] * ASSISTANTS + assistant])


def _exchangeable(s: Arnak, player: Player) -> i64:
    """The set of own assistants, if the supply has one to give."""
    own: i64 = 0
    for square in range(len(player.team)):
        own |= BIT[assistant_of(player.team[square])]
    return own if len(_of_stacks(s, RECRUIT)) > 0 else 0


class Exchange(Window):
    """A20.10: an own assistant for the top one of a stack: same level, ready; the old one goes on top of that stack."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        own = _exchangeable(s, s.players[seat_of(step)])
        words = vec[i64](capacity=6)
        while own != 0:
            for stack in range(SUPPLY_STACKS):
                if len(s.supply[stack]) > 0:
                    words = append(words, EXCHANGE.code(lowest(own), stack))
            own = without_lowest(own)
        return words

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, old, number = seat_of(step), EXCHANGE.first(word), EXCHANGE.second(word)
        player = s.players[seat]
        square = player.square_of(old)
        stack = s.supply[number]
        new = stack[len(stack) - 1]
        stack[len(stack) - 1] = old
        player.team[square] = employed(new, 1 if is_gold(player.team[square]) else 0, 0)
        s.note(ASSISTANT_EXCHANGED, seat, old, new)
