"""What processes that share a PostgreSQL database tell each other, by NOTIFY: sent with the commit, or not at all."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection

from pelagos.core.changes import Change

Notice = dict[str, object]
"""It begins with the process that tells it."""

CHANNEL = "pelagos"
MAX_BYTES = 7900
"""PostgreSQL passes on less than 8000."""
MAX_CHANGES_BYTES = 4000
_NOTIFY = "SELECT pg_notify(%s, notice) FROM unnest(string_to_array(%s, chr(10))) AS notice"
"""All as one value of lines: in a list of values the driver would look at every character. JSON has no ends of lines inside."""


def tell(connection: Connection, *notices: Notice) -> None:
    """Tell the other processes, if there can be any."""
    if connection.dialect.name == "postgresql" and notices:
        connection.exec_driver_sql(_NOTIFY, (CHANNEL, b"\n".join(bundled(notices)).decode()))


def with_changes(notice: Notice, found: list[Change]) -> None:
    """Let a notice tell what an entry changed in what everybody sees, unless that is much."""
    text = msgspec.json.encode(found)
    if len(text) <= MAX_CHANGES_BYTES:
        notice["changes"] = msgspec.Raw(text)


def changes_in(notice: Notice) -> list[Change] | None:
    """What a notice tells of that."""
    found: Any = notice.get("changes")
    return None if found is None else [(tuple(path), value) for path, value in found]


def bundled(notices: Sequence[Notice]) -> list[bytes]:
    """Notices of one process as JSON lists, as few as can be: every list wakes all processes."""
    bundles: list[bytearray] = []
    for notice in notices:
        text = msgspec.json.encode(notice)
        if bundles and len(bundles[-1]) + len(text) <= MAX_BYTES:
            bundles[-1] += b"," + text
        else:
            bundles.append(bytearray(b"[" + text))
    return [bytes(bundle + b"]") for bundle in bundles]
