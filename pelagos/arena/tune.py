"""Better weights by self-play: simultaneous perturbation (SPSA), and a deciding match of new against old.

Each step moves all weights at once, some up and some down at random, and lets these play against the opposite move, every deal from
both seats; or each alone, and more points from the same deal win. The weights then move a little toward the winner. Changes that do
not matter cancel out; those that help add up.
"""

import random
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from pelagos.arena.checkpoint import Checkpoint
from pelagos.arena.executor import Executor
from pelagos.arena.match_plan import MatchPlan, Outcome
from pelagos.arena.matches import wilson
from pelagos.arena.weights import rounded, weights_in, with_weights
from pelagos.core.errors import BadMatch
from pelagos.core.game import Game
from pelagos.core.options import Value, written
from pelagos.core.registry import game as find_game

DEALS_PER_STEP = 4
"""How many deals a step plays."""
STEP_REACH = 0.5
"""How far a step's weights are from the present ones, as a share of their size."""
LEARNING_RATE = 0.07
"""How far the weights move after a step that one side won completely."""
DECIDING_SEED_OFFSET = 10**9
"""The seeds of the deciding deals are this much above those of the steps."""


@dataclass(frozen=True)
class Tuning:
    """What is tuned, and by which games."""

    game: str
    rules: str
    options: Mapping[str, Value]
    players: int
    """Two against each other, or one alone."""
    bot: str
    seed: int
    weights: Mapping[str, float]
    """The old weights."""
    keep: Sequence[str]
    """Weights to leave as they are."""
    reach: float = STEP_REACH
    rate: float = LEARNING_RATE

    @classmethod
    def checked(
        cls,
        game: Game,
        bot: str,
        seed: int,
        text: str,
        keep: Sequence[str] = (),
        options: Mapping[str, object] | None = None,
        players: int = 2,
    ) -> "Tuning":
        """A tuning, ready to be played, of the weights in a file's text."""
        if players > 2:
            raise BadMatch(f"weights are tuned in games of 2, or of 1 where a game can be played alone, not of {players}")
        weights = weights_in(text)
        for name in keep:
            if name not in weights:
                raise BadMatch(f"there is no weight {name!r} to keep; there are {', '.join(weights)}")
        plan = MatchPlan.checked(game, players, options or {}, seed, [f"{bot}:weights={game.weights_file}"])
        return cls(game.name, game.version, plan.options, players, bot, seed, weights, list(keep))


@dataclass(frozen=True)
class Tuned:
    """The result of a tuning."""

    weights: dict[str, float]
    games: int
    """Games of the steps."""
    checked: int
    """Games of new against old."""
    share: float
    """The share of them that the new weights won; a game that both or neither won counts half."""
    low: float
    high: float
    """The ends of Wilson's 95 % interval of the share."""

    @property
    def better(self) -> bool:
        """Whether the new weights are certain to be better."""
        return self.low > 0.5


def rounds(games: int, check: int) -> int:
    """How many games that makes, in whole steps and deals."""
    return _whole(games, 2 * DEALS_PER_STEP) + _whole(check, 2)


def note_on(tuning: Tuning, tuned: Tuned) -> dict[str, str | int | float]:
    """The evidence for new weights, as written into their file."""
    keep = f" --keep {','.join(tuning.keep)}" if tuning.keep else ""
    options = "".join(f" --option {name}={written(value)}" for name, value in tuning.options.items())
    number = f"--games {tuned.games} --check {tuned.checked}"
    alone = " --players 1" if tuning.players == 1 else ""
    twice = "by both alone" if tuning.players == 1 else "from both seats"
    first, fresh = tuning.seed, tuning.seed + DECIDING_SEED_OFFSET
    return {
        "command": f"pelagos tune {tuning.game}{alone} {number} --bot {tuning.bot} --seed {first}{keep}{options}",
        "rules": tuning.rules,
        "learned_from": f"{tuned.games} games, deals {first} to {first + tuned.games // 2 - 1} {twice}",
        "checked_in": f"{tuned.checked} games against the old weights, deals {fresh} to {fresh + tuned.checked // 2 - 1}, likewise",
        "share": round(tuned.share, 4),
        "low": round(tuned.low, 4),
        "high": round(tuned.high, 4),
    }


