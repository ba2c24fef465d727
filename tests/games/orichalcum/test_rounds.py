"""O17: the end of a round."""

import pytest

from pelagos.core.rng import seeded
from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.lookup import CARD_SIZE, TILE_SIZE
from pelagos.games.orichalcum.state import NONE, card_of, creature_of, slot_token, tile_of
from tests.games.orichalcum.positions import (
    begin,
    cards_in_row,
    creature,
    discarded,
    game,
    give,
    has_volcano,
    legal,
    on_card,
    pile,
    row,
    say,
    slot,
    slots,
    step,
    stock,
    top,
)


@pytest.mark.rule("O17.1")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 6)])
def test_cards_are_drawn_into_the_empty_slots_from_left_to_right(players: int, cards: int) -> None:
    s = game(players)
    row(s, "recruit-1", "construct-3")
    pile(s, "produce-1", "capture-2", "produce-3", "recruit-3", "capture-3")
    begin(s, steps.END_ROUND)
    assert cards_in_row(s) == ["recruit-1", "construct-3", "produce-1", "capture-2", "produce-3", "recruit-3"][:cards]
    assert s.draw_pile.size() == 7 - cards


@pytest.mark.rule("O17.1", "O22")
def test_the_discard_pile_is_shuffled_when_a_card_must_be_drawn_from_an_empty_pile() -> None:
    s = game()
    row(s, "recruit-1", "construct-3")
    pile(s, "produce-1")
    before = set(discarded(s))
    begin(s, steps.END_ROUND)
    assert cards_in_row(s)[:3] == ["recruit-1", "construct-3", "produce-1"]
    assert set(cards_in_row(s)[3:]) < before
    assert discarded(s) == []
    assert s.draw_pile.size() == 7


@pytest.mark.rule("O17.1", "O22")
def test_an_empty_pile_is_not_renewed_before_a_card_must_be_drawn() -> None:
    s = game()
    row(s, "recruit-1", "construct-3")
    pile(s, "produce-1", "capture-2", "produce-3")
    before = discarded(s)
    begin(s, steps.END_ROUND)
    assert s.draw_pile.size() == 0
    assert discarded(s) == before


@pytest.mark.rule("O17.1")
def test_the_new_pile_is_in_random_order() -> None:
    orders = set()
    for seed in range(8):
        s = game()
        s.rng = seeded(seed)
        row(s)
        pile(s)
        begin(s, steps.END_ROUND)
        orders.add(tuple(cards_in_row(s)))
    assert len(orders) == 8


@pytest.mark.rule("O17.2")
def test_new_cards_get_the_top_tile_of_their_size_and_a_creature_for_a_volcano() -> None:
    s = game()
    row(s, "produce-1", "recruit-1", "capture-1")
    pile(s, "construct-2", "capture-3")
    top(s, "volcano-forest")
    top(s, "mountain-lagoon-desert")
    begin(s, steps.END_ROUND)
    tile, beast = on_card(s, 4)
    assert tile == "volcano-forest"
    assert beast is not None
    assert on_card(s, 5) == ("mountain-lagoon-desert", None)
    assert sum(s.creature_bag) == 19


@pytest.mark.rule("O17.2")
def test_cards_left_over_keep_tile_and_creature() -> None:
    s = game()
    row(s, ("produce-2", "volcano-forest", "hydra-kronos"), "recruit-1", ("capture-1", "lagoon"))
    begin(s, steps.END_ROUND)
    assert [on_card(s, place) for place in (1, 2, 3)] == [("volcano-forest", "hydra-kronos"), (None, None), ("lagoon", None)]
    for entry in list(s.row)[3:]:
        assert TILE_SIZE[tile_of(entry)] == CARD_SIZE[card_of(entry)]
        assert (creature_of(entry) != NONE) == has_volcano(tile_of(entry))


@pytest.mark.rule("O17.2")
def test_the_creature_on_a_volcano_is_random() -> None:
    beasts = set()
    for seed in range(30):
        s = game()
        s.rng = seeded(seed)
        row(s, "produce-1", "recruit-1", "capture-1", "construct-1")
        pile(s, "construct-2")
        top(s, "volcano-forest")
        begin(s, steps.END_ROUND)
        beasts.add(on_card(s, 5)[1])
    assert len(beasts) > 4


