"""Writes the golden playthroughs anew: `make golden`, or `make.py GAME ...` for some of the games.

`make.py --retell GAME ...` keeps their words and only tells them in the sentences of today.
"""

import sys

import pelagos
from pelagos import Record
from tests.golden.golden import HERE, endings, find, written
from tests.golden.versions import changed, remember, rules_version


def main() -> None:
    games = [game for game in sys.argv[1:] if not game.startswith("--")] or pelagos.games()
    if "--retell" in sys.argv:
        for path in (path for game in games for path in (HERE / game).glob("*.txt")):
            path.write_text(written(Record.loads(path.read_text(encoding="utf-8")).replay()), encoding="utf-8")
        return
    for game in games:
        folder = HERE / game
        folder.mkdir(exist_ok=True)
        for ending in endings(game):
            state = find(game, ending)
            (folder / f"{ending.name}.txt").write_text(written(state), encoding="utf-8")
            print(f"{game}/{ending.name}.txt: seed {state.setup.seed}, {state.ply} words")
        remember(game)
        if changed(game):
            print(
                f"{game}: {', '.join(changed(game))} changed: raise RULES, now {rules_version(game)}, in {game}/game.py; try again"
            )


if __name__ == "__main__":
    main()
