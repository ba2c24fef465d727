"""The result file of a match: JSON lines, first the plan and then each finished game, so that an interrupted run can continue."""

import json
from dataclasses import asdict
from pathlib import Path

from pelagos.arena.match_plan import MatchPlan, Outcome, Thinking
from pelagos.core.errors import BadMatch

FORMAT = "pelagos-arena 1"


def seed_in(file: Path) -> int | None:
    """The seed of the match in a result file, if there is one."""
    lines = whole_lines(file, FORMAT)
    return _header(file, lines[0]).seed if lines else None


def finished(file: Path, plan: MatchPlan) -> dict[int, Outcome]:
    """The games of this plan that the file has, by number. An incomplete last line does not count."""
    lines = whole_lines(file, FORMAT)
    if not lines:
        return {}
    found = _header(file, lines[0])
    for name, value in asdict(plan).items():
        other = asdict(found)[name]
        if name == "weights" and other != value:
            raise BadMatch(
                f"{str(file)!r} was begun with other weights than are now in {', '.join(value)}; restore them or take another file"
            )
        if other != value:
            raise BadMatch(f"{str(file)!r} holds another match: its {name} is {other!r}, not {value!r}; choose another file")
    outcomes = [_outcome(file, number, line, plan.players) for number, line in enumerate(lines[1:], start=2)]
    return {outcome.k: outcome for outcome in outcomes}


class Results:
    """A result file to which finished games are added. An incomplete last line is cut off first."""

    def __init__(self, file: Path, plan: MatchPlan) -> None:
        held = b"".join(line + b"\n" for line in whole_lines(file, FORMAT))
        self._file = file.open("ab")
        self._file.truncate(len(held))
        if not held:
            self._write({"format": FORMAT} | asdict(plan))

    def add(self, outcome: Outcome) -> None:
        """Keep a game for good."""
        self._write(asdict(outcome))

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def _write(self, data: dict[str, object]) -> None:
        self._file.write(json.dumps(data).encode() + b"\n")
        self._file.flush()


def whole_lines(file: Path, kind: str) -> list[bytes]:
    """The complete lines of a file of this format, none if there is no file yet; any other file is refused."""
    if not file.exists():
        return []
    text = file.read_bytes()
    start = json.dumps({"format": kind}).encode()[:-1]
    if not start.startswith(text[: len(start)]):
        raise BadMatch(f"{str(file)!r} is no result file of the kind {kind!r}; choose another name")
    return text.split(b"\n")[:-1]


def _header(file: Path, line: bytes) -> MatchPlan:
    try:
        data = json.loads(line)
        del data["format"]
        return MatchPlan(**data)
    except (ValueError, TypeError):
        raise BadMatch(f"{str(file)!r} cannot be read: its first line describes no match") from None


def _outcome(file: Path, number: int, line: bytes, players: int) -> Outcome:
    try:
        data = json.loads(line)
        outcome = Outcome(**data | {"thinking": [Thinking(**one) for one in data["thinking"]]})
        if len(outcome.ranking) == len(outcome.thinking) == players and outcome.k >= 0:
            return outcome
    except (ValueError, TypeError, KeyError):
        pass
    raise BadMatch(f"{str(file)!r} cannot be read: line {number} is no finished game of {players} players")
