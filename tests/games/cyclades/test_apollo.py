"""C15: Apollo."""

import pytest

from tests.games.cyclades.positions import (
    figurine,
    figurines,
    game,
    isle,
    legal,
    neutral,
    next_cycle,
    offered,
    say,
    step,
    turn,
    turns,
)


@pytest.mark.rule("C15.1", "W16")
def test_one_gold_with_several_islands_four_with_one():
    s = game()
    turn(s, "apollo")
    assert s.gold[0] == 11
    s = game()
    neutral(s, "thira")
    turn(s, "apollo")
    assert s.gold[0] == 14


@pytest.mark.rule("C15.2", "W16")
def test_only_the_first_to_have_come_places_a_prosperity_marker():
    s = game()
    offered(s, "apollo", 2)
    offered(s, "apollo", 0)
    turns(s, 2)
    assert (s.seat, legal(s)) == (2, ["prosperity kythnos", "prosperity sifnos"])
    say(s, "prosperity sifnos")
    assert s.cycle == 6  # seat 0 had nothing to decide
    assert [s.gold[seat] for seat in (0, 2)] == [10 + 1 + 2, 10 + 1 + 1 + 1]
    assert s.prosperity_supply == 15


@pytest.mark.rule("C15.2")
def test_several_markers_may_lie_on_one_island_and_stay():
    s = game()
    for _ in range(3):
        turn(s, "apollo")
        say(s, "prosperity gyaros")
    assert s.prosperity[isle(s, "gyaros")] == 3
    s.gold[0] = 0
    next_cycle(s)
    assert s.gold[0] == 5


@pytest.mark.rule("C15.3")
def test_without_markers_in_the_supply_none_is_placed_and_the_log_says_so():
    s = game()
    s.prosperity_supply = 0
    offered(s, "apollo", 0)
    turns(s, 1)
    assert s.cycle == 6
    assert sum(s.prosperity) == 0
    assert [entry["seat"] for entry in s.log() if entry["message"] == "prosperity-gone"] == [0]


@pytest.mark.rule("C15.4")
def test_a_turn_with_apollo_begins_and_ends_like_any():
    s = game()
    figurine(s, "medusa", "kea", holder=0, cycle=4)
    turn(s, "apollo")
    assert figurines(s) == {}
    say(s, "prosperity gyaros")
    assert (s.seat, step(s)) == (0, "bid")  # the last to act is first on the turn track
