"""O19: buildings."""

import pytest

from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.state import NONE
from tests.games.orichalcum.positions import (
    BUILDINGS,
    act,
    begin,
    building,
    captured,
    circles_of,
    creature,
    fresh,
    game,
    give,
    ground,
    hold,
    in_bag,
    lairs,
    legal,
    prey,
    rig,
    say,
    slot,
    slots,
    step,
    stock,
    supply,
    titan,
    titans,
)


@pytest.mark.rule("O19.1", "O19.2", "O19.3")
def test_there_are_as_many_of_each_as_the_table_says() -> None:
    s = fresh(2)
    numbers = dict.fromkeys(BUILDINGS, 0)
    for name in BUILDINGS:
        numbers[name] = in_bag(s, name) + slots(s).count(name)
    assert numbers == {
        "training-camp": 6,
        "mine": 6,
        "hospital": 1,
        "oratory": 2,
        "siege-engines-3": 1,
        "siege-engines-4": 1,
        "siege-engines-5": 1,
        "arch": 2,
        "protection-crystal": 1,
        "architect-practice": 1,
        "forge": 1,
        "statues-hoplite": 1,
        "statues-orichalcum": 1,
        "statues-captured-creature": 1,
    }


@pytest.mark.rule("O19.1", "O19.9")
@pytest.mark.parametrize(
    ("terrains", "good"),
    [
        ({"mountain": "c3", "lagoon": "d3", "desert": "c4", "forest": "d4"}, True),
        ({"mountain": "c3 d4", "lagoon": "d3", "desert": "c4"}, True),
        ({"mountain": "c3 d3", "lagoon": "c4", "volcano": "d4"}, True),
        ({"mountain": "c3 d3", "volcano": "c4 d4"}, True),
        ({"mountain": "c3 d3", "lagoon": "c4 d4"}, False),
        ({"mountain": "c3 d3 c4", "lagoon": "d4"}, False),
        ({"mountain": "c3 d3 c4", "volcano": "d4"}, False),
        ({"volcano": "c3 d3 c4 d4"}, True),
    ],
)
def test_the_practice_allows_one_pair_of_equal_terrains(terrains: dict[str, str], good: bool) -> None:
    s = game()
    ground(s, 0, **terrains)
    building(s, 0, "architect-practice", "g4")
    begin(s, steps.CONSTRUCT)
    assert legal(s) == (["temple c3 0"] if good else [])


@pytest.mark.rule("O19.9")
def test_the_practice_of_another_player_allows_nothing() -> None:
    s = game()
    ground(s, 0, mountain="c3 d4", lagoon="d3", desert="c4")
    building(s, 1, "architect-practice", "g4")
    begin(s, steps.CONSTRUCT)
    assert legal(s) == []


@pytest.mark.rule("O19.2", "O19.3")
@pytest.mark.parametrize(("name", "action", "sum_of"), [("training-camp", "recruit", (3, 0)), ("mine", "produce", (0, 3))])
def test_a_camp_or_mine_works_from_the_moment_of_construction(name: str, action: str, sum_of: tuple[int, int]) -> None:
    """One for the resource on it, one for the building and one for the metropolis."""
    s = game()
    ground(s, 0, forest="c2")
    slot(s, "forest", name)
    act(s, "construct")
    say(s, "build forest c2")
    act(s, action)
    assert stock(s, 0) == sum_of


@pytest.mark.rule("O19.4")
def test_the_hospital_saves_one_hoplite_of_a_won_fight_until_the_action_ends() -> None:
    s = game()
    building(s, 0, "hospital", "g4")
    creature(s, 0, "gorgon", "d4")
    creature(s, 0, "hellhound", "b6")
    give(s, 0, hoplites=2)
    rig(s, "skull", 1, 1)
    act(s, "capture")
    say(s, "fight gorgon 2")
    assert stock(s, 0) == (0, 2)
    assert supply(s) == (29, 28)
    assert legal(s) == ["pass", "fight hellhound 0"]
    say(s, "pass")
    assert stock(s, 0) == (1, 2)
    assert supply(s) == (29, 28)


@pytest.mark.rule("O19.4")
def test_the_hospital_saves_one_for_each_creature_captured() -> None:
    s = game()
    building(s, 0, "hospital", "g4")
    creature(s, 0, "gorgon", "d4", hoplites=2)
    creature(s, 0, "hellhound", "b6")
    give(s, 0, hoplites=1)
    rig(s, "skull", 1, 1, "skull", 1)
    act(s, "capture")
    say(s, "fight gorgon 0", "fight hellhound 1")
    assert step(s) == "extra-action"
    assert stock(s, 0) == (2, 3)
    assert supply(s) == (28, 27)


@pytest.mark.rule("O19.4", "O23.7")
def test_without_a_hoplite_in_the_fight_none_is_saved() -> None:
    s = game()
    building(s, 0, "hospital", "g4")
    creature(s, 0, "gorgon", "d4")
    give(s, 0, hoplites=1)
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight gorgon 0")
    assert stock(s, 0) == (1, 2)
    assert s.hoplites == 29


