"""O6: placing the terrain tile."""

import pytest

from pelagos.core.hexes import Place, neighbours, shifted, turned
from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.lookup import TILE_NAMES
from pelagos.games.orichalcum.state import Orichalcum
from pelagos.games.orichalcum.words import CIRCLE
from tests.games.orichalcum.positions import (
    act,
    building,
    creature,
    fill,
    free,
    game,
    ground,
    hold,
    in_bag,
    lairs,
    legal,
    medallions,
    messages,
    say,
    step,
    stock,
    titans,
)

SIDES = [f"{side.board} {['easy', 'hard'][side.side]}" for side in COMPONENTS.sides]
METROPOLIS = {"A": "d1 e1", "B": "h2 h3", "C": "h1 h2", "D": "c1 d1"}
TILES = [
    "mountain",
    "volcano",
    "forest-forest",
    "desert-forest",
    "volcano-lagoon",
    "mountain-mountain-lagoon",
    "volcano-forest-lagoon",
]

Laid = tuple[tuple[str, str], ...]


def name(place: Place) -> str:
    """The name of a place of the components."""
    return CIRCLE.values[COMPONENTS.lattice.index((place[1], place[0]))]


def looks(tile: str, at: Place, turns: int) -> list[tuple[Place, str]]:
    """Where the terrains of a tile come to lie."""
    outline = [[(0, 0)], [(0, 0), (1, 0)], [(0, 0), (1, 0), (0, 1)]][tile.count("-")]
    return [(shifted(turned(cell, turns), at), terrain) for cell, terrain in zip(outline, tile.split("-"), strict=True)]


def possible(s: Orichalcum, tile: str) -> set[Laid]:
    """O6.1 worked out slowly from the components: everything that could be laid, as terrains on circles."""
    player = s.players[0]
    cells = COMPONENTS.sides[player.side].cells
    empty = [cell for cell in cells if player.empty & 2 ** COMPONENTS.lattice.index((cell[1], cell[0]))]
    found = set()
    for at in cells:
        for turns in range(6):
            laid = looks(tile, at, turns)
            touches = any(near in cells and near not in empty for place, _ in laid for near in neighbours(place))
            if touches and all(place in empty for place, _ in laid):
                found.add(tuple(sorted((name(place), terrain) for place, terrain in laid)))
    return found


def offered(s: Orichalcum, tile: str) -> list[Laid]:
    """What the legal words would lay."""
    found = []
    for word in legal(s):
        _, at, turns = word.split()
        r, q = COMPONENTS.lattice[CIRCLE.index[at]]
        found.append(tuple(sorted((name(place), terrain) for place, terrain in looks(tile, (q, r), int(turns)))))
    return found


@pytest.mark.rule("O6.1", "O6.2", "O6.5")
@pytest.mark.parametrize("tile", TILES)
@pytest.mark.parametrize("side", SIDES)
def test_every_placement_that_fits_and_touches_is_offered_once_and_no_other(side: str, tile: str) -> None:
    s = game(side=side, metropolis=METROPOLIS[side[0]])
    ground(s, 0, mountain="d4 b5", volcano="e2")
    hold(s, tile, "gorgon" if "volcano" in tile else None)
    words = offered(s, tile)
    assert set(words) == possible(s, tile)
    assert len(words) == len(set(words))
    assert words


@pytest.mark.rule("O6.1")
def test_a_tile_lies_wholly_on_the_island() -> None:
    s = game()
    hold(s, "mountain-lagoon")
    assert [word for word in legal(s) if word.startswith("place f1")] == ["place f1 1", "place f1 2"]


@pytest.mark.rule("O6.1", "O23.4")
def test_built_over_terrain_connects() -> None:
    s = game()
    building(s, 0, "arch", "a7")
    hold(s, "mountain")
    assert {"place a6 0", "place b6 0", "place b7 0"} < set(legal(s))


@pytest.mark.rule("O6.1", "O23.4")
def test_terrain_under_a_temple_connects() -> None:
    s = game()
    ground(s, 0, mountain="a6", lagoon="b6", desert="a7", forest="b7")
    act(s, "construct")
    say(s, "temple a6 0")
    hold(s, "mountain")
    assert {"place a5 0", "place b5 0", "place c5 0", "place c6 0", "place c7 0"} < set(legal(s))


@pytest.mark.rule("O6.1")
def test_only_empty_circles_are_covered() -> None:
    s = game()
    ground(s, 0, mountain="c2")
    building(s, 0, "arch", "d2")
    creature(s, 0, "gorgon", "e2")
    hold(s, "mountain")
    assert not {"place d1 0", "place e1 0", "place c2 0", "place d2 0", "place e2 0"} & set(legal(s))


