"""C2: setup."""

from typing import TYPE_CHECKING

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, mask_of
from pelagos.core.deck import Deck
from pelagos.core.rng import Rng
from pelagos.games.cyclades.components import COMPONENTS
from pelagos.games.cyclades.lookup import (
    CARDS,
    CHART_FOR,
    ISLAND_FIGURINES,
    KINDS,
    START_ISLANDS,
    START_SEAS,
    TILE_GODS,
    TRACK,
)
from pelagos.games.cyclades.rules.board import add_fleets
from pelagos.games.cyclades.state import NONE, Cyclades, filled
from pelagos.games.cyclades.steps import START_CYCLE

if TYPE_CHECKING:
    from pelagos.core.game import Setup


def create(setup: "Setup", rng: Rng) -> Cyclades:
    """The first position: everything laid out, the first cycle about to begin."""
    s = Cyclades(setup, rng)
    players = setup.players
    two = players == 2
    s.chart_number = CHART_FOR[players]
    s.needed = COMPONENTS.needed[0 if two else 1]  # C1.9
    s.playing = mask_of(list(range(players)))
    _lay_out(s)
    _give_pieces(s, players)
    markers = COMPONENTS.markers[players]
    seats = vec[i64]()
    for seat in range(players):
        for i in range(markers):
            seats = append(seats, seat)
    s.turn_track = s.rng.shuffled(seats)  # C2.7
    s.push(START_CYCLE, 0)
    return s


def _lay_out(s: Cyclades) -> None:
    """C2.5, C2.6, C2.8: creatures, supplies and god tiles."""
    chart = s.chart()
    s.troops = filled(chart.islands, 0)
    s.fleets = filled(chart.seas, 0)
    s.prosperity = filled(chart.islands, 0)
    s.built = filled(KINDS, 0)
    s.priest_supply = COMPONENTS.priests
    s.philosopher_supply = COMPONENTS.philosophers
    s.prosperity_supply = COMPONENTS.prosperity
    s.draw_pile = Deck(s.rng.shuffled(vec[i64](range(CARDS))))
    s.track = filled(TRACK, NONE)
    s.figurine_at = filled(ISLAND_FIGURINES, NONE)
    s.figurine_holder = filled(ISLAND_FIGURINES, NONE)
    s.figurine_cycle = filled(ISLAND_FIGURINES, 0)
    s.gods = vec[i64](range(TILE_GODS))
    s.offering = filled(TILE_GODS, NONE)
    s.amount = filled(TILE_GODS, 0)


def _give_pieces(s: Cyclades, players: int) -> None:
    """C2.2 to C2.4, C2.9: gold, pieces, and the start position of each seat."""
    s.gold = filled(players, COMPONENTS.start_gold)
    s.priests = filled(players, 0)
    s.philosophers = filled(players, 0)
    s.troop_reserve = filled(players, COMPONENTS.troops)
    s.fleet_reserve = filled(players, COMPONENTS.fleets)
    s.islands_of = filled(players, 0)
    s.seas_of = filled(players, 0)
    for seat in range(players):
        for island in START_ISLANDS[players][seat]:
            s.islands_of[seat] |= BIT[island]
            s.troops[island] = 1
            s.troop_reserve[seat] -= 1
        for sea in START_SEAS[players][seat]:
            add_fleets(s, seat, sea, 1)
            s.fleet_reserve[seat] -= 1
