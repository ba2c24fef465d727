"""O22 and O23: rulings that no other chapter's test states, or that are easily lost."""

import pytest

from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.components import COMPONENTS, COMPONENTS_TEXT, Components
from pelagos.games.orichalcum.lookup import HOPLITE, STATUE
from tests.games.orichalcum.positions import (
    act,
    begin,
    building,
    changed,
    creature,
    fresh,
    game,
    give,
    ground,
    hold,
    legal,
    medallions,
    prey,
    rig,
    row,
    say,
    slot,
    step,
    stock,
    supply,
    titan,
    titans,
    use_card,
)


@pytest.mark.rule("O22", "O2.8")
def test_the_first_player_is_random_not_fixed() -> None:
    assert {int(fresh(4, seed).marker) for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("O22", "O4.1")
def test_the_metropolis_comes_before_the_first_card() -> None:
    s = fresh(2)
    assert step(s) == "lay-metropolis"
    say(s, legal(s)[0])
    assert step(s) == "take-card"


@pytest.mark.rule("O22", "O8.4")
def test_a_renewed_titan_is_turned_without_asking() -> None:
    s = game()
    titan(s, 0, "theia", active=False)
    ground(s, 0, forest="c2 b3 b4")
    hold(s, "forest")
    say(s, "place a5 0")
    assert titans(s, 0) == ["theia"]
    assert step(s) == "card-action"


@pytest.mark.rule("O22", "O13.2")
def test_the_limit_of_three_holds_for_later_fights() -> None:
    s = game()
    creature(s, 0, "hydra-theia", "d4", hoplites=2)
    give(s, 0, hoplites=2)
    act(s, "capture")
    assert legal(s) == ["fight hydra 0", "fight hydra 1"]


@pytest.mark.rule("O22", "O15.5")
def test_after_a_lost_fight_capture_may_be_bought_in_the_same_turn() -> None:
    s = game()
    creature(s, 0, "hydra-theia", "d4")
    give(s, 0, hoplites=2)
    rig(s, 1)
    use_card(s, "capture")
    say(s, "act capture", "fight hydra 0")
    assert "buy hoplite capture" in legal(s)


@pytest.mark.rule("O22", "O17.4")
def test_committed_hoplites_do_not_count_for_the_marker() -> None:
    s = game(2)
    creature(s, 1, "hydra-theia", "d4", hoplites=3)
    give(s, 0, hoplites=1)
    begin(s, steps.END_ROUND)
    assert s.marker == 0


@pytest.mark.rule("O23", "O23.8")
def test_after_a_fight_won_by_kronos_all_hoplites_there_return_to_the_supply() -> None:
    s = game()
    titan(s, 0, "kronos")
    creature(s, 0, "cyclops", "d4", hoplites=2)
    give(s, 0, hoplites=1)
    act(s, "capture")
    say(s, "fight cyclops 1", "favour kronos")
    assert supply(s) == (30, 27)
    assert stock(s, 0) == (0, 3)


@pytest.mark.rule("O23", "O23.9")
def test_an_action_without_effect_is_not_offered_for_sale() -> None:
    s = game()
    give(s, 0, hoplites=2)
    begin(s, steps.EXTRA_ACTION)
    assert legal(s) == ["pass", "buy hoplite produce"]


@pytest.mark.rule("O23", "O23.13")
def test_a_forge_built_by_the_first_extra_action_allows_a_second() -> None:
    s = game()
    ground(s, 0, mountain="c2")
    slot(s, "mountain", "forge")
    give(s, 0, hoplites=4)
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy hoplite construct", "build mountain c2")
    assert (s.seat, step(s)) == (0, "extra-action")
    say(s, "buy hoplite produce")
    assert s.seat == 1


@pytest.mark.rule("O23", "O23.13")
def test_a_forge_from_a_minotaur_in_phase_4_allows_a_second_extra_action() -> None:
    s = game()
    creature(s, 0, "minotaur", "d4")
    give(s, 0, hoplites=4)
    rig(s, "skull", building="forge")
    begin(s, steps.EXTRA_ACTION)
    say(s, "buy hoplite capture", "fight minotaur 0", "build minotaur d4", "buy hoplite produce")
    assert stock(s, 0) == (0, 1)
    assert s.seat == 1


@pytest.mark.rule("O23", "O23.12")
def test_a_price_never_falls_to_nothing() -> None:
    s = game()
    building(s, 0, "statues-hoplite", "c2")
    begin(s, steps.EXTRA_ACTION)
    assert legal(s) == ["pass"]
    s.players[0].powers = changed(s.players[0].powers, STATUE + HOPLITE, 1)  # as if there were a second one
    assert legal(s) == ["pass"]
    give(s, 0, hoplites=1)
    say(s, "buy hoplite produce")
    assert stock(s, 0) == (0, 1)


@pytest.mark.rule("O23", "O23.6")
def test_creature_and_hoplites_leave_before_the_reward() -> None:
    """With an empty supply of orichalcum nothing else changes; the hoplite is back in the supply when the camp comes."""
    s = game()
    give(s, 1, hoplites=29)
    give(s, 0, hoplites=1)
    creature(s, 0, "minotaur", "d4")
    rig(s, "skull", 1, building="training-camp")
    act(s, "capture")
    say(s, "fight minotaur 1", "build minotaur d4")
    assert stock(s, 0) == (1, 0)
    assert prey(s, 0) == {"minotaur": 1}


@pytest.mark.rule("O23", "O23.18")
@pytest.mark.parametrize(
    ("old", "new", "read"),
    [
        ("costs_5_cards = [0, 0, 1, 1, 2]", "costs_5_cards = [0, 0, 1, 2, 3]", lambda c: c.slot_costs[0] == [0, 0, 1, 2, 3]),
        ("die_value = 5, provenance", "die_value = 2, provenance", lambda c: "siege-engines-2" in [b.name for b in c.buildings]),
        ("victory_points_to_win = 5", "victory_points_to_win = 6", lambda c: c.points_to_win == 6),
        (
            "triple = [[0, 0], [1, 0], [0, 1]]",
            "triple = [[0, 0], [1, 0], [2, 0]]",
            lambda c: c.outlines[2] == [(0, 0), (1, 0), (2, 0)],
        ),
        ("strength = 12", "strength = 13", lambda c: c.creatures[4].strength == 13),
        ("rounds = 60", "rounds = 61", lambda c: c.stop_after_rounds == 61),
    ],
)
def test_reconstructed_components_are_read_from_the_data(old: str, new: str, read: object) -> None:
    assert old in COMPONENTS_TEXT
    assert callable(read)
    assert not read(COMPONENTS)
    assert read(Components(COMPONENTS_TEXT.replace(old, new)))


@pytest.mark.rule("O23", "O23.24", "O15.6")
def test_payment_is_judged_before_it_is_made() -> None:
    """A Minotaur's path is no construct action: with 6 orichalcum and only a medallion to make, capture may be bought."""
    s = game()
    give(s, 0, orichalcum=6)
    creature(s, 0, "gorgon", "d4")
    begin(s, steps.EXTRA_ACTION)
    assert legal(s) == ["pass", "buy orichalcum recruit", "buy orichalcum capture"]


@pytest.mark.rule("O23", "O23.21")
def test_five_points_with_two_creatures_win_only_with_the_second() -> None:
    s = game()
    medallions(s, 0, 5)
    creature(s, 0, "hellhound", "d4")
    creature(s, 0, "gorgon", "b6")
    rig(s, "skull", "skull")
    act(s, "capture")
    say(s, "fight hellhound 0")
    assert not s.over
    say(s, "fight gorgon 0")
    assert s.winner == 0
    assert stock(s, 0) == (0, 1)


@pytest.mark.rule("O23", "O23.1", "O16")
def test_a_discarded_cards_creature_returns_to_the_bag() -> None:
    s = game(2)
    row(s, ("produce-1", "volcano", "hydra-theia"), "recruit-1")
    begin(s, steps.DISCARD_CARD)
    before = sum(s.creature_bag)
    say(s, "discard 1")
    assert sum(s.creature_bag) == before + 1
