"""Beam search for the best end of one's own turn, compiled.

Evaluators judge best between turns. Within a turn they only decide which beginnings to extend, and only among positions at the same
step: a seat that has paid for something still to come looks poor. Nothing can be planned beyond dice or draws: a word that leads to
them is worth the mean of a few trials, each played on by the best next words.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.bots.judging import WordJudge, utilities
from pelagos.core.evaluator import Evaluator
from pelagos.core.state import State, kind_of

WORDS_SEEN_THROUGH: Final = 8
"""How many words, those after which the position looks best at once, are followed to the end of the turn."""
BEGINNINGS_PER_STEP: Final = 12
"""How many beginnings of the turn are extended at each step, shared among those words."""
TRIALS_OF_CHANCE: Final = 2
"""How often a word that leads to dice or draws is tried."""


@final
class Beginning:
    """A position within the turn: the index of the turn's first word, and how it looks."""

    def __init__(self, first: i64, state: State, value: float) -> None:
        self.first: Final = first
        self.state: Final = state
        self.value: Final = value


@final
class TurnBeam:
    """Looks for the best end of the turn for each first word."""

    def __init__(self, state: State, evaluator: Evaluator) -> None:
        self.state: Final = state
        self.seat: Final = state.seat
        self.evaluator: Final = evaluator
        self.best: vec[float] = vec[float]()  # by the index of the first word
        self.longer: list[Beginning] = []

    def values(self, words: vec[i64]) -> vec[float]:
        """The chance after each word; 0 if it does not look worth following to the end of the turn."""
        judge = WordJudge(self.state, self.evaluator)
        for i in range(len(words)):
            self.best = append(self.best, 0.0)
            self._go_on(judge, i, words[i])
        begun = most_promising(self.longer, WORDS_SEEN_THROUGH)
        width = max(2, BEGINNINGS_PER_STEP // max(1, len(begun)))
        while len(begun) > 0:
            self.longer = []
            for line in begun:
                judge = WordJudge(line.state, self.evaluator)
                legal = line.state.legal_words()
                for i in range(len(legal)):
                    self._go_on(judge, line.first, legal[i])
            begun = self._kept(width)
        return self.best

    def _go_on(self, judge: WordJudge, first: i64, word: i64) -> None:
        """Extend a turn by one word."""
        after = judge.state.clone()
        after.play(word)
        if not self._goes_on(after):
            self._end(first, utilities(after, self.evaluator)[self.seat])
        elif after.rng.state != judge.state.rng.state:
            self._end(first, self._mean(judge.state, word))
        else:
            self.longer.append(Beginning(first, after, judge.chance_in(after)))

    def _end(self, first: i64, value: float) -> None:
        if value > self.best[first]:
            self.best[first] = value

    def _goes_on(self, state: State) -> bool:
        return not state.over and state.seat == self.seat and state.turn == self.state.turn

    def _mean(self, before: State, word: i64) -> float:
        """The mean result of a word that leads to dice or draws, over a few trials."""
        total = 0.0
        for i in range(TRIALS_OF_CHANCE):
            after = before.determinize(self.seat, self.state.rng.state + i)
            after.play(word)
            while self._goes_on(after):
                after.play(far_best(after, self.evaluator))
            total += utilities(after, self.evaluator)[self.seat]
        return total / float(TRIALS_OF_CHANCE)

    def _kept(self, width: i64) -> list[Beginning]:
        """The most promising beginnings for each first word, `width` at each step."""
        groups: dict[i64, list[Beginning]] = {}
        for line in self.longer:
            key = line.first << 8 | kind_of(line.state.stack[len(line.state.stack) - 1])
            if key in groups:
                groups[key].append(line)
            else:
                groups[key] = [line]
        kept: list[Beginning] = []
        for group in groups.values():
            kept.extend(most_promising(group, width))
        return kept


def most_promising(lines: list[Beginning], number: i64) -> list[Beginning]:
    """The `number` beginnings that look best."""
    return lines if len(lines) <= number else sorted(lines, key=_descending)[:number]


def _descending(line: Beginning) -> float:
    return -line.value


def far_best(state: State, evaluator: Evaluator) -> i64:
    """The word after which the position looks best; if a word gains nothing at once, after one more word of the same seat."""
    words = state.legal_words()
    best, highest = words[0], -1.0
    if len(words) == 1:
        return best
    judge = WordJudge(state, evaluator)
    now = utilities(state, evaluator)[state.seat]
    for i in range(len(words)):
        after = state.clone()
        after.play(words[i])
        value = judge.chance_in(after)
        if value <= now and not after.over and after.seat == state.seat and after.turn == state.turn:
            value = max(value, _best_after(after, evaluator))
        if value > highest:
            highest = value
            best = words[i]
    return best


def _best_after(state: State, evaluator: Evaluator) -> float:
    """How the position looks after the best next word that does not lead to dice or draws."""
    words = state.legal_words()
    judge = WordJudge(state, evaluator)
    highest = -1.0
    for i in range(len(words)):
        after = state.clone()
        after.play(words[i])
        if after.rng.state == state.rng.state:
            highest = max(highest, judge.chance_in(after))
    return highest
