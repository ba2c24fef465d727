"""What must hold after every word. The tests look at it, in many games."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count
from pelagos.core.state import State, kind_of
from pelagos.core.vecs import all_are, least, tally, tally_set, tally_spaces, total, zeros
from pelagos.games.arnak import steps
from pelagos.games.arnak.components import COMPONENTS, TRACK
from pelagos.games.arnak.lookup import (
    ARTIFACTS,
    ASSISTANTS,
    CAMPS,
    CARDS,
    FEAR_CARD,
    FEARS,
    FIRST_BASIC,
    GUARDIANS,
    IDOL_COPIES,
    ITEMS,
    ROW_SPACES,
    SITES,
    SPACES,
    TEMPLES,
    TILES,
    TRACK_ROW,
)
from pelagos.games.arnak.player import NONE, Player, assistant_of, card_of
from pelagos.games.arnak.state import BLOCKED, CAMP_TILE, FREE, RIVAL, Arnak

BLOCKED_SPACES: Final = vec[i64](COMPONENTS.blocked)
"""By number of players less one."""


def check(state: State) -> None:
    """Cards, tiles and pieces are conserved, nobody owes anything, and everything lies where it may lie."""
    assert isinstance(state, Arnak)
    _cards(state)
    _tiles(state)
    _idols(state)
    _spaces(state)
    _research(state)
    _assistants(state)
    _temple(state)
    _row(state)
    assert 1 <= state.round <= 5
    frees: i64 = 0
    for i in range(len(state.stack)):
        if kind_of(state.stack[i]) == steps.FREE_DONE:
            frees += 1
    assert frees == (1 if state.in_free else 0)


def _cards(s: Arnak) -> None:
    """A1.4: every item, artifact, basic card and Fear is somewhere, once."""
    numbers = zeros(CARDS)
    tally(numbers, s.items)
    tally(numbers, s.artifacts)
    tally_spaces(numbers, s.row)
    tally_set(numbers, s.exiled_items)
    tally_set(numbers, s.rival.items)
    assert (s.exiled_artifacts | s.rival.artifacts) >> ARTIFACTS == 0
    for card in range(ARTIFACTS):
        numbers[ITEMS + card] += (s.exiled_artifacts >> card & 1) + (s.rival.artifacts >> card & 1)
    for kind in range(len(s.exiled_basics)):
        numbers[FIRST_BASIC + kind] += s.exiled_basics[kind]
    for player in s.players:
        _tally_held(numbers, player.hand)
        _tally_held(numbers, player.deck)
        tally(numbers, player.played)
        for i in range(1, len(player.hand)):
            assert player.hand[i - 1] <= player.hand[i]
    _tally_held(numbers, s.drawn)
    numbers[FEAR_CARD] += s.fears
    for card in range(FIRST_BASIC):
        assert numbers[card] == 1
    for card in range(FIRST_BASIC, FEAR_CARD):
        assert numbers[card] == len(s.players)
    assert numbers[FEAR_CARD] == FEARS


def _tally_held(numbers: vec[i64], entries: vec[i64]) -> None:
    """Count cards of a hand or deck."""
    for i in range(len(entries)):
        assert entries[i] >= 0
        numbers[card_of(entries[i])] += 1


def _tiles(s: Arnak) -> None:
    """Tiles of camps and sites, and guardians, each in one place."""
    tiles = zeros(TILES + CAMPS)
    for level in s.levels:
        tally(tiles, level.items)
    tally_spaces(tiles, s.tiles)
    assert all_are(tiles, 1)
    for camp in range(CAMPS):
        assert s.tiles[camp] == CAMP_TILE + camp
    guardians = zeros(GUARDIANS)
    tally(guardians, s.guardians)
    tally_spaces(guardians, s.wardens)
    tally_set(guardians, s.rival.guardians)
    for player in s.players:
        tally_set(guardians, player.guardians)
        assert player.boons & ~player.guardians == 0
    assert all_are(guardians, 1)


def _idols(s: Arnak) -> None:
    """All idols are somewhere."""
    idols = s.lost_idols + s.rival.stacked + count(s.rival.idols)
    for site in range(SITES):
        if s.idols[site] != NONE:
            idols += 1
    for i in range(len(s.hidden_idols)):
        if s.hidden_idols[i] != NONE:
            idols += 1
    for player in s.players:
        idols += player.idols_owned()
    assert idols == total(IDOL_COPIES)


def _spaces(s: Arnak) -> None:
    """Archaeologists and blocking tiles."""
    standing = zeros(len(s.players))
    rival: i64 = 0
    blocked: i64 = 0
    assert len(s.spaces) == SPACES
    for space in range(SPACES):
        holder = s.spaces[space]
        if holder == BLOCKED:
            blocked += 1
            assert space < 2 * CAMPS
            assert space % 2 == 1
        elif holder == RIVAL:
            rival += 1
        elif holder != FREE:
            standing[holder] += 1
    assert blocked == BLOCKED_SPACES[len(s.players) - 1]
    for seat in range(len(s.players)):
        assert s.players[seat].home + standing[seat] == 2
    if s.solo:
        assert s.rival.home + rival == 6
        assert len(s.rival.stack) + len(s.rival.used) == 10


def _research(s: Arnak) -> None:
    """Resources, and tokens on the research track; arrivals at the Lost Temple are numbered."""
    arrived: i64 = 0
    for player in s.players:
        assert least(player.goods) >= 0
        assert player.idols >= 0
        assert player.fear_tiles >= 0
        glass, notebook = TRACK_ROW[s.board * TRACK + player.glass], TRACK_ROW[s.board * TRACK + player.notebook]
        assert notebook <= glass
        assert notebook <= 7
        assert (player.arrival != NONE) == (glass == 8)
        if player.arrival != NONE:
            arrived = _arrived(arrived, player.arrival)
    if s.rival.arrival != NONE:
        arrived = _arrived(arrived, s.rival.arrival)
    assert arrived == BIT[s.arrivals] - 1
    assert s.loose >= 0


def _arrived(arrived: i64, place: i64) -> i64:
    """One more has come to the Lost Temple."""
    assert arrived & BIT[place] == 0
    return arrived | BIT[place]


def _assistants(s: Arnak) -> None:
    """Each assistant is in one place; alone, some are out of the game."""
    numbers = zeros(ASSISTANTS)
    for stack in s.supply:
        tally(numbers, stack)
    tally(numbers, s.rescue)
    for player in s.players:
        assert len(player.team) <= 2
        _tally_team(numbers, player)
    for one in range(ASSISTANTS):
        assert numbers[one] == 1 or (numbers[one] == 0 and s.solo)


def _tally_team(numbers: vec[i64], player: Player) -> None:
    for square in range(len(player.team)):
        assert player.team[square] >= 0
        numbers[assistant_of(player.team[square])] += 1


def _temple(s: Arnak) -> None:
    """Temple tiles: one of each stack for each player."""
    many: i64 = 2 if s.solo else len(s.players)
    for stack in range(TEMPLES):
        taken = s.rival.temple[stack]
        for player in s.players:
            taken += player.temple[stack]
        assert s.temple[stack] >= 0
        assert s.temple[stack] == many - taken


def _row(s: Arnak) -> None:
    """A11.1: artifacts left of the staff, items right of it."""
    assert len(s.row) == ROW_SPACES
    for space in range(ROW_SPACES):
        card = s.row[space]
        assert card == NONE or (card < ITEMS) == (space >= s.round)
