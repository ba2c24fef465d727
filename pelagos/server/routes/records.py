"""Games on paper: earlier positions, records, hints and chances."""

from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from pelagos.core.registry import game as find_game
from pelagos.server import records, seating, views
from pelagos.server.auth import AnyRequest, address, count_positions
from pelagos.server.bot_worker import Advice, Moment
from pelagos.server.container import Container
from pelagos.server.people import Person
from pelagos.server.protocol import BranchWish, Everything, HintWish, Position, Replay, TableInfo
from pelagos.server.refusals import Refusal

EARLIER_POSITIONS = 3
"""An earlier moment, with its whole log, costs as much as so many positions,"""
PLIES_OF_A_POSITION = 100
"""and one more for each so many words that are played again."""
STEPS_OF_A_POSITION = 4
"""So many steps of a replay cost as much as a position."""
LINES_OF_A_TABLE = 5000
"""A record counts as a new table, and as one more for each so many lines, more than any real game has: all of them are kept."""


class ExampleInfo(Struct):
    """A worked example of the rules that can be shown."""

    name: str
    rule: str  # its number in the rules


class ExampleTable(ExampleInfo):
    """The finished table that shows it."""

    table: str
    begins: int  # it begins at this ply and ends with the last one
    seat: int  # through whose eyes it is best seen


async def _info(container: Container, person: Person, table: str) -> TableInfo:
    async with container.tables.held(table) as found:
        return views.info(found, person.id, container.hub.online)


@get("/tables/{table:str}/at/{ply:int}")
async def position_at(
    request: AnyRequest,
    container: NamedDependency[Container],
    visitor: NamedDependency[Person | None],
    table: FromPath[str],
    ply: FromPath[int],
    seat: FromQuery[str | None] = None,
    line: FromQuery[list[str] | None] = None,
) -> Position | Everything:
    """The position at a ply through the eyes of a seat; after the end `seat=all` shows everybody's view.

    With it, `line` are words that were not said there, but might have been: the position is the one after them.
    """
    count_positions(request, container, visitor, EARLIER_POSITIONS + ply / PLIES_OF_A_POSITION + len(line or []))
    if seat == "all":
        return await records.everything_at(container, table, ply, line or [])
    if seat is not None and not (seat.isascii() and seat.isdecimal() and len(seat) < 4):
        raise Refusal("bad-seat", "seat is a number, or 'all' after the end")
    person = None if visitor is None else visitor.id
    return await records.position_at(container, person, table, ply, None if seat is None else int(seat))


@get("/tables/{table:str}/replay")
async def replay(
    request: AnyRequest,
    container: NamedDependency[Container],
    visitor: NamedDependency[Person | None],
    table: FromPath[str],
    seat: FromQuery[int] = 0,
) -> Replay:
    """A finished game from its first position to its last, through the eyes of a seat."""
    async with container.tables.held(table) as found:
        steps = found.played().ply
    count_positions(request, container, visitor, EARLIER_POSITIONS + steps / STEPS_OF_A_POSITION)
    return await records.replay(container, table, seat)


@get("/tables/{table:str}/record", media_type=MediaType.TEXT)
async def record(container: NamedDependency[Container], table: FromPath[str]) -> Response[str]:
    """The record, after the end."""
    headers = {"content-disposition": f'attachment; filename="pelagos-{table}.txt"'}
    return Response(await records.record_of(container, table), media_type="text/plain; charset=utf-8", headers=headers)


@post("/records")
async def upload(request: AnyRequest, container: NamedDependency[Container], person: NamedDependency[Person]) -> TableInfo:
    """A record as text becomes a finished table."""
    body = await request.body()
    container.limits.openings.check_both(person.id, address(request), 1 + body.count(b"\n") // LINES_OF_A_TABLE)
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise Refusal("unreadable-record", "the record must be UTF-8 text") from None
    return await _info(container, person, await records.upload(container, person, text))


@get("/games/{game:str}/examples")
async def list_examples(game: FromPath[str]) -> list[ExampleInfo]:
    """The worked examples of a game's rules that can be shown on its table."""
    return [ExampleInfo(example.name, example.rule) for example in records.examples_of(find_game(game).name)]


@post("/games/{game:str}/examples/{name:str}", status_code=200)
async def show_example(container: NamedDependency[Container], game: FromPath[str], name: FromPath[str]) -> ExampleTable:
    """A worked example as a finished table, the same for everybody."""
    example, table = await records.show_example(container, game, name)
    return ExampleTable(example.name, example.rule, table, example.begins, example.seat)


@post("/tables/{table:str}/branch")
async def branch(
    request: AnyRequest,
    container: NamedDependency[Container],
    person: NamedDependency[Person],
    table: FromPath[str],
    data: JSONBody[BranchWish],
) -> TableInfo:
    """A new private table that plays on from a position of a finished game."""
    container.limits.openings.check_both(person.id, address(request))
    return await _info(container, person, await records.branch(container, person, table, data.ply))


@post("/tables/{table:str}/rematch")
async def rematch(
    request: AnyRequest, container: NamedDependency[Container], person: NamedDependency[Person], table: FromPath[str]
) -> TableInfo:
    """The same again."""
    container.limits.openings.check_both(person.id, address(request))
    return await _info(container, person, await seating.rematch(container, person, table))


@post("/tables/{table:str}/hint", status_code=200)
async def hint(
    container: NamedDependency[Container], person: NamedDependency[Person], table: FromPath[str], data: JSONBody[HintWish]
) -> list[Advice]:
    """The best words for the own decision."""
    return await records.hint(container, person, table, data.seat)


@get("/tables/{table:str}/chances")
async def chances(request: AnyRequest, container: NamedDependency[Container], table: FromPath[str]) -> Response[list[Moment]]:
    """Everybody's chances in the course of a finished game; 202 until they are known."""
    found = await records.chances(container, table, address(request))
    return Response([] if found is None else found, status_code=202 if found is None else 200)


record_routes = Router(
    "/api",
    route_handlers=[position_at, replay, record, upload, list_examples, show_example, branch, rematch, hint, chances],
    tags=["Records"],
)
