"""Many games in a row between the same bots, and what they show."""

import math
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pelagos.arena.executor import executor
from pelagos.arena.match_plan import MatchPlan, Outcome
from pelagos.arena.ratings import Rating, ratings
from pelagos.arena.results import Results, finished
from pelagos.core.errors import BadMatch
from pelagos.core.game import Game
from pelagos.core.options import Value

STANDARD_NORMAL_95 = 1.959963984540054


@dataclass(frozen=True)
class Spread:
    """How a number varies from game to game."""

    mean: float
    median: float
    low: int
    high: int

    @classmethod
    def of(cls, numbers: Sequence[int]) -> "Spread":
        """The distribution of these numbers."""
        return cls(statistics.fmean(numbers), float(statistics.median(numbers)), min(numbers), max(numbers))


@dataclass(frozen=True)
class Seat:
    """How one seat did, whoever sat there. A win is a first place, shared or not; nobody wins a stopped game."""

    bot: str
    """The bot that sits there in the first game of each deal."""
    wins: int
    rate: float
    low: float
    high: float
    """The ends of Wilson's 95 % interval of the rate."""


@dataclass(frozen=True)
class Standing:
    """How one bot did on all the seats that it played."""

    bot: str
    seats: int
    """How many seats of a game it plays."""
    wins: int
    rate: float
    """Wins by seats and games."""
    low: float
    high: float
    """The ends of Wilson's 95 % interval of the rate, by the number of games, no matter how many seats it plays."""
    place: float
    """Its mean place."""
    place_low: float
    place_high: float
    """The ends of the 95 % interval of the mean place, from its variation between deals."""
    rating: Rating | None
    """Its OpenSkill rating against the others, from the games in the order of the deals; None without the library."""
    decisions: int
    """How often it had a choice; not counted where all bots are random."""
    thinking: float = field(compare=False)
    """The mean time for a decision, in seconds."""
    longest: float = field(compare=False)
    """The longest time for a decision, in seconds."""


@dataclass(frozen=True)
class Match:
    """What was played and what came out."""

    game: str
    rules: str
    players: int
    options: Mapping[str, Value]
    seed: int
    games: int
    rotations: int
    """How often each deal was played, each time with everybody one seat further."""
    words: Spread
    turns: Spread
    bots: list[Standing]
    seats: list[Seat]
    stopped: float
    """The share of games ended by the technical stop."""
    lengths: list[int]
    """The words of each game."""
    seconds: float
    """How long the games took that were played in this run, without those of a run that it resumed."""
    games_per_second: float
    decisions_per_second: float


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate, from the wins in a number of games."""
    z2 = STANDARD_NORMAL_95**2
    rate = wins / games
    middle = (rate + z2 / (2 * games)) / (1 + z2 / games)
    half = STANDARD_NORMAL_95 * math.sqrt(rate * (1 - rate) / games + z2 / (4 * games**2)) / (1 + z2 / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def play_match(
    game: Game,
    players: int,
    games: int,
    seed: int,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = ("random",),
    progress: Callable[[int], None] = lambda played: None,
    workers: int = 1,
    out: Path | None = None,
) -> Match:
    """Play this many games, or a few more to complete the last deal. Deal d has the seed `seed + d`, so a match can be repeated.

    A single bot plays every seat.
    """
    return play_plan(MatchPlan.checked(game, players, options or {}, seed, bots), games, progress, workers, out)


def play_plan(
    plan: MatchPlan,
    games: int,
    progress: Callable[[int], None] = lambda played: None,
    workers: int = 1,
    out: Path | None = None,
    ray: str | None = None,
) -> Match:
    """Play the first games of a plan. Several workers, or a Ray cluster at an address, change nothing but the time.

    Finished games are added to the file `out`, and those that it already has are not played again.
    """
    games = plan.whole(games)
    if workers < 1:
        raise BadMatch(f"a match has at least 1 worker, not {workers}")
    done = {} if out is None else {k: outcome for k, outcome in finished(out, plan).items() if k < games}
    todo = [k for k in range(games) if k not in done]
    start = time.perf_counter()
    if done:
        progress(len(done))
    results = None if out is None else Results(out, plan)
    try:
        with executor(min(workers, len(todo)), ray if todo else None) as play:
            for outcome in play(plan, todo):
                done[outcome.k] = outcome
                if results is not None:
                    results.add(outcome)
                progress(len(done))
    finally:
        if results is not None:
            results.close()
    seconds = time.perf_counter() - start
    return summary(plan, [done[k] for k in range(games)], sum(done[k].words for k in todo), len(todo), seconds)


def summary(plan: MatchPlan, outcomes: list[Outcome], words: int, played: int, seconds: float) -> Match:
    """What the outcomes of all games show; the words and games played in this run took these seconds."""
    games = len(outcomes)
    wins = [sum(_won(outcome, seat) for outcome in outcomes) for seat in range(plan.players)]
    rated = ratings(plan, outcomes)
    return Match(
        game=plan.game,
        rules=plan.rules,
        players=plan.players,
        options=plan.options,
        seed=plan.seed,
        games=games,
        rotations=plan.rotations,
        words=Spread.of([outcome.words for outcome in outcomes]),
        turns=Spread.of([outcome.turns for outcome in outcomes]),
        bots=[_standing(plan, outcomes, text, rated.get(text)) for text in dict.fromkeys(plan.bots)],
        seats=[Seat(text, won, won / games, *wilson(won, games)) for text, won in zip(plan.bots, wins, strict=True)],
        stopped=sum(outcome.stopped for outcome in outcomes) / games,
        lengths=[outcome.words for outcome in outcomes],
        seconds=seconds,
        games_per_second=played / seconds,
        decisions_per_second=words / seconds,
    )


def _standing(plan: MatchPlan, outcomes: list[Outcome], text: str, rating: Rating | None) -> Standing:
    """How this bot did."""
    games, count = len(outcomes), plan.bots.count(text)
    taken = [[seat for seat, i in enumerate(plan.seated(outcome.k)) if plan.bots[i] == text] for outcome in outcomes]
    played = list(zip(outcomes, taken, strict=True))
    wins = sum(_won(outcome, seat) for outcome, seats in played for seat in seats)
    places = [statistics.fmean(outcome.ranking[seat] for seat in seats) for outcome, seats in played]
    thinking = [outcome.thinking[seat] for outcome, seats in played for seat in seats]
    decisions = sum(one.decisions for one in thinking)
    return Standing(
        text,
        count,
        wins,
        wins / (games * count),
        *wilson(wins / count, games),
        statistics.fmean(places),
        *_interval(places, plan.rotations, plan.players),
        rating,
        decisions,
        sum(one.seconds for one in thinking) / max(1, decisions),
        max(one.longest for one in thinking),
    )


def _interval(places: list[float], rotations: int, players: int) -> tuple[float, float]:
    """The 95 % interval of a mean place. Games of one deal belong together, so the deals are the sample."""
    deals = [statistics.fmean(places[first : first + rotations]) for first in range(0, len(places), rotations)]
    if len(deals) < 2:
        return 1.0, float(players)
    half = STANDARD_NORMAL_95 * statistics.stdev(deals) / math.sqrt(len(deals))
    return statistics.fmean(deals) - half, statistics.fmean(deals) + half


def _won(outcome: Outcome, seat: int) -> bool:
    return outcome.ranking[seat] == 1 and not outcome.stopped
