"""Positions that show the worked examples of the rules: real games, found by looking for them.

A game's `worked.py` says for each example how one knows it when one sees it. `python -m tests.games.examples GAME [NAME ...]` plays
at random, inclined to the words that lead there, and writes the shortest game found into the game's `examples.toml`; a test holds
what is written there against the same descriptions.
"""

import importlib
import random
import re
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from pelagos.core.examples import Example, dumps, read_examples
from pelagos.core.game import Game
from pelagos.core.record import Record
from pelagos.core.registry import game as find_game
from pelagos.core.state import State

GOLDEN = Path(__file__).parents[1] / "golden"
INCLINED = 0.85
"""How often a wish is followed."""
TRIES, REACH = 60, 60
"""How often it is tried from a near position, and for how many words."""


@dataclass(frozen=True)
class Moment:
    """A word, who said it, and the position after it; the first moment is the beginning of the game."""

    seat: int
    word: str
    state: State


@dataclass(frozen=True)
class Sight:
    """The example is seen: it begins with this moment and ends with the last one; best through these eyes."""

    begins: int
    seat: int


Wish = str | Callable[[State, list[str]], list[str]]


@dataclass(frozen=True)
class Worked:
    """How an example is recognised, and what leads to it."""

    players: int
    sees: Callable[[list[Moment]], Sight | None]
    """Whether the last moment ends the example."""
    wishes: tuple[Wish, ...] = ()
    options: Mapping[str, bool | str] = field(default_factory=dict)
    longest: int = 600
    near: Callable[[list[Moment]], bool] | None = None
    """Whether it is worth while to try many ways from here."""


def moments_of(example: Example) -> list[Moment]:
    """A recorded example, moment by moment."""
    state = example.begin()
    moments = [Moment(-1, "", state.clone())]
    for word in example.words:
        seat = int(state.seat)
        state.apply(example.setup.game.code(word))
        moments.append(Moment(seat, word, state.clone()))
    return moments


def search(game: Game, name: str, worked: Worked, seconds: float, seed: int = 0) -> Example | None:
    """The shortest game with the example that could be found in a while, from a seed on."""
    best = _in_golden_games(game, name, worked)
    longest = worked.longest if best is None else len(best.words) - 1
    until = time.monotonic() + seconds
    while time.monotonic() < until and longest >= 0:
        setup = game.setup(worked.players, seed, dict(worked.options))
        moments = [Moment(-1, "", game.begin(setup))]
        sight = _play(worked, moments, random.Random(seed), longest)
        if sight is not None:
            best, longest = Example(name, setup, [one.word for one in moments[1:]], sight.begins, sight.seat), len(moments) - 2
        seed += 1
    return best


def _in_golden_games(game: Game, name: str, worked: Worked) -> Example | None:
    """The example, if it is seen in a golden game."""
    for path in sorted((GOLDEN / game.name).glob("*.txt")):
        record = Record.loads(path.read_text(encoding="utf-8"))
        whole = Example(name, record.setup, [game.text(code) for code in record.words], 0, 0)
        moments = moments_of(whole)
        for length in range(1, len(moments) + 1):
            sight = worked.sees(moments[:length])
            if sight is not None:
                return Example(name, record.setup, whole.words[: length - 1], sight.begins, sight.seat)
    return None


def _play(worked: Worked, moments: list[Moment], dice: random.Random, longest: int, tries: bool = True) -> Sight | None:
    """Play on until the example is seen; from a position that is near to it, in many ways."""
    game = moments[0].state.setup.game
    while True:
        sight = worked.sees(moments)
        if sight is not None:
            return sight
        state = moments[-1].state.clone()
        if state.over or len(moments) > longest:
            return None
        if tries and worked.near is not None and worked.near(moments):
            for _ in range(TRIES):
                trial = list(moments)
                sight = _play(worked, trial, dice, min(longest, len(moments) + REACH), tries=False)
                if sight is not None:
                    moments[:] = trial
                    return sight
        seat, word = int(state.seat), _choice(worked, state, dice)
        state.play(game.code(word))
        moments.append(Moment(seat, word, state))


def _choice(worked: Worked, state: State, dice: random.Random) -> str:
    legal = [state.setup.game.text(code) for code in state.legal()]
    for wish in worked.wishes:
        wished = _wished(wish, state, legal)
        if wished and dice.random() < INCLINED:
            return dice.choice(wished)
    return dice.choice(legal)


def _wished(wish: Wish, state: State, legal: list[str]) -> list[str]:
    return [word for word in legal if re.fullmatch(wish, word)] if isinstance(wish, str) else wish(state, legal)


def worked_examples(game: str) -> dict[str, Worked]:
    """The descriptions of a game's examples."""
    module = importlib.import_module(f"tests.games.{game}.worked")
    found: dict[str, Worked] = module.WORKED
    return found


def main(name: str, wanted: list[str], seconds: float = 20) -> None:
    """Look for examples and write them down."""
    game = find_game(name)
    path = Path(__file__).parents[2] / "pelagos" / "games" / name / "examples.toml"
    known = {example.name: example for example in read_examples(game, path.read_text(encoding="utf-8") if path.exists() else "")}
    for number, worked in worked_examples(name).items():
        if wanted and number not in wanted:
            continue
        found = search(game, number, worked, seconds)
        if found is None:
            print(f"{number}: nothing found")
            continue
        print(f"{number}: {len(found.words)} words, from {found.begins}, seed {found.setup.seed}", flush=True)
        old = known.get(number)
        if old is None or len(old.words) > len(found.words) or worked.sees(moments_of(old)) is None:
            known[number] = found
        order = list(worked_examples(name))
        path.write_text(dumps(sorted(known.values(), key=lambda one: order.index(one.name))), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1], [name for name in sys.argv[2:] if not name.isdecimal()], *map(float, filter(str.isdecimal, sys.argv[2:])))
