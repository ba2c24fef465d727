"""Lists of tables."""

from collections.abc import Sequence
from typing import Literal

from sqlalchemy import Connection, Select, exists, or_, select

from pelagos.server import views
from pelagos.server.house import House
from pelagos.server.people import Person
from pelagos.server.storage import tables as rows
from pelagos.server.storage.schema import seats, tables
from pelagos.server.tables import Table
from pelagos.server.wire import Language, TableInfo

SHOWN = 100


async def listed(
    house: House, person: Person | None, show: Literal["open", "watch"], language: Language | None = None
) -> list[TableInfo]:
    """Public tables with free seats, or running ones, in all languages or one."""
    query = select(tables).where(tables.c.public, tables.c.state == ("gathering" if show == "open" else "running"))
    if language is not None:
        query = query.where(tables.c.language == language)
    return await _infos(house, None if person is None else person.id, query.order_by(tables.c.moved.desc()))


async def my_tables(house: House, person: Person) -> list[TableInfo]:
    """The tables where a person sits or that they made, those that wait for them first."""
    sits = exists().where(seats.c.table == tables.c.id, seats.c.person == person.id)
    query = select(tables).where(or_(sits, tables.c.owner == person.id)).order_by(tables.c.moved.desc())
    found = await _infos(house, person.id, query)
    order = {"running": 1, "gathering": 2, "over": 3}
    return sorted(found, key=lambda table: 0 if table.waiting in table.mine and table.state == "running" else order[table.state])


async def _infos(house: House, person: str | None, query: "Select[tuple[object, ...]]") -> list[TableInfo]:
    found = await house.store.read(lambda connection: _fetched(connection, query))
    online = house.hub.online
    return [views.info(house.tables.live(table.id) or table, person, online) for table in found]


def _fetched(connection: Connection, query: "Select[tuple[object, ...]]") -> Sequence[Table]:
    """Tables without their histories."""
    found = [rows.as_row(row) for row in connection.execute(query.limit(SHOWN)).mappings()]
    return [Table(row, rows.seats_of(connection, row.id), {}, None) for row in found]
