"""I10: special abilities. `feasting` leaves one follower of the region's colour."""

import pytest

from pelagos.core.errors import IllegalWord
from tests.games.atlantis.positions import (
    SIDES_A,
    deck_size,
    discarded,
    display,
    exhaust,
    feasting,
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
    total,
)


@pytest.mark.rule("I10.1")
def test_two_tiles_in_different_areas_take_each_others_place():
    s = game(**SIDES_A)
    temple(s, 0, "brown", "III+I")
    temple(s, 0, "green-neutral", "II")
    feasting(s, "swap_tiles")
    assert legal(s) == ["pass", "swap brown i", "swap brown iii"]
    say(s, "swap brown i")
    assert legal(s) == ["with green-neutral ii"]
    say(s, "with green-neutral ii")
    assert (temple_of(s, 0, "brown"), temple_of(s, 0, "green-neutral")) == ("III+II", "I")
    assert step(s) == "act"
    assert s.actions == 4


@pytest.mark.rule("I10.1")
def test_tiles_of_the_same_size_or_in_the_same_area_are_no_pair():
    s = game(**SIDES_A)
    temple(s, 0, "brown", "II+I")
    feasting(s, "swap_tiles")
    assert legal(s) == ["pass"]
    s = game(**SIDES_A)
    temple(s, 0, "brown", "II")
    temple(s, 0, "green", "II")
    feasting(s, "swap_tiles")
    assert legal(s) == ["pass"]


@pytest.mark.rule("I10.1")
def test_the_pair_has_no_order_so_each_is_offered_once():
    s = game(**SIDES_A)
    temple(s, 0, "brown", "I")
    temple(s, 0, "green", "II")
    temple(s, 0, "blue", "II+I")
    feasting(s, "swap_tiles")
    pairs = []
    for first in legal(s)[1:]:
        pairs += [{first.split(" ", 1)[1], second.split(" ", 1)[1]} for second in legal(say(s.clone(), first))]
    expected = [{"brown i", "green ii"}, {"brown i", "blue ii"}, {"green ii", "blue i"}]
    assert sorted(map(sorted, pairs)) == sorted(map(sorted, expected))


@pytest.mark.rule("I10.2")
def test_a_tile_may_be_moved_to_any_other_open_area_empty_or_not():
    s = game()
    temple(s, 0, "green", "III+II")
    temple(s, 0, "brown", "I")
    temple(s, 1, "blue-neutral", "I")
    feasting(s, "move_tile")
    assert legal(s) == ["pass", "move brown i", "move green ii", "move green iii"]
    say(s, "move green iii")
    assert legal(s) == ["to brown", "to brown-neutral", "to blue", "to purple"]
    joined, alone = say(s.clone(), "to brown"), say(s.clone(), "to purple")
    assert (temple_of(joined, 0, "brown"), temple_of(joined, 0, "green")) == ("III+I", "II")
    assert (temple_of(alone, 0, "purple"), temple_of(alone, 0, "green")) == ("III", "II")


@pytest.mark.rule("I10.2")
def test_a_tile_may_be_moved_within_a_region():
    s = game()
    temple(s, 0, "brown-neutral", "II")
    feasting(s, "move_tile")
    say(s, "move brown-neutral ii", "to brown")
    assert (temple_of(s, 0, "brown"), temple_of(s, 0, "brown-neutral")) == ("II", "")


@pytest.mark.rule("I10.3")
def test_a_follower_and_a_hand_card_of_another_colour_are_exchanged():
    s = game(**SIDES_A)
    hand(s, 0, green=1, purple=2)
    followers(s, 0, blue=1)
    feasting(s, "exchange_card")
    assert legal(s) == ["pass", "exchange green purple", "exchange blue green", "exchange blue purple"]
    say(s, "exchange blue purple")
    assert hand_of(s) == {"green": 1, "blue": 1, "purple": 1}
    assert followers_of(s) == {"green": 1, "purple": 1}


@pytest.mark.rule("I10.4")
def test_who_has_no_helper_takes_one_from_the_region():
    s = game(3)
    feasting(s, "take_helper")
    assert legal(s) == ["pass", "use"]
    say(s, "use")
    assert (s.players[0].helper, s.helpers) == (True, 2)


