"""Who is at other processes, as they repeat it every few seconds."""

import time

PRESENCE_SECONDS = 40.0
"""Seconds after which somebody at another process counts as gone if it has not been repeated."""
REMEMBERED_SECONDS = 3600.0
"""Seconds for which it is remembered when somebody was last there; no rule asks about longer absences."""


class Elsewhere:
    """People at other processes, and until when that holds if nobody repeats it."""

    def __init__(self) -> None:
        self._people: dict[str, dict[str, float]] = {}  # by person and process, whoever was told of last at the end

    def __contains__(self, person: object) -> bool:
        return isinstance(person, str) and self.until(person) > time.monotonic()

    def __len__(self) -> int:
        return len(self._people)

    def people(self) -> set[str]:
        """Everybody who is there."""
        now = time.monotonic()
        return {person for person, processes in self._people.items() if max(processes.values()) > now}

    def until(self, person: str) -> float:
        """Until when somebody is there, or when they were there last."""
        return max(self._people.get(person, {}).values(), default=0.0)

    def hear(self, process: str, people: list[str], there: bool) -> None:
        """A process tells who is there, or no longer."""
        now = time.monotonic()
        for person in people:
            processes = {other: until for other, until in self._people.pop(person, {}).items() if until > now}
            self._people[person] = processes | {process: now + (PRESENCE_SECONDS if there else 0.0)}
        while self._people and self.until(longest := next(iter(self._people))) < now - REMEMBERED_SECONDS:
            del self._people[longest]
