"""A game on paper: setup and words, with digests at the ends of turns so that a replay can be verified.

The text form is for people and described in docs/records.md.
"""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from pelagos.core.errors import (
    IllegalWord,
    NoRecord,
    PelagosError,
    RecordMismatch,
    RecordVersionMismatch,
    TruncatedRecord,
    UnknownWord,
    UnreadableRecord,
)
from pelagos.core.game import Setup
from pelagos.core.options import read, written
from pelagos.core.registry import game as find_game
from pelagos.core.state import State

FORMAT: Final = "pelagos-record 1"
TRUNCATED: Final = "the record breaks off: its last line must be 'end' with the number of words and how it ended"


@dataclass(frozen=True, repr=False)
class Record:
    """Everything that makes a game: its setup, its words, and the digests to verify it by."""

    setup: Setup
    words: list[int]
    digests: dict[int, int] = field(default_factory=dict)
    """Digests by ply, at the end of each turn and of the record."""
    ending: str = "open"
    """How it ends: open, won (by somebody), lost (by everybody) or stopped (by the technical stop)."""

    @classmethod
    def of(cls, state: State) -> "Record":
        """The record of a game so far."""
        if not state.recording:
            raise NoRecord("a sampled state has no record: its hidden things were dealt anew; take the record of the game itself")
        words = [int(word) for word in state.past]
        digests: dict[int, int] = {}
        again = state.setup.game.begin(state.setup)
        for word in words:
            turn = again.turn
            again.play(word)
            if again.turn != turn:
                digests[again.ply] = again.digest()
        digests[len(words)] = state.digest()
        return cls(state.setup, words, digests, ending_of(state))

    def __repr__(self) -> str:
        setup = self.setup
        return f"<Record of {setup.game.title}: {setup.players} players, {len(self.words)} words, {self.ending}>"

    def replay(self, to: int | None = None) -> State:
        """The position after the first `to` words (all of them by default), verified on the way."""
        plies = len(self.words) if to is None else to
        if not 0 <= plies <= len(self.words):
            raise UnreadableRecord(f"the record has {len(self.words)} words, so there is no position after {plies}")
        state = self.setup.game.begin(self.setup)
        self._verify(state)
        for word in self.words[:plies]:
            turn = state.turn
            try:
                state.apply(word)
            except (IllegalWord, UnknownWord) as error:
                raise RecordMismatch(f"word {state.ply + 1} of the record does not replay: {error}") from None
            if self.digests and state.turn != turn and state.ply not in self.digests:
                raise RecordMismatch(f"a turn ends with word {state.ply}, but the record has no digest there")
            self._verify(state)
        if plies == len(self.words) and ending_of(state) != self.ending:
            raise RecordMismatch(f"the record says that it ends {self.ending!r}, but the game is then {ending_of(state)!r}")
        return state

    def _verify(self, state: State) -> None:
        """Compare the digest, if the record has one here."""
        expected = self.digests.get(state.ply)
        if expected is None or expected == state.digest():
            return
        word = f"word {state.ply}, '{self.setup.game.text(self.words[state.ply - 1])}'" if state.ply else "the start"
        since = max((ply for ply in self.digests if ply < state.ply), default=0)
        raise RecordMismatch(
            f"the replay differs from the record at {word}: its digest is {state.digest():016x}, the record says {expected:016x}; "
            f"something was changed in words {since + 1} to {state.ply} or in the setup"
        )

    def dumps(self, remarks: Callable[[int], list[str]] | None = None) -> str:
        """The record as text; `remarks(ply)` may give lines of comment on what had happened by then."""
        setup = self.setup
        lines = [
            FORMAT,
            f"game {setup.game.name}",
            f"rules {setup.game.version}",
            f"players {setup.players}",
            f"seed {setup.seed}",
            *(f"option {name} {written(value)}" for name, value in setup.options.items()),
            "",
        ]
        for ply in range(len(self.words) + 1):
            if ply:
                lines.append(setup.game.text(self.words[ply - 1]))
            lines.extend(f"# {remark}" for remark in (remarks(ply) if remarks else []))
            if ply in self.digests:
                lines.append(f"= {self.digests[ply]:016x}")
        lines.append(f"end {len(self.words)} {self.ending}")
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str) -> "Record":
        """Read a record. Nothing is played yet: `replay` does that."""
        return _Reader(text).record()


