"""Puzzles: positions with one clearly best word, found in self-play (`pelagos puzzles`) and kept with each game's data."""

import json
from dataclasses import dataclass
from functools import cache

from pelagos.core.errors import UnknownLesson
from pelagos.core.game import Game
from pelagos.core.options import Value
from pelagos.core.registry import game as find_game
from pelagos.core.state import State

FORMAT = "pelagos-puzzles 1"
FILE = "puzzles.jsonl"
"""In a game's folder: a line about how they were made, then one for each game that was searched."""


@dataclass(frozen=True)
class Puzzle:
    """A position and the best word in it."""

    name: str
    players: int
    seed: int
    options: dict[str, Value]
    words: list[str]
    """Everybody's words before it."""
    seat: int
    solution: list[str]
    """The best word, and how the turn goes on from it."""
    second: str
    """The best of the other words."""
    chance: float
    second_chance: float
    difficulty: float
    """From 0 to 1: the share of attempts by quick and thorough bots that missed it."""

    def state(self, game: Game) -> State:
        """The position."""
        state = game.begin(game.setup(self.players, self.seed, self.options))
        for word in self.words:
            state.apply(word)
        return state


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, easiest first; none if its rules have changed since they were made."""
    game = find_game(name)
    file = game.file(FILE)
    if not file.is_file():
        return ()
    title, *lines = file.read_text(encoding="utf-8").splitlines()
    if json.loads(title)["rules"] != game.version:
        return ()
    found = [Puzzle(**one) for line in lines for one in json.loads(line)["puzzles"]]
    return tuple(sorted(found, key=lambda one: (one.difficulty, one.name)))


def puzzle(game: str, name: str) -> Puzzle:
    """The puzzle of a game with this name."""
    for one in puzzles(game):
        if one.name == name:
            return one
    raise UnknownLesson(f"there is no puzzle {name!r} of {find_game(game).title}")