@pytest.mark.rule("O19.4")
def test_a_lost_fight_saves_nobody_but_those_in_the_hospital_return() -> None:
    s = game()
    building(s, 0, "hospital", "g4")
    creature(s, 0, "gorgon", "d4")
    creature(s, 0, "hydra-theia", "b6")
    give(s, 0, hoplites=3)
    rig(s, "skull", 1, 1, 1)
    act(s, "capture")
    say(s, "fight gorgon 1")
    assert stock(s, 0)[0] == 2
    say(s, "fight hydra 1")
    assert step(s) == "extra-action"
    assert stock(s, 0) == (2, 2)
    assert lairs(s, 0) == {"b6": ("hydra-theia", 1)}
    assert "buy hoplite produce" in legal(s)


@pytest.mark.rule("O19.4", "O23.7")
def test_the_hospital_works_for_fights_won_by_kronos() -> None:
    s = game()
    building(s, 0, "hospital", "g4")
    titan(s, 0, "kronos")
    creature(s, 0, "cyclops", "d4", hoplites=1)
    act(s, "capture")
    say(s, "fight cyclops 0", "favour kronos")
    assert stock(s, 0) == (1, 3)
    assert s.hoplites == 29


@pytest.mark.rule("O19.4")
def test_another_players_hospital_saves_nobody() -> None:
    s = game()
    building(s, 1, "hospital", "g4")
    creature(s, 0, "gorgon", "d4")
    give(s, 0, hoplites=1)
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight gorgon 1")
    assert stock(s, 0)[0] == stock(s, 1)[0] == 0


@pytest.mark.rule("O19.5")
def test_the_oratory_raises_the_limit_at_once() -> None:
    s = game()
    titan(s, 0, "hyperion")
    ground(s, 0, forest="c2 b3", mountain="g3")
    slot(s, "mountain", "oratory")
    act(s, "construct")
    say(s, "build mountain g3")
    hold(s, "forest")
    say(s, "place b4 0")
    assert titans(s, 0) == ["hyperion", "theia"]


@pytest.mark.rule("O19.5")
def test_a_titan_given_up_before_the_oratory_does_not_come_back() -> None:
    s = game()
    titan(s, 0, "hyperion")
    ground(s, 0, forest="c2 b3", mountain="g3")
    slot(s, "mountain", "oratory")
    hold(s, "forest")
    say(s, "place b4 0")
    act(s, "construct")
    say(s, "build mountain g3")
    assert titans(s, 0) == ["theia"]
    assert titans(s, NONE) == ["hyperion", "themis", "kronos"]


@pytest.mark.rule("O19.6")
@pytest.mark.parametrize(
    ("engines", "faces", "won"),
    [
        ([3], [3], True),
        ([3], [4], False),
        ([3], [5], False),
        ([4], [4], True),
        ([5], [5], True),
        ([4, 5], [4], True),
        ([4, 5], [5], True),
        ([4, 5], [3], False),
        ([3, 4, 5], [1, 2, 1], False),
        ([3, 4, 5], [1, 2, 3], True),
        ([], [3], False),
    ],
)
def test_siege_engines_turn_their_values_into_skulls(engines: list[int], faces: list[int], won: bool) -> None:
    s = game()
    for value, place in zip(engines, ["g2", "g3", "g4"], strict=False):
        building(s, 0, f"siege-engines-{value}", place)
    creature(s, 0, "hydra-theia", "b6")
    give(s, 0, hoplites=len(faces) - 1)
    rig(s, *faces)
    act(s, "capture")
    say(s, f"fight hydra {len(faces) - 1}")
    assert (prey(s, 0) == {"hydra-theia": 1}) == won


@pytest.mark.rule("O19.6")
def test_siege_engines_work_for_their_owner_only() -> None:
    s = game()
    building(s, 1, "siege-engines-3", "g2")
    creature(s, 0, "hydra-theia", "b6")
    rig(s, 3)
    act(s, "capture")
    say(s, "fight hydra 0")
    assert prey(s, 0) == {}


@pytest.mark.rule("O19.7")
@pytest.mark.parametrize("arches", [1, 2])
@pytest.mark.parametrize(("beast", "reward"), [("hellhound", 1), ("cyclops", 3), ("hydra-theia", 0)])
def test_each_arch_brings_one_orichalcum_for_each_creature(arches: int, beast: str, reward: int) -> None:
    s = game()
    for place in ["g2", "g3"][:arches]:
        building(s, 0, "arch", place)
    creature(s, 0, beast, "b6")
    rig(s, "skull")
    act(s, "capture")
    say(s, f"fight {beast.split('-')[0]} 0")
    assert stock(s, 0) == (0, reward + arches)


