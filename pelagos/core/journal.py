"""What happened, as message ids with parameters; readers turn it into sentences in their language.

A position keeps its journal as one flat list of numbers.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from pelagos.core.words import Axis

NUMBERS_PER_ENTRY: Final = 8
"""Numbers per entry: ply, message, seat and up to five parameters."""

NUMBER: Final = Axis("number", [])
"""The axis of a parameter that is just a number."""

LogEntry = dict[str, int | str]


@final
class Message:
    """One kind of thing that can happen, with its parameters' names and axes.

    Private parameters are seen only by the entry's seat and the one that the parameter `shared_with` names.
    """

    def __init__(self, number: i64, name: str, params: list[tuple[str, Axis]], private: tuple[str, ...], shared_with: str) -> None:
        self.number: Final = number
        self.name: Final = name
        self.params: Final = params
        self.private: Final = private
        self.shared_with: Final = shared_with

    def tells(self, journal: vec[i64], start: i64, seat: int | None) -> bool:
        """Whether a seat sees the private parameters of the entry that begins there."""
        if journal[start + 2] == seat:
            return True
        return any(name == self.shared_with and journal[start + 3 + i] == seat for i, (name, _axis) in enumerate(self.params))


@final
class Messages:
    """All kinds of things that can happen in a game, numbered."""

    def __init__(self) -> None:
        self.kinds: Final[list[Message]] = []

    def kind(self, name: str, *params: tuple[str, Axis], private: tuple[str, ...] = (), shared_with: str = "") -> Message:
        """Declare a kind of thing that can happen."""
        message = Message(len(self.kinds), name, list(params), private, shared_with)
        self.kinds.append(message)
        return message


def noted(journal: vec[i64], ply: i64, message: i64, seat: i64, a: i64, b: i64, c: i64, d: i64, e: i64) -> vec[i64]:
    """The journal with one more entry."""
    journal = append(journal, ply)
    journal = append(journal, message)
    journal = append(journal, seat)
    journal = append(journal, a)
    journal = append(journal, b)
    journal = append(journal, c)
    journal = append(journal, d)
    return append(journal, e)


def entries(journal: vec[i64], messages: Messages, seat: int | None, since: int = 0) -> list[LogEntry]:
    """What happened from a ply on, as a seat (None: a spectator) may know it.

    JSON-ready dicts: ply, message, seat (-1: nobody in particular) and the parameters, without private ones.
    """
    out: list[LogEntry] = []
    for start in range(_first(journal, since), len(journal), NUMBERS_PER_ENTRY):
        kind = messages.kinds[journal[start + 1]]
        entry: LogEntry = {"ply": journal[start], "message": kind.name, "seat": journal[start + 2]}
        inside = not kind.private or kind.tells(journal, start, seat)
        for place, (name, axis) in enumerate(kind.params, start + 3):
            if inside or name not in kind.private:
                entry[name] = axis.values[journal[place]] if len(axis) else journal[place]
        out.append(entry)
    return out


def _first(journal: vec[i64], since: i64) -> int:
    """The index of the first entry from a ply on. Usually only the last few are wanted, so the search begins at the end."""
    start: i64 = len(journal)
    while start > 0 and journal[start - NUMBERS_PER_ENTRY] >= since:
        start -= NUMBERS_PER_ENTRY
    return start
