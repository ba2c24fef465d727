"""C1 and C3: terms, and the order of the phases."""

import pytest

from pelagos.games.cyclades.rules.board import joined
from pelagos.games.cyclades.rules.metropolis import has_set
from pelagos.games.cyclades.state import NONE
from tests.games.cyclades.positions import (
    building,
    fleet,
    fleets,
    fresh,
    game,
    island,
    isle,
    lands,
    legal,
    loaded,
    metropolis,
    next_cycle,
    on_track,
    owner,
    rest_of,
    say,
    sea,
    show,
    shown_gold,
    step,
    targets,
    turn,
)


@pytest.mark.rule("C1.1", "W11")
def test_an_island_is_one_space_with_all_its_shores():
    s = game()
    for name in ["c1", "c2", "d1", "d3", "e2", "e4", "f3", "f4"]:
        fleet(s, 2, name)
    assert joined(s, 2, isle(s, "kythnos")) == sum(
        2 ** isle(s, name) for name in ("gyaros", "mykonos", "kea", "kimolos", "despotiko")
    )
    island(s, 0, "kythnos", 3)
    assert s.troops[isle(s, "kythnos")] == 3


@pytest.mark.rule("C1.2", "C13.2")
def test_an_island_stays_its_controllers_without_troops():
    s = game()
    fleet(s, 0, "b2")
    turn(s, "ares")
    island(s, 0, "mykonos", 2)
    say(s, "march mykonos", "land gyaros 2")
    assert lands(s, 0)["mykonos"] == 0
    assert owner(s, "mykonos") == 0
    assert owner(s, "kimolos") == NONE


@pytest.mark.rule("C1.3", "W5")
def test_a_sea_space_is_nobodys_when_the_last_fleet_has_left():
    s = game()
    fleet(s, 0, "a2")
    assert s.sea_owner(sea(s, "a2")) == 0
    turn(s, "poseidon")
    say(s, "sail a2", "to b3 1")
    assert s.sea_owner(sea(s, "a2")) == NONE
    assert s.sea_owner(sea(s, "b3")) == 0


@pytest.mark.rule("C1.4")
def test_after_a_battle_one_owner_is_left():
    s = game()
    fleet(s, 0, "c2", 3)
    fleet(s, 1, "d3")
    turn(s, "poseidon")
    loaded(s, 3, 0)
    say(s, "sail c2", "to d3 3")
    assert fleets(s, 0) == {"d3": 3}
    assert fleets(s, 1) == {}


@pytest.mark.rule("C1.5", "C13.2")
def test_a_chain_is_an_unbroken_line_of_own_fleets():
    s = game()
    fleet(s, 0, "b2 c2 e4")
    fleet(s, 1, "d3")
    turn(s, "ares")
    say(s, "march gyaros")
    assert targets(s, "land") == "kythnos mykonos"
    s = game()
    fleet(s, 0, "b2 c2 d3 e4")
    turn(s, "ares")
    say(s, "march gyaros")
    assert targets(s, "land") == "kythnos mykonos kimolos"


@pytest.mark.rule("C1.5", "C13.2")
def test_one_fleet_beside_both_islands_is_a_chain_and_islands_are_no_part_of_one():
    s = game()
    fleet(s, 0, "a1 f7")
    fleet(s, 0, "g5 b3")
    turn(s, "ares")
    say(s, "march thira")
    assert targets(s, "land") == "despotiko"  # f7 touches thira alone; mykonos has b3, but no sea leads there


@pytest.mark.rule("C1.6", "C12.4")
@pytest.mark.parametrize(("name", "free"), [("gyaros", 0), ("mykonos", 0), ("kea", 1), ("thira", 2)])
def test_a_metropolis_covers_some_of_the_numbered_slots(name: str, free: int):
    s = game()
    island(s, 0, name, 1)
    before = {"gyaros": 1, "mykonos": 2, "kea": 3, "thira": 4}[name]
    turn(s, "athena")
    assert rest_of(s, f"build {name}") == [str(slot) for slot in range(1, before + 1)]
    metropolis(s, name)
    assert rest_of(s, f"build {name}") == [str(slot) for slot in range(before - free + 1, before + 1)]


@pytest.mark.rule("C1.7", "C21")
def test_gold_is_whole_and_secret():
    s = fresh(3)
    for viewer in range(3):
        assert shown_gold(s, viewer) == [7 if seat == viewer else None for seat in range(3)]


@pytest.mark.rule("C1.8")
@pytest.mark.parametrize(("players", "each"), [(2, 2), (3, 1), (4, 1), (5, 1)])
def test_each_marker_gives_one_turn_in_a_cycle(players: int, each: int):
    s = fresh(players)
    turns: list[int] = []
    while s.cycle == 1 and not s.over:
        say(s, "apollo" if step(s) == "bid" else legal(s)[0])
    turns = [int(entry["seat"]) for entry in s.log() if entry["message"] == "turn-began"]
    assert sorted(turns) == sorted(list(range(players)) * each)


@pytest.mark.rule("C1.9", "C20.6")
@pytest.mark.parametrize(("players", "needed"), [(2, 3), (3, 2), (4, 2), (5, 2)])
def test_needed_metropolises(players: int, needed: int):
    assert fresh(players).needed == needed


@pytest.mark.rule("C3")
def test_the_phases_come_in_their_order():
    s = game()
    on_track(s, None, None, "kraken")
    next_cycle(s)
    show(s, "zeus", "ares")
    say(s, "bid zeus 1", "bid ares 1", "apollo", "pass", "pass", "prosperity kythnos")
    assert s.cycle == 7
    phases = {
        "cycle-began": 0,
        "creature-discarded": 1,
        "creature-revealed": 1,
        "god-shown": 2,
        "income": 3,
        "bid-made": 4,
        "apollo-chosen": 4,
        "offering-paid": 4,
        "turn-began": 5,
    }
    begun = [number for number, entry in enumerate(s.log()) if entry["message"] == "cycle-began"]
    order = [phases[str(entry["message"])] for entry in s.log()[begun[-2] : begun[-1]] if entry["message"] in phases]
    assert order == sorted(order)
    assert set(order) == {0, 1, 2, 3, 4, 5}


@pytest.mark.rule("C1.6", "C12.1")
def test_a_set_may_lie_on_several_islands():
    s = game()
    building(s, "gyaros", 1, "port")
    building(s, "thira", 1, "fortress")
    building(s, "thira", 2, "temple")
    assert not has_set(s, 0)
    building(s, "thira", 4, "university")
    assert has_set(s, 0)
