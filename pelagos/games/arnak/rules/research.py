"""A13 and A18.3 to A18.7: research, its results, the Lost Temple and temple tiles."""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, lowest, without_lowest
from pelagos.core.state import argument_of, seat_of
from pelagos.games.arnak import operands, steps
from pelagos.games.arnak.components import ROWS, TRACK
from pelagos.games.arnak.lookup import (
    ARRIVAL_POINTS,
    BONUS_EFFECT,
    BONUS_KINDS,
    GLASS,
    GOODS,
    LOST_TEMPLE,
    NOTEBOOK,
    NOTEBOOK_ONLY,
    OP_BITS,
    OP_MASK,
    ROW_EFFECT,
    TEMPLE_COST,
    TEMPLES,
    TRACK_COST,
    TRACK_NEXT,
    TRACK_ROW,
    resources_in,
)
from pelagos.games.arnak.messages import BONUS_TAKEN, RESEARCHED, TEMPLE_REACHED, TEMPLE_TILE_BOUGHT
from pelagos.games.arnak.player import Player
from pelagos.games.arnak.rules.free_actions import Window
from pelagos.games.arnak.rules.resources import can_pay, pay
from pelagos.games.arnak.state import Arnak
from pelagos.games.arnak.words import BONUS_TILE, BUY_TEMPLE, DISCOUNT, FIRST, RESEARCH

RESOURCE_MASK: Final[int] = 16**GOODS - 1
"""The part of a cost that is resources; above it are idols."""


def row_of(s: Arnak, space: i64) -> i64:
    """The row of a space on the board in play."""
    return TRACK_ROW[s.board * TRACK + space]


def lowered(cost: i64, discount: i64) -> i64:
    """A5.15, A18.9: a cost with a discount taken off; never below zero, and never an idol."""
    left = cost & ~RESOURCE_MASK
    for resource in range(GOODS):
        due = resources_in(cost, resource) - resources_in(discount, resource)
        if due > 0:
            left += due << (4 * resource)
    return left


def reachable(s: Arnak, player: Player, token: i64) -> i64:
    """A13.1, A13.2: the set of spaces to which a token may move, whatever that costs."""
    if token == GLASS:
        return TRACK_NEXT[s.board * TRACK + player.glass]
    spaces = TRACK_NEXT[s.board * TRACK + player.notebook] & ~BIT[LOST_TEMPLE]
    if row_of(s, player.notebook) >= row_of(s, player.glass):
        return 0
    return spaces


def researching(s: Arnak, seat: i64, place: i64, discount: i64, words: vec[i64]) -> vec[i64]:
    """A13.1 to A13.3, A13.6: words for moves and temple tiles that can be paid; `place` is the operation, 0 the main action."""
    player = s.players[seat]
    free = place != 0 and operands.RESEARCH_FREE[place] != 0
    for token in range(2):
        if token == GLASS and place != 0 and operands.RESEARCH_TOKEN[place] == NOTEBOOK_ONLY:
            continue
        spaces = reachable(s, player, token)
        while spaces != 0:
            space = lowest(spaces)
            spaces = without_lowest(spaces)
            if free or can_pay(player, lowered(TRACK_COST[s.board * TRACK + space], discount)):
                words = append(words, RESEARCH.code(token, space))
    if player.glass == LOST_TEMPLE and (place == 0 or operands.RESEARCH_TEMPLE_TILES[place] != 0):
        for stack in range(TEMPLES):
            if s.temple[stack] > 0 and can_pay(player, lowered(TEMPLE_COST[s.board * TEMPLES + stack], discount)):
                words = append(words, BUY_TEMPLE.code(stack))
    return words


def research(s: Arnak, seat: i64, word: i64, free: bool, discount: i64) -> None:
    """A13.3, A13.6: pay, then move the token or take the temple tile."""
    player = s.players[seat]
    if BUY_TEMPLE.owns(word):
        stack = BUY_TEMPLE.first(word)
        pay(s, seat, lowered(TEMPLE_COST[s.board * TEMPLES + stack], discount))
        s.temple[stack] -= 1
        player.temple[stack] += 1
        s.note(TEMPLE_TILE_BOUGHT, seat, stack)
        return
    token, space = RESEARCH.first(word), RESEARCH.second(word)
    if not free:
        pay(s, seat, lowered(TRACK_COST[s.board * TRACK + space], discount))
    s.note(RESEARCHED, seat, token, space)
    if token == NOTEBOOK:
        player.notebook = space
    else:
        player.glass = space
    if space == LOST_TEMPLE:
        _reach_temple(s, seat)
    else:
        _arrive(s, seat, token, space)


def _reach_temple(s: Arnak, seat: i64) -> None:
    """A13.5: the free place worth most, then a tile out of the stack, which the player looks through."""
    s.players[seat].arrival = s.arrivals
    s.note(TEMPLE_REACHED, seat, ARRIVAL_POINTS[s.arrivals])
    s.arrivals += 1
    s.temple_seen |= BIT[seat]
    s.seal()
    s.push(steps.TEMPLE_BONUS, seat)


