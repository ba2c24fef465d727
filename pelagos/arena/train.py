"""Evaluations learned from self-play: play, fit, let the new weights play against the last champion, and repeat.

A run has a folder with the games to learn from, a hundred in a file, the weights of each generation and the results of its gate.
What is there is not done again, so an interrupted run continues, and a finished one can be given more generations.
"""

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path

import numpy as np

from pelagos.arena.executor import Executor
from pelagos.arena.fit import Fitted, fit, fit_only, unscaled, weights_known
from pelagos.arena.gate import Gate
from pelagos.arena.match_plan import MatchPlan
from pelagos.arena.matches import wilson
from pelagos.arena.selfplay import Lessons, SelfPlay
from pelagos.bots.chances import sureness_by_hand
from pelagos.core.errors import BadMatch
from pelagos.core.features import Features
from pelagos.core.game import Game
from pelagos.core.linear import FEATURES, SCALES
from pelagos.core.registry import game as find_game

GAMES_PER_FILE = 100
"""Games in a file."""
GATE_SEED_OFFSET = 10**9
"""The seeds of a gate's deals are this much above those of the games to learn from."""
WEIGHT_DIGITS = 4
"""How many significant digits of a weight are written."""


@dataclass(frozen=True)
class Training:
    """What is trained, and by which games."""

    game: str
    rules: str
    seed: int
    games: int
    """Games to learn from in each generation."""
    gate: int
    """Games that decide whether a generation becomes the champion."""
    bot: str
    """The bot that plays them."""
    keep: int
    """How many generations of games the weights are fitted to."""
    only: tuple[str, ...] = ()
    """The kinds of features whose weights are fitted; the others stay as set by hand. If none are named, all are fitted."""


