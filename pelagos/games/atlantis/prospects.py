"""How far a seat is from winning: cards and actions that its temples still need, what hinders them, what it holds for them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.games.atlantis.lookup import CARDS_PER_COLOUR, COLOURS, FEAST_NEEDED, GOD_TEMPLES, MOVE_OFF, MOVE_ON, MOVES, TILES
from pelagos.games.atlantis.multisets import ALL_TILES, TILE, cards, includes, level, number_of_tiles
from pelagos.games.atlantis.player import Player, neutral_area, own_area
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


def ways_left(s: Atlantis, player: Player) -> tuple[i64, i64, i64]:
    """Cards and actions still to be spent on all four temples, a helper counted as a card; and how many temples are blocked."""
    cards_left: i64 = 0
    actions_left: i64 = 0
    blocked: i64 = 0
    free = ALL_TILES - _in_completed(s, player)
    for region in range(COLOURS):
        wanted, stack = _wanted(s, player, region), player.temple(own_area(region))
        place = way(wanted, stack if stack == wanted else free, stack)
        if CARDS_LEFT[place] == FAR:
            blocked += 1
            place = way(wanted, ALL_TILES, stack)
        cards_left += CARDS_LEFT[place]
        actions_left += ACTIONS_LEFT[place]
    if cards_left > 0:
        cards_left -= helped(player)
    return cards_left, actions_left, blocked


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
    bound, others = _bound(s), len(s.players) - 1
    for region in range(COLOURS):
        left = cards_needed(s, player, region)
        if left == 0:
            continue
        held, price = cards(player.hand, region), _price(player, region)
        usable = held if held < left else left
        useful += usable
        missing = price - (CARDS_PER_COLOUR[others + 1] - cards(bound, region) - others)
        if missing > 0:
            starved += missing
            kept += cards(player.followers, region)
        lacking = max(lacking, level(_wanted(s, player, region)) - level(player.temple(own_area(region))))
        if _is_hindered(s, player, region):
            hindered += 1
            continue
        next_step = max(next_step, float(held) / float(price) if held < price else 1.0)
        if region == s.marker:
            here = usable
    return useful, here, next_step, starved, hindered, kept, lacking


def _wanted(s: Atlantis, player: Player, region: i64) -> i64:
    """The temple that the god wants in a region."""
    return GOD_TEMPLES[player.god][s.slot(region)]


def cards_needed(s: Atlantis, player: Player, region: i64) -> i64:
    """The cards of a region's colour still to be paid, if all tiles were to be had."""
    return CARDS_LEFT[way(_wanted(s, player, region), ALL_TILES, player.temple(own_area(region)))]


def _is_hindered(s: Atlantis, player: Player, region: i64) -> bool:
    """Whether tiles that the region's temple needs stand elsewhere."""
    stack = player.temple(own_area(region))
    return CARDS_LEFT[way(_wanted(s, player, region), player.supply + stack, stack)] == FAR


def _price(player: Player, region: i64) -> i64:
    """What the next step costs in a region, with the helper if there is one (I7.2.2, I7.2.3)."""
    return level(player.temple(own_area(region))) + 1 - helped(player)


def helped(player: Player) -> i64:
    """1 with a helper, else 0."""
    return 1 if player.helper else 0


def _in_completed(s: Atlantis, player: Player) -> i64:
    """The tiles that stand where the god wants them; those elsewhere will come back to the supply."""
    tiles: i64 = 0
    for region in range(COLOURS):
        stack = player.temple(own_area(region))
        if stack == _wanted(s, player, region):
            tiles += stack
    return tiles


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
    for region in range(COLOURS):
        tiles += number_of_tiles(player.temple(neutral_area(region)))
    return tiles
