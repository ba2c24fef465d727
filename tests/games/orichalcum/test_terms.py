"""O1: terms."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.bits import members
from pelagos.core.deck import Deck
from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.lookup import LAND, NEAR
from tests.games.orichalcum.positions import (
    act,
    begin,
    building,
    captured,
    circle,
    circles_of,
    creature,
    empty_stack,
    free,
    fresh,
    game,
    give,
    ground,
    hold,
    legal,
    medallions,
    names,
    rig,
    row,
    say,
    slot,
    step,
    stock,
    titan,
    top,
)


@pytest.mark.rule("O1.1")
def test_a_circle_has_the_six_neighbours_of_the_triangular_lattice() -> None:
    assert names(NEAR[circle("d4")]) == "d3 e3 c4 e4 c5 d5"


@pytest.mark.rule("O1.1")
def test_neighbours_are_mutual_and_never_more_than_six() -> None:
    for number in range(len(NEAR)):
        near = members(NEAR[number])
        assert len(near) <= 6
        assert all(NEAR[other] & 2**number for other in near)
    assert max(len(members(NEAR[number])) for number in range(len(NEAR))) == 6


@pytest.mark.rule("O1.1")
def test_circles_on_both_sides_of_a_lake_are_not_adjacent() -> None:
    """d3 is a lake on the hard side of board A: it is no circle, and c3 does not touch e3."""
    s = game(side="A hard")
    ground(s, 0, mountain="c3")
    hold(s, "lagoon")
    assert circles_of(s, "place") == "f1 c2 d2 e2 b3 b4 c4"


@pytest.mark.rule("O1.2", "O1.3")
def test_free_terrain_is_terrain_neither_covered_nor_with_a_creature() -> None:
    s = game()
    ground(s, 0, mountain="c2", forest="b3", volcano="b4")
    building(s, 0, "arch", "d2")
    creature(s, 0, "gorgon", "e6")
    rig(s, building="forge")
    begin(s, steps.MINOTAUR_BUILDING)
    assert legal(s) == ["pass", "build minotaur c2", "build minotaur b3", "build minotaur b4"]


@pytest.mark.rule("O1.2")
def test_a_circle_is_empty_metropolis_or_terrain() -> None:
    s = game()
    hold(s, "mountain-lagoon")
    say(s, "place c2 2")
    player = s.players[0]
    assert free(s, 0, "mountain") == "c2"
    assert free(s, 0, "lagoon") == "b3"
    assert names(player.metropolis) == "d1 e1"
    assert player.empty == LAND[player.side] & ~player.metropolis & ~player.free[0] & ~player.free[1]


@pytest.mark.rule("O1.3")
def test_covered_terrain_does_not_count_for_a_titan() -> None:
    s = game()
    ground(s, 0, mountain="c2 d2")
    building(s, 0, "arch", "d2")
    hold(s, "mountain")
    say(s, "place b3 0")
    assert step(s) == "card-action"
    assert s.points(0) == 0


@pytest.mark.rule("O1.4")
def test_a_volcano_whose_creature_was_captured_is_free_and_wild() -> None:
    s = game()
    slot(s, "forest", "arch")
    creature(s, 0, "hellhound", "d4")
    rig(s, "skull")
    act(s, "capture")
    say(s, "fight hellhound 0")
    assert free(s, 0, "volcano") == "d4"
    act(s, "construct")
    assert legal(s) == ["build forest d4"]


@pytest.mark.rule("O1.5")
def test_committed_hoplites_are_not_in_stock() -> None:
    s = game()
    creature(s, 0, "hydra-theia", "d4", hoplites=2)
    assert stock(s, 0) == (0, 0)
    begin(s, steps.TAKE_CARD)
    assert legal(s) == ["take 1", "take 2"]


@pytest.mark.rule("O1.6")
def test_points_are_titans_and_victory_tokens() -> None:
    s = game()
    assert s.scores() == [0, 0, 0]
    titan(s, 1, "kronos", active=False)
    titan(s, 1, "theia")
    medallions(s, 1, 2)
    s.players[1].temples += 1
    captured(s, 1, "hydra-theia")
    give(s, 1, hoplites=3, orichalcum=5)
    assert s.scores() == [0, 5, 0]


@pytest.mark.rule("O1.7")
def test_the_table_shows_every_common_zone() -> None:
    view = fresh(3).view(None)
    assert {"supply", "row", "draw_pile", "discard_pile", "stacks", "creature_bag", "building_bag", "titans"} <= set(view)
    assert list(view["supply"]) == ["hoplites", "orichalcum", "victory_tokens", "temples"]  # type: ignore[call-overload]  # values of a view are objects
    assert list(view["construction_board"]) == ["mountain", "lagoon", "desert", "forest"]  # type: ignore[call-overload]  # values of a view are objects
    assert len(view["stacks"]) == 3  # type: ignore[arg-type]  # values of a view are objects


@pytest.mark.rule("O1.8")
def test_the_order_of_stacks_and_draw_pile_and_the_coming_dice_are_hidden() -> None:
    s = fresh(3, seed=5)
    other = s.clone()
    other.draw_pile = Deck(vec[i64](list(reversed(list(s.draw_pile.items)))))
    other.stacks = [Deck(vec[i64](list(reversed(list(stack.items))))) for stack in s.stacks]
    rig(other, 1, 2, 3)
    assert s.digest() != other.digest()
    for seat in (None, 0, 1, 2):
        assert s.view(seat) == other.view(seat)
    for seat in range(3):
        assert s.perspective(seat).sample(4).digest() == other.perspective(seat).sample(4).digest()


@pytest.mark.rule("O1.8")
def test_a_tile_put_under_a_stack_is_known_to_lie_there() -> None:
    s = game(2)
    row(s, ("produce-1", "desert"), "recruit-1")
    begin(s, steps.DISCARD_CARD)
    say(s, "discard 1")
    bottom = s.stacks[0].items[0]
    for seed in range(20):
        sample = s.perspective(1).sample(seed)
        assert sample.view(1) == s.view(1)
        assert sample.stacks[0].items[0] == bottom  # type: ignore[attr-defined]  # a sample is of the same class


@pytest.mark.rule("O1.8", "O17.1")
def test_cards_that_come_to_light_cannot_be_undone_away() -> None:
    """The marker's holder decides (O17.4) after new cards were drawn: what was said before them must be sealed."""
    s = game()
    row(s, "produce-1", "recruit-1", "capture-1", "construct-1")
    for terrain in ("mountain", "lagoon", "desert", "forest"):
        slot(s, terrain, "mine")
    for size in (1, 2, 3):
        empty_stack(s, size)
    s.turns_left = 1
    begin(s, steps.EXTRA_ACTION, 2)
    say(s, "pass")
    assert step(s) == "choose-marker"
    assert len(s.row) == 5
    assert s.sealed == s.ply


@pytest.mark.rule("O1.8")
def test_random_things_cannot_be_undone_away() -> None:
    s = game()
    creature(s, 0, "hellhound", "d4")
    top(s, "mountain")
    act(s, "capture")
    assert s.sealed == 0
    say(s, "fight hellhound 0")
    assert s.sealed == s.ply == 1
