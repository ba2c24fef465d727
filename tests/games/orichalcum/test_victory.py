"""O18: the end of the game."""

import pytest

from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.state import NONE
from tests.games.orichalcum.positions import (
    act,
    begin,
    captured,
    creature,
    game,
    give,
    ground,
    hold,
    legal,
    medallions,
    messages,
    rig,
    say,
    titan,
)


@pytest.mark.rule("O18.1")
def test_five_points_and_no_creature_win_at_once() -> None:
    s = game()
    medallions(s, 0, 4)
    give(s, 0, orichalcum=5)
    act(s, "construct")
    say(s, "medallion")
    assert s.over
    assert not s.stopped
    assert s.winner == 0
    assert s.seat == -1
    assert s.legal() == []
    assert messages(s)[-1] == "game-won"


@pytest.mark.rule("O18.1")
def test_four_points_do_not_win() -> None:
    s = game()
    medallions(s, 0, 3)
    give(s, 0, orichalcum=5)
    act(s, "construct")
    say(s, "medallion")
    assert not s.over


@pytest.mark.rule("O18.1")
def test_more_than_five_points_win_as_well() -> None:
    s = game()
    medallions(s, 0, 5)
    creature(s, 0, "hydra-theia", "d4")
    creature(s, 0, "gorgon", "b6")
    rig(s, "skull", "skull")
    act(s, "capture")
    say(s, "fight hydra 0")
    assert s.points(0) == 6
    assert not s.over
    say(s, "fight gorgon 0")
    assert s.winner == 0


@pytest.mark.rule("O18.1")
def test_neither_turn_nor_round_is_finished() -> None:
    s = game(2)
    medallions(s, 0, 4)
    give(s, 0, hoplites=2, orichalcum=5)
    act(s, "construct")
    say(s, "medallion")
    assert len(s.row) == 5
    assert s.turns_left == 2
    assert len(s.stack) == 0


@pytest.mark.rule("O18.2")
def test_only_the_active_player_wins() -> None:
    """Seat 1 has six points and a creature, so cannot have won; seat 0's fifth point ends the game for seat 0."""
    s = game()
    medallions(s, 1, 6)
    creature(s, 1, "gorgon", "d4")
    medallions(s, 0, 4)
    ground(s, 0, mountain="c2 b3")
    hold(s, "mountain")
    say(s, "place b4 0")
    assert s.winner == 0
    assert s.ranking() == [1, 2, 2]


@pytest.mark.rule("O18.2", "O8.3")
def test_taking_a_titan_from_another_may_cost_that_player_the_fifth_point() -> None:
    s = game()
    titan(s, 1, "hyperion")
    medallions(s, 1, 4)
    creature(s, 1, "gorgon", "d4")
    ground(s, 0, mountain="c2 b3")
    hold(s, "mountain")
    say(s, "place b4 0")
    assert s.scores() == [1, 4, 0]
    rig(s, "skull")
    act(s, "capture", 1)
    say(s, "fight gorgon 0")
    assert not s.over


@pytest.mark.rule("O18.3", "O23.23")
def test_the_winner_is_first_and_all_others_share_the_second_place() -> None:
    s = game(4)
    medallions(s, 2, 4)
    medallions(s, 0, 3)
    give(s, 2, orichalcum=5)
    act(s, "construct", 2)
    say(s, "medallion")
    assert s.ranking() == [2, 2, 1, 2]
    assert s.scores() == [3, 0, 5, 0]


@pytest.mark.rule("O18.4", "O23.17")
def test_the_game_stops_after_the_last_turn_of_round_60_before_the_end_of_round() -> None:
    s = game()
    s.round, s.turns_left = 60, 1
    begin(s, steps.EXTRA_ACTION, 2)
    row = list(s.row)
    say(s, "pass")
    assert s.over
    assert s.stopped
    assert s.winner == NONE
    assert list(s.row) == row
    assert sum(s.slots) == 0
    assert messages(s)[-1] == "game-stopped"


@pytest.mark.rule("O18.4")
@pytest.mark.parametrize(("number", "left"), [(59, 1), (60, 2)])
def test_the_game_does_not_stop_earlier(number: int, left: int) -> None:
    s = game()
    s.round, s.turns_left = number, left
    begin(s, steps.EXTRA_ACTION, 2)
    say(s, "pass")
    assert not s.over
    assert legal(s)


@pytest.mark.rule("O18.4")
def test_the_places_of_a_stopped_game() -> None:
    """By points, then fewer creatures on the island, then orichalcum plus hoplites in stock; equal ones share."""
    s = game(4)
    medallions(s, 0, 2)
    creature(s, 0, "gorgon", "d4", hoplites=3)
    give(s, 0, hoplites=9)
    medallions(s, 1, 2)
    titan(s, 2, "theia", active=False)
    give(s, 2, hoplites=2, orichalcum=1)
    titan(s, 3, "kronos")
    give(s, 3, orichalcum=3)
    captured(s, 3, "hydra-kronos", "gorgon")
    s.round, s.turns_left = 60, 1
    begin(s, steps.EXTRA_ACTION, 3)
    say(s, "pass")
    assert s.stopped
    assert s.ranking() == [2, 1, 3, 3]
    assert s.scores() == [2, 2, 1, 1]


@pytest.mark.rule("O18.4")
def test_more_in_stock_breaks_the_last_tie_and_committed_hoplites_do_not_count() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4", hoplites=3)
    creature(s, 1, "hellhound", "d4")
    creature(s, 2, "hellhound", "d4")
    give(s, 1, hoplites=1, orichalcum=1)
    give(s, 2, orichalcum=3)
    s.round, s.turns_left = 60, 1
    begin(s, steps.EXTRA_ACTION, 2)
    say(s, "pass")
    assert s.ranking() == [3, 2, 1]
