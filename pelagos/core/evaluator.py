"""How good a position looks, for bots: the interface that search knows."""

from importlib.resources import files
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.components import Section, parsed
from pelagos.core.state import State

EVERYBODY: Final = 255
"""All seats, as a set."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluator:
    """Judges positions. A game's own one, in its evaluate.py, sees more than this one and weighs what it sees."""

    def __init__(self, weights: Section) -> None:
        """Made from a table of weights; this one needs none."""

    def evaluate(self, state: State, seat: i64) -> float:
        """How good the position looks for a seat; one unit more means about e times the chance to win."""
        return float(state.scores()[seat])

    def touched(self, before: State, after: State) -> i64:
        """The seats, as a set, for whom a position looks noticeably other after a word; who said it need not be among them."""
        return EVERYBODY

    def breadth(self) -> i64:
        """How many beginnings of a turn are kept when a search plans whole turns; 0 if it goes word by word."""
        return 0

    def unsettled(self, state: State) -> bool:
        """Whether more is under way between two turns, of which estimates know little until everybody has played it to its end."""
        return False


def weights_table(text: str) -> Section:
    """The weights in the text of a file weights.toml."""
    return parsed(text).entry("weights")


def weights_by_hand(game: str) -> dict[str, float]:
    """The weights that a game's evaluator had before it learned: those in its classic.toml, or in weights.toml if there is none."""
    folder = files(f"pelagos.games.{game}")
    classic = folder.joinpath("classic.toml")
    file = classic if classic.is_file() else folder.joinpath("weights.toml")
    table = weights_table(file.read_text(encoding="utf-8"))
    return {name: table.number(name) for name in table.values}


def weights_of(table: Section, features: list[str]) -> vec[float]:
    """The weights of these features."""
    return vec[float]([table.number(name) for name in features])


def weighted(numbers: vec[float], weights: vec[float]) -> float:
    """The sum of numbers, each times its weight."""
    total = 0.0
    for i in range(len(numbers)):
        total += numbers[i] * weights[i]
    return total
