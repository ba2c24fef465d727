"""How true the chances are that people are told: those of a game's evaluator between the turns of `greedy`, against who then won.

`python bench/chances.py orichalcum --players 4 --games 1000 --out games.jsonl` plays (the same command goes on from the file),
tells each tenth, and writes a page with the curve into docs/strength. `--fit` tells the row of the game's sureness.toml that would
have been likeliest, by phase; whoever takes it over measures it in other games, from another `--seed`.

`--decisions 5` looks at what `pelagos.analysis` tells instead: everybody's chances before so many decisions of each game, chosen by
chance, as the seat that decides could know them (the mean of a search over guesses, corrected).
"""

import argparse
import json
import random
from dataclasses import asdict, dataclass
from math import inf
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import pelagos
from pelagos.analysis import Thinking, judgements
from pelagos.arena.fit import Floats, best_scale, chances, loss
from pelagos.arena.report import document, table
from pelagos.arena.train_report import calibration, curve
from pelagos.bots.chances import Correction, bent, corrected, corrections, phase_of
from pelagos.bots.lookahead import turn_values
from pelagos.core.game import Game
from pelagos.core.record import Record
from pelagos.core.state import State

REPORTS = Path(__file__).parent.parent / "docs" / "strength"
SEED = 8_100_001
"""Of the first deal: nobody has learned from these."""
LEAST = 1e-9
"""A chance that is taken for none."""


@dataclass(frozen=True)
class Outlooks:
    """What was estimated between the turns of a game, and what came true."""

    said: list[list[float]]
    """The evaluator's estimate of each seat, or its chance as analysis tells it."""
    phases: list[int]
    """Of the evaluator's estimates; what analysis tells is corrected already."""
    won: list[float]
    """Each seat's share of the win."""


def greedy_word(state: State, legal: list[int], chance: random.Random) -> int:
    """What `greedy` says with one guess."""
    if len(legal) == 1:
        return legal[0]
    guess = state.determinize(state.seat, chance.getrandbits(60))
    values = list(turn_values(guess, state.setup.game.evaluator))
    return legal[values.index(max(values))]


def shares_of_the_win(state: State) -> list[float]:
    """Each seat's, in a game that is over."""
    places = state.ranking()
    return [1.0 / places.count(1) if place == 1 else 0.0 for place in places]


def game_of_greedy(game: Game, players: int, seed: int) -> Outlooks:
    """One game; there is nothing in it if it was stopped."""
    chance, said, phases, turn = random.Random(seed), [], [], -1
    state = game.new(players, seed)
    state.recording = False
    while not state.over:
        if state.turn != turn:
            turn = int(state.turn)
            said.append([round(game.evaluator.evaluate(state, seat), 4) for seat in range(players)])
            phases.append(phase_of(state))
        state.play(greedy_word(state, state.legal(), chance))
    won = shares_of_the_win(state)
    return Outlooks([], [], won) if state.stopped else Outlooks(said, phases, won)


def game_analysed(game: Game, players: int, seed: int, decisions: int, walks: int) -> Outlooks:
    """One such game, and what analysis tells before some of its decisions."""
    chance, choices = random.Random(seed), []
    state = game.new(players, seed)
    while not state.over:
        legal = state.legal()
        if len(legal) > 1:
            choices.append(int(state.ply))
        state.play(greedy_word(state, legal, chance))
    won = shares_of_the_win(state)
    if state.stopped:
        return Outlooks([], [], won)
    plies = chance.sample(choices, min(decisions, len(choices)))
    found = judgements(Record.of(state), Thinking(walks, guesses=1), plies)
    return Outlooks([one.decision.chances for one in found if one.decision is not None], [], won)


def played(game: Game, arguments: argparse.Namespace) -> list[Outlooks]:
    """All games: those in the file, and the others, which are added to it."""
    file: Path | None = arguments.out
    lines = file.read_text().splitlines() if file is not None and file.exists() else []
    games = [Outlooks(**json.loads(line)) for line in lines]
    deals = [first + number for first in arguments.seed for number in range(arguments.games)]
    for deal in deals[len(games) :]:
        if arguments.decisions:
            games.append(game_analysed(game, arguments.players, deal, arguments.decisions, arguments.walks))
        else:
            games.append(game_of_greedy(game, arguments.players, deal))
        if file is not None:
            with file.open("a") as opened:
                opened.write(json.dumps(asdict(games[-1])) + "\n")
    return games[: len(deals)]


