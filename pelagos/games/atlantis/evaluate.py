"""How good a position looks for a seat, for bots: a weighted sum of what a player can see at a glance.

One unit more means about e times the chance to win. The weights are data (weights.toml).
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import count
from pelagos.core.components import Entry
from pelagos.core.evaluator import Evaluator, weighted, weights_of
from pelagos.core.state import State
from pelagos.games.atlantis.multisets import ALL_TILES, TILE, cards, includes, level, number_of_tiles, size
from pelagos.games.atlantis.player import Player, neutral_area, own_area
from pelagos.games.atlantis.state import Atlantis
from pelagos.games.atlantis.tables import CARDS_PER_COLOUR, COLOURS, FEAST_NEEDED, GOD_TEMPLES, MOVE_OFF, MOVE_ON, MOVES, TILES

FEATURES: Final = [
    "completed",
    "cards_left",
    "actions_left",
    "useful_cards",
    "other_cards",
    "cards_for_here",
    "next_step",
    "blocked",
    "followers",
    "feasts",
    "helper",
    "stray_tiles",
    "starved",
    "hindered",
    "kept",
    "lacking",
]
"""What is counted, in the order of the weights."""

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


class Judge(Evaluator):
    """The weighted sum of a seat's features."""

    def __init__(self, weights: Entry) -> None:
        self.weights: Final = weights_of(weights, FEATURES)

    def estimate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Atlantis)
        return weighted(features(state, seat), self.weights)

    def breadth(self) -> i64:
        """A turn has few ways through it, and much on them pays only at its end: whole turns are planned."""
        return 30


def features(s: Atlantis, seat: i64) -> vec[float]:
    """What the seat has and lacks, counted, in the order of FEATURES."""
    player = s.players[seat]
    cards_left, actions_left, blocked = _ways_left(s, player)
    useful, here, next_step, starved, hindered, kept, lacking = _regions(s, player)
    stray = _stray_tiles(player)
    out = vec[float](capacity=len(FEATURES))
    out = append(out, float(count(s.completed(seat))))
    out = append(out, float(cards_left))
    out = append(out, float(actions_left + stray))
    out = append(out, float(useful))
    out = append(out, float(size(player.hand) - useful))
    out = append(out, float(here))
    out = append(out, next_step)
    out = append(out, float(blocked))
    out = append(out, float(size(player.followers)))
    out = append(out, float(_feasts(player)))
    out = append(out, float(_helped(player)))
    out = append(out, float(stray))
    out = append(out, float(starved))
    out = append(out, float(hindered))
    out = append(out, float(kept))
    return append(out, float(lacking))


def _ways_left(s: Atlantis, player: Player) -> tuple[i64, i64, i64]:
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
    return cards_left - _helped(player) if cards_left > 0 else 0, actions_left, blocked


def _regions(s: Atlantis, player: Player) -> tuple[i64, i64, float, i64, i64, i64, i64]:
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
        left = _cards_needed(s, player, region)
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


def _cards_needed(s: Atlantis, player: Player, region: i64) -> i64:
    """The cards of a region's colour still to be paid, if all tiles were to be had."""
    return CARDS_LEFT[way(_wanted(s, player, region), ALL_TILES, player.temple(own_area(region)))]


def _is_hindered(s: Atlantis, player: Player, region: i64) -> bool:
    """Whether tiles that the region's temple needs stand elsewhere."""
    stack = player.temple(own_area(region))
    return CARDS_LEFT[way(_wanted(s, player, region), player.supply + stack, stack)] == FAR


def _price(player: Player, region: i64) -> i64:
    """What the next step costs in a region, with the helper if there is one (I7.2.2, I7.2.3)."""
    return level(player.temple(own_area(region))) + 1 - _helped(player)


def _helped(player: Player) -> i64:
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


def _feasts(player: Player) -> i64:
    """In how many regions there are followers enough for a feast."""
    feasts: i64 = 0
    for colour in range(COLOURS):
        if cards(player.followers, colour) >= FEAST_NEEDED:
            feasts += 1
    return feasts


def _stray_tiles(player: Player) -> i64:
    """The tiles on neutral areas: each must be taken away again."""
    tiles: i64 = 0
    for region in range(COLOURS):
        tiles += number_of_tiles(player.temple(neutral_area(region)))
    return tiles
