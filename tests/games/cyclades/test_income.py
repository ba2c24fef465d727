"""C6: income."""

import pytest

from tests.games.cyclades.positions import fleet, fresh, game, island, isle, legal, neutral, next_cycle, say, step


@pytest.mark.rule("C6.1", "W4")
def test_each_prosperity_mark_of_an_island_brings_one_gold():
    s = game()
    neutral(s, "thira")
    next_cycle(s)
    assert s.gold[0] == 10 + 2  # gyaros
    s = game()
    island(s, 0, "kimolos")  # without troops
    next_cycle(s)
    assert s.gold[0] == 10 + 2 + 2


@pytest.mark.rule("C6.1", "C15.2")
def test_added_markers_count_like_printed_ones():
    s = game()
    s.prosperity[isle(s, "thira")] = 3
    next_cycle(s)
    assert s.gold[0] == 10 + 2 + 3


@pytest.mark.rule("C6.1")
def test_neutral_islands_pay_nobody():
    s = game()
    before = sum(s.gold)
    next_cycle(s)
    assert sum(s.gold) - before == 2 + 1 + 1  # gyaros, mykonos, kythnos; kimolos and despotiko are neutral


@pytest.mark.rule("C6.2", "W5")
def test_a_trade_space_brings_one_gold_however_many_fleets_are_there():
    s = game()
    fleet(s, 0, "a2 f1", 2)
    fleet(s, 0, "b3")
    next_cycle(s)
    assert s.gold[0] == 10 + 2 + 2
    assert s.gold[1] == 10 + 1


@pytest.mark.rule("C6.2", "W5")
def test_a_trade_space_that_was_left_pays_nobody():
    s = game()
    fleet(s, 0, "a2")
    s.seas_of[0] = 0
    s.fleets[1] = 0
    next_cycle(s)
    assert s.gold[0] == 10 + 2


@pytest.mark.rule("C6.1", "C6.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everybody_receives_income_in_every_cycle(players: int):
    s = fresh(players)
    assert list(s.gold) == [7] * players
    while s.cycle == 1:
        say(s, "apollo" if step(s) == "bid" else legal(s)[0])
    incomes = [entry for entry in s.log() if entry["message"] == "income"]
    assert [int(entry["seat"]) for entry in incomes] == list(range(players)) * 2
