"""How good a position looks by the weights set by hand."""

import tomllib
from collections.abc import Callable
from importlib.resources import files

import pytest

from pelagos.bots.evaluators import CLASSIC, Evaluators
from pelagos.games.cyclades.evaluate import FEATURES, CycladesEvaluator, features, gold_left
from pelagos.games.cyclades.game import GAME
from pelagos.games.cyclades.state import Cyclades
from tests.games.cyclades.positions import bidding, building, fleet, fresh, game, give, island, metropolis, offered, turn

EVALUATOR = Evaluators(CLASSIC).of(GAME)


def value(s: Cyclades, seat: int = 0) -> float:
    return EVALUATOR.evaluate(s, seat)


def counted(s: Cyclades, seat: int = 0) -> dict[str, float]:
    return dict(zip(FEATURES, features(s, seat), strict=True))


def test_the_weights_name_every_feature_and_nothing_else():
    text = files("pelagos.games.cyclades").joinpath("weights.toml").read_text(encoding="utf-8")
    assert list(tomllib.loads(text)["weights"]) == FEATURES
    assert isinstance(EVALUATOR, CycladesEvaluator)


@pytest.mark.parametrize(
    "more",
    [
        lambda s: metropolis(s, "thira"),
        lambda s: building(s, "thira", 1, "port"),
        lambda s: building(s, "thira", 4, "university"),
        lambda s: give(s, 0, priests=1),
        lambda s: give(s, 0, philosophers=1),
        lambda s: give(s, 0, gold=11),
        lambda s: fleet(s, 0, "g5"),
        lambda s: island(s, 0, "despotiko", 1),
        lambda s: island(s, 0, "thira", 2),
    ],
    ids=["metropolis", "port", "university", "priest", "philosopher", "gold", "fleet", "island", "troop"],
)
def test_more_is_better(more: Callable[[Cyclades], None]):
    s = game()
    before = value(s)
    more(s)
    assert value(s) > before


def test_a_metropolis_is_better_than_what_it_is_made_of():
    parts, philosophers, whole = game(), game(), game()
    for slot, kind in enumerate(("port", "fortress", "temple"), start=1):
        building(parts, "thira", slot, kind)
    give(philosophers, 0, philosophers=3)
    metropolis(whole, "thira")
    assert value(whole) > value(parts) > value(game())
    assert value(whole) > value(philosophers) > value(game())


def test_buildings_of_different_kinds_are_better_than_the_same_twice():
    same, different = game(), game()
    for s, kind in ((same, "port"), (different, "temple")):
        building(s, "thira", 3, "port")
        building(s, "thira", 4, kind)
    assert value(different) > value(same)


def test_the_last_metropolis_counts_most():
    s = game()
    steps = []
    for name in ("gyaros", "thira"):
        before = value(s)
        metropolis(s, name)
        steps.append(value(s) - before)
    assert steps[1] > 2 * steps[0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_at_the_start_all_seats_look_alike(players: int):
    s = fresh(players)
    values = [value(s, seat) for seat in range(players)]
    assert max(values) - min(values) < 0.3


def test_an_island_that_can_be_attacked_is_worse():
    s = game()
    metropolis(s, "thira")
    before = value(s)
    island(s, 1, "despotiko", 3)
    assert value(s) == before
    fleet(s, 1, "g5")
    assert counted(s)["exposed_metropolis"] == counted(s)["exposed_island"] == 1
    assert value(s) < before
    island(s, 0, "thira", 4)
    assert counted(s)["exposed_metropolis"] == 0


def test_an_island_within_reach_is_an_opportunity():
    s = game()
    island(s, 0, "thira", 1)
    assert counted(s)["within_reach"] == 0
    fleet(s, 0, "g5")
    assert counted(s)["within_reach"] == 1  # despotiko is neutral


def test_offerings_are_counted_as_paid_and_by_what_they_promise():
    s = game()
    bidding(s, 0, 1, 2)
    give(s, 0, gold=10, priests=1)
    before = value(s)
    offered(s, "athena", 0, 3)
    assert gold_left(s, 0) == 8
    assert counted(s)["promised_building"] == counted(s)["athena"] == 1
    cheap = value(s)
    assert cheap > before
    offered(s, "athena", 0, 10)
    assert value(s) < cheap
    assert counted(s)["promised_building"] == 0
    give(s, 0, philosophers=3)
    assert counted(s)["promised_metropolis"] == 1


def test_a_promised_metropolis_that_wins_is_more_than_another():
    s = game()
    bidding(s, 0, 1, 2)
    give(s, 0, philosophers=3)
    offered(s, "athena", 0, 1)
    assert (counted(s)["promised_metropolis"], counted(s)["promised_win"]) == (1, 0)
    s.needed = 1
    assert (counted(s)["promised_metropolis"], counted(s)["promised_win"]) == (1, 1)


def test_a_promise_ends_when_the_turn_begins():
    s = game()
    turn(s, "zeus")
    assert counted(s)["zeus"] == counted(s)["promised_building"] == 0
    assert gold_left(s, 0) == 10


def test_a_metropolis_is_promised_until_it_is_founded():
    s = game()
    give(s, 0, philosophers=3)
    turn(s, "athena")
    assert counted(s)["promised_metropolis"] == 1
    s.apply("philosopher")
    assert counted(s)["promised_metropolis"] == 0


def test_the_first_on_apollo_expects_more():
    s = game()
    bidding(s, 0, 1, 2)
    offered(s, "apollo", 1)
    offered(s, "apollo", 0)
    assert (counted(s, 1)["first_on_apollo"], counted(s, 0)["first_on_apollo"]) == (1, 0)
    assert counted(s, 0)["apollo_gold"] == counted(s, 1)["apollo_gold"] == 1
    island(s, 1, "gyaros", 1)
    assert counted(s, 0)["apollo_gold"] == 4


def test_who_is_out_has_no_hope():
    s = game()
    s.playing &= ~1
    assert value(s) < value(s, 1) - 10
