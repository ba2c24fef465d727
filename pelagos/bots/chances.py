"""Chances as they come true: an evaluator's estimates may lie too far from each other for that.

How many times too far is data, a game's sureness.toml: a list by phase, or one number, for each number of players that was measured
(bench/chances.py). Searches judge by the estimates as they are: weights were tuned for playing, and dividing them all made none
stronger.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache

from pelagos.core.game import Game
from pelagos.core.state import State

FILE = "sureness.toml"


@cache
def _table(game: Game) -> Mapping[int, list[float]]:
    """By number of players and phase; games without a file are right as they are."""
    file = game.file(FILE)
    if not file.is_file():
        return {}
    return {int(players): row for players, row in tomllib.loads(file.read_text(encoding="utf-8"))["sureness"].items()}


def sureness(game: Game, players: int) -> list[float]:
    """How many times too far from each other estimates are, by phase; as with the nearest number of players that was measured."""
    table = _table(game)
    return table[min(table, key=lambda number: abs(number - players))] if table else [1.0]


def sureness_by_hand(game: Game) -> float:
    """One number for estimates by the weights set by hand, in a whole game of two."""
    file = game.file(FILE)
    return float(tomllib.loads(file.read_text(encoding="utf-8")).get("by_hand", 1.0)) if file.is_file() else 1.0


def phase_of(state: State) -> int:
    """In which phase a position is; games without features have but one."""
    features = state.setup.game.features
    return 0 if features is None else int(features.phase(state))


def told(state: State, chances: Sequence[float]) -> list[float]:
    """Everybody's chances in a position, or after what is said there, as people are told them."""
    row = sureness(state.setup.game, state.setup.players)
    return corrected(chances, row[phase_of(state)] if len(row) > 1 else row[0])


def told_to_one(state: State, chance: float) -> float:
    """One seat's chance, where the others' are not known: they are taken for equals."""
    others = max(1, state.setup.players - 1)
    return told(state, [chance, *[(1.0 - chance) / others] * others])[0]


def corrected(chances: Sequence[float], sureness: float) -> list[float]:
    """Chances so many times nearer to each other; who plays alone has one against nobody."""
    if len(chances) == 1:
        return corrected([chances[0], 1.0 - chances[0]], sureness)[:1]
    powers = [max(0.0, chance) ** (1.0 / sureness) for chance in chances]
    return [power / sum(powers) for power in powers]
