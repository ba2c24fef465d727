"""Chat, as the database keeps it, and what waits for somebody."""

import msgspec
from sqlalchemy import Connection, bindparam, func, insert, select

from pelagos.server.protocol import ChatMessage
from pelagos.server.storage.schema import chat, seats, tables

MAX_LINES_SHOWN = 200
"""So many of the last lines are shown."""

# Made once, because they are asked with every socket.
_LINES = (
    select(chat)
    .where(chat.c.table == bindparam("at"), chat.c.number > bindparam("after"))
    .order_by(chat.c.number.desc())
    .limit(MAX_LINES_SHOWN)
)
_MINE = (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.waiting)
_WAITING = (
    select(tables.c.id)
    .join(seats, _MINE)
    .where(seats.c.person == bindparam("who"), tables.c.state == "running")
    .union(select(seats.c.table).where(seats.c.invited == bindparam("who"), seats.c.kind == "open"))
)


def add_line(connection: Connection, spoken: ChatMessage, person: str, said: int | None = None) -> ChatMessage:
    """One more line, with its number; two processes count one after the other. What was `said` before is there already."""
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
    found = connection.execute(_LINES, {"at": table, "after": after}).mappings().all()
    return [ChatMessage(*(row[field] for field in ChatMessage.__struct_fields__)) for row in reversed(found)]


def waiting_for(connection: Connection, person: str) -> list[str]:
    """The tables that wait for a person: to decide, or to sit down."""
    return list(connection.execute(_WAITING, {"who": person}).scalars())
