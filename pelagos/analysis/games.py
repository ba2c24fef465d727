"""A whole game, judged word by word, each independently, so that the work can be divided, interrupted and continued."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from pelagos.analysis.judge import Decision, Thinking, judge
from pelagos.analysis.luck import Luck, luck_of
from pelagos.analysis.marks import Mark, accuracy
from pelagos.core.options import Value
from pelagos.core.record import Record
from pelagos.core.state import State

MAX_DECISIONS_LISTED = 12
"""How many of the costliest decisions are listed at most."""
MIN_CHANCE_LOST = 0.005
"""Decisions that lost less are not listed."""


@dataclass(frozen=True)
class Judgement:
    """What the analysis found out about one word."""

    ply: int
    decision: Decision | None
    luck: Luck | None


@dataclass(frozen=True)
class PlayerSummary:
    """How a seat played."""

    seat: int
    accuracy: float | None
    """From 0 to 100; None if it never had a choice."""
    decisions: int
    lost: float
    """The chance to win thrown away, over all decisions."""
    luck: float
    """The chance to win gained (or lost) by random events."""
    marks: dict[Mark, int]


@dataclass(frozen=True)
class Analysis:
    """The analysis of a game."""

    game: str
    rules: str
    players: int
    options: dict[str, Value]
    words: int
    thinking: Thinking
    ranking: list[int]
    over: bool
    seats: list[PlayerSummary]
    decisions: list[Decision]
    luck: list[Luck]
    costliest: list[int]
    """The plies of the decisions that lost most, costliest first."""


def judge_ply(state: State, word: int, thinking: Thinking) -> Judgement:
    """Judge a word, and play it on the state given."""
    before = state.perspective(int(state.seat))
    ply = int(state.ply)
    state.apply(word)
    uncovered = state.sealed == state.ply
    luck = luck_of(before, word, state.perspective(before.seat), thinking) if uncovered else None
    return Judgement(ply, judge(before, word, thinking), luck)


def judgements(record: Record, thinking: Thinking, plies: Iterable[int] | None = None) -> Iterator[Judgement]:
    """Judge the words at these plies, in order; all words if none are given."""
    state = record.setup.game.begin(record.setup)
    for ply in sorted(plies) if plies is not None else range(len(record.words)):
        while state.ply < ply:
            state.apply(record.words[state.ply])
        yield judge_ply(state, record.words[ply], thinking)


def summary(record: Record, thinking: Thinking, found: Iterable[Judgement]) -> Analysis:
    """Sum up what was found out about all words of a game."""
    ordered = sorted(found, key=lambda one: one.ply)
    decisions = [one.decision for one in ordered if one.decision is not None]
    luck = [one.luck for one in ordered if one.luck is not None]
    end, setup = record.replay(), record.setup
    return Analysis(
        game=setup.game.name,
        rules=setup.game.version,
        players=setup.players,
        options=dict(setup.options),
        words=len(record.words),
        thinking=thinking,
        ranking=end.ranking(),
        over=bool(end.over),
        seats=[_player(seat, decisions, luck) for seat in range(setup.players)],
        decisions=decisions,
        luck=luck,
        costliest=[
            one.ply for one in sorted(decisions, key=lambda one: -one.loss)[:MAX_DECISIONS_LISTED] if one.loss >= MIN_CHANCE_LOST
        ],
    )


@dataclass(frozen=True)
class Slices:
    """A game in slices of a few words, so that several processes can judge it."""

    record: Record
    thinking: Thinking
    size: int = 8

    def number(self) -> int:
        """How many there are."""
        return -(-len(self.record.words) // self.size)

    def play(self, k: int) -> list[Judgement]:
        """Judge slice k."""
        return list(judgements(self.record, self.thinking, range(len(self.record.words))[self.size * k : self.size * (k + 1)]))


def analyse(record: Record, thinking: Thinking | None = None, progress: Callable[[int, int], None] | None = None) -> Analysis:
    """Judge a whole game. `progress` gets the number of words judged so far and their total."""
    record.replay()
    thinking = thinking or Thinking()
    found = []
    for one in judgements(record, thinking):
        found.append(one)
        if progress is not None:
            progress(len(found), len(record.words))
    return summary(record, thinking, found)


def _player(seat: int, decisions: list[Decision], luck: list[Luck]) -> PlayerSummary:
    own = [one for one in decisions if one.seat == seat]
    turns = [_turn(list(words)) for _, words in groupby(own, key=lambda one: one.turn)]
    marks: dict[Mark, int] = {"best": 0, "good": 0, "inaccuracy": 0, "mistake": 0, "blunder": 0}
    for one in own:
        marks[one.mark] += 1
    return PlayerSummary(seat, accuracy(turns), len(own), sum(one.loss for one in own), sum(one.gains[seat] for one in luck), marks)


def _turn(words: list[Decision]) -> tuple[float, float]:
    """The chance before a turn, and what was lost in it, at most that chance."""
    return words[0].chance, min(words[0].chance, sum(one.loss for one in words))