@pytest.mark.rule("O6.1", "O23.15")
def test_a_tile_may_be_turned_but_not_flipped() -> None:
    """However it lies, going clockwise around the triangle gives mountain, lagoon, desert."""
    s = game()
    hold(s, "mountain-lagoon-desert")
    assert {word[-1] for word in legal(s)} == {"0", "1", "2", "3", "4", "5"}
    for word in legal(s):
        after = s.clone()
        say(after, word)
        places = []
        for terrain in ("mountain", "lagoon", "desert"):
            r, q = COMPONENTS.lattice[CIRCLE.index[free(after, 0, terrain)]]
            places.append((q, r))
        (q1, r1), (q2, r2), (q3, r3) = places
        assert (q2 - q1) * (r3 - r1) - (r2 - r1) * (q3 - q1) > 0  # clockwise, as r grows downwards


@pytest.mark.rule("O6.2")
def test_the_tile_must_be_placed() -> None:
    s = game()
    hold(s, "volcano", "hydra-theia")
    assert all(word.startswith("place ") for word in legal(s))
    assert len(legal(s)) == 4


@pytest.mark.rule("O6.3", "O23.1")
def test_a_tile_that_fits_nowhere_goes_under_its_stack_and_its_creature_into_the_bag() -> None:
    s = game()
    fill(s, 0, leaving="a7 c7 g2")
    hold(s, "volcano-mountain", "cyclops")
    assert step(s) == "card-action"
    assert TILE_NAMES[s.stacks[1].items[0]] == "volcano-mountain"
    assert (s.stacks[1].size(), s.stacks[1].known) == (23, 1)
    assert in_bag(s, "cyclops") == 4
    assert lairs(s, 0) == {}


@pytest.mark.rule("O6.2", "O6.3")
def test_a_tile_that_fits_in_one_place_must_go_there() -> None:
    s = game()
    fill(s, 0, leaving="a7 b7 g2")
    hold(s, "forest-forest")
    assert legal(s) == ["place a7 0"]


@pytest.mark.rule("O6.4")
def test_the_creature_comes_first_then_the_port_then_the_titan() -> None:
    s = game()
    ground(s, 0, mountain="f3 e4")
    hold(s, "volcano-mountain", "gorgon")
    say(s, "place g4 3")
    assert messages(s) == ["tile-placed", "creature-arrived", "port-covered", "titan-taken"]
    assert lairs(s, 0) == {"g4": ("gorgon", 0)}
    assert stock(s, 0) == (2, 0)
    assert titans(s, 0) == ["hyperion"]


@pytest.mark.rule("O6.4")
def test_the_creature_stands_before_victory_is_tested() -> None:
    s = game()
    medallions(s, 0, 4)
    ground(s, 0, mountain="f3 e4")
    hold(s, "volcano-mountain", "gorgon")
    say(s, "place g4 3")
    assert s.points(0) == 5
    assert not s.over


@pytest.mark.rule("O6.4", "O18.1")
def test_a_tile_may_win() -> None:
    s = game()
    medallions(s, 0, 4)
    ground(s, 0, mountain="f3 f4")
    hold(s, "mountain")
    say(s, "place g4 0")
    assert messages(s) == ["tile-placed", "port-covered", "titan-taken", "game-won"]
    assert s.winner == 0


@pytest.mark.rule("O6.5")
def test_a_placement_is_the_circle_of_the_first_cell_and_the_turns_clockwise() -> None:
    for turns, other in enumerate(["e4", "d5", "c5", "c4", "d3", "e3"]):
        s = game()
        ground(s, 0, forest="c3 f3 c6")
        hold(s, "mountain-lagoon")
        say(s, f"place d4 {turns}")
        assert (free(s, 0, "mountain"), free(s, 0, "lagoon")) == ("d4", other)


@pytest.mark.rule("O6.5")
def test_the_terrains_of_a_triple_go_with_the_cells_of_its_outline() -> None:
    s = game()
    hold(s, "mountain-lagoon-desert")
    say(s, "place c2 1")
    assert (free(s, 0, "mountain"), free(s, 0, "lagoon"), free(s, 0, "desert")) == ("c2", "c3", "b3")


@pytest.mark.rule("O6.5")
def test_doubles_of_equal_terrains_have_half_as_many_placements_and_singles_one_per_circle() -> None:
    counts = {}
    for tile in ("forest", "forest-forest", "lagoon-forest", "forest-forest-lagoon"):
        s = game()
        ground(s, 0, mountain="d4")
        hold(s, tile)
        counts[tile] = len(legal(s))
    assert counts["forest"] == len({"f1", "c2", "d2", "e2", "d3", "e3", "c4", "e4", "c5", "d5"})
    assert 2 * counts["forest-forest"] == counts["lagoon-forest"]
    assert counts["forest-forest-lagoon"] % 3 == 0
