"""How a bot judges positions: by the weights that come with the game, or by those of a file."""

from pathlib import Path

from pelagos.core.components import Section
from pelagos.core.errors import BadComponents, UnknownBot
from pelagos.core.evaluator import Evaluator, weights_table
from pelagos.core.game import Game

CLASSIC = "classic"
"""The name of the weights set by hand, before any were learned."""
LEARNED = "learned"
"""The name of the weights learned for ends of turns (learned.toml), or of the game's own where there are none."""


class Evaluators:
    """Finds the evaluator for a game."""

    def __init__(self, file: str | None) -> None:
        self._name = file if file in (CLASSIC, LEARNED) else None
        self._weights = None if file is None or self._name else _weights_in(file)
        self._found: dict[str, Evaluator] = {}

    def of(self, game: Game) -> Evaluator:
        """The evaluator: one object for each game."""
        named = game.classic_weights_file if self._name == CLASSIC else game.file("learned.toml")
        if self._weights is None and not (self._name and named.is_file()):
            return game.evaluator
        if game.name not in self._found:
            weights = self._weights or weights_table(named.read_text(encoding="utf-8"))
            self._found[game.name] = game.judging_by(weights)
        return self._found[game.name]


def _weights_in(file: str) -> Section:
    """The table in a file like a game's weights.toml, named so that errors say where a wrong entry is."""
    try:
        return Section(f"the weights in {file}", weights_table(Path(file).read_text(encoding="utf-8")).values)
    except OSError as error:
        raise UnknownBot(f"the weights in {file!r} cannot be read: {error.strerror or error}") from None
    except (BadComponents, UnicodeDecodeError) as error:
        raise UnknownBot(f"{file!r} has no weights: {error}") from None
