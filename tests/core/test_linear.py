"""Learned evaluations: features weighed by stage, and files that do not fit refused."""

import pytest

import pelagos
from pelagos.core.components import Section
from pelagos.core.errors import BadComponents
from pelagos.core.linear import LinearEvaluator

GAME = pelagos.game("arnak")
ROUND_ONE = [3.0] + [0.0] * 9


def evaluator(**weights: object) -> LinearEvaluator:
    assert GAME.features is not None
    return LinearEvaluator(GAME.features, Section("weights", {"features": {}, "scales": {}} | weights))


def test_features_count_by_the_weights_of_their_stage_and_the_scale_of_the_players():
    state = GAME.new(players=2, seed=1)
    seat = int(state.seat)
    learned = evaluator(features={"players.2": ROUND_ONE, "to-move": ROUND_ONE}, scales={"2": [2.0, 1.0, 1.0, 1.0, 1.0]})
    assert learned.expected(state, seat) == 6.0
    assert learned.expected(state, 1 - seat) == 3.0
    assert learned.evaluate(state, seat) == 3.0
    later = evaluator(features={"players.2": ROUND_ONE[::-1]})
    assert later.expected(state, seat) == 0.0


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"features": {"to-mow": ROUND_ONE}}, "there is no feature 'to-mow'"),
        ({"features": {"to-move": [1.0]}}, "'to-move' must have 10 numbers, not 1"),
        ({"scales": {"2": [1.0, 1.0, 0.0, 1.0, 1.0]}}, "'2' must have positive numbers"),
    ],
)
def test_weights_that_do_not_fit_are_refused(wrong: dict[str, object], message: str):
    with pytest.raises(BadComponents, match=message):
        evaluator(**wrong)
