"""How sure the puzzles that ship are: each is looked at again with more thinking, in other guesses, and tried by a quick bot.

`python bench/puzzles.py cyclades --number 100 --times 10` (compiled engines on the path) takes some by chance and tells how many
are confirmed, which are not, and how many of the hard third `easy` solves. `--drop` takes the others out of the game's
file.
"""

import argparse
import json
import random
from collections.abc import Collection
from pathlib import Path

import pelagos
from pelagos.analysis import Thinking
from pelagos.arena.puzzle_maker import THINKING, confirmed
from pelagos.bots import bot_from
from pelagos.puzzles import FILE, puzzles

GAMES = Path(__file__).parents[1] / "pelagos" / "games"


def drop(file: Path, names: Collection[str]) -> None:
    """Take puzzles out of a file; that their games were looked through stays in it."""
    title, *lines = file.read_text(encoding="utf-8").splitlines()
    kept = [title]
    for line in lines:
        game = json.loads(line)
        left = [one for one in game["puzzles"] if one["name"] not in names]
        kept.append(line if len(left) == len(game["puzzles"]) else json.dumps(game | {"puzzles": left}))
    file.write_text("\n".join(kept) + "\n", encoding="utf-8")


def main() -> None:
    """Choose, check and tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--number", type=int, default=100)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--drop", action="store_true")
    arguments = parser.parse_args()
    game, found = pelagos.game(arguments.game), puzzles(arguments.game)
    chosen = random.Random(arguments.seed).sample(found, min(arguments.number, len(found)))
    thinking = Thinking(THINKING.walks * arguments.times, seed=1000 + arguments.seed)
    doubtful = [
        one.name for one in chosen if not confirmed(one.state(game).perspective(one.seat), game.code(one.solution[0]), thinking)
    ]
    hard = found[-(len(found) // 3) :]
    easy = sum(
        bot_from("easy", seed=number).decide(one.state(game).perspective(one.seat)) == game.code(one.solution[0])
        for number, one in enumerate(hard)
    )
    print(
        f"{game.name}: {len(chosen) - len(doubtful)} of {len(chosen)} confirmed with {arguments.times} times the thinking; "
        f"easy solved {easy} of the {len(hard)} hardest",
        *doubtful,
        sep="\n",
    )
    if arguments.drop:
        drop(GAMES / game.name / FILE, doubtful)


if __name__ == "__main__":
    main()
