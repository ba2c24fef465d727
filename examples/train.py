"""Trains an agent for Lost Ruins of Arnak with MaskablePPO on one core, and draws how it learned.

    pip install 'pelagos[train-example]'
    python examples/train.py --minutes 20 --out trained

Many games at once are stepped in compiled code (`GamesVectorEnv`); the other seat says random words, and the reward is the points
as they come. Now and then the agent meets the bots `random` and `easy`, whom it does not train with. `trained/curve.svg` shows how
many of these games it wins, `trained/curve.json` has the figures, `trained/agent.zip` the agent.
"""

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from learning_curve import draw
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecEnv

from pelagos.envs.single import SeatEnv
from pelagos.envs.vector import GamesVectorEnv

GAME = "arnak"
PLAYERS = 2
GAMES_AT_ONCE = 128
STEPS = 128
"""Decisions in each game between two updates."""
OPPONENTS = {"random": 100, "easy": 100}
"""Whom the agent meets, and in how many games each time."""
POINTS = 0.1
"""What a point is worth as a reward."""
FASTEST = 1e-3
"""The learning rate at the beginning; it falls to a tenth."""
LARGE = 5.0
"""Features count resources, cards and points: seldom more than this."""

Observations = NDArray[np.float32]


def seen(features: NDArray[Any]) -> Observations:
    """What the network gets: the features, made small."""
    return (features / LARGE).astype(np.float32)


class Games(VecEnv):
    """The vector environment as stable-baselines3 wants to see it."""

    def __init__(self, games: GamesVectorEnv, seed: int) -> None:
        self.games, self.first_seed = games, seed
        seen_space = spaces.Box(-np.inf, np.inf, games.single_observation_space.shape, np.float32)
        super().__init__(games.num_envs, seen_space, games.single_action_space)

    def reset(self) -> Observations:
        """New games."""
        return seen(self.games.reset(seed=self.first_seed)[0])

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """The words that are said next."""
        self.words = actions

    def step_wait(self) -> tuple[Observations, NDArray[np.float64], NDArray[np.bool_], list[dict[str, Any]]]:
        """Say them."""
        features, rewards, ended, stopped, _ = self.games.step(self.words)
        return seen(features), rewards * POINTS, ended | stopped, [{}] * self.num_envs

    def env_method(self, method_name: str, *args: object, indices: object = None, **kwargs: object) -> list[Any]:
        """MaskablePPO asks for `action_masks`: a row for each game."""
        return list(getattr(self.games, method_name)())

    def get_attr(self, attr_name: str, indices: object = None) -> list[Any]:
        """Something that all games have."""
        return [getattr(self.games, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: object, indices: object = None) -> None:
        """Nothing can be set."""
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: type[Any], indices: object = None) -> list[bool]:
        """No game is wrapped."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""


def new_agent(games: Games, seed: int) -> MaskablePPO:
    """A small network that knows nothing yet."""
    return MaskablePPO(
        "MlpPolicy",
        games,
        n_steps=STEPS,
        batch_size=1024,
        n_epochs=2,
        gamma=0.998,
        learning_rate=FASTEST,
        ent_coef=0.005,
        seed=seed,
        device="cpu",
        policy_kwargs={"net_arch": {"pi": [96], "vf": [96]}, "activation_fn": torch.nn.ReLU},
    )


def wins(agent: MaskablePPO, opponent: str, games: int, seed: int) -> float:
    """How many games the agent wins against a bot, on either seat; a shared first place is half a win."""
    env = SeatEnv(GAME, PLAYERS, seat=None, opponents=opponent, skip_forced=True)
    won = 0.0
    for k in range(games):
        features, _ = env.reset(seed=seed + k)
        over = False
        while not over:
            action, _ = agent.predict(seen(features), action_masks=env.action_masks(), deterministic=True)
            features, reward, ended, stopped, _ = env.step(action)
            over = ended or stopped
        won += (1.0 + reward) / 2.0
    return won


def main() -> None:
    """Train, meet the bots in between, draw."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=20.0, help="of training; the games against bots come on top")
    parser.add_argument("--points", type=int, default=5, help="how often the agent meets the bots")
    parser.add_argument("--last", type=int, default=50, help="games against each bot at the end")
    parser.add_argument("--out", type=Path, default=Path("trained"))
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # they are right, and looking costs a fifth of the time
    games = Games(GamesVectorEnv(GAME, GAMES_AT_ONCE, PLAYERS, reward="score", skip_forced=True), arguments.seed)
    agent = new_agent(games, arguments.seed)
    curve: list[dict[str, Any]] = []
    spent, limit = 0.0, 60 * arguments.minutes
    agent.lr_schedule = lambda _: FASTEST * max(0.1, 1.0 - spent / limit)
    for point in range(arguments.points + 1):
        while spent < limit * (point / arguments.points) ** 2:  # the first points lie closer together: much is learned soon
            started = time.process_time()
            agent.learn(GAMES_AT_ONCE * STEPS, reset_num_timesteps=False)
            spent += time.process_time() - started
        last = point == arguments.points
        met = {name: max(number, arguments.last) if last else number for name, number in OPPONENTS.items()} if point else {}
        found = {name: wins(agent, name, number, 1_000_000 * (point + 1)) for name, number in met.items()}
        curve.append({"minutes": spent / 60, "decisions": agent.num_timesteps, "wins": found, "games": met})
        print(json.dumps(curve[-1]), flush=True)
        (arguments.out / "curve.json").write_text(json.dumps(curve, indent=1), encoding="utf-8")
        agent.save(arguments.out / "agent.zip")
        draw(curve, arguments.out / "curve.svg")


if __name__ == "__main__":
    main()
