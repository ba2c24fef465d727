"""I8: temples and building moves."""

from collections import Counter

import pytest

from pelagos.games.atlantis.components import COMPONENTS
from pelagos.games.atlantis.multisets import level
from pelagos.games.atlantis.words import AREA
from tests.games.atlantis.positions import (
    followers_of,
    game,
    hand,
    hand_of,
    legal,
    marker,
    say,
    supply_of,
    temple,
    temple_of,
)

LEVELS = {
    1: "I",
    2: "II · I+I",
    3: "III · II+I",
    4: "III+I · II+II · II+I+I",
    5: "III+II · III+I+I · II+II+I",
    6: "III+III · III+II+I · II+II+I+I",
    7: "III+III+I · III+II+II · III+II+I+I",
    8: "III+III+II · III+III+I+I · III+II+II+I",
    9: "III+III+II+I · III+II+II+I+I",
    10: "III+III+II+II · III+III+II+I+I",
    11: "III+III+II+II+I",
    12: "III+III+II+II+I+I",
}

TABLE = """
    .                 |  0 |  1 | I                 | -               | -               | -
    I                 |  1 |  2 | I+I               | II              | -               | -
    II                |  2 |  3 | II+I              | -               | III             | -
    I+I               |  2 |  3 | -                 | II+I            | -               | III
    III               |  3 |  4 | III+I             | -               | -               | -
    II+I              |  3 |  4 | II+I+I            | II+II           | III+I           | -
    III+I             |  4 |  5 | III+I+I           | III+II          | -               | -
    II+II             |  4 |  5 | II+II+I           | -               | III+II          | -
    II+I+I            |  4 |  5 | -                 | II+II+I         | III+I+I         | III+II
    III+II            |  5 |  6 | III+II+I          | -               | III+III         | -
    III+I+I           |  5 |  6 | -                 | III+II+I        | -               | III+III
    II+II+I           |  5 |  6 | II+II+I+I         | -               | III+II+I        | -
    III+III           |  6 |  7 | III+III+I         | -               | -               | -
    III+II+I          |  6 |  7 | III+II+I+I        | III+II+II       | III+III+I       | -
    II+II+I+I         |  6 |  7 | -                 | -               | III+II+I+I      | III+II+II
    III+III+I         |  7 |  8 | III+III+I+I       | III+III+II      | -               | -
    III+II+II         |  7 |  8 | III+II+II+I       | -               | III+III+II      | -
    III+II+I+I        |  7 |  8 | -                 | III+II+II+I     | III+III+I+I     | III+III+II
    III+III+II        |  8 |  9 | III+III+II+I      | -               | -               | -
    III+III+I+I       |  8 |  9 | -                 | III+III+II+I    | -               | -
    III+II+II+I       |  8 |  9 | III+II+II+I+I     | -               | III+III+II+I    | -
    III+III+II+I      |  9 | 10 | III+III+II+I+I    | III+III+II+II   | -               | -
    III+II+II+I+I     |  9 | 10 | -                 | -               | III+III+II+I+I  | III+III+II+II
    III+III+II+II     | 10 | 11 | III+III+II+II+I   | -               | -               | -
    III+III+II+I+I    | 10 | 11 | -                 | III+III+II+II+I | -               | -
    III+III+II+II+I   | 11 | 12 | III+III+II+II+I+I | -               | -               | -
    III+III+II+II+I+I | 12 |  - | -                 | -               | -               | -
"""
"""I8.6, copied out: stack, level, cost, and what the moves A, R1, R2 and R3 make of it."""

ROWS = [[cell.strip() for cell in line.split("|")] for line in TABLE.strip().splitlines()]
STACKS = ["" if row[0] == "." else row[0] for row in ROWS]
MOVES = ["a", "r1", "r2", "r3"]
TRANSITIONS = [
    ("" if row[0] == "." else row[0], int(row[2]), move, after)
    for row in ROWS
    for move, after in zip(MOVES, row[3:], strict=True)
    if after != "-"
]


@pytest.mark.rule("I8.1")
def test_only_these_stacks_exist():
    listed = [stack for stacks in LEVELS.values() for stack in stacks.split(" · ")]
    assert sorted(["", *listed]) == sorted(STACKS)
    assert sorted("+".join(COMPONENTS.tiles[size] for size in stack) for stack in COMPONENTS.stacks) == sorted(listed)


@pytest.mark.rule("I8.1")
@pytest.mark.parametrize("number", LEVELS)
def test_these_stacks_make_a_level(number: int):
    for stack in LEVELS[number].split(" · "):
        s = game()
        temple(s, 0, "blue", stack)
        assert level(s.players[0].temple(AREA.index["blue"])) == number


@pytest.mark.rule("I8.2")
def test_stacks_with_the_same_tiles_are_the_same_however_they_came_about():
    one, two = game(), game()
    for s in (one, two):
        hand(s, 0, brown=9)
    say(one, "construct brown a", "construct brown a", "construct brown r1")
    say(two, "construct brown a", "construct brown r1", "construct brown a")
    assert temple_of(one, 0, "brown") == temple_of(two, 0, "brown") == "II+I"
    assert one.digest() == two.digest()


