"""What the search's tree promises: it begins with the words that look best and widens as it goes on."""

import math

import pelagos
from pelagos.bots.ismcts import LEAST_WIDTH, Node, SearchTree
from pelagos.core.state import State


def crossroads() -> State:
    """A position with many words."""
    state = pelagos.game("cyclades").new(players=2, seed=3)
    while len(state.legal()) < 30:
        state.apply(state.legal()[-1])
    return state


def grown(iterations: int) -> list[Node]:
    """The words at the root of a search, the best first estimate first."""
    state = crossroads()
    tree = SearchTree(state.setup.game.evaluator)
    tree.run(state, state.seat, 7, iterations)
    return sorted(tree.root.children.values(), key=lambda node: -node.value)


def test_every_word_has_its_first_estimate_and_rank_at_once() -> None:
    words = grown(1)
    assert len(words) == len(crossroads().legal())
    assert [node.rank for node in words] == [sum(other.value > node.value for other in words) for node in words]
    assert sum(node.visits for node in words) == 1


def test_a_search_widens_with_the_looks_that_it_has() -> None:
    for iterations in (10, 30, 60):
        words = grown(iterations)
        width = LEAST_WIDTH + math.sqrt(iterations)
        assert width < len(words)
        assert all(node.visits == 0 for node in words if node.rank >= width)


def test_a_word_that_looks_poor_is_weighed_in_the_end() -> None:
    words = grown(2000)
    assert LEAST_WIDTH + math.sqrt(2000) > len(words)
    assert words[-1].visits > 0
