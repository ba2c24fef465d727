"""O13: capturing creatures."""

import pytest

from tests.games.orichalcum.positions import (
    act,
    building,
    creature,
    dice,
    discarded,
    free,
    game,
    give,
    in_bag,
    lairs,
    legal,
    medallions,
    messages,
    prey,
    rig,
    say,
    step,
    stock,
    supply,
    titan,
    titans,
    use_card,
)


@pytest.mark.rule("O13.1")
def test_any_creature_of_the_own_island_may_be_fought() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4")
    creature(s, 0, "hydra-theia", "b6")
    creature(s, 1, "cyclops", "d4")
    act(s, "capture")
    assert legal(s) == ["fight gorgon 0", "fight hydra 0"]


@pytest.mark.rule("O13.1")
def test_of_several_of_a_kind_the_player_chooses_the_circle() -> None:
    s = game()
    creature(s, 0, "hydra-theia", "b6")
    creature(s, 0, "hydra-kronos", "d4")
    creature(s, 0, "gorgon", "g2")
    give(s, 0, hoplites=1)
    rig(s, 1, 1)
    act(s, "capture")
    say(s, "fight hydra 1")
    assert legal(s) == ["at d4", "at b6"]
    say(s, "at b6")
    assert lairs(s, 0) == {"b6": ("hydra-theia", 1), "d4": ("hydra-kronos", 0), "g2": ("gorgon", 0)}


@pytest.mark.rule("O13.1", "O13.2")
def test_only_those_of_the_kind_with_room_for_the_hoplites_are_offered() -> None:
    s = game()
    creature(s, 0, "hellhound", "b6", hoplites=1)
    creature(s, 0, "hellhound", "d4")
    give(s, 0, hoplites=3)
    rig(s, 1, 1, 1, 2)
    act(s, "capture")
    assert legal(s) == [f"fight hellhound {n}" for n in range(4)]
    chosen = s.clone()
    say(chosen, "fight hellhound 2")
    assert legal(chosen) == ["at d4", "at b6"]
    say(s, "fight hellhound 3")
    assert prey(s, 0) == {"hellhound": 1}
    assert list(lairs(s, 0)) == ["b6"]


@pytest.mark.rule("O13.2")
@pytest.mark.parametrize(
    ("stocked", "committed", "most"), [(0, 0, 0), (1, 0, 1), (3, 0, 3), (5, 0, 3), (5, 1, 2), (5, 3, 0), (1, 2, 1), (0, 2, 0)]
)
def test_with_those_committed_earlier_three_hoplites_may_fight(stocked: int, committed: int, most: int) -> None:
    s = game()
    creature(s, 0, "cyclops", "d4", committed)
    give(s, 0, hoplites=stocked)
    act(s, "capture")
    assert legal(s) == [f"fight cyclops {n}" for n in range(most + 1)]


@pytest.mark.rule("O13.2")
def test_the_hoplites_move_from_stock_to_the_circle() -> None:
    s = game()
    creature(s, 0, "cyclops", "d4", hoplites=1)
    give(s, 0, hoplites=4)
    titan(s, 0, "kronos")
    act(s, "capture")
    say(s, "fight cyclops 2")
    assert stock(s, 0) == (2, 0)
    assert lairs(s, 0) == {"d4": ("cyclops", 3)}
    assert supply(s) == (25, 30)


@pytest.mark.rule("O13.3")
@pytest.mark.parametrize(("committed", "fresh", "number"), [(0, 0, 1), (0, 1, 2), (0, 3, 4), (2, 1, 4), (1, 1, 3), (3, 0, 4)])
def test_one_die_and_one_for_each_hoplite_there(committed: int, fresh: int, number: int) -> None:
    s = game()
    creature(s, 0, "hydra-theia", "d4", committed)
    give(s, 0, hoplites=fresh)
    act(s, "capture")
    say(s, f"fight hydra {fresh}")
    assert [len(roll) for roll in dice(s)] == [number]


@pytest.mark.rule("O13.4", "O8.9")
def test_kronos_may_be_used_before_the_roll() -> None:
    s = game()
    titan(s, 0, "kronos")
    creature(s, 0, "cyclops", "d4")
    act(s, "capture")
    say(s, "fight cyclops 0")
    assert legal(s) == ["favour none", "favour kronos"]
    say(s, "favour kronos")
    assert dice(s) == []
    assert prey(s, 0) == {"cyclops": 1}
    assert titans(s, 0) == ["(kronos)"]


@pytest.mark.rule("O13.4")
def test_kronos_may_be_kept_and_the_dice_rolled() -> None:
    s = game()
    titan(s, 0, "kronos")
    creature(s, 0, "cyclops", "d4")
    rig(s, 5)
    act(s, "capture")
    say(s, "fight cyclops 0", "favour none")
    assert dice(s) == ["5"]
    assert titans(s, 0) == ["kronos"]
    assert lairs(s, 0) == {"d4": ("cyclops", 0)}


@pytest.mark.rule("O13.4")
@pytest.mark.parametrize(("seat", "active"), [(0, False), (1, True)])
def test_without_an_active_kronos_of_ones_own_the_dice_are_rolled_at_once(seat: int, active: bool) -> None:
    s = game()
    titan(s, seat, "kronos", active=active)
    creature(s, 0, "cyclops", "d4")
    rig(s, 1)
    act(s, "capture")
    say(s, "fight cyclops 0")
    assert dice(s) == ["1"]