@pytest.mark.rule("O19.7")
def test_the_arch_counts_for_fights_won_by_kronos() -> None:
    s = game()
    building(s, 0, "arch", "g2")
    titan(s, 0, "kronos")
    creature(s, 0, "gorgon", "b6")
    act(s, "capture")
    say(s, "fight gorgon 0", "favour kronos")
    assert stock(s, 0) == (0, 3)


@pytest.mark.rule("O19.7")
def test_the_arch_brings_nothing_for_lost_fights_or_for_others() -> None:
    s = game()
    building(s, 1, "arch", "g2")
    creature(s, 0, "gorgon", "b6")
    creature(s, 1, "gorgon", "b6")
    rig(s, "skull", 1)
    act(s, "capture")
    say(s, "fight gorgon 0")
    act(s, "capture", 1)
    say(s, "fight gorgon 0")
    assert (stock(s, 0), stock(s, 1)) == ((0, 2), (0, 0))


@pytest.mark.rule("O19.8", "O22")
def test_the_crystal_lets_buildings_and_temples_stand_beside_creatures_not_on_their_circles() -> None:
    s = game()
    building(s, 0, "protection-crystal", "g4")
    ground(s, 0, mountain="c3", lagoon="d3", desert="c4", forest="d4")
    creature(s, 0, "gorgon", "c5")
    slot(s, "forest", "arch")
    act(s, "construct")
    assert legal(s) == ["build forest d4", "temple c3 0"]


@pytest.mark.rule("O19.8")
def test_the_crystal_itself_is_not_constructed_beside_a_creature() -> None:
    s = game()
    ground(s, 0, mountain="c3 d4")
    creature(s, 0, "gorgon", "c5")
    slot(s, "mountain", "protection-crystal")
    act(s, "construct")
    assert legal(s) == ["build mountain c3"]


@pytest.mark.rule("O19.8", "O20.1")
def test_a_crystal_from_a_minotaur_is_not_constructed_beside_a_creature_either() -> None:
    s = game()
    ground(s, 0, mountain="c3 d4")
    creature(s, 0, "gorgon", "c5")
    rig(s, building="protection-crystal")
    begin(s, steps.MINOTAUR_BUILDING)
    assert circles_of(s, "build minotaur") == "c3"


@pytest.mark.rule("O19.8")
def test_the_crystal_helps_a_minotaurs_building() -> None:
    s = game()
    building(s, 0, "protection-crystal", "g4")
    ground(s, 0, mountain="c3 d4")
    creature(s, 0, "gorgon", "c5")
    rig(s, building="arch")
    begin(s, steps.MINOTAUR_BUILDING)
    assert circles_of(s, "build minotaur") == "c3 d4"


@pytest.mark.rule("O19.8", "O14.5")
def test_the_crystal_works_for_the_second_object_of_the_same_action() -> None:
    s = game()
    titan(s, 0, "theia")
    ground(s, 0, mountain="c3", lagoon="d4")
    creature(s, 0, "gorgon", "c5")
    slot(s, "mountain", "protection-crystal")
    slot(s, "lagoon", "arch")
    act(s, "construct")
    assert legal(s) == ["build mountain c3"]
    say(s, "build mountain c3")
    assert legal(s) == ["pass", "build lagoon d4"]


@pytest.mark.rule("O19.10")
def test_the_forges_second_action_may_be_another_paid_otherwise() -> None:
    s = game()
    building(s, 0, "forge", "c2")
    give(s, 0, hoplites=2, orichalcum=1)
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy hoplite produce", "buy orichalcum recruit")
    assert stock(s, 0) == (1, 0)
    assert s.seat == 1


@pytest.mark.rule("O19.10")
def test_the_second_extra_action_needs_its_own_price() -> None:
    s = game()
    building(s, 0, "forge", "c2")
    give(s, 0, hoplites=3)
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy hoplite produce")
    assert legal(s) == ["pass"]


@pytest.mark.rule("O19.11")
def test_a_statue_lowers_the_price_of_both_extra_actions() -> None:
    s = game()
    building(s, 0, "forge", "c2")
    building(s, 0, "statues-captured-creature", "b3")
    captured(s, 0, "gorgon", "hellhound")
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy captured-creature recruit", "pay gorgon", "buy captured-creature recruit", "pay hellhound")
    assert stock(s, 0) == (2, 0)
    assert prey(s, 0) == {}


@pytest.mark.rule("O19.11")
def test_statues_of_different_resources_do_not_add_up() -> None:
    s = game()
    for name, place in zip(["statues-hoplite", "statues-captured-creature"], ["c2", "b3"], strict=True):
        building(s, 0, name, place)
    give(s, 0, hoplites=2, orichalcum=1)
    begin(s, steps.EXTRA_ACTION)
    assert legal(s) == ["pass", "buy hoplite produce"]
    say(s, "buy hoplite produce")
    assert stock(s, 0) == (1, 2)
