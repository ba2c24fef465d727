"""Games on paper: looking at earlier positions, records up and down, playing on from a position."""

import asyncio
import time

from msgspec.structs import replace
from sqlalchemy import Connection

from pelagos.core.errors import UnreadableRecord
from pelagos.core.game import Setup
from pelagos.core.record import Record
from pelagos.core.state import State
from pelagos.server import views
from pelagos.server.clocks import ClockRule
from pelagos.server.course import Course, Entry
from pelagos.server.house import House
from pelagos.server.keeper import ask
from pelagos.server.people import Person, new_id
from pelagos.server.refusals import Refusal
from pelagos.server.storage import tables as rows
from pelagos.server.storage.tables import Row, Seat
from pelagos.server.tables import Table
from pelagos.server.thinker import Advice, Moment
from pelagos.server.thinkers import NoAnswer
from pelagos.server.wire import Everything, Position

MOST_WORDS = 20_000
"""A longer record is no game."""
HINT_SECONDS = 1.0
CHANCES_SECONDS = 60.0
CHANCES_KEPT = 200


async def position_at(house: House, person: str | None, table: str, ply: int, seat: int | None) -> Position:
    """An earlier position, through the eyes of a seat."""
    async with house.tables.held(table) as found:
        return views.earlier(found, _at(found.played(), ply), views.eyes(found, person, seat))


async def everything_at(house: House, table: str, ply: int) -> Everything:
    """An earlier position with everybody's cards, after the end."""
    async with house.tables.held(table) as found:
        _check_over(found)
        state = _at(found.played(), ply)
        views_of_all = [state.view(seat) for seat in range(state.setup.players)]
        return Everything(views.earlier(found, state, None), views_of_all)


def _at(course: Course, ply: int) -> State:
    if not 0 <= ply <= course.ply:
        raise Refusal(404, "no-ply", f"there is no position after {ply} words; {course.ply} have been said")
    return course.at(ply)


def _check_over(table: Table) -> None:
    if table.row.state != "over":
        raise Refusal(403, "not-over", "that is only shown after the end of the game")


async def record_of(house: House, table: str) -> str:
    """The record of a finished game, with the commitment to its secret as a remark."""
    async with house.tables.held(table) as found:
        _check_over(found)
        text = Record.of(found.played().state).dumps()
        return text.replace("\n", f"\n# commitment {found.commitment()}\n", 1)


async def upload(house: House, person: Person, text: str) -> str:
    """A finished table from a record; its id."""
    record = Record.loads(text)
    if len(record.words) > MOST_WORDS:
        raise UnreadableRecord(f"the record has {len(record.words)} words; no game has more than {MOST_WORDS}")
    await asyncio.to_thread(record.replay)
    setup = record.setup
    row = _new_row(setup, person, "over", "upload", len(record.words))
    sitting = [Seat(seat, "person") for seat in range(setup.players)]
    await _add(house, row, sitting, setup, record.words)
    return row.id


async def branch(house: House, person: Person, table: str, ply: int) -> str:
    """A private table that plays on from a position of a finished game; its id."""
    async with house.tables.held(table) as found:
        _check_over(found)
        course = found.played()
        state = _at(course, ply)
        if state.over:
            raise Refusal(409, "over", "the game is over there; choose an earlier position")
        mine = found.mine(person.id) or [int(state.seat)]
        sitting = [
            Seat(old.seat, "person", person.id)
            if old.seat in mine
            else Seat(old.seat, "bot", bot=old.bot or house.settings.stand_in)
            for old in found.seats
        ]
        row = _new_row(course.setup, person, "running", "branch", ply)
        by_bot = sitting[int(state.seat)].kind == "bot"
        row = replace(row, waiting=None if by_bot else int(state.seat), due=row.created if by_bot else None)
        words = course.words(ply)
    await _add(house, row, sitting, course.setup, words)
    return row.id


def _new_row(setup: Setup, person: Person, state: rows.State, origin: str, version: int) -> Row:
    """A private table without a clock and with hints, because it counts for nothing."""
    now = time.time()
    return Row(
        id=new_id(),
        game=setup.game.name,
        options=dict(setup.options),
        seed=str(setup.seed),
        state=state,
        public=False,
        hints=True,
        confirm=False,
        clock=ClockRule(),
        owner=person.id,
        origin=origin,
        created=now,
        started=now,
        moved=now,
        version=version,
        rules=setup.game.version,
        language=person.language,
    )


async def _add(house: House, row: Row, sitting: list[Seat], setup: Setup, words: list[int]) -> None:
    """A table whose history begins with these words."""
    state = setup.game.begin(setup)
    history: list[Entry] = []
    for version, word in enumerate(words, start=1):
        history.append(Entry(version, "word", int(state.seat), row.created, setup.game.text(word)))
        state.play(word)

    def added(connection: Connection) -> None:
        rows.add(connection, row, sitting)
        rows.add_history(connection, row.id, history)

    await house.store.write(added)


async def hint(house: House, person: Person, table: str, seat: int | None) -> list[Advice]:
    """The best words for the own decision, where the table allows hints."""
    async with house.tables.held(table) as found:
        course = found.running()
        wanted = views.eyes(found, person.id, seat)
        if not found.row.hints:
            raise Refusal(403, "no-hints", "hints are not allowed at this table")
        if wanted is None or not course.legal(wanted):
            raise Refusal(409, "not-deciding", "a hint can only be given for an own decision")
        question = ask(found, course, "search", "hint", HINT_SECONDS)
    try:
        return (await house.thinkers.think(question, house.settings.patience)).advice
    except NoAnswer:
        raise Refusal(503, "no-hint", "no hint could be found in time") from None


async def chances(house: House, table: str) -> list[Moment] | None:
    """Everybody's chances in the course of a finished game; None until they are known."""
    async with house.tables.held(table) as found:
        _check_over(found)
        question = ask(found, found.played(), "", "chances")
    if table not in house.chances:
        house.chances[table] = asyncio.ensure_future(house.thinkers.think(question, CHANCES_SECONDS))
        if len(house.chances) > CHANCES_KEPT:
            house.chances.popitem(last=False)
    if not house.chances[table].done():
        return None
    try:
        return (await house.chances[table]).moments
    except NoAnswer:
        raise Refusal(503, "no-chances", "the chances could not be found out") from None
