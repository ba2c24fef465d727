"""I15: completion tokens and victory."""

import pytest

from pelagos.core.record import Record
from pelagos.games.atlantis.game import GAME
from tests.games.atlantis.positions import (
    SIDES_A,
    acting,
    completed,
    feasting,
    game,
    god,
    hand,
    happened,
    legal,
    marker,
    say,
    starting,
    temple,
    temples,
)

ZEUS = ("I", "II+II", "I", "III")


@pytest.mark.rule("I15.1")
@pytest.mark.parametrize("stack", ["", "I", "II", "II+II", "II+II+I", "III+I", "II+I+I"])
def test_a_slot_is_completed_by_precisely_the_tiles_shown(stack: str):
    s = game()
    temple(s, 0, "green", stack)
    assert (2 in completed(s)) == (stack == "II+II")


@pytest.mark.rule("I15.1")
def test_the_region_of_a_slot_is_the_one_with_its_number():
    s = game(order="purple-blue-green-brown")
    temple(s, 0, "blue", "II+II")
    assert completed(s) == [2]
    temple(s, 0, "blue", "")
    temple(s, 0, "green", "II+II")
    assert completed(s) == []


@pytest.mark.rule("I15.1")
def test_only_the_own_colour_area_counts():
    s = game()
    temple(s, 0, "brown-neutral", "I")
    assert completed(s) == []
    temple(s, 1, "brown", "I")
    assert (completed(s, 0), completed(s, 1)) == ([], [1])


@pytest.mark.rule("I15.2")
@pytest.mark.parametrize("how", ["demolition", "further building", "swap", "move"])
def test_a_token_is_removed_when_the_temple_changes_in_any_way(how: str):
    s = game(**(SIDES_A if how == "swap" else {}))
    temple(s, 0, "brown", "I")
    temple(s, 0, "green", "II")
    assert completed(s) == [1]
    if how == "demolition":
        say(s, "demolish brown i")
    elif how == "further building":
        hand(s, 0, brown=2)
        say(s, "construct brown a")
    elif how == "swap":
        feasting(s, "swap_tiles")
        say(s, "swap brown i", "with green ii")
    else:
        feasting(s, "move_tile")
        say(s, "move green ii", "to brown")
    assert completed(s) == []
    assert [entry["number"] for entry in happened(s, "temple-spoilt")] == [1]


@pytest.mark.rule("I15.2")
def test_tokens_never_run_out():
    s = game(4)
    for seat, name in enumerate(["zeus", "hera", "nammu", "ares"]):
        god(s, seat, name)
    temples(s, 0, *ZEUS)
    temples(s, 1, "I", "I", "III", "II+II")
    temples(s, 2, "II", "I", "III+I", "II")
    temples(s, 3, "III+I", "II", "I", "II")
    assert [len(completed(s, seat)) for seat in range(4)] == [4, 4, 4, 4]  # sixteen; the box has thirteen


@pytest.mark.rule("I15.3")
@pytest.mark.parametrize("how", ["migrate", "travel green", "recruit 1", "demolition", "construction", "feast"])
def test_the_check_comes_after_every_action(how: str):
    s = game()
    temples(s, 0, *ZEUS)
    hand(s, 0, brown=1, green=1)
    if how == "demolition":
        temple(s, 0, "brown-neutral", "III")
        say(s, "demolish brown-neutral iii")
    elif how == "construction":
        temple(s, 0, "brown", "")
        say(s, "construct brown a")
    elif how == "feast":
        feasting(s, "move_presence")
        assert not s.over  # the action is not over before its ability
        say(s, "pass")
    else:
        say(s, how)
    assert s.over
    assert s.winner == 0


@pytest.mark.rule("I15.4")
def test_the_active_player_wins_at_once_with_four_slots_and_no_tile_on_a_neutral_area():
    s = game()
    temples(s, 0, "", "II+II", "I", "III")
    hand(s, 0, brown=1)
    say(s, "construct brown a")
    assert s.over
    assert not s.stopped
    assert s.winner == 0
    assert happened(s, "game-won")[-1]["seat"] == 0


@pytest.mark.rule("I15.4")
@pytest.mark.parametrize("tile", ["I", "III"])
def test_a_tile_on_a_neutral_area_blocks_the_win_until_it_is_gone(tile: str):
    s = game()
    god(s, 0, "ra" if tile == "I" else "zeus")
    temples(s, 0, *(("III", "II", "II+I", "III") if tile == "I" else ZEUS))
    temple(s, 0, "blue-neutral", tile)
    say(s, "migrate")
    assert not s.over
    assert completed(s) == [1, 2, 3, 4]
    say(s, f"demolish blue-neutral {tile.lower()}")
    assert s.winner == 0


