"""What a match plays: which deals, who sits where, and each game from beginning to end."""

import hashlib
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from pelagos.arena.playouts import play_out
from pelagos.bots import Bot, bot_from, read_bot
from pelagos.bots.evaluators import CLASSIC, LEARNED
from pelagos.core.errors import BadMatch, BadSeed
from pelagos.core.game import Game, Setup
from pelagos.core.options import Value
from pelagos.core.registry import game as find_game
from pelagos.core.rng import SEED_LIMIT, seeded
from pelagos.core.state import State

BOT_SALT = 0xB07
"""Separates the bots' random numbers from those of the game, which has the same seed."""


@dataclass
class Thinking:
    """The time that a seat took for its decisions; a word without a choice is not a decision."""

    decisions: int = 0
    seconds: float = field(default=0.0, compare=False)
    longest: float = field(default=0.0, compare=False)

    def took(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass(frozen=True)
class Outcome:
    """What a match keeps of its game k; lists are by seat."""

    k: int
    words: int
    turns: int
    ranking: list[int]
    stopped: bool
    thinking: list[Thinking]
    scores: list[float] = field(default_factory=list)
    """None in files of older versions."""


@dataclass(frozen=True)
class MatchPlan:
    """A match before it is played, in plain words, so that other processes and files can have it.

    If the bots differ, each deal is played once for each seat, and everybody moves on by one seat from game to game.
    """

    game: str
    rules: str
    players: int
    options: Mapping[str, Value]
    seed: int
    bots: list[str]
    """One for each seat, as seated in the first game of a deal."""
    weights: Mapping[str, str] = field(default_factory=dict)
    """Fingerprints of the weight files that bots name, from when the match began."""

    @classmethod
    def checked(cls, game: Game, players: int, options: Mapping[str, object], seed: int, bots: Sequence[str]) -> "MatchPlan":
        """A plan that can be played. A single bot plays every seat."""
        setup = game.setup(players, seed, options)
        for text in bots:
            bot_from(text)
        if len(bots) not in (1, players):
            raise BadMatch(f"{len(bots)} bots for {players} players; name one, or one for each seat")
        seats = list(bots) * (players if len(bots) == 1 else 1)
        return cls(game.name, game.version, players, setup.options, seed, seats, _fingerprints(bots))

    @property
    def rotations(self) -> int:
        """How often a deal is played."""
        return 1 if len(set(self.bots)) == 1 else self.players

    def whole(self, games: int) -> int:
        """The number of games, made up to whole deals."""
        if games < 1:
            raise BadMatch(f"a match has at least 1 game, not {games}")
        deals = -(-games // self.rotations)
        if self.seed + deals > SEED_LIMIT:
            raise BadSeed(f"{deals} deals from seed {self.seed} would pass the greatest seed, 2**61 - 1")
        return deals * self.rotations

    def seated(self, k: int) -> list[int]:
        """Who sits where in game k: the bot's number in the plan, by seat."""
        return [(seat - k % self.rotations) % self.players for seat in range(self.players)]

    def play(self, k: int) -> Outcome:
        """Play game k to its end. All randomness follows from the seed of its deal."""
        deal, seated = self.seed + k // self.rotations, self.seated(k)
        game = find_game(self.game)
        state = game.begin(Setup(game, self.players, deal, self.options))
        state.recording = False
        if set(self.bots) == {"random"}:
            play_out(state, seeded(deal ^ BOT_SALT))
            thinking = [Thinking() for _ in seated]
        else:
            thinking = _play(state, [bot_from(self.bots[i], seed=(deal * self.players + i) ^ BOT_SALT) for i in seated])
        return Outcome(
            k, int(state.ply), int(state.turn), state.ranking(), state.stopped, thinking, [float(score) for score in state.scores()]
        )


def _fingerprints(bots: Sequence[str]) -> dict[str, str]:
    """SHA-256 of each file of weights that bots name."""
    files = {str(settings["weights"]) for _, settings in map(read_bot, bots) if "weights" in settings}
    files -= {CLASSIC, LEARNED}  # part of the games
    return {file: hashlib.sha256(Path(file).read_bytes()).hexdigest() for file in sorted(files)}


def _play(state: State, bots: list[Bot]) -> list[Thinking]:
    """Let the bots play to the end, each on its seat."""
    thinking = [Thinking() for _ in bots]
    while not state.over:
        seat, choice = int(state.seat), len(state.legal()) > 1
        perspective = state.perspective(seat)
        start = time.perf_counter()
        word = bots[seat].decide(perspective)
        if choice:
            thinking[seat].took(time.perf_counter() - start)
        state.apply(word)
    return thinking
