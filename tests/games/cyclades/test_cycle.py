"""C16: the end of the cycle and of the game."""

import pytest

from pelagos.core.record import ending_of
from tests.games.cyclades.positions import end_cycle, game, give, island, metropolis, say, step, turn


@pytest.mark.rule("C16.1")
def test_the_cycle_ends_when_all_markers_are_back():
    s = game()
    turn(s, "ares")
    assert s.cycle == 5
    say(s, "pass")
    assert (s.cycle, step(s)) == (6, "bid")


@pytest.mark.rule("C16.2")
def test_enough_metropolises_end_the_game_at_the_end_of_the_cycle_only():
    s = game()
    metropolis(s, "gyaros", "thira")
    turn(s, "ares")
    assert not s.over
    say(s, "pass")
    assert s.over
    assert not s.stopped
    assert s.ranking()[0] == 1


@pytest.mark.rule("C16.2")
def test_otherwise_a_new_cycle_begins():
    s = game()
    metropolis(s, "gyaros", "kea")
    end_cycle(s)
    assert not s.over
    assert s.cycle == 6


@pytest.mark.rule("C16.3")
def test_of_several_the_richest_wins():
    s = game()
    metropolis(s, "gyaros", "thira", "mykonos", "kea", "kimolos")
    island(s, 1, "kimolos")
    give(s, 0, gold=6)
    give(s, 1, gold=5)
    end_cycle(s)
    assert s.ranking() == [1, 2, 3]
    assert s.scores() == [2, 3, 0]


@pytest.mark.rule("C16.3")
def test_with_equal_gold_more_metropolises_then_a_shared_victory():
    """A23."""
    s = game()
    metropolis(s, "gyaros", "thira", "mykonos", "kea", "kimolos")
    island(s, 1, "kimolos")
    end_cycle(s)
    assert s.ranking() == [2, 1, 3]
    s = game()
    metropolis(s, "gyaros", "thira", "mykonos", "kea")
    end_cycle(s)
    assert s.ranking() == [1, 1, 3]
    winners = [entry["seat"] for entry in s.log() if entry["message"] == "game-won"]
    assert winners == [0, 1]


@pytest.mark.rule("C16.5")
def test_the_technical_stop_after_sixty_cycles():
    s = game()
    s.cycle = 59
    end_cycle(s)
    assert (s.over, s.cycle) == (False, 60)
    metropolis(s, "kea")
    s.gold[0] = s.gold[2] + 1
    end_cycle(s)
    assert s.over
    assert s.stopped
    assert ending_of(s) == "stopped"
    assert s.ranking() == [2, 1, 3]


@pytest.mark.rule("C16.5")
def test_a_win_in_the_last_cycle_is_a_win():
    s = game()
    s.cycle = 60
    metropolis(s, "gyaros", "thira")
    end_cycle(s)
    assert s.over
    assert not s.stopped


@pytest.mark.rule("C16.6")
def test_places_behind_the_winner():
    s = game(5)
    metropolis(s, "andros", "paros", "naxos", "sikinos", "tinos")
    give(s, 0, gold=3)
    give(s, 1, gold=8)
    give(s, 2, gold=0)
    give(s, 3, gold=7)
    give(s, 4, gold=7)
    end_cycle(s)
    assert s.ranking() == [2, 1, 3, 4, 4]
    assert s.scores() == [2, 2, 1, 0, 0]


@pytest.mark.rule("C16.6", "C21")
def test_before_the_end_the_ranking_does_not_tell_who_is_richer():
    s = game()
    give(s, 0, gold=99)
    assert s.ranking() == [1, 1, 1]
    metropolis(s, "kea")
    assert s.ranking() == [2, 1, 2]
