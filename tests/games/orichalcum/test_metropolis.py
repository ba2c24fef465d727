"""O4: the metropolis."""

import pytest

from pelagos.core.hexes import Place, neighbours
from pelagos.games.orichalcum import steps
from pelagos.games.orichalcum.components import COMPONENTS
from pelagos.games.orichalcum.game import GAME
from pelagos.games.orichalcum.lookup import METROPOLIS_OUTLINE, UNDER
from pelagos.games.orichalcum.words import CIRCLE, METROPOLIS
from tests.games.orichalcum.positions import (
    act,
    begin,
    circles_of,
    game,
    ground,
    hold,
    legal,
    names,
    say,
    slot,
    step,
    stock,
)

SIDES = [f"{side.board} {['easy', 'hard'][side.side]}" for side in COMPONENTS.sides]


def name(place: Place) -> str:
    """The name of a place of the components."""
    return CIRCLE.values[COMPONENTS.lattice.index((place[1], place[0]))]


@pytest.mark.rule("O4.1", "O4.4", "O23.15")
@pytest.mark.parametrize("side", SIDES)
def test_it_may_lie_on_every_pair_of_neighbours_of_which_one_is_a_port_once(side: str) -> None:
    s = game(side=side, metropolis="")
    begin(s, steps.START_TURN)
    board = COMPONENTS.sides[s.players[0].side]
    ports = [place for place, _, _ in board.ports]
    pairs = [{name(port), name(near)} for port in ports for near in neighbours(port) if near in board.cells]
    laid = [names(UNDER[METROPOLIS_OUTLINE][code - METROPOLIS.base]).split() for code in s.legal()]
    assert sorted(map(sorted, laid)) == sorted(map(sorted, pairs))


@pytest.mark.rule("O4.1")
def test_it_is_laid_at_the_start_of_the_first_turn_only() -> None:
    s = game(metropolis="")
    begin(s, steps.START_TURN)
    assert step(s) == "lay-metropolis"
    assert "pass" not in legal(s)
    say(s, "metropolis d1 0")
    assert step(s) == "take-card"
    assert names(s.players[0].metropolis) == "d1 e1"
    begin(s, steps.START_TURN)
    assert step(s) == "take-card"


@pytest.mark.rule("O4.2")
@pytest.mark.parametrize(("word", "bonus"), [("d1 0", (1, 1)), ("f4 0", (2, 0)), ("a7 0", (0, 2))])
def test_its_port_pays_at_once(word: str, bonus: tuple[int, int]) -> None:
    s = game(metropolis="")
    begin(s, steps.START_TURN)
    say(s, f"metropolis {word}")
    assert stock(s, 0) == bonus
    assert (30 - s.hoplites, 30 - s.orichalcum) == bonus


@pytest.mark.rule("O4.2")
def test_the_bonus_may_be_spent_in_phase_1() -> None:
    s = game(metropolis="")
    begin(s, steps.START_TURN)
    say(s, "metropolis f4 0")
    assert "take 5" in legal(s)


@pytest.mark.rule("O4.3", "O19.2", "O19.3")
@pytest.mark.parametrize(("action", "gain"), [("produce", (0, 1)), ("recruit", (1, 0))])
def test_it_counts_as_a_mine_and_a_training_camp(action: str, gain: tuple[int, int]) -> None:
    s = game(metropolis="")
    begin(s, steps.START_TURN)
    say(s, "metropolis d1 1")
    before = stock(s, 0)
    act(s, action)
    assert stock(s, 0) == (before[0] + gain[0], before[1] + gain[1])


@pytest.mark.rule("O4.3")
def test_nothing_is_built_on_it() -> None:
    s = game()
    for terrain in ("mountain", "lagoon", "desert", "forest"):
        slot(s, terrain, "mine")
    ground(s, 0, mountain="c2", lagoon="d2", desert="e2", volcano="b3 c3")
    act(s, "construct")
    assert set(circles_of(s, "build mountain").split()) == {"c2", "b3", "c3"}
    assert legal(s, "temple") == ["temple d2 2"]  # c2 d2 b3 c3
    begin(s, steps.MINOTAUR_BUILDING)
    assert set(circles_of(s, "build minotaur").split()) == {"c2", "d2", "e2", "b3", "c3"}


@pytest.mark.rule("O4.3")
def test_it_belongs_to_no_area() -> None:
    """c2 touches d1, f1 touches e1; if the metropolis counted, the mountains would be one area of three."""
    s = game()
    ground(s, 0, mountain="c2 b3")
    hold(s, "mountain")
    say(s, "place f1 0")
    assert step(s) == "card-action"
    assert s.points(0) == 0


@pytest.mark.rule("O4.4")
def test_the_same_circles_are_not_offered_twice() -> None:
    s = game(metropolis="")
    begin(s, steps.START_TURN)
    assert "metropolis d1 0" in legal(s)
    assert "metropolis e1 3" not in legal(s)
    assert GAME.code("metropolis e1 3") not in s.legal()
