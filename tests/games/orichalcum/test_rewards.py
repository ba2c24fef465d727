"""O20: what captured creatures bring."""

import pytest

from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.state import NONE
from tests.games.orichalcum.positions import (
    act,
    building,
    circles_of,
    creature,
    game,
    give,
    ground,
    in_bag,
    legal,
    medallions,
    prey,
    rig,
    say,
    step,
    stock,
    supply,
    titan,
    titans,
)


@pytest.mark.rule("O20.1", "O20.2", "O20.3")
def test_the_table_of_creatures() -> None:
    table = [(face.name, face.strength, face.count, face.orichalcum, face.buildings) for face in COMPONENTS.creatures]
    assert table[:4] == [("hellhound", 4, 4, 1, 0), ("minotaur", 6, 4, 0, 1), ("gorgon", 8, 4, 2, 0), ("cyclops", 10, 4, 3, 0)]
    assert table[4:] == [(f"hydra-{name}", 12, 1, 0, 0) for name in COMPONENTS.titans]


@pytest.mark.rule("O20.1")
def test_a_minotaur_brings_a_building_for_any_free_terrain() -> None:
    s = game()
    creature(s, 0, "minotaur", "d4")
    creature(s, 0, "gorgon", "g2")
    ground(s, 0, mountain="c2", lagoon="b3", desert="g3", forest="b7")
    rig(s, "skull", building="forge")
    act(s, "capture")
    say(s, "fight minotaur 0")
    assert s.seat == 0
    assert in_bag(s, "forge") == 0
    assert legal(s) == ["pass"] + [f"build minotaur {place}" for place in ("c2", "b3", "d4", "b7")]
    say(s, "build minotaur b7")
    assert legal(s) == ["pass", "fight gorgon 0"]
    assert in_bag(s, "forge") == 0
    assert s.drawn == NONE


@pytest.mark.rule("O20.1")
@pytest.mark.parametrize(("name", "gain"), [("mine", (0, 1)), ("training-camp", (1, 0)), ("arch", (0, 0))])
def test_a_mine_or_camp_from_a_minotaur_takes_its_resource_from_the_supply(name: str, gain: tuple[int, int]) -> None:
    s = game()
    creature(s, 0, "minotaur", "d4")
    rig(s, "skull", building=name)
    act(s, "capture")
    say(s, "fight minotaur 0", "build minotaur d4")
    assert stock(s, 0) == gain
    assert supply(s) == (30 - gain[0], 30 - gain[1])


@pytest.mark.rule("O20.1")
def test_a_building_that_is_declined_goes_back_into_the_bag() -> None:
    s = game()
    creature(s, 0, "minotaur", "d4")
    rig(s, "skull", building="hospital")
    act(s, "capture")
    say(s, "fight minotaur 0", "pass")
    assert in_bag(s, "hospital") == 1
    assert sum(s.building_bag) == 26
    assert stock(s, 0) == (0, 0)
    assert step(s) == "extra-action"


@pytest.mark.rule("O20.1")
def test_the_minotaur_just_captured_is_gone() -> None:
    """d3 is beside it alone, e4 also beside the Gorgon."""
    s = game()
    creature(s, 0, "minotaur", "d4")
    creature(s, 0, "gorgon", "f4")
    ground(s, 0, mountain="d3 e4")
    rig(s, "skull", building="forge")
    act(s, "capture")
    say(s, "fight minotaur 0")
    assert circles_of(s, "build minotaur") == "d3 d4"


@pytest.mark.rule("O20.1")
def test_theia_does_not_apply_to_a_minotaurs_building() -> None:
    s = game()
    titan(s, 0, "theia")
    creature(s, 0, "minotaur", "d4")
    ground(s, 0, mountain="c2")
    give(s, 0, orichalcum=5)
    rig(s, "skull", building="forge")
    act(s, "capture")
    say(s, "fight minotaur 0", "build minotaur d4")
    assert step(s) == "extra-action"
    assert titans(s, 0) == ["theia"]


@pytest.mark.rule("O20.2")
@pytest.mark.parametrize("name", ["hyperion", "themis", "kronos", "theia"])
def test_a_hydra_brings_the_titan_shown_on_it_from_wherever_it_is(name: str) -> None:
    s = game()
    titan(s, 2, name, active=False)
    creature(s, 0, f"hydra-{name}", "d4")
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight hydra 0")
    assert titans(s, 0) == [name]
    assert s.scores() == [1, 0, 0]
    assert prey(s, 0) == {f"hydra-{name}": 1}


