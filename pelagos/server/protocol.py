"""What goes over the wire: the shapes of requests, answers and messages on the socket (docs/http-api.md)."""

from typing import Annotated, Final, Literal, get_args

import msgspec

from pelagos.core.changes import Change
from pelagos.core.journal import LogEntry
from pelagos.core.preview import Odds, Reason
from pelagos.server.clocks import ClockRule

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Password = Annotated[str, msgspec.Meta(min_length=8, max_length=200)]
BotName = Literal["easy", "normal", "hard", "master", "greedy", "random"]
BOTS: list[str] = ["easy", "normal", "hard", "master", "greedy", "random"]
Language = Literal["en", "pl", "de"]
LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
Unrated = Literal["origin", "alone", "hints", "no-people", "hot-seat", "twins", "taken-back", "short", "no-result"]
"""Why a game does not count for ratings."""
Number = Annotated[int, msgspec.Meta(ge=0, le=1_000_000)]
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
ChatText = Annotated[str, msgspec.Meta(min_length=1, max_length=1000)]
TableId = Annotated[str, msgspec.Meta(min_length=1, max_length=22)]
PersonId = Annotated[str, msgspec.Meta(min_length=1, max_length=22)]
Id = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)]


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The base of requests; unknown fields are refused."""


# -- tables


class SeatWish(Strict, frozen=True):
    """Who is to sit on a seat of a new table."""

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
    auto: bool = False
    language: Language | None = None


class SeatDeed(Strict, frozen=True):
    """What is to happen to a seat."""

    do: Literal["take", "leave", "bot", "open", "invite"]
    bot: BotName | None = None
    name: Name | None = None
    person: PersonId | None = None


class Say(Strict, frozen=True):
    """A word, said after a version."""

    version: Number
    word: Word


class After(Strict, frozen=True):
    """Something that is done after a version."""

    version: Number


class UndoWish(Strict, frozen=True):
    """Take back one's last word; against bots alone, `turn` goes back behind their reply as well."""

    version: Number
    turn: bool = False


class QuickWish(Strict, frozen=True):
    """A live game for two against the next person who asks."""

    game: Annotated[str, msgspec.Meta(max_length=40)]
    language: Language | None = None


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
    """The version of a table after the request."""

    version: int


class SeatInfo(msgspec.Struct):
    """Who sits on a seat, or for whom it is kept."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    online: bool
    left: bool
    out_of_time: bool
    resigned: bool
    rating: float | None
    invited: bool


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
    invited: list[int]
    host: str | None
    auto: bool
    unrated: Unrated | None
    seats: list[SeatInfo]
    waiting: int | None
    commitment: str
    secret: str | None
    ranking: list[int] | None
    origin: str
    rematch: str | None
    rules: str | None
    language: Language
    frozen: bool
    consenting: list[int]


class Standing(msgspec.Struct):
    """How a table stands for a seat, apart from what is seen of the game."""

    table: str
    version: int
    ply: int
    seat: int | None
    legal: list[str]
    forced: bool
    undo: bool
    take_back: bool
    confirm: bool
    log: list[LogEntry]
    log_from: int
    since: list[LogEntry]
    clocks: list[float | None]
    deciding: list[int]


class Position(Standing):
    """How a table stands, through the eyes of a seat."""

    view: dict[str, object]


class Changed(msgspec.Struct):
    """What is different in a view, for somebody who knows it at a version; it comes with how the table stands."""

    base: int
    changes: list[Change]


class Everything(msgspec.Struct):
    """A position with everybody's view of it, by seat."""

    position: Position
    views: list[dict[str, object]]


class Step(msgspec.Struct):
    """What a word of a replay changed in the view, and who decides after it."""

    changes: list[Change]
    deciding: list[int]


class Replay(msgspec.Struct):
    """A finished game through the eyes of a seat: its first position, what each word changed, and the whole log."""

    first: Position
    steps: list[Step]
    log: list[LogEntry]


class Preview(msgspec.Struct):
    """What a word would do, or why it cannot be said, as one seat may know it."""

    word: str
    uncovers: bool = False
    view: dict[str, object] | None = None
    log: list[LogEntry] = []
    ends_turn: bool = False
    odds: list[Odds] | None = None
    why: Reason | None = None


class Previews(msgspec.Struct):
    """The answer to `preview`."""

    id: int | None
    table: str
    version: int
    previews: list[Preview]


class ChatMessage(msgspec.Struct):
    """A line of a table's chat."""

    table: str
    number: int
    name: str
    seat: int | None
    text: str
    at: float


# -- lessons


Previewed = Annotated[list[Word], msgspec.Meta(min_length=1, max_length=100)]


class PuzzleWish(Strict, frozen=True):
    """Words to be previewed in the position of a puzzle."""

    words: Previewed


class LessonWish(Strict, frozen=True):
    """Words to be previewed at a ply of a lesson, and what the learner said before instead of the lesson's own words."""

    ply: Number
    words: Previewed
    said: Annotated[tuple[Word, ...], msgspec.Meta(max_length=100)] = ()


