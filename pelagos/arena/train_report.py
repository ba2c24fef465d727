"""A training run as one HTML file: the result of each gate, and how well calibrated the champion's chances are."""

from html import escape
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from pelagos.arena.fit import Floats, chances, expected, loss
from pelagos.arena.report import ROW, across, document, dot, line, rows, svg, table, text_at
from pelagos.arena.selfplay import Lessons
from pelagos.arena.train import Run
from pelagos.core.evaluator import weights_table
from pelagos.core.features import Features
from pelagos.core.linear import FEATURES, SCALES
from pelagos.core.registry import game as find_game

TENTHS = 10
NOTE_ON_GATES = (
    "Share of games that the weights of each generation won against the champion of its time, on fresh deals, with Wilson's 95 % "
    "intervals. A generation becomes the champion if its interval lies above the dashed line, one half."
)
NOTE_ON_CHANCES = (
    "The champion's chances between turns, in the games of the last generation: all that were foretold within a tenth, their mean, "
    "and how many of them came true. Positions of a game have one winner, so a tenth with few games may be off by luck."
)
NOTE_ON_LOSS = (
    "The mean surprise at who won (log loss) by phase of the game; who says the same for all seats has that of the last column."
)


def training_page(run: Run) -> str:
    """The whole report."""
    training, gates = run.training, run.gates()
    title = f"{find_game(training.game).title}: training of {len(gates)} generations"
    sections = [("Gates", NOTE_ON_GATES, _gates(run))]
    champion = weights_table(run.champion().read_text(encoding="utf-8"))
    if gates and champion.has(FEATURES):
        lessons = run.lessons_of(len(gates))
        foretold = _foretold(run.features, lessons, champion.entry(FEATURES).values, champion.entry(SCALES).values)
        sections.append(("Chances", NOTE_ON_CHANCES, _calibration(lessons, foretold)))
        sections.append(("Surprise", NOTE_ON_LOSS, _losses(run.features, lessons, foretold)))
    body = "".join(f"<h2>{name}</h2>\n<p>{escape(note)}</p>\n<div class='wide'>{part}</div>\n" for name, note, part in sections)
    about = f"{run.command}; rules {training.rules}; the champion is {run.champion().stem}"
    return document(title, about, body)


def _gates(run: Run) -> str:
    gates = run.gates()
    parts = rows(
        [f"generation {gate.generation}" for gate in gates], [(tenths / 10, f"{tenths * 10} %") for tenths in range(0, 11, 2)]
    )
    bottom = ROW * len(gates)
    parts.append(line(across(0.5), 0, across(0.5), bottom, "equal"))
    for number, gate in enumerate(gates):
        parts += dot(number, gate.low, gate.share, gate.high, f"{gate.share:.1%}{' champion' if gate.passed else ''}")
    return svg(bottom + 26, "Share of games won by each generation", parts)


def _foretold(features: Features, lessons: Lessons, weights: dict[str, object], scales: dict[str, object]) -> Floats:
    """The champion's estimate of each row; one unit more multiplies the odds by e."""
    by_stage = np.array([weights.get(name, [0.0] * len(features.stages)) for name in features.names], np.float64).T
    by_phase = {int(players): np.array(row, np.float64) for players, row in scales.items()}
    usual = np.ones(features.phases)
    scale = np.array([by_phase.get(int(n), usual)[phase] for n, phase in zip(lessons.players, lessons.phase, strict=True)])
    foretold: Floats = expected(lessons, by_stage) / scale
    return foretold


def _of(lessons: Lessons, foretold: Floats, players: int, rows: NDArray[np.bool_]) -> tuple[Floats, NDArray[np.float32]]:
    """The chances of all seats in whole positions with this many players, and what they won."""
    these = lessons.whole & (lessons.players == players) & rows
    return foretold[these].reshape(-1, players), lessons.share[these].reshape(-1, players)


def calibration(chance: Floats, share: NDArray[np.float32]) -> list[tuple[float, float, int]]:
    """For each tenth that is not empty: the mean predicted chance, the mean share won, and how many there are."""
    tenth = np.minimum((chance * TENTHS).astype(int), TENTHS - 1)
    found = []
    for one in range(TENTHS):
        here = tenth == one
        if here.any():
            found.append((float(chance[here].mean()), float(share[here].mean()), int(here.sum())))
    return found


def _calibration(lessons: Lessons, foretold: Floats) -> str:
    every = np.ones(len(lessons.players), np.bool_)
    parts = []
    for players in (int(number) for number in np.unique(lessons.players)):
        values, shares = _of(lessons, foretold, players, every)
        found = calibration(chances(values, 1.0).reshape(-1), shares.reshape(-1))
        cells = [[f"{said:.1%}", f"{true:.1%}", f"{true - said:+.1%}", str(number)] for said, true, number in found]
        parts.append(
            f"<h3>{players} players</h3>\n{curve(found)}\n{table(['foretold', 'came true', 'difference', 'seats'], cells)}"
        )
    return "\n".join(parts)


def curve(found: list[tuple[float, float, int]]) -> str:
    """Predicted chances across, shares won upwards; the dashed line is perfect calibration."""
    height, base = 240, 20

    def up(share: float) -> float:
        return base + (1.0 - share) * height

    parts = [line(across(0.0), up(0.0), across(1.0), up(1.0), "equal")]
    for tenths in range(0, TENTHS + 1, 2):
        share = tenths / TENTHS
        parts += [
            line(across(share), up(0.0), across(share), up(1.0), "grid"),
            line(across(0.0), up(share), across(1.0), up(share), "grid"),
        ]
        parts += [
            text_at(across(share), up(0.0) + 18, f"{share:.0%}"),
            text_at(across(0.0) - 8, up(share) + 4, f"{share:.0%}", "end"),
        ]
    for (one, one_true, _), (other, other_true, _) in pairwise(found):
        parts.append(line(across(one), up(one_true), across(other), up(other_true), "whisker"))
    parts += [f"<circle cx='{across(said):.1f}' cy='{up(true):.1f}' r='4' class='mark'/>" for said, true, _ in found]
    return svg(height + base + 26, "Chances foretold and come true", parts)


def _losses(features: Features, lessons: Lessons, foretold: Floats) -> str:
    cells = []
    for players in (int(number) for number in np.unique(lessons.players)):
        for phase in range(features.phases):
            values, shares = _of(lessons, foretold, players, lessons.phase == phase)
            if len(values):
                numbers = [f"{loss(values, shares, 1.0):.3f}", f"{loss(np.zeros_like(values), shares, 1.0):.3f}"]
                cells.append([str(players), str(phase + 1), str(len(values)), *numbers])
    return table(["players", "phase", "positions", "surprise", "saying the same for all"], cells)
