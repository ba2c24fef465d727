"""How good a position looks, for bots: the interface that search knows."""

from importlib.resources import files

from librt.vecs import vec
from mypy_extensions import i64

from pelagos.core.components import Entry, parsed
from pelagos.core.state import State


class Evaluator:
    """Judges positions. A game's own one, in its evaluate.py, sees more than this one."""

    def estimate(self, state: State, seat: i64) -> float:
        """How good the position looks for a seat; one unit more means about e times the chance to win."""
        return float(state.scores()[seat])


def weights_table(package: str) -> Entry:
    """The weights of a game's evaluator, from the file weights.toml of its package."""
    return parsed(files(package).joinpath("weights.toml").read_text(encoding="utf-8")).entry("weights")


def weights_of(package: str, features: list[str]) -> list[float]:
    """The weights of these features."""
    table = weights_table(package)
    return [table.number(name) for name in features]


def weighted(numbers: vec[float], weights: vec[float]) -> float:
    """The sum of numbers, each times its weight."""
    total = 0.0
    for i in range(len(numbers)):
        total += numbers[i] * weights[i]
    return total
