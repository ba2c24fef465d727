"""Features: named numbers that describe a position as one seat knows it, for learned evaluations and for research.

A game names its features in its features.py and gives, for a position and a seat, those that are not zero. There are many features
and few are set in any position, so they are never laid out in full: each goes to a sink, which notes or weighs it at once.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.state import State


@final
class FeatureList:
    """The names of features, in order, with what each means."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.meanings: dict[str, str] = {}
        """By name, or by the group's name where several features mean the same for different things."""

    def one(self, name: str, meaning: str) -> i64:
        """Declare a feature; returns its number."""
        return self.group(name, [""], meaning)

    def group(self, name: str, members: list[str], meaning: str) -> i64:
        """Declare a feature for each member, called `name.member`; returns the number of the first."""
        if name in self.meanings:
            raise ValueError(f"there are features {name!r} already")
        self.meanings[name] = meaning
        first: i64 = len(self.names)
        self.names += [f"{name}.{member}" if member else name for member in members]
        return first


@mypyc_attr(acyclic=True)
class FeatureSink:
    """Something that takes the features of a position."""

    def add(self, feature: i64, value: float) -> None:
        """Take a feature's value; if it comes twice, the values are added."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class SparseVector(FeatureSink):
    """Notes features and their values in the order they come."""

    def __init__(self) -> None:
        self.indices: vec[i64] = vec[i64](capacity=64)
        self.values: vec[float] = vec[float](capacity=64)

    def add(self, feature: i64, value: float) -> None:
        if value != 0.0:
            self.indices = append(self.indices, feature)
            self.values = append(self.values, value)

    def total(self) -> dict[int, float]:
        """The value of each feature that is not zero."""
        found: dict[int, float] = {}
        for i in range(len(self.indices)):
            found[self.indices[i]] = found.get(self.indices[i], 0.0) + self.values[i]
        return found


@final
@mypyc_attr(acyclic=True)
class WeightedSum(FeatureSink):
    """Adds up features times their weights, which begin at an offset in a longer list."""

    def __init__(self, weights: vec[float], start: i64) -> None:
        self.weights: Final = weights
        self.start: Final = start
        self.total: float = 0.0

    def add(self, feature: i64, value: float) -> None:
        self.total += value * self.weights[self.start + feature]


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """A game's description of its positions. Games fill in the methods that raise NotImplementedError."""

    def __init__(self, listed: FeatureList, stages: list[str], phases: int, points: bool) -> None:
        self.names: Final = listed.names
        self.meanings: Final = listed.meanings
        self.stages: Final = stages
        """Parts of a game in which a feature may be worth something else, by name."""
        self.phases: Final = phases
        """Parts of a game in which a lead may be more or less certain."""
        self.points: Final = points
        """Whether an evaluation predicts the results; otherwise it predicts who wins, since the results say little else."""

    def observe(self, state: State, seat: i64, sink: FeatureSink) -> None:
        """Give a sink what the seat knows of a position that is not over."""
        raise NotImplementedError

    def stage(self, state: State, seat: i64) -> i64:
        """The stage the seat is in."""
        raise NotImplementedError

    def phase(self, state: State) -> i64:
        """The phase the game is in."""
        raise NotImplementedError

    def result(self, state: State, seat: i64) -> float:
        """A seat's result in a finished game, in the unit in which evaluations are fitted."""
        raise NotImplementedError

    def known(self) -> dict[str, float]:
        """The weights of an evaluation that has not learned anything yet."""
        raise NotImplementedError

    def vector(self, state: State, seat: i64) -> dict[str, float]:
        """The features of a position that are not zero, by name."""
        sink = SparseVector()
        self.observe(state, seat, sink)
        return {self.names[feature]: value for feature, value in sink.total().items()}
