"""C13.1 and C13.2: moving fleets and troops. Zeus (C13.3) is in test_track.py."""

import pytest

from pelagos.core.errors import IllegalWord
from pelagos.games.cyclades.state import NONE
from tests.games.cyclades.positions import (
    building,
    figurine,
    fleet,
    fleets,
    game,
    give,
    island,
    kraken,
    lands,
    legal,
    loaded,
    messages,
    owner,
    rest_of,
    say,
    step,
    targets,
    turn,
)


@pytest.mark.rule("C13.1")
def test_a_move_costs_one_gold_and_goes_up_to_three_steps():
    s = game()
    fleet(s, 0, "a1", 2)
    turn(s, "poseidon")
    say(s, "sail a1")
    assert s.gold[0] == 9
    assert legal(s) == ["to a2 1", "to a2 2", "to b2 1", "to b2 2"]  # the first step must be made
    say(s, "to b2 1")
    assert legal(s)[0] == "pass"
    say(s, "to c2 1", "to d3 1")
    assert step(s) == "god-turn"
    assert fleets(s, 0) == {"a1": 1, "d3": 1}


@pytest.mark.rule("C13.1")
def test_the_group_may_stop_earlier():
    s = game()
    fleet(s, 0, "a1")
    turn(s, "poseidon")
    say(s, "sail a1", "to b2 1", "pass")
    assert step(s) == "god-turn"
    assert fleets(s, 0) == {"b2": 1}


@pytest.mark.rule("C13.1", "W10")
def test_fleets_are_taken_along_and_left_behind():
    s = game()
    fleet(s, 0, "a1", 3)
    fleet(s, 0, "b2")
    turn(s, "poseidon")
    say(s, "sail a1", "to b2 3")
    assert rest_of(s, "to c2") == ["1", "2", "3", "4"]
    say(s, "to c2 4")
    assert fleets(s, 0) == {"c2": 4}
    say(s, "to d3 2")
    assert fleets(s, 0) == {"c2": 2, "d3": 2}
    assert step(s) == "god-turn"
    assert s.gold[0] == 9


@pytest.mark.rule("C13.1")
def test_fleets_dropped_may_be_picked_up_again():
    """A18."""
    s = game()
    fleet(s, 0, "a1", 2)
    turn(s, "poseidon")
    say(s, "sail a1", "to b2 1", "to a1 1", "to a2 2")
    assert fleets(s, 0) == {"a2": 2}


@pytest.mark.rule("C13.1", "C18.13", "C18.17")
def test_no_step_into_the_krakens_space_or_beside_polyphemus():
    s = game()
    fleet(s, 0, "b2")
    kraken(s, "a2")
    figurine(s, "polyphemus", "kythnos")  # closes c1 and c2
    turn(s, "poseidon")
    say(s, "sail b2")
    assert targets(s, "to") == "a1 b3"


@pytest.mark.rule("C13.1")
def test_fleets_without_a_legal_first_step_cannot_be_chosen():
    """A18."""
    s = game()
    fleet(s, 0, "f1 a1")
    kraken(s, "e1")
    turn(s, "poseidon")
    assert rest_of(s, "sail") == ["a1"]


@pytest.mark.rule("C13.1")
def test_a_group_that_is_shut_in_has_ended_its_move():
    s = game()
    fleet(s, 0, "e1")
    kraken(s, "d1")
    turn(s, "poseidon")
    say(s, "sail e1", "to f1 1")
    assert legal(s) == ["pass", "to e1 1"]


@pytest.mark.rule("C13.1", "C14.10")
def test_entering_anothers_space_ends_the_move_and_starts_a_battle():
    s = game()
    fleet(s, 0, "a1", 3)
    fleet(s, 1, "b2")
    turn(s, "poseidon")
    loaded(s, 3, 0)
    say(s, "sail a1", "to b2 3")
    assert fleets(s, 0) == {"b2": 3}
    assert step(s) == "god-turn"  # no further steps
    assert s.gold[0] == 9


