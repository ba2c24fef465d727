"""One side of `bench/builds.py`: follows a game by its words and decides for its seats, by the bots of whatever tree it runs in.

It uses only what trees of every age have. Each line of its standard input is an order, answered by one line of JSON.
Bots are timed by the processor's clock: what else runs on the machine takes nobody's time.
"""

import json
import sys
import time
import tomllib
from pathlib import Path

import pelagos
from pelagos.bots import Bot, bot_from
from pelagos.core.state import State


class Side:
    """A game as one of the builds sees it, and its bots by seat."""

    def __init__(self, game: str) -> None:
        self._game = pelagos.game(game)
        self._state: State | None = None
        self._bots: dict[int, Bot] = {}

    def build(self) -> dict[str, object]:
        """Which rules and components these are, and whether they are compiled."""
        file = Path(pelagos.__file__).parent / "games" / self._game.name / "components.toml"
        return {
            "rules": self._game.version.partition("+")[0],  # behind it older builds have another fingerprint of the same components
            "components": tomllib.loads(file.read_text(encoding="utf-8")),
            "compiled": pelagos.compiled,
        }

    def begin(self, players: int, deal: int, bots: dict[str, str]) -> dict[str, object]:
        """A new game. Every seat's chances follow from the deal, whichever build it belongs to."""
        self._state = state = self._game.new(players, deal)
        state.recording = False
        self._bots = {int(seat): bot_from(text, seed=deal * players + int(seat)) for seat, text in bots.items()}
        return self._settled(state)

    def decide(self) -> dict[str, object]:
        """The word that the bot of the deciding seat would say, and how long it thought."""
        assert self._state is not None
        seat = int(self._state.seat)
        perspective, start = self._state.perspective(seat), time.process_time()
        word = self._bots[seat].decide(perspective)
        return {"word": self._game.text(word), "seconds": time.process_time() - start}

    def say(self, word: str) -> dict[str, object]:
        """What has become of the game after a word."""
        assert self._state is not None
        self._state.apply(self._game.code(word))
        return self._settled(self._state)

    def _settled(self, state: State) -> dict[str, object]:
        """Where the game stands at its next real choice, or how it has ended."""
        while not state.over and len(state.legal()) == 1:
            state.apply(state.legal()[0])
        if not state.over:
            return {"ply": int(state.ply), "seat": int(state.seat)}
        return {"ply": int(state.ply), "turns": int(state.turn), "ranking": list(state.ranking()), "stopped": bool(state.stopped)}


def main() -> None:
    """Carry out orders until there are no more."""
    time.monotonic = time.process_time
    side = Side(sys.argv[1])
    for line in sys.stdin:
        name, *arguments = json.loads(line)
        print(json.dumps(getattr(side, name)(*arguments)), flush=True)


if __name__ == "__main__":
    main()
