"""Luck apart from skill: what dice and draws brought everybody, beyond what could be expected.

When a word brings out something random or hidden, everybody's chances are estimated twice, as the seat that said it sees them: as
they were to be expected with that word, and as they are with what came of it. The difference is luck.
"""

from dataclasses import dataclass

from pelagos.analysis.judge import Thinking
from pelagos.bots.chances import told
from pelagos.bots.judging import utilities
from pelagos.bots.lookahead import next_best
from pelagos.core.perspective import Perspective
from pelagos.core.state import State


@dataclass(frozen=True)
class Luck:
    """A random event."""

    ply: int
    """Words said before the one that brought it."""
    seat: int
    word: str
    gains: list[float]
    """What each seat's chance gained or lost by it."""


def luck_of(before: Perspective, word: int, after: Perspective, thinking: Thinking) -> Luck:
    """What came of a word, compared with what was to be expected."""
    first = before.sample(0)
    expected = [0.0] * first.setup.players
    found = list(expected)
    for seed in range(thinking.guesses):
        guess = before.sample(_seed(thinking, seed))
        guess.play(word)
        expected = _added(expected, _outlook(guess, int(first.turn)))
        found = _added(found, _outlook(after.sample(_seed(thinking, seed)), int(first.turn)))
    mean = told(first, [one / thinking.guesses for one in expected])
    came = told(first, [one / thinking.guesses for one in found])
    gains = [there - here for here, there in zip(mean, came, strict=True)]
    return Luck(int(first.ply), before.seat, before.game.text(word), gains)


def _seed(thinking: Thinking, number: int) -> int:
    return 7919 * (thinking.seed + 1) + 104_729 * number


def _outlook(state: State, turn: int) -> list[float]:
    """Everybody's chances once the turn has been played to its end by the best next words."""
    evaluator = state.setup.game.evaluator
    while not state.over and state.turn == turn:
        state.play(next_best(state, evaluator))
    return list(utilities(state, evaluator))


def _added(totals: list[float], values: list[float]) -> list[float]:
    return [total + value for total, value in zip(totals, values, strict=True)]
