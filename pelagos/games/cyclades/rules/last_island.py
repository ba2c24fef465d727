"""C17: the last island and elimination; what changes hands with an island."""

from librt.vecs import append
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, without_lowest
from pelagos.games.cyclades.lookup import KINDS, TILE_GODS
from pelagos.games.cyclades.messages import ELIMINATED, GAME_WON, ISLAND_TAKEN
from pelagos.games.cyclades.rules.board import sink_fleets
from pelagos.games.cyclades.rules.figurines import minotaur_leaves, remove_all_figurines_of
from pelagos.games.cyclades.state import NONE, Cyclades
from pelagos.games.cyclades.steps import CHECK_METROPOLIS


def protected_islands(s: Cyclades, seat: i64) -> i64:
    """C17.1: the last islands of others that the seat may neither attack nor take."""
    protected: i64 = 0
    for other in range(s.seats()):
        island = s.islands_of[other]
        if other != seat and count(island) == 1 and not could_win_with(s, seat, lowest(island)):
            protected |= island
    return protected


def could_win_with(s: Cyclades, seat: i64, target: i64) -> bool:
    """C17.2: whether capturing the island brings a metropolis and with it as many as are needed."""
    islands = s.islands_of[seat] | BIT[target]
    slots = s.chart().places_on(islands)
    gained = count(islands & ~s.metropolises)  # at most one for each island without
    if s.metropolis_supply() < gained:
        gained = s.metropolis_supply()
    for kind in range(KINDS):
        sets = count(s.built[kind] & slots)
        if sets < gained:
            gained = sets
    if s.metropolises & BIT[target] != 0:
        gained += 1
    return gained >= 1 and s.metropolises_of(seat) + gained >= s.needed


def conquer(s: Cyclades, seat: i64, island: i64, troops: i64) -> None:
    """C12.6, C13.2e, C14.9: the seat takes the island with all that stands on it; its former controller may be out."""
    loser = s.island_owner(island)
    if loser != NONE:
        s.islands_of[loser] &= ~BIT[island]
    s.islands_of[seat] |= BIT[island]
    s.troops[island] = troops
    s.note(ISLAND_TAKEN, seat, s.chart().island_word[island])
    minotaur_leaves(s, island)
    if loser != NONE and s.islands_of[loser] == 0:
        eliminate(s, loser)
    if not s.over:
        s.push(CHECK_METROPOLIS, seat)


def eliminate(s: Cyclades, seat: i64) -> None:
    """C17.4: fleets, cards, gold, figurines and marker of the seat leave the game; C16.4: who is left alone has won."""
    s.playing &= ~BIT[seat]
    s.eliminated = append(s.eliminated, seat)
    s.note(ELIMINATED, seat)
    seas = s.seas_of[seat]
    while seas != 0:
        sink_fleets(s, lowest(seas))
        seas = without_lowest(seas)
    s.gold[seat] = 0
    s.priests_gone += s.priests[seat]
    s.priests[seat] = 0
    s.philosophers_gone += s.philosophers[seat]
    s.philosophers[seat] = 0
    remove_all_figurines_of(s, seat)
    _remove_markers(s, seat)
    if count(s.playing) == 1:
        winner = lowest(s.playing)
        s.note(GAME_WON, winner, s.metropolises_of(winner))
        s.finish()


def _remove_markers(s: Cyclades, seat: i64) -> None:
    """C17.5: a turn still due is skipped; nobody takes over a place on Apollo or on the turn track."""
    for god in range(TILE_GODS):
        if s.offering[god] == seat:
            s.offering[god] = NONE
            s.amount[god] = 0
    for arrival in range(len(s.apollo)):
        if s.apollo[arrival] == seat:
            s.apollo[arrival] = NONE
    for place in range(len(s.turn_track)):
        if s.turn_track[place] == seat:
            s.turn_track[place] = NONE
