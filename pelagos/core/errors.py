"""Errors that a caller caused and can fix: one class for each kind of mistake.

Every message says in one line, fit to be shown to a person, what was wrong and what would be right.
"""

from typing import Literal

WordCode = Literal["empty", "unknown-verb", "unknown-value", "misspelt", "wrong-form", "unknown-number", "unknown-word"]
"""Why a text or a number is no word: a closed set of codes, so that others can say it in their language, as the terminal does."""


class PelagosError(ValueError):
    """The base of all errors that a caller can fix."""


class UnknownGame(PelagosError):
    """There is no game of that name."""


class UnknownBot(PelagosError):
    """There is no bot of that name, or it has no such setting."""


class UnknownLanguage(PelagosError):
    """The game has no texts in that language."""


class UnknownLesson(PelagosError):
    """The game has no lesson of that name."""


class BadLesson(PelagosError):
    """A lesson that does not replay, or a word that it does not accept."""


class BadPlayers(PelagosError):
    """The game is not for that many players."""


class BadSeed(PelagosError):
    """Neither a number for simulation nor 64 hex digits for a table."""


class BadMatch(PelagosError):
    """A match that cannot be played, for example without one bot for each seat."""


class UnknownOption(PelagosError):
    """The game has no option of that name."""


class BadOption(PelagosError):
    """The option does not have this value."""


class UnknownSeat(PelagosError):
    """There is no such seat."""


class UnknownWord(PelagosError):
    """A text or a code that is no word of the game's vocabulary. `values` are what a text for its `code` mentions."""

    def __init__(self, message: str, code: WordCode = "unknown-word", **values: int | str) -> None:
        super().__init__(message)
        self.code: WordCode = code
        self.values = values


class IllegalWord(PelagosError):
    """A word that exists but cannot be said in this position."""


class BadComponents(PelagosError):
    """A component file that contradicts itself or the rules; the message names the entry."""


class BadRecord(PelagosError):
    """The base of everything that can be wrong with a record."""


class UnreadableRecord(BadRecord):
    """A text that is not a record, or has an invalid line."""


class TruncatedRecord(BadRecord):
    """A record whose end is missing."""


class RecordVersionMismatch(BadRecord):
    """A record made by another format, other rules or other components."""


class RecordMismatch(BadRecord):
    """A record that does not replay: a word is illegal or a digest differs."""


class NoRecord(BadRecord):
    """The state is a sample, which has no history to write down."""


class MissingExtra(PelagosError, ImportError):
    """An optional library is not installed."""
