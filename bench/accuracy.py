"""Whether analysis tells strong from weak: games of two bots, analysed, and how often the stronger one was the more accurate.

`python bench/accuracy.py orichalcum --games 50` (compiled engines on the path) plays `--strong` against `--weak`, each deal from
both seats; with the same bot for both, the mean difference should be nil. Nothing looks at the clock. `--out` keeps each game;
the same command goes on from there.
"""

import argparse
import json
from math import sqrt
from pathlib import Path
from statistics import fmean, stdev

import pelagos
from pelagos.analysis import Thinking, analyse
from pelagos.bots import bot_from
from pelagos.core.record import Record

SEED = 8_200_001


def played(game: str, bots: tuple[str, str], number: int) -> Record:
    """Game k: its deal is k // 2, and in odd games the bots have changed seats."""
    state = pelagos.game(game).new(2, SEED + number // 2)
    sitting = bots if number % 2 == 0 else bots[::-1]
    minds = [bot_from(name, seed=1000 * number + seat) for seat, name in enumerate(sitting)]
    while not state.over:
        seat = int(state.seat)
        state.apply(minds[seat].decide(state.perspective(seat)))
    return Record.of(state)


def judged(game: str, bots: tuple[str, str], number: int, walks: int) -> dict[str, object]:
    """What the analysis says of the first bot and of the second."""
    analysis = analyse(played(game, bots, number), Thinking(walks))
    seats = analysis.seats if number % 2 == 0 else analysis.seats[::-1]
    return {
        "game": number,
        "accuracy": [seat.accuracy for seat in seats],
        "lost": [seat.lost for seat in seats],
        "luck": [seat.luck for seat in seats],
        "decisions": [seat.decisions for seat in seats],
        "marks": [seat.marks for seat in seats],
        "won": [analysis.ranking[seat.seat] == 1 for seat in seats],
        "losses": [round(one.loss, 4) for one in analysis.decisions if one.loss],
    }


def told(games: list[dict[str, list[float]]]) -> str:
    """One line about all games."""
    differences = [one["accuracy"][0] - one["accuracy"][1] for one in games]
    more = sum(one > 0 for one in differences)
    half = 1.96 * stdev(differences) / sqrt(len(games)) if len(games) > 1 else float("nan")
    means = [fmean(one["accuracy"][side] for one in games) for side in (0, 1)]
    return (
        f"{len(games)} games: accuracy {means[0]:.1f} and {means[1]:.1f}, difference {fmean(differences):+.2f} ± {half:.2f}; "
        f"the first was more accurate in {more}, and won {sum(one['won'][0] for one in games)}; "
        f"mean luck of the first {fmean(one['luck'][0] for one in games):+.3f}"
    )


def main() -> None:
    """Play, judge and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=50)
    parser.add_argument("--strong", default="search:iterations=400")
    parser.add_argument("--weak", default="easy")
    parser.add_argument("--walks", type=int, default=150)
    parser.add_argument("--out", type=Path, default=None)
    arguments = parser.parse_args()
    lines = arguments.out.read_text().splitlines() if arguments.out is not None and arguments.out.exists() else []
    games = [json.loads(line) for line in lines]
    for number in range(len(games), arguments.games):
        games.append(judged(arguments.game, (arguments.strong, arguments.weak), number, arguments.walks))
        if arguments.out is not None:
            with arguments.out.open("a") as opened:
                opened.write(json.dumps(games[-1]) + "\n")
    print(f"{arguments.game}, {arguments.strong} against {arguments.weak}, {arguments.walks} walks: {told(games)}")


if __name__ == "__main__":
    main()
