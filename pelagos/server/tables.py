"""Tables in memory: histories replayed into positions, and the one way to add to them.

Whoever adds something holds the table's lock: the checks come first, then the entry is committed, then everybody is told. Whoever
looks takes the lock, too, so that nobody is shown what is not committed yet.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine
from functools import partial, wraps
from typing import ParamSpec, TypeVar

from msgspec.structs import replace
from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from pelagos.core.changes import Change
from pelagos.core.errors import UnknownWord
from pelagos.server.clocks import now
from pelagos.server.history import History, HistoryEntry, Kind, Paper
from pelagos.server.old_rules import Rulebooks
from pelagos.server.protocol import NewsKind
from pelagos.server.refusals import OtherRules, Refusal, not_your_seat, stale, unknown_table
from pelagos.server.replays import Replays
from pelagos.server.settings import Settings
from pelagos.server.storage import table_rows as rows
from pelagos.server.storage.news import NewsItem
from pelagos.server.storage.notices import Moved, Seated, tell
from pelagos.server.storage.progress import Progress, Result
from pelagos.server.storage.store import Store
from pelagos.server.storage.table_rows import Append, SeatRow, TableRow
from pelagos.server.table import Table

_IN_PLAY = ("word", "hold", "confirm", "undo")
"""Entries that do not change who sits where, nor who is there."""

P = ParamSpec("P")
T = TypeVar("T")
GRACE_SECONDS = 3.0
"""Seconds by which a bot's word is overdue before another process steps in."""
COMPARED_AT_ONCE = 200
"""How many tables are compared with the database in one query."""
MAX_DETOURS = 2000
"""After so many entries that did not bring the game forward nothing can be taken back: histories must replay quickly."""


def undisturbed(deed: Callable[P, Coroutine[object, object, T]]) -> Callable[P, Coroutine[object, object, T]]:
    """Let a deed finish even if whoever asked for it goes away meanwhile."""

    @wraps(deed)
    async def finished(*args: P.args, **kwargs: P.kwargs) -> T:
        return await asyncio.shield(deed(*args, **kwargs))

    return finished


class _Held:
    """A locked table. Every word passes through here, so this is a class: it is quicker than a generator."""

    __slots__ = ("_name", "_table", "_tables")

    def __init__(self, tables: "Tables", name: str) -> None:
        self._tables = tables
        self._name = name

    async def __aenter__(self) -> Table:
        while True:
            table = self._table = await self._tables.get(self._name)
            await table.lock.acquire()
            if self._tables.live(self._name) is table:  # and not forgotten while we waited
                return table
            table.lock.release()

    async def __aexit__(self, *_: object) -> None:
        self._table.lock.release()


