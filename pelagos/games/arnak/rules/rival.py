"""A19: the rival of the solo game."""

from typing import Final

from librt.vecs import append, pop
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.core.state import NOBODY
from pelagos.games.arnak.components import TRACK
from pelagos.games.arnak.lookup import (
    ACT_BUY_ITEM,
    ACT_DIG,
    ACT_DISCOVER,
    ACT_OVERCOME,
    ACT_RESEARCH,
    ARRIVAL_POINTS,
    CAMPS,
    CARD_POINTS,
    ITEMS,
    LOST_TEMPLE,
    RED,
    RIGHT,
    RIVAL_ACTION,
    RIVAL_ACTS,
    RIVAL_ARROW,
    RIVAL_COLOUR,
    RIVAL_LEVEL,
    RIVAL_RESOURCE,
    RIVAL_WAKES,
    ROUNDS,
    ROW_SPACES,
    SITE_LEVEL,
    SITE_ROW,
    SITE_SPACE,
    SITES,
    SNAKE,
    SUPPLY_STACKS,
    TEMPLE_POINTS,
    TEMPLES,
    TILE_OFFERS,
    TRACK_NEXT,
)
from pelagos.games.arnak.messages import (
    GUARDIAN_CAME,
    RIVAL_ASSISTANT,
    RIVAL_BONUS,
    RIVAL_BOUGHT,
    RIVAL_DISCOVERED,
    RIVAL_IDLE,
    RIVAL_IDOL,
    RIVAL_OVERCAME,
    RIVAL_REACHED,
    RIVAL_RESEARCHED,
    RIVAL_SENT,
    RIVAL_TEMPLE_BONUS,
    RIVAL_TEMPLE_TILE,
    RIVAL_TURNED,
)
from pelagos.games.arnak.player import NONE
from pelagos.games.arnak.rules.assistants import take_supply
from pelagos.games.arnak.rules.market import refill_row
from pelagos.games.arnak.rules.research import row_of, take_bonus
from pelagos.games.arnak.rules.sites import reveal_tile
from pelagos.games.arnak.rules.turns import next_solo_turn
from pelagos.games.arnak.state import FREE, RIVAL, Arnak, Step

RESCUE_ROW: Final = 4


class RivalTurn(Step):
    """A19.4: the top tile is turned up and carried out; in rounds that it does not act in nothing happens."""

    def enter(self, s: Arnak, step: i64) -> bool:
        rival = s.rival
        s.turn += 1
        rival.stack, tile = pop(rival.stack)
        rival.used = append(rival.used, tile)
        s.seal()
        s.note(RIVAL_TURNED, NOBODY, tile, arrow(s))
        if RIVAL_ACTS[tile] & BIT[s.round] == 0:
            s.note(RIVAL_IDLE, NOBODY, 0)
        elif not _carry_out(s, tile):
            s.note(RIVAL_IDLE, NOBODY, 1)
        refill_row(s)
        next_solo_turn(s, True)
        return False


def arrow(s: Arnak) -> i64:
    """A19.5: the arrow on the back of the next tile; after the last one that of the first tile of the round."""
    rival = s.rival
    if len(rival.stack) > 0:
        return RIVAL_ARROW[rival.stack[len(rival.stack) - 1]]
    return RIVAL_ARROW[rival.used[0]]


def _pointed(s: Arnak, candidates: i64) -> i64:
    """A19.5, A19.14: the leftmost or rightmost of a set that is not empty."""
    if arrow(s) != RIGHT:
        return lowest(candidates)
    while without_lowest(candidates) != 0:
        candidates = without_lowest(candidates)
    return lowest(candidates)


def _highest_row(candidates: i64) -> i64:
    """A19.6: of a set of sites those in the highest row."""
    best: i64 = 0
    top: i64 = -1
    while candidates != 0:
        site = lowest(candidates)
        candidates = without_lowest(candidates)
        if SITE_ROW[site] > top:
            top = SITE_ROW[site]
            best = 0
        if SITE_ROW[site] == top:
            best |= BIT[site]
    return best


