"""A game as the library offers it: its title, players, options and vocabulary, and the way to begin one."""

import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Protocol

from pelagos.core.components import Section
from pelagos.core.errors import BadPlayers
from pelagos.core.evaluator import Evaluator, weights_table
from pelagos.core.features import Features
from pelagos.core.journal import Messages
from pelagos.core.network import NETWORK, NetworkEvaluator, network_from
from pelagos.core.options import Option, Value, checked
from pelagos.core.parts import Parts
from pelagos.core.preview import Odds, Reason
from pelagos.core.rng import Rng, Seed, check_seed, rng_of
from pelagos.core.state import State
from pelagos.core.words import Vocabulary


def _no_odds(state: State, word: int) -> list[Odds] | None:
    return None


def _no_reason(state: State, word: int) -> Reason | None:
    return None


class Say(Protocol):
    """Formats a message of a language with values."""

    def __call__(self, message: str, /, **values: int | str) -> str:
        """The text."""


def _no_sentences(say: Say) -> dict[str, str]:
    return {}


@dataclass(frozen=True, repr=False, eq=False)
class Game:
    """A game. `version` identifies rules and components: a record of another version may not replay."""

    name: str
    """Its name in programs, records and addresses: lower-case letters, digits and hyphens."""
    package: str
    """The game's own package, with its component file, weights and locales."""
    title: str
    players: range
    options: Mapping[str, Option]
    vocabulary: Vocabulary
    messages: Messages
    steps: list[str]
    """The names of the steps, by kind."""
    version: str
    create: "Callable[[Setup, Rng], State]"
    make_evaluator: Callable[[Section], Evaluator] = Evaluator
    """Makes an evaluator from a table of weights; `judging_by` handles networks, too."""
    features: Features | None = None
    """The features of its positions; without them it cannot be trained."""
    odds: Callable[[State, int], list[Odds] | None] = _no_odds
    """The exact odds of a legal word, where chance decides and they can be computed; called with samples only."""
    reason: Callable[[State, int], Reason | None] = _no_reason
    """Why a word is not legal for the deciding seat, if the game can say; called with samples only."""
    sentences: Callable[[Say], dict[str, str]] = _no_sentences
    """Messages composed from the components, such as what each card does; see `Language.about`."""
    own_parts: Callable[[State, int], Parts] | None = None
    """What a seat sees differently from everybody, by path in the view. Optional: with it, the rest is made once for all."""
    patience: int = 0
    """Turns of a seat after which bots stop insisting on what looks best; 0 in games that end anyway."""

    def __repr__(self) -> str:
        return f"<Game {self.name!r}: {self.title}, {self.players[0]} to {self.players[-1]} players>"

    def __reduce__(self) -> tuple[object, ...]:
        """There is one object of each game; a pickle or a copy refers to it by name."""
        from pelagos.core.registry import game

        return game, (self.name,)

    @cached_property
    def evaluator(self) -> Evaluator:
        """The game's own evaluator: its network, or its weights."""
        network = self.file("network.toml")
        file = network if network.is_file() else self.weights_file
        return self.judging_by(weights_table(file.read_text(encoding="utf-8") if file.is_file() else "[weights]"))

    def judging_by(self, weights: Section) -> Evaluator:
        """An evaluator with these weights, of a network or of features."""
        if self.features is None or not weights.has(NETWORK):
            return self.make_evaluator(weights)
        by_hand = self.make_evaluator(weights_table(self.classic_weights_file.read_text(encoding="utf-8")))
        return NetworkEvaluator(self.features, network_from(self.features, weights.entry(NETWORK)), by_hand)

    @property
    def weights_file(self) -> Traversable:
        """The file with the weights that come with the game."""
        return self.file("weights.toml")

    def file(self, path: str) -> Traversable:
        """A file of the game's own package, such as `components.toml`; it may not exist (`is_file()`)."""
        return files(self.package).joinpath(path)

    @property
    def classic_weights_file(self) -> Traversable:
        """The file with the weights set by hand: `classic.toml` if the game's own are learned, else `weights.toml`."""
        classic = self.file("classic.toml")
        return classic if classic.is_file() else self.weights_file

    def new(self, players: int, seed: Seed | None = None, **options: object) -> State:
        """Begin a game. Without a seed a random one is used; `state.setup.seed` has it either way."""
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
    """What a game begins with. With the words said, it is the whole game."""

    game: Game
    players: int
    seed: Seed
    options: Mapping[str, Value]
