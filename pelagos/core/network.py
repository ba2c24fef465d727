"""Learned evaluations with a hidden layer: a weighted sum of what a seat knows, and what a small network makes of it.

The network has one layer of rectified linear units. Its inputs are the game's features, the stage and the number of players. It
predicts who wins: the chances follow from the outputs for all seats. The weights are data.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.components import Section
from pelagos.core.evaluator import EVERYBODY, Evaluator
from pelagos.core.features import Features, SparseVector
from pelagos.core.state import State

NETWORK: Final = "network"
"""The table of a weight file with the weights of a network. Only these evaluators have it."""
OUTER: Final = "outer"
"""Its list of the hidden units' output weights. All other lists are those of inputs: the direct weight, then one for each unit."""
MOST_PLAYERS: Final = 7
AT_ONCE: Final = 8
"""Hidden units are computed in groups of this size; their number must be a multiple of it."""


def input_names(features: Features) -> list[str]:
    """The names of a network's inputs, in order."""
    stages = [f"stage.{stage}" for stage in features.stages]
    return [*features.names, *stages, *[f"players.{players}" for players in range(MOST_PLAYERS)]]


def seen_by(features: Features, state: State, seat: i64) -> SparseVector:
    """A network's inputs for a position."""
    seen = SparseVector()
    features.observe(state, seat, seen)
    size = len(features.names)
    seen.add(size + features.stage(state, seat), 1.0)
    seen.add(size + len(features.stages) + state.setup.players, 1.0)
    return seen


@final
class Network:
    """The weights of a network, and what it computes from its inputs."""

    def __init__(self, inputs: i64, hidden: i64) -> None:
        self.hidden: Final = hidden
        self.direct: vec[float] = vec[float]([0.0] * inputs)
        self.inner: vec[float] = vec[float]([0.0] * (inputs * hidden))
        """The weights from one input to all units are adjacent."""
        self.outer: vec[float] = vec[float]([0.0] * hidden)

    def signals(self, seen: SparseVector) -> vec[float]:
        """The activations of the hidden units."""
        out = vec[float](capacity=self.hidden)
        inner, hidden = self.inner, self.hidden
        indices, values = seen.indices, seen.values
        unit: i64 = 0
        while unit < hidden:
            a, b, c, d, e, f, g, h = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
            for i in range(len(indices)):
                place = indices[i] * hidden + unit
                value = values[i]
                a += value * inner[place]
                b += value * inner[place + 1]
                c += value * inner[place + 2]
                d += value * inner[place + 3]
                e += value * inner[place + 4]
                f += value * inner[place + 5]
                g += value * inner[place + 6]
                h += value * inner[place + 7]
            out = append(out, a if a > 0.0 else 0.0)
            out = append(out, b if b > 0.0 else 0.0)
            out = append(out, c if c > 0.0 else 0.0)
            out = append(out, d if d > 0.0 else 0.0)
            out = append(out, e if e > 0.0 else 0.0)
            out = append(out, f if f > 0.0 else 0.0)
            out = append(out, g if g > 0.0 else 0.0)
            out = append(out, h if h > 0.0 else 0.0)
            unit += AT_ONCE
        return out

    def output(self, seen: SparseVector, signals: vec[float]) -> float:
        """The network's output, given the inputs and the activations."""
        total = 0.0
        indices, values, direct, outer = seen.indices, seen.values, self.direct, self.outer
        for i in range(len(indices)):
            total += values[i] * direct[indices[i]]
        for i in range(len(signals)):
            total += signals[i] * outer[i]
        return total


def network_from(features: Features, table: Section) -> Network:
    """The network in a table; inputs that it does not name have weight 0."""
    names = input_names(features)
    outer = table.numbers(OUTER)
    if len(outer) % AT_ONCE:
        raise table.wrong(f"'{OUTER}' must have a multiple of {AT_ONCE} numbers, not {len(outer)}")
    network = Network(len(names), len(outer))
    network.outer = vec[float](outer)
    for name in table.values:
        if name != OUTER:
            _fill(network, names, table, name)
    return network


def _fill(network: Network, names: list[str], table: Section, name: str) -> None:
    """Set the weights of an input."""
    if name not in names:
        raise table.wrong(f"there is no input {name!r}")
    row, place, hidden = table.numbers(name), i64(names.index(name)), network.hidden
    if len(row) != hidden + 1:
        raise table.wrong(f"{name!r} must have {hidden + 1} numbers, not {len(row)}")
    network.direct[place] = row[0]
    for unit in range(hidden):
        network.inner[place * hidden + unit] = row[unit + 1]


@final
class NetworkEvaluator(Evaluator):
    """Judges positions by a network; how to search a game comes from its evaluator with weights set by hand."""

    def __init__(self, features: Features, network: Network, by_hand: Evaluator) -> None:
        self.features: Final = features
        self.network: Final = network
        self.by_hand: Final = by_hand

    def evaluate(self, state: State, seat: i64) -> float:
        if state.over:  # a finished game has no features
            return self.by_hand.evaluate(state, seat)
        seen = seen_by(self.features, state, seat)
        return self.network.output(seen, self.network.signals(seen))

    def touched(self, before: State, after: State) -> i64:
        """As by hand, while the turn goes on: what else may change for others is little."""
        same_turn = after.turn == before.turn and after.seat == before.seat
        return self.by_hand.touched(before, after) if same_turn else EVERYBODY

    def breadth(self) -> i64:
        return self.by_hand.breadth()
