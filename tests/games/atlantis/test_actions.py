"""I7: the actions."""

import pytest

from tests.games.atlantis.positions import (
    SIDES_A,
    acting,
    completed,
    deck_size,
    discard,
    discarded,
    display,
    dummy,
    exhaust,
    followers,
    followers_of,
    game,
    hand,
    hand_of,
    helper,
    legal,
    marker,
    on_top,
    say,
    shown,
    step,
    supply_of,
    temple,
    temple_of,
)


@pytest.mark.rule("I7.1")
def test_travel_discards_a_hand_card_and_moves_the_marker_to_its_colour():
    s = game()
    hand(s, 0, green=2, purple=1)
    say(s, "travel green")
    assert marker(s) == "green"
    assert hand_of(s) == {"green": 1, "purple": 1}
    assert discarded(s) == {"green": 1}


@pytest.mark.rule("I7.1")
def test_a_card_of_the_marker_colour_does_not_serve_to_travel():
    s = game()
    hand(s, 0, brown=2, blue=1)
    assert legal(s, "travel") == ["travel blue"]


@pytest.mark.rule("I7.1")
def test_followers_do_not_serve_to_travel():
    s = game()
    followers(s, 0, blue=2)
    assert legal(s, "travel") == []


@pytest.mark.rule("I7.2")
def test_construction_raises_a_temple_in_the_marker_region_by_one_level():
    s = game(4)
    hand(s, 0, brown=3, green=9, blue=9, purple=9)
    temple(s, 0, "green", "I")
    assert {word.split()[1] for word in legal(s, "construct")} == {"brown", "brown-neutral"}
    marker(s, "green")
    assert legal(s, "construct") == ["construct green a", "construct green r1"]
    say(s, "construct green r1")
    assert temple_of(s, 0, "green") == "II"


@pytest.mark.rule("I7.2.1")
def test_every_possible_move_on_every_open_area_of_the_region_is_offered():
    s = game()
    hand(s, 0, brown=5)
    temple(s, 0, "brown", "II+I")
    temple(s, 0, "brown-neutral", "I")
    assert legal(s, "construct") == [
        "construct brown r1",
        "construct brown r2",
        "construct brown-neutral r1",
    ]
    temple(s, 1, "green", "III")
    temple(s, 0, "brown-neutral", "")
    temple(s, 1, "brown-neutral", "I")
    assert legal(s, "construct") == ["construct brown a", "construct brown r1", "construct brown r2"]


@pytest.mark.rule("I7.2.2")
@pytest.mark.parametrize(
    ("stack", "move", "cost"),
    [("", "a", 1), ("I", "a", 2), ("I", "r1", 2), ("II", "a", 3), ("II", "r2", 3), ("I+I", "r3", 3), ("III", "a", 4)],
)
def test_the_cost_is_the_level_after_the_move_whatever_tile_is_used(stack: str, move: str, cost: int):
    s = game()
    temple(s, 0, "brown", stack)
    hand(s, 0, brown=cost - 1)
    assert f"construct brown {move}" not in legal(s)
    hand(s, 0, brown=1)
    say(s, f"construct brown {move}")
    assert followers_of(s) == {"brown": cost}
    assert hand_of(s) == {}


@pytest.mark.rule("I7.2.2")
def test_cards_of_other_colours_do_not_pay():
    s = game()
    hand(s, 0, green=9, blue=9)
    assert legal(s, "construct") == []


@pytest.mark.rule("I7.2.3")
def test_the_helper_may_be_spent_to_pay_one_card_less_or_be_kept():
    s = game()
    temple(s, 0, "brown", "I")
    hand(s, 0, brown=2)
    helper(s)
    say(s, "construct brown r1")
    assert step(s) == "spend-helper"
    assert legal(s) == ["pass", "helper"]
    kept, spent = say(s.clone(), "pass"), say(s.clone(), "helper")
    assert (followers_of(kept), kept.players[0].helper) == ({"brown": 2}, True)
    assert (followers_of(spent), spent.players[0].helper) == ({"brown": 1}, False)
    assert temple_of(kept, 0, "brown") == temple_of(spent, 0, "brown") == "II"


