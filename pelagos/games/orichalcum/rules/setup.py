"""O2: setup."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.deck import Deck
from pelagos.core.rng import Rng
from pelagos.core.state import seat_of
from pelagos.core.vecs import zeros
from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.lookup import (
    BOARDS,
    BUILDING_COUNT,
    CARDS,
    CREATURE_COUNT,
    LAND,
    ORDINARY,
    SIDE_OF_BOARD,
    SIZES,
    TILE_SIZE,
    TITANS,
)
from pelagos.games.orichalcum.messages import SIDE_CHOSEN
from pelagos.games.orichalcum.rules.rounds import give_marker, refill_row, refill_slots
from pelagos.games.orichalcum.rules.supply import take_hoplites, take_orichalcum
from pelagos.games.orichalcum.state import NONE, Orichalcum, Step, new_player
from pelagos.games.orichalcum.steps import CHOOSE_SIDE, START_ROUND
from pelagos.games.orichalcum.words import CHOOSE_SIDE as SIDE_WORD
from pelagos.games.orichalcum.words import SIDE

if TYPE_CHECKING:
    from pelagos.core.game import Setup


def create(setup: "Setup", rng: Rng) -> Orichalcum:
    """The first position: everything laid out, the first player about to begin."""
    s = Orichalcum(setup, rng)
    s.hoplites = COMPONENTS.hoplites
    s.orichalcum = COMPONENTS.orichalcum
    s.tokens = COMPONENTS.victory_tokens
    s.temples = COMPONENTS.temples
    s.players = [new_player() for _ in range(setup.players)]
    _lay_out(s)
    first = s.rng.below(setup.players)
    s.push(START_ROUND, 0)
    _deal_islands(s, first)
    for player in s.players:
        take_hoplites(s, player, COMPONENTS.hoplites_per_player)
        take_orichalcum(s, player, COMPONENTS.orichalcum_per_player)
    give_marker(s, first)  # O2.8
    return s


def _lay_out(s: Orichalcum) -> None:
    """O2.1 to O2.6: cards, tiles, bags, titans and the two boards."""
    s.draw_pile = Deck(s.rng.shuffled(vec[i64](range(CARDS))))
    for size in range(1, SIZES + 1):
        tiles = [tile for tile in range(len(TILE_SIZE)) if TILE_SIZE[tile] == size]
        s.stacks.append(Deck(s.rng.shuffled(vec[i64](tiles))))
    s.creature_bag = CREATURE_COUNT[:]
    s.building_bag = BUILDING_COUNT[:]
    for titan in range(TITANS):
        s.titan_holder = append(s.titan_holder, NONE)
        s.titan_active = s.titan_active * 2 + 1
    s.slots = zeros(ORDINARY)
    refill_row(s)
    refill_slots(s)


def _deal_islands(s: Orichalcum, first: i64) -> None:
    """O2.7: random boards; the sides as the options say, or each player chooses."""
    players = len(s.players)
    boards = s.rng.shuffled(vec[i64](range(BOARDS)))
    sides = s.setup.options["island_side"]
    for seat in range(players):
        board = boards[0 if s.setup.options["same_island"] is True else seat]
        side = sides[seat] if isinstance(sides, list) else sides
        s.players[seat].board = board
        if side in SIDE.index:
            _take_side(s, seat, SIDE.index[str(side)])
    for turns in range(players - 1, -1, -1):
        seat = (first + turns) % players
        if s.players[seat].side == NONE:
            s.push(CHOOSE_SIDE, seat)


def _take_side(s: Orichalcum, seat: i64, side: i64) -> None:
    player = s.players[seat]
    player.side = SIDE_OF_BOARD[player.board][side]
    player.empty = LAND[player.side]


class ChooseSide(Step):
    """O2.7: the easier or the harder side of the own board."""

    def legal(self, s: Orichalcum, step: i64) -> vec[i64]:
        words = vec[i64](capacity=2)
        for side in range(len(SIDE)):
            words = append(words, SIDE_WORD.code(side))
        return words

    def apply(self, s: Orichalcum, step: i64, word: i64) -> None:
        seat, side = seat_of(step), SIDE_WORD.first(word)
        _take_side(s, seat, side)
        s.note(SIDE_CHOSEN, seat, side)
