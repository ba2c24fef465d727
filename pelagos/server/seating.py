"""Opening tables, sitting down, getting up, beginning."""

import secrets
import time

from msgspec.structs import replace
from sqlalchemy import Connection

from pelagos.core.registry import game
from pelagos.server.clocks import ClockRule
from pelagos.server.course import Course
from pelagos.server.house import House
from pelagos.server.people import Person, new_id
from pelagos.server.refusals import Refusal
from pelagos.server.storage import tables as rows
from pelagos.server.storage.chat import add_line
from pelagos.server.storage.notices import tell
from pelagos.server.storage.tables import Row, Seat
from pelagos.server.tables import Table
from pelagos.server.wire import ChatMessage, NewTable, SeatDeed, SeatWish


async def open_table(house: House, person: Person, wish: NewTable) -> str:
    """A new table; its id."""
    found = game(wish.game)
    seed = secrets.token_hex(32)
    setup = found.setup(len(wish.seats), seed, wish.options)
    found.begin(setup)  # some options do not go together, and the game knows it only now
    now = time.time()
    row = Row(
        id=new_id(),
        game=found.name,
        options=dict(setup.options),
        seed=seed,
        state="gathering",
        public=wish.public,
        hints=wish.hints,
        confirm=wish.confirm,
        clock=ClockRule(wish.clock.kind, wish.clock.base, wish.clock.increment, wish.clock.days),
        owner=person.id,
        origin="new",
        created=now,
        started=None,
        moved=now,
        language=wish.language or person.language,
    )
    sitting = [_wished(number, seat, person) for number, seat in enumerate(wish.seats)]
    if wish.start:
        _check_full(sitting)
    await house.store.write(lambda connection: rows.add(connection, row, sitting))
    if wish.start:
        await start(house, person, row.id)
    return row.id


def _wished(number: int, wish: SeatWish, person: Person) -> Seat:
    if wish.kind == "me":
        return Seat(number, "person", person.id, wish.name)
    if wish.kind == "bot":
        bot = wish.bot or "normal"
        return Seat(number, "bot", None, wish.name, bot)
    return Seat(number, "open")


async def start(house: House, person: Person, table: str) -> None:
    """Begin, as the one who made the table."""

    def begun(connection: Connection, row: Row, sitting: list[Seat]) -> None:
        if row.owner != person.id:
            raise Refusal(403, "not-yours", "only who made the table can begin")
        if row.state != "gathering":
            raise Refusal(409, "started", "the game has begun already")
        _check_full(sitting)
        now = time.time()
        setup = row.setup(len(sitting))
        course = Course(setup, row.clock, now)
        by_bot = sitting[course.seat].kind == "bot"
        rows.change(
            connection,
            table,
            state="running",
            started=now,
            moved=now,
            rules=setup.game.version,
            waiting=None if by_bot else course.seat,
            due=now if by_bot else course.clocks.runs_out(course.seat),
        )

    await house.tables.change(table, begun)


def _check_full(sitting: list[Seat]) -> None:
    free = [seat.seat for seat in sitting if seat.kind == "open"]
    if free:
        raise Refusal(409, "free-seats", f"seats {', '.join(str(seat + 1) for seat in free)} are still free")


async def change_seat(house: House, person: Person, table: str, seat: int, deed: SeatDeed) -> None:
    """Sit down, get up, or let a bot sit there."""
    found = await house.tables.get(table)
    if not 0 <= seat < len(found.seats):
        raise Refusal(404, "no-seat", f"there is no seat {seat}; seats are 0 to {len(found.seats) - 1}")
    if found.row.state == "over":
        raise Refusal(409, "over", "the game is over")
    if found.row.state == "gathering":
        await house.tables.change(table, lambda connection, row, sitting: _gather(connection, row, sitting[seat], person, deed))
    else:
        await _during(house, person, found, seat, deed)