def _carry_out(s: Arnak, tile: i64) -> bool:
    """The action of a tile; tells whether anything happened."""
    action = RIVAL_ACTION[tile]
    if action == ACT_DIG:
        return _dig(s, RIVAL_RESOURCE[tile])
    if action == ACT_DISCOVER:
        level = RIVAL_LEVEL[tile * (ROUNDS + 1) + s.round]
        return _discover(s, level, RIVAL_WAKES[tile] & BIT[s.round] != 0)
    if action == ACT_RESEARCH:
        return _research(s, True)
    if action == ACT_OVERCOME:
        return _overcome(s)
    return _buy(s, action == ACT_BUY_ITEM, RIVAL_COLOUR[tile] == RED)


def _place(s: Arnak, space: i64) -> None:
    s.spaces[space] = RIVAL
    s.rival.home -= 1


def _free_space(s: Arnak, site: i64) -> i64:
    """The first free space of a site, or NONE; camps have two where they are not blocked."""
    space = SITE_SPACE[site]
    if s.spaces[space] == FREE:
        return space
    return space + 1 if site < CAMPS and s.spaces[space + 1] == FREE else NONE


def _dig(s: Arnak, resource: i64) -> bool:
    """A19.6: a free space of a discovered site that offers the resource, the highest row first."""
    sites: i64 = 0
    for site in range(SITES):
        if s.tiles[site] != NONE and TILE_OFFERS[s.tiles[site]] & BIT[resource] != 0 and _free_space(s, site) != NONE:
            sites |= BIT[site]
    if sites == 0 or s.rival.home == 0:
        return False
    sites = _highest_row(sites)
    site = _pointed(s, sites)
    _place(s, _free_space(s, site))
    s.note(RIVAL_SENT, NOBODY, site, count(sites))
    return True


def _lowest_row(candidates: i64) -> i64:
    """A19.7: of a set of sites those in the lowest row; sites are numbered from the lowest row up."""
    row = SITE_ROW[lowest(candidates)]
    best: i64 = 0
    while candidates != 0:
        if SITE_ROW[lowest(candidates)] == row:
            best |= BIT[lowest(candidates)]
        candidates = without_lowest(candidates)
    return best


def _discover(s: Arnak, level: i64, wakes: bool) -> bool:
    """A19.7: an undiscovered site of the level, the lower row first."""
    sites: i64 = 0
    for site in range(CAMPS, SITES):
        if s.tiles[site] == NONE and SITE_LEVEL[site] == level:
            sites |= BIT[site]
    if sites == 0 or s.rival.home == 0:
        return False
    sites = _lowest_row(sites)
    site = _pointed(s, sites)
    _place(s, SITE_SPACE[site])
    reveal_tile(s, site)
    s.note(RIVAL_DISCOVERED, NOBODY, site, s.tiles[site], count(sites))
    _take_idols(s, site)
    if wakes:
        s.guardians, guardian = pop(s.guardians)
        s.wardens[site] = guardian
        s.note(GUARDIAN_CAME, NOBODY, guardian, site)
    return True


def _take_idols(s: Arnak, site: i64) -> None:
    """A19.7: a kind that the rival lacks lies face up; duplicates and face-down idols go to the "-1" stack."""
    rival = s.rival
    idol = s.idols[site]
    s.idols[site] = NONE
    if rival.idols & BIT[idol] == 0:
        rival.idols |= BIT[idol]
        s.note(RIVAL_IDOL, NOBODY, 0)
    else:
        rival.stacked += 1
        s.note(RIVAL_IDOL, NOBODY, 1)
    if s.hidden_idols[site] != NONE:
        s.unseen_idols = append(s.unseen_idols, s.hidden_idols[site])
        s.hidden_idols[site] = NONE
        rival.stacked += 1
        s.note(RIVAL_IDOL, NOBODY, 1)


def _research(s: Arnak, removes: bool) -> bool:
    """A19.8: the magnifying glass advances a row, or takes a temple tile; and an assistant leaves the supply (R18)."""
    done = _advance(s) if s.rival.glass != LOST_TEMPLE else _take_temple_tile(s)
    if removes:
        done = _remove_assistant(s) or done
    return done


