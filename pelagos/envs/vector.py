"""Many games at once as a Gymnasium vector environment, stepped in compiled code into arrays that are made once."""

from typing import Any, Literal

from pelagos.core.errors import BadOption
from pelagos.core.game import Game
from pelagos.core.registry import game as find_game
from pelagos.envs import missing
from pelagos.envs.batch import EVERYBODY, Batch, Opponents
from pelagos.envs.rewards import check_reward
from pelagos.envs.rows import features_of
from pelagos.envs.tables import Reward

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("rl", error) from None

Observations = NDArray[np.float64]
SEED_LIMIT = 2**59


class GamesVectorEnv(VectorEnv[Observations, NDArray[np.int64], NDArray[Any]]):
    """Many games with the same settings; a finished one is replaced by a new one in the same step.

    Each row is the position of one game as the asked seat knows it. That is one `seat`, with `random` or `greedy` opponents (to the
    end of the turn, in one sample), or with `seat="all"` the deciding seat, for self-play. Then `infos["seat"]` tells which seat is
    asked, the reward is that of the seat whose word was said, and `infos["rewards"]` has those of all seats.
    `infos["action_mask"]` has a 1 for each legal word; an illegal one raises IllegalWord before anything has happened.

    Observations, masks, seats and rewards are read-only views of the memory that compiled code writes to, so the next step changes
    them; with `copy` they are independent copies.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        num_envs: int = 64,
        players: int = 2,
        seat: int | Literal["all"] = 0,
        opponents: Literal["random", "greedy"] = "random",
        reward: Reward = "place",
        skip_forced: bool = False,
        copy: bool = False,
        **options: object,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.num_envs = num_envs
        self.players = players
        self.seat = EVERYBODY if seat == "all" else seat
        if not EVERYBODY <= self.seat < players:
            raise BadOption(f"seat is {seat!r}; with {players} players it must be 0 to {players - 1}, or 'all'")
        if opponents not in ("random", "greedy"):
            raise BadOption(f"opponents are {opponents!r}; here they can be random or greedy")
        self._opponents = Opponents(self.game.evaluator if opponents == "greedy" else None)
        self._by_score = check_reward(reward) == "score"
        self._setup = self.game.setup(players, 0, options)
        self._skip_forced = skip_forced
        self._copy = copy
        width, words = len(features_of(self.game).names), len(self.game.vocabulary)
        self.single_observation_space = spaces.Box(-np.inf, np.inf, (width,), np.float64)
        self.single_action_space = spaces.Discrete(words)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self,
        *,
        seed: int | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Observations, dict[str, Any]]:
        """New games everywhere; those after a seed follow from it."""
        super().reset(seed=seed)
        first = int(self.np_random.integers(SEED_LIMIT))
        self._begin(first)
        return self._shown()

    def _begin(self, first: int) -> None:
        self.batch = Batch(self._setup, self.num_envs, first, self._by_score, self.seat, self._skip_forced, self._opponents)
        rows = self.batch.rows
        self.observations: Observations = np.frombuffer(memoryview(rows.cells), np.float64).reshape(self.num_envs, -1)
        self.masks: NDArray[np.int8] = np.frombuffer(memoryview(rows.marks), np.int8).reshape(self.num_envs, -1)
        self._rewards = np.frombuffer(memoryview(self.batch.rewards), np.float64).reshape(self.num_envs, -1)
        self._seats = np.frombuffer(memoryview(self.batch.seats), np.int64)
        self._earned = np.frombuffer(memoryview(self.batch.earned), np.float64)
        self._ended = np.frombuffer(memoryview(self.batch.ended), np.bool_)
        self._stopped = np.frombuffer(memoryview(self.batch.stopped), np.bool_)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observations, NDArray[Any], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Say a word in each game."""
        self.batch.step(np.ascontiguousarray(actions, np.int64).data)
        observations, infos = self._shown()
        return observations, self._earned.copy(), self._ended.copy(), self._stopped.copy(), infos

    def _shown(self) -> tuple[Observations, dict[str, Any]]:
        infos: dict[str, NDArray[Any]] = {"action_mask": self.masks, "seat": self._seats, "rewards": self._rewards}
        if self._copy:
            return self.observations.copy(), {name: array.copy() for name, array in infos.items()}
        return self.observations, {**infos}

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal word of each game, as sb3-contrib asks for it."""
        return self.masks.astype(np.bool_)

    def random_actions(self) -> NDArray[np.int64]:
        """A random legal word for each game, drawn in compiled code."""
        return np.frombuffer(memoryview(self.batch.random_words()), np.int64)
