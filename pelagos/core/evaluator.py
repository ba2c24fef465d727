"""How good a position looks, for bots: the interface that search knows."""

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.components import Entry, parsed
from pelagos.core.state import State


class Evaluator:
    """Judges positions. A game's own one, in its evaluate.py, sees more than this one and weighs what it sees."""

    def __init__(self, weights: Entry) -> None:
        """Made from a table of weights; this one needs none."""

    def estimate(self, state: State, seat: i64) -> float:
        """How good the position looks for a seat; one unit more means about e times the chance to win."""
        return float(state.scores()[seat])

    def breadth(self) -> i64:
        """How many beginnings of a turn are kept when a search plans whole turns; 0 if it goes word by word."""
        return 0


def weights_table(text: str) -> Entry:
    """The weights in the text of a file weights.toml."""
    return parsed(text).entry("weights")


def weights_of(table: Entry, features: list[str]) -> vec[float]:
    """The weights of these features."""
    return vec[float]([table.number(name) for name in features])


def weighted(numbers: vec[float], weights: vec[float]) -> float:
    """The sum of numbers, each times its weight."""
    total = 0.0
    for i in range(len(numbers)):
        total += numbers[i] * weights[i]
    return total