@pytest.mark.rule("O20.2", "O8.5")
def test_a_hydras_titan_replaces_the_old_one() -> None:
    s = game()
    titan(s, 0, "themis")
    medallions(s, 0, 3)
    creature(s, 0, "hydra-theia", "d4")
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight hydra 0")
    assert titans(s, 0) == ["theia"]
    assert titans(s, NONE) == ["hyperion", "themis", "kronos"]
    assert not s.over


@pytest.mark.rule("O20.2", "O8.5")
def test_with_oratories_the_player_chooses_what_to_give_up_for_a_hydras_titan() -> None:
    s = game()
    building(s, 0, "oratory", "g4")
    titan(s, 0, "themis")
    titan(s, 0, "kronos")
    creature(s, 0, "hydra-theia", "d4")
    creature(s, 0, "gorgon", "b6")
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight hydra 0", "favour none")
    assert legal(s) == ["give themis", "give kronos"]
    say(s, "give themis")
    assert titans(s, 0) == ["kronos", "theia"]
    assert legal(s) == ["pass", "fight gorgon 0"]


@pytest.mark.rule("O20.2", "O8.4", "O23.16")
def test_a_hydra_refreshes_the_own_titan() -> None:
    s = game()
    titan(s, 0, "kronos", active=False)
    creature(s, 0, "hydra-kronos", "d4")
    creature(s, 0, "gorgon", "b6")
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight hydra 0")
    assert titans(s, 0) == ["kronos"]
    say(s, "fight gorgon 0")
    assert legal(s) == ["favour none", "favour kronos"]


@pytest.mark.rule("O20.3")
@pytest.mark.parametrize(("name", "orichalcum"), [("hellhound", 1), ("gorgon", 2), ("cyclops", 3)])
def test_the_others_bring_orichalcum_from_the_supply(name: str, orichalcum: int) -> None:
    s = game()
    creature(s, 0, name, "d4")
    rig(s, "skull")
    act(s, "capture")
    say(s, f"fight {name} 0")
    assert stock(s, 0) == (0, orichalcum)
    assert supply(s) == (30, 30 - orichalcum)


@pytest.mark.rule("O20.4", "O23.22")
def test_an_arch_from_a_minotaur_pays_from_the_next_fight_on() -> None:
    s = game()
    creature(s, 0, "minotaur", "d4")
    creature(s, 0, "gorgon", "b6")
    rig(s, "skull", building="arch")
    act(s, "capture")
    say(s, "fight minotaur 0", "build minotaur d4")
    assert stock(s, 0) == (0, 0)
    rig(s, "skull")
    say(s, "fight gorgon 0")
    assert stock(s, 0) == (0, 3)


@pytest.mark.rule("O20.4", "O23.22")
def test_a_hospital_from_a_minotaur_serves_from_the_next_fight_on() -> None:
    s = game()
    creature(s, 0, "minotaur", "d4", hoplites=1)
    creature(s, 0, "gorgon", "b6", hoplites=1)
    rig(s, "skull", 1, building="hospital")
    act(s, "capture")
    say(s, "fight minotaur 0", "build minotaur d4")
    assert s.hoplites == 29
    rig(s, "skull", 1)
    say(s, "fight gorgon 0")
    assert stock(s, 0) == (1, 2)
    assert s.hoplites == 29


@pytest.mark.rule("O20.4")
def test_siege_engines_from_a_minotaur_work_in_the_next_fight() -> None:
    s = game()
    creature(s, 0, "minotaur", "d4")
    creature(s, 0, "hydra-theia", "b6")
    rig(s, "skull", building="siege-engines-3")
    act(s, "capture")
    say(s, "fight minotaur 0", "build minotaur d4")
    rig(s, 3)
    say(s, "fight hydra 0")
    assert prey(s, 0) == {"minotaur": 1, "hydra-theia": 1}


@pytest.mark.rule("O20.4")
def test_without_a_legal_circle_the_building_goes_back_into_the_bag() -> None:
    s = game()
    creature(s, 0, "minotaur", "d4")
    creature(s, 0, "gorgon", "d5")
    rig(s, "skull", building="forge")
    act(s, "capture")
    say(s, "fight minotaur 0")
    assert legal(s) == ["pass", "fight gorgon 0"]
    assert in_bag(s, "forge") == 1
    assert s.drawn == NONE