def replayed(text: str) -> State:
    """The position at the end of a record's text: what unpickling a state does."""
    return Record.loads(text).replay()


def ending_of(state: State) -> str:
    """How a game stands: open, won, lost (over without a first place, as a solo game can be) or stopped."""
    if not state.over:
        return "open"
    if state.stopped:
        return "stopped"
    return "won" if 1 in state.ranking() else "lost"


def take_back(state: State) -> State | None:
    """The position one word earlier, if the word may be taken back: in the same turn, with nothing hidden or random since."""
    if state.over or state.ply <= state.sealed:
        return None
    earlier = Record(state.setup, [int(word) for word in state.past]).replay(state.ply - 1)
    return earlier if earlier.turn == state.turn else None


class _Reader:
    """Reads the text form line by line; errors say which line is invalid."""

    def __init__(self, text: str) -> None:
        self.lines = [line.strip() for line in text.splitlines()]
        self.number = 0

    def wrong(self, what: str) -> UnreadableRecord:
        """An error at the line just read."""
        return UnreadableRecord(f"line {self.number}: {what}")

    def next(self) -> str:
        """The next line that is neither a remark nor empty."""
        while self.number < len(self.lines):
            line = self.lines[self.number]
            self.number += 1
            if line and not line.startswith("#"):
                return line
        raise TruncatedRecord(TRUNCATED)

    def header(self, key: str) -> str:
        """The value of the header line that must come next."""
        line = self.next()
        found, _, value = line.partition(" ")
        if found != key or not value:
            raise self.wrong(f"'{key} ...' should stand here, not {line[:60]!r}")
        return value

    def record(self) -> Record:
        """The whole record."""
        if not self.lines or self.lines[0] != FORMAT:
            first = self.lines[0][:60] if self.lines else ""
            if first.startswith("pelagos-record"):
                raise RecordVersionMismatch(f"this is a '{first}'; only '{FORMAT}' can be read")
            raise UnreadableRecord(f"this is no record: its first line must be '{FORMAT}', not {first!r}")
        last = next(line for line in reversed(self.lines) if line and not line.startswith("#"))
        if not last.startswith("end "):
            raise TruncatedRecord(TRUNCATED)
        self.number = 1
        game = find_game(self.header("game"))
        version = self.header("rules")
        if version != game.version:
            raise RecordVersionMismatch(f"the record was made by rules {version}; these are rules {game.version} of {game.title}")
        players, seed = self.header("players"), self.header("seed")
        line = self.next()
        given: dict[str, str] = {}
        while line.startswith("option "):
            name, _, value = line.removeprefix("option ").partition(" ")
            given[name] = value
            line = self.next()
        try:
            options = read(game.options, given)
            number = int(players) if players.isdecimal() else 0
            setup = game.setup(number, int(seed) if seed.isdecimal() and len(seed) < 64 else seed, options)
        except PelagosError as error:
            raise UnreadableRecord(f"the record's setup makes no game: {error}") from None
        return self.body(setup, line)

    def body(self, setup: Setup, line: str) -> Record:
        """Words, digests and the closing line."""
        words: list[int] = []
        digests: dict[int, int] = {}
        while not line.startswith("end "):
            if line.startswith("= "):
                digests[len(words)] = self.digest(line.removeprefix("= "))
            else:
                try:
                    words.append(setup.game.code(line))
                except UnknownWord as error:
                    raise self.wrong(str(error)) from None
            line = self.next()
        _, number, ending = [*line.split(), "", ""][:3]
        if ending not in ("open", "won", "lost", "stopped") or not number.isdecimal():
            raise self.wrong(f"the last line must be like 'end {len(words)} won', not {line[:60]!r}")
        if int(number) != len(words):
            raise TruncatedRecord(f"the record announces {number} words but has {len(words)}: lines were lost or added")
        return Record(setup, words, digests, ending)

    def digest(self, text: str) -> int:
        """The number in a digest line."""
        try:
            if len(text) == 16:
                return int(text, 16)
        except ValueError:
            pass
        raise self.wrong(f"a digest has 16 hex digits, not {text[:60]!r}")
