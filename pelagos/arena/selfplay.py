"""Games to learn from, by varied players: what the seats knew on the way is kept together with how it ended."""

import math
import random
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from pelagos.bots.lookahead import turn_values
from pelagos.core.components import Section
from pelagos.core.errors import BadMatch, BadOption
from pelagos.core.evaluator import Evaluator, weights_table
from pelagos.core.features import Features, SparseVector
from pelagos.core.game import Game, Setup
from pelagos.core.linear import FEATURES, SCALES
from pelagos.core.options import Choice, Option, Value
from pelagos.core.registry import game as find_game
from pelagos.core.state import State

NOISE_WIDTHS = (0.0, 0.2, 0.4, 0.8)
"""A player's weights are multiplied by log-normal factors with one of these widths."""
BLUNDER_SHARES = (0.0, 0.0, 0.01, 0.03)
"""The share of random words of a player: one of these."""
FANCIER_SHARE = 0.15
"""The share of players that fancy one kind of thing more than is good for them."""
FANCY_FACTOR = 3.0
"""The factor on the weights of that kind."""
INNER_POSITION_SHARE = 0.25
"""The share of positions within turns that are kept if points are predicted; those between turns all are."""


@dataclass
class Lessons:
    """What seats knew and how it ended for them. A row is a seat in a position; the rows of a position follow each other."""

    stage: NDArray[np.uint8]
    phase: NDArray[np.uint8]
    players: NDArray[np.uint8]
    whole: NDArray[np.bool_]
    """Whether all seats of the position are included."""
    result: NDArray[np.float32]
    share: NDArray[np.float32]
    """Of the win: 1, 0, or a part of a shared win."""
    count: NDArray[np.uint16]
    """How many features the row has."""
    indices: NDArray[np.uint16]
    values: NDArray[np.float32]

    @classmethod
    def joined(cls, parts: "Iterable[Lessons]") -> "Lessons":
        """All lessons, one after the other."""
        found = list(parts)
        return cls(**{name: np.concatenate([getattr(part, name) for part in found]) for name in cls.__dataclass_fields__})


@dataclass(frozen=True)
class SelfPlay:
    """Games by varied players that judge by these weights. The seed, players and options of game k follow from its number."""

    game: str
    rules: str
    seed: int
    weights: str
    """The text of a file of weights."""
    rival: str = ""
    """The text of another file, if any, by which half of the players judge."""

    def play(self, k: int) -> Lessons:
        """The lessons of game k."""
        chance = random.Random(f"{self.seed} {k}")  # noqa: S311
        game = find_game(self.game)
        if game.features is None:
            raise BadMatch(f"{game.title} has no features to learn from")
        state = varied_beginning(game, chance)
        state.recording = False
        texts = [self.weights, self.rival or self.weights]
        players = [_Player(game, _table(chance.choice(texts)), chance) for _ in range(state.setup.players)]
        notes = _Notes(game.features, state.setup.players)
        turn = -1
        while not state.over:
            if state.turn != turn:
                turn = int(state.turn)
                notes.keep(state)
            elif game.features.points and chance.random() < INNER_POSITION_SHARE:
                notes.keep_inner(state)
            state.play(players[int(state.seat)].decide(state))
        return notes.lessons(state)


@lru_cache(maxsize=4)
def _table(text: str) -> Section:
    return weights_table(text)


def varied_beginning(game: Game, chance: random.Random) -> State:
    """The first position of a game with random players and options, drawn again if they do not go together."""
    while True:
        try:
            return game.begin(_varied_setup(game, chance))
        except BadOption:
            continue


def _varied_setup(game: Game, chance: random.Random) -> Setup:
    """A random number of players and random options."""
    players = chance.choice([*game.players, *(number for number in game.players if number == 2)])
    options = {name: _any_value(option, players, chance) for name, option in game.options.items()}
    return game.setup(players, chance.getrandbits(60), options)


def _any_value(option: Option, players: int, chance: random.Random) -> Value:
    if not isinstance(option, Choice):
        return chance.random() < 0.5
    return chance.choice(option.values)


