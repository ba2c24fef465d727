"""Time at a table, told from the times of its history: a clock is never stored."""

from typing import Literal

import msgspec

DAY = 86400.0


class ClockRule(msgspec.Struct, frozen=True, omit_defaults=False):
    """How long everybody may think: not limited, a budget for the game with an increment, or so many days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    base: float = 600.0
    increment: float = 10.0
    days: float = 3.0

    def full(self) -> float:
        """What a seat begins with, in seconds."""
        return self.base if self.kind == "live" else self.days * DAY


class Clocks:
    """What everybody has left."""

    def __init__(self, rule: ClockRule, players: int, started: float) -> None:
        self.rule = rule
        self.left = [rule.full()] * players
        self.since = started  # when the present decision began

    def pass_on(self, before: int, after: int, at: float) -> None:
        """Somebody did something: the seat that was deciding has used time, and gets some when it is another's decision."""
        if before >= 0:
            self.left[before] -= max(0.0, at - self.since)
            if after != before:
                self.left[before] = self.rule.full() if self.rule.kind == "days" else self.left[before] + self.rule.increment
        self.since = max(self.since, at)

    def restore(self, seat: int) -> None:
        """Somebody who left is back and has a full clock."""
        self.left[seat] = self.rule.full()

    def runs_out(self, seat: int) -> float | None:
        """When the deciding seat's time ends."""
        return None if self.rule.kind == "none" else self.since + self.left[seat]

    def shown(self, deciding: int, now: float) -> list[float | None]:
        """What each seat has left now."""
        if self.rule.kind == "none":
            return [None] * len(self.left)
        spent = max(0.0, now - self.since)
        return [round(max(0.0, left - spent if seat == deciding else left), 1) for seat, left in enumerate(self.left)]
