"""The games as Gymnasium environments for one agent; bots sit in the other seats.

```python
import gymnasium
import pelagos.envs.single  # registers pelagos/Orichalcum-v0 and the others

env = gymnasium.make("pelagos/Orichalcum-v0", players=3, opponents=["greedy", "random"])
```
"""

from collections.abc import Sequence
from typing import Any, Literal

from pelagos.bots import Bot, bot_from
from pelagos.core.errors import BadMatch, BadOption
from pelagos.core.game import Game
from pelagos.core.registry import games
from pelagos.envs import missing
from pelagos.envs.tables import Reward, Table

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("rl", error) from None

Observation = NDArray[np.float32]
SEED_LIMIT = 2**60
ILLEGAL_REWARD = -1.0
"""The reward for an illegal word, where that ends the game."""


class SeatEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game. An action is the code of a word, an observation the seat's features; `action_masks()` tells what is
    legal.

    `opponents` are bots as on the command line, one for all other seats or one for each. Without a `seat` the agent gets a
    random one in every game. An illegal word loses the game at once (reward -1), or raises IllegalWord with `illegal="raise"`.
    With `skip_forced`, forced words are said automatically. Further settings are the game's options.
    """

    metadata: dict[str, Any] = {"render_modes": ["human", "ansi"]}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        game: str | Game,
        players: int = 2,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "random",
        reward: Reward = "place",
        skip_forced: bool = False,
        illegal: Literal["lose", "raise"] = "lose",
        render_mode: Literal["human", "ansi"] | None = None,
        **options: object,
    ) -> None:
        self.table = Table(game, players, reward, options)
        if seat is not None and not 0 <= seat < players:
            raise BadOption(f"seat is {seat}; with {players} players it must be 0 to {players - 1}, or None for any")
        if illegal not in ("lose", "raise"):
            raise BadOption(f"illegal is {illegal!r}; it must be 'lose' or 'raise'")
        self.opponents = [opponents] * (players - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != players - 1:
            raise BadMatch(f"{len(self.opponents)} opponents are named for {players - 1} other seats; name one, or one for each")
        for name in self.opponents:
            bot_from(name)
        self.render_mode = render_mode
        self.skip_forced = skip_forced
        self.illegal = illegal
        self.action_space = spaces.Discrete(self.table.words)
        self.observation_space = spaces.Box(-np.inf, np.inf, (self.table.width,), np.float32)
        self._fixed = seat
        self.seat = seat or 0
        """The agent's seat in this game."""
        self._bots: dict[int, Bot] = {}
        self._mask: NDArray[np.int8] = np.zeros(self.table.words, np.int8)
        self._reward = 0.0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Observation, dict[str, Any]]:
        """A new game, played to the agent's first decision."""
        super().reset(seed=seed)
        table = self.table
        while True:  # a game might end before the agent was asked
            table.begin(int(self.np_random.integers(SEED_LIMIT)))
            self.seat = int(self.np_random.integers(table.players)) if self._fixed is None else self._fixed
            others = [seat for seat in range(table.players) if seat != self.seat]
            seeds = [int(self.np_random.integers(SEED_LIMIT)) for _ in others]
            self._bots = {
                seat: bot_from(name, seed=chance) for seat, name, chance in zip(others, self.opponents, seeds, strict=True)
            }
            self._reward = 0.0
            self._play_on()
            if not table.state.over:
                return self._shown()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Say a word, and let the others play to the next decision."""
        state = self.table.state
        if not self._mask[int(action)] and self.illegal == "lose" and not state.over:
            self._mask = np.zeros(self.table.words, np.int8)
            return np.zeros(self.table.width, np.float32), ILLEGAL_REWARD, True, False, self._info()
        state.apply(int(action))
        self._play_on()
        reward, self._reward = self._reward, 0.0
        observation, info = self._shown()
        return observation, reward, state.over and not state.stopped, state.stopped, info

    def _play_on(self) -> None:
        """Let everybody else decide until it is the agent's turn, and add up what it earns."""
        state = self.table.state
        self._reward += self.table.earned()[self.seat]
        while not state.over:
            seat, legal = int(state.seat), state.legal()
            if seat == self.seat and not (self.skip_forced and len(legal) == 1):
                break
            state.play(legal[0] if len(legal) == 1 else self._bots[seat].decide(state.perspective(seat)))
            self._reward += self.table.earned()[self.seat]
        if self.render_mode == "human":
            self.render()

    def _shown(self) -> tuple[Observation, dict[str, Any]]:
        observation, self._mask = self.table.show(self.seat)
        return observation, self._info()

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._mask.copy(), "seat": self.seat}

    def action_masks(self) -> NDArray[np.bool_]:
        """True for each legal word, as sb3-contrib asks for it."""
        return self._mask.astype(np.bool_)

    def view(self) -> dict[str, object]:
        """All that the agent's seat sees, as the page gets it."""
        return self.table.state.view(self.seat)

    def render(self) -> str | None:
        """The table as the agent sees it, drawn as in the terminal: printed, or returned as text in mode `ansi`."""
        drawn = self.table.drawn(self.seat)
        if self.render_mode == "ansi":
            return drawn
        print(drawn)  # noqa: T201  what this mode is for
        return None


def id_of(game: str) -> str:
    """The name of a game in Gymnasium."""
    return f"pelagos/{game.title().replace('-', '')}-v0"


for _name in games():
    if id_of(_name) not in gymnasium.registry:
        gymnasium.register(
            id_of(_name),
            entry_point="pelagos.envs.single:SeatEnv",
            vector_entry_point="pelagos.envs.vector:GamesVectorEnv",
            kwargs={"game": _name},
        )
