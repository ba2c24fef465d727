"""Puzzles: positions with one clearly best word, found in self-play (`pelagos puzzles`), with the data of each game."""

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
"""In a game's folder: first what made them, then a line for each game that they were found in."""


@dataclass(frozen=True)
class Puzzle:
    """A position and the best word in it."""

    name: str
    players: int
    seed: int
    options: dict[str, Value]
    words: list[str]
    """Said before it, by everybody."""
    seat: int
    solution: list[str]
    """The best word, and how the turn goes on from it."""
    second: str
    """The best of the other words."""
    chance: float
    second_chance: float
    difficulty: float
    """From 0 to 1: the share of attempts of quick and thorough bots that missed it."""

    def state(self, game: Game) -> State:
        """The position."""
        state = game.begin(game.setup(self.players, self.seed, self.options))
        for word in self.words:
            state.apply(word)
        return state


@cache
def puzzles(name: str) -> tuple[Puzzle, ...]:
    """All puzzles of a game, the easiest first; none if its rules have changed since they were made."""
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
    """A puzzle of a game by its name."""
    for one in puzzles(game):
        if one.name == name:
            return one
    raise UnknownLesson(f"there is no puzzle {name!r} of {find_game(game).title}")
