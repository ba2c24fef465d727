"""Opening tables, sitting down, getting up, beginning."""

import contextlib
import secrets
from collections.abc import Callable

from msgspec.structs import replace
from sqlalchemy import Connection

from pelagos.core.registry import game
from pelagos.server.clocks import ClockRule, now
from pelagos.server.container import Container
from pelagos.server.history import History
from pelagos.server.people import Person, check_free, checked_name, new_id
from pelagos.server.protocol import ChatMessage, ClockWish, NewTable, QuickWish, SeatDeed, SeatWish
from pelagos.server.refusals import Refusal
from pelagos.server.storage import table_rows as rows
from pelagos.server.storage.chat import add_line
from pelagos.server.storage.locks import Lock, alone
from pelagos.server.storage.news import NewsItem, tell_people
from pelagos.server.storage.notices import Asked, Spoken, tell
from pelagos.server.storage.table_rows import SeatRow, TableRow
from pelagos.server.table import Table
from pelagos.server.tables import MAX_DETOURS


async def open_table(
    container: Container, person: Person, wish: NewTable, check: Callable[[Connection], None] | None = None
) -> str:
    """A new table, if a further check in the same transaction does not refuse it; its id."""
    found = game(wish.game)
    seed = secrets.token_hex(32)
    setup = found.setup(len(wish.seats), seed, wish.options)
    found.begin(setup)  # some options do not go together, and the game knows it only now
    made_at = now()
    row = TableRow(
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
        created=made_at,
        started=None,
        moved=made_at,
        auto=wish.auto,
        language=wish.language or person.language,
    )
    sitting = [_wished(number, seat, person) for number, seat in enumerate(wish.seats)]
    if wish.start:
        _check_full(sitting)

    def opened(connection: Connection) -> None:
        if check is not None:
            check(connection)
        for seat in sitting:
            check_free(connection, seat.name, person.id)
        _check_number(connection, container, row, sitting)
        rows.add(connection, row, sitting)

    await container.store.write(opened)
    if wish.start:
        await start(container, person, row.id)
    return row.id


def _check_number(connection: Connection, container: Container, row: TableRow, sitting: list[SeatRow]) -> None:
    """Refuse more tables than one person may have."""
    settings, owner = container.settings, row.owner or ""
    check_own_tables(connection, owner, settings.own_tables)
    if all(seat.kind == "bot" for seat in sitting) and rows.bot_tables_of(connection, owner) >= settings.bot_tables:
        raise Refusal("too-many", f"{settings.bot_tables} tables of bots alone are running already")


def check_own_tables(connection: Connection, person: str, most: int) -> None:
    """Refuse more unfinished tables than one person may have made."""
    if rows.own_tables_of(connection, person) >= most:
        raise Refusal("too-many", f"you have made {most} tables that are not over; end some first")


def _name(name: str | None) -> str | None:
    """The name that somebody wants at the table, if one."""
    return None if name is None else checked_name(name)


def _wished(number: int, wish: SeatWish, person: Person) -> SeatRow:
    if wish.kind == "me":
        return SeatRow(number, "person", person.id, _name(wish.name))
    if wish.kind == "bot":
        bot = wish.bot or "normal"
        return SeatRow(number, "bot", None, _name(wish.name), bot)
    return SeatRow(number, "open")


async def start(container: Container, person: Person, table: str) -> None:
    """Begin the game; only the table's owner may."""

    def begun(connection: Connection, row: TableRow, sitting: list[SeatRow]) -> None:
        if row.owner != person.id:
            raise Refusal("not-yours", "only who made the table can begin")
        if row.state != "gathering":
            raise Refusal("started", "the game has begun already")
        _check_full(sitting)
        _begin(container, connection, row, sitting, person)

    await container.tables.change(table, begun)


def _begin(container: Container, connection: Connection, row: TableRow, sitting: list[SeatRow], person: Person) -> None:
    """Begin the game of a full table, at somebody's request."""
    begun_at = now()
    setup = row.setup(len(sitting), container.tables.rulebooks.find)
    history = History(setup, row.clock, begun_at)
    by_bot = sitting[history.seat].kind == "bot"
    rows.change(
        connection,
        row.id,
        state="running",
        started=begun_at,
        moved=begun_at,
        rules=setup.game.version,
        waiting=None if by_bot else history.seat,
        due=begun_at if by_bot else history.clocks.runs_out(history.seat),
    )
    tell_people(connection, _beginning(container, person, row.id, sitting, None if by_bot else history.seat))


def _beginning(container: Container, person: Person, table: str, sitting: list[SeatRow], decides: int | None) -> list[NewsItem]:
    """The news of a new game: whoever decides first is told that it is their turn, the others that it has begun."""
    first = None if decides is None else sitting[decides].person
    others = {seat.person for seat in sitting if seat.person is not None} - {person.id, first}
    items = [container.tables.item(other, table, "start", person.name) for other in sorted(others)]
    return items if first is None else [*items, container.tables.item(first, table, "turn", person.name)]


