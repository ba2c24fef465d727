"""How good a position looks, for bots: the interface that searches use."""

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
    """Judges positions. Each game has its own in its evaluate.py; this one is the base, and sees only what all games have."""

    def __init__(self, weights: Section) -> None:
        """Make one from a table of weights; the base needs none."""

    def evaluate(self, state: State, seat: i64) -> float:
        """How good the position looks for a seat; one unit more multiplies the odds of winning by about e."""
        return float(state.scores()[seat])

    def touched(self, before: State, after: State) -> i64:
        """The set of seats for whom a word noticeably changes how the position looks; the one that said it need not be included."""
        return EVERYBODY

    def breadth(self) -> i64:
        """How many beginnings of a turn are kept when bots plan whole turns; 0 if they go word by word."""
        return 0

    def unsettled(self, state: State) -> bool:
        """Whether something is under way between turns of which estimates know little until everybody has played it to its end."""
        return False


def weights_table(text: str) -> Section:
    """The weights in the text of a weights.toml."""
    return parsed(text).entry("weights")


def weights_by_hand(game: str) -> dict[str, float]:
    """The weights of a game's evaluator before it learned: those in its classic.toml or, without one, its weights.toml."""
    folder = files(f"pelagos.games.{game}")
    classic = folder.joinpath("classic.toml")
    file = classic if classic.is_file() else folder.joinpath("weights.toml")
    table = weights_table(file.read_text(encoding="utf-8"))
    return {name: table.number(name) for name in table.values}


def weights_of(table: Section, features: list[str]) -> vec[float]:
    """The weights of these features."""
    return vec[float]([table.number(name) for name in features])


def weighted(numbers: vec[float], weights: vec[float]) -> float:
    """The weighted sum of the numbers."""
    total = 0.0
    for i in range(len(numbers)):
        total += numbers[i] * weights[i]
    return total
