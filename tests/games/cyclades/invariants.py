"""C22: what must hold after every word of Cyclades."""

from collections import Counter

from pelagos import State
from pelagos.core.bits import members
from pelagos.core.state import argument_of, kind_of, seat_of
from pelagos.games.cyclades import steps
from pelagos.games.cyclades.components import COMPONENTS
from pelagos.games.cyclades.lookup import CARDS, FIRST_FIGURINE, KINDS, POLYPHEMUS, place_of
from pelagos.games.cyclades.rules.metropolis import has_set
from pelagos.games.cyclades.state import NONE, Cyclades

OPTIONS: list[dict[str, object]] = [{}, {"open_gold": True}]


def check(state: State) -> None:
    """Everything that C22 lists."""
    assert isinstance(state, Cyclades)
    check_units(state)
    check_owners(state)
    check_supplies(state)
    check_cards(state)
    check_buildings(state)
    check_gold_and_monsters(state)
    check_markers(state)


def over_in_a_turn(s: Cyclades) -> bool:
    """C16.4: who was left alone won at once, before the rest of the turn: a set is not used, the own marker stays on its god."""
    return s.over and s.playing.bit_count() == 1


def pending(s: Cyclades) -> list[int]:
    """The kinds of steps on the stack."""
    return [kind_of(step) for step in s.stack]


def check_units(s: Cyclades) -> None:
    """C22.1: troops and fleets on the board and in reserve; the attackers of a battle are on their way between spaces."""
    for seat in range(s.seats()):
        fleets = sum(s.fleets[sea] for sea in members(s.seas_of[seat])) + s.fleet_reserve[seat]
        troops = sum(s.troops[island] for island in members(s.islands_of[seat])) + s.troop_reserve[seat]
        if s.attacker == seat and s.battle_on_land:
            troops += s.attackers
        elif s.attacker == seat:
            fleets += s.attackers
        assert (troops, fleets) == (COMPONENTS.troops, COMPONENTS.fleets)
        assert s.fleet_reserve[seat] >= 0 <= s.troop_reserve[seat]


def check_owners(s: Cyclades) -> None:
    """C22.3, C22.8: one owner for each space; troops only on controlled islands, fleets only where somebody rules the sea."""
    for sets, units, size in ((s.islands_of, s.troops, s.chart().islands), (s.seas_of, s.fleets, s.chart().seas)):
        owners = Counter(space for seat in range(s.seats()) for space in members(sets[seat]))
        assert all(number == 1 for number in owners.values())
        assert all(units[space] >= 0 for space in range(size))
        assert all(space in owners for space in range(size) if units[space] > 0)
    for sea in range(s.chart().seas):
        assert (s.fleets[sea] > 0) == (s.sea_owner(sea) != NONE)
    for seat in range(s.seats()):
        assert s.plays(seat) == (s.islands_of[seat] != 0)
        assert s.plays(seat) != (seat in list(s.eliminated))


def check_supplies(s: Cyclades) -> None:
    """C22.2: pieces and cards of the supply."""
    assert sum(s.priests) + s.priest_supply + s.priests_gone == COMPONENTS.priests
    assert sum(s.philosophers) + s.philosopher_supply + s.philosophers_gone == COMPONENTS.philosophers
    assert sum(s.prosperity) + s.prosperity_supply == COMPONENTS.prosperity
    assert min(s.priest_supply, s.philosopher_supply, s.prosperity_supply, *s.priests, *s.philosophers) >= 0
    assert all(s.building_supply(kind) >= 0 for kind in range(KINDS))
    assert s.metropolis_supply() >= 0


def check_cards(s: Cyclades) -> None:
    """C22.2: every creature card is in one place; held cards belong to figurines on the board."""
    held = [FIRST_FIGURINE + figurine for figurine in range(len(s.figurine_at)) if s.figurine_holder[figurine] != NONE]
    cards = [*s.draw_pile.items, *(card for card in s.track if card != NONE), *members(s.discarded), *held]
    assert sorted(cards) == list(range(CARDS))
    for figurine in range(len(s.figurine_at)):
        assert (s.figurine_at[figurine] == NONE) == (s.figurine_holder[figurine] == NONE)
    standing = [island for island in s.figurine_at if island != NONE]
    assert len(standing) == len(set(standing))


def check_buildings(s: Cyclades) -> None:
    """C22.4, C22.5: slots, and no metropolis that should have been founded."""
    slots = [place for kind in range(KINDS) for place in members(s.built[kind])]
    assert len(slots) == len(set(slots))
    for island in range(s.chart().islands):
        places = [place_of(island, slot) for slot in range(4)]
        allowed = members(s.chart().places[island])
        covered = members(s.chart().covered[island]) if s.metropolises >> island & 1 else []
        assert all(place in allowed and place not in covered for place in places if place in slots)
        if s.island_owner(island) == NONE:
            assert not any(place in slots for place in places)
            assert not s.metropolises >> island & 1
            assert s.prosperity[island] == 0
            assert s.troops[island] == 0
    if not over_in_a_turn(s) and not set(pending(s)) & {steps.CHECK_METROPOLIS, steps.PLACE_METROPOLIS, steps.RETURN_BUILDING}:
        for seat in range(s.seats()):
            assert s.philosophers[seat] < COMPONENTS.philosophers_needed
            assert not has_set(s, seat)


def check_gold_and_monsters(s: Cyclades) -> None:
    """C22.6: no debts; no fleet with the Kraken or beside Polyphemus, once he has pushed them all away."""
    assert min(s.gold) >= 0
    if s.kraken != NONE:
        assert s.fleets[s.kraken] == 0
    island = s.figurine_at[POLYPHEMUS - FIRST_FIGURINE]
    if island != NONE and steps.POLYPHEMUS not in pending(s) and steps.DRIVE_FLEETS not in pending(s):
        assert not any(s.fleets[sea] for sea in members(s.chart().waters[island]))


def check_markers(s: Cyclades) -> None:
    """C22.7: every marker is on a god, on Apollo, on the turn track or in its owner's hand."""
    in_hand = [seat_of(step) for step in s.stack if kind_of(step) == steps.BID]
    places = [*s.offering, *s.apollo, *s.turn_track]
    markers = Counter([int(seat) for seat in [*places, *in_hand] if seat != NONE])
    each = COMPONENTS.markers[s.seats()]
    assert over_in_a_turn(s) or markers == dict.fromkeys(members(s.playing), each)
    assert all((s.amount[god] > 0) == (s.offering[god] != NONE) for god in range(len(s.offering)))
    assert all(argument_of(step) <= KINDS for step in s.stack if kind_of(step) == steps.BID)
