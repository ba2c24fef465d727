"""O8: titans."""

import pytest

from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.state import NONE
from tests.games.orichalcum.positions import (
    act,
    begin,
    building,
    creature,
    free,
    game,
    give,
    ground,
    hold,
    legal,
    medallions,
    messages,
    rig,
    say,
    slot,
    step,
    stock,
    titan,
    titans,
    use_card,
)

PAIRS = pytest.mark.parametrize(
    ("terrain", "name"), [("mountain", "hyperion"), ("lagoon", "themis"), ("desert", "kronos"), ("forest", "theia")]
)


@pytest.mark.rule("O8.1", "O8.2")
@PAIRS
def test_three_circles_of_a_terrain_attract_its_titan(terrain: str, name: str) -> None:
    s = game()
    ground(s, 0, **{terrain: "c2 b3"})
    hold(s, terrain)
    say(s, "place b4 0")
    assert titans(s, 0) == [name]
    assert s.points(0) == 1


@pytest.mark.rule("O8.2")
def test_two_circles_are_too_few() -> None:
    s = game()
    ground(s, 0, mountain="c2")
    hold(s, "mountain")
    say(s, "place b3 0")
    assert titans(s, 0) == []
    assert step(s) == "card-action"


@pytest.mark.rule("O8.2")
def test_three_circles_that_are_not_connected_are_no_area() -> None:
    s = game()
    ground(s, 0, mountain="c2 b3", forest="f1")
    hold(s, "mountain")
    say(s, "place f2 0")
    assert titans(s, 0) == []


@pytest.mark.rule("O8.2")
def test_one_circle_may_join_two_areas() -> None:
    s = game()
    ground(s, 0, mountain="c2 c4")
    hold(s, "mountain")
    say(s, "place c3 0")
    assert titans(s, 0) == ["hyperion"]


@pytest.mark.rule("O8.2")
def test_enlarging_an_area_attracts_too() -> None:
    s = game()
    ground(s, 0, mountain="c2 b3 b4")
    ground(s, 1, mountain="c2")
    titan(s, 1, "hyperion")
    hold(s, "mountain")
    say(s, "place a5 0")
    assert (titans(s, 0), titans(s, 1)) == (["hyperion"], [])


@pytest.mark.rule("O8.2")
def test_the_size_of_other_players_areas_does_not_matter() -> None:
    s = game()
    ground(s, 1, mountain="c2 b3 b4 a5")
    titan(s, 1, "hyperion")
    ground(s, 0, mountain="c2")
    hold(s, "mountain-mountain")
    say(s, "place b3 1")
    assert titans(s, 0) == ["hyperion"]


@pytest.mark.rule("O8.2")
def test_an_area_without_a_new_circle_attracts_nobody() -> None:
    s = game()
    ground(s, 0, mountain="c2 b3 b4", forest="d2")
    hold(s, "mountain-lagoon")
    say(s, "place e2 0")
    assert titans(s, 0) == []


@pytest.mark.rule("O8.2", "O1.4")
def test_volcanoes_neither_count_nor_connect_nor_attract() -> None:
    s = game()
    ground(s, 0, mountain="c2", volcano="b3 b4")
    hold(s, "mountain")
    say(s, "place a5 0")
    assert titans(s, 0) == []


@pytest.mark.rule("O8.2", "O1.4", "O21.3")
@pytest.mark.parametrize("beast", ["gorgon", None])
def test_three_volcanoes_attract_nobody(beast: str | None) -> None:
    s = game()
    ground(s, 0, volcano="c2 b3")
    hold(s, "volcano", beast)
    say(s, "place b4 0")
    assert step(s) == "card-action"
    assert s.points(0) == 0


@pytest.mark.rule("O8.2", "O14.2")
def test_an_area_interrupted_by_a_building_is_none() -> None:
    s = game()
    ground(s, 0, desert="c2 b3 b4")
    building(s, 0, "arch", "b3")
    hold(s, "desert")
    say(s, "place a5 0")
    assert titans(s, 0) == []


@pytest.mark.rule("O8.2", "O23.5")
def test_one_titan_however_many_areas_of_its_terrain_grow() -> None:
    s = game()
    building(s, 0, "oratory", "g3")
    ground(s, 0, mountain="c2 b3 e2 f2")
    hold(s, "mountain-mountain")
    say(s, "place c3 0")
    assert messages(s) == ["tile-placed", "titan-taken"]
    assert titans(s, 0) == ["hyperion"]
    assert step(s) == "card-action"


@pytest.mark.rule("O8.3", "O8.11")
def test_the_titan_must_be_taken_from_whoever_holds_it_and_is_turned_active() -> None:
    s = game()
    titan(s, 2, "hyperion", active=False)
    medallions(s, 2, 1)
    ground(s, 0, mountain="c2 b3")
    hold(s, "mountain")
    say(s, "place b4 0")
    assert titans(s, 0) == ["hyperion"]
    assert titans(s, 2) == []
    assert s.scores() == [1, 0, 1]
    assert step(s) == "card-action"


