"""Chat, as the database keeps it, and what waits for somebody."""

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, CursorResult, bindparam, func, insert, select

from pelagos.server.protocol import ChatMessage
from pelagos.server.storage.schema import chat, seats, tables

MAX_LINES_SHOWN = 200
"""How many of the last lines are shown."""

# Made once, because they are asked with every socket.
_LINES = (
    select(chat)
    .where(chat.c.table == bindparam("at"), chat.c.number > bindparam("after"))
    .order_by(chat.c.number.desc())
    .limit(MAX_LINES_SHOWN)
)
_MINE = (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.waiting)
_WAITING = (
    select(seats.c.person.label("who"), tables.c.id)
    .join(seats, _MINE)
    .where(seats.c.person.in_(bindparam("people", expanding=True)), tables.c.state == "running")
    .union(
        select(seats.c.invited, seats.c.table).where(
            seats.c.invited.in_(bindparam("people", expanding=True)), seats.c.kind == "open"
        )
    )
)


def add_line(connection: Connection, spoken: ChatMessage, person: str, said: int | None = None) -> ChatMessage:
    """Add a line and number it. A line with the same `said` is there already and is not added twice."""
    connection.execute(select(tables.c.id).where(tables.c.id == spoken.table).with_for_update())
    same = select(chat.c.number).where(chat.c.table == spoken.table, chat.c.person == person, chat.c.said == said)
    before = None if said is None else connection.execute(same).scalar()
    if before is not None:
        return msgspec.structs.replace(spoken, number=before)
    last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table == spoken.table)).scalar() or 0
    line = msgspec.structs.replace(spoken, number=last + 1)
    connection.execute(insert(chat), msgspec.structs.asdict(line) | {"person": person, "said": said})
    return line


def lines(connection: Connection, table: str, after: int = 0) -> list[ChatMessage]:
    """The last lines of a table's chat."""
    return _lines(connection.execute(_LINES, {"at": table, "after": after}))[::-1]


def lines_since(connection: Connection, names: Sequence[str], at: float) -> list[ChatMessage]:
    """The lines spoken at some tables since a time."""
    spoken = select(chat).where(chat.c.table.in_(names), chat.c.at >= at).order_by(chat.c.table, chat.c.number)
    return _lines(connection.execute(spoken))


def _lines(found: "CursorResult[Any]") -> list[ChatMessage]:
    return [ChatMessage(*(row[field] for field in ChatMessage.__struct_fields__)) for row in found.mappings()]


def waiting_for(connection: Connection, people: Sequence[str]) -> dict[str, set[str]]:
    """The tables that wait for people: to decide, or to sit down."""
    found: dict[str, set[str]] = {person: set() for person in people}
    for row in connection.execute(_WAITING, {"people": people}):
        found[row.who].add(row.id)
    return found