@pytest.mark.rule("I7.2.4")
def test_exactly_the_cost_goes_from_hand_to_the_own_followers():
    s = game()
    temple(s, 0, "brown", "I")
    hand(s, 0, brown=5, green=1)
    followers(s, 0, green=1)
    say(s, "construct brown a")
    assert hand_of(s) == {"brown": 3, "green": 1}
    assert followers_of(s) == {"brown": 2, "green": 1}
    assert discarded(s) == {}


@pytest.mark.rule("I7.2.4")
def test_followers_cannot_pay():
    s = game()
    followers(s, 0, brown=5)
    assert legal(s, "construct") == []


@pytest.mark.rule("I7.2.5")
def test_replaced_tiles_return_to_the_supply_at_once():
    s = game()
    temple(s, 0, "brown", "I+I")
    hand(s, 0, brown=4)
    say(s, "construct brown r3")
    assert temple_of(s, 0, "brown") == "III"
    assert supply_of(s) == "III+II+II+I+I"
    marker(s, "green")
    hand(s, 0, green=1)
    assert legal(s, "construct") == ["construct green a"]


@pytest.mark.rule("I7.3")
def test_demolition_takes_any_tile_of_any_area_in_any_region():
    s = game()
    temple(s, 0, "green", "III+II+I")
    temple(s, 0, "blue-neutral", "I")
    temple(s, 1, "purple", "I")
    assert legal(s, "demolish") == ["demolish green i", "demolish green ii", "demolish green iii", "demolish blue-neutral i"]
    say(s, "demolish green ii")
    assert temple_of(s, 0, "green") == "III+I"
    assert supply_of(s) == "III+II+II"
    assert s.actions == 4


@pytest.mark.rule("I7.3")
def test_demolition_costs_nothing_takes_one_tile_and_removes_a_completion_token():
    s = game()
    temple(s, 0, "green", "II+II")
    assert completed(s) == [2]
    say(s, "demolish green ii")
    assert (temple_of(s, 0, "green"), completed(s)) == ("II", [])
    assert hand_of(s) == followers_of(s) == discarded(s) == {}


@pytest.mark.rule("I7.4")
def test_conversion_moves_any_follower_of_another_player_to_the_own_followers():
    s = game(3)
    followers(s, 0, brown=1)
    followers(s, 1, green=2, purple=1)
    followers(s, 2, blue=1)
    assert legal(s, "convert") == ["convert 2 green", "convert 2 purple", "convert 3 blue"]
    say(s, "convert 2 green")
    assert followers_of(s) == {"brown": 1, "green": 1}
    assert followers_of(s, 1) == {"green": 1, "purple": 1}
    assert hand_of(s) == {}


@pytest.mark.rule("I7.4")
def test_conversion_is_possible_once_in_a_turn_and_needs_a_follower():
    s = game()
    assert legal(s, "convert") == []
    followers(s, 1, green=2)
    say(s, "convert 2 green")
    assert legal(s, "convert") == []
    acting(s)
    assert legal(s, "convert") == ["convert 2 green"]


@pytest.mark.rule("I7.4")
def test_in_solo_play_the_dummy_is_another_player():
    s = game(1)
    assert legal(s, "convert") == []
    dummy(s, "blue")
    assert legal(s, "convert") == ["convert dummy blue"]
    say(s, "convert dummy blue")
    assert followers_of(s) == {"blue": 1}


@pytest.mark.rule("I7.5")
def test_a_feast_needs_three_followers_of_the_marker_colour_and_discards_two():
    s = game()
    followers(s, 0, brown=2, green=5)
    assert legal(s, "feast") == []
    followers(s, 0, brown=1)
    say(s, "feast")
    assert followers_of(s) == {"brown": 1, "green": 5}
    assert discarded(s) == {"brown": 2}


