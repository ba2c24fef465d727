"""What looking for the best end of a turn promises: it sees beyond words that only cost at first, and foresees no dice."""

import random

import pytest
from librt.vecs import vec
from mypy_extensions import i64

import pelagos
from pelagos.bots.evaluators import Evaluators
from pelagos.bots.judging import utilities
from pelagos.bots.lookahead import turn_values
from pelagos.bots.turn_beam import TRIALS_OF_CHANCE, WORDS_SEEN_THROUGH, TurnBeam, far_best
from pelagos.core.state import State, kind_of
from pelagos.games.orichalcum.steps import FIGHT, PLACE_TILE, TAKE_CARD
from tests.bots.turns import stepped

GAME = pelagos.game("orichalcum")
EVALUATOR = Evaluators("classic").of(GAME)


def midgame(seed: int, step: int) -> State:
    """A position of the middle of a game in which somebody decides a step."""
    chance = random.Random(seed)
    state = GAME.new(players=2, seed=seed)
    while state.turn < 8 or kind_of(state.stack[-1]) != step:
        state.play(chance.choice(state.legal()))
    return state.determinize(state.seat, seed)


def thrown(state: State, word: int, i: int) -> float:
    """What a word comes to in a throw of the beam."""
    after = state.determinize(state.seat, state.rng.state + i)
    after.play(word)
    while not after.over and (after.seat, after.turn) == (state.seat, state.turn):
        after.play(far_best(after, EVALUATOR))
    return float(utilities(after, EVALUATOR)[state.seat])


def test_it_sees_more_than_the_next_best_word_each_time() -> None:
    gains = []
    for seed in range(12):
        state = midgame(seed, TAKE_CARD)
        best = max(stepped(state, word, EVALUATOR) for word in state.legal())
        gains.append(max(TurnBeam(state, EVALUATOR).values(vec[i64](state.legal()))) - best)
    assert sum(gain > 0.01 for gain in gains) > 2 * sum(gain < -0.01 for gain in gains)


def test_only_the_most_promising_words_are_looked_at_to_the_end() -> None:
    state = midgame(1, PLACE_TILE)
    values = TurnBeam(state, EVALUATOR).values(vec[i64](state.legal()))
    assert len(values) > WORDS_SEEN_THROUGH == sum(value > 0.0 for value in values)


def test_a_word_that_brings_dice_is_worth_the_mean_of_other_throws_than_the_guess_has() -> None:
    state = midgame(3, FIGHT)
    words = vec[i64](state.legal())
    means = [sum(thrown(state, word, i) for i in range(TRIALS_OF_CHANCE)) / TRIALS_OF_CHANCE for word in state.legal()]
    assert list(TurnBeam(state, EVALUATOR).values(words)) == pytest.approx(means)
    assert means != pytest.approx([stepped(state, word, EVALUATOR) for word in state.legal()])


def test_evaluations_that_foretell_who_wins_are_asked_at_ends_of_turns() -> None:
    state = midgame(5, TAKE_CARD)
    words = vec[i64](state.legal())
    learned = Evaluators("learned").of(GAME)
    assert list(turn_values(state, learned)) == list(TurnBeam(state, learned).values(words))
    assert list(turn_values(state, EVALUATOR)) == pytest.approx([stepped(state, word, EVALUATOR) for word in state.legal()])
