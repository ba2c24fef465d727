"""O3: rounds and turns."""

import pytest

from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.state import NONE
from tests.games.orichalcum.positions import (
    act,
    begin,
    building,
    creature,
    game,
    give,
    ground,
    hold,
    legal,
    medallions,
    rig,
    row,
    say,
    slot,
    step,
    stock,
    titan,
    titans,
)


@pytest.mark.rule("O3.1")
@pytest.mark.parametrize(("players", "marker", "order"), [(2, 1, [1, 0]), (3, 1, [1, 2, 0]), (4, 2, [2, 3, 0, 1])])
def test_a_round_gives_everybody_one_turn_clockwise_from_the_marker(players: int, marker: int, order: list[int]) -> None:
    s = game(players)
    s.marker = marker
    begin(s, steps.START_ROUND)
    seats = []
    while s.round == 2:
        seats.append(int(s.seat))
        say(s, "take 1", "pass", "pass")
        if players == 2:
            say(s, "discard 1")
        if step(s) == "choose-marker":
            break
    assert seats == order


@pytest.mark.rule("O3.1")
def test_the_end_of_the_round_follows_the_last_turn_only() -> None:
    s = game()
    begin(s, steps.START_ROUND)
    say(s, "take 1", "pass", "pass", "take 1", "pass", "pass", "take 1", "pass")
    assert len(s.row) == 2
    say(s, "pass")
    assert len(s.row) == 5


@pytest.mark.rule("O3.2")
@pytest.mark.parametrize(("players", "last"), [(2, ["discard-card"]), (3, []), (4, [])])
def test_a_turn_has_its_phases_in_order(players: int, last: list[str]) -> None:
    s = game(players)
    row(s, ("produce-1", "mountain"), "recruit-1", "capture-1")
    begin(s, steps.START_TURN, 0)
    phases = []
    while s.seat == 0:
        phases.append(step(s))
        say(s, legal(s)[0])
    assert phases == ["take-card", "place-tile", "card-action", "extra-action", *last]


@pytest.mark.rule("O3.2")
def test_card_tile_and_discard_are_mandatory_action_and_extra_action_are_not() -> None:
    s = game(2)
    row(s, ("produce-1", "mountain"), "recruit-1", "capture-1")
    begin(s, steps.START_TURN)
    assert "pass" not in legal(s)
    say(s, "take 1")
    assert "pass" not in legal(s)
    say(s, "place c2 0")
    assert legal(s) == ["pass", "act produce"]
    say(s, "pass")
    assert legal(s) == ["pass"]
    say(s, "pass")
    assert legal(s) == ["discard 1", "discard 2"]


@pytest.mark.rule("O3.3")
def test_victory_is_tested_after_the_first_of_two_objects() -> None:
    s = game()
    medallions(s, 0, 3)
    titan(s, 0, "theia")
    give(s, 0, orichalcum=10)
    act(s, "construct")
    say(s, "medallion")
    assert s.over
    assert s.winner == 0
    assert stock(s, 0) == (0, 5)


@pytest.mark.rule("O3.3")
def test_victory_is_tested_at_the_removal_of_a_creature() -> None:
    s = game()
    medallions(s, 0, 5)
    creature(s, 0, "hellhound", "d4")
    rig(s, "skull")
    act(s, "capture")
    assert not s.over
    say(s, "fight hellhound 0")
    assert s.winner == 0
    assert s.ranking() == [1, 2, 2]


@pytest.mark.rule("O3.3", "O23.19")
def test_a_titan_taken_and_the_one_given_up_for_it_are_one_change() -> None:
    s = game()
    medallions(s, 0, 3)
    titan(s, 0, "hyperion")
    ground(s, 0, forest="c2 d2")
    hold(s, "forest")
    say(s, "place b3 0")
    assert not s.over
    assert s.points(0) == 4
    assert titans(s, 0) == ["theia"]


@pytest.mark.rule("O3.3", "O8.5")
def test_a_titan_given_up_by_choice_is_one_change_with_the_one_taken_too() -> None:
    s = game()
    medallions(s, 0, 2)
    building(s, 0, "oratory", "g3")
    titan(s, 0, "hyperion")
    titan(s, 0, "themis")
    ground(s, 0, forest="c2 d2")
    hold(s, "forest")
    say(s, "place b3 0")
    assert step(s) == "give-up-titan"
    assert not s.over
    say(s, "give themis")
    assert not s.over
    assert s.scores() == [4, 0, 0]


@pytest.mark.rule("O3.4")
def test_the_active_player_decides_everything_in_the_turn() -> None:
    s = game(4)
    row(s, ("capture-3", "volcano-mountain-desert", "minotaur"), "recruit-1", "capture-1")
    slot(s, "mountain", "forge")
    slot(s, "desert", "arch")
    ground(s, 2, mountain="f1 g3", lagoon="d2")
    give(s, 2, hoplites=5)
    titan(s, 2, "kronos")
    rig(s, building="mine")
    begin(s, steps.START_TURN, 2)
    for word in [
        "take 1",
        "place d3 0",  # volcano d3, mountain e3, desert d4: no area of three
        "act capture",
        "fight minotaur 1",
        "favour kronos",
        "build minotaur d3",
        "buy hoplite construct",
        "build mountain f1",
        "buy hoplite produce",  # the Forge allows a second one
    ]:
        assert s.seat == 2
        say(s, word)
    assert s.seat == 3
    assert s.drawn == NONE


@pytest.mark.rule("O3.4", "O17.4")
def test_the_holder_decides_who_gets_the_marker_though_not_active() -> None:
    s = game(4)
    s.marker, s.turns_left = 2, 1
    begin(s, steps.EXTRA_ACTION, 1)
    say(s, "pass")
    assert s.seat == 2
    assert legal(s) == ["marker 1", "marker 2", "marker 4"]
