"""Games that will not end: bots begin to say other words than the best."""

import random

import pytest

import pelagos
from pelagos.bots.patience import TEMPERATURE, TURNS_PER_LAPSE, chosen, warmth

ATLANTIS = pelagos.game("atlantis")


def test_nobody_is_impatient_in_a_game_of_usual_length():
    state = ATLANTIS.new(2, seed=1)
    state.turn = 2 * ATLANTIS.patience
    assert warmth(state) == 0.0


def test_the_longer_a_game_the_less_patience():
    state = ATLANTIS.new(2, seed=1)
    state.turn = 4 * ATLANTIS.patience
    assert warmth(state) == pytest.approx(TEMPERATURE)
    state.turn += 2 * TURNS_PER_LAPSE
    assert warmth(state) > TEMPERATURE


def test_impatience_comes_and_goes():
    state = ATLANTIS.new(2, seed=1)
    warm = []
    for turn in range(4 * ATLANTIS.patience, 4 * ATLANTIS.patience + 2 * TURNS_PER_LAPSE):
        state.turn = turn
        warm.append(warmth(state) > 0.0)
    assert warm == [True, True, False, False, False, False]


def test_where_nobody_can_wait_patience_never_ends():
    state = pelagos.game("orichalcum").new(2, seed=1)
    state.turn = 10_000
    assert warmth(state) == 0.0


def test_the_patient_say_the_best_word():
    assert chosen([0.1, 0.5, 0.5], 0.0, random.Random(1)) == 1


def test_the_impatient_say_others_too_the_better_the_more():
    chance = random.Random(1)
    said = [chosen([0.5, 0.4, 0.0], 0.1, chance) for _ in range(1000)]
    assert said.count(0) > said.count(1) > 100
    assert said.count(2) < 50
