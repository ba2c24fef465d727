"""Numbers noted under names, in a file if there is one, so that an interrupted run can continue."""

import json
from collections.abc import Mapping
from pathlib import Path

from pelagos.arena.results import whole_lines
from pelagos.core.errors import BadMatch

FORMAT = "pelagos-tune 1"


class Checkpoint:
    """Keeps results; the first line of its file says what they are about."""

    def __init__(self, file: Path | None = None, about: Mapping[str, object] | None = None) -> None:
        self._file = file
        self._known: dict[str, float] = {}
        if file is None:
            return
        title = json.dumps({"format": FORMAT, **(about or {})}).encode()
        lines = whole_lines(file, FORMAT)
        if lines and lines[0] != title:
            raise BadMatch(f"{str(file)!r} is about another tuning; choose another file")
        for number, line in enumerate(lines[1:], start=2):
            self._read(number, line)
        file.write_bytes(b"".join(line + b"\n" for line in lines or [title]))  # without an incomplete last line

    def find(self, name: str) -> float | None:
        """The number noted under a name."""
        return self._known.get(name)

    def note(self, name: str, value: float) -> None:
        """Keep a number for good."""
        self._known[name] = value
        if self._file is not None:
            with self._file.open("a", encoding="utf-8") as opened:
                opened.write(json.dumps([name, value]) + "\n")

    def _read(self, number: int, line: bytes) -> None:
        try:
            name, value = json.loads(line)
            self._known[str(name)] = float(value)
        except (ValueError, TypeError):
            raise BadMatch(f"{str(self._file)!r} cannot be read: line {number} is no note") from None
