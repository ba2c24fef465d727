"""O9: creatures on the island."""

import pytest

from pelagos.games.orichalcum import steps
from tests.games.orichalcum.positions import (
    act,
    begin,
    circles_of,
    creature,
    free,
    game,
    ground,
    hold,
    lairs,
    legal,
    medallions,
    rig,
    say,
    slot,
    step,
    use_card,
)


@pytest.mark.rule("O9.1", "O6.4")
@pytest.mark.parametrize(
    ("tile", "word", "circle"),
    [("volcano", "c2 0", "c2"), ("volcano-forest", "c2 2", "c2"), ("volcano-forest-lagoon", "c3 5", "c3")],
)
def test_a_volcano_comes_with_its_creature(tile: str, word: str, circle: str) -> None:
    s = game()
    hold(s, tile, "cyclops")
    say(s, f"place {word}")
    assert lairs(s, 0) == {circle: ("cyclops", 0)}
    assert free(s, 0, "volcano") == ""


@pytest.mark.rule("O9.1")
def test_a_creature_stays_until_it_is_captured() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4")
    rig(s, 1)
    use_card(s, "capture")
    say(s, "act capture", "fight gorgon 0")
    assert lairs(s, 0) == {"d4": ("gorgon", 0)}
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight gorgon 0")
    assert lairs(s, 0) == {}
    assert free(s, 0, "volcano") == "d4"


@pytest.mark.rule("O9.2", "O22")
def test_no_building_on_or_beside_a_creature() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4")
    ground(s, 0, mountain="d3 e4 c3 c6", volcano="c5 f3")
    slot(s, "mountain", "arch")
    act(s, "construct")
    assert legal(s) == ["build mountain c3", "build mountain f3", "build mountain c6"]


@pytest.mark.rule("O9.2")
def test_no_minotaurs_building_on_or_beside_a_creature() -> None:
    s = game()
    creature(s, 0, "gorgon", "d4")
    ground(s, 0, mountain="d3 c3", volcano="c5")
    rig(s, building="forge")
    begin(s, steps.MINOTAUR_BUILDING)
    assert circles_of(s, "build minotaur") == "c3"


@pytest.mark.rule("O9.2")
@pytest.mark.parametrize("beast", ["b5", "d5", "e3", "e2", "b3"])
def test_no_temple_with_a_circle_beside_a_creature(beast: str) -> None:
    s = game()
    ground(s, 0, mountain="c3", lagoon="d3", desert="c4", forest="d4")
    creature(s, 0, "gorgon", beast)
    use_card(s, "construct")
    assert legal(s) == ["pass"]


@pytest.mark.rule("O9.2")
def test_a_creature_two_steps_away_hinders_no_temple() -> None:
    s = game()
    ground(s, 0, mountain="c3", lagoon="d3", desert="c4", forest="d4")
    creature(s, 0, "gorgon", "f4")
    act(s, "construct")
    assert legal(s) == ["temple c3 0"]


@pytest.mark.rule("O9.2")
def test_another_players_creatures_hinder_nobody() -> None:
    s = game()
    creature(s, 1, "gorgon", "d4")
    ground(s, 0, mountain="d3 d4")
    slot(s, "mountain", "arch")
    act(s, "construct")
    assert legal(s) == ["build mountain d3", "build mountain d4"]


@pytest.mark.rule("O9.2")
def test_tiles_and_metropolis_may_lie_beside_creatures() -> None:
    s = game(metropolis="")
    creature(s, 0, "gorgon", "e2")
    begin(s, steps.START_TURN)
    assert "metropolis d1 0" in legal(s)
    say(s, "metropolis d1 0")
    hold(s, "mountain")
    say(s, "place e3 0")
    assert free(s, 0, "mountain") == "e3"


@pytest.mark.rule("O9.3", "O18.1")
def test_who_has_a_creature_on_the_island_cannot_win() -> None:
    s = game()
    medallions(s, 0, 4)
    creature(s, 0, "gorgon", "d4")
    s.players[0].orichalcum, s.orichalcum = 5, 25
    act(s, "construct")
    say(s, "medallion")
    assert s.points(0) == 5
    assert not s.over
    assert step(s) == "extra-action"
