"""A7, A8 and A5.8, A5.12: digging, discovering, sending archaeologists and activating sites."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT
from pelagos.core.state import argument_of, seat_of
from pelagos.games.arnak import operands, steps
from pelagos.games.arnak.lookup import (
    CAMPS,
    COIN,
    COMPASS,
    DISCOVER_COST,
    IDOL_EFFECT,
    OP_BITS,
    OP_MASK,
    SITE_LEVEL,
    SITE_SPACE,
    SITES,
    SPACE_COST,
    SPACE_SITE,
    SPACES,
    TILE_EFFECT,
)
from pelagos.games.arnak.messages import (
    ARCHAEOLOGIST_SENT,
    GUARDIAN_CAME,
    HIDDEN_IDOL_TAKEN,
    IDOL_TAKEN,
    SITE_ACTIVATED,
    SITE_DISCOVERED,
    STACK_TILE_USED,
)
from pelagos.games.arnak.player import NONE
from pelagos.games.arnak.rules.free_actions import Window
from pelagos.games.arnak.rules.payment import as_flown, covers_all, within_reach
from pelagos.games.arnak.rules.resources import can_pay, pay
from pelagos.games.arnak.rules.travel import start_payment
from pelagos.games.arnak.state import FREE, Arnak, Step
from pelagos.games.arnak.words import ACTIVATE, DIG, DISCOVER


def travel_cost(s: Arnak, space: i64) -> i64:
    """The icons of a space on the board in play."""
    return SPACE_COST[s.board * SPACES + space]


def compass_cost(site: i64, discount: i64) -> i64:
    """A8.2, A20.16: what discovering costs in compasses."""
    cost = DISCOVER_COST[SITE_LEVEL[site]]
    if cost <= discount:
        return 0
    return cost - discount


def sending(s: Arnak, seat: i64, place: i64, words: vec[i64]) -> vec[i64]:
    """A7.1, A8.1: words for digging and discovering; `place` is the operation that sends, or 0 for the main action."""
    player = s.players[seat]
    if player.home == 0:
        return words
    levels: i64 = operands.SEND_LEVELS[place] if place != 0 else 7
    free = place != 0 and operands.SEND_FREE[place] != 0
    icons = within_reach(s, seat, player.goods[COIN])
    compasses = player.goods[COMPASS]
    if place != 0:
        icons += as_flown(player, operands.SEND_ICONS_OFF[place])
        compasses += operands.SEND_COMPASSES_OFF[place]
    open_spaces: i64 = 0  # those that could be paid for
    for space in range(SPACES):
        allowed = s.spaces[space] == FREE and levels & BIT[SITE_LEVEL[SPACE_SITE[space]]] != 0
        if allowed and (free or covers_all(icons, travel_cost(s, space))):
            open_spaces |= BIT[space]
    for space in range(SPACES):
        if open_spaces & BIT[space] != 0 and s.tiles[SPACE_SITE[space]] != NONE:
            words = append(words, DIG.code(space))
    for site in range(CAMPS, SITES):
        if open_spaces & BIT[SITE_SPACE[site]] != 0 and s.tiles[site] == NONE and compasses >= compass_cost(site, 0):
            words = append(words, DISCOVER.code(site))
    return words


def send(s: Arnak, seat: i64, word: i64, place: i64) -> None:
    """A7.2, A8.2: pay, then move; compasses come before travel."""
    free = place != 0 and operands.SEND_FREE[place] != 0
    discount: i64 = operands.SEND_ICONS_OFF[place] if place != 0 else 0
    if DIG.owns(word):
        space = DIG.first(word)
        uses: i64 = operands.SEND_USES[place] if place != 0 else 1
        s.push(steps.ARRIVE, seat, space | uses << 8)
    else:
        site = DISCOVER.first(word)
        space = SITE_SPACE[site]
        s.push(steps.EXPLORE, seat, site)
        pay(s, seat, compass_cost(site, operands.SEND_COMPASSES_OFF[place] if place != 0 else 0) << (4 * COMPASS))
    if not free:
        start_payment(s, seat, travel_cost(s, space), discount)


class Send(Window):
    """A5.8: an effect sends an archaeologist from the own board."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        return sending(s, seat_of(step), argument_of(step), vec[i64](capacity=24))

    def waits(self, s: Arnak, step: i64) -> bool:
        return s.players[seat_of(step)].home > 0

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        send(s, seat_of(step), word, argument_of(step))


def put_archaeologist(s: Arnak, seat: i64, space: i64) -> None:
    """Move an archaeologist from the board to a space."""
    s.players[seat].home -= 1
    s.spaces[space] = seat
    s.note(ARCHAEOLOGIST_SENT, seat, space)


class Arrive(Step):
    """A7.2: the archaeologist moves, then the site's effect is resolved."""

    def enter(self, s: Arnak, step: i64) -> bool:
        seat, space = seat_of(step), argument_of(step) & 255
        site = SPACE_SITE[space]
        put_archaeologist(s, seat, space)
        if argument_of(step) >> 8 > 1:
            s.push(steps.USE_AGAIN, seat, site)
        s.push(steps.RUN, seat, TILE_EFFECT[s.tiles[site]])
        return False


