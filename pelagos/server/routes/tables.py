"""Tables: opening, sitting down, playing."""

from typing import Literal

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from pelagos.server import seating, views
from pelagos.server.auth import AnyRequest, address, count_list, count_positions
from pelagos.server.container import Container
from pelagos.server.lobby import listed
from pelagos.server.people import Person
from pelagos.server.protocol import (
    After,
    ChatLine,
    Language,
    NewTable,
    Position,
    QuickWish,
    Say,
    SeatDeed,
    TableInfo,
    UndoWish,
    Version,
)

WHOLE_POSITIONS = 3
"""A position with its whole log costs as much as so many previews."""


async def _info(container: Container, person: Person | None, table: str) -> TableInfo:
    async with container.tables.held(table) as found:
        return views.info(found, None if person is None else person.id, container.hub.online)


@get("/tables")
async def list_tables(
    request: AnyRequest,
    container: NamedDependency[Container],
    visitor: NamedDependency[Person | None],
    show: FromQuery[Literal["open", "watch"]] = "open",
    language: FromQuery[Language | None] = None,
    skip: FromQuery[int] = 0,
) -> list[TableInfo]:
    """Public tables with free seats, or running ones to watch; all, or those announced in a language, a hundred at a time."""
    count_list(request, container, visitor)
    return await listed(container, visitor, show, language, skip)


@post("/tables")
async def open_table(
    request: AnyRequest, container: NamedDependency[Container], person: NamedDependency[Person], data: JSONBody[NewTable]
) -> TableInfo:
    """Open a new table."""
    container.limits.openings.check_both(person.id, address(request))
    return await _info(container, person, await seating.open_table(container, person, data))


@post("/quick", status_code=200)
async def quick(
    request: AnyRequest, container: NamedDependency[Container], person: NamedDependency[Person], data: JSONBody[QuickWish]
) -> TableInfo:
    """A game for two against whoever comes: the table of somebody who waits, or a new one."""
    container.limits.openings.check_both(person.id, address(request))
    return await _info(container, person, await seating.quick(container, person, data))


@get("/tables/{table:str}")
async def one_table(
    container: NamedDependency[Container], visitor: NamedDependency[Person | None], table: FromPath[str]
) -> TableInfo:
    """Who sits where, and the rest."""
    return await _info(container, visitor, table)


@post("/tables/{table:str}/seats/{seat:int}", status_code=200)
async def seat_deed(
    container: NamedDependency[Container],
    person: NamedDependency[Person],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatDeed],
) -> TableInfo:
    """Sit down, get up, let a bot sit there."""
    await seating.change_seat(container, person, table, seat, data)
    return await _info(container, person, table)


@post("/tables/{table:str}/start", status_code=200)
async def start(container: NamedDependency[Container], person: NamedDependency[Person], table: FromPath[str]) -> TableInfo:
    """Begin."""
    await seating.start(container, person, table)
    return await _info(container, person, table)


@get("/tables/{table:str}/state")
async def state(
    request: AnyRequest,
    container: NamedDependency[Container],
    visitor: NamedDependency[Person | None],
    table: FromPath[str],
    seat: FromQuery[int | None] = None,
) -> Position:
    """How the table stands, as the socket would tell it."""
    count_positions(request, container, visitor, WHOLE_POSITIONS)
    async with container.tables.held(table) as found:
        return views.position(found, views.eyes(found, None if visitor is None else visitor.id, seat))


@post("/tables/{table:str}/words", status_code=200)
async def say(
    container: NamedDependency[Container], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[Say]
) -> Version:
    """Say a word."""
    careful = bool(person.preferences.get("confirm_turn"))
    return Version(await container.tables.say(person.id, table, data.version, data.word, careful))


@post("/tables/{table:str}/undo", status_code=200)
async def undo(
    container: NamedDependency[Container], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[UndoWish]
) -> Version:
    """Take the last own word back; against bots alone, also after their reply."""
    return Version(await container.tables.undo(person.id, table, data.version, data.turn))


@post("/tables/{table:str}/confirm", status_code=200)
async def confirm(
    container: NamedDependency[Container], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[After]
) -> Version:
    """End the turn where the table waits for that."""
    return Version(await container.tables.confirm(person.id, table, data.version))


@post("/tables/{table:str}/resign", status_code=200)
async def resign(container: NamedDependency[Container], person: NamedDependency[Person], table: FromPath[str]) -> Version:
    """Give up."""
    return Version(await container.tables.resign(person.id, table))


@post("/tables/{table:str}/end", status_code=200)
async def end(container: NamedDependency[Container], person: NamedDependency[Person], table: FromPath[str]) -> Version:
    """Agree to end the game as it stands, without a result."""
    return Version(await container.tables.consent(person.id, table))


@post("/tables/{table:str}/chat", status_code=200)
async def chat(
    container: NamedDependency[Container], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[ChatLine]
) -> dict[str, int]:
    """Say something to everybody at the table."""
    return {"number": await seating.chat(container, person, table, data.text)}


table_routes = Router(
    "/api",
    route_handlers=[list_tables, open_table, quick, one_table, seat_deed, start, state, say, undo, confirm, resign, end, chat],
    tags=["Tables"],
)
