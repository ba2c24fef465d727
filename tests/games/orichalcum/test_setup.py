"""O2: setup."""

import pytest

from pelagos.games.orichalcum.lookup import CARD_NAMES, CARD_SIZE, TILE_NAMES, TILE_SIZE
from pelagos.games.orichalcum.state import NONE, card_of, creature_of, slot_building, slot_token, tile_of
from pelagos.games.orichalcum.words import CREATURE
from tests.games.orichalcum.positions import (
    BUILDINGS,
    cards_in_row,
    fresh,
    has_volcano,
    legal,
    say,
    slots,
    step,
    stock,
    titans,
)

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])
SEEDS = range(12)


@pytest.mark.rule("O2.1")
@PLAYERS
def test_the_twelve_cards_are_shuffled(players: int) -> None:
    orders = set()
    for seed in SEEDS:
        s = fresh(players, seed)
        pile = [CARD_NAMES[card] for card in s.draw_pile.items]
        assert sorted(cards_in_row(s) + pile) == sorted(CARD_NAMES)
        assert len(CARD_NAMES) == len(set(CARD_NAMES)) == 12
        orders.add(tuple(cards_in_row(s) + pile))
    assert len(orders) == len(SEEDS)


@pytest.mark.rule("O2.2")
def test_tiles_are_sorted_by_size_and_each_stack_is_shuffled() -> None:
    orders: list[set[tuple[int, ...]]] = [set(), set(), set()]
    for seed in SEEDS:
        s = fresh(3, seed)
        for size, stack in enumerate(s.stacks, 1):
            on_cards = [tile_of(entry) for entry in s.row if TILE_SIZE[tile_of(entry)] == size]
            assert all(TILE_SIZE[tile] == size for tile in stack.items)
            assert len(stack.items) + len(on_cards) == [25, 23, 17][size - 1]
            assert stack.known == 0
            orders[size - 1].add(tuple(stack.items))
    assert [len(order) for order in orders] == [len(SEEDS)] * 3


@pytest.mark.rule("O2.3")
def test_all_creatures_and_buildings_but_those_laid_out_are_in_the_bags() -> None:
    for seed in SEEDS:
        s = fresh(3, seed)
        assert sum(s.creature_bag) == 20 - len([entry for entry in s.row if creature_of(entry) != NONE])
        assert sum(s.building_bag) == 26 - 4


@pytest.mark.rule("O2.4")
@pytest.mark.parametrize(("players", "cards"), [(2, 5), (3, 5), (4, 6)])
def test_each_card_gets_a_tile_of_its_size_and_each_volcano_a_creature(players: int, cards: int) -> None:
    creatures = set()
    for seed in SEEDS:
        s = fresh(players, seed)
        assert len(s.row) == cards
        for entry in s.row:
            assert TILE_SIZE[tile_of(entry)] == CARD_SIZE[card_of(entry)]
            assert (creature_of(entry) != NONE) == has_volcano(tile_of(entry))
            creatures.add(creature_of(entry))
    assert len(creatures) > 4


@pytest.mark.rule("O2.4")
def test_the_action_board_is_filled_from_left_to_right() -> None:
    s = fresh(4)
    revealed = [entry for entry in s.log() if entry["message"] in ("card-and-tile-revealed", "card-and-creature-revealed")]
    assert [entry["slot"] for entry in revealed] == ["1", "2", "3", "4", "5", "6"]
    assert [entry["card"] for entry in revealed] == cards_in_row(s)
    assert [entry["tile"] for entry in revealed] == [TILE_NAMES[tile_of(entry)] for entry in s.row]
    assert [entry.get("creature") for entry in revealed] == [
        None if creature_of(entry) == NONE else CREATURE.values[creature_of(entry)] for entry in s.row
    ]


@pytest.mark.rule("O2.5")
def test_the_titans_lie_on_the_table_active_side_up() -> None:
    assert titans(fresh(4), NONE) == ["hyperion", "themis", "kronos", "theia"]


@pytest.mark.rule("O2.6")
def test_each_slot_has_a_building_and_mines_and_camps_their_resource() -> None:
    seen = set()
    for seed in SEEDS:
        s = fresh(2, seed)
        on_board = slots(s)
        assert None not in on_board
        carried = {"mine": 0, "training-camp": 0}
        for entry in s.slots:
            name = BUILDINGS[slot_building(entry)]
            assert slot_token(entry) == (1 if name in carried else 0)
            if name in carried:
                carried[name] += 1
        assert s.hoplites == 30 - 3 - carried["training-camp"]
        assert s.orichalcum == 30 - 2 - carried["mine"]
        seen.update(on_board)
    assert {"mine", "training-camp"} < seen


@pytest.mark.rule("O2.7")
@PLAYERS
def test_each_player_gets_another_random_board(players: int) -> None:
    deals = set()
    for seed in SEEDS:
        s = fresh(players, seed)
        boards = tuple(int(player.board) for player in s.players)
        assert len(set(boards)) == players
        deals.add(boards)
    assert len(deals) > 3


@pytest.mark.rule("O2.7")
def test_each_player_has_one_hoplite_one_orichalcum_and_a_metropolis_still_to_lay() -> None:
    s = fresh(4)
    last = (s.marker + 3) % 4
    assert [stock(s, seat) for seat in range(4)] == [(2 if seat == last else 1, 1) for seat in range(4)]
    assert all(player.metropolis == 0 for player in s.players)
    assert step(s) == "lay-metropolis"


@pytest.mark.rule("O2.7")
def test_sides_may_differ_as_a_handicap() -> None:
    s = fresh(3, island_side=["easy", "hard", "easy"])
    assert [int(player.empty).bit_count() for player in s.players] == [34, 30, 34]
    assert [int(player.empty).bit_count() for player in fresh(2, island_side="hard").players] == [30, 30]


@pytest.mark.rule("O2.7")
def test_players_may_choose_their_side_the_first_player_first() -> None:
    s = fresh(3, seed=2, island_side="choose")
    first = s.marker
    for turn, side in enumerate(["hard", "easy", "hard"]):
        assert s.seat == (first + turn) % 3
        assert step(s) == "choose-side"
        assert legal(s) == ["side easy", "side hard"]
        say(s, f"side {side}")
    assert [int(s.players[(first + turn) % 3].empty).bit_count() for turn in range(3)] == [30, 34, 30]
    assert s.seat == first
    assert step(s) == "lay-metropolis"


@pytest.mark.rule("O2.7")
def test_a_choice_may_be_left_to_one_seat_only() -> None:
    s = fresh(3, island_side=["easy", "choose", "hard"])
    assert s.seat == 1
    say(s, "side hard")
    assert [int(player.empty).bit_count() for player in s.players] == [34, 30, 30]


@pytest.mark.rule("O2.7")
def test_an_option_deals_the_same_island_to_everybody() -> None:
    for seed in SEEDS:
        s = fresh(4, seed, same_island=True)
        assert len({int(player.side) for player in s.players}) == 1


@pytest.mark.rule("O2.8")
@PLAYERS
def test_a_random_player_is_first_and_the_last_takes_another_hoplite(players: int) -> None:
    firsts = set()
    for seed in range(40):
        s = fresh(players, seed)
        firsts.add(int(s.marker))
        assert s.seat == s.marker
        hoplites = [1] * players
        hoplites[s.marker - 1] = 2
        assert [int(player.hoplites) for player in s.players] == hoplites
    assert firsts == set(range(players))
