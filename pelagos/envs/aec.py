"""The games as PettingZoo environments: agents take turns (AEC), and only the deciding one may say a word.

```python
from pelagos.envs import aec

env = aec.env("orichalcum", players=3)
env.reset(seed=7)
for agent in env.agent_iter():
    observation, reward, termination, truncation, info = env.last()
    action = None if termination or truncation else env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
```
"""

from typing import Any, Literal

from pelagos.core.errors import BadOption, IllegalWord
from pelagos.core.game import Game
from pelagos.envs import missing
from pelagos.envs.tables import Reward, Table

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils import wrappers
except ImportError as error:
    raise missing("rl", error) from None

RenderMode = Literal["human", "ansi"]
Observation = dict[str, Any]
SEED_LIMIT = 2**60


def env(game: str | Game, players: int = 2, **settings: Any) -> "AECEnv[str, Observation, int]":  # noqa: ANN401  see GameEnv
    """A game as PettingZoo's usual environment, which checks the order of calls. Settings are those of `GameEnv`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, players, **settings)))


def raw_env(game: str | Game, players: int = 2, **settings: Any) -> "GameEnv":  # noqa: ANN401  see GameEnv
    """The same, without these checks."""
    return GameEnv(game, players, **settings)


class GameEnv(AECEnv[str, Observation, int]):
    """A game of Pelagos. Agents are `seat_0`, `seat_1` and so on; an action is the code of a word.

    An observation has the features of the agent's seat under `observation` and a 1 for each legal word under `action_mask`.
    `reward` is `place` (1 for the first to -1 for the last, at the end) or `score` (points, as they are gained). With
    `views`, `infos` hold the raw view of the deciding seat, as the page gets it. Further settings are the game's options.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"], "name": "pelagos_v0", "is_parallelizable": False}  # noqa: RUF012  as PettingZoo has it

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        reward: Reward = "place",
        render_mode: RenderMode | None = None,
        views: bool = False,
        **options: object,
    ) -> None:
        super().__init__()
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOption(f"render_mode is {render_mode!r}; it must be None, 'human' or 'ansi'")
        self.table = Table(game, players, reward, options)
        self.metadata = {**type(self).metadata, "name": f"pelagos_{self.table.game.name}_v0"}
        self.render_mode = render_mode
        self.views = views
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.action_spaces = {agent: spaces.Discrete(self.table.words) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (self.table.width,), np.float32),
                    "action_mask": spaces.Box(0, 1, (self.table.words,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self._chance, _ = seeding.np_random()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the games after a seed follow from it."""
        if seed is not None:
            self._chance, _ = seeding.np_random(seed)
        self.table.begin(int(self._chance.integers(SEED_LIMIT)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def step(self, action: int | None) -> None:
        """The deciding agent says a word; an illegal one raises IllegalWord and changes nothing."""
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalWord(f"{self.agent_selection} has to say a word")
        state = self.table.state
        state.apply(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.agents, self.table.earned(), strict=True))
        if state.over:
            self.terminations = dict.fromkeys(self.agents, not state.stopped)
            self.truncations = dict.fromkeys(self.agents, state.stopped)
        self._accumulate_rewards()
        self._go_on()

    def _go_on(self) -> None:
        """Select the agent that decides now; when the game is over, each agent once."""
        state = self.table.state
        self.agent_selection = self.agents[0 if state.over else int(state.seat)]
        if self.views:
            self.infos = {agent: {} for agent in self.agents}
            self.infos[self.agent_selection] = {"view": self.view(self.agent_selection)}
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        """What an agent knows; only the deciding one has legal words. All is 0 when the game is over."""
        features, mask = self.table.show(self._seat(agent))
        return {"observation": features, "action_mask": mask}

    def view(self, agent: str) -> dict[str, object]:
        """All that the agent's seat sees, as the page gets it."""
        return self.table.state.view(self._seat(agent))

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def render(self) -> str | None:
        """The table as a spectator sees it, drawn as in the terminal: printed, or returned as text in mode `ansi`."""
        if self.render_mode == "ansi":
            return self.table.drawn(None)
        print(self.table.drawn(None))  # noqa: T201  what this mode is for
        return None

    def close(self) -> None:
        """There is nothing to close."""
