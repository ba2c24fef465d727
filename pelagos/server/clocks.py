"""Clocks, worked out from the times of a table's history: a clock is never stored."""

import time
from collections.abc import Sequence
from typing import Literal

import msgspec

DAY_SECONDS = 86400.0
UNTIMED_ABSENCE = 10
"""How many times as long as at a live table people may be away where no clock runs."""
_STARTED = time.time() - time.monotonic()


def now() -> float:
    """Seconds since 1970 by a clock that does not jump while the server runs, whatever is done to the machine's."""
    return _STARTED + time.monotonic()


class ClockRule(msgspec.Struct, frozen=True, omit_defaults=False):
    """How long everybody may think: without limit, a budget for the game with an increment, or some days for each turn."""

    kind: Literal["none", "live", "days"] = "none"
    base: float = 600.0
    increment: float = 10.0
    days: float = 3.0

    def full(self) -> float:
        """What a seat begins with, in seconds."""
        return self.base if self.kind == "live" else self.days * DAY_SECONDS

    def absence(self, live: float) -> float | None:
        """How long somebody must be away before the others may let a bot play; never, where each turn has its days."""
        return {"none": UNTIMED_ABSENCE * live, "live": live, "days": None}[self.kind]


Outage = tuple[float, float]
"""The beginning and end of a time when no server was running."""


class Clocks:
    """The time that everybody has left."""

    def __init__(self, rule: ClockRule, players: int, started: float, outages: Sequence[Outage] = ()) -> None:
        self.rule = rule
        self.outages = outages
        self.left = [rule.full()] * players
        self.since = started  # when the present decision began
        self._begun = [(started, tuple(self.left))]  # how the clocks stood when each decision began, by ply; where time is counted

    def pass_on(self, before: int, after: int, at: float, by_bot: bool) -> None:
        """Somebody did something: the seat that was deciding has used time, and gets some when it is another's decision.

        What a bot does for somebody costs them no time and brings them none: leaving and coming back changes nothing.
        """
        if self.rule.kind == "none":
            return
        if before >= 0 and not by_bot:
            self.left[before] -= self._ran(at)
        if before >= 0 and after != before:
            if self.rule.kind == "days":
                self.left[before] = self.rule.full()
            elif not by_bot:
                self.left[before] += self.rule.increment
        self.since = max(self.since, at)

    def mark(self) -> None:
        """A word was said: another decision begins."""
        if self.rule.kind != "none":
            self._begun.append((self.since, tuple(self.left)))

    def take_back(self, ply: int) -> None:
        """Words were taken back: whoever decided then has been deciding since, so that taking back brings nobody any time."""
        if self.rule.kind != "none":
            del self._begun[ply + 1 :]
            self.since, left = self._begun[ply]
            self.left = list(left)

    def used_up(self, seat: int) -> bool:
        """Whether a seat's time for the whole game has run out."""
        return self.rule.kind == "live" and self.left[seat] <= 0

    def runs_out(self, seat: int) -> float | None:
        """When the deciding seat's time ends."""
        if self.rule.kind == "none":
            return None
        return self.since + self.left[seat] + sum(ended - began for began, ended in self.outages if began >= self.since)

    def _ran(self, until: float) -> float:
        """How long the present decision has taken, without the time for which no server was there."""
        down = sum(max(0.0, min(ended, until) - max(began, self.since)) for began, ended in self.outages)
        return max(0.0, until - self.since - down)

    def shown(self, deciding: int, now: float) -> list[float | None]:
        """What each seat has left now."""
        if self.rule.kind == "none":
            return [None] * len(self.left)
        spent = self._ran(now)
        return [round(max(0.0, left - spent if seat == deciding else left), 1) for seat, left in enumerate(self.left)]
