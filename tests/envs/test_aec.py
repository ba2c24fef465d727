"""The games as PettingZoo environments keep PettingZoo's promises and ours."""

import warnings

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

import pelagos
from pelagos.core.rng import seeded
from pelagos.envs import aec
from tests.conformance.cases import CASES, Case

GAMES = [name for name in pelagos.games() if pelagos.game(name).features is not None]
OWN = [case for case in CASES if case.name in GAMES]


@pytest.mark.parametrize("case", OWN, ids=str)
def test_every_game_passes_the_api_test(case: Case):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        api_test(aec.env(case.game, case.players, **case.options), num_cycles=20)


@pytest.mark.parametrize("name", GAMES)
def test_a_seed_fixes_the_game(name: str):
    seed_test(lambda: aec.env(name, 2), num_cycles=60)


@pytest.mark.parametrize("name", GAMES)
def test_tables_are_drawn(name: str, capsys: pytest.CaptureFixture[str]):
    render_test(lambda render_mode: aec.env(name, 2, render_mode=render_mode))
    assert len(capsys.readouterr().out.splitlines()) > 20


def played(env: aec.GameEnv, seed: int) -> dict[str, float]:
    """A random game; what each agent was rewarded with in all."""
    env.reset(seed=seed)
    chance, total = seeded(seed), dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, ended, stopped, _ = env.last()
        total[agent] += reward
        if ended or stopped:
            assert not observation["action_mask"].any()
            env.step(None)
            continue
        legal = np.flatnonzero(observation["action_mask"])
        assert legal.tolist() == env.table.state.legal()
        env.step(int(legal[chance.below(len(legal))]))
    return total


@pytest.mark.parametrize("name", GAMES)
def test_observations_are_the_named_features(name: str):
    env = aec.raw_env(name, 2)
    env.reset(seed=3)
    features = pelagos.game(name).features
    for _ in range(40):
        for seat, agent in enumerate(env.agents):
            shown = env.observe(agent)["observation"]
            named = {features.names[i]: shown[i] for i in np.flatnonzero(shown)}
            assert named == pytest.approx(features.vector(env.table.state, seat))
        env.step(env.table.state.legal()[-1])


@pytest.mark.parametrize("name", GAMES)
def test_places_are_rewarded_without_gain_in_the_sum(name: str):
    env = aec.raw_env(name, 2)
    total = played(env, seed=1)
    assert sum(total.values()) == pytest.approx(0.0)
    state = env.table.state
    if not state.stopped and 2 in state.ranking():
        assert [total[f"seat_{seat}"] for seat in range(2)] == [3.0 - 2.0 * place for place in state.ranking()]


@pytest.mark.parametrize("name", GAMES)
def test_points_are_rewarded_as_they_come(name: str):
    env = aec.raw_env(name, 2, reward="score")
    env.reset(seed=2)
    before = env.table.state.scores()
    total = played(env, seed=2)
    assert [total[f"seat_{seat}"] + before[seat] for seat in range(2)] == env.table.state.scores()


def test_views_are_told_to_the_deciding_seat_alone():
    env = aec.raw_env("cyclades", 3, views=True)
    env.reset(seed=1)
    [agent] = [agent for agent, info in env.infos.items() if info]
    assert agent == env.agent_selection
    assert env.infos[agent]["view"] == env.table.state.view(int(env.table.state.seat))


def test_an_illegal_word_is_refused_and_changes_nothing():
    env = aec.raw_env("orichalcum", 2)
    env.reset(seed=1)
    before = env.table.state.digest()
    with pytest.raises(pelagos.IllegalWord, match="legal are"):
        env.step(len(env.table.game.vocabulary) - 1)
    assert env.table.state.digest() == before


@pytest.mark.parametrize(
    ("settings", "message"), [({"reward": "fame"}, "place or score"), ({"render_mode": "rgb"}, "human"), ({"tide": 1}, "tide")]
)
def test_wrong_settings_are_told(settings: dict[str, object], message: str):
    with pytest.raises(pelagos.PelagosError, match=message):
        aec.env("orichalcum", 2, **settings)