@pytest.mark.rule("C13.1")
def test_the_action_may_be_repeated_with_the_same_fleets():
    s = game()
    fleet(s, 0, "a1")
    give(s, 0, gold=2)
    turn(s, "poseidon")
    say(s, "sail a1", "to b2 1", "to c2 1", "to d3 1", "sail d3", "to e4 1", "pass")
    assert fleets(s, 0) == {"e4": 1}
    assert s.gold[0] == 0
    assert legal(s, "sail") == []


@pytest.mark.rule("C13.2")
def test_troops_move_any_distance_along_a_chain_for_one_gold():
    s = game()
    island(s, 0, "gyaros", 3)
    fleet(s, 0, "c2 d3 e4 f5")
    turn(s, "ares")
    assert rest_of(s, "march") == ["gyaros"]  # thira has no fleet beside it
    say(s, "march gyaros")
    assert s.gold[0] == 9
    assert rest_of(s, "land despotiko") == ["1", "2", "3"]
    say(s, "land despotiko 2")
    assert lands(s, 0) == {"gyaros": 1, "despotiko": 2, "thira": 1}


@pytest.mark.rule("C13.2")
def test_own_islands_are_targets_and_troops_join():
    s = game()
    island(s, 0, "mykonos", 2)
    fleet(s, 0, "b2")
    turn(s, "ares")
    say(s, "march gyaros", "land mykonos 1")
    assert lands(s, 0) == {"gyaros": 0, "mykonos": 3, "thira": 1}


@pytest.mark.rule("C13.2", "C18.16")
def test_not_from_an_island_held_by_medusa():
    s = game()
    fleet(s, 0, "b2 g5")
    figurine(s, "medusa", "gyaros")
    turn(s, "ares")
    assert rest_of(s, "march") == ["thira"]


@pytest.mark.rule("C13.2")
def test_not_from_an_island_without_troops():
    s = game()
    island(s, 0, "gyaros", 0)
    fleet(s, 0, "b2 g5")
    turn(s, "ares")
    assert rest_of(s, "march") == ["thira"]


@pytest.mark.rule("C13.2", "C17.1")
def test_not_to_a_protected_last_island():
    s = game()
    island(s, 2, "mykonos", 1)  # seat 1 keeps kea alone
    fleet(s, 0, "g5 h4 h3 h2")
    turn(s, "ares")
    say(s, "march thira")
    assert targets(s, "land") == "sifnos despotiko"


@pytest.mark.rule("C13.2")
def test_the_origin_left_without_troops_stays_his():
    s = game()
    fleet(s, 0, "b2 c2 d3 e4")
    turn(s, "ares")
    say(s, "march gyaros", "land kimolos 1")
    assert lands(s, 0) == {"gyaros": 0, "kimolos": 1, "thira": 1}


@pytest.mark.rule("C13.2", "C14.1")
def test_against_troops_there_is_a_battle():
    s = game()
    fleet(s, 0, "b2")
    island(s, 0, "gyaros", 3)
    turn(s, "ares")
    loaded(s, 3, 0)
    say(s, "march gyaros", "land mykonos 3")
    assert "land-battle" in messages(s)
    assert lands(s, 0)["mykonos"] == 3


@pytest.mark.rule("C13.2")
def test_an_undefended_island_is_taken_without_a_fight_fortresses_notwithstanding():
    s = game()
    fleet(s, 0, "g5 b2")
    island(s, 1, "mykonos", 0)
    building(s, "mykonos", 1, "fortress")
    turn(s, "ares")
    say(s, "march gyaros", "land mykonos 1")
    assert "land-battle" not in messages(s)
    assert owner(s, "mykonos") == 0
    assert owner(s, "despotiko") == NONE
    say(s, "march thira", "land despotiko 1")
    assert owner(s, "despotiko") == 0


@pytest.mark.rule("C13.2")
def test_the_same_troops_may_move_again():
    s = game()
    fleet(s, 0, "b2 d4")
    give(s, 0, gold=2)
    island(s, 1, "mykonos", 0)
    turn(s, "ares")
    say(s, "march gyaros", "land mykonos 1", "march mykonos", "land kimolos 1")
    assert lands(s, 0) == {"gyaros": 0, "mykonos": 0, "kimolos": 1, "thira": 1}
    assert s.gold[0] == 0
    with pytest.raises(IllegalWord):
        say(s, "march kimolos")
