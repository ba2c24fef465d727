"""Chat at the tables, and what waits for somebody."""

import time

from sqlalchemy import Connection, func, insert, select

from pelagos.server.house import House
from pelagos.server.people import Person
from pelagos.server.storage.notices import tell
from pelagos.server.storage.schema import chat, seats, tables
from pelagos.server.wire import ChatMessage

SHOWN = 200
"""So many of the last lines are shown."""


async def say(house: House, person: Person, table: str, text: str) -> int:
    """Say something to everybody at a table; the number of the line."""
    found = await house.tables.get(table)
    mine = found.mine(person.id)

    def said(connection: Connection) -> ChatMessage:
        last = connection.execute(select(func.max(chat.c.number)).where(chat.c.table == table)).scalar() or 0
        line = ChatMessage(table, last + 1, person.name, mine[0] if mine else None, text, time.time())
        values = {"table": table, "number": line.number, "name": line.name, "seat": line.seat, "text": text, "at": line.at}
        connection.execute(insert(chat), values | {"person": person.id})
        tell(connection, process=house.process, table=table, chat=line.number)
        return line

    line = await house.store.write(said)
    house.hub.chat(line)
    return line.number


async def lines(house: House, table: str, after: int = 0) -> list[ChatMessage]:
    """The last lines of a table's chat."""
    query = select(chat).where(chat.c.table == table, chat.c.number > after).order_by(chat.c.number.desc()).limit(SHOWN)
    found = await house.store.read(lambda connection: connection.execute(query).mappings().all())
    return [ChatMessage(*(row[field] for field in ChatMessage.__struct_fields__)) for row in reversed(found)]


async def waiting(house: House, person: str) -> list[str]:
    """The tables that wait for a person."""
    mine = (seats.c.table == tables.c.id) & (seats.c.seat == tables.c.waiting)
    query = select(tables.c.id).join(seats, mine).where(seats.c.person == person, tables.c.state == "running")
    return list(await house.store.read(lambda connection: connection.execute(query).scalars().all()))