# -- people


NewsKind = Literal["turn", "start", "invite", "over", "chat"]
ChannelKind = Literal["push", "mail", "webhook"]
Hours = Annotated[str, msgspec.Meta(pattern=r"^(([01][0-9]|2[0-3]):[0-5][0-9]-([01][0-9]|2[0-3]):[0-5][0-9])?$")]
"""Such as 22:00-08:00, or nothing."""
Hour = Annotated[str, msgspec.Meta(pattern=r"^(([01][0-9]|2[0-3]):[0-5][0-9])?$")]


class Preferences(Strict, frozen=True, omit_defaults=True):
    """What somebody likes. What is not said is left as it was."""

    language: Language | msgspec.UnsetType = msgspec.UNSET
    theme: Annotated[str, msgspec.Meta(max_length=20)] | msgspec.UnsetType = msgspec.UNSET
    confirm_turn: bool | msgspec.UnsetType = msgspec.UNSET
    say_forced: bool | msgspec.UnsetType = msgspec.UNSET
    animation: bool | Annotated[str, msgspec.Meta(max_length=20)] | msgspec.UnsetType = msgspec.UNSET
    pace: Literal["slow", "normal", "fast", "instant"] | msgspec.UnsetType = msgspec.UNSET
    colours: Annotated[str, msgspec.Meta(max_length=40)] | msgspec.UnsetType = msgspec.UNSET
    hints: bool | msgspec.UnsetType = msgspec.UNSET
    first_help: bool | msgspec.UnsetType = msgspec.UNSET
    sound: bool | msgspec.UnsetType = msgspec.UNSET
    volume: Annotated[int, msgspec.Meta(ge=0, le=100)] | msgspec.UnsetType = msgspec.UNSET
    notify: bool | msgspec.UnsetType = msgspec.UNSET
    calls: dict[NewsKind, Annotated[list[ChannelKind], msgspec.Meta(max_length=3)]] | msgspec.UnsetType = msgspec.UNSET
    quiet: Hours | msgspec.UnsetType = msgspec.UNSET
    digest: Hour | msgspec.UnsetType = msgspec.UNSET
    zone: Annotated[str, msgspec.Meta(max_length=60)] | msgspec.UnsetType = msgspec.UNSET
    first_tables: Annotated[dict[Name, TableId], msgspec.Meta(max_length=100)] | msgspec.UnsetType = msgspec.UNSET


class Me(msgspec.Struct):
    """What a person is told of themselves."""

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
    """A name and the password given for it."""

    name: Name
    password: Annotated[str, msgspec.Meta(max_length=200)]


class MailLogin(Strict, frozen=True):
    """A mail address to which a link is wanted that logs in."""

    address: Annotated[str, msgspec.Meta(min_length=3, max_length=320)]


class NewPassword(Strict, frozen=True):
    """The present password and the new one."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Password


class Farewell(Strict, frozen=True):
    """Deleting an account takes its password; a guest has none."""

    password: Annotated[str, msgspec.Meta(max_length=200)] | None = None


class NewChannel(Strict, frozen=True):
    """A way by which somebody wants to be told things: a push subscription as JSON, a mail address, or that of a chat program."""

    kind: ChannelKind
    address: Annotated[str, msgspec.Meta(min_length=3, max_length=2000)]


class Token(msgspec.Struct):
    """What a program shows instead of a cookie."""

    token: str


# -- the socket


class Watch(Strict, frozen=True, tag="watch"):
    """Watch a table; with `changes`, only what is different in the view is sent."""

    table: TableId
    seat: Number | None = None
    seen: Number | None = None
    changes: bool = False


class Leave(Strict, frozen=True, tag="leave"):
    """Stop watching a table."""

    table: TableId


class SayWord(Strict, frozen=True, tag="say"):
    """A word."""

    table: TableId
    version: Number
    word: Word
    id: Id | None = None


class Undo(Strict, frozen=True, tag="undo"):
    """Take back one's last word; against bots alone, `turn` goes back behind their reply as well."""

    table: TableId
    version: Number
    turn: bool = False
    id: Id | None = None


class Confirm(Strict, frozen=True, tag="confirm"):
    """Confirm the word that ends the turn."""

    table: TableId
    version: Number
    id: Id | None = None


class Chat(Strict, frozen=True, tag="chat"):
    """Something said to everybody at the table."""

    table: TableId
    text: ChatText
    id: Id | None = None


class Look(Strict, frozen=True, tag="preview"):
    """What words would do, or why they cannot be said."""

    table: TableId
    version: Number
    words: Previewed
    id: Id | None = None


class Front(Strict, frozen=True, tag="front"):
    """Whether somebody looks at the page that the socket is for."""

    front: bool


class Ping(Strict, frozen=True, tag="ping"):
    """A sign of life."""


Message = Watch | Leave | SayWord | Undo | Confirm | Chat | Look | Front | Ping
read_message = msgspec.json.Decoder(Message).decode
