"""Games on paper: earlier positions, records, hints and chances."""

from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from pelagos.server import records, seating, views
from pelagos.server.doors import AnyRequest
from pelagos.server.house import House
from pelagos.server.people import Person
from pelagos.server.refusals import Refusal
from pelagos.server.thinker import Advice, Moment
from pelagos.server.wire import BranchWish, Everything, HintWish, Position, TableInfo


async def _info(house: House, person: Person, table: str) -> TableInfo:
    async with house.tables.held(table) as found:
        return views.info(found, person.id, house.hub.online)


@get("/tables/{table:str}/at/{ply:int}")
async def position_at(
    house: NamedDependency[House],
    visitor: NamedDependency[Person | None],
    table: FromPath[str],
    ply: FromPath[int],
    seat: FromQuery[str | None] = None,
) -> Position | Everything:
    """The position at a ply through the eyes of a seat; after the end `seat=all` shows everybody's view."""
    if seat == "all":
        return await records.everything_at(house, table, ply)
    if seat is not None and not (seat.isascii() and seat.isdecimal() and len(seat) < 4):
        raise Refusal(400, "bad-seat", "seat is a number, or 'all' after the end")
    person = None if visitor is None else visitor.id
    return await records.position_at(house, person, table, ply, None if seat is None else int(seat))


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(house: NamedDependency[House], table: FromPath[str]) -> Response[str]:
    """The record, after the end."""
    headers = {"content-disposition": f'attachment; filename="pelagos-{table}.txt"'}
    return Response(await records.record_of(house, table), media_type="text/plain; charset=utf-8", headers=headers)


@post("/records")
async def upload(request: AnyRequest, house: NamedDependency[House], person: NamedDependency[Person]) -> TableInfo:
    """A record as text becomes a finished table."""
    try:
        text = (await request.body()).decode()
    except UnicodeDecodeError:
        raise Refusal(400, "unreadable-record", "the record must be UTF-8 text") from None
    return await _info(house, person, await records.upload(house, person, text))


@post("/tables/{table:str}/branch")
async def branch(
    house: NamedDependency[House], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[BranchWish]
) -> TableInfo:
    """A new private table that plays on from a position of a finished game."""
    return await _info(house, person, await records.branch(house, person, table, data.ply))


@post("/tables/{table:str}/rematch")
async def rematch(house: NamedDependency[House], person: NamedDependency[Person], table: FromPath[str]) -> TableInfo:
    """The same again."""
    return await _info(house, person, await seating.rematch(house, person, table))


@post("/tables/{table:str}/hint", status_code=200)
async def hint(
    house: NamedDependency[House], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[HintWish]
) -> list[Advice]:
    """The best words for the own decision."""
    return await records.hint(house, person, table, data.seat)


@get("/tables/{table:str}/chances")
async def chances(house: NamedDependency[House], table: FromPath[str]) -> Response[list[Moment]]:
    """Everybody's chances in the course of a finished game; 202 until they are known."""
    found = await records.chances(house, table)
    return Response([] if found is None else found, status_code=202 if found is None else 200)


record_routes = Router("/api", route_handlers=[position_at, record, upload, branch, rematch, hint, chances], tags=["Records"])