class _Player:
    """Looks to the end of its turn in one sample, by its own weights, and sometimes says a random word."""

    def __init__(self, game: Game, table: Section, chance: random.Random) -> None:
        self._chance = chance
        self._evaluator = _varied_evaluator(game, table, chance)
        self._blunders = chance.choice(BLUNDER_SHARES)

    def decide(self, state: State) -> int:
        legal = state.legal()
        if len(legal) == 1:
            return legal[0]
        if self._chance.random() < self._blunders:
            return self._chance.choice(legal)
        guess = state.determinize(state.seat, self._chance.getrandbits(60))
        values = turn_values(guess, self._evaluator)
        best = max(range(len(legal)), key=lambda i: values[i])
        return legal[best]


def _varied_evaluator(game: Game, table: Section, chance: random.Random) -> Evaluator:
    """An evaluator with noise in its weights."""
    noise = chance.choice(NOISE_WIDTHS)
    if noise == 0.0:
        return _plain_evaluator(game.name, table)
    learned = FEATURES in table.values
    weights = table.entry(FEATURES).values if learned else table.values
    fancy = chance.choice([name.split(".")[0] for name in weights]) if chance.random() < FANCIER_SHARE else None
    factors = {
        name: math.exp(chance.gauss(0.0, noise)) * (FANCY_FACTOR if name.split(".")[0] == fancy else 1.0) for name in weights
    }
    varied = {name: _times(value, factors[name]) for name, value in weights.items()}
    return game.make_evaluator(Section(table.name, {FEATURES: varied, SCALES: table.values[SCALES]} if learned else varied))


_plain: dict[tuple[str, int], Evaluator] = {}


def _plain_evaluator(name: str, table: Section) -> Evaluator:
    key = (name, id(table))
    if key not in _plain:
        if len(_plain) > 1:
            _plain.clear()
        _plain[key] = find_game(name).make_evaluator(table)
    return _plain[key]


def _times(value: object, factor: float) -> object:
    """A weight, or a list of weights, multiplied."""
    if isinstance(value, list):
        return [one * factor for one in value]
    assert isinstance(value, int | float)
    return value * factor


class _Notes:
    """Collects the rows of a game."""

    def __init__(self, features: Features, players: int) -> None:
        self._features = features
        self._players = players
        self._rows: list[tuple[int, int, int, bool]] = []
        self._vectors: list[SparseVector] = []

    def keep(self, state: State) -> None:
        """Note what all seats know."""
        self._keep(state, range(self._players), True)

    def keep_inner(self, state: State) -> None:
        """Note what the deciding seat knows."""
        self._keep(state, [int(state.seat)], False)

    def _keep(self, state: State, seats: Iterable[int], whole: bool) -> None:
        phase = int(self._features.phase(state))
        for seat in seats:
            vector = SparseVector()
            self._features.observe(state, seat, vector)
            self._rows.append((seat, int(self._features.stage(state, seat)), phase, whole))
            self._vectors.append(vector)

    def lessons(self, state: State) -> Lessons:
        """The rows, with the results."""
        results = [self._features.result(state, seat) for seat in range(self._players)]
        places = state.ranking()
        winners = 0 if state.stopped else places.count(1)
        shares = [1.0 / winners if winners and place == 1 else 0.0 for place in places]
        seats = [row[0] for row in self._rows]
        return Lessons(
            stage=np.array([row[1] for row in self._rows], np.uint8),
            phase=np.array([row[2] for row in self._rows], np.uint8),
            players=np.full(len(seats), self._players, np.uint8),
            whole=np.array([row[3] for row in self._rows], np.bool_),
            result=np.array([results[seat] for seat in seats], np.float32),
            share=np.array([shares[seat] for seat in seats], np.float32),
            count=np.array([len(vector.indices) for vector in self._vectors], np.uint16),
            indices=np.array([i for vector in self._vectors for i in vector.indices], np.uint16),
            values=np.array([x for vector in self._vectors for x in vector.values], np.float32),
        )