@pytest.mark.rule("I15.4")
def test_another_players_tiles_on_a_neutral_area_do_not_matter():
    s = game()
    temples(s, 0, *ZEUS)
    temple(s, 1, "brown-neutral", "III")
    say(s, "migrate")
    assert s.winner == 0


@pytest.mark.rule("I15.5")
@pytest.mark.parametrize(
    ("own", "neutral"),
    [
        (("I", "II+II", "I", "III+III"), ""),
        (("II+II", "I", "I", "III"), ""),
        (("I", "II+II", "", "III"), "I"),
        (("I", "III", "I", "II"), ""),
    ],
    ids=["more tiles", "wrong regions", "on the neutral area", "other tiles"],
)
def test_there_is_no_win(own: tuple[str, str, str, str], neutral: str):
    s = game()
    temples(s, 0, *own)
    temple(s, 0, "blue-neutral", neutral)
    say(s, "migrate")
    assert not s.over


@pytest.mark.rule("I15.5")
def test_the_right_levels_of_other_tiles_do_not_win():
    s = game()
    god(s, 0, "ra")  # III / II / II+I / III
    temples(s, 0, "II+I", "II", "III", "III")
    say(s, "migrate")
    assert not s.over
    assert completed(s) == [2, 4]


@pytest.mark.rule("I15.6")
def test_a_player_whose_turn_it_is_not_does_not_win():
    s = game()
    temples(s, 1, "I", "I", "III", "II+II")  # all that Hera wants
    say(s, "migrate", "migrate", "pass")
    assert not s.over
    assert s.seat == 1
    acting(s, 1)
    say(s, "migrate")
    assert s.winner == 1


@pytest.mark.rule("I15.6", "I15.8")
def test_one_winner_and_the_others_share_the_second_place():
    s = acting(game(3), 1)
    temples(s, 1, "I", "I", "III", "II+II")
    temples(s, 0, "I", "II+II", "I", "")
    say(s, "migrate")
    assert s.ranking() == [2, 1, 2]
    assert s.scores() == [3, 4, 0]


@pytest.mark.rule("I15.7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_stops_when_the_last_player_has_finished_turn_60(players: int):
    s = starting(game(players), players - 1, 60)
    hand(s, players - 1, green=3)
    say(s, "draw", "draw", "draw", "pass")
    assert not s.over  # the discard step is included
    say(s, legal(s)[0])
    assert s.over
    assert s.stopped
    assert happened(s, "game-stopped")[-1]["turns"] == 60


@pytest.mark.rule("I15.7")
def test_the_game_does_not_stop_before():
    s = starting(game(3), 1, 60)
    say(s, "draw", "draw", "draw", "pass")
    assert (s.over, s.seat) == (False, 2)
    s = starting(game(3), 2, 59)
    say(s, "draw", "draw", "draw", "pass")
    assert (s.over, s.seat) == (False, 0)


@pytest.mark.rule("I15.7")
def test_places_go_by_completed_slots_then_by_tiles_in_own_areas():
    s = game(4)
    temples(s, 0, "I", "", "", "")  # one slot, one tile
    temples(s, 1, "I", "III", "", "")  # one slot, two tiles
    temples(s, 2, "III+I+I", "", "II", "")  # no slot, four tiles
    temples(s, 3, "II", "", "I", "")  # one slot, two tiles
    god(s, 3, "ares")
    temple(s, 0, "brown-neutral", "II+II")  # which do not count
    assert [len(completed(s, seat)) for seat in range(4)] == [1, 1, 0, 1]
    assert s.ranking() == [3, 1, 4, 1]


@pytest.mark.rule("I15.7")
def test_the_record_says_that_the_game_was_stopped():
    state = GAME.new(players=2, seed=3)
    while not state.over:
        state.play(state.legal()[0])
    text = Record.of(state).dumps()
    assert text.splitlines()[-1].endswith(" stopped")
    assert Record.loads(text).replay().stopped


@pytest.mark.rule("I15.8")
def test_the_score_is_the_number_of_completed_slots():
    s = game()
    marker(s, "blue")
    assert s.scores() == [0, 0]
    temples(s, 0, "I", "II+II", "", "III")
    assert s.scores() == [3, 0]