class Run:
    """A training run in its folder."""

    def __init__(self, game: Game, training: Training, folder: Path, start: str) -> None:
        if game.features is None:
            raise BadMatch(f"{game.title} has no features to learn from")
        self.features: Features = game.features
        self.training = training
        self.folder = folder
        folder.mkdir(parents=True, exist_ok=True)
        self._by_hand = weights_known(self.features) / sureness_by_hand(game)
        about = json.dumps(asdict(training), indent=2) + "\n"
        settings = folder / "training.json"
        if settings.exists() and settings.read_text(encoding="utf-8") != about:
            raise BadMatch(f"{str(folder)!r} is about another training; choose another folder")
        settings.write_text(about, encoding="utf-8")
        if not self._weights(0).exists():
            self._weights(0).write_text(start, encoding="utf-8")

    def _weights(self, generation: int) -> Path:
        return self.folder / f"weights-{generation}.toml"

    def champion(self) -> Path:
        """The weights that passed the last gate, or the first ones."""
        passed = [gate.generation for gate in self.gates() if gate.passed]
        return self._weights(max(passed, default=0))

    def gates(self) -> list[Gate]:
        """The results of all gates so far."""
        files = sorted(self.folder.glob("gate-*.json"), key=lambda file: int(file.stem.split("-")[1]))
        return [Gate(**json.loads(file.read_text(encoding="utf-8"))) for file in files]

    def next(self, play: Executor, progress: Callable[[str, int, int], None]) -> Gate:
        """One generation: games, weights, gate."""
        generation = len(self.gates()) + 1
        self._learn_from(generation, play, progress)
        file = self._weights(generation)
        if not file.exists():
            file.write_text(written(self.features, self._fitted(self._lessons(generation))), encoding="utf-8")
        gate = self._gate(generation, play, progress)
        text = json.dumps(asdict(gate)) + "\n"
        (self.folder / f"gate-{generation}.json").write_text(text, encoding="utf-8")
        return gate

    def _fitted(self, lessons: Lessons) -> Fitted:
        """The weights fitted to the lessons."""
        only = self.training.only
        return fit_only(self.features, lessons, only, self._by_hand) if only else fit(self.features, lessons)

    def result(self) -> str:
        """The champion's weights and what made them: the command and the results of the gates."""
        t, champion = self.training, self.champion()
        lines = ["", "[learned]", f"command = {json.dumps(self.command)}", f"rules = {json.dumps(t.rules)}"]
        source = (
            f"{t.games} games a generation, by varied players, with all players and options; the first by the weights of --start"
        )
        lines.append(f"learned_from = {json.dumps(source)}")
        for gate in self.gates():
            lines += ["", "[[learned.gates]]", *(f"{name} = {value!r}" for name, value in asdict(gate).items())]
            lines.append(f"first_deal = {self._first_deal(gate.generation)}")
            if self._weights(gate.generation) == champion:
                break
        return champion.read_text(encoding="utf-8") + "\n".join(lines) + "\n"

    def _first_deal(self, generation: int) -> int:
        """The seed of the first deal of a gate: nobody has learned from these."""
        return self.training.seed + GATE_SEED_OFFSET + generation * self.training.gate

    @property
    def command(self) -> str:
        """The command that repeats the run."""
        t = self.training
        only = f" --only {','.join(t.only)}" if t.only else ""
        return f"pelagos train {t.game} --games {t.games} --gate {t.gate} --bot {t.bot} --keep {t.keep} --seed {t.seed}{only}"

    def _learn_from(self, generation: int, play: Executor, progress: Callable[[str, int, int], None]) -> None:
        """Play the missing games of a generation."""
        t = self.training
        plan = SelfPlay(t.game, t.rules, t.seed, self.champion().read_text(encoding="utf-8"), self._rival(generation))
        first = (generation - 1) * t.games
        for batch in range(0, t.games, GAMES_PER_FILE):
            file = self.folder / f"games-{generation}-{batch}.npz"
            if not file.exists():
                games = range(first + batch, first + min(batch + GAMES_PER_FILE, t.games))
                found: list[Lessons] = []
                for lessons in play(plan, games):
                    found.append(lessons)
                    progress(f"generation {generation}: games", batch + len(found), t.games)
                whole = file.with_suffix(".part")
                with whole.open("wb") as opened:
                    np.savez_compressed(opened, **vars(Lessons.joined(found)))
                whole.replace(file)

    def _rival(self, generation: int) -> str:
        """The last weights, if they failed: only their own games lead to the positions in which they were wrong."""
        last = self._weights(generation - 1)
        return "" if last == self.champion() else last.read_text(encoding="utf-8")

    def _lessons(self, generation: int) -> Lessons:
        """The games of the last generations."""
        first = max(1, generation - self.training.keep + 1)
        return Lessons.joined(self.lessons_of(one) for one in range(first, generation + 1))

    def lessons_of(self, generation: int) -> Lessons:
        """The games of one generation."""
        return Lessons.joined(Lessons(**np.load(file)) for file in sorted(self.folder.glob(f"games-{generation}-*.npz")))

    def _gate(self, generation: int, play: Executor, progress: Callable[[str, int, int], None]) -> Gate:
        """The new weights against the champion's, on fresh deals; a game that both or neither won counts half."""
        t = self.training
        bots = [f"{t.bot}:weights={file}" for file in (self._weights(generation), self.champion())]
        plan = MatchPlan.checked(find_game(t.game), 2, {}, self._first_deal(generation), bots)
        won = 0.0
        for played, outcome in enumerate(play(plan, range(t.gate)), start=1):
            one, other = (outcome.ranking[plan.seated(outcome.k).index(bot)] for bot in (0, 1))
            won += 0.5 if outcome.stopped or one == other else float(one < other)
            progress(f"generation {generation}: gate", played, t.gate)
        return Gate(generation, won / t.gate, *wilson(won, t.gate), t.gate)


def set_by_hand(game: Game) -> str:
    """The weights set by hand as a file of weights of features, as far as they can be, and calibrated."""
    assert game.features is not None
    known = weights_known(game.features) / sureness_by_hand(game)
    return written(game.features, unscaled(game.features, known, known != 0.0))


def written(features: Features, fitted: Fitted) -> str:
    """The text of a file of weights; features that occurred in no lesson are left out."""
    lines = ["# Learned weights: of each feature by stage, in the unit of the game's results; scales by players and phase."]
    lines += ["# The stages are " + ", ".join(features.stages) + ".", "", f"[weights.{SCALES}]"]
    lines += [f"{players} = {_numbers(row)}" for players, row in fitted.scales.items()]
    lines += ["", f"[weights.{FEATURES}]"]
    lines += [f'"{name}" = {_numbers(fitted.weights[:, i])}' for i, name in enumerate(features.names) if fitted.reached[i]]
    return "\n".join(lines) + "\n"


def _numbers(row: "list[float] | np.ndarray[tuple[int], np.dtype[np.float64]]") -> str:
    return "[" + ", ".join(f"{float(f'{number:.{WEIGHT_DIGITS}g}')!r}" for number in row) + "]"
