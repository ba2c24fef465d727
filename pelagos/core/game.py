"""A game as the library offers it: its title, players, options and vocabulary, and the way to begin one."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from pelagos.core.components import Entry
from pelagos.core.errors import BadPlayers
from pelagos.core.evaluator import Evaluator, weights_table
from pelagos.core.journal import Messages
from pelagos.core.options import Option, Value, checked
from pelagos.core.rng import Rng, Seed, check_seed, rng_of
from pelagos.core.state import State
from pelagos.core.words import Vocabulary


@dataclass(frozen=True)
class Game:
    """One of the games. `version` names rules and components: a record of another version may not replay."""

    name: str
    title: str
    players: range
    options: Mapping[str, Option]
    vocabulary: Vocabulary
    messages: Messages
    steps: list[str]
    """The names of the kinds of steps, by kind."""
    version: str
    create: "Callable[[Setup, Rng], State]"
    judge: Callable[[Entry], Evaluator] = Evaluator
    """Makes an evaluator from a table of weights."""

    @cached_property
    def evaluator(self) -> Evaluator:
        """Judges positions by the weights that come with the game."""
        file = self.weights_file
        return self.judge(weights_table(file.read_text(encoding="utf-8") if file.is_file() else "[weights]"))

    @property
    def weights_file(self) -> Traversable:
        """The file with the weights that come with the game."""
        return files(f"pelagos.games.{self.name}").joinpath("weights.toml")

    def new(self, players: int, seed: Seed | None = None, **options: object) -> State:
        """Begin a game. Without a seed one is drawn; either way `state.setup.seed` tells it."""
        return self.begin(self.setup(players, seed, options))

    def setup(self, players: int, seed: object, options: Mapping[str, object]) -> "Setup":
        """A checked description of a new game."""
        if isinstance(players, bool) or not isinstance(players, int) or players not in self.players:
            raise BadPlayers(f"{self.title} is for {self.players[0]} to {self.players[-1]} players, not {players!r}")
        seed = check_seed(secrets.randbits(60) if seed is None else seed)
        return Setup(self, players, seed, checked(self.options, options, players))

    def begin(self, setup: "Setup") -> State:
        """The first position of a checked setup."""
        state = self.create(setup, rng_of(setup.seed))
        state.settle()
        return state

    def text(self, code: int) -> str:
        """The word as people read it."""
        return self.vocabulary.text(code)

    def code(self, text: str) -> int:
        """The code of a word's text."""
        return self.vocabulary.code(text)


@dataclass(frozen=True)
class Setup:
    """What a game begins with. Together with the words said it is the whole game."""

    game: Game
    players: int
    seed: Seed
    options: Mapping[str, Value]
