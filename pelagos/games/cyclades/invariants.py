"""What must hold after every word (C22). The tests look at it, in many games."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import BIT, count, lowest, mask_of, without_lowest
from pelagos.core.state import State, argument_of, kind_of, seat_of
from pelagos.core.vecs import all_are, least, tally, tally_set, tally_spaces, total, zeros
from pelagos.games.cyclades import steps
from pelagos.games.cyclades.components import COMPONENTS
from pelagos.games.cyclades.lookup import CARDS, FIRST_FIGURINE, KINDS, POLYPHEMUS
from pelagos.games.cyclades.rules.metropolis import has_set
from pelagos.games.cyclades.state import NONE, Cyclades

FOUNDING: Final[i64] = mask_of([steps.CHECK_METROPOLIS, steps.PLACE_METROPOLIS, steps.RETURN_BUILDING])
DRIVING: Final[i64] = mask_of([steps.POLYPHEMUS, steps.DRIVE_FLEETS])
TROOPS: Final[i64] = COMPONENTS.troops
FLEETS: Final[i64] = COMPONENTS.fleets
MARKERS: Final = vec[i64]([COMPONENTS.markers.get(players, 0) for players in range(COMPONENTS.players.stop)])


def check(state: State) -> None:
    """Everything that C22 lists."""
    assert isinstance(state, Cyclades)
    pending: i64 = 0  # the set of kinds of steps on the stack
    for i in range(len(state.stack)):
        pending |= BIT[kind_of(state.stack[i])]
    _units(state)
    _owners(state, state.islands_of, state.troops, state.chart().islands)
    _owners(state, state.seas_of, state.fleets, state.chart().seas)
    _players(state)
    _supplies(state)
    _cards(state)
    _slots(state)
    if not _over_in_a_turn(state) and pending & FOUNDING == 0:
        _sets(state)
    _gold_and_monsters(state, pending)
    _markers(state)


def _over_in_a_turn(s: Cyclades) -> bool:
    """C16.4: who was left alone won at once, before the rest of the turn: a set is not used, the own marker stays on its god."""
    return s.over and count(s.playing) == 1


def _units(s: Cyclades) -> None:
    """C22.1: troops and fleets on the board and in reserve; the attackers of a battle are on their way between spaces."""
    for seat in range(s.seats()):
        assert s.fleet_reserve[seat] >= 0
        assert s.troop_reserve[seat] >= 0
        fleets = s.fleet_reserve[seat] + _on(s.fleets, s.seas_of[seat])
        troops = s.troop_reserve[seat] + _on(s.troops, s.islands_of[seat])
        if s.attacker == seat and s.battle_on_land:
            troops += s.attackers
        elif s.attacker == seat:
            fleets += s.attackers
        assert troops == TROOPS
        assert fleets == FLEETS


def _on(units: vec[i64], spaces: i64) -> i64:
    """The units on a set of spaces."""
    number: i64 = 0
    while spaces != 0:
        number += units[lowest(spaces)]
        spaces = without_lowest(spaces)
    return number


def _owners(s: Cyclades, sets: vec[i64], units: vec[i64], size: i64) -> None:
    """C22.3, C22.8: one owner for each space; units only where somebody is the owner."""
    owned: i64 = 0
    for seat in range(s.seats()):
        assert owned & sets[seat] == 0
        owned |= sets[seat]
    for space in range(size):
        assert units[space] >= 0
        assert units[space] == 0 or owned & BIT[space] != 0


def _players(s: Cyclades) -> None:
    """C22.3, C22.8: whoever rules a sea space has fleets there; whoever has no island is out."""
    for sea in range(s.chart().seas):
        assert (s.fleets[sea] > 0) == (s.sea_owner(sea) != NONE)
    assert 0 <= s.playing < BIT[s.seats()]
    for seat in range(s.seats()):
        out = False
        for i in range(len(s.eliminated)):
            out = out or s.eliminated[i] == seat
        assert s.plays(seat) == (s.islands_of[seat] != 0)
        assert s.plays(seat) != out


def _supplies(s: Cyclades) -> None:
    """C22.2: pieces and cards of the supply."""
    assert total(s.priests) + s.priest_supply + s.priests_gone == COMPONENTS.priests
    assert total(s.philosophers) + s.philosopher_supply + s.philosophers_gone == COMPONENTS.philosophers
    assert total(s.prosperity) + s.prosperity_supply == COMPONENTS.prosperity
    assert s.priest_supply >= 0
    assert s.philosopher_supply >= 0
    assert s.prosperity_supply >= 0
    assert least(s.priests) >= 0
    assert least(s.philosophers) >= 0
    for kind in range(KINDS):
        assert s.building_supply(kind) >= 0
    assert s.metropolis_supply() >= 0


def _cards(s: Cyclades) -> None:
    """C22.2: every creature card is in one place; held cards belong to figurines on the board, each on an island of its own."""
    numbers = zeros(CARDS)
    tally(numbers, s.draw_pile.items)
    tally_spaces(numbers, s.track)
    tally_set(numbers, s.discarded)
    standing: i64 = 0
    for figurine in range(len(s.figurine_at)):
        island = s.figurine_at[figurine]
        assert (island == NONE) == (s.figurine_holder[figurine] == NONE)
        if island != NONE:
            numbers[FIRST_FIGURINE + figurine] += 1
            assert standing & BIT[island] == 0
            standing |= BIT[island]
    assert all_are(numbers, 1)


def _slots(s: Cyclades) -> None:
    """C22.4: buildings stand in slots, one in each, none under a metropolis; nothing stands on neutral islands."""
    chart = s.chart()
    built: i64 = 0
    for kind in range(KINDS):
        assert built & s.built[kind] == 0
        built |= s.built[kind]
    assert built & ~chart.places_on(chart.all_islands) == 0
    for island in range(chart.islands):
        metropolis = s.metropolises & BIT[island] != 0
        if metropolis:
            assert built & chart.places[island] & chart.covered[island] == 0
        if s.island_owner(island) == NONE:
            assert built & chart.places[island] == 0
            assert not metropolis
            assert s.prosperity[island] == 0
            assert s.troops[island] == 0


def _sets(s: Cyclades) -> None:
    """C22.5: no metropolis that should have been founded."""
    for seat in range(s.seats()):
        assert s.philosophers[seat] < COMPONENTS.philosophers_needed
        assert not has_set(s, seat)


def _gold_and_monsters(s: Cyclades, pending: i64) -> None:
    """C22.6: no debts; no fleet with the Kraken or beside Polyphemus, once he has pushed them all away."""
    assert least(s.gold) >= 0
    if s.kraken != NONE:
        assert s.fleets[s.kraken] == 0
    island = s.figurine_at[POLYPHEMUS - FIRST_FIGURINE]
    if island != NONE and pending & DRIVING == 0:
        assert _on(s.fleets, s.chart().waters[island]) == 0


def _markers(s: Cyclades) -> None:
    """C22.7: every marker is on a god, on Apollo, on the turn track or in its owner's hand."""
    markers = zeros(s.seats())
    tally_spaces(markers, s.offering)
    tally_spaces(markers, s.apollo)
    tally_spaces(markers, s.turn_track)
    for i in range(len(s.stack)):
        if kind_of(s.stack[i]) == steps.BID:
            assert argument_of(s.stack[i]) <= KINDS
            markers[seat_of(s.stack[i])] += 1
    if not _over_in_a_turn(s):
        for seat in range(s.seats()):
            each: i64 = MARKERS[s.seats()] if s.plays(seat) else 0
            assert markers[seat] == each
    for god in range(len(s.offering)):
        assert (s.amount[god] > 0) == (s.offering[god] != NONE)
