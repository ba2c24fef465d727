"""What the suite runs over: every game, every number of players, every main option.

A game joins with `tests/games/<game>/invariants.py`: its OPTIONS and its check.
"""

import importlib
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from types import ModuleType

import pelagos
from pelagos import Game, State
from pelagos.core.rng import seeded
from tests.model import NAME

POSITIONS, WHOLE_GAMES = (8, 2) if pelagos.compiled else (2, 1)
"""Examples for each promise. The interpreted engines need few: test_builds_agree.py shows that they play the same games."""
LONGEST = 50_000
"""No game may need more words than this."""


@dataclass(frozen=True)
class Case:
    """One way to play a game."""

    game: Game
    players: int
    options: dict[str, object] = field(hash=False)

    def __str__(self) -> str:
        settings = "".join(f"-{key}={value}" for key, value in self.options.items())
        return f"{self.name}-{self.players}{settings}"

    @property
    def name(self) -> str:
        return self.game.name

    def new(self, seed: int | str) -> State:
        return self.game.new(players=self.players, seed=seed, **self.options)

    def varied(self, seed: int) -> "Case":
        """The same with random options, for games that have more variants than their main ones."""
        vary = getattr(self.invariants, "random_options", None)
        return replace(self, options=vary(seed)) if vary else self

    @property
    def invariants(self) -> ModuleType:
        return importlib.import_module(f"tests.games.{self.name}.invariants")

    def check(self, state: State) -> None:
        """The invariants of the game's specification."""
        self.invariants.check(state)


def cases() -> list[Case]:
    found: list[Case] = []
    for game in GAMES:
        options = importlib.import_module(f"tests.games.{game.name}.invariants").OPTIONS
        found += [Case(game, players, chosen) for players in game.players for chosen in options]
    return found


GAMES = [*(pelagos.game(name) for name in pelagos.games() if name != NAME), importlib.import_module(f"{NAME}.game").GAME]
"""All games, and the model of a game from outside."""


CASES = cases()


def random_play(state: State, seed: int, words: list[int] | None = None) -> Iterator[State]:
    """Play to the end, giving the state after every word: first by the given choices, then at random."""
    rng = seeded(seed)
    chosen = list(words or [])
    while not state.over:
        assert state.ply < LONGEST, "the game does not end"
        legal = state.legal()
        state.play(legal[chosen.pop(0) % len(legal)] if chosen else legal[rng.below(len(legal))])
        yield state


def somewhere(case: Case, seed: int) -> State:
    """A position in the course of a random game, never the end of one."""
    state = case.new(seed)
    length = seeded(seed).below(400)
    if length:
        for after in random_play(state, seed + 1):
            if after.ply >= length:
                break
    return state if not state.over else replayed(case.new(seed), list(state.past)[:-1])


def replayed(state: State, words: list[int]) -> State:
    """The position after some words."""
    for word in words:
        state.play(word)
    return state
