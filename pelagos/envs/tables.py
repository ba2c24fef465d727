"""What all environments share: a game with its settings, its observations, and how it is drawn."""

from collections.abc import Mapping
from typing import Final, Literal

from pelagos.envs import missing

try:
    import numpy as np
    from numpy.typing import NDArray
except ImportError as error:
    raise missing("rl", error) from None

from pelagos.core.game import Game, Setup
from pelagos.core.registry import game as find_game
from pelagos.core.state import State
from pelagos.envs.rewards import by_place, check_reward
from pelagos.envs.rows import Rows, features_of

Reward = Literal["place", "score"]


class Table:
    """One game after the other with the same settings: what seats see, and what they earn."""

    def __init__(self, game: str | Game, players: int, reward: Reward, options: Mapping[str, object]) -> None:
        self.game: Final = find_game(game) if isinstance(game, str) else game
        self._settings: Final = self.game.setup(players, 0, options)
        self.players: Final = players
        self.reward: Final = check_reward(reward)
        self.width: Final = len(features_of(self.game).names)
        self.words: Final = len(self.game.vocabulary)
        self._rows: Final = Rows(features_of(self.game), self.words, 1)
        self._cells: Final = np.frombuffer(memoryview(self._rows.cells), np.float64)
        self._marks: Final = np.frombuffer(memoryview(self._rows.marks), np.int8)
        self.state: State
        self._points: list[int] = []

    def begin(self, seed: int) -> None:
        """A new game."""
        self.state = self.game.begin(Setup(self.game, self.players, seed, self._settings.options))
        self._points = self.state.scores()

    def show(self, seat: int) -> tuple[NDArray[np.float32], NDArray[np.int8]]:
        """The features that a seat knows, and a 1 for each word that it may say now; all 0 when the game is over."""
        self._rows.fill(0, self.state, seat)
        return self._cells.astype(np.float32), self._marks.copy()

    def earned(self) -> list[float]:
        """What every seat has earned since the last call: points, or places at the end."""
        if self.reward == "place":
            return by_place(self.state) if self.state.over else [0.0] * self.players
        before, self._points = self._points, self.state.scores()
        return [float(now - then) for now, then in zip(self._points, before, strict=True)]

    def drawn(self, seat: int | None) -> str:
        """The table as the terminal game draws it for a seat, None for a spectator."""
        from pelagos.terminal.picture import text

        return text(self.game, self.state.view(seat))