@pytest.mark.rule("I10.4")
def test_who_has_a_helper_takes_none():
    s = game(3)
    helper(s)
    feasting(s, "take_helper")
    assert legal(s) == ["pass"]


@pytest.mark.rule("I10.5")
def test_a_follower_of_any_colour_is_recalled_but_not_the_cards_just_discarded():
    s = game(**SIDES_A)
    followers(s, 0, brown=2)
    feasting(s, "recall_follower")
    assert legal(s) == ["pass", "recall brown", "recall purple"]
    say(s, "recall purple")
    assert (hand_of(s), followers_of(s), discarded(s)) == ({"purple": 1}, {"brown": 2}, {"purple": 2})


@pytest.mark.rule("I10.6")
def test_the_marker_is_moved_to_any_other_region():
    s = game()
    feasting(s, "move_presence")
    assert legal(s) == ["pass", "presence brown", "presence green", "presence blue"]
    say(s, "presence green")
    assert marker(s) == "green"


@pytest.mark.rule("I10.7")
def test_two_cards_are_taken_from_the_display_with_a_refill_in_between():
    s = game(**SIDES_A)
    display(s, "brown", "brown", "green", "green")
    on_top(s, "purple", "blue")
    size = deck_size(s)
    followers(s, 0, blue=3)
    marker(s, "blue")
    size -= 3
    say(s, "feast")
    assert legal(s) == ["pass", "take brown", "take green"]
    say(s, "take green")
    assert shown(s) == ["brown", "brown", "purple", "green"]
    assert legal(s) == ["take brown", "take green", "take purple"]
    say(s, "take purple")
    assert shown(s) == ["brown", "brown", "blue", "green"]
    assert hand_of(s) == {"green": 1, "purple": 1}
    assert (step(s), deck_size(s)) == ("act", size - 2)


@pytest.mark.rule("I10.7")
def test_with_too_few_open_cards_as_many_as_possible_are_taken():
    s = game(**SIDES_A)
    marker(s, "blue")
    followers(s, 0, blue=3)
    display(s, None, None, None, None)
    exhaust(s, 1)
    empty = say(s.clone(), "feast")
    assert legal(empty) == ["pass"]
    s.display[1] = 2  # one of the blue cards that the other player has
    s.players[1].followers -= 1 << 16
    say(s, "feast", "take blue")
    assert shown(s) == ["blue", "blue", None, None]  # the two cards of the feast were shuffled
    say(s, "take blue")
    assert step(s) == "act"
    assert shown(s) == [None, "blue", None, None]


@pytest.mark.rule("I10.8")
def test_two_cards_are_drawn_from_the_deck_and_none_from_the_display():
    s = game()
    marker(s, "blue")
    followers(s, 0, blue=3)
    on_top(s, "purple", "green", "brown")
    before = shown(s)
    say(s, "feast")
    assert legal(s) == ["pass", "use"]
    say(s, "use")
    assert hand_of(s) == {"green": 1, "purple": 1}
    assert shown(s) == before
    assert s.players[0].known == 0


@pytest.mark.rule("I10.9")
def test_tiles_come_from_anywhere_in_a_stack_and_the_supply_is_not_involved():
    s = game()
    temple(s, 0, "green", "III+II+I")
    feasting(s, "move_tile")
    before = supply_of(s)
    say(s, "move green iii", "to brown")
    assert (temple_of(s, 0, "green"), temple_of(s, 0, "brown"), supply_of(s)) == ("II+I", "III", before)
    s = game(**SIDES_A)
    temple(s, 0, "green", "III+II+I")
    temple(s, 0, "blue", "I")
    feasting(s, "swap_tiles")
    before = supply_of(s)
    say(s, "swap green iii", "with blue i")
    assert (temple_of(s, 0, "green"), temple_of(s, 0, "blue"), supply_of(s)) == ("II+I+I", "III", before)


@pytest.mark.rule("I10.2", "I10.9")
def test_the_level_is_not_paid_for_when_a_tile_moves():
    s = game()
    temple(s, 0, "green", "III")
    feasting(s, "move_tile")
    say(s, "move green iii", "to purple")
    assert total(hand_of(s)) == 0
    assert followers_of(s) == {"brown": 1}
    with pytest.raises(IllegalWord):
        say(s, "to brown")
