"""What the server says when it will not do something: a closed set of codes (docs/http-api.md), each with a text on the page."""

from typing import Final, Literal, get_args

from pelagos.core.errors import PelagosError

Code = Literal[
    "stale",
    "not-your-seat",
    "not-yours",
    "illegal",
    "confirm",
    "nothing-to-confirm",
    "no-undo",
    "not-started",
    "started",
    "over",
    "not-over",
    "other-rules",
    "taken",
    "free-seats",
    "left",
    "resigned",
    "not-a-person",
    "stranger",
    "no-time",
    "no-seat",
    "bad-seat",
    "no-table",
    "not-here",
    "no-ply",
    "no-such-thing",
    "no-hints",
    "no-hint",
    "not-deciding",
    "no-chances",
    "no-analysis",
    "bad-message",
    "bad-request",
    "wrong-method",
    "too-large",
    "foreign-origin",
    "too-often",
    "too-many",
    "too-many-tokens",
    "wrong-password",
    "banned",
    "muted",
    "no-session",
    "name-taken",
    "bad-name",
    "bad-token",
    "has-account",
    "bad-address",
    "no-mail",
    "not-reached",
    "nobody",
    "trouble",
    "unknown-game",
    "unknown-bot",
    "unknown-lesson",
    "unknown-language",
    "unknown-option",
    "bad-option",
    "bad-players",
    "bad-seed",
    "unreadable-record",
    "truncated-record",
    "record-version-mismatch",
    "record-mismatch",
]

STATUS: Final[dict[Code, int]] = {
    "stale": 409,
    "not-your-seat": 403,
    "not-yours": 403,
    "illegal": 400,
    "confirm": 409,
    "nothing-to-confirm": 409,
    "no-undo": 409,
    "not-started": 409,
    "started": 409,
    "over": 409,
    "not-over": 403,
    "other-rules": 409,
    "taken": 409,
    "free-seats": 409,
    "left": 409,
    "resigned": 409,
    "not-a-person": 409,
    "stranger": 403,
    "no-time": 409,
    "no-seat": 404,
    "bad-seat": 400,
    "no-table": 404,
    "not-here": 403,
    "no-ply": 404,
    "no-such-thing": 404,
    "no-hints": 403,
    "no-hint": 503,
    "not-deciding": 409,
    "no-chances": 503,
    "no-analysis": 404,
    "bad-message": 400,
    "bad-request": 400,
    "wrong-method": 405,
    "too-large": 413,
    "foreign-origin": 403,
    "too-often": 429,
    "too-many": 409,
    "too-many-tokens": 409,
    "wrong-password": 401,
    "banned": 403,
    "muted": 403,
    "no-session": 404,
    "name-taken": 409,
    "bad-name": 400,
    "bad-token": 401,
    "has-account": 409,
    "bad-address": 400,
    "no-mail": 409,
    "not-reached": 502,
    "nobody": 401,
    "trouble": 500,
    "unknown-game": 404,
    "unknown-bot": 400,
    "unknown-lesson": 404,
    "unknown-language": 400,
    "unknown-option": 400,
    "bad-option": 400,
    "bad-players": 400,
    "bad-seed": 400,
    "unreadable-record": 400,
    "truncated-record": 400,
    "record-version-mismatch": 400,
    "record-mismatch": 400,
}
"""The HTTP status of each code."""

BY_STATUS: Final[dict[int, Code]] = {404: "no-such-thing", 405: "wrong-method", 413: "too-large", 429: "too-often", 500: "trouble"}
"""The codes of what the framework refuses; all else was not understood."""


class Refusal(Exception):
    """A refusal: a code for programs and a sentence for people."""

    def __init__(self, why: Code, text: str) -> None:
        super().__init__(text)
        self.why: Code = why
        self.text = text

    @property
    def status(self) -> int:
        """The HTTP status."""
        return STATUS[self.why]


def refusal_of(error: PelagosError) -> Refusal:
    """What the library will not do; its errors are written for people."""
    name = "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in type(error).__name__).lstrip("-")
    return Refusal(next((code for code in get_args(Code) if code == name), "bad-request"), str(error))


class OtherRules(Refusal):
    """A table whose game was begun by another version of the rules: its words would lead to another position, or to none."""

    def __init__(self, theirs: str, ours: str) -> None:
        super().__init__(
            "other-rules",
            f"this game is played by version {theirs} of the rules and the server has {ours}: a server of that version can show it",
        )


class WrongReplay(OtherRules):
    """A table whose history leads elsewhere than it did when it was written: the rules have changed without a new version."""

    def __init__(self, version: int) -> None:
        Refusal.__init__(
            self,
            "other-rules",
            f"this game came out differently when it was played, from entry {version} of its history on: other rules were in force",
        )


def stale(version: int) -> Refusal:
    """Something else came first."""
    return Refusal("stale", f"something else came first: the table is at version {version}")


def not_your_seat() -> Refusal:
    """Somebody else decides."""
    return Refusal("not-your-seat", "another seat decides now")


def unknown_table() -> Refusal:
    """There is no such table."""
    return Refusal("no-table", "there is no such table")
