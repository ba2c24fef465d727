"""O5 and O16: taking an action card, and discarding one in the game of two."""

import pytest

from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.lookup import CARD_NAMES, TILE_NAMES
from pelagos.games.orichalcum.state import NONE
from tests.games.orichalcum.positions import (
    begin,
    cards_in_row,
    creature,
    discarded,
    fresh,
    game,
    give,
    in_bag,
    lairs,
    legal,
    on_card,
    row,
    say,
    step,
    stock,
    supply,
)


@pytest.mark.rule("O5.1")
@pytest.mark.parametrize(
    ("players", "hoplites", "slots"), [(2, 0, 2), (3, 0, 2), (3, 1, 4), (3, 2, 5), (4, 0, 2), (4, 1, 4), (4, 2, 6), (4, 9, 6)]
)
def test_every_card_whose_price_can_be_paid_may_be_taken(players: int, hoplites: int, slots: int) -> None:
    s = game(players)
    give(s, 0, hoplites=hoplites, orichalcum=5)
    assert legal(s) == [f"take {slot}" for slot in range(1, slots + 1)]


@pytest.mark.rule("O5.1")
@pytest.mark.parametrize(("slot", "price"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2)])
def test_the_price_above_the_slot_goes_to_the_supply(slot: int, price: int) -> None:
    s = game(4)
    give(s, 0, hoplites=3)
    say(s, f"take {slot}")
    assert stock(s, 0) == (3 - price, 0)
    assert supply(s) == (27 + price, 30)


@pytest.mark.rule("O5.1", "O13.7")
def test_committed_hoplites_do_not_pay() -> None:
    s = game()
    give(s, 0, hoplites=1)
    creature(s, 0, "cyclops", "d4", hoplites=3)
    begin(s, steps.TAKE_CARD)
    assert legal(s) == ["take 1", "take 2", "take 3", "take 4"]


@pytest.mark.rule("O5.2")
def test_the_player_gets_card_tile_and_creature() -> None:
    s = game()
    row(s, "produce-1", ("capture-3", "volcano-lagoon-forest", "hydra-kronos"), "recruit-1")
    begin(s, steps.START_TURN)
    say(s, "take 2")
    assert CARD_NAMES[s.card] == "capture-3"
    assert TILE_NAMES[s.tile] == "volcano-lagoon-forest"
    assert step(s) == "place-tile"
    say(s, "place c2 1")
    assert lairs(s, 0) == {"c2": ("hydra-kronos", 0)}
    assert legal(s) == ["pass", "act capture"]


@pytest.mark.rule("O5.3")
def test_the_cards_on_the_right_move_left_and_none_is_drawn() -> None:
    s = game()
    row(s, "produce-1", "recruit-1", ("capture-1", "forest"), ("construct-1", "desert"), ("produce-2", "lagoon-forest"))
    pile = list(s.draw_pile.items)
    begin(s, steps.START_TURN)
    say(s, "take 2")
    assert cards_in_row(s) == ["produce-1", "capture-1", "construct-1", "produce-2"]
    assert [on_card(s, place)[0] for place in (1, 2, 3, 4)] == [None, "forest", "desert", "lagoon-forest"]
    assert list(s.draw_pile.items) == pile


@pytest.mark.rule("O5.3")
def test_a_card_that_moved_left_is_cheaper() -> None:
    s = game()
    say(s, "take 1", "pass", "pass")
    assert s.seat == 1
    say(s, "take 2")
    assert CARD_NAMES[s.card] == "capture-1"  # it lay in slot 3, where it cost 1
    assert stock(s, 1) == (0, 0)


@pytest.mark.rule("O5.4")
@pytest.mark.parametrize(("players", "rows"), [(2, [5, 3]), (3, [5, 4, 3]), (4, [6, 5, 4, 3])])
def test_at_least_three_cards_lie_there_when_a_turn_begins(players: int, rows: list[int]) -> None:
    s = fresh(players, seed=3)
    found = []
    for _ in range(3 * players):
        while step(s) != "take-card":
            say(s, legal(s)[0])
        found.append(len(s.row))
        assert legal(s)[:2] == ["take 1", "take 2"]
        say(s, legal(s)[-1])
    assert found == rows * 3


@pytest.mark.rule("O16")
def test_with_two_players_a_card_is_discarded_with_tile_and_creature() -> None:
    s = game(2)
    row(s, "produce-1", ("recruit-2", "volcano-desert", "gorgon"), ("capture-1", "forest"))
    begin(s, steps.DISCARD_CARD)
    assert legal(s) == ["discard 1", "discard 2", "discard 3"]
    assert in_bag(s, "gorgon") == 3
    say(s, "discard 2")
    assert cards_in_row(s) == ["produce-1", "capture-1"]
    assert on_card(s, 2) == ("forest", None)
    assert discarded(s) == ["recruit-2"]
    assert TILE_NAMES[s.stacks[1].items[0]] == "volcano-desert"
    assert s.stacks[1].size() == 23
    assert in_bag(s, "gorgon") == 4


@pytest.mark.rule("O16", "O21.5")
def test_a_card_without_a_tile_is_discarded_alone() -> None:
    s = game(2)
    begin(s, steps.DISCARD_CARD)
    say(s, "discard 5")
    assert discarded(s) == ["produce-2"]
    assert [stack.size() for stack in s.stacks] == [25, 23, 17]


@pytest.mark.rule("O16", "O22")
def test_both_of_two_players_discard_so_that_one_card_is_left() -> None:
    s = game(2)
    begin(s, steps.START_ROUND)
    say(s, "take 1", "pass", "pass", "discard 1")
    assert s.seat == 1
    assert len(s.row) == 3
    say(s, "take 1", "pass", "pass")
    assert (s.seat, step(s)) == (1, "discard-card")
    kept = cards_in_row(s)[0]
    say(s, "discard 2")
    assert s.round == 3
    assert len(s.row) == 5
    assert cards_in_row(s)[0] == kept


@pytest.mark.rule("O16")
@pytest.mark.parametrize("players", [3, 4])
def test_three_or_four_players_discard_nothing(players: int) -> None:
    s = game(players)
    say(s, "take 1", "pass", "pass")
    assert s.seat == 1
    assert s.card == NONE
    assert discarded(s) == ["produce-1"]
