"""How far a seat is from winning: cards and actions that its temples still need, what hinders them, what it holds for them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.games.atlantis.lookup import CARDS_PER_COLOUR, COLOURS, FEAST_NEEDED, GOD_TEMPLES, MOVE_OFF, MOVE_ON, MOVES, TILES
from pelagos.games.atlantis.multisets import ALL_TILES, STACK_BITS, TILE, cards, includes, level, number_of_tiles
from pelagos.games.atlantis.player import Player, neutral_area
from pelagos.games.atlantis.state import Atlantis

STACKS: Final = 64
FAR: Final = 999


def _ways(stack: int, tiles: int) -> list[tuple[int, int]]:
    """The stacks that one action makes of a stack, with the cards it costs; with these tiles to be had."""
    ways = [(stack - int(TILE[tile]), 0) for tile in range(TILES) if includes(stack, TILE[tile])]
    for move in range(MOVES):
        after = stack - int(MOVE_OFF[move]) + int(MOVE_ON[move])
        if includes(stack, MOVE_OFF[move]) and includes(tiles, after):
            ways.append((after, int(level(after))))
    return ways


def _ways_to(wanted: int, tiles: int) -> list[tuple[int, int]]:
    """From every stack to the one wanted: cards and actions of the way on which both together are fewest, if there is a way."""
    ways = {stack: _ways(stack, tiles) for stack in range(STACKS) if includes(tiles, stack)}
    found = [(FAR, FAR)] * STACKS
    found[wanted] = (0, 0)
    changed = wanted in ways
    while changed:
        changed = False
        for stack, steps in ways.items():
            for after, price in steps:
                way = (found[after][0] + price, found[after][1] + 1)
                if sum(way) < sum(found[stack]):
                    found[stack] = way
                    changed = True
    return found


WANTED: Final = sorted({int(stack) for temples in GOD_TEMPLES for stack in temples})
"""The temples that gods want."""
_TABLES: Final = [_ways_to(stack, tiles) for stack in WANTED for tiles in range(ALL_TILES + 1)]
CARDS_LEFT: Final = vec[i64]([way[0] for ways in _TABLES for way in ways])
"""The cards still to be paid, at the place of a wanted temple and the tiles there are, and the present stack."""
ACTIONS_LEFT: Final = vec[i64]([way[1] for ways in _TABLES for way in ways])
_PLACES: Final = vec[i64]([WANTED.index(stack) * (ALL_TILES + 1) * STACKS if stack in WANTED else 0 for stack in range(STACKS)])


def way(wanted: i64, tiles: i64, stack: i64) -> i64:
    """Where CARDS_LEFT and ACTIONS_LEFT tell of the way from a stack to a wanted one; with these tiles to be had."""
    return _PLACES[wanted] + tiles * STACKS + stack


_TEMPLES: Final = vec[i64]([stack for temples in GOD_TEMPLES for stack in temples])
"""The temples that gods want, one god after the other."""


def ways_left(s: Atlantis, player: Player) -> tuple[i64, i64, i64, i64]:
    """How many temples are completed; cards and actions still to be spent on all four, a helper counted as a card; and how many
    temples are blocked.
    """
    completed: i64 = 0
    cards_left: i64 = 0
    actions_left: i64 = 0
    blocked: i64 = 0
    free: i64 = ALL_TILES  # tiles that stand where no god wants them will come back to the supply
    for region in range(COLOURS):
        stack = _stack(player, region)
        if stack == _wanted(s, player, region):
            completed += 1
            free -= stack
    for region in range(COLOURS):
        wanted, stack = _wanted(s, player, region), _stack(player, region)
        if stack == wanted:
            continue
        place = way(wanted, free, stack)
        if CARDS_LEFT[place] == FAR:
            blocked += 1
            place = way(wanted, ALL_TILES, stack)
        cards_left += CARDS_LEFT[place]
        actions_left += ACTIONS_LEFT[place]
    if cards_left > 0:
        cards_left -= helped(player)
    return completed, cards_left, actions_left, blocked


def regions(s: Atlantis, player: Player) -> tuple[i64, i64, float, i64, i64, i64, i64]:
    """Of the regions whose temple still needs cards: those cards in hand; those of them for the marker's region; the greatest
    part of a next step that could be paid; how many cards of next steps cannot be had, because followers hold so many; how
    many temples are hindered; how many followers the player keeps where cards cannot be had; and the most levels one temple
    lacks. What hinders a temple must be done first, so its cards are for no next step.
    """
    useful: i64 = 0
    here: i64 = 0
    next_step = 0.0
    starved: i64 = 0
    hindered: i64 = 0
    kept: i64 = 0
    lacking: i64 = 0
    others = len(s.players) - 1
    bound, there = _bound(s), CARDS_PER_COLOUR[others + 1] - others
    for region in range(COLOURS):
        wanted, stack = _wanted(s, player, region), _stack(player, region)
        left = CARDS_LEFT[way(wanted, ALL_TILES, stack)]
        if left == 0:
            continue
        held, built = cards(player.hand, region), level(stack)
        price = built + 1 - helped(player)  # of the next step, with the helper if there is one (I7.2.2, I7.2.3)
        usable = held if held < left else left
        useful += usable
        missing = price - (there - cards(bound, region))
        if missing > 0:
            starved += missing
            kept += cards(player.followers, region)
        lacks = level(wanted) - built
        if lacks > lacking:
            lacking = lacks
        if CARDS_LEFT[way(wanted, player.supply + stack, stack)] == FAR:  # tiles that it needs stand elsewhere
            hindered += 1
            continue
        step = float(held) / float(price) if held < price else 1.0
        if step > next_step:
            next_step = step
        if region == s.marker:
            here = usable
    return useful, here, next_step, starved, hindered, kept, lacking


def _wanted(s: Atlantis, player: Player, region: i64) -> i64:
    """The temple that the god wants in a region."""
    return _TEMPLES[player.god * COLOURS + (s.slots >> (4 * region) & 15)]


def _stack(player: Player, region: i64) -> i64:
    """The temple on the own area of a region."""
    return player.temples >> (2 * STACK_BITS * region) & 63


def cards_needed(s: Atlantis, player: Player, region: i64) -> i64:
    """The cards of a region's colour still to be paid, if all tiles were to be had."""
    return CARDS_LEFT[way(_wanted(s, player, region), ALL_TILES, _stack(player, region))]


def helped(player: Player) -> i64:
    """1 with a helper, else 0."""
    return 1 if player.helper else 0


def _bound(s: Atlantis) -> i64:
    """The cards that lie with followers, anybody's: only feasts bring them back."""
    bound: i64 = 0
    for seat in range(len(s.players)):
        bound += s.players[seat].followers
    return bound


def feasts(player: Player) -> i64:
    """In how many regions there are followers enough for a feast."""
    number: i64 = 0
    for colour in range(COLOURS):
        if cards(player.followers, colour) >= FEAST_NEEDED:
            number += 1
    return number


def stray_tiles(player: Player) -> i64:
    """The tiles on neutral areas: each must be taken away again."""
    tiles: i64 = 0
    if player.is_on_neutral_area():
        for region in range(COLOURS):
            tiles += number_of_tiles(player.temple(neutral_area(region)))
    return tiles
