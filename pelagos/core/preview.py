"""What a word would do before it is said, and why another cannot be said."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TypedDict

from pelagos.core.journal import LogEntry


class Odds(TypedDict):
    """How likely one outcome is, where chance decides: of a whole battle, for example, or of its next round.

    The outcomes of a game are named in its locales: `odds-<outcome>`. The chances of one thing add up to 1.
    """

    of: str
    outcome: str
    chance: float


@dataclass(frozen=True)
class Preview:
    """What a legal word would do, as far as the seat that would say it can know."""

    word: str
    uncovers: bool
    """Something hidden or random would come out."""
    view: dict[str, object] | None
    """What the seat would see then. If something would come out: what it would see just before that, `step` being the step that
    brings it out, which nobody decides; None if the word itself brings it out."""
    log: list[LogEntry]
    """What would have happened by then, as the seat would be told."""
    ends_turn: bool
    """Whether the turn or the game would end, whatever comes out."""
    odds: list[Odds] | None
    """The exact odds, if chance decides what follows and the game gives them."""


@dataclass(frozen=True)
class Reason:
    """Why a word cannot be said: a message of the locales, `reason-<name>`, with its values.

    Text values get their names as in words, by the axis that the key names (`{"resource": "tablet"}`); `seat` is a player,
    counted from 1, and `step` the step that is asked first.
    """

    name: str
    values: Mapping[str, int | str] = field(default_factory=dict)
    rule: str = ""
    """The number of the rule that says so; empty for what holds in every game."""
