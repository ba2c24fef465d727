"""The games as Gymnasium environments for one agent."""

import warnings

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import pelagos
from pelagos.core.rng import seeded
from pelagos.envs.single import SeatEnv, id_of

GAMES = [name for name in pelagos.games() if pelagos.game(name).features is not None]


@pytest.mark.parametrize("name", GAMES)
def test_every_game_passes_the_checks(name: str):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(gymnasium.make(id_of(name)).unwrapped)


@pytest.mark.parametrize("name", GAMES)
def test_the_agent_is_asked_and_nobody_else(name: str):
    players = pelagos.game(name).players[-1]
    env, chance = SeatEnv(name, players, seat=None, skip_forced=True, illegal="raise"), seeded(1)
    seats = set()
    for game in range(4):
        _, info = env.reset(seed=game)
        seats.add(info["seat"])
        over, total = False, 0.0
        while not over:
            state = env.table.state
            assert state.seat == env.seat
            legal = np.flatnonzero(env.action_masks())
            assert legal.tolist() == state.legal()
            assert len(legal) > 1
            observation, reward, ended, stopped, _ = env.step(legal[chance.below(len(legal))])
            over, total = ended or stopped, total + reward
        assert not observation.any()
        if players > 1 and not env.table.state.stopped:
            assert (total == 1.0) == (env.table.state.ranking()[env.seat] == 1 and env.table.state.ranking().count(1) == 1)
    assert len(seats) > 1 or players == 1


def test_a_word_that_is_not_legal_loses():
    env = SeatEnv("orichalcum")
    env.reset(seed=1)
    wrong = int(np.flatnonzero(~env.action_masks())[0])
    assert env.step(wrong)[1:4] == (-1.0, True, False)


def test_bots_are_named_as_on_the_command_line():
    env = SeatEnv("orichalcum", 3, opponents=["greedy:samples=1", "random"])
    env.reset(seed=1)
    for _ in range(3):
        env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert env.table.state.ply > 3


@pytest.mark.parametrize(
    ("settings", "message"),
    [
        ({"opponents": "stockfish"}, "stockfish"),
        ({"players": 3, "opponents": ["random"]}, "one for each"),
        ({"seat": 2}, "0 to 1"),
        ({"illegal": "ignore"}, "raise"),
    ],
)
def test_wrong_settings_are_told(settings: dict[str, object], message: str):
    with pytest.raises(pelagos.PelagosError, match=message):
        SeatEnv("orichalcum", **settings)