def _check_full(sitting: list[SeatRow]) -> None:
    free = [seat.seat for seat in sitting if seat.kind == "open"]
    if free:
        raise Refusal("free-seats", f"seats {', '.join(str(seat + 1) for seat in free)} are still free")


async def change_seat(container: Container, person: Person, table: str, seat: int, deed: SeatDeed) -> None:
    """Sit down, get up, or let a bot sit there."""
    found = await container.tables.get(table)
    if not 0 <= seat < len(found.seats):
        raise Refusal("no-seat", f"there is no seat {seat}; seats are 0 to {len(found.seats) - 1}")
    if found.row.state == "over":
        raise Refusal("over", "the game is over")
    if found.row.state == "gathering":
        kept_for = found.seats[seat].invited

        def gathered(connection: Connection, row: TableRow, sitting: list[SeatRow]) -> None:
            sitting[seat] = _gather(connection, row, sitting[seat], person, deed)
            for who, waits in ((kept_for, False), (sitting[seat].invited, True)):
                if who is not None:
                    tell(connection, Asked(container.process, table, who, waits))
            if sitting[seat].invited is not None:
                tell_people(connection, [container.tables.item(str(sitting[seat].invited), table, "invite", person.name)])
            if row.auto and all(one.kind != "open" for one in sitting):
                _begin(container, connection, row, sitting, person)

        await container.tables.change(table, gathered)
        if kept_for is not None and kept_for != (await container.tables.get(table)).seats[seat].invited:
            container.hub.waits(kept_for, table, kept_for in container.tables.waited_for(table))
    else:
        await _during(container, person, found, seat, deed)


def _gather(connection: Connection, row: TableRow, present: SeatRow, person: Person, deed: SeatDeed) -> SeatRow:
    """Before the game anybody takes free seats, and the owner does the rest; returns who sits there then."""
    owner, own = row.owner == person.id, present.person == person.id
    if row.state != "gathering":
        raise Refusal("started", "the game has begun already")
    match deed.do:
        case "take":
            if present.kind != "open" and not own:
                raise Refusal("taken", "somebody sits there already")
            if present.invited not in (None, person.id):
                raise Refusal("taken", "this seat is kept for somebody else")
            after = SeatRow(present.seat, "person", person.id, _name(deed.name))
        case "leave" | "open":
            if not own and not owner and present.invited != person.id:
                raise Refusal("not-your-seat", "somebody else sits there")
            after = SeatRow(present.seat, "open")
        case "bot":
            if not owner or (present.kind == "person" and not own):
                raise Refusal("not-yours", "only who made the table can seat bots, on seats where nobody sits")
            after = SeatRow(present.seat, "bot", None, _name(deed.name), deed.bot or "normal")
        case "invite":
            if not owner or present.kind == "person":
                raise Refusal("not-yours", "only who made the table can invite, to seats where nobody sits")
            if deed.person is None or deed.person == person.id or not rows.have_met(connection, person.id, deed.person):
                raise Refusal("stranger", "only whom you have played with can be invited by name; send others the link")
            after = SeatRow(present.seat, "open", invited=deed.person)
    check_free(connection, after.name, person.id)
    rows.put(connection, row.id, after)
    return after


async def _during(container: Container, person: Person, table: Table, seat: int, deed: SeatDeed) -> None:
    """During the game one can leave and come back; for somebody who is long away the others can let a bot play."""
    own = table.seats[seat].person == person.id

    def leaves(found: Table, history: History) -> None:
        if found.seats[seat].kind != "person":
            raise Refusal("not-a-person", "nobody who could leave sits there")
        if seat in history.away or seat in history.resigned:
            raise Refusal("left", "a bot plays there already")
        absence = history.clocks.rule.absence(container.settings.absence)
        away = absence is not None and container.hub.absent(found.seats[seat].person or "", absence)
        if not own and not (found.mine(person.id) and away):
            raise Refusal("not-your-seat", "only when somebody has been away for a while can the others let a bot play for them")

    def returns(found: Table, history: History) -> None:
        if not own or seat in history.resigned:
            raise Refusal("not-your-seat", "this seat was never yours, or you have resigned")
        if seat not in history.away:
            raise Refusal("taken", "you sit there already")
        if history.detours > MAX_DETOURS:
            raise Refusal("too-often", "people have come and gone too often at this table; a bot plays on for you")
        if history.clocks.used_up(seat):
            raise Refusal("no-time", "your time has run out; a bot plays on for you")

    if deed.do == "take":
        await container.tables.turn_from(table.id, seat, "back", returns)
    elif deed.do == "leave" or deed.do == "bot":
        await container.tables.turn_from(table.id, seat, "leave", leaves)
    else:
        raise Refusal("started", "seats cannot be opened or kept during the game")


