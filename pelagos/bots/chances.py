"""Calibrated chances: an evaluator's estimates may be too far apart to come true as often as they say.

By what factor they are too far apart is data, in a game's sureness.toml: a list by phase, or one number, for each number of players
that was measured (bench/chances.py). Where big leads are lost more often than that explains, `bend` limits how big a lead may get.
Searches use the estimates as they are: weights were tuned for playing, and dividing them all made no bot stronger.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from math import exp, inf, log, tanh
from typing import NamedTuple

from pelagos.core.game import Game
from pelagos.core.state import State

FILE = "sureness.toml"


class Correction(NamedTuple):
    """How the estimates of one phase are corrected."""

    sureness: float
    """The factor by which they are too far apart."""
    bend: float = inf
    """The leader's lead (the logarithm of its odds against the mean of the others) stays below it."""


@cache
def _table(game: Game) -> Mapping[int, list[Correction]]:
    """By number of players and phase; a game without a file needs no correction."""
    file = game.file(FILE)
    if not file.is_file():
        return {}
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    bends = data.get("bend", {})
    return {
        int(players): [Correction(*pair) for pair in zip(row, bends.get(players, [inf] * len(row)), strict=True)]
        for players, row in data["sureness"].items()
    }


def corrections(game: Game, players: int) -> list[Correction]:
    """By phase, or one for all of them; for the nearest number of players that was measured."""
    table = _table(game)
    return table[min(table, key=lambda number: abs(number - players))] if table else [Correction(1.0)]


def sureness_by_hand(game: Game) -> float:
    """One factor for estimates by the weights set by hand, over a whole two-player game."""
    file = game.file(FILE)
    return float(tomllib.loads(file.read_text(encoding="utf-8")).get("by_hand", 1.0)) if file.is_file() else 1.0


def phase_of(state: State) -> int:
    """The phase a position is in; games without features have only one."""
    features = state.setup.game.features
    return 0 if features is None else int(features.phase(state))


def told(state: State, chances: Sequence[float]) -> list[float]:
    """Everybody's chances in a position, or after a word said there, as people are told them."""
    row = corrections(state.setup.game, state.setup.players)
    return corrected(chances, row[phase_of(state)] if len(row) > 1 else row[0])


def told_to_one(state: State, chance: float) -> float:
    """One seat's chance where the others' are not known: they are taken to be equal."""
    others = max(1, state.setup.players - 1)
    return told(state, [chance, *[(1.0 - chance) / others] * others])[0]


def corrected(chances: Sequence[float], by: Correction) -> list[float]:
    """Chances brought closer together by the factor, with big leads bent. A solo player has a chance against nobody."""
    if len(chances) == 1:
        return corrected([chances[0], 1.0 - chances[0]], by)[:1]
    powers = [max(0.0, chance) ** (1.0 / by.sureness) for chance in bent(chances, by.bend)]
    return [power / sum(powers) for power in powers]


def bent(chances: Sequence[float], bend: float) -> list[float]:
    """Chances with the leader's lead kept below `bend`; small leads hardly change, and certainty stays certain."""
    top, others = max(chances), len(chances) - 1
    if bend == inf or top >= 1.0:
        return list(chances)
    odds = exp(bend * tanh(log(top * others / (1.0 - top)) / bend)) / others
    leader = odds / (1.0 + odds)
    return [leader if chance == top else chance * (1.0 - leader) / (1.0 - top) for chance in chances]
