"""I13: deck, display and discard."""

import pytest

from tests.games.atlantis.positions import (
    COLOURS,
    acting,
    deck_of,
    deck_size,
    discard,
    discarded,
    display,
    drawing,
    dummy,
    ending,
    exhaust,
    followers,
    followers_of,
    game,
    hand,
    hand_of,
    happened,
    legal,
    marker,
    on_top,
    say,
    shown,
    starting,
    step,
    total,
)


@pytest.mark.rule("I13.1")
def test_travel_feast_and_discard_step_discard_face_up():
    s = game()
    hand(s, 0, green=1, blue=6)
    followers(s, 0, green=3)
    say(s, "travel green")
    assert s.view(1)["discard"] == {"brown": 0, "green": 1, "blue": 0, "purple": 0}
    say(s, "feast")
    assert discarded(s) == {"green": 3}
    say(s, "pass", "pass", "discard blue")
    assert discarded(s) == {"green": 3, "blue": 1}


@pytest.mark.rule("I13.1")
def test_the_solo_dummy_is_discarded():
    s = game(1)
    dummy(s, "blue")
    starting(s, 0, 2)
    assert discarded(s) == {"blue": 1}


@pytest.mark.rule("I13.2")
def test_cards_for_construction_and_recruitment_are_not_discarded():
    s = game()
    hand(s, 0, brown=4)
    say(s, "construct brown a", "recruit 3")
    assert discarded(s) == {}
    assert followers_of(s) == {"brown": 4}


@pytest.mark.rule("I13.3")
def test_the_deck_is_not_shuffled_before_a_card_is_needed():
    s = game()
    discard(s, blue=3)
    exhaust(s, 1)
    display(s, "brown", "green", "blue", None)  # the purple card is the last of the deck
    say(s, "migrate")
    assert (deck_size(s), discarded(s)) == (0, {"blue": 3})
    assert happened(s, "reshuffled") == []
    assert hand_of(s) == {"purple": 1}
    say(s, "migrate")
    assert (deck_size(s), discarded(s)) == (2, {})
    assert happened(s, "reshuffled")[0]["cards"] == 3


@pytest.mark.rule("I13.3")
@pytest.mark.parametrize("how", ["migrate", "draw", "take", "ability"])
def test_the_whole_discard_becomes_the_new_deck_whatever_needs_the_card(how: str):
    s = game()
    discard(s, green=2, blue=2)
    marker(s, "blue")
    followers(s, 0, blue=3)
    exhaust(s, 1)
    if how == "migrate":
        say(s, "migrate")
    elif how == "ability":
        say(s, "feast", "use")
    else:
        drawing(s)
        say(s, "draw" if how == "draw" else "take brown")
    assert discarded(s) == {}
    assert deck_size(s) == (4 if how == "ability" else 3)


@pytest.mark.rule("I13.3")
def test_the_new_deck_is_shuffled():
    orders = set()
    for seed in range(20):
        s = game(seed=seed)
        discard(s, brown=4, green=4, blue=4)
        exhaust(s, 1)
        say(s, "migrate")
        orders.add(tuple(s.deck.items))
    assert len(orders) > 15


@pytest.mark.rule("I13.4")
def test_empty_slots_are_filled_in_slot_order():
    s = game()
    on_top(s, "purple", "green", "blue", "brown")
    display(s, None, "brown", None, "brown")
    drawing(s)
    say(s, "take brown")
    assert shown(s) == ["purple", "green", "blue", "brown"]


@pytest.mark.rule("I13.4")
def test_a_slot_that_cannot_be_filled_stays_empty_and_is_tried_again():
    s = game()
    exhaust(s, 1)
    drawing(s)
    say(s, "take green", "take blue", "take purple")
    assert shown(s) == ["brown", None, None, None]
    say(s, "travel green", "pass")
    assert s.seat == 1  # the draw step began with a refill from the discard of the journey
    assert shown(s) == ["brown", "green", None, None]


@pytest.mark.rule("I13.4")
def test_other_draws_leave_empty_slots_alone():
    s = game()
    discard(s, blue=3)
    display(s, "brown", None, "green", "blue")
    exhaust(s, 1)
    say(s, "migrate")
    assert shown(s) == ["brown", None, "green", "blue"]


@pytest.mark.rule("I13.5")
def test_with_deck_and_discard_empty_there_is_no_migration_and_no_unseen_draw():
    s = game()
    exhaust(s, 1)
    assert "migrate" not in legal(s)
    drawing(s)
    assert legal(s) == [f"take {colour}" for colour in COLOURS]


@pytest.mark.rule("I13.5")
def test_the_cards_discarded_for_a_feast_can_be_drawn_by_it():
    s = game()
    marker(s, "blue")
    followers(s, 0, blue=3)
    exhaust(s, 1)
    say(s, "feast", "use")
    assert hand_of(s) == {"blue": 2}
    assert (deck_of(s), discarded(s)) == ({}, {})


@pytest.mark.rule("I13.5")
def test_play_goes_on_and_discards_bring_cards_back():
    s = game()
    hand(s, 0, green=7)
    exhaust(s, 1)
    display(s, "brown", "green", "blue", "purple")
    assert "pass" in legal(s)
    ending(s)
    say(s, "discard green", "discard green")
    assert (s.seat, step(s)) == (1, "draw-card")
    assert "draw" in legal(s)
    assert total(discarded(s)) == 2
    acting(s, 1)
    assert "migrate" in legal(s)
