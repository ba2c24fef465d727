"""Tables: opening, sitting down, playing."""

from typing import Literal

from litestar import Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from pelagos.server import seating, views
from pelagos.server.house import House
from pelagos.server.lobby import listed
from pelagos.server.people import Person
from pelagos.server.wire import After, ChatLine, Language, NewTable, Position, Say, SeatDeed, TableInfo, Version


async def _info(house: House, person: Person | None, table: str) -> TableInfo:
    async with house.tables.held(table) as found:
        return views.info(found, None if person is None else person.id, house.hub.online)


@get("/tables")
async def list_tables(
    house: NamedDependency[House],
    visitor: NamedDependency[Person | None],
    show: FromQuery[Literal["open", "watch"]] = "open",
    language: FromQuery[Language | None] = None,
) -> list[TableInfo]:
    """Public tables with free seats, or running ones to watch; all, or those announced in a language."""
    return await listed(house, visitor, show, language)


@post("/tables")
async def open_table(house: NamedDependency[House], person: NamedDependency[Person], data: JSONBody[NewTable]) -> TableInfo:
    """A new table."""
    return await _info(house, person, await seating.open_table(house, person, data))


@get("/tables/{table:str}")
async def one_table(house: NamedDependency[House], visitor: NamedDependency[Person | None], table: FromPath[str]) -> TableInfo:
    """Who sits where, and the rest."""
    return await _info(house, visitor, table)


@post("/tables/{table:str}/seats/{seat:int}", status_code=200)
async def seat_deed(
    house: NamedDependency[House],
    person: NamedDependency[Person],
    table: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[SeatDeed],
) -> TableInfo:
    """Sit down, get up, let a bot sit there."""
    await seating.change_seat(house, person, table, seat, data)
    return await _info(house, person, table)


@post("/tables/{table:str}/start", status_code=200)
async def start(house: NamedDependency[House], person: NamedDependency[Person], table: FromPath[str]) -> TableInfo:
    """Begin."""
    await seating.start(house, person, table)
    return await _info(house, person, table)


@get("/tables/{table:str}/state")
async def state(
    house: NamedDependency[House], visitor: NamedDependency[Person | None], table: FromPath[str], seat: FromQuery[int | None] = None
) -> Position:
    """How the table stands, as the socket would tell it."""
    async with house.tables.held(table) as found:
        return views.position(found, views.eyes(found, None if visitor is None else visitor.id, seat))


@post("/tables/{table:str}/words", status_code=200)
async def say(house: NamedDependency[House], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[Say]) -> Version:
    """Say a word."""
    careful = bool(person.preferences.get("confirm_turn"))
    return Version(await house.tables.say(person.id, table, data.version, data.word, careful))


@post("/tables/{table:str}/undo", status_code=200)
async def undo(
    house: NamedDependency[House], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[After]
) -> Version:
    """Take the last own word back."""
    return Version(await house.tables.undo(person.id, table, data.version))


@post("/tables/{table:str}/confirm", status_code=200)
async def confirm(
    house: NamedDependency[House], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[After]
) -> Version:
    """End the turn where the table waits for that."""
    return Version(await house.tables.confirm(person.id, table, data.version))


@post("/tables/{table:str}/resign", status_code=200)
async def resign(house: NamedDependency[House], person: NamedDependency[Person], table: FromPath[str]) -> Version:
    """Give up."""
    return Version(await seating.resign(house, person, table))


@post("/tables/{table:str}/chat", status_code=200)
async def chat(
    house: NamedDependency[House], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[ChatLine]
) -> dict[str, int]:
    """Say something to everybody at the table."""
    return {"number": await seating.chat(house, person, table, data.text)}


table_routes = Router(
    "/api",
    route_handlers=[list_tables, open_table, one_table, seat_deed, start, state, say, undo, confirm, resign, chat],
    tags=["Tables"],
)
