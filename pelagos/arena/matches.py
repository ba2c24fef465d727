"""Many games in a row between the same players, and what they show."""

import math
import statistics
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from pelagos.arena.playouts import play_out
from pelagos.bots import bot_from
from pelagos.core.errors import BadMatch, BadSeed
from pelagos.core.game import Game, Setup
from pelagos.core.options import Value
from pelagos.core.rng import SEED_LIMIT, seeded
from pelagos.core.state import State

BOT_SALT = 0xB07
"""Keeps the bots' chances apart from those of the game, which has the same seed."""
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
        """The spread of these numbers."""
        return cls(statistics.fmean(numbers), float(statistics.median(numbers)), min(numbers), max(numbers))


@dataclass(frozen=True)
class Seat:
    """How one seat fared. A win is a first place, shared or not; a stopped game is nobody's win."""

    bot: str
    wins: int
    rate: float
    low: float
    high: float
    """The ends of Wilson's 95 % interval of the rate."""


@dataclass(frozen=True)
class Outcome:
    """What a match keeps of one game."""

    words: int
    turns: int
    ranking: list[int]
    stopped: bool


@dataclass(frozen=True)
class Match:
    """What was played and what came out."""

    game: str
    rules: str
    players: int
    options: Mapping[str, Value]
    seed: int
    games: int
    words: Spread
    turns: Spread
    seats: list[Seat]
    stopped: float
    """The share of games that the technical stop ended."""
    seconds: float
    games_per_second: float
    decisions_per_second: float


def wilson(wins: int, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a rate of which so many wins in so many games were seen."""
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
) -> Match:
    """Play so many games; game k has the seed `seed + k`, so a match can be repeated. One bot named alone plays every seat."""
    setup = game.setup(players, seed, options or {})
    if games < 1:
        raise BadMatch(f"a match has at least 1 game, not {games}")
    if seed + games > SEED_LIMIT:
        raise BadSeed(f"{games} games from seed {seed} would pass the greatest seed, 2**61 - 1")
    seats = _seated(bots, players)
    outcomes: list[Outcome] = []
    start = time.perf_counter()
    for k in range(games):
        state = _play(Setup(game, players, seed + k, setup.options), seed + k, seats)
        outcomes.append(Outcome(int(state.ply), int(state.turn), state.ranking(), state.stopped))
        progress(k + 1)
    return _summary(setup, seed, seats, outcomes, time.perf_counter() - start)


def _seated(bots: Sequence[str], players: int) -> list[str]:
    """A bot's description for each seat, all of them good ones."""
    for text in bots:
        bot_from(text)
    if len(bots) not in (1, players):
        raise BadMatch(f"{len(bots)} bots for {players} players; name one, or one for each seat")
    return list(bots) * (players if len(bots) == 1 else 1)


def _play(setup: Setup, seed: int, seats: list[str]) -> State:
    """One game to its end. Where all play by chance, the compiled loop does it."""
    state = setup.game.begin(setup)
    state.recording = False
    if all(text == "random" for text in seats):
        play_out(state, seeded(seed ^ BOT_SALT))
        return state
    bots = [bot_from(text, seed=(seed * len(seats) + seat) ^ BOT_SALT) for seat, text in enumerate(seats)]
    while not state.over:
        seat = int(state.seat)
        state.apply(bots[seat].decide(state.perspective(seat)))
    return state


def _summary(setup: Setup, seed: int, seats: list[str], outcomes: list[Outcome], seconds: float) -> Match:
    games = len(outcomes)
    words = [outcome.words for outcome in outcomes]
    wins = [sum(outcome.ranking[seat] == 1 and not outcome.stopped for outcome in outcomes) for seat in range(len(seats))]
    return Match(
        game=setup.game.name,
        rules=setup.game.version,
        players=setup.players,
        options=setup.options,
        seed=seed,
        games=games,
        words=Spread.of(words),
        turns=Spread.of([outcome.turns for outcome in outcomes]),
        seats=[Seat(text, won, won / games, *wilson(won, games)) for text, won in zip(seats, wins, strict=True)],
        stopped=sum(outcome.stopped for outcome in outcomes) / games,
        seconds=seconds,
        games_per_second=games / seconds,
        decisions_per_second=sum(words) / seconds,
    )
