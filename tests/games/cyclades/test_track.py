"""C4 and C13.3: the creature track."""

import pytest

from pelagos.games.cyclades.state import NONE
from tests.games.cyclades.positions import (
    card,
    discard,
    discards,
    fresh,
    game,
    give,
    legal,
    next_cycle,
    on_track,
    pile,
    rest_of,
    say,
    targets,
    track,
    turn,
)


@pytest.mark.rule("C4.1", "C9.2")
def test_the_places_cost_four_three_and_two():
    for gold, affordable in ((4, "griffon fates kraken"), (3, "griffon kraken"), (2, "griffon"), (1, "")):
        s = game()
        on_track(s, "fates", "kraken", "griffon")
        give(s, 0, gold=gold)
        turn(s, "athena")
        assert targets(s, "summon") == affordable


@pytest.mark.rule("C4.2", "W2")
def test_the_first_cycle_reveals_one_card_on_the_place_priced_four():
    for seed in range(10):
        assert [name is not None for name in track(fresh(3, seed))] == [True, False, False]


@pytest.mark.rule("C4.3", "W3")
def test_the_second_cycle_moves_an_unused_card_and_reveals_one():
    s = game()
    s.cycle = 1
    on_track(s, "medusa")
    pile(s, "fates", "giant", "harpy")
    next_cycle(s)
    assert track(s) == ["fates", "medusa", None]


@pytest.mark.rule("C4.3", "W3")
def test_the_second_cycle_reveals_two_when_the_card_was_used():
    s = game()
    s.cycle = 1
    pile(s, "fates", "giant", "harpy")
    next_cycle(s)
    assert track(s) == ["giant", "fates", None]  # A31: the cheaper place first


@pytest.mark.rule("C4.4", "W1")
def test_the_card_on_two_is_discarded_the_rest_slides_right_and_gaps_are_filled():
    s = game()
    on_track(s, "pegasus", None, "minotaur")
    pile(s, "fates", "giant", "harpy")
    before = discards(s)
    next_cycle(s)
    assert track(s) == ["giant", "fates", "pegasus"]
    assert discards(s) == before | {"minotaur"}


@pytest.mark.rule("C4.4")
@pytest.mark.parametrize(
    ("before", "after"),
    [
        (("medusa", "chiron", "kraken"), ["fates", "medusa", "chiron"]),
        (("medusa", "chiron", None), ["fates", "medusa", "chiron"]),
        ((None, "chiron", "kraken"), ["giant", "fates", "chiron"]),
        ((None, None, "kraken"), ["harpy", "giant", "fates"]),
        ((None, None, None), ["harpy", "giant", "fates"]),
    ],
)
def test_cards_keep_their_order_and_close_gaps(before: tuple[str | None, ...], after: list[str]):
    s = game()
    s.cycle = 2
    on_track(s, *before)
    pile(s, "fates", "giant", "harpy")
    next_cycle(s)
    assert track(s) == after


@pytest.mark.rule("C4.5")
def test_an_empty_draw_pile_is_made_anew_from_the_discards():
    s = game()
    on_track(s, "medusa", "chiron", "kraken")
    pile(s)
    everything = discards(s) | {"kraken"}
    next_cycle(s)
    assert track(s)[1:] == ["medusa", "chiron"]
    assert track(s)[0] in everything
    assert discards(s) == set()
    assert s.draw_pile.size() == len(everything) - 1


@pytest.mark.rule("C4.5")
def test_with_both_piles_empty_a_place_stays_empty():
    s = game()
    on_track(s, "medusa", "chiron", None)
    pile(s)
    s.discarded = 0  # as if all other cards were held
    next_cycle(s)
    assert track(s) == [None, "medusa", "chiron"]


@pytest.mark.rule("C4.6", "C9.6")
def test_a_place_emptied_in_a_turn_stays_empty():
    s = game()
    on_track(s, "fates", "griffon")
    turn(s, "zeus")
    say(s, "summon fates 0")
    assert track(s) == [None, "griffon", None]
    assert rest_of(s, "replace") == ["griffon"]


@pytest.mark.rule("C13.3", "C4.6")
def test_zeus_replaces_a_card_by_the_top_card_as_often_as_he_is_paid():
    s = game()
    on_track(s, "medusa", "chiron", "kraken")
    pile(s, "fates", "giant", "harpy")
    turn(s, "zeus")
    assert rest_of(s, "replace") == ["kraken", "chiron", "medusa"]
    say(s, "replace chiron")
    assert track(s) == ["medusa", "fates", "kraken"]
    assert "chiron" in discards(s)
    say(s, "replace fates", "replace kraken")
    assert track(s) == ["medusa", "giant", "harpy"]
    assert s.gold[0] == 7


@pytest.mark.rule("C13.3")
def test_replacing_costs_gold_and_is_for_zeus_alone():
    s = game()
    on_track(s, "medusa")
    give(s, 0, gold=0)
    turn(s, "zeus")
    assert legal(s, "replace") == []
    s = game()
    on_track(s, "medusa")
    turn(s, "athena")
    assert legal(s, "replace") == []


@pytest.mark.rule("C13.3", "C4.5")
def test_the_replaced_card_is_part_of_the_shuffle():
    s = game()
    on_track(s, "medusa")
    pile(s)
    s.discarded = 0  # as if all other cards were held
    turn(s, "zeus")
    say(s, "replace medusa")
    assert track(s) == ["medusa", None, None]


@pytest.mark.rule("C13.3", "C21")
def test_what_a_revealed_card_shows_cannot_be_taken_back():
    s = game()
    on_track(s, "medusa")
    discard(s, "giant")
    turn(s, "zeus")
    say(s, "replace medusa")
    assert s.sealed == s.ply
    assert s.track[0] not in (NONE, card("medusa"))
