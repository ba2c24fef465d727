"""Networks: what they make of a position, and files that do not fit refused."""

import pytest

import pelagos
from pelagos.core.components import Section
from pelagos.core.errors import BadComponents
from pelagos.core.evaluator import weights_table
from pelagos.core.network import NetworkEvaluator

GAME = pelagos.game("orichalcum")
SILENT = [0.0] * 7
TEXT = f"""
[weights.network]
outer = [2.0, {", ".join(["1.0"] * 7)}]
"to-move" = [0.5, 3.0, {", ".join(["-1.0"] * 7)}]
"players.2" = [0.25, -1.0, {", ".join(["0.5"] * 7)}]
"""


def test_a_network_adds_what_its_units_tell_to_what_counts_directly():
    state = GAME.new(players=2, seed=1)
    seat = int(state.seat)
    evaluator = GAME.judging_by(weights_table(TEXT))
    assert isinstance(evaluator, NetworkEvaluator)
    assert evaluator.evaluate(state, seat) == 0.75 + 2.0 * (3.0 - 1.0), "the other units are below zero"
    assert evaluator.evaluate(state, 1 - seat) == 0.25 + 7 * 0.5, "the first unit is below zero"


def test_a_network_goes_through_turns_as_the_weights_set_by_hand_do():
    atlantis = pelagos.game("atlantis")
    by_hand = atlantis.judging_by(weights_table(atlantis.classic_weights_file.read_text(encoding="utf-8")))
    assert atlantis.judging_by(weights_table(TEXT)).breadth() == by_hand.breadth() > 0


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"to-mow": [1.0, *SILENT]}, "there is no input 'to-mow'"),
        ({"to-move": [1.0]}, "'to-move' must have 9 numbers, not 1"),
        ({"outer": SILENT}, "'outer' must have a multiple of 8 numbers, not 7"),
    ],
)
def test_networks_that_do_not_fit_are_refused(wrong: dict[str, object], message: str):
    with pytest.raises(BadComponents, match=message):
        GAME.judging_by(Section("weights", {"network": {"outer": [1.0, *SILENT]} | wrong}))


def test_a_finished_game_is_judged_as_by_hand():
    state = GAME.new(players=2, seed=1)
    by_hand = GAME.judging_by(weights_table(GAME.classic_weights_file.read_text(encoding="utf-8")))
    state.finish()
    assert GAME.judging_by(weights_table(TEXT)).evaluate(state, 0) == by_hand.evaluate(state, 0)
