"""Golden playthroughs: whole games to read, one for each way in which a game can end.

A game names its endings in `tests/games/<game>/endings.py`; `make golden` looks for short games that end so and writes them down.
"""

import importlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pelagos
from pelagos import Record, State
from pelagos.bots.greedy import GreedyBot
from pelagos.locales import Language

HERE = Path(__file__).parent
PLAYERS = ["Ada", "Ben", "Cleo", "Dan", "Eve"]

Policy = Callable[[State], int]
"""Says which word is said in a position."""


def greedily(state: State) -> int:
    """By a bot that looks to the end of its turn."""
    return GreedyBot(seed=int(state.ply), samples=1).decide(state.perspective(int(state.seat)))


def declining(state: State) -> int:
    """Always the first word, which declines whatever can be declined."""
    return state.legal()[0]


@dataclass(frozen=True)
class Ending:
    """A way in which a game can end, and how to come there."""

    name: str
    players: int
    reached: Callable[[State], bool]
    policy: Policy = greedily
    options: dict[str, object] = field(default_factory=dict)


def endings(game: str) -> list[Ending]:
    found: list[Ending] = importlib.import_module(f"tests.games.{game}.endings").ENDINGS
    return found


def find(game: str, ending: Ending) -> State:
    """The first seeded game that ends so."""
    for seed in range(10_000):
        state = pelagos.game(game).new(players=ending.players, seed=seed, **ending.options)
        while not state.over:
            state.apply(ending.policy(state))
        if ending.reached(state):
            return state
    raise AssertionError(f"no game of {game} ended {ending.name}")


def written(state: State) -> str:
    """A game with prompts and log lines in English as remarks."""
    language = Language(state.setup.game, "en")
    positions = list(_positions(state))

    def remarks(ply: int) -> list[str]:
        position = positions[ply]
        lines = [language.log(entry, PLAYERS) for entry in position.log(None, since=ply) if entry["ply"] == ply]
        if not position.over:
            view = position.view(None)
            lines.append(f"{PLAYERS[position.seat]}: {language.prompt(str(view['step']), view.get('prompt'))}")
        return lines

    return Record.of(state).dumps(remarks)


def _positions(state: State) -> Iterator[State]:
    """All positions of a game, from the first to the last."""
    again = state.setup.game.begin(state.setup)
    yield again.clone()
    for word in state.past:
        again.play(word)
        yield again.clone()
