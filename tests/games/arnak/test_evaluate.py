"""How good a position looks, for bots."""

import tomllib
from collections.abc import Callable

import pytest

from pelagos.games.arnak.evaluate import FEATURES, features
from pelagos.games.arnak.game import GAME
from pelagos.games.arnak.state import Arnak
from tests.games.arnak.positions import employ, game, goods, idols, overcome, tokens


def value(s: Arnak, seat: int = 0) -> float:
    return GAME.evaluator.evaluate(s, seat)


def counted(s: Arnak, seat: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, features(s, seat), strict=True))


def test_the_weights_name_every_feature_and_the_scale():
    weights = tomllib.loads(GAME.classic_weights_file.read_text(encoding="utf-8"))["weights"]
    assert list(weights) == ["scale", *FEATURES]


@pytest.mark.parametrize(
    "more",
    [
        lambda s: goods(s, coin=1),
        lambda s: goods(s, jewel=1),
        lambda s: employ(s, "assistant-03"),
        lambda s: idols(s, crates=1),
        lambda s: overcome(s, "guardian-10"),
        lambda s: tokens(s, glass=1),
    ],
)
def test_more_is_better(more: Callable[[Arnak], None]):
    s = game(round=2)
    before = value(s)
    more(s)
    assert value(s) > before


def test_whoever_has_passed_is_judged_as_at_the_start_of_the_next_round():
    passed, begun = game(round=2), game(round=3)
    for s in (passed, begun):
        goods(s, coin=2, tablet=1)
    passed.players[0].passed = True
    before, after = counted(passed), counted(begun)
    assert before["round_3"] == after["round_3"] == 1
    assert before["coin_left"] == after["coin_left"] == 2 * 2
    assert before["card_in_hand"] == 5
    assert before["archaeologist"] == after["archaeologist"] == 2


def test_after_the_last_pass_only_points_count():
    s = game(round=5)
    goods(s, coin=3, jewel=2)
    s.players[0].passed = True
    assert {name for name, number in counted(s).items() if number} <= {"points"}


def test_the_rival_turns_up_ten_tiles_a_round():
    assert counted(game(players=1, round=2))["rival_tiles"] == 9 + 3 * 10
