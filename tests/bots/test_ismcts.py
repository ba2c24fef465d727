"""What the search's tree promises: it begins with the words that look best and widens as it goes on."""

import math

from librt.vecs import vec
from mypy_extensions import i64

import pelagos
from pelagos.bots.ismcts import FIRST_WORDS_JUDGED, MIN_WORDS_WEIGHED, Node, SearchTree
from pelagos.core.components import Section
from pelagos.core.evaluator import Evaluator
from pelagos.core.rng import Rng, seeded
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
        width = MIN_WORDS_WEIGHED + math.sqrt(iterations)
        assert width < len(words)
        assert all(node.visits == 0 for node in words if node.rank >= width)


def test_a_word_that_looks_poor_is_weighed_in_the_end() -> None:
    words = grown(2000)
    assert MIN_WORDS_WEIGHED + math.sqrt(2000) > len(words)
    assert words[-1].visits > 0


WORDS = 40
LENGTH = 3


class Ladder(State):
    """A game without chance: a seat says words out of the same forty, the greater the better; the last but one is no choice."""

    def __init__(self, setup: pelagos.Setup, rng: Rng) -> None:
        super().__init__(setup, rng)
        self.height: i64 = 0
        self.push(0, 0)

    def clone(self) -> State:
        copy = Ladder(self.setup, self.rng.clone())
        self.copy_into(copy)
        copy.height = self.height
        return copy

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Nothing is hidden."""

    def legal_words(self) -> vec[i64]:
        return vec[i64]([WORDS] if self.ply == LENGTH - 1 else range(WORDS))

    def enter(self, step: i64) -> bool:
        return True

    def carry_out(self, step: i64, word: i64) -> None:
        self.height += word
        if self.ply > LENGTH:
            self.finish()
        else:
            self.push(0, 0)

    def ranking(self) -> list[int]:
        return [1, 2]


class Height(Evaluator):
    """The higher the better."""

    def evaluate(self, state: State, seat: i64) -> float:
        assert isinstance(state, Ladder)
        return 0.01 * state.height if seat == 0 else 0.0


def ladder(iterations: int) -> SearchTree:
    state = Ladder(pelagos.game("orichalcum").new(players=2, seed=1).setup, seeded(1))
    tree = SearchTree(Height(Section("weights", {})))
    tree.run(state, 0, 1, iterations)
    return tree


def test_beyond_the_root_the_words_regretted_least_elsewhere_are_judged_first() -> None:
    root = ladder(1).root
    assert len(root.children) == WORDS
    chosen = root.children[WORDS - 1]
    assert set(chosen.children) == set(range(WORDS - FIRST_WORDS_JUDGED, WORDS))


def test_with_each_look_at_a_position_one_more_word_is_judged() -> None:
    root = ladder(60).root
    for child in root.children.values():
        assert len(child.children) == (min(WORDS, FIRST_WORDS_JUDGED + child.visits - 1) if child.visits else 0)


def test_a_word_without_a_choice_needs_no_node() -> None:
    chosen = ladder(1).root.children[WORDS - 1].children[WORDS - 1]
    assert WORDS not in chosen.children
    assert chosen.children
