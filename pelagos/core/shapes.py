"""What every view contains, whatever the game. Each game's `view.py` says what it adds.

The page's types are made from these classes (`web/view_types.py`), with the comments behind the fields.
"""

from typing import NotRequired, TypedDict


class CommonView(TypedDict):
    """The fields of every view."""

    game: str
    seat: int | None  # whose eyes; None: a spectator's
    players: int
    ply: int  # words said so far
    turn: int  # turns begun so far
    deciding: int | None
    step: str | None  # what is asked
    prompt: NotRequired[dict[str, str | int] | None]  # what the question names, such as what is owed
    over: bool
    stopped: bool  # by a technical stop, without a winner
    scores: list[int]
    ranking: list[int]  # the place of each seat