@pytest.mark.rule("O8.4")
def test_the_own_titan_is_turned_active_again() -> None:
    s = game()
    titan(s, 0, "themis", active=False)
    ground(s, 0, lagoon="c2 b3")
    hold(s, "lagoon")
    say(s, "place b4 0")
    assert titans(s, 0) == ["themis"]
    assert s.scores() == [1, 0, 0]


@pytest.mark.rule("O8.5", "O8.11")
def test_with_limit_one_the_old_titan_goes_to_the_table_active() -> None:
    s = game()
    titan(s, 0, "themis", active=False)
    ground(s, 0, forest="c2 b3")
    hold(s, "forest")
    say(s, "place b4 0")
    assert titans(s, 0) == ["theia"]
    assert titans(s, NONE) == ["hyperion", "themis", "kronos"]
    assert s.scores() == [1, 0, 0]


@pytest.mark.rule("O8.5", "O19.5")
@pytest.mark.parametrize(("oratories", "held"), [(1, ["hyperion"]), (2, ["hyperion", "themis"])])
def test_each_oratory_lets_one_more_titan_be_held(oratories: int, held: list[str]) -> None:
    s = game()
    for place in ["g3", "g2"][:oratories]:
        building(s, 0, "oratory", place)
    for name in held:
        titan(s, 0, name)
    ground(s, 0, forest="c2 b3")
    hold(s, "forest")
    say(s, "place b4 0")
    assert titans(s, 0) == [*held, "theia"]
    assert step(s) == "card-action"


@pytest.mark.rule("O8.5", "O23.3")
def test_above_limit_one_an_old_titan_of_choice_is_given_up_never_the_new_one() -> None:
    s = game()
    building(s, 0, "oratory", "g3")
    titan(s, 0, "hyperion")
    titan(s, 0, "kronos", active=False)
    ground(s, 0, forest="c2 b3")
    hold(s, "forest")
    say(s, "place b4 0")
    assert s.seat == 0
    assert legal(s) == ["give hyperion", "give kronos"]
    say(s, "give kronos")
    assert titans(s, 0) == ["hyperion", "theia"]
    assert titans(s, NONE) == ["themis", "kronos"]


@pytest.mark.rule("O8.5")
def test_the_limit_is_never_exceeded_in_between() -> None:
    s = game()
    building(s, 0, "oratory", "g3")
    titan(s, 0, "hyperion")
    titan(s, 0, "kronos")
    ground(s, 0, forest="c2 b3")
    hold(s, "forest")
    say(s, "place b4 0")
    assert len(titans(s, 0)) == 2
    assert s.points(0) == 2


@pytest.mark.rule("O8.6", "O23.2")
def test_two_titans_by_one_tile_come_in_the_players_order_and_with_limit_one_the_last_stays() -> None:
    s = game()
    titan(s, 1, "hyperion")
    titan(s, 2, "theia")
    ground(s, 0, mountain="c2 b3", forest="e3 e4")
    hold(s, "mountain-forest")
    say(s, "place c3 0")
    assert legal(s) == ["attract hyperion", "attract theia"]
    say(s, "attract theia")
    assert titans(s, 0) == ["hyperion"]
    assert titans(s, NONE) == ["themis", "kronos", "theia"]
    assert s.scores() == [1, 0, 0]
    assert step(s) == "card-action"


@pytest.mark.rule("O8.6")
def test_each_of_several_titans_is_taken_in_full_before_the_next() -> None:
    s = game()
    medallions(s, 0, 4)
    titan(s, 2, "theia")
    ground(s, 0, mountain="c2 b3", forest="e3 e4")
    hold(s, "mountain-forest")
    say(s, "place c3 0", "attract hyperion")
    assert s.over
    assert s.winner == 0
    assert titans(s, 0) == ["hyperion"]
    assert titans(s, 2) == ["theia"]


@pytest.mark.rule("O8.6")
def test_three_titans_by_one_tile() -> None:
    s = game()
    ground(s, 0, mountain="c2 b3", forest="e3 f2", lagoon="c5 d5")
    hold(s, "mountain-forest-lagoon")
    say(s, "place c3 0")
    assert free(s, 0, "lagoon") == "c4 c5 d5"
    assert legal(s) == ["attract hyperion", "attract themis", "attract theia"]
    say(s, "attract theia")
    assert legal(s) == ["attract hyperion", "attract themis"]
    say(s, "attract hyperion")
    assert titans(s, 0) == ["themis"]


@pytest.mark.rule("O8.6", "O8.5")
def test_each_of_several_titans_may_need_another_given_up() -> None:
    s = game()
    building(s, 0, "oratory", "g3")
    titan(s, 0, "themis")
    titan(s, 0, "kronos")
    ground(s, 0, mountain="c2 b3", forest="e3 e4")
    hold(s, "mountain-forest")
    say(s, "place c3 0", "attract hyperion")
    assert legal(s) == ["give themis", "give kronos"]
    say(s, "give themis")
    assert legal(s) == ["give hyperion", "give kronos"]
    say(s, "give hyperion")
    assert titans(s, 0) == ["kronos", "theia"]