def tune(
    tuning: Tuning,
    games: int,
    check: int,
    play: Executor,
    checkpoint: Checkpoint | None = None,
    progress: Callable[[int], None] = lambda played: None,
) -> Tuned:
    """Play `games` games in steps, and then `check` games of new against old."""
    steps, deals = _whole(games, 2 * DEALS_PER_STEP) // (2 * DEALS_PER_STEP), _whole(check, 2) // 2
    match = _Match(tuning, play, checkpoint or Checkpoint(), progress)
    weights = _descend(tuning, steps, match)
    if weights == tuning.weights:
        return Tuned(weights, steps * 2 * DEALS_PER_STEP, 0, 0.5, 0.0, 1.0)
    points = 0.0
    for first in range(0, deals, DEALS_PER_STEP):
        number = min(DEALS_PER_STEP, deals - first)
        points += match.points(f"check {steps} {first} {number}", weights, tuning.weights, DECIDING_SEED_OFFSET + first, number)
    compared = deals * tuning.players  # alone, the two games of a deal make one comparison
    share = points / (2 * deals)
    return Tuned(weights, steps * 2 * DEALS_PER_STEP, 2 * deals, share, *wilson(share * compared, compared))


def _whole(number: int, of: int) -> int:
    """A number, rounded up to a multiple."""
    return -(-number // of) * of


def _descend(tuning: Tuning, steps: int, match: "_Match") -> dict[str, float]:
    """The weights after these steps: the mean over their second half, since a single step is half luck."""
    names = [name for name in tuning.weights if name not in tuning.keep]
    place = dict.fromkeys(names, 0.0)
    total = dict.fromkeys(names, 0.0)
    half = steps // 2
    for step in range(steps):
        chance = random.Random(f"{tuning.seed} {step}")  # noqa: S311
        sides = {name: chance.choice((-1.0, 1.0)) for name in names}
        there, back = (_moved(tuning, {n: place[n] + way * tuning.reach * sides[n] for n in names}) for way in (1, -1))
        won = match.points(f"step {step}", there, back, step * DEALS_PER_STEP, DEALS_PER_STEP) / DEALS_PER_STEP - 1.0
        for name in names:
            place[name] += tuning.rate * won * sides[name]
            total[name] += place[name] if step >= half else 0.0
    return _moved(tuning, {name: total[name] / (steps - half) for name in names})


def _moved(tuning: Tuning, place: Mapping[str, float]) -> dict[str, float]:
    """The weights at a point whose coordinates are in units of the old weights."""
    least = min((abs(weight) for weight in tuning.weights.values() if weight), default=1.0)
    moved = {name: rounded(tuning.weights[name] + (abs(tuning.weights[name]) or least) * place[name]) for name in place}
    return {**tuning.weights, **moved}


class _Match:
    """Plays weights against each other."""

    def __init__(self, tuning: Tuning, play: Executor, checkpoint: Checkpoint, progress: Callable[[int], None]) -> None:
        self._tuning = tuning
        self._play = play
        self._checkpoint = checkpoint
        self._progress = progress
        self._games = 0

    def points(self, name: str, one: Mapping[str, float], other: Mapping[str, float], first: int, deals: int) -> float:
        """What one side won against the other in some deals, each from both seats; noted under a name."""
        known = self._checkpoint.find(name)
        if known is None:
            with TemporaryDirectory() as folder:
                bots = self._bots(Path(folder), (one, other))
                known = self._alone(bots, first, deals) if self._tuning.players == 1 else self._together(bots, first, deals)
            self._checkpoint.note(name, known)
        self._games += 2 * deals
        self._progress(self._games)
        return known

    def _bots(self, folder: Path, weights: Sequence[Mapping[str, float]]) -> list[str]:
        """Two bots with these weights, each in a file of the folder."""
        text = find_game(self._tuning.game).weights_file.read_text(encoding="utf-8")
        files = [folder / "one.toml", folder / "other.toml"]
        for file, table in zip(files, weights, strict=True):
            file.write_text(with_weights(text, table), encoding="utf-8")
        return [f"{self._tuning.bot}:weights={file}" for file in files]

    def _plan(self, bots: list[str], first: int) -> MatchPlan:
        tuning = self._tuning
        return MatchPlan(tuning.game, tuning.rules, tuning.players, tuning.options, tuning.seed + first, bots)

    def _together(self, bots: list[str], first: int, deals: int) -> float:
        """What the first won in games against the other."""
        plan = self._plan(bots, first)
        return sum(_points(plan, outcome) for outcome in self._play(plan, range(2 * deals)))

    def _alone(self, bots: list[str], first: int, deals: int) -> float:
        """What the first won when each played the same deals alone; a deal counts as two games."""
        one, other = (
            {outcome.k: outcome.scores[0] for outcome in self._play(self._plan([bot], first), range(deals))} for bot in bots
        )
        return sum(2.0 * _more(one[k], other[k]) for k in range(deals))


def _points(plan: MatchPlan, outcome: Outcome) -> float:
    """What the first bot of a plan won: 1, 0 or a half."""
    one, other = (outcome.ranking[plan.seated(outcome.k).index(bot)] for bot in (0, 1))
    return 0.5 if outcome.stopped else _more(other, one)


def _more(one: float, other: float) -> float:
    """1 for more, ½ for equal, 0 for less."""
    return 0.5 if one == other else float(one > other)