class UseAgain(Window):
    """A20.17: Passage Shell lets the site be used a second time."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        return vec[i64]([ACTIVATE.code(argument_of(step))])

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        activate(s, seat_of(step), argument_of(step))


class Explore(Step):
    """A8.2, 1 and 2: the archaeologist moves, the idols are taken and the face-up one's effect is resolved."""

    def enter(self, s: Arnak, step: i64) -> bool:
        seat, site = seat_of(step), argument_of(step)
        player = s.players[seat]
        put_archaeologist(s, seat, SITE_SPACE[site])
        idol = s.idols[site]
        s.idols[site] = NONE
        player.idols += 1
        s.note(IDOL_TAKEN, seat, idol)
        if s.hidden_idols[site] != NONE:
            s.unseen_idols = append(s.unseen_idols, s.hidden_idols[site])
            s.hidden_idols[site] = NONE
            player.idols += 1
            s.note(HIDDEN_IDOL_TAKEN, seat)
        s.push(steps.WAKE_GUARDIAN, seat, site)
        s.push(steps.REVEAL_SITE, seat, site)
        s.push(steps.RUN, seat, IDOL_EFFECT[idol])
        return False


class RevealSite(Step):
    """A8.2, 3: the top tile of the matching stack is placed and used."""

    def enter(self, s: Arnak, step: i64) -> bool:
        seat, site = seat_of(step), argument_of(step)
        reveal_tile(s, site)
        s.note(SITE_DISCOVERED, seat, site, s.tiles[site])
        s.push(steps.RUN, seat, TILE_EFFECT[s.tiles[site]])
        return False


class WakeGuardian(Step):
    """A8.2, 4: the top guardian comes to the site."""

    def enter(self, s: Arnak, step: i64) -> bool:
        wake_guardian(s, seat_of(step), argument_of(step))
        return False


def reveal_tile(s: Arnak, site: i64) -> None:
    """Place the top tile of the site's level."""
    s.tiles[site] = s.levels[SITE_LEVEL[site] - 1].draw()
    s.seal()


def wake_guardian(s: Arnak, seat: i64, site: i64) -> None:
    """Place the top guardian."""
    s.guardians, guardian = pop(s.guardians)
    s.wardens[site] = guardian
    s.seal()
    s.note(GUARDIAN_CAME, seat, guardian, site)


def activate(s: Arnak, seat: i64, site: i64) -> None:
    """A5.12: resolve the effect of a discovered site."""
    s.note(SITE_ACTIVATED, seat, site)
    s.push(steps.RUN, seat, TILE_EFFECT[s.tiles[site]])


def use_stack_tile(s: Arnak, seat: i64, level: i64) -> None:
    """A5.12, A20.22: the top tile of a stack is revealed, used and put under its stack."""
    stack = s.levels[level - 1]
    if stack.size() > 0:
        tile = stack.draw()
        stack.put_under(tile)
        s.seal()
        s.note(STACK_TILE_USED, seat, tile)
        s.push(steps.RUN, seat, TILE_EFFECT[tile])


class Activate(Window):
    """A5.12: an effect activates discovered sites. The argument holds how many are left and which were used."""

    def options(self, s: Arnak, step: i64) -> vec[i64]:
        seat, argument = seat_of(step), argument_of(step)
        place = argument & OP_MASK
        used = argument >> (OP_BITS + 4)
        words = vec[i64](capacity=8)
        for site in range(SITES):
            if used & BIT[site] == 0 and _may_activate(s, seat, place, site):
                words = append(words, ACTIVATE.code(site))
        return words

    def optional(self, s: Arnak, step: i64) -> bool:
        """A5.18: only if each site that could be activated would first have to be paid for."""
        seat, argument = seat_of(step), argument_of(step)
        place = argument & OP_MASK
        if operands.ACTIVATE_LEVEL2_COST[place] == 0:
            return False
        return not any(SITE_LEVEL[site] < 2 and _may_activate(s, seat, place, site) for site in range(SITES))

    def waits(self, s: Arnak, step: i64) -> bool:
        """A level II site that is too dear now."""
        seat, place = seat_of(step), argument_of(step) & OP_MASK
        for site in range(SITES):
            if SITE_LEVEL[site] == 2 and s.tiles[site] != NONE and (operands.ACTIVATE_OWN[place] == 0 or s.stands_at(seat, site)):
                return True
        return False

    def take(self, s: Arnak, step: i64, word: i64) -> None:
        seat, argument = seat_of(step), argument_of(step)
        site = ACTIVATE.first(word)
        left = (argument >> OP_BITS & 15) - 1
        if left > 0:
            used = argument >> (OP_BITS + 4) | BIT[site]
            s.push(steps.ACTIVATE, seat, argument & OP_MASK | left << OP_BITS | used << (OP_BITS + 4))
        if SITE_LEVEL[site] == 2:
            pay(s, seat, operands.ACTIVATE_LEVEL2_COST[argument & OP_MASK])
        activate(s, seat, site)


def _may_activate(s: Arnak, seat: i64, place: i64, site: i64) -> bool:
    """Whether an operation may activate a site (A5.12, A5.13, A20.19)."""
    if s.tiles[site] == NONE or operands.ACTIVATE_LEVELS[place] & BIT[SITE_LEVEL[site]] == 0:
        return False
    if operands.ACTIVATE_OWN[place] != 0 and not s.stands_at(seat, site):
        return False
    if operands.ACTIVATE_UNOCCUPIED[place] != 0 and s.occupied(site):
        return False
    return SITE_LEVEL[site] < 2 or can_pay(s.players[seat], operands.ACTIVATE_LEVEL2_COST[place])
