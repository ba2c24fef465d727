"""What goes over the wire: the shapes of requests, answers and messages on the socket (docs/http-api.md)."""

from typing import Annotated, Literal

import msgspec

from pelagos.core.journal import Entry as LogEntry
from pelagos.server.clocks import ClockRule

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
BotName = Literal["easy", "normal", "hard", "greedy", "random"]
BOTS: list[str] = ["easy", "normal", "hard", "greedy", "random"]
Language = Literal["en", "pl", "de"]
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=22)]
Id = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A request: what it does not know it refuses."""


# -- tables


class SeatWish(Strict, frozen=True):
    """Who shall sit on a seat of a new table."""

    kind: Literal["me", "open", "bot"]
    bot: BotName | None = None
    name: Name | None = None


class ClockWish(Strict, frozen=True):
    """The clock of a new table."""

    kind: Literal["none", "live", "days"] = "none"
    base: Annotated[float, msgspec.Meta(ge=10, le=86400)] = 600.0
    increment: Annotated[float, msgspec.Meta(ge=0, le=3600)] = 10.0
    days: Annotated[float, msgspec.Meta(ge=0.01, le=60)] = 3.0


class NewTable(Strict, frozen=True):
    """A table that somebody wants to open."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    seats: Annotated[list[SeatWish], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, bool | str | list[str]] = {}
    public: bool = False
    hints: bool = False
    confirm: bool = False
    clock: ClockWish = ClockWish()
    start: bool = False
    language: Language | None = None


class SeatDeed(Strict, frozen=True):
    """What shall happen to a seat."""

    do: Literal["take", "leave", "bot", "open"]
    bot: BotName | None = None
    name: Name | None = None


class Say(Strict, frozen=True):
    """A word, said after a version."""

    version: Number
    word: Word


class After(Strict, frozen=True):
    """Something that is done after a version."""

    version: Number


class ChatLine(Strict, frozen=True):
    """Something said to everybody at the table."""

    text: ChatText


class HintWish(Strict, frozen=True):
    """Whose decision a hint is wanted for."""

    seat: Number | None = None


class BranchWish(Strict, frozen=True):
    """Where to play on from."""

    ply: Number


class Version(msgspec.Struct):
    """The version of a table after what was asked for."""

    version: int


class SeatInfo(msgspec.Struct):
    """Who sits on a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    online: bool
    left: bool
    resigned: bool
    rating: float | None


class TableInfo(msgspec.Struct):
    """A table, as one person is told of it."""

    id: str
    game: str
    title: str
    options: dict[str, bool | str | list[str]]
    state: Literal["gathering", "running", "over"]
    public: bool
    hints: bool
    confirm: bool
    clock: ClockRule
    created: float
    version: int
    owner: bool
    mine: list[int]
    seats: list[SeatInfo]
    waiting: int | None
    commitment: str
    secret: str | None
    ranking: list[int] | None
    origin: str
    rematch: str | None
    rules: str | None
    language: Language


class Position(msgspec.Struct):
    """How a table stands, through the eyes of a seat."""

    table: str
    version: int
    ply: int
    seat: int | None
    view: dict[str, object]
    legal: list[str]
    undo: bool
    confirm: bool
    log: list[LogEntry]
    log_from: int
    since: list[LogEntry]
    clocks: list[float | None]
    deciding: list[int]


class Everything(msgspec.Struct):
    """A position with everybody's view of it, by seat."""

    position: Position
    views: list[dict[str, object]]


class ChatMessage(msgspec.Struct):
    """A line of a table's chat."""

    table: str
    number: int
    name: str
    seat: int | None
    text: str
    at: float


# -- people


class Preferences(Strict, frozen=True, omit_defaults=True):
    """What somebody likes. What is not said is left as it was."""

    language: Language | msgspec.UnsetType = msgspec.UNSET
    theme: Annotated[str, msgspec.Meta(max_length=20)] | msgspec.UnsetType = msgspec.UNSET
    confirm_turn: bool | msgspec.UnsetType = msgspec.UNSET
    animation: bool | Annotated[str, msgspec.Meta(max_length=20)] | msgspec.UnsetType = msgspec.UNSET
    colours: Annotated[str, msgspec.Meta(max_length=40)] | msgspec.UnsetType = msgspec.UNSET


class Me(msgspec.Struct):
    """Somebody, as they are told of themselves."""

    id: str
    name: str
    guest: bool
    preferences: dict[str, object]


class MeChange(Strict, frozen=True):
    """A new name or other preferences."""

    name: Name | None = None
    preferences: Preferences | None = None


class Account(Strict, frozen=True):
    """A name and a password."""

    name: Name
    password: Password


class Login(Strict, frozen=True):
    """A name and what is said to be its password."""

    name: Name
    password: Annotated[str, msgspec.Meta(max_length=200)]


class NewPassword(Strict, frozen=True):
    """The present password and the one to come."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


class Token(msgspec.Struct):
    """What a program shows instead of a cookie."""

    token: str


# -- the socket


class Watch(Strict, frozen=True, tag="watch"):
    """From now on everything about a table."""

    table: TableId
    seat: Number | None = None
    seen: Number | None = None


class Leave(Strict, frozen=True, tag="leave"):
    """No more about a table."""

    table: TableId


class SayWord(Strict, frozen=True, tag="say"):
    """A word."""

    table: TableId
    version: Number
    word: Word
    id: Id | None = None


class Undo(Strict, frozen=True, tag="undo"):
    """The last own word back."""

    table: TableId
    version: Number
    id: Id | None = None


class Confirm(Strict, frozen=True, tag="confirm"):
    """The turn is over."""

    table: TableId
    version: Number
    id: Id | None = None


class Chat(Strict, frozen=True, tag="chat"):
    """Something said to everybody at the table."""

    table: TableId
    text: ChatText
    id: Id | None = None


class Ping(Strict, frozen=True, tag="ping"):
    """A sign of life."""


Message = Watch | Leave | SayWord | Undo | Confirm | Chat | Ping
read_message = msgspec.json.Decoder(Message).decode
