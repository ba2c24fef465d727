"""Lists of tables."""

from collections.abc import Sequence
from typing import Literal

from sqlalchemy import Connection, Select, select, true, union

from pelagos.server import views
from pelagos.server.container import Container
from pelagos.server.people import Person
from pelagos.server.protocol import Language, TableInfo
from pelagos.server.refusals import Refusal
from pelagos.server.storage import table_rows as rows
from pelagos.server.storage.schema import seats, tables
from pelagos.server.table import Table

MAX_TABLES_SHOWN = 100
MAX_SKIPPED = 100_000


async def listed(
    container: Container, person: Person | None, show: Literal["open", "watch"], language: Language | None = None, skip: int = 0
) -> list[TableInfo]:
    """Public tables with free seats, or running ones, in all languages or one; a page of them, the last moved first."""
    return await _infos(container, None if person is None else person.id, public_tables(show, language).offset(_checked(skip)))


def public_tables(show: Literal["open", "watch"], language: Language | None = None) -> "Select[tuple[object, ...]]":
    """Public tables, the last moved first, in the order of an index."""
    state = "gathering" if show == "open" else "running"
    query = select(tables).where(tables.c.public == true(), tables.c.state == state)
    if language is not None:
        query = query.where(tables.c.language == language)
    return query.order_by(tables.c.moved.desc())


async def my_tables(container: Container, person: Person, skip: int = 0) -> list[TableInfo]:
    """The tables where a person sits or that they made, those that wait for them first, finished ones last; a page of them."""
    found = await _infos(container, person.id, tables_of(person.id).offset(_checked(skip)))
    order = {"running": 1, "gathering": 2, "over": 3}
    return sorted(found, key=lambda table: 0 if _waits(table) else order[table.state])


def _waits(table: TableInfo) -> bool:
    """Whether the table waits for the person it is shown to: to decide, or to sit down."""
    return (table.waiting in table.mine and table.state == "running") or (bool(table.invited) and table.state == "gathering")


def tables_of(person: str) -> "Select[tuple[object, ...]]":
    """The tables of somebody, those that are not over first, the last moved before; both halves are found by an index."""
    own = union(
        select(seats.c.table).where(seats.c.person == person),
        select(seats.c.table).where(seats.c.invited == person, seats.c.kind == "open"),
        select(tables.c.id).where(tables.c.owner == person),
    )
    return select(tables).where(tables.c.id.in_(own.scalar_subquery())).order_by(tables.c.state == "over", tables.c.moved.desc())


def _checked(skip: int) -> int:
    if not 0 <= skip <= MAX_SKIPPED:
        raise Refusal("bad-request", f"0 to {MAX_SKIPPED} tables can be skipped")
    return skip


async def _infos(container: Container, person: str | None, query: "Select[tuple[object, ...]]") -> list[TableInfo]:
    found = await container.store.read(lambda connection: _fetched(connection, query))
    online = container.hub.online
    return [views.info(container.tables.live(table.id) or table, person, online) for table in found]


def _fetched(connection: Connection, query: "Select[tuple[object, ...]]") -> Sequence[Table]:
    """Tables without their histories."""
    found = [rows.as_row(row) for row in connection.execute(query.limit(MAX_TABLES_SHOWN)).mappings()]
    sitting = rows.seats_of_all(connection, [row.id for row in found])
    return [Table(row, sitting[row.id], {}, None) for row in found]