@pytest.mark.rule("O17.3", "O2.6")
def test_empty_slots_get_a_building_mines_and_camps_with_their_resource() -> None:
    seen = set()
    for seed in range(20):
        s = game()
        s.rng = seeded(seed)
        slot(s, "lagoon", "forge")
        begin(s, steps.END_ROUND)
        found = slots(s)
        assert found[1] == "forge"
        assert None not in found
        for name, entry in zip(found, s.slots, strict=True):
            assert slot_token(entry) == (name in ("mine", "training-camp"))
        assert s.orichalcum == 30 - found.count("mine")
        seen.update(found)
    assert {"mine", "training-camp"} < seen


@pytest.mark.rule("O17.3", "O2.6")
def test_a_building_that_was_not_built_keeps_its_one_resource() -> None:
    s = game()
    slot(s, "lagoon", "mine")
    begin(s, steps.END_ROUND)
    assert slot_token(s.slots[1]) == 1


@pytest.mark.rule("O17.4")
def test_most_hoplites_in_stock_take_the_marker() -> None:
    s = game()
    give(s, 1, hoplites=2)
    give(s, 2, hoplites=3)
    creature(s, 1, "gorgon", "d4", hoplites=3)
    begin(s, steps.END_ROUND)
    assert s.marker == 2


@pytest.mark.rule("O17.4")
def test_the_holder_keeps_the_marker_with_most_hoplites() -> None:
    s = game()
    give(s, 0, hoplites=2)
    give(s, 2, hoplites=1)
    begin(s, steps.END_ROUND)
    assert s.marker == 0


@pytest.mark.rule("O17.4")
def test_two_tied_with_the_holder_among_them_give_it_to_the_other() -> None:
    s = game()
    give(s, 0, hoplites=2)
    give(s, 2, hoplites=2)
    give(s, 1, hoplites=1)
    begin(s, steps.END_ROUND)
    assert s.marker == 2
    assert step(s) == "take-card"


@pytest.mark.rule("O17.4")
def test_two_tied_without_the_holder_let_the_holder_choose() -> None:
    s = game()
    give(s, 1, hoplites=2)
    give(s, 2, hoplites=2)
    begin(s, steps.END_ROUND)
    assert (s.seat, step(s)) == (0, "choose-marker")
    assert legal(s) == ["marker 2", "marker 3"]
    say(s, "marker 3")
    assert s.marker == 2
    told = {entry["message"]: entry for entry in s.log()}
    assert (told["marker-chosen"]["seat"], told["marker-chosen"]["to"], told["marker-taken"]["seat"]) == (0, "3", 2)


@pytest.mark.rule("O17.4")
def test_of_three_tied_the_holder_chooses_another() -> None:
    s = game(4)
    s.marker = 1
    for seat in (0, 1, 3):
        give(s, seat, hoplites=2)
    begin(s, steps.END_ROUND)
    assert s.seat == 1
    assert legal(s) == ["marker 1", "marker 4"]


@pytest.mark.rule("O17.4")
def test_with_two_players_in_a_tie_the_marker_changes_hands() -> None:
    s = game(2)
    begin(s, steps.END_ROUND)
    assert s.marker == 1


@pytest.mark.rule("O17.5")
@pytest.mark.parametrize(("players", "leader", "last"), [(2, 1, 0), (3, 0, 2), (3, 1, 0), (4, 3, 2)])
def test_who_will_be_last_in_the_new_order_takes_a_hoplite(players: int, leader: int, last: int) -> None:
    s = game(players)
    give(s, leader, hoplites=3)
    begin(s, steps.END_ROUND)
    expected = [0] * players
    expected[leader] += 3
    expected[last] += 1
    assert [stock(s, seat)[0] for seat in range(players)] == expected


@pytest.mark.rule("O17.5", "O17.4")
def test_the_marker_goes_first_then_the_hoplite() -> None:
    """Seat 2 is last behind seat 0 and must not gain the marker by the hoplite of this round's end."""
    s = game()
    give(s, 0, hoplites=1)
    begin(s, steps.END_ROUND)
    assert s.marker == 0
    assert stock(s, 2) == (1, 0)


@pytest.mark.rule("O17.6")
def test_the_next_round_begins_with_the_holder() -> None:
    s = game()
    give(s, 1, hoplites=1)
    begin(s, steps.END_ROUND)
    assert s.round == 2
    assert (s.seat, step(s)) == (1, "take-card")
    assert s.turns_left == 3
