"""Features: named numbers that describe a position as one seat knows it, for learned evaluations and for research.

A game lists its features by name in its features.py and tells, for a position and a seat, those that are not zero. The list is long
and a position has few of them, so they are never laid out in full: each goes to a sink, which notes it or weighs it at once.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.state import State


@final
class FeatureList:
    """The names of features in their order, each with what it means."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.meanings: dict[str, str] = {}
        """By name, or by the group's name where several features mean the same of different things."""

    def one(self, name: str, meaning: str) -> i64:
        """A new feature; tells its number."""
        return self.group(name, [""], meaning)

    def group(self, name: str, members: list[str], meaning: str) -> i64:
        """A new feature for each member, called `name.member`; tells the number of the first."""
        if name in self.meanings:
            raise ValueError(f"there are features {name!r} already")
        self.meanings[name] = meaning
        first: i64 = len(self.names)
        self.names += [f"{name}.{member}" if member else name for member in members]
        return first


@mypyc_attr(acyclic=True)
class FeatureSink:
    """Whoever is told the features of a position."""

    def add(self, feature: i64, value: float) -> None:
        """A feature has this value; told twice, the values are added."""
        raise NotImplementedError


@final
@mypyc_attr(acyclic=True)
class SparseVector(FeatureSink):
    """Notes features and their values in the order in which they are told."""

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
    """Adds up features, each times its weight; the weights begin somewhere in a longer list."""

    def __init__(self, weights: vec[float], start: i64) -> None:
        self.weights: Final = weights
        self.start: Final = start
        self.total: float = 0.0

    def add(self, feature: i64, value: float) -> None:
        self.total += value * self.weights[self.start + feature]


@mypyc_attr(allow_interpreted_subclasses=True)
class Features:
    """What a game tells of its positions. Games fill in the methods that raise NotImplementedError."""

    def __init__(self, listed: FeatureList, stages: list[str], phases: int, points: bool) -> None:
        self.names: Final = listed.names
        self.meanings: Final = listed.meanings
        self.stages: Final = stages
        """Parts of a game in which a feature may be worth something else, by name."""
        self.phases: Final = phases
        """Parts of a game in which a lead may be more or less sure."""
        self.points: Final = points
        """Whether an evaluation foretells the results; otherwise it foretells who wins, since the results tell little else."""

    def observe(self, state: State, seat: i64, sink: FeatureSink) -> None:
        """Tell what the seat knows of a position that is not over."""
        raise NotImplementedError

    def stage(self, state: State, seat: i64) -> i64:
        """In which stage the seat is."""
        raise NotImplementedError

    def phase(self, state: State) -> i64:
        """In which phase the game is."""
        raise NotImplementedError

    def result(self, state: State, seat: i64) -> float:
        """What a seat came to in a game that is over, in the unit in which an evaluation is fitted."""
        raise NotImplementedError

    def known(self) -> dict[str, float]:
        """The weights that an evaluation has before it has learned anything."""
        raise NotImplementedError

    def vector(self, state: State, seat: i64) -> dict[str, float]:
        """The features of a position that are not zero, by name."""
        sink = SparseVector()
        self.observe(state, seat, sink)
        return {self.names[feature]: value for feature, value in sink.total().items()}
