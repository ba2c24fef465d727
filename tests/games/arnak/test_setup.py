"""A2 and A18.2: setup."""

from collections import Counter

import pytest

from pelagos.core.errors import BadOption, BadPlayers
from pelagos.games.arnak.game import GAME
from pelagos.games.arnak.lookup import IDOL_NAMES, ITEMS
from pelagos.games.arnak.player import NONE, card_of
from pelagos.games.arnak.state import BLOCKED, Arnak
from pelagos.games.arnak.words import CARD, SITE, SPACE
from tests.games.arnak.invariants import check
from tests.games.arnak.positions import hand_of, resources, row_of, step

each_number = pytest.mark.parametrize("players", [2, 3, 4])
each_board = pytest.mark.parametrize("board", ["bird", "snake"])


def new(players: int, seed: int = 1, **options: object) -> Arnak:
    s = GAME.new(players=players, seed=seed, **options)
    assert isinstance(s, Arnak)
    check(s)
    return s


@pytest.mark.rule("A2.1")
def test_either_side_of_the_board_is_played_and_no_other():
    assert new(2).board == 0
    assert new(2, board="snake").board == 1
    with pytest.raises(BadOption):
        new(2, board="frog")
    for players in (0, 5):
        with pytest.raises(BadPlayers):
            new(players)


@pytest.mark.rule("A2.2")
@each_number
def test_one_artifact_and_five_items_lie_in_the_row(players: int):
    s = new(players)
    assert [card >= ITEMS for card in s.row] == [True] + [False] * 5
    assert (len(s.items), len(s.artifacts)) == (35, 34)
    assert s.fears == 19 - 2 * players
    assert s.round == 1
    assert len({tuple(row_of(new(players, seed))) for seed in range(10)}) == 10


@pytest.mark.rule("A2.3")
@each_board
def test_all_sixteen_idols_lie_on_the_sites(board: str):
    s = new(2, board=board)
    up = [int(idol) for idol in s.idols if idol != NONE]
    down = [SITE.values[site] for site in range(len(SITE)) if s.hidden_idols[site] != NONE]
    assert len(up) == 12
    assert down == ["r3c1", "r3c2", "r3c3", "r3c4"]
    kinds = Counter(IDOL_NAMES[idol] for idol in up + [int(idol) for idol in s.hidden_idols if idol != NONE])
    assert kinds == {"coin": 3, "compass": 3, "tablet": 3, "exile": 3, "upgrade": 2, "refresh": 2}


@pytest.mark.rule("A2.4")
@pytest.mark.parametrize(("players", "number"), [(1, 5), (2, 5), (3, 3), (4, 0)])
def test_only_two_boot_spaces_are_blocked(players: int, number: int):
    found = set()
    for seed in range(20):
        s = new(players, seed)
        blocked = [SPACE.values[space] for space in range(len(SPACE)) if s.spaces[space] == BLOCKED]
        assert len(blocked) == number
        assert all(name.endswith("b") for name in blocked)
        found.add(tuple(blocked))
    assert (len(found) > 1) == (players == 3)


@pytest.mark.rule("A2.5")
@pytest.mark.parametrize(("players", "tiles"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_each_temple_stack_has_as_many_tiles_as_players(players: int, tiles: int):
    assert [int(number) for number in new(players).temple] == [tiles] * 6


@pytest.mark.rule("A2.6")
@pytest.mark.parametrize(
    ("board", "players", "marked"),
    [
        ("bird", 2, {3: 1, 4: 1, 6: 1, 7: 1, 8: 1, 10: 1, 11: 1}),
        ("bird", 3, {3: 1, 4: 1, 6: 1, 7: 1, 8: 1, 10: 1, 11: 1, 12: 1, 13: 1}),
        ("bird", 4, {3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 8: 1, 9: 1, 10: 1, 11: 1, 12: 1, 13: 1}),
        ("snake", 1, {3: 1, 5: 1, 6: 1, 7: 1, 11: 1, 12: 1, 13: 2}),
        ("snake", 2, {3: 1, 5: 1, 6: 1, 7: 1, 11: 1, 12: 1, 13: 2}),
        ("snake", 3, {3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 11: 1, 12: 1, 13: 3}),
        ("snake", 4, {3: 1, 4: 1, 5: 1, 6: 1, 7: 1, 9: 1, 10: 1, 11: 1, 12: 1, 13: 3}),
    ],
)
def test_bonus_tiles_lie_on_the_marked_spaces(board: str, players: int, marked: dict[int, int]):
    s = new(players, board=board)
    found: dict[int, int] = {}
    kinds: list[int] = [int(tile) for tile in s.temple_bonus] + [int(tile) for tile in s.unused_bonus]
    for space, number in enumerate(s.bonus):
        tiles = int(number)
        while tiles:
            found[space] = found.get(space, 0) + 1
            kinds.append(tiles % 8 - 1)
            tiles //= 8
    assert found == marked
    assert len(s.temple_bonus) == max(players, 2)
    assert Counter(kinds) == dict.fromkeys(range(6), 3)


@pytest.mark.rule("A2.7")
@each_number
def test_the_supply_board(players: int):
    s = new(players)
    assert [level.size() for level in s.levels] == [10, 6]
    assert len(s.guardians) == 15
    assert [len(stack) for stack in s.supply] == [4, 4, 4]
    assert len(s.rescue) == 0
    assistants = s.view(0)["assistants"]
    assert isinstance(assistants, list)
    assert all(set(stack) == {"assistants", "top"} for stack in assistants)


@pytest.mark.rule("A2.8")
@each_number
def test_everybody_has_six_cards_two_archaeologists_and_both_tokens_below_the_track(players: int):
    s = new(players)
    for seat, player in enumerate(s.players):
        cards = hand_of(s, seat) + [CARD.values[card_of(entry)] for entry in player.deck]
        assert sorted(cards) == ["exploration-car", "exploration-ship", "fear", "fear", "funding-car", "funding-ship"]
        assert (player.home, player.glass, player.notebook) == (2, 0, 0)
        assert len(player.hand) == 5


@pytest.mark.rule("A2.9")
def test_starting_resources_count_from_the_start_player():
    expected = [{"coin": 2}, {"coin": 1, "compass": 1}, {"coin": 2, "compass": 1}, {"coin": 1, "compass": 2}]
    starts = set()
    for seed in range(30):
        s = new(4, seed)
        starts.add(int(s.start))
        assert s.seat == s.start
        assert step(s) == "turn"
        for place in range(4):
            assert resources(s, (int(s.start) + place) % 4) == expected[place]
    assert starts == {0, 1, 2, 3}
    assert {int(new(4, seed, start_player="first").start) for seed in range(10)} == {0}


@pytest.mark.rule("A18.2")
@pytest.mark.parametrize(
    ("players", "rescue", "stacks"), [(1, 2, [3, 3, 4]), (2, 2, [3, 3, 4]), (3, 3, [3, 3, 3]), (4, 4, [3, 3, 2])]
)
def test_on_the_snake_side_some_assistants_wait_for_rescue(players: int, rescue: int, stacks: list[int]):
    """In solo the first tile of the rival may have taken one."""
    s = new(players, seed=4, board="snake")
    taken = 12 - sum(len(stack) for stack in s.supply) - len(s.rescue)
    assert len(s.rescue) == rescue
    assert sum(len(stack) for stack in s.supply) + taken == sum(stacks)
    if players > 1:
        assert [len(stack) for stack in s.supply] == stacks
