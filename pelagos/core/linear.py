"""Learned evaluations: a weighted sum of a game's features, with other weights in each stage of the game.

The weights are data, made by `pelagos train`. The sum is the result that a seat may expect, in the unit of the game's results; how
big a lead multiplies the odds of winning by e is data, too, by number of players and phase.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.components import Section
from pelagos.core.evaluator import EVERYBODY, Evaluator
from pelagos.core.features import Features, WeightedSum
from pelagos.core.state import State

FEATURES: Final = "features"
"""The table of a weight file with the weights of features, a list by stage for each. Only these evaluators have it."""
SCALES: Final = "scales"
"""The table with the scales, a list by phase for each number of players."""
MOST_PLAYERS: Final = 7


@final
class LinearEvaluator(Evaluator):
    """Judges positions by learned weights."""

    def __init__(self, features: Features, weights: Section, breadth: i64 = 0) -> None:
        self.features: Final = features
        self.size: Final[i64] = len(features.names)
        self.weights: Final = _by_stage(features, weights.entry(FEATURES))
        self.scales: Final = _by_players(features, weights.entry(SCALES))
        self.planned: Final = breadth

    def evaluate(self, state: State, seat: i64) -> float:
        scale = self.scales[state.setup.players * self.features.phases + self.features.phase(state)]
        return self.expected(state, seat) / scale

    def touched(self, before: State, after: State) -> i64:
        """If points are counted: nobody but the player, while the turn goes on."""
        same_turn = after.turn == before.turn and after.seat == before.seat
        return 0 if self.features.points and same_turn else EVERYBODY

    def breadth(self) -> i64:
        return self.planned

    def expected(self, state: State, seat: i64) -> float:
        """The result that the seat may expect."""
        features = self.features
        total = WeightedSum(self.weights, self.size * features.stage(state, seat))
        features.observe(state, seat, total)
        return total.total


def _by_stage(features: Features, table: Section) -> vec[float]:
    """All weights, first stage first; 0 for features that the table does not name."""
    for name in table.values:
        if name not in features.names:
            raise table.wrong(f"there is no feature {name!r}")
    rows: list[list[float]] = [
        _row(table, name, len(features.stages)) if table.has(name) else [0.0] * len(features.stages) for name in features.names
    ]
    weights = vec[float](capacity=len(rows) * len(features.stages))
    for stage in range(len(features.stages)):
        for row in rows:
            weights = append(weights, row[stage])
    return weights


def _by_players(features: Features, table: Section) -> vec[float]:
    """The scales by players and phase; 1 for numbers of players that the table does not name."""
    scales = vec[float](capacity=MOST_PLAYERS * features.phases)
    for players in range(MOST_PLAYERS):
        row = _row(table, str(players), features.phases) if table.has(str(players)) else [1.0] * features.phases
        for scale in row:
            if scale <= 0.0:
                raise table.wrong(f"'{players}' must have positive numbers, not {scale}")
            scales = append(scales, scale)
    return scales


def _row(table: Section, name: str, length: int) -> list[float]:
    row = table.numbers(name)
    if len(row) != length:
        raise table.wrong(f"{name!r} must have {length} numbers, not {len(row)}")
    return row
