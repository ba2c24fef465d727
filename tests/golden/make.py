"""Writes the golden playthroughs anew: `make golden`, or `make.py GAME ...` for some of the games."""

import sys

import pelagos
from tests.golden.golden import HERE, endings, find, written


def main() -> None:
    for game in sys.argv[1:] or pelagos.games():
        folder = HERE / game
        folder.mkdir(exist_ok=True)
        for ending in endings(game):
            state = find(game, ending)
            (folder / f"{ending.name}.txt").write_text(written(state), encoding="utf-8")
            print(f"{game}/{ending.name}.txt: seed {state.setup.seed}, {state.ply} words")


if __name__ == "__main__":
    main()
