"""Search among plans for a whole turn, compiled.

First, plans are laid in a few guesses of what is hidden. A plan is worth at first what the turn comes to by it, in the mean of the
guesses; where something comes to light on the way, it is kept up to there, with the best that can follow. Then the most promising
plans compete: each look plays one in another guess and lets everybody go on by plans of their own, until the seat has had another
turn, or several. The first look at each plan is in the same guess, and so on: what is luck for one is luck for all. Of the plans
that do well ever fewer are looked at, ever longer and ever further.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.bots.judging import utilities
from pelagos.bots.turn_plans import TurnPlan, goes_on, plans
from pelagos.core.evaluator import Evaluator
from pelagos.core.state import State

LAID: Final = 4
"""Plans are laid in so many guesses before the first look."""
LINES: Final = 24
"""So many plans of a guess are kept, the best ones and the best with each word."""
QUICK: Final = 2
"""So many beginnings at each step are gone on with in the plans by which everybody goes on."""
FIRST: Final = 2.0
"""So many looks tell as much as what a plan is worth at first."""
MOST: Final = 8
"""So many plans compete at first."""
FURTHER: Final = vec[i64]([4, 12])
"""After so many looks at a plan the next ones go on for one more turn of the seat: more looks that see no further tell little."""
HALVED: Final = 12.0
"""After so many looks at the best of them half as many compete, after twice as many a third, and so on; at last two."""


@final
class Line:
    """A plan for as long as nothing comes to light, and what it has come to."""

    def __init__(self, words: list[int]) -> None:
        self.words: Final = words
        self.found: float = 0.0  # guesses in which it was laid
        self.laid: float = 0.0  # what it then came to, added up
        self.visits: float = 0.0
        self.total: float = 0.0  # chances in looks, added up

    def first(self) -> float:
        """What it is worth before any look."""
        return self.laid / self.found

    def worth(self, shift: float) -> float:
        """What it is worth by now, looks saying so much more than first values on the whole."""
        return (FIRST * (self.first() + shift) + self.total) / (FIRST + self.visits)


@final
class TurnPlanner:
    """A search from one position; it can be asked at any time which word is best."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator: Final = evaluator
        self.lines: list[Line] = []
        self.guesses: i64 = 0  # in which plans were laid
        self.looks: float = 0.0
        self.surplus: float = 0.0  # by how much looks said more than first values, added up

    def run(self, guess: State, seat: i64, seed: i64, iterations: i64) -> None:
        """So many times lay plans or look at one, in guesses of what the seat cannot know that follow from this seed."""
        for _ in range(iterations):
            if self.guesses < LAID:
                self.lay(guess.determinize(seat, seed + self.guesses), self.evaluator.breadth())
            else:
                line = self._next()
                which = i64(line.visits)
                value = look(guess.determinize(seat, seed + which), line.words, self.evaluator, rounds(which))[seat]
                self.looks += 1.0
                self.surplus += value - line.first()
                line.visits += 1.0
                line.total += value

    def lay(self, guess: State, breadth: i64) -> None:
        """Find plans in a guess, with so many beginnings at each step."""
        self.guesses += 1
        for words, value in laid(guess, self.evaluator, breadth):
            line = self._line(words)
            line.found += 1.0
            line.laid += value

    def _line(self, words: list[int]) -> Line:
        for line in self.lines:
            if line.words == words:
                return line
        self.lines.append(Line(words))
        return self.lines[len(self.lines) - 1]

    def _shift(self) -> float:
        return self.surplus / self.looks if self.looks > 0.0 else 0.0

    def _ranked(self) -> list[Line]:
        """The plans, the best first."""
        shift = self._shift()
        return sorted(self.lines, key=lambda line: -line.worth(shift))

    def _next(self) -> Line:
        """The plan to be looked at next: of those that compete the one looked at least."""
        ranked = self._ranked()
        number = max(2, i64(MOST / (1.0 + ranked[0].visits / HALVED)))
        best = ranked[0]
        for line in ranked[:number]:
            if line.visits < best.visits:
                best = line
        return best

    def weigh(self, guess: State, seat: i64, word: i64, seed: i64, iterations: i64) -> vec[float]:
        """Everybody's mean chances in so many looks at the best plan that begins with this word."""
        words = next((line.words for line in self._ranked() if line.words[0] == word), [int(word)])
        totals = vec[float]([0.0] * guess.setup.players)
        for i in range(iterations):
            values = look(guess.determinize(seat, seed + i), words, self.evaluator, rounds(i))
            for other in range(len(values)):
                totals[other] += values[other] / float(iterations)
        return totals

    def known(self) -> list[tuple[i64, float, float]]:
        """The first words of plans: what the best plan is worth, and looks: as many as it and all that are better had."""
        shift = self._shift()
        found: list[tuple[i64, float, float]] = []
        seen: set[int] = set()
        least = self.looks
        for line in self._ranked():
            word: i64 = line.words[0]
            if word not in seen:
                seen.add(word)
                least = min(least, line.visits)
                found.append((word, min(max(line.worth(shift), 0.0), 1.0), least))
        return found

    def advance(self, word: i64) -> bool:
        """Go on beyond a word that is said, with the plans that begin with it; False if there are none."""
        following: list[Line] = []
        self.looks = self.surplus = 0.0
        for line in self.lines:
            if line.words[0] == word and len(line.words) > 1:
                rest = Line(line.words[1:])
                rest.found, rest.laid, rest.visits, rest.total = line.found, line.laid, line.visits, line.total
                following.append(rest)
                self.looks += line.visits
                self.surplus += line.total - line.visits * line.first()
        self.lines = following
        return len(following) > 0


def laid(guess: State, evaluator: Evaluator, breadth: i64) -> list[tuple[list[int], float]]:
    """The best plans in a guess and the best with each word, up to where something comes to light; with what they come to."""
    found: list[tuple[list[int], float]] = []
    begun: set[int] = set()
    for plan in plans(guess, evaluator, breadth):
        if len(found) < LINES or plan.first not in begun:
            begun.add(plan.first)
            words = foreseen(plan, guess.sealed)
            if not any(words == known for known, _ in found):
                found.append((words, plan.value))
    return found


def foreseen(plan: TurnPlan, sealed: i64) -> list[int]:
    """The words of a plan up to the first by which something comes to light."""
    words = plan.words()
    number = len(words)
    node: TurnPlan | None = plan
    while node is not None and node.state.sealed != sealed:
        node = node.before
        number -= 1
    return words[: number + 1]


def rounds(which: i64) -> i64:
    """How many more turns of the seat a look sees, by how many there were before it at the same plan."""
    number: i64 = 1
    for i in range(len(FURTHER)):
        if which >= FURTHER[i]:
            number += 1
    return number


def look(state: State, words: list[int], evaluator: Evaluator, more: i64) -> vec[float]:
    """What a plan comes to, played on the state given: everybody's chances when the seat has had so many more turns."""
    seat, turn = state.seat, state.turn
    for word in words:
        if not goes_on(state, seat, turn) or not _is_among(word, state.legal_words()):
            break
        state.play(word)
    while not state.over and state.turn <= turn + more * state.setup.players:
        state = plans(state, evaluator, QUICK, 1)[0].state
    return utilities(state, evaluator)


def _is_among(word: i64, words: vec[i64]) -> bool:
    return any(words[i] == word for i in range(len(words)))
