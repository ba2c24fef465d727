"""What processes that share a PostgreSQL database tell each other, by NOTIFY: sent with the commit, or not at all."""

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection

from pelagos.core.changes import Change
from pelagos.server.history import HistoryEntry
from pelagos.server.storage.progress import Progress

CHANNEL = "pelagos"
MAX_BYTES = 7900
"""PostgreSQL's limit is 8000."""
MAX_MOVED_BYTES = 4000
"""A notice about an entry leaves the changes of the view out if they make it longer than this."""
_NOTIFY = "SELECT pg_notify(%s, notice) FROM unnest(string_to_array(%s, chr(10))) AS notice"
"""All as one value of lines: in a list of values the driver would look at every character. JSON has no ends of lines inside."""


class Notice(msgspec.Struct, frozen=True, tag=True):
    """Something that a process tells the others; a command is no process, and its name is empty."""

    process: str


class Moved(Notice, frozen=True, tag=True):
    """An entry was added to a table's history."""

    table: str
    entry: HistoryEntry
    progress: Progress
    was: str | None  # for whom the table waited
    now: str | None  # for whom it waits
    changes: list[Change] | None = None  # in what everybody sees


class Seated(Notice, frozen=True, tag=True):
    """A table must be read again: who sits there is different, or it has ended."""

    table: str


class Spoken(Notice, frozen=True, tag=True):
    """There is a new line in a table's chat."""

    table: str
    number: int


class Asked(Notice, frozen=True, tag=True):
    """A table waits for somebody to sit down, or has stopped waiting."""

    table: str
    person: str
    waits: bool


class Connected(Notice, frozen=True, tag=True):
    """People who are connected to the process, or who have gone."""

    people: list[str]
    connected: bool


class Looking(Notice, frozen=True, tag=True):
    """People who look at a page of the process, or have stopped."""

    people: list[str]
    looking: bool


class SessionEnded(Notice, frozen=True, tag=True):
    """Sockets of somebody must be closed, those of one session or all."""

    person: str
    session: str | None


class Preferred(Notice, frozen=True, tag=True):
    """Somebody has set whether they confirm their turns."""

    person: str
    careful: bool


class Audited(Notice, frozen=True, tag=True):
    """There is a new line in the audit log."""


_heard = msgspec.json.Decoder(
    list[Moved | Seated | Spoken | Asked | Connected | Looking | SessionEnded | Preferred | Audited]
).decode


def tell(connection: Connection, *notices: Notice) -> None:
    """Tell the other processes, if there can be any. All notices are of one process."""
    if connection.dialect.name == "postgresql" and notices:
        connection.exec_driver_sql(_NOTIFY, (CHANNEL, b"\n".join(bundled(notices)).decode()))


def bundled(notices: Sequence[Notice]) -> list[bytes]:
    """Notices as JSON lists behind the name of their process, as few as can be: every list wakes all processes."""
    begin = notices[0].process.encode() + b"["
    bundles: list[bytearray] = []
    for notice in notices:
        text = msgspec.json.encode(notice)
        if len(text) > MAX_MOVED_BYTES and isinstance(notice, Moved):
            text = msgspec.json.encode(replace(notice, changes=None))
        if bundles and len(bundles[-1]) + len(text) + 2 <= MAX_BYTES:
            bundles[-1] += b"," + text
        else:
            bundles.append(bytearray(begin + text))
    return [bytes(bundle + b"]") for bundle in bundles]


def call(connection: Connection, process: str) -> None:
    """Send an empty bundle, by which a process finds out whether it still hears."""
    connection.exec_driver_sql(f"NOTIFY {CHANNEL}, '{process}[]'")


def heard(bundle: str, process: str) -> Sequence[Notice]:
    """The notices of a bundle; none if the process that hears it has told them itself."""
    teller, _, _ = bundle.partition("[")
    return [] if teller == process else _heard(bundle[len(teller) :])