@pytest.mark.rule("O8.7")
def test_building_over_the_area_keeps_the_titan() -> None:
    s = game()
    titan(s, 0, "hyperion")
    ground(s, 0, mountain="c2 b3 b4", lagoon="d2", desert="c3", forest="d3")
    slot(s, "mountain", "arch")
    act(s, "construct")
    say(s, "build mountain b3")
    act(s, "construct")
    say(s, "temple c2 0")
    assert titans(s, 0) == ["hyperion"]


@pytest.mark.rule("O8.8")
@pytest.mark.parametrize("active", [True, False])
def test_a_titan_is_a_point_on_either_side(active: bool) -> None:
    s = game()
    titan(s, 1, "kronos", active=active)
    assert s.scores() == [0, 1, 0]


@pytest.mark.rule("O8.9")
@pytest.mark.parametrize("phase", [3, 4])
def test_a_favour_is_used_once_in_phase_3_or_4_and_the_titan_turned(phase: int) -> None:
    s = game()
    titan(s, 0, "hyperion")
    give(s, 0, hoplites=4)
    if phase == 3:
        use_card(s, "produce")
        say(s, "act produce")
    else:
        begin(s, steps.EXTRA_ACTION)
        say(s, "buy hoplite produce")
    assert legal(s) == ["favour none", "favour hyperion"]
    say(s, "favour hyperion")
    assert titans(s, 0) == ["(hyperion)"]
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy hoplite produce")
    assert step(s) == "take-card"  # no favour was offered: the turn is over
    assert stock(s, 0)[1] == 3


@pytest.mark.rule("O8.9")
def test_a_favour_may_be_kept_for_later() -> None:
    s = game()
    titan(s, 0, "themis")
    act(s, "recruit")
    say(s, "favour none")
    assert titans(s, 0) == ["themis"]
    assert stock(s, 0) == (1, 0)


@pytest.mark.rule("O8.9")
def test_with_several_titans_each_favour_is_used_by_itself() -> None:
    s = game()
    building(s, 0, "oratory", "g3")
    titan(s, 0, "hyperion")
    titan(s, 0, "themis")
    act(s, "recruit")
    assert legal(s) == ["favour none", "favour themis"]
    say(s, "favour themis")
    assert titans(s, 0) == ["hyperion", "(themis)"]


@pytest.mark.rule("O8.9", "O8.1")
@pytest.mark.parametrize(
    ("action", "name"), [("produce", "themis"), ("recruit", "hyperion"), ("produce", "kronos"), ("recruit", "theia")]
)
def test_only_the_matching_action_has_the_favour(action: str, name: str) -> None:
    s = game()
    titan(s, 0, name)
    act(s, action)
    assert step(s) == "extra-action"
    assert titans(s, 0) == [name]


@pytest.mark.rule("O8.9")
def test_another_players_titan_does_no_favour() -> None:
    s = game()
    titan(s, 1, "hyperion")
    act(s, "produce")
    assert stock(s, 0) == (0, 1)


@pytest.mark.rule("O8.10", "O8.1")
def test_hyperion_doubles_produce_and_themis_recruit() -> None:
    s = game()
    titan(s, 0, "hyperion")
    act(s, "produce")
    say(s, "favour hyperion")
    titan(s, 1, "themis")
    act(s, "recruit", 1)
    say(s, "favour themis")
    assert stock(s, 0) == (0, 2)
    assert stock(s, 1) == (2, 0)


@pytest.mark.rule("O8.10", "O8.1", "O13.4")
def test_kronos_wins_one_fight_without_a_roll() -> None:
    s = game()
    titan(s, 0, "kronos")
    creature(s, 0, "cyclops", "d4")
    creature(s, 0, "gorgon", "b6")
    rig(s, 1, 1)
    act(s, "capture")
    say(s, "fight cyclops 0", "favour kronos")
    assert titans(s, 0) == ["(kronos)"]
    say(s, "fight gorgon 0")
    assert [str(entry["message"]) for entry in s.log()].count("dice-rolled") == 1
    assert step(s) == "extra-action"


@pytest.mark.rule("O8.10", "O8.1", "O14.5")
def test_theia_allows_a_second_object() -> None:
    s = game()
    titan(s, 0, "theia")
    give(s, 0, orichalcum=10)
    act(s, "construct")
    say(s, "medallion")
    assert titans(s, 0) == ["theia"]
    say(s, "medallion")
    assert titans(s, 0) == ["(theia)"]
    assert step(s) == "extra-action"


@pytest.mark.rule("O8.12", "O23.20")
@pytest.mark.parametrize(("first", "last"), [("hyperion", "theia"), ("theia", "hyperion")])
def test_a_titan_given_up_may_be_taken_back_by_the_same_tile(first: str, last: str) -> None:
    s = game()
    titan(s, 0, "hyperion", active=False)
    ground(s, 0, mountain="c2 b3", forest="e3 e4")
    hold(s, "mountain-forest")
    say(s, "place c3 0")
    assert legal(s) == ["attract hyperion", "attract theia"]
    say(s, f"attract {first}")
    assert titans(s, 0) == [last]
    assert len(titans(s, NONE)) == 3
