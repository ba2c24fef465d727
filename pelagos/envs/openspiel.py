"""The games registered with OpenSpiel: `pyspiel.load_game("pelagos_orichalcum(players=3)")` after importing this module.

All chance is drawn at the root: its one outcome deals the game and all dice and shuffles to come, which nobody sees. So these are
games of sampled chance with imperfect information, and `resample_from_infostate` deals anew what a player cannot know.
"""

import json
from typing import Any, ClassVar

from pelagos.core.errors import BadOption
from pelagos.core.game import Game, Setup
from pelagos.core.options import read, written
from pelagos.core.registry import game as find_game
from pelagos.core.registry import games
from pelagos.core.rng import Rng, seeded
from pelagos.core.state import State
from pelagos.envs import missing
from pelagos.envs.rewards import by_place
from pelagos.envs.rows import Rows, features_of

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("openspiel", error) from None

MAX_GAME_WORDS = 50_000
"""The limit on the words of a game."""
SEED_LIMIT = 2**29


def short_name(game: Game) -> str:
    """What OpenSpiel calls a game."""
    return f"pelagos_{game.name.replace('-', '_')}"


def game_type(game: Game, players: int) -> pyspiel.GameType:
    """How OpenSpiel describes a game; its parameters are the game's options, as a record writes them."""
    return pyspiel.GameType(
        short_name=short_name(game),
        long_name=f"Pelagos: {game.title}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM if players == 1 else pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": 2, "rng_seed": -1}
        | {name: written(option.default) for name, option in game.options.items()},
    )


class SpielGame(pyspiel.Game):
    """A game with its number of players and options. With a `rng_seed` the same deals come every time.

    Each game has a class of its own: OpenSpiel keeps what makes a game beyond the end of Python, where a function cannot be freed.
    """

    GAME: ClassVar[Game]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, given = self.GAME, dict(params or {})
        players, seed = given.get("players", 2), given.get("rng_seed", -1)
        options = {name: str(given[name]) for name in game.options if name in given}
        self.pelagos: Setup = game.setup(players, 0, read(game.options, options))
        self.chance: Rng = seeded(seed if seed >= 0 else int(np.random.default_rng().integers(2**60)))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.vocabulary),
            max_chance_outcomes=1,
            num_players=players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if players == 1 else 0.0,
            max_game_length=MAX_GAME_WORDS,
        )
        super().__init__(game_type(game, players), info, given)

    def new_initial_state(self) -> "SpielState":
        """The root, where chance deals."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> "SpielObserver":
        """What tells players apart what they know."""
        if params:
            raise BadOption(f"observers take no parameters, not {params!r}")
        return SpielObserver(self.pelagos.game)


class SpielState(pyspiel.State):
    """A position. `state` is the position of the library, None at the root."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.state: State | None = None

    @property
    def dealt(self) -> State:
        """The position of the library, after the root."""
        assert self.state is not None
        return self.state

    def current_player(self) -> int:
        """Who decides."""
        if self.state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.state.over else int(self.state.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """At the root: the deal, drawn when it is applied."""
        return [(0, 1.0)]

    def _legal_actions(self, player: int) -> list[int]:
        return self.dealt.legal()

    def _apply_action(self, action: int) -> None:
        if self.state is None:
            game: SpielGame = self.get_game()
            setup, chance = game.pelagos, game.chance
            seed = int(chance.below(SEED_LIMIT)) << 29 | int(chance.below(SEED_LIMIT))
            self.state = setup.game.begin(Setup(setup.game, setup.players, seed, setup.options))
        else:
            self.state.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return "deal" if player == pyspiel.PlayerId.CHANCE else self.dealt.setup.game.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.state is not None and self.state.over

    def returns(self) -> list[float]:
        """1 for the first to -1 for the last, at the end."""
        return by_place(self.state) if self.state is not None and self.state.over else [0.0] * self.num_players()

    def clone(self) -> "SpielState":
        """An independent copy, made by the engine's own `clone`."""
        return self._with(None if self.state is None else self.state.clone())

    def resample_from_infostate(self, player: int, probability_sampler: Any) -> "SpielState":  # noqa: ANN401  a C++ function
        """A position that agrees with all that the player knows, with the rest dealt anew."""
        return self._with(self.dealt.determinize(player, int(probability_sampler() * 2**60)))

    def __deepcopy__(self, memo: object) -> "SpielState":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle is the game's name and the position's record; OpenSpiel's own way fails for Python games of sampled chance."""
        return _restored, (str(self.get_game()), self.state)

    def _with(self, state: State | None) -> "SpielState":
        copy = SpielState(self.get_game())
        copy.state = state
        return copy

    def __str__(self) -> str:
        return "before the deal" if self.state is None else str(self.state)


class SpielObserver:
    """Tells the features of a seat, and all that it sees as a line of JSON."""

    def __init__(self, game: Game) -> None:
        features = features_of(game)
        self._rows = Rows(features, len(game.vocabulary), 1)
        self._cells = np.frombuffer(memoryview(self._rows.cells), np.float64)
        self.tensor = np.zeros(len(features.names), np.float32)
        self.dict = {"features": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor` with what the player knows; 0 before the deal and at the end."""
        if state.state is None:
            self.tensor.fill(0)
            return
        self._rows.fill(0, state.state, player)
        np.copyto(self.tensor, self._cells, casting="same_kind")

    def string_from(self, state: SpielState, player: int) -> str:
        """All that the player sees."""
        return "" if state.state is None else json.dumps(state.state.view(player))


def _restored(game: str, state: State | None) -> SpielState:
    """Restore a pickled position."""
    root: SpielState = pyspiel.load_game(game).new_initial_state()
    root.state = state
    return root


def _register(name: str) -> None:
    game = find_game(name)
    pyspiel.register_game(game_type(game, game.players[0]), type(f"Spiel{name.title()}", (SpielGame,), {"GAME": game}))


for _name in games():
    _register(_name)