def _arrive(s: Arnak, seat: i64, token: i64, space: i64) -> None:
    """A13.4, A13.8: a bonus tile of the space is claimed on arrival; of several one is chosen (A18.7)."""
    tiles = s.bonus[space]
    if tiles == 0:
        s.push(steps.RUN, seat, ROW_EFFECT[token][s.board * ROWS + row_of(s, space)])
    elif tiles < 8:
        s.bonus[space] = 0
        s.push(steps.ORDER_RESULTS, seat, tiles - 1 | token << 4 | space << 8)
    else:
        s.push(steps.CLAIM_TILE, seat, token | space << 4)


def take_bonus(s: Arnak, space: i64, place: i64) -> i64:
    """Take the tile at a place (the first laid is 0) off a space; tells its kind."""
    below = s.bonus[space] & (BIT[3 * place] - 1)
    kind = (s.bonus[space] >> (3 * place) & 7) - 1
    s.bonus[space] = below | (s.bonus[space] >> (3 * place + 3)) << (3 * place)
    return kind


class ClaimTile(Window):
    """A18.7: which of the tiles on Snake row 7 the arriving token takes."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        tiles = s.bonus[argument_of(step) >> 4]
        kinds: i64 = 0
        while tiles != 0:
            kinds |= BIT[(tiles & 7) - 1]
            tiles >>= 3
        return _of_kinds(kinds)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        argument, kind = argument_of(step), BONUS_TILE.first(word)
        space = argument >> 4
        place: i64 = 0
        while (s.bonus[space] >> (3 * place) & 7) - 1 != kind:
            place += 1
        take_bonus(s, space, place)
        s.push(steps.ORDER_RESULTS, seat_of(step), kind | (argument & 15) << 4 | space << 8)


def _of_kinds(kinds: i64) -> vec[i64]:
    """Words for bonus tiles of these kinds."""
    words = vec[i64](capacity=BONUS_KINDS)
    while kinds != 0:
        words = append(words, BONUS_TILE.code(lowest(kinds)))
        kinds = without_lowest(kinds)
    return words


class OrderResults(Window):
    """A13.4, R17: bonus tile and row effect in the order the player prefers."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        return vec[i64]([FIRST.code(0), FIRST.code(1)])

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, argument = seat_of(step), argument_of(step)
        bonus, token, space = argument & 15, argument >> 4 & 15, argument >> 8
        s.note(BONUS_TAKEN, seat, bonus)
        row = ROW_EFFECT[token][s.board * ROWS + row_of(s, space)]
        if FIRST.first(word) == 0:
            s.push(steps.RUN, seat, row)
            s.push(steps.RUN, seat, BONUS_EFFECT[bonus])
        else:
            s.push(steps.RUN, seat, BONUS_EFFECT[bonus])
            s.push(steps.RUN, seat, row)


class TempleBonus(Window):
    """A13.5: one tile of the stack at the Lost Temple; the others go back."""

    def optional(self, s: Arnak, step: i64) -> bool:
        return False

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        kinds: i64 = 0
        for i in range(len(s.temple_bonus)):
            kinds |= BIT[s.temple_bonus[i]]
        return _of_kinds(kinds)

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, kind = seat_of(step), BONUS_TILE.first(word)
        for i in range(len(s.temple_bonus)):
            if s.temple_bonus[i] == kind:
                s.temple_bonus = pop(s.temple_bonus, i)[0]
                break
        s.note(BONUS_TAKEN, seat, kind)
        s.push(steps.RUN, seat, BONUS_EFFECT[kind])


class Research(Window):
    """A4.5: an effect lets research, perhaps for less; the discount is in the argument."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        argument = argument_of(step)
        return researching(s, seat_of(step), argument & OP_MASK, argument >> OP_BITS, vec[i64](capacity=12))

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        argument = argument_of(step)
        research(s, seat_of(step), word, operands.RESEARCH_FREE[argument & OP_MASK] != 0, argument >> OP_BITS)


def _first_resource(amount: i64) -> i64:
    """The resource by which a discount is called."""
    resource: i64 = 0
    while resources_in(amount, resource) == 0:
        resource += 1
    return resource


class ChooseDiscount(Window):
    """A20.13: the Inscribed Blade gives one of two discounts, chosen before paying."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        seat, place = seat_of(step), argument_of(step)
        words = vec[i64](capacity=2)
        low, high = operands.RESEARCH_DISCOUNT[place], operands.RESEARCH_OTHER_DISCOUNT[place]
        if _first_resource(low) > _first_resource(high):
            low, high = high, low
        if len(researching(s, seat, place, low, vec[i64]())) > 0:
            words = append(words, DISCOUNT.code(_first_resource(low)))
        if len(researching(s, seat, place, high, vec[i64]())) > 0:
            words = append(words, DISCOUNT.code(_first_resource(high)))
        return words

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, place = seat_of(step), argument_of(step)
        discount, other = operands.RESEARCH_DISCOUNT[place], operands.RESEARCH_OTHER_DISCOUNT[place]
        if _first_resource(discount) != DISCOUNT.first(word):
            discount = other
        s.push(steps.RESEARCH, seat, place | discount << OP_BITS)