def _advance(s: Arnak) -> bool:
    """A19.8: the glass moves; what lies there is removed without effect."""
    rival = s.rival
    spaces = TRACK_NEXT[s.board * TRACK + rival.glass]
    space = _pointed(s, spaces)
    rival.glass = space
    s.note(RIVAL_RESEARCHED, NOBODY, space, count(spaces))
    if space == LOST_TEMPLE:
        rival.arrival = s.arrivals
        s.note(RIVAL_REACHED, NOBODY, ARRIVAL_POINTS[s.arrivals])
        s.arrivals += 1
        if len(s.temple_bonus) > 0:
            s.temple_bonus, tile = pop(s.temple_bonus)
            s.unused_bonus = append(s.unused_bonus[:], tile)
            s.note(RIVAL_TEMPLE_BONUS, NOBODY)
    elif s.bonus[space] != 0:
        last: i64 = 0
        while s.bonus[space] >> (3 * last + 3) != 0:
            last += 1
        s.note(RIVAL_BONUS, NOBODY, take_bonus(s, space, last if arrow(s) == RIGHT else 0))
    if s.board == SNAKE and row_of(s, space) == RESCUE_ROW and len(s.rescue) > 0:
        s.rescue, assistant = pop(s.rescue)
        s.note(RIVAL_ASSISTANT, NOBODY, assistant, 0)
    return True


def _take_temple_tile(s: Arnak) -> bool:
    """A19.8: a 6-point tile, by the arrow where both stacks have one."""
    stacks: i64 = 0
    for stack in range(TEMPLES):
        if TEMPLE_POINTS[stack] == 6 and s.temple[stack] > 0:
            stacks |= BIT[stack]
    if stacks == 0:
        return False
    stack = _pointed(s, stacks)
    s.temple[stack] -= 1
    s.rival.temple[stack] += 1
    s.note(RIVAL_TEMPLE_TILE, NOBODY, stack, count(stacks))
    return True


def _remove_assistant(s: Arnak) -> bool:
    """A19.8: the top one of the highest supply stack, ties by the arrow."""
    highest: i64 = 0
    stacks: i64 = 0
    for stack in range(SUPPLY_STACKS):
        if len(s.supply[stack]) > highest:
            highest = len(s.supply[stack])
            stacks = 0
        if highest > 0 and len(s.supply[stack]) == highest:
            stacks |= BIT[stack]
    if stacks == 0:
        return False
    s.note(RIVAL_ASSISTANT, NOBODY, take_supply(s, _pointed(s, stacks)), count(stacks))
    return True


def _overcome(s: Arnak) -> bool:
    """A19.9: a guardian where the rival stands, the highest row first; without one research, but no assistant is removed."""
    sites: i64 = 0
    for site in range(SITES):
        if s.wardens[site] != NONE and s.stands_at(RIVAL, site):
            sites |= BIT[site]
    if sites == 0:
        return _research(s, False)
    sites = _highest_row(sites)
    site = _pointed(s, sites)
    s.note(RIVAL_OVERCAME, NOBODY, s.wardens[site], site, count(sites))
    s.rival.guardians |= BIT[s.wardens[site]]
    s.wardens[site] = NONE
    return True


def _buy(s: Arnak, item: bool, dear: bool) -> bool:
    """A19.10: the card of the kind with the lowest or highest points, ties by the arrow over the places of the row."""
    best: i64 = 0
    spaces: i64 = 0
    for space in range(ROW_SPACES):
        card = s.row[space]
        if card == NONE or (card < ITEMS) != item:
            continue
        worth = CARD_POINTS[card] if dear else -CARD_POINTS[card]
        if spaces == 0 or worth > best:
            best = worth
            spaces = 0
        if worth == best:
            spaces |= BIT[space]
    if spaces == 0:
        return False
    space = _pointed(s, spaces)
    card = s.row[space]
    s.row[space] = NONE
    if item:
        s.rival.items |= BIT[card]
    else:
        s.rival.artifacts |= BIT[card - ITEMS]
    s.note(RIVAL_BOUGHT, NOBODY, card, count(spaces))
    return True