class Tables:
    """All tables: those in memory, and those that can be replayed."""

    def __init__(self, store: Store, settings: Settings, process: str) -> None:
        self.store = store
        self._settings = settings
        self._process = process
        self._live: OrderedDict[str, Table] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Table]] = {}
        self._lost: set[str] = set()
        """Tables that must be read again, since nobody here knows how they stand; whoever watches them is told then."""
        self.kept: Callable[[str], bool] = lambda table: False
        """Whether a table must stay in memory because somebody watches it."""
        self.prepare: Callable[[Table], list[Change] | None] = lambda table: None
        """Called when this process has added an entry, before it is committed; gives what it changed in what everybody sees."""
        self.moved: Callable[[Table], None] = lambda table: None
        """Called when it is committed."""
        self.followed: Callable[[Table, list[Change] | None], None] = lambda table, found: None
        """Called after each entry that another process has added."""
        self.changed: Callable[[Table], None] = lambda table: None
        """Called when somebody sat down, left, came back, or the game began or ended."""
        self.lost: Callable[[], None] = lambda: None
        """Called when nobody here knows any more how a table stands."""
        self.ending: Callable[[Connection, Table], None] = lambda connection, table: None
        """What else happens in the transaction that ends a game."""
        self.words = 0
        self.rulebooks = Rulebooks(settings.engines)
        self.replays = Replays(store, self.rulebooks)

    def __len__(self) -> int:
        return len(self._live)

    # -- finding tables

    def live(self, table: str) -> Table | None:
        """The table if it is in memory."""
        return self._live.get(table)

    def where(self, person: str) -> list[str]:
        """The tables in memory at which somebody sits."""
        return [name for name, table in self._live.items() if table.mine(person)]

    def waited_for(self, table: str) -> set[str]:
        """The people a table in memory waits for: to decide, or to sit down."""
        found = self._live.get(table)
        if found is None:
            return set()
        deciding = [] if found.row.waiting is None else [found.seats[found.row.waiting].person]
        return {who for who in [*deciding, *(seat.invited for seat in found.seats)] if who is not None}

    async def get(self, table: str) -> Table:
        """The table, from memory or replayed."""
        if table in self._live:
            self._live.move_to_end(table)
            return self._live[table]
        if table not in self._loading:
            self._loading[table] = asyncio.ensure_future(self._load(table))
            self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(self._loading[table])

    def held(self, table: str) -> "_Held":
        """The table, locked."""
        return _Held(self, table)

    async def _load(self, name: str) -> Table:
        try:
            found = self._live[name] = await self.replays.read(name)
        except Refusal as refusal:
            if refusal.why == "no-table":
                self._lost.discard(name)
            raise
        self._make_room()
        if name in self._lost:
            self._lost.discard(name)
            self.followed(found, None)
            self.changed(found)
        return found

    def _lose(self, name: str) -> None:
        """Drop a table after an error: how it stands has to be read again."""
        self._live.pop(name, None)
        self._lost.add(name)
        self.lost()

    def _make_room(self) -> None:
        """Drop the tables unused for longest."""
        for name in list(self._live):
            if len(self._live) <= self._settings.live_tables:
                return
            table = self._live[name]
            if (table.row.state == "over" or not self.kept(name)) and not table.lock.locked():  # after the end nothing happens
                del self._live[name]

    async def refresh(self, table: Table) -> None:
        """Read again what the database has: another process may have added to it. Whoever watches is told; the lock is held."""
        before = _sitting(table)
        try:
            fresh = await self.replays.read(table.id)
        except BaseException:
            self._lose(table.id)
            raise
        table.row, table.ratings = fresh.row, fresh.ratings
        table.sit(fresh.seats)
        table.paper, table.frozen = fresh.paper, fresh.frozen
        table.forget_views()
        self.followed(table, None)
        if before != _sitting(table):
            self.changed(table)

    def follow(self, moved: Moved) -> bool:
        """Apply an entry of another process at once, if the table is idle and not behind; if False, `catch_up`."""
        table = self._live.get(moved.table)
        if table is None or moved.table in self._loading:
            return not self._here(moved.table)
        return not table.lock.locked() and self._follow(table, moved)

    def _here(self, name: str) -> bool:
        """Whether anybody here may have to be told what happens at a table."""
        return name in self._live or name in self._loading or name in self._lost

    async def catch_up(self, name: str, moved: Moved | None = None) -> None:
        """Another process has added an entry to a table, or changed who sits there."""
        if self._here(name):
            async with self.held(name) as table:
                if moved is None or not self._follow(table, moved):
                    await self.refresh(table)

    def _follow(self, table: Table, moved: Moved) -> bool:
        """Apply an entry of another process unless it is applied already; returns whether that was possible."""
        paper, entry = table.paper, moved.entry
        if paper is None or entry.version > paper.version + 1:
            return False
        if entry.version == paper.version + 1:
            try:
                paper.follow(entry)
            except OtherRules:
                return False
            table.row = _advanced(table.row, entry, moved.progress)
            self.followed(table, moved.changes)
            if entry.kind not in _IN_PLAY or moved.progress.state == "over":
                self.changed(table)
        return True

    async def catch_up_all(self) -> None:
        """Notices of other processes may have been missed: read again what the database has otherwise.

        What cannot be read now holds nothing else up.
        """
        failed: Exception | None = None
        everything = [*self._live, *self._lost]
        for start in range(0, len(everything), COMPARED_AT_ONCE):
            names = everything[start : start + COMPARED_AT_ONCE]
            standing = await self.store.read(partial(rows.standing, names=names))
            for name in names:
                table = self._live.get(name)
                if table is None or (table.row, table.seats) != standing.get(name):
                    try:
                        await self.catch_up(name)
                    except Exception as error:
                        failed = error
        if failed is not None:
            raise failed

    # -- adding to a history

    async def say_on(self, person: str, table: str, version: int, word: str, careful: bool = False) -> int:
        """Say a word; if `careful`, a word that ends the turn is held back until it is confirmed.

        A word may be said again with the same version, because its answer was lost on the way: it happens once. This is for askers
        who wait for the answer whatever happens, as sockets do; the others `say`.
        """
        async with self.held(table) as found:
            if self._repeats(found, person, version, ("word", "hold"), word):
                return version + 1
            history = self._checked(found, person, version)
            if history.held is not None:
                raise Refusal("confirm", "the turn must be confirmed or the last word taken back first")
            legal = history.legal(history.seat)
            try:
                code = history.setup.game.code(word)
            except UnknownWord as error:
                raise Refusal("illegal", str(error)) from None
            if code not in legal:
                raise Refusal("illegal", f"'{word}' cannot be said now")
            holds = (found.row.confirm or careful) and history.holds(code)
            return await self._append(found, "hold" if holds else "word", history.seat, word=history.setup.game.text(code))

    say = undisturbed(say_on)

    @undisturbed
    async def say_for(self, table: str, version: int, code: int) -> None:
        """Say a word for a seat that a bot plays, if nothing else came first."""
        async with self.held(table) as found:
            history = found.running()
            if history.version == version and code in history.legal(history.seat):
                await self._append(found, "word", history.seat, word=history.setup.game.text(code))

    @undisturbed
    async def confirm(self, person: str, table: str, version: int) -> int:
        """Say the word that was held back."""
        async with self.held(table) as found:
            if self._repeats(found, person, version, ("confirm",)):
                return version + 1
            history = self._checked(found, person, version)
            if history.held is None:
                raise Refusal("nothing-to-confirm", "there is nothing to confirm now")
            return await self._append(found, "confirm", history.seat)

    @undisturbed
    async def undo(self, person: str, table: str, version: int, turn: bool = False) -> int:
        """Take back one's last word and the forced ones after it; against bots alone, `turn` goes back behind their reply."""
        async with self.held(table) as found:
            if self._repeats(found, person, version, ("undo",)):
                return version + 1
            if found.going_on().detours > MAX_DETOURS:
                raise Refusal("no-undo", "too much has been taken back at this table")
            behind = turn and self._only_bots_since(found, person, version)
            history = self._own(found, person, found.going_on().version if behind else version)
            for seat in found.mine(person):
                ply = history.back_to(seat)
                if ply is not None and found.bot_of(seat, "") is None:
                    return await self._append(found, "undo", seat, ply=ply)
            for seat in found.mine(person) if turn and found.against_bots(person) else []:
                ply = history.turn_back_to(seat)
                if ply is not None and found.bot_of(seat, "") is None:
                    return await self._append(found, "undo", seat, ply=ply)
            raise Refusal("no-undo", "there is nothing that could be taken back")

    @undisturbed
    async def turn_from(self, table: str, seat: int, kind: Kind, check: Callable[[Table, History], None]) -> int:
        """Somebody leaves the running game, comes back or resigns; the check refuses what cannot be."""
        async with self.held(table) as found:
            check(found, found.running())
            version = await self._append(found, kind, seat)
            self.changed(found)
            return version

    @undisturbed
    async def resign(self, person: str, table: str) -> int:
        """Resign on all of one's seats, until that ends the game."""
        async with self.held(table) as found:
            paper = found.going_on()
            seats = [seat for seat in self._seats_of(found, person) if seat not in paper.resigned]
            if not seats:
                raise Refusal("resigned", "you have resigned already")
            for seat in seats:
                if not paper.over:
                    await self._append(found, "resign", seat)
            self.changed(found)
            return paper.version

    @undisturbed
    async def consent(self, person: str, table: str) -> int:
        """Agree to end the game as it stands, without a result; when all people who still play have agreed, it is over."""
        async with self.held(table) as found:
            paper = found.going_on()
            mine = set(self._seats_of(found, person))
            for seat in sorted(mine - paper.consenting):
                missing = found.deciding_people() - paper.consenting - mine
                await self._append(found, "consent" if missing else "end", seat)
                if paper.over:
                    break
            self.changed(found)
            return paper.version

    def _seats_of(self, table: Table, person: str) -> list[int]:
        """The person's seats; there must be one."""
        mine = table.mine(person)
        if not mine:
            raise Refusal("not-your-seat", "you have no seat at this table")
        return mine

    @undisturbed
    async def change(self, table: str, work: Callable[[Connection, TableRow, list[SeatRow]], T]) -> T:
        """Change who sits where, or begin; the work sees the database's own row and seats."""

        def carried_out(connection: Connection) -> T:
            row = rows.row_of(connection, table, locked=True)
            if row is None:
                raise unknown_table()
            result = work(connection, row, rows.seats_of(connection, table))
            tell(connection, Seated(self._process, table))
            return result

        async with self.held(table) as found:
            result = await self.store.write(carried_out)
            await self.refresh(found)
            self.changed(found)
            self.moved(found)
            return result

    def _repeats(self, table: Table, person: str, version: int, kinds: tuple[Kind, ...], word: str | None = None) -> bool:
        """Whether a person says again what was said, by them and after the same version."""
        paper = table.paper
        return paper is not None and version < paper.version and paper.repeats(version, table.mine(person), kinds, word)

    def _only_bots_since(self, table: Table, person: str, version: int) -> bool:
        """Whether nobody but bots has said something after a version: who plays against them need not race with their replies."""
        paper, mine = table.going_on(), table.mine(person)
        since = paper.entries[version:]
        return table.against_bots(person) and all(entry.kind == "word" and entry.seat not in mine for entry in since)

    def _own(self, table: Table, person: str, version: int) -> History:
        """The history, if the person sits here and has seen the last entry."""
        self._seats_of(table, person)
        history = table.running()
        if version != history.version:
            raise stale(history.version)
        return history

    def _checked(self, table: Table, person: str, version: int) -> History:
        """The history, if the person decides now and has seen the last entry."""
        history = self._own(table, person, version)
        if history.seat not in table.mine(person) or table.bot_of(history.seat, "") is not None:
            raise not_your_seat()
        return history

    async def _append(self, table: Table, kind: Kind, seat: int, word: str | None = None, ply: int | None = None) -> int:
        """Add an entry, which has been checked: it happens in memory, is committed, and then everybody is told."""
        try:
            one = self._happens(table, kind, seat, word, ply)
            await (
                self.store.append(one)
                if one.progress.state != "over"
                else self.store.write(lambda found: self._ends(found, table, one))
            )
        except IntegrityError:
            await self.refresh(table)
            self.changed(table)  # what came first may be what was tried here, so that nothing looks changed
            raise stale(table.row.version) from None
        except BaseException:
            self._lose(table.id)  # it may have happened in memory alone
            raise
        self.words += 1
        table.row = _advanced(table.row, one.entry, one.progress)
        self.moved(table)
        if one.progress.state == "over":
            self.changed(table)
        return one.entry.version

    def _happens(self, table: Table, kind: Kind, seat: int, word: str | None, ply: int | None) -> Append:
        """Let an entry happen in memory and make what everybody will be told; gives what is to be written."""
        paper, before = table.going_on(), self._waits_for(table)
        entry = paper.follow(HistoryEntry(paper.version + 1, kind, seat, now(), word, ply))
        progress = self._progress(table, paper)
        after = self._person(table, progress.waiting)
        found, passes = self.prepare(table), before != after
        notice = Moved(self._process, table.id, entry, progress, before, after, found) if self.store.shared else None
        return Append(table.id, entry, progress, notice, passes, self._news(table, entry, progress, after if passes else None))

    def _ends(self, connection: Connection, table: Table, last: Append) -> None:
        rows.append(connection, [last])
        self.ending(connection, table)

    def _progress(self, table: Table, paper: Paper) -> Progress:
        """Who is waited for, and when the server acts if nothing happens."""
        if paper.over:
            return Progress("over", None, None, Result(paper.ranking(), paper.ending()))
        if not isinstance(paper, History):
            return Progress("running", table.row.waiting, table.row.due)
        if table.bot_of(paper.seat, "stand-in") is None:
            return Progress("running", paper.seat, paper.clocks.runs_out(paper.seat))
        return Progress("running", None, now() + self._settings.patience + GRACE_SECONDS)

    def _news(self, table: Table, entry: HistoryEntry, progress: Progress, decides: str | None) -> tuple[NewsItem, ...]:
        """What people are to be told of an entry: who is to decide now, and after the end all but who brought it about."""
        doer = self._person(table, entry.seat)
        if progress.state == "over":
            others = {seat.person for seat in table.seats if seat.person is not None} - {doer}
            return tuple(self.item(person, table.id, "over", "") for person in sorted(others))
        return () if decides is None else (self.item(decides, table.id, "turn", ""),)

    def item(self, person: str, table: str, kind: NewsKind, who: str) -> NewsItem:
        """Something that somebody is to be told, unless they see it soon."""
        at = now()
        return NewsItem(person, table, kind, who, at, at + self._settings.call_after)

    def _waits_for(self, table: Table) -> str | None:
        return self._person(table, table.row.waiting)

    def _person(self, table: Table, seat: int | None) -> str | None:
        return None if seat is None else table.seats[seat].person


def _sitting(table: Table) -> object:
    """Everything about the seats that people are told when it changes."""
    paper = table.paper
    told = paper and (sorted(paper.away), list(paper.resigned), sorted(paper.consenting))
    return table.row.state, table.seats, table.row.rematch, told


def _advanced(row: TableRow, entry: HistoryEntry, progress: Progress) -> TableRow:
    """A table's row after an entry."""
    return replace(
        row,
        version=entry.version,
        moved=entry.at,
        state=progress.state,
        waiting=progress.waiting,
        due=progress.due,
        result=progress.result,
    )