@pytest.mark.rule("I7.5")
@pytest.mark.parametrize(
    ("region", "side", "asked"),
    [
        ("brown", "A", "swap-first"),
        ("brown", "B", "move-tile"),
        ("green", "A", "exchange-card"),
        ("green", "B", "take-helper"),
        ("purple", "A", "recall-follower"),
        ("purple", "B", "move-presence"),
        ("blue", "A", "draw-display"),
        ("blue", "B", "draw-deck"),
    ],
)
def test_a_feast_gives_the_ability_of_the_marker_region(region: str, side: str, asked: str):
    s = game(**{f"{region}_side": side})
    marker(s, region)
    followers(s, 0, **{region: 3})
    say(s, "feast")
    assert step(s) == asked


@pytest.mark.rule("I7.5.1")
def test_the_condition_is_checked_before_paying_and_several_feasts_are_possible():
    s = game()
    followers(s, 0, brown=5)
    say(s, "feast", "pass")
    assert followers_of(s) == {"brown": 3}
    say(s, "feast", "pass")
    assert followers_of(s) == {"brown": 1}
    assert s.actions == 3
    assert legal(s, "feast") == []


@pytest.mark.rule("I7.5.2")
@pytest.mark.parametrize("sides", [{}, SIDES_A], ids=["B", "A"])
@pytest.mark.parametrize("region", ["brown", "green", "blue", "purple"])
def test_every_ability_may_be_waived_and_the_cards_are_gone_all_the_same(sides: dict[str, object], region: str):
    s = game(**sides)
    marker(s, region)
    followers(s, 0, **{region: 3})
    hand(s, 0, brown=1, green=1)
    temple(s, 0, "green", "II")
    temple(s, 0, "blue", "I")
    say(s, "feast")
    assert legal(s)[0] == "pass"
    assert len(legal(s)) > 1
    before = s.clone()
    say(s, "pass")
    assert step(s) == "act"
    assert discarded(s) == {region: 2}
    assert (hand_of(s), shown(s), deck_size(s)) == (hand_of(before), shown(before), deck_size(before))
    assert (s.players[0].temples, s.marker, s.helpers) == (before.players[0].temples, before.marker, before.helpers)
    assert s.log()[-1]["message"] == "ability-waived"


@pytest.mark.rule("I7.5.2")
def test_a_feast_is_legal_even_when_the_ability_can_do_nothing():
    s = game()
    followers(s, 0, brown=3)
    say(s, "feast")
    assert legal(s) == ["pass"]


@pytest.mark.rule("I7.5.2")
def test_an_ability_once_used_is_carried_out_as_far_as_possible():
    s = game(**SIDES_A)
    marker(s, "blue")
    followers(s, 0, blue=3)
    say(s, "feast", "take green")
    assert "pass" not in legal(s)


@pytest.mark.rule("I7.6")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_recruitment_moves_any_number_of_cards_of_the_marker_colour_but_not_none(number: int):
    s = game()
    hand(s, 0, brown=3, green=2)
    assert legal(s, "recruit") == ["recruit 1", "recruit 2", "recruit 3"]
    say(s, f"recruit {number}")
    assert followers_of(s) == {"brown": number}
    assert hand_of(s).get("brown", 0) == 3 - number
    assert hand_of(s)["green"] == 2


@pytest.mark.rule("I7.7")
def test_migration_draws_the_top_card_of_the_deck_and_never_one_of_the_display():
    s = game()
    on_top(s, "blue", "green")
    before = shown(s)
    say(s, "migrate")
    assert hand_of(s) == {"blue": 1}
    assert shown(s) == before
    assert s.players[0].known == 0


@pytest.mark.rule("I7.7")
def test_migration_needs_a_card_in_deck_or_discard():
    s = game()
    exhaust(s, 1)
    assert legal(s, "migrate") == []
    display(s, "brown", "green", "blue", None)
    assert legal(s, "migrate") == ["migrate"]
    discard(s, purple=1)
    assert legal(s, "migrate") == ["migrate"]


@pytest.mark.rule("I7.8")
def test_demolition_conversion_and_migration_do_not_depend_on_the_marker():
    s = game()
    followers(s, 1, green=1)
    temple(s, 0, "blue", "I")
    for region in ("brown", "green", "blue", "purple"):
        marker(s, region)
        assert legal(s) == ["pass", "demolish blue i", "convert 2 green", "migrate"]
