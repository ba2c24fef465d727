"""Many games at once: the same games as one by one, in arrays that are made once."""

import tracemalloc

import gymnasium
import numpy as np
import pytest

import pelagos
from pelagos.core.features import SparseVector
from pelagos.envs.rewards import by_place
from pelagos.envs.single import id_of
from pelagos.envs.vector import GamesVectorEnv
from tests.conformance.cases import CASES, Case

GAMES = [name for name in pelagos.games() if pelagos.game(name).features is not None]
OWN = [case for case in CASES if case.name in GAMES]
SIZE = 3


@pytest.mark.parametrize(
    ("case", "reward"), [*((case, "place") for case in OWN), *((case, "score") for case in OWN if case.players == 3)], ids=str
)
def test_every_game_is_the_one_that_is_played_alone(case: Case, reward: str):
    env = GamesVectorEnv(case.game, SIZE, case.players, seat="all", reward=reward, **case.options)
    env.reset(seed=5)
    features = case.game.features
    seeds = list(range(env.batch.next_seed - SIZE, env.batch.next_seed))
    states = [case.new(seed) for seed in seeds]
    points = [state.scores() for state in states]
    following = env.batch.next_seed
    for step in range(700):
        if step % 50 == 0:
            for k, state in enumerate(states):
                sparse = SparseVector()
                features.observe(state, state.seat, sparse)
                row = np.zeros(len(features.names))
                for feature, value in sparse.total().items():
                    row[feature] = value
                assert (env.observations[k] == row).all()
                assert np.flatnonzero(env.masks[k]).tolist() == state.legal()
        words = env.random_actions()
        movers = [int(state.seat) for state in states]
        _, rewards, ended, stopped, infos = env.step(words)
        for k, state in enumerate(states):
            state.play(int(words[k]))
            now = state.scores() if reward == "score" else []
            expected = by_place(state) if state.over and reward == "place" else [0.0] * case.players
            if reward == "score":
                expected = [float(new - old) for new, old in zip(now, points[k], strict=True)]
            assert infos["rewards"][k].tolist() == expected
            assert rewards[k] == expected[movers[k]]
            assert (ended[k], stopped[k]) == (state.over and not state.stopped, state.stopped)
            points[k] = now
            if state.over:
                states[k] = case.new(following)
                points[k] = states[k].scores()
                following += 1
    assert [one.digest() for one in env.batch.states] == [one.digest() for one in states]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_one_seat_is_asked_if_only_one_learns(name: str, opponents: str):
    env = gymnasium.make_vec(id_of(name), num_envs=2, players=2, seat=1, opponents=opponents, skip_forced=True)
    _, infos = env.reset(seed=1)
    for _ in range(60 if opponents == "random" else 10):
        assert infos["seat"].tolist() == [1, 1]
        assert (infos["action_mask"].sum(axis=1) > 1).all()
        _, _, _, _, infos = env.step(env.random_actions())


def test_a_seed_fixes_all_games():
    def played() -> list[int]:
        env = GamesVectorEnv("arnak", 4, 2)
        env.reset(seed=3)
        for _ in range(50):
            env.step(env.random_actions())
        return [state.digest() for state in env.batch.states]

    assert played() == played()


def test_arrays_are_made_once_unless_copies_are_asked_for():
    for copy in (False, True):
        env = GamesVectorEnv("atlantis", 2, copy=copy)
        before, _ = env.reset(seed=1)
        after = env.step(env.random_actions())[0]
        assert (before is after) != copy


def test_an_illegal_word_is_refused_before_anything_has_happened():
    env = GamesVectorEnv("cyclades", 3, seat="all")
    env.reset(seed=1)
    before = [state.digest() for state in env.batch.states]
    words = env.random_actions().copy()
    words[2] = np.flatnonzero(env.masks[2] == 0)[0]
    with pytest.raises(pelagos.IllegalWord, match=r"in game 2: .* is not legal"):
        env.step(words)
    assert [state.digest() for state in env.batch.states] == before


def test_words_that_were_said_are_not_kept():
    env = GamesVectorEnv("orichalcum", 64, seat="all")
    env.reset(seed=1)
    refused = np.full(64, -1)
    tracemalloc.start()
    try:
        for step in range(110):
            if step == 10:
                before = tracemalloc.get_traced_memory()[0]
            with pytest.raises(pelagos.IllegalWord):
                env.step(refused)
        assert tracemalloc.get_traced_memory()[0] - before < 10 * refused.nbytes
    finally:
        tracemalloc.stop()


@pytest.mark.parametrize(("settings", "message"), [({"seat": 2}, "'all'"), ({"opponents": "hard"}, "random or greedy")])
def test_wrong_settings_are_told(settings: dict[str, object], message: str):
    with pytest.raises(pelagos.PelagosError, match=message):
        GamesVectorEnv("orichalcum", 2, **settings)