async def rematch(container: Container, person: Person, table: str) -> str:
    """A rematch: the first to ask opens the table, the others find their seats kept, and it begins when all sit. Its id."""
    found = await container.tables.get(table)
    if found.row.state != "over" or not found.mine(person.id):
        raise Refusal("not-over", "a rematch is for those who have played a game to its end")

    def opened(connection: Connection, row: TableRow, sitting: list[SeatRow]) -> str:
        if row.rematch is not None:
            return row.rematch
        made_at = now()
        again = replace(
            row,
            id=new_id(),
            seed=secrets.token_hex(32),
            state="gathering",
            owner=person.id,
            created=made_at,
            started=None,
            moved=made_at,
            version=0,
            rules=None,
            rematch=None,
            auto=True,
            result=None,
        )
        check_own_tables(connection, person.id, container.settings.own_tables)
        seats = [
            old if old.kind == "bot" or old.person == person.id else SeatRow(old.seat, "open", invited=old.person)
            for old in sitting
        ]
        rows.add(connection, again, seats)
        for seat in seats:
            if seat.invited is not None:
                tell(connection, Asked(container.process, again.id, seat.invited, True))
        if all(seat.kind != "open" for seat in seats):
            _begin(container, connection, again, seats, person)
        rows.change(connection, table, rematch=again.id)
        others = {old.person for old in sitting if old.person is not None} - {person.id}
        tell_people(connection, [container.tables.item(other, again.id, "invite", person.name) for other in sorted(others)])
        return again.id

    again = await container.tables.change(table, opened)
    opened_table = await container.tables.get(again)
    for seat in opened_table.seats:
        if seat.invited == person.id:
            await change_seat(container, person, again, seat.seat, SeatDeed("take"))
        elif seat.invited is not None:
            container.hub.waits(seat.invited, again, True)
    container.bot_runner.look(opened_table)
    return again


QUICK_CLOCK = ClockWish("live", 900.0, 20.0)


class _SomebodyCame(Exception):
    """Somebody else has opened a table in the moment before one was opened here."""


async def quick(container: Container, person: Person, wish: QuickWish) -> str:
    """A game for two, live: at the table of somebody who waits for whoever comes, or at a new one; its id.

    People who ask at the same moment, perhaps different servers, meet: tables are opened one after the other, and only
    by those who have looked at all that wait.
    """
    found = game(wish.game)
    if 2 not in found.players:
        raise Refusal("bad-players", f"{found.title} is not for two")
    seen: set[str] = set()

    def nobody_came(connection: Connection) -> None:
        alone(connection, Lock.PAIRING)
        if any(name not in seen for name, _ in rows.waiting_for_anybody(connection, found.name)):
            raise _SomebodyCame

    seats = [SeatWish("me"), SeatWish("open")]
    new = NewTable(found.name, seats, public=True, auto=True, clock=QUICK_CLOCK, language=wish.language)
    while True:
        for name, owner in await container.store.read(lambda connection: rows.waiting_for_anybody(connection, found.name)):
            if owner == person.id or (owner in container.hub.online and await _joined(container, person, name)):
                return name
            seen.add(name)
        with contextlib.suppress(_SomebodyCame):
            return await open_table(container, person, new, nobody_came)


async def _joined(container: Container, person: Person, table: str) -> bool:
    """Sit down on a free seat, unless somebody else is quicker."""
    found = await container.tables.get(table)
    free = next((seat.seat for seat in found.seats if seat.kind == "open"), None)
    if free is None or found.row.state != "gathering":
        return False
    try:
        await change_seat(container, person, table, free, SeatDeed("take"))
    except Refusal as refusal:
        if refusal.why in ("taken", "started"):
            return False
        raise
    return True


async def chat(container: Container, person: Person, table: str, text: str, watches: bool = False, said: int | None = None) -> int:
    """Say something to everybody at a table, as one who sits there or watches; the number of the line.

    What is said again with the same number `said`, because its answer was lost, is said once.
    """
    found = await container.tables.get(table)
    mine = found.mine(person.id)
    if not mine and not watches:
        raise Refusal("not-here", "only who sits at the table, or watches it, can speak there")
    if person.muted:
        raise Refusal("muted", "you cannot chat for now")
    container.limits.chat.check_both(person.id, container.limits.address_of(person.id))
    spoken = ChatMessage(table, 0, person.name, mine[0] if mine else None, text, now())

    def added(connection: Connection) -> ChatMessage:
        line = add_line(connection, spoken, person.id, said)
        tell(connection, Spoken(container.process, table, line.number))
        others = {seat.person for seat in found.seats if seat.person is not None} - {person.id}
        tell_people(connection, [container.tables.item(other, table, "chat", person.name) for other in sorted(others)])
        return line

    line = await container.store.write(added)
    container.hub.chat(line)
    return line.number