@pytest.mark.rule("O13.5")
@pytest.mark.parametrize(
    ("beast", "faces", "won"),
    [
        ("hellhound", [4], True),
        ("hellhound", [3], False),
        ("minotaur", [3, 3], True),
        ("minotaur", [4, 1], False),
        ("gorgon", [5, 3], True),
        ("gorgon", [5, 2], False),
        ("cyclops", [5, 4, 1], True),
        ("cyclops", [5, 3, 1], False),
        ("hydra-theia", [3, 3, 3, 3], True),
        ("hydra-theia", [5, 4, 1, 1], False),
        ("hydra-theia", ["skull"], True),
        ("cyclops", [1, "skull"], True),
        ("cyclops", ["skull", 1, 1], True),
    ],
)
def test_a_skull_wins_or_a_sum_of_at_least_the_strength(beast: str, faces: list[int | str], won: bool) -> None:
    s = game()
    creature(s, 0, beast, "d4")
    give(s, 0, hoplites=3)
    rig(s, *faces)
    act(s, "capture")
    say(s, f"fight {beast.split('-')[0]} {len(faces) - 1}")
    assert prey(s, 0) == ({beast: 1} if won else {})
    assert (lairs(s, 0) == {}) == won


@pytest.mark.rule("O13.6")
def test_won_hoplites_go_to_the_supply_and_the_creature_to_the_captured() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4", hoplites=1)
    give(s, 0, hoplites=2)
    rig(s, 1, "skull", 1)
    act(s, "capture")
    say(s, "fight gorgon 1")
    assert stock(s, 0) == (1, 2)
    assert supply(s) == (29, 28)
    assert prey(s, 0) == {"gorgon": 1}
    assert in_bag(s, "gorgon") == 3
    assert free(s, 0, "volcano") == "d4"


@pytest.mark.rule("O13.6")
def test_after_a_victory_the_player_may_fight_again_or_stop() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4")
    creature(s, 0, "hellhound", "b6")
    give(s, 0, hoplites=1)
    rig(s, "skull", "skull")
    act(s, "capture")
    say(s, "fight gorgon 0")
    assert legal(s) == ["pass", "fight hellhound 0", "fight hellhound 1"]
    stopped = s.clone()
    say(stopped, "pass")
    assert step(stopped) == "extra-action"
    assert prey(stopped, 0) == {"gorgon": 1}
    say(s, "fight hellhound 0")
    assert prey(s, 0) == {"gorgon": 1, "hellhound": 1}
    assert step(s) == "extra-action"


@pytest.mark.rule("O13.6", "O23.21", "O23.6")
def test_who_has_five_points_when_the_last_creature_leaves_has_won_before_the_reward() -> None:
    s = game()
    medallions(s, 0, 5)
    building(s, 0, "arch", "g2")
    creature(s, 0, "cyclops", "d4")
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight cyclops 0")
    assert s.winner == 0
    assert stock(s, 0) == (0, 0)
    assert messages(s)[-2:] == ["fight-won", "game-won"]


@pytest.mark.rule("O13.6")
def test_with_another_creature_left_the_reward_is_taken_and_the_game_goes_on() -> None:
    s = game()
    medallions(s, 0, 5)
    creature(s, 0, "cyclops", "d4")
    creature(s, 0, "gorgon", "b6")
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight cyclops 0")
    assert not s.over
    assert stock(s, 0) == (0, 3)


@pytest.mark.rule("O13.6", "O20.2")
def test_victory_is_tested_again_after_the_reward() -> None:
    s = game()
    medallions(s, 0, 4)
    creature(s, 0, "hydra-kronos", "d4")
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight hydra 0")
    assert s.winner == 0
    assert titans(s, 0) == ["kronos"]
    assert messages(s)[-3:] == ["fight-won", "titan-taken", "game-won"]


@pytest.mark.rule("O13.7")
def test_lost_hoplites_stay_committed_and_the_action_ends() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4")
    creature(s, 0, "hellhound", "b6")
    give(s, 0, hoplites=4)
    rig(s, 2, 2, 2)
    use_card(s, "capture")
    say(s, "act capture", "fight gorgon 2")
    assert lairs(s, 0) == {"d4": ("gorgon", 2), "b6": ("hellhound", 0)}
    assert stock(s, 0) == (2, 0)
    assert step(s) == "extra-action"
    assert discarded(s) == ["capture-3"]


@pytest.mark.rule("O13.7", "O13.3")
def test_committed_hoplites_count_in_every_later_fight_against_this_creature_only() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4", hoplites=2)
    creature(s, 0, "hydra-theia", "b6")
    rig(s, "skull", 1, 1, 1)
    act(s, "capture")
    say(s, "fight hydra 0", "fight gorgon 0")
    assert dice(s) == ["9", "111"]
    assert lairs(s, 0) == {"d4": ("gorgon", 2)}


@pytest.mark.rule("O13.7")
def test_a_lost_fight_ends_the_series_after_earlier_victories() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4")
    creature(s, 0, "hellhound", "b6")
    creature(s, 0, "cyclops", "g2")
    rig(s, "skull", 3)
    act(s, "capture")
    say(s, "fight gorgon 0", "fight hellhound 0")
    assert step(s) == "extra-action"
    assert prey(s, 0) == {"gorgon": 1}
