"""How a table stands, for the lists and for the clocks."""

from typing import Literal

import msgspec

Stage = Literal["gathering", "running", "over"]


class Result(msgspec.Struct, frozen=True):
    """How a game ended."""

    ranking: list[int] | None  # none where everybody agreed to end it
    ending: str  # as its record says it


class Progress(msgspec.Struct, frozen=True):
    """What changes in a table's row with an entry of its history."""

    state: Stage
    waiting: int | None
    due: float | None
    result: Result | None = None
