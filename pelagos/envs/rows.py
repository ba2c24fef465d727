"""Positions laid out as rows of numbers, for environments: what a seat knows, and which words it may say."""

from array import array
from typing import final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from pelagos.core.errors import BadMatch
from pelagos.core.features import Features, FeatureSink
from pelagos.core.game import Game
from pelagos.core.state import State


def features_of(game: Game) -> Features:
    """The game's features, which it must have."""
    if game.features is None:
        raise BadMatch(f"{game.title} has no features, so there is nothing to observe")
    return game.features


@final
@mypyc_attr(acyclic=True)
class Rows(FeatureSink):
    """Two tables with a row for each position: the features of a seat in full, and a 1 for each legal word.

    The tables are made once; NumPy reads them without a copy (`numpy.frombuffer`). Few numbers of a row are not 0, so a row is
    filled by resetting those and writing the new ones.
    """

    def __init__(self, features: Features, words: i64, rows: i64) -> None:
        self.features: Features = features
        self.width: i64 = len(features.names)
        self.words: i64 = words
        self.cells: vec[float] = vec[float](array("d", bytes(8 * rows * self.width)))
        self.marks: vec[u8] = vec[u8](bytes(rows * words))
        self.legal: vec[vec[i64]] = vec[vec[i64]]([vec[i64]() for row in range(rows)])
        """The legal words of each row's position."""
        self._room: i64 = 2 * self.width
        self._written: vec[i64] = vec[i64](array("q", bytes(8 * rows * self._room)))
        self._count: vec[i64] = vec[i64](array("q", bytes(8 * rows)))
        """For each row, how many cells were written, and which."""
        self._start: i64 = 0
        self._next: i64 = 0

    def add(self, feature: i64, value: float) -> None:
        if value != 0.0:
            cell = self._start + feature
            before = self.cells[cell]
            if before == 0.0:
                self._written[self._next] = cell
                self._next += 1
            self.cells[cell] = before + value

    def fill(self, row: i64, state: State, seat: i64) -> None:
        """Fill a row with a position as the seat knows it. If another seat decides or the game is over, no word is legal."""
        self._clear(row)
        legal = vec[i64]()
        if not state.over:
            self._start = row * self.width
            self._next = row * self._room
            self.features.observe(state, seat, self)
            self._count[row] = self._next - row * self._room
            if state.seat == seat:
                legal = state.legal_words()
        self.legal[row] = legal
        marks = self.marks
        first = row * self.words
        for i in range(len(legal)):
            marks[first + legal[i]] = 1

    def _clear(self, row: i64) -> None:
        written, cells, first = self._written, self.cells, row * self._room
        for i in range(self._count[row]):
            cells[written[first + i]] = 0.0
        self._count[row] = 0
        legal, marks = self.legal[row], self.marks
        first = row * self.words
        for i in range(len(legal)):
            marks[first + legal[i]] = 0
