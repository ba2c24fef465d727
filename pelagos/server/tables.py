"""Tables in memory: histories replayed into positions, and the one way to add to them.

Whoever adds something holds the table's lock: the checks come first, then the entry is committed, then everybody is told. Whoever
looks takes the lock, too, so that nobody is shown what is not committed yet.
"""

import asyncio
import hashlib
import time
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import TypeVar

from msgspec.structs import asdict, replace
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from pelagos.core.errors import UnknownWord
from pelagos.server.course import Course, Entry, Kind
from pelagos.server.refusals import Refusal, not_your_seat, stale, unknown_table
from pelagos.server.settings import Settings
from pelagos.server.storage import tables as rows
from pelagos.server.storage.notices import Notice, tell
from pelagos.server.storage.store import Store
from pelagos.server.storage.tables import Append, Progress, Row, Seat

T = TypeVar("T")
GRACE = 3.0
"""A bot's word is this much overdue before another process steps in, in seconds."""


class Table:
    """A table in memory."""

    def __init__(self, row: Row, seats: list[Seat], ratings: dict[str, float], course: Course | None) -> None:
        self.row = row
        self.seats = seats
        self.ratings = ratings  # of people and bots, as they were when the table was read
        self.course = course  # from the start on
        self.lock = asyncio.Lock()

    @property
    def id(self) -> str:
        """What links to it contain."""
        return self.row.id

    def mine(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [seat.seat for seat in self.seats if person is not None and seat.person == person]

    def played(self) -> Course:
        """The course of its game, if that has begun."""
        if self.course is None:
            raise Refusal(409, "not-started", "the game has not begun yet")
        return self.course

    def running(self) -> Course:
        """The course of its game, if that is going on."""
        course = self.played()
        if self.row.state == "over":
            raise Refusal(409, "over", "the game is over")
        return course

    def bot_of(self, seat: int, stand_in: str) -> str | None:
        """The bot that decides for a seat, if one does."""
        course = self.played()
        if self.seats[seat].kind != "person" or self.seats[seat].person is None:
            return self.seats[seat].bot or stand_in
        return stand_in if seat in course.away or seat in course.resigned else None

    def commitment(self) -> str:
        """What proves afterwards that the secret was fixed at the start."""
        return hashlib.sha256(self.row.seed.encode()).hexdigest()


class Tables:
    """All tables: those in memory, and those that can be replayed."""

    def __init__(self, store: Store, settings: Settings, process: str) -> None:
        self.store = store
        self._settings = settings
        self._process = process
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._catching_up: set[asyncio.Task[None]] = set()
        self.kept: Callable[[str], bool] = lambda table: False
        """Whether a table must stay in memory because somebody watches it."""
        self.moved: Callable[[Table], None] = lambda table: None
        """Called after each entry that this process has added."""
        self.followed: Callable[[Table], None] = lambda table: None
        """Called after each entry that another process has added."""
        self.changed: Callable[[Table], None] = lambda table: None
        """Called when somebody sat down, left, came back, or the game began or ended."""
        self.ending: Callable[[Connection, Table], None] = lambda connection, table: None
        """What else happens in the transaction that ends a game."""
        self.words = 0

    def __len__(self) -> int:
        return len(self._live)

    # -- finding tables

    def live(self, table: str) -> Table | None:
        """The table if it is in memory."""
        return self._live.get(table)

    async def get(self, table: str) -> Table:
        """The table, from memory or replayed."""
        if table in self._live:
            self._live.move_to_end(table)
            return self._live[table]
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    @asynccontextmanager
    async def held(self, table: str) -> AsyncIterator[Table]:
        """The table, with nobody else doing anything to it."""
        while True:
            found = await self.get(table)
            async with found.lock:
                if self._live.get(table) is found:  # and not forgotten while we waited
                    yield found
                    return

    async def _load(self, table: str) -> Table:
        found = _replayed(*await self.store.read(lambda connection: _fetched(connection, table)))
        self._live[table] = found
        self._make_room()
        return found

    def _make_room(self) -> None:
        """Forget tables that nobody has used for long."""
        for name in list(self._live):
            if len(self._live) <= self._settings.live_tables:
                return
            if not self.kept(name) and not self._live[name].lock.locked():
                del self._live[name]

    async def refresh(self, table: Table) -> None:
        """Read again what the database has, because another process has added to it; the lock is held."""
        fresh = _replayed(*await self.store.read(lambda connection: _fetched(connection, table.id)))
        table.row, table.seats, table.ratings, table.course = fresh.row, fresh.seats, fresh.ratings, fresh.course

    async def catch_up(self, name: str, told: tuple[Entry, Progress] | None = None) -> None:
        """Another process has added an entry to a table, or changed who sits there."""
        table = self._live.get(name)
        if table is None:
            return
        async with table.lock:
            course, before = table.course, _sitting(table)
            if told is not None and course is not None and told[0].version <= course.version:
                return
            if told is not None and course is not None and told[0].version == course.version + 1:
                course.follow(told[0])
                table.row = _advanced(table.row, *told)
            else:
                await self.refresh(table)
            self.followed(table)
            if before != _sitting(table):
                self.changed(table)

    def catch_up_all(self) -> None:
        """Notices of other processes may have been missed: read everything again."""
        for name in list(self._live):
            self._catching_up.add(task := asyncio.ensure_future(self.catch_up(name)))
            task.add_done_callback(self._catching_up.discard)

    # -- adding to a history

    async def say(self, person: str, table: str, version: int, word: str, careful: bool = False) -> int:
        """Say a word; the careful hold back a word that ends their turn until they confirm it."""
        return await undisturbed(self._say(person, table, version, word, careful))

    async def _say(self, person: str, name: str, version: int, word: str, careful: bool) -> int:
        async with self.held(name) as table:
            course = self._checked(table, person, version)
            if course.held is not None:
                raise Refusal(409, "confirm", "the turn must be confirmed or the last word taken back first")
            legal = course.legal(course.seat)
            try:
                code = course.setup.game.code(word)
            except UnknownWord as error:
                raise Refusal(400, "illegal", str(error)) from None
            if code not in legal:
                raise Refusal(400, "illegal", f"'{word}' cannot be said now")
            holds = (table.row.confirm or careful) and course.ends_turn(code)
            return await self._append(table, "hold" if holds else "word", course.seat, word=course.setup.game.text(code))

    async def say_for(self, table: str, version: int, code: int) -> None:
        """Say a word for a seat that a bot plays, if nothing else came first."""
        async with self.held(table) as found:
            course = found.running()
            if course.version == version and code in course.legal(course.seat):
                await self._append(found, "word", course.seat, word=course.setup.game.text(code))

    async def confirm(self, person: str, table: str, version: int) -> int:
        """Say the word that was held back."""

        async def confirmed() -> int:
            async with self.held(table) as found:
                course = self._checked(found, person, version)
                if course.held is None:
                    raise Refusal(409, "nothing-to-confirm", "there is nothing to confirm now")
                return await self._append(found, "confirm", course.seat)

        return await undisturbed(confirmed())

    async def undo(self, person: str, table: str, version: int) -> int:
        """Take back the own last word and the forced ones after it."""

        async def undone() -> int:
            async with self.held(table) as found:
                course = self._own(found, person, version)
                for seat in found.mine(person):
                    ply = course.back_to(seat)
                    if ply is not None and found.bot_of(seat, "") is None:
                        return await self._append(found, "undo", seat, ply=ply)
                raise Refusal(409, "no-undo", "there is nothing that could be taken back")

        return await undisturbed(undone())

    async def turn_from(self, table: str, seat: int, kind: Kind, check: Callable[[Table, Course], None]) -> int:
        """Somebody leaves the running game, comes back or resigns; the check refuses what cannot be."""

        async def turned() -> int:
            async with self.held(table) as found:
                check(found, found.running())
                version = await self._append(found, kind, seat)
                self.changed(found)
                return version

        return await undisturbed(turned())

    async def change(self, table: str, work: Callable[[Connection, Row, list[Seat]], T]) -> T:
        """Change who sits where, or begin; the work sees the database's own row and seats."""

        def carried_out(connection: Connection) -> T:
            row = rows.row_of(connection, table, locked=True)
            if row is None:
                raise unknown_table()
            result = work(connection, row, rows.seats_of(connection, table))
            tell(connection, {"process": self._process, "table": table})
            return result

        async def changed() -> T:
            async with self.held(table) as found:
                result = await self.store.write(carried_out)
                await self.refresh(found)
                self.changed(found)
                self.moved(found)
                return result

        return await undisturbed(changed())

    def _own(self, table: Table, person: str, version: int) -> Course:
        """The course, if the person sits here and has seen the last entry."""
        if not table.mine(person):
            raise Refusal(403, "not-your-seat", "you have no seat at this table")
        course = table.running()
        if version != course.version:
            raise stale(course.version)
        return course

    def _checked(self, table: Table, person: str, version: int) -> Course:
        """The course, if the person decides now and has seen the last entry."""
        course = self._own(table, person, version)
        if course.seat not in table.mine(person) or table.bot_of(course.seat, "") is not None:
            raise not_your_seat()
        return course

    async def _append(self, table: Table, kind: Kind, seat: int, word: str | None = None, ply: int | None = None) -> int:
        """Add an entry, which has been checked: it happens in memory, is committed, and then everybody is told."""
        course = table.played()
        before = self._waits_for(table)
        entry = Entry(course.version + 1, kind, seat, time.time(), word, ply)
        course.follow(entry)
        progress = self._progress(table, course)
        notice: Notice = {"process": self._process, "table": table.id, "entry": asdict(entry), "progress": asdict(progress)}
        notice |= {"was": before, "now": self._person(table, progress.waiting)}
        one = Append(table.id, entry, progress, notice)

        def ended(connection: Connection) -> None:
            rows.append(connection, [one])
            self.ending(connection, table)

        try:
            await (self.store.write(ended) if progress.state == "over" else self.store.append(one))
        except IntegrityError:
            await self.refresh(table)
            raise stale(table.played().version) from None
        except BaseException:
            self._live.pop(table.id, None)
            raise
        self.words += 1
        table.row = _advanced(table.row, entry, progress)
        self.moved(table)
        if progress.state == "over":
            self.changed(table)
        return entry.version

    def _progress(self, table: Table, course: Course) -> Progress:
        """Who is waited for, and when the server acts if nothing happens."""
        if course.over:
            return Progress("over", None, None)
        if table.bot_of(course.seat, "stand-in") is None:
            return Progress("running", course.seat, course.clocks.runs_out(course.seat))
        return Progress("running", None, time.time() + self._settings.patience + GRACE)

    def _waits_for(self, table: Table) -> str | None:
        return self._person(table, table.row.waiting)

    def _person(self, table: Table, seat: int | None) -> str | None:
        return None if seat is None else table.seats[seat].person


def _sitting(table: Table) -> object:
    """What must change for people to be told who sits where."""
    course = table.course
    return table.row.state, table.seats, table.row.rematch, course and (sorted(course.away), list(course.resigned))


def _advanced(row: Row, entry: Entry, progress: Progress) -> Row:
    """A table's row after an entry."""
    return replace(row, version=entry.version, moved=entry.at, **asdict(progress))


def _fetched(connection: Connection, table: str) -> tuple[Row, list[Seat], dict[str, float], list[Entry]]:
    row = rows.row_of(connection, table)
    if row is None:
        raise unknown_table()
    return row, rows.seats_of(connection, table), rows.ratings_of(connection, table), rows.history_of(connection, table)


def _replayed(row: Row, seats: list[Seat], ratings: dict[str, float], history: list[Entry]) -> Table:
    """The table with its history played."""
    if row.state == "gathering":
        return Table(row, seats, ratings, None)
    course = Course(row.setup(len(seats)), row.clock, row.started or row.created)
    for entry in history:
        course.follow(entry)
    return Table(row, seats, ratings, course)


async def undisturbed(work: Coroutine[object, object, T]) -> T:
    """Finish the work even if whoever asked for it goes away meanwhile."""
    return await asyncio.shield(asyncio.ensure_future(work))
