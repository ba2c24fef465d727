"""A2, A18.2 and A19.1, A19.2: setup."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from pelagos.core.deck import Deck
from pelagos.core.rng import Rng
from pelagos.core.vecs import zeros
from pelagos.games.arnak import steps
from pelagos.games.arnak.components import BOARDS, COMPONENTS, TRACK
from pelagos.games.arnak.lookup import (
    ARTIFACTS,
    ASSISTANTS,
    BASICS,
    BONUS_COPIES,
    BONUS_KINDS,
    CAMPS,
    FEAR_CARD,
    FEARS,
    GUARDIANS,
    IDOL_COPIES,
    IDOL_KINDS,
    ITEMS,
    LEVEL_ONE,
    RIVAL_COLOUR,
    ROW_SPACES,
    SITE_LEVEL,
    SITE_SPACE,
    SITES,
    SNAKE,
    SPACES,
    STARTING_DECK,
    STARTING_RESOURCES,
    TEMPLES,
    TILES,
    TRACK_BONUS,
)
from pelagos.games.arnak.lookup import BLOCKED as BLOCKED_CAMPS
from pelagos.games.arnak.player import NONE, Rival, filled, held, new_player
from pelagos.games.arnak.rules.market import refill_row
from pelagos.games.arnak.rules.resources import gain
from pelagos.games.arnak.state import BLOCKED, CAMP_TILE, FREE, Arnak

if TYPE_CHECKING:
    from pelagos.core.game import Setup

# what is shuffled
_ITEMS: Final = vec[i64](range(ITEMS))
_ARTIFACTS: Final = vec[i64](range(ITEMS, ITEMS + ARTIFACTS))
_CAMPS: Final = vec[i64](range(CAMPS))
_LEVEL_ONE: Final = vec[i64](range(LEVEL_ONE))
_LEVEL_TWO: Final = vec[i64](range(LEVEL_ONE, TILES))
_GUARDIANS: Final = vec[i64](range(GUARDIANS))
_ASSISTANTS: Final = vec[i64](range(ASSISTANTS))


def create(setup: "Setup", rng: Rng) -> Arnak:
    """The first position: everything laid out, the first round about to begin."""
    s = Arnak(setup, rng)
    s.solo = setup.players == 1
    s.board = BOARDS.index(str(setup.options["board"]))
    s.round = 1
    many = 2 if s.solo else setup.players  # A19.1: what is there once for each player
    _lay_out_cards(s)
    _lay_out_island(s, setup.players)
    _lay_out_research(s, many)
    _lay_out_assistants(s, setup.players, many)
    _seat_players(s, setup.players)
    if s.solo:
        _stack_rival_tiles(s, int(str(setup.options["difficulty"])))
    s.push(steps.START_ROUND, 0)
    return s


def _lay_out_cards(s: Arnak) -> None:
    """A2.2: two decks, one artifact and five items."""
    s.row = filled(ROW_SPACES, NONE)
    s.exiled_basics = zeros(BASICS)
    s.items = s.rng.shuffled(_ITEMS)
    s.artifacts = s.rng.shuffled(_ARTIFACTS)
    s.fears = FEARS
    refill_row(s)


def _copies(counts: vec[i64], kinds: i64) -> vec[i64]:
    """Each kind as often as there are copies of it."""
    pieces = vec[i64]()
    for kind in range(kinds):
        for copy in range(counts[kind]):
            pieces = append(pieces, kind)
    return pieces


def _lay_out_island(s: Arnak, players: i64) -> None:
    """A2.3, A2.4, A2.7: idols, blocking tiles, site tiles and guardians."""
    s.spaces = filled(SPACES, FREE)
    s.tiles = filled(SITES, NONE)
    s.wardens = filled(SITES, NONE)
    s.idols = filled(SITES, NONE)
    s.hidden_idols = filled(SITES, NONE)
    idols = s.rng.shuffled(_copies(IDOL_COPIES, IDOL_KINDS))
    for site in range(SITES):
        if site < CAMPS:
            s.tiles[site] = CAMP_TILE + site
            continue
        idols, s.idols[site] = pop(idols)
        if SITE_LEVEL[site] == 2:
            idols, s.hidden_idols[site] = pop(idols)
    camps = s.rng.shuffled(_CAMPS)
    for i in range(BLOCKED_CAMPS[players]):
        s.spaces[SITE_SPACE[camps[i]] + 1] = BLOCKED
    s.levels = [Deck(s.rng.shuffled(_LEVEL_ONE)), Deck(s.rng.shuffled(_LEVEL_TWO))]
    s.guardians = s.rng.shuffled(_GUARDIANS)


def _lay_out_research(s: Arnak, many: i64) -> None:
    """A2.5, A2.6: temple tiles and research bonus tiles."""
    s.temple = filled(TEMPLES, many)
    s.rival = Rival()
    s.rival.temple = zeros(TEMPLES)
    s.bonus = zeros(TRACK)
    tiles = s.rng.shuffled(_copies(BONUS_COPIES, BONUS_KINDS))
    for i in range(many):
        tiles, tile = pop(tiles)
        s.temple_bonus = append(s.temple_bonus, tile)
    for space in range(TRACK):
        for i in range(TRACK_BONUS[many - 1][s.board * TRACK + space]):
            tiles, tile = pop(tiles)
            s.bonus[space] += (tile + 1) << (3 * i)
    s.unused_bonus = tiles


def _lay_out_assistants(s: Arnak, players: int, many: i64) -> None:
    """A2.7, A18.2: three stacks, and on the Snake side the assistants to be rescued."""
    assistants = s.rng.shuffled(_ASSISTANTS)
    if s.board == SNAKE:
        for i in range(many):
            assistants, assistant = pop(assistants)
            s.rescue = append(s.rescue, assistant)
    for height in COMPONENTS.supply_stacks[s.board][players - 1]:
        stack = vec[i64]()
        for i in range(height):
            assistants, assistant = pop(assistants)
            stack = append(stack, assistant)
        s.supply.append(stack)


def _seat_players(s: Arnak, players: i64) -> None:
    """A2.8, A2.9: decks, the start player and the starting resources."""
    if players > 1 and s.setup.options["start_player"] == "random":
        s.start = s.rng.below(players)
    for seat in range(players):
        player = new_player()
        s.players.append(player)
        deck = s.rng.shuffled(STARTING_DECK)
        for i in range(len(deck)):
            player.deck = append(player.deck, held(deck[i], 0))
            if deck[i] == FEAR_CARD:
                s.fears -= 1
    if s.solo:
        gain(s, 0, COMPONENTS.solo_resources)
        return
    for place in range(players):
        gain(s, (s.start + place) % players, STARTING_RESOURCES[place])


def _stack_rival_tiles(s: Arnak, red: int) -> None:
    """A19.2: the archaeologist tiles and one of each pair; as many red ones as the difficulty says."""
    pairs = s.rng.shuffled(vec[i64](range(len(COMPONENTS.pairs))))
    red_pairs = [COMPONENTS.pairs[pairs[i]] for i in range(red)]
    stack = vec[i64]()
    for number, tile in enumerate(COMPONENTS.rival_tiles):
        wanted = 2 if tile.pair in red_pairs else 1
        if RIVAL_COLOUR[number] == 0 or RIVAL_COLOUR[number] == wanted:
            stack = append(stack, number)
    s.rival.stack = s.rng.shuffled(stack)
