"""How true the chances are that people are told: those of a game's evaluator between the turns of `greedy`, against who then won.

`python bench/chances.py orichalcum --players 4 --games 100` plays, tells each tenth and the scale that would be best (1 if they
are right; otherwise the game's `sureness` is to be multiplied by it), and writes a page with the curve into docs/strength.
"""

import argparse
import random
from pathlib import Path

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

import pelagos
from pelagos.arena.fit import best_scale, chances, loss
from pelagos.arena.report import document, table
from pelagos.arena.train_report import calibration, curve
from pelagos.bots.lookahead import turn_values
from pelagos.core.game import Game

REPORTS = Path(__file__).parent.parent / "docs" / "strength"
SEED = 8_100_001
"""Of the first deal: nobody has learned from these."""


def game_of_greedy(game: Game, players: int, seed: int) -> tuple[list[list[float]], list[float]]:
    """What the evaluator said of each seat between turns, and each seat's share of the win; nothing of a game that was stopped."""
    chance, said, turn = random.Random(seed), [], -1
    state = game.new(players, seed)
    state.recording = False
    while not state.over:
        if state.turn != turn:
            turn = int(state.turn)
            said.append([game.evaluator.evaluate(state, seat) for seat in range(players)])
        legal = state.legal()
        guess = state.determinize(state.seat, chance.getrandbits(60))
        values = list(turn_values(guess, vec[i64](legal), game.evaluator)) if len(legal) > 1 else [0.0]
        state.play(legal[values.index(max(values))])
    places = state.ranking()
    return ([], []) if state.stopped else (said, [1.0 / places.count(1) if place == 1 else 0.0 for place in places])


def main() -> None:
    """Play, tell and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=SEED)
    arguments = parser.parse_args()
    game, players = pelagos.game(arguments.game), arguments.players
    played = [game_of_greedy(game, players, arguments.seed + k) for k in range(arguments.games)]
    said = np.array([row for rows, _ in played for row in rows]) / game.sureness
    share = np.array([won for rows, won in played for _ in rows], np.float32)
    best, stopped = best_scale(said, share), sum(not rows for rows, _ in played)
    found = calibration(chances(said, 1.0).reshape(-1), share.reshape(-1))
    cells = [[f"{one:.1%}", f"{true:.1%}", f"{true - one:+.1%}", str(number)] for one, true, number in found]
    about = "; ".join(
        [
            f"{arguments.games} games of greedy with one guess, {players} seats, deals {arguments.seed} and on, {stopped} stopped",
            f"all seats between turns; best scale {best:.2f}",
            f"surprise {loss(said, share, 1.0):.3f}, at the best scale {loss(said, share, best):.3f}, "
            f"if all seats were said to be equal {np.log(players):.3f}",
        ]
    )
    print(about, *(" ".join(cell) for cell in cells), sep="\n")
    body = f"{curve(found)}\n<div class='wide'>{table(['foretold', 'came true', 'difference', 'seats'], cells)}</div>\n"
    file = REPORTS / f"chances-{game.name}-{players}.html"
    file.write_text(document(f"{game.title}: chances foretold and come true", about, body), encoding="utf-8")


if __name__ == "__main__":
    main()
