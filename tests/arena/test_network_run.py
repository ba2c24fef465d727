"""Networks that learn from themselves: goals, steps, and runs that go on after a break."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from librt.vecs import vec

import pelagos
from pelagos.arena.match_plan import MatchPlan, Outcome, Thinking
from pelagos.arena.network_run import MeanNetwork, NetworkRun, NetworkTraining, first_network, written
from pelagos.arena.temporal import LATER_SHARE, Learner, Moment, set_goals
from pelagos.bots.chances import sureness_by_hand
from pelagos.core.errors import BadMatch
from pelagos.core.evaluator import weights_table
from pelagos.core.features import SparseVector
from pelagos.core.network import network_from

GAME = pelagos.game("orichalcum")
TRAINING = NetworkTraining("orichalcum", GAME.version, seed=1, hidden=8, games=3, rate=0.001, gate=4, bot="greedy:samples=1")


def silent(title: str, done: int, of: int) -> None:
    """Progress that nobody watches."""


class Table:
    """Plays made-up matches, of which the new network wins all or nothing."""

    def __init__(self, wins: bool) -> None:
        self.winner = 0 if wins else 1

    def __call__(self, plan: MatchPlan, games: Sequence[int]) -> Iterator[Any]:
        for k in games:
            yield Outcome(k, 10, 5, [1 if bot == self.winner else 2 for bot in plan.seated(k)], False, [Thinking(), Thinking()])


def test_a_position_should_have_said_what_came_later_and_more_of_what_came_sooner():
    game = [Moment([], vec[float]([chance, 1.0 - chance])) for chance in (0.5, 0.6, 0.7)]
    set_goals(game, vec[float]([1.0, 0.0]))
    assert [moment.goal[0] for moment in game] == pytest.approx(
        [
            LATER_SHARE * (LATER_SHARE + (1 - LATER_SHARE) * 0.7) + (1 - LATER_SHARE) * 0.6,
            LATER_SHARE + (1 - LATER_SHARE) * 0.7,
            1.0,
        ]
    )


def test_what_came_after_a_trial_is_not_learned_before_it():
    game = [Moment([], vec[float]([0.5, 0.5])) for _ in range(2)]
    game[0].best = vec[float]([0.8, 0.2])
    set_goals(game, vec[float]([0.0, 1.0]))
    assert [moment.goal[0] for moment in game] == [0.8, 0.0]


def test_a_network_comes_to_say_what_positions_came_to():
    assert GAME.features is not None
    network = first_network(GAME, 8, 1)
    seen = [SparseVector(), SparseVector()]
    seen[0].add(3, 1.0)
    seen[1].add(4, 2.0)
    moment = Moment(seen, vec[float]([0.5, 0.5]))
    moment.goal = vec[float]([0.1, 0.9])
    learner = Learner(GAME.features, network, 1)
    learner.memory.append([moment])
    for _ in range(300):
        learner.learn(1, 0.03)
    one, other = (network.output(each, network.signals(each)) for each in seen)
    assert other - one == pytest.approx(2.197, abs=0.05), "nine times the chance"
    assert any(network.outer), "hidden units learn, too"


def test_the_mean_of_a_network_is_that_of_its_moments():
    network = first_network(GAME, 8, 1)
    mean, first = MeanNetwork(network), float(network.inner[5])
    for change in (0.25, 0.5):
        network.inner[5] += change
        network.outer[3] += change
        mean.note()
    assert mean.network().inner[5] == pytest.approx(first + 0.5)
    assert mean.network().outer[3] == pytest.approx(0.5)
    assert list(mean.network().direct) == pytest.approx(list(network.direct))


def test_a_network_begins_with_the_weights_set_by_hand_as_sure_as_they_come_true():
    assert GAME.features is not None
    network = first_network(GAME, 8, 1)
    state = GAME.new(players=2, seed=3)
    known = GAME.features.known()
    by_hand = sum(value * known.get(name, 0.0) for name, value in GAME.features.vector(state, 0).items())
    again = network_from(GAME.features, weights_table(written(GAME.features, network)).entry("network"))
    seen = SparseVector()
    GAME.features.observe(state, 0, seen)
    assert again.output(seen, again.signals(seen)) == pytest.approx(by_hand / sureness_by_hand(GAME), abs=0.01)


def test_a_run_goes_on_where_it_broke_off_and_the_best_network_is_kept(tmp_path: Path):
    whole = NetworkRun(GAME, TRAINING, tmp_path / "whole", None)
    gates = [whole.next(Table(wins), silent) for wins in (True, False)]
    assert [gate.share for gate in gates] == [1.0, 0.0]
    assert whole.best().name == "network-1.toml"
    for _ in range(2):
        NetworkRun(GAME, TRAINING, tmp_path / "broken", None).next(Table(True), silent)
    last = NetworkRun(GAME, TRAINING, tmp_path / "broken", None)
    assert last.best().name == "network-2.toml"
    assert last.best().read_text() == (tmp_path / "whole" / "network-2.toml").read_text()
    assert "--hidden 8 --games 3" in last.result()
    assert last.result().count("[[learned.gates]]") == 2


def test_other_settings_need_another_folder_and_points_are_not_for_networks(tmp_path: Path):
    NetworkRun(GAME, TRAINING, tmp_path, None)
    other = NetworkTraining(**(vars(TRAINING) | {"seed": 2}))
    with pytest.raises(BadMatch, match="another training"):
        NetworkRun(GAME, other, tmp_path, None)
    with pytest.raises(BadMatch, match="could learn who wins"):
        NetworkRun(pelagos.game("arnak"), TRAINING, tmp_path / "arnak", None)