def as_people_are_told(game: Game, players: int, games: list[Outlooks]) -> Floats:
    """The evaluator's estimates as corrected chances."""
    row = corrections(game, players)
    raw = chances(np.array([values for one in games for values in one.said]), 1.0)
    phases = [phase for one in games for phase in one.phases]
    right = [corrected(seats, row[phase % len(row)]) for seats, phase in zip(raw.tolist(), phases, strict=True)]
    return np.array(right, np.float64)


def told(game: Game, players: int, games: list[Outlooks], how: str, kind: str = "") -> None:
    """Tell and write how often what was foretold came true, by tenths of chance."""
    told_already = [values for one in games for values in one.said]
    right = np.array(told_already, np.float64) if kind else as_people_are_told(game, players, games)
    said = np.log(np.maximum(right, LEAST))
    share = np.array([one.won for one in games for _ in one.said], np.float32)
    found = calibration(right.reshape(-1), share.reshape(-1))
    cells = [[f"{one:.1%}", f"{true:.1%}", f"{true - one:+.1%}", str(number)] for one, true, number in found]
    best = best_scale(said, share)
    about = (
        f"{how}, {sum(not one.said for one in games)} stopped; all seats; best scale for all {best:.2f}; "
        f"surprise {loss(said, share, 1.0):.3f}, at the best scale {loss(said, share, best):.3f}, "
        f"if all seats were said to be equal {np.log(players):.3f}"
    )
    print(about, *(" ".join(cell) for cell in cells), sep="\n")
    body = f"{curve(found)}\n<div class='wide'>{table(['foretold', 'came true', 'difference', 'seats'], cells)}</div>\n"
    file = REPORTS / f"chances-{kind}{game.name}-{players}.html"
    file.write_text(document(f"{game.title}: chances foretold and come true", about, body), encoding="utf-8")


def fitted(games: list[Outlooks], bends: list[float]) -> list[Correction]:
    """The correction of each phase by which what came true was likeliest."""
    said = np.array([values for one in games for values in one.said])
    share = np.array([one.won for one in games for _ in one.said], np.float32)
    phases = np.array([phase for one in games for phase in one.phases])
    return [best_correction(said[phases == phase], share[phases == phase], bends) for phase in range(phases.max() + 1)]


def best_correction(said: Floats, share: NDArray[np.float32], bends: list[float]) -> Correction:
    """The likeliest one of a phase."""
    found = []
    for bend in bends:
        leads = np.log(np.maximum([bent(seats, bend) for seats in chances(said, 1.0).tolist()], LEAST))
        scale = best_scale(leads, share)
        found.append((loss(leads, share, scale), Correction(round(scale, 2), bend)))
    return min(found)[1]


def main() -> None:
    """Play and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, nargs="+", default=[SEED], help="the first deal; with several, so many games from each")
    parser.add_argument("--out", type=Path, default=None)
    parser.add_argument("--decisions", type=int, default=0, help="so many of each game as analysis tells them")
    parser.add_argument("--walks", type=int, default=200, help="the analysis' thinking; 200 is the server's")
    parser.add_argument("--fit", action="store_true")
    parser.add_argument("--bends", type=float, nargs="*", default=[], help="leads to be tried as the greatest, with --fit")
    arguments = parser.parse_args()
    game, players = pelagos.game(arguments.game), arguments.players
    games = played(game, arguments)
    if arguments.fit:
        row = fitted(games, [inf, *arguments.bends])
        print(f"sureness: {players} = {[one.sureness for one in row]}")
        print(f"bend: {players} = {[one.bend for one in row]}")
    else:
        begin = " and ".join(map(str, arguments.seed))
        how = f"{len(games)} games of greedy with one guess, {players} seats, deals {begin} and on"
        if arguments.decisions:
            how = f"{arguments.decisions} decisions of each of {how}, analysed with {arguments.walks} walks"
            told(game, players, games, how, "analysis-")
        else:
            told(game, players, games, f"{how}, between turns")


if __name__ == "__main__":
    main()
