"""The component file: its totals, the tables of A24, and what the loader refuses."""

import pytest

from pelagos.core.errors import BadComponents
from pelagos.games.arnak.components import BOARDS, COMPONENTS, COMPONENTS_TEXT, TRACK, Components
from pelagos.games.arnak.effects import ICONS, RESOURCES
from pelagos.games.arnak.lookup import SPACE_COST, SPACES, TEMPLE_COST, TEMPLES, TRACK_COST, TRACK_NEXT, TRACK_ROW
from pelagos.games.arnak.words import SPACE, TEMPLE


def amount(number: int) -> str:
    """A packed cost as the tables of A24 write it."""
    names = [*RESOURCES, "idol"]
    return " + ".join(f"{number // 16**n % 16} {name}" for n, name in enumerate(names) if number // 16**n % 16)


BIRD = [
    (1, 1, "0", "1 compass + 1 arrowhead", "0/0/0"),
    (2, 1, "0", "1 jewel", "0/0/0"),
    (3, 2, "1", "1 jewel", "1/1/1"),
    (4, 2, "1, 2", "1 tablet + 1 arrowhead", "1/1/1"),
    (5, 3, "3, 4", "2 tablet + 1 arrowhead", "0/0/1"),
    (6, 4, "5", "1 coin + 1 tablet + 1 arrowhead", "1/1/1"),
    (7, 4, "5", "1 tablet + 1 jewel", "1/1/1"),
    (8, 4, "5", "2 arrowhead", "1/1/1"),
    (9, 5, "6, 7, 8", "1 coin + 1 jewel", "0/0/1"),
    (10, 6, "9", "1 compass + 1 jewel", "1/1/1"),
    (11, 6, "9", "2 tablet + 1 arrowhead", "1/1/1"),
    (12, 7, "10, 11", "1 coin + 1 tablet + 1 arrowhead", "0/1/1"),
    (13, 7, "11", "1 tablet + 1 jewel", "0/1/1"),
    (14, 8, "12, 13", "1 coin + 1 compass + 1 jewel", "0/0/0"),
]
SNAKE = [
    (1, 1, "0", "1 compass + 2 tablet", "0/0/0"),
    (2, 1, "0", "1 jewel", "0/0/0"),
    (3, 2, "1", "1 coin + 1 compass + 1 arrowhead", "1/1/1"),
    (4, 2, "1, 2", "1 tablet + 1 jewel", "0/1/1"),
    (5, 2, "2", "2 arrowhead", "1/1/1"),
    (6, 3, "3, 4", "2 tablet + 1 arrowhead", "1/1/1"),
    (7, 3, "4, 5", "1 coin + 1 jewel", "1/1/1"),
    (8, 4, "6, 7", "1 idol", "0/0/0"),
    (9, 5, "8", "2 arrowhead", "0/0/1"),
    (10, 5, "8", "1 tablet + 1 jewel", "0/0/1"),
    (11, 6, "9", "1 tablet + 1 jewel", "1/1/1"),
    (12, 6, "9, 10", "1 compass + 3 tablet", "1/1/1"),
    (13, 7, "11, 12", "1 coin + 1 tablet + 1 arrowhead", "2/3/3"),
    (14, 8, "13", "1 compass + 1 arrowhead + 1 jewel", "0/0/0"),
]


@pytest.mark.rule("A24.1", "A24.2")
@pytest.mark.parametrize(("board", "rows"), [("bird", BIRD), ("snake", SNAKE)])
def test_the_tracks(board: str, rows: list[tuple[int, int, str, str, str]]):
    first = BOARDS.index(board) * TRACK
    for number, in_row, reached, cost, tiles in rows:
        assert TRACK_ROW[first + number] == in_row
        sources = [start for start in range(TRACK) if TRACK_NEXT[first + start] >> number & 1]
        assert ", ".join(str(start) for start in sources) == reached
        assert amount(int(TRACK_COST[first + number])) == cost
        assert "/".join(str(count) for count in COMPONENTS.tracks[BOARDS.index(board)][number].bonus) == tiles


@pytest.mark.rule("A24.1", "A24.2")
def test_temple_costs_and_arrival():
    left, middle, right = (TEMPLE.index[f"t2-{side}"] for side in ("left", "middle", "right"))
    bird = [amount(int(TEMPLE_COST[stack])) for stack in (left, middle, right)]
    snake = [amount(int(TEMPLE_COST[TEMPLES + stack])) for stack in (left, middle, right)]
    assert bird == ["1 coin + 2 tablet", "1 jewel", "1 compass + 1 arrowhead"]
    assert snake == ["1 compass + 2 tablet", "1 jewel", "1 coin + 1 arrowhead"]
    assert COMPONENTS.arrival_points == [23, 21, 20, 19]


@pytest.mark.rule("A24.3")
@pytest.mark.parametrize(
    ("board", "rows"),
    [
        ("bird", ["car; car; ship; ship", "car; car; ship; ship", "car+car; car+car; ship+ship; ship+ship"]),
        ("snake", ["car; car; ship; ship", "car; boot+boot; plane; ship", "car+car; boot+plane; car+ship; ship+ship"]),
    ],
)
def test_travel_costs_of_the_sites(board: str, rows: list[str]):
    for number, expected in enumerate(rows, 1):
        found = []
        for column in range(1, 5):
            cost = int(SPACE_COST[BOARDS.index(board) * SPACES + SPACE.index[f"r{number}c{column}"]])
            found.append("+".join(icon for n, icon in enumerate(ICONS) for _ in range(cost // 256**n % 256)))
        assert "; ".join(found) == expected


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("item_cards = 40", "item_cards = 41", "totals: item_cards says 41, but there are 40"),
        ('{ op = "gain", compass = 3 }', '{ op = "gain", carrot = 3 }', "rough_map, effect step 2: 'carrot' is no resource"),
        ('{ op = "draw", n = 3, from = "top" }', '{ op = "draw", n = 0, from = "top" }', "flask, effect step 2: 'n' must be"),
        ('{ op = "draw", n = 3, from = "top" }', '{ op = "fly", n = 3 }', "flask, effect step 2: 'op' is 'fly'"),
        ('id = "sea_turtle"', 'id = "ostrich"', "ostrich: there are two cards of this id"),
        ('{ op = "exile_self" }, { op = "gain", compass = 3 }', '{ op = "gain", compass = 3 }', "rough_map: 'exiles_itself'"),
        ('from = "bird_0"\nto = "bird_1"', 'from = "bird_3"\nto = "bird_1"', "'bird_3' has no bridge to 'bird_1'"),
        ('travel = ["plane", "plane"]\ntiming', 'travel = ["plane", "sledge"]\ntiming', "aeroplane, travel: 'travel' is 'sledge'"),
        ('car = ["car", "boot"]', 'car = ["car", "ship"]', "travel.pays_for: 'car' must pay for itself and a boot"),
        ("cost_discard = 1", "cost_discard = 2", "guardian_02: a guardian costs one discarded card at most"),
        ('arrow = "left"', 'arrow = "up"', "rival_dig_coin: 'arrow' is 'up'"),
        ("discover_compass = 6", "discover_compass = 5", "bird_r3c1: 'discover_compass' is not the cost of its level"),
        ('pair = "buy_item"', 'pair = "buy_artifact"', "a pair has one green and one red tile"),
        ("tablet_cost_from_hand = 1", "tablet_cost_from_hand = 2", "pathfinders_sandals: an artifact costs one tablet"),
    ],
)
def test_a_wrong_file_is_refused_by_the_name_of_the_entry(old: str, new: str, message: str):
    assert old in COMPONENTS_TEXT
    with pytest.raises(BadComponents) as caught:
        Components(COMPONENTS_TEXT.replace(old, new, 1))
    assert message in str(caught.value)


def test_every_change_of_a_fact_changes_the_version_and_a_remark_does_not():
    changed = COMPONENTS_TEXT.replace("points = 1\n", "points = 2\n", 1)
    assert changed != COMPONENTS_TEXT
    assert Components(changed).fingerprint != COMPONENTS.fingerprint
    assert Components(f"# a remark\n{COMPONENTS_TEXT}").fingerprint == COMPONENTS.fingerprint