def _gather(connection: Connection, row: Row, present: Seat, person: Person, deed: SeatDeed) -> None:
    """Before the beginning everybody takes free seats, and who made the table does the rest."""
    owner, own = row.owner == person.id, present.person == person.id
    if row.state != "gathering":
        raise Refusal(409, "started", "the game has begun already")
    match deed.do:
        case "take":
            if present.kind != "open" and not own:
                raise Refusal(409, "taken", "somebody sits there already")
            after = Seat(present.seat, "person", person.id, deed.name)
        case "leave" | "open":
            if not own and not owner:
                raise Refusal(403, "not-your-seat", "somebody else sits there")
            after = Seat(present.seat, "open")
        case "bot":
            if not owner or (present.kind == "person" and not own):
                raise Refusal(403, "not-yours", "only who made the table can seat bots, on seats where nobody sits")
            after = Seat(present.seat, "bot", None, deed.name, deed.bot or "normal")
    rows.put(connection, row.id, after)


async def _during(house: House, person: Person, table: Table, seat: int, deed: SeatDeed) -> None:
    """During the game one can leave and come back; for somebody who is long away the others can let a bot play."""
    own = table.seats[seat].person == person.id

    def leaves(found: Table, course: Course) -> None:
        if found.seats[seat].kind != "person":
            raise Refusal(409, "not-a-person", "nobody who could leave sits there")
        if seat in course.away or seat in course.resigned:
            raise Refusal(409, "left", "a bot plays there already")
        if not own and not (found.mine(person.id) and house.hub.absent(found.seats[seat].person or "", house.settings.absence)):
            raise Refusal(
                403, "not-your-seat", "only when somebody has been away for a while can the others let a bot play for them"
            )

    def returns(found: Table, course: Course) -> None:
        if not own or seat in course.resigned:
            raise Refusal(403, "not-your-seat", "this seat was never yours, or you have resigned")
        if seat not in course.away:
            raise Refusal(409, "taken", "you sit there already")

    if deed.do == "take":
        await house.tables.turn_from(table.id, seat, "back", returns)
    elif deed.do == "leave" or deed.do == "bot":
        await house.tables.turn_from(table.id, seat, "leave", leaves)
    else:
        raise Refusal(409, "started", "seats cannot be opened during the game")


async def rematch(house: House, person: Person, table: str) -> str:
    """The same again: who asks first opens the table, and the others find their seats free there; its id."""
    found = await house.tables.get(table)
    if found.row.state != "over" or not found.mine(person.id):
        raise Refusal(403, "not-over", "a rematch is for those who have played a game to its end")

    def opened(connection: Connection, row: Row, sitting: list[Seat]) -> str:
        if row.rematch is not None:
            return row.rematch
        now = time.time()
        again = replace(
            row,
            id=new_id(),
            seed=secrets.token_hex(32),
            state="gathering",
            owner=person.id,
            created=now,
            started=None,
            moved=now,
            version=0,
            rules=None,
        )
        seats = [old if old.kind == "bot" or old.person == person.id else Seat(old.seat, "open") for old in sitting]
        rows.add(connection, again, seats)
        rows.change(connection, table, rematch=again.id)
        return again.id

    again = await house.tables.change(table, opened)
    for seat in (await house.tables.get(again)).seats:
        if seat.kind == "open" and found.seats[seat.seat].person == person.id:
            await change_seat(house, person, again, seat.seat, SeatDeed("take"))
    return again


async def resign(house: House, person: Person, table: str) -> int:
    """Give up, on all own seats that have not."""
    found = await house.tables.get(table)
    version = found.running().version
    if not found.mine(person.id):
        raise Refusal(403, "not-your-seat", "you have no seat at this table")
    for seat in found.mine(person.id):
        if found.row.state == "running" and seat not in found.running().resigned:
            version = await house.tables.turn_from(table, seat, "resign", lambda table, course: None)
    return version


async def chat(house: House, person: Person, table: str, text: str) -> int:
    """Say something to everybody at a table; the number of the line."""
    found = await house.tables.get(table)
    mine = found.mine(person.id)
    spoken = ChatMessage(table, 0, person.name, mine[0] if mine else None, text, time.time())

    def said(connection: Connection) -> ChatMessage:
        line = add_line(connection, spoken, person.id)
        tell(connection, {"process": house.process, "table": table, "chat": line.number})
        return line

    line = await house.store.write(said)
    house.hub.chat(line)
    return line.number