@pytest.mark.rule("I8.3")
@pytest.mark.parametrize(
    ("stack", "move", "after", "supply"),
    [
        ("", "a", "I", "III+III+II+II+I"),
        ("I", "r1", "II", "III+III+II+I+I"),
        ("II", "r2", "III", "III+II+II+I+I"),
        ("I+I", "r3", "III", "III+II+II+I+I"),
    ],
)
def test_a_building_move_takes_tiles_off_and_puts_one_on(stack: str, move: str, after: str, supply: str):
    s = game()
    temple(s, 0, "brown", stack)
    hand(s, 0, brown=4)
    say(s, f"construct brown {move}")
    assert (temple_of(s, 0, "brown"), supply_of(s)) == (after, supply)


@pytest.mark.rule("I8.3")
def test_a_ii_or_iii_is_never_simply_added_and_an_empty_area_receives_a_i():
    s = game()
    hand(s, 0, brown=9)
    assert legal(s, "construct") == ["construct brown a", "construct brown-neutral a"]


@pytest.mark.rule("I8.3")
def test_the_two_tiles_of_r3_must_stand_in_the_same_temple():
    s = game()
    hand(s, 0, brown=9)
    temple(s, 0, "brown", "I")
    temple(s, 0, "brown-neutral", "I")
    assert legal(s, "construct") == ["construct brown r1", "construct brown-neutral r1"]


@pytest.mark.rule("I8.4")
def test_a_replaced_tile_may_lie_anywhere_and_the_others_stay():
    s = game()
    hand(s, 0, brown=9)
    temple(s, 0, "brown", "II+I+I")
    say(s, "construct brown r2")
    assert temple_of(s, 0, "brown") == "III+I+I"


@pytest.mark.rule("I8.5")
@pytest.mark.parametrize(
    ("stack", "elsewhere", "left"),
    [
        ("", "I+I", []),
        ("I", "I", ["r1"]),
        ("I", "II+II", ["a"]),
        ("II", "III+III", ["a"]),
        ("I+I", "III+III", ["r1"]),
        ("II+I", "III+III+II+I", []),
    ],
)
def test_a_tile_that_stands_on_a_board_cannot_be_put_on(stack: str, elsewhere: str, left: list[str]):
    s = game(green_side="A")
    hand(s, 0, green=9)
    marker(s, "green")
    temple(s, 0, "green", stack)
    temple(s, 0, "brown", elsewhere)
    assert [word for word in legal(s, "construct") if word.split()[1] == "green"] == [f"construct green {move}" for move in left]


@pytest.mark.rule("I8.6")
def test_the_table_has_27_stacks_and_48_transitions():
    assert len(set(STACKS)) == 27
    assert len(set(TRANSITIONS)) == 48
    assert Counter(move for _, _, move, _ in TRANSITIONS) == {"a": 18, "r1": 12, "r2": 12, "r3": 6}


@pytest.mark.rule("I8.6")
@pytest.mark.parametrize("row", ROWS, ids=STACKS)
@pytest.mark.parametrize("area", ["brown", "brown-neutral"])
def test_a_stack_has_exactly_the_moves_of_its_row(row: list[str], area: str):
    s = game(4)
    temple(s, 0, area, "" if row[0] == "." else row[0])
    hand(s, 0, brown=13)
    assert level(s.players[0].temple(AREA.index[area])) == int(row[1])
    offered = [word.split()[2] for word in legal(s, "construct") if word.split()[1] == area]
    assert offered == [move for move, after in zip(MOVES, row[3:], strict=True) if after != "-"]


@pytest.mark.rule("I8.6")
@pytest.mark.parametrize(
    ("stack", "cost", "move", "after"), TRANSITIONS, ids=[f"{stack}-{move}" for stack, _, move, _ in TRANSITIONS]
)
def test_a_transition_costs_and_makes_what_the_table_says(stack: str, cost: int, move: str, after: str):
    s = game(4)
    temple(s, 0, "brown", stack)
    hand(s, 0, brown=cost - 1)
    word = f"construct brown {move}"
    assert word not in legal(s)
    hand(s, 0, brown=1)
    say(s, word)
    assert temple_of(s, 0, "brown") == after
    assert (followers_of(s), hand_of(s)) == ({"brown": cost}, {})


@pytest.mark.rule("I8.6")
def test_every_stack_can_be_reached_from_an_empty_area():
    reached = {""}
    for _ in range(12):
        reached |= {after for stack, _, _, after in TRANSITIONS if stack in reached}
    assert reached == set(STACKS)


@pytest.mark.rule("I8.7")
def test_there_is_no_upper_limit_but_tiles_and_cards():
    s = game(4)
    hand(s, 0, brown=12)
    temple(s, 0, "brown", "III+III+II+II+I")
    say(s, "construct brown a")
    assert temple_of(s, 0, "brown") == "III+III+II+II+I+I"


@pytest.mark.rule("I8.8")
@pytest.mark.parametrize("path", ["a r1 r2 a", "a a r3 a", "a a r1 r1", "a r1 a r1", "a a r1 r2"])
def test_a_level_takes_as_many_actions_and_the_same_cards_on_every_path(path: str):
    s = game(4)
    hand(s, 0, brown=10)
    for number, move in enumerate(path.split(), 1):
        say(s, f"construct brown {move}")
        assert level(s.players[0].temple(AREA.index["brown"])) == number
        assert followers_of(s) == {"brown": number * (number + 1) // 2}
