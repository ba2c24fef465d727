"""The parts of a server process, wired together."""

import asyncio
import logging
import secrets
from collections import OrderedDict
from collections.abc import Coroutine
from typing import TYPE_CHECKING

from pelagos.server.analyses import Analyses
from pelagos.server.bot_pool import BotPool
from pelagos.server.bot_runner import BotRunner
from pelagos.server.bot_worker import Answer
from pelagos.server.catching_up import CatchingUp
from pelagos.server.hub import GATHER_SECONDS, Connection, Hub
from pelagos.server.limits import Doorkeeper
from pelagos.server.metrics import Metrics
from pelagos.server.moderator import Moderator
from pelagos.server.people import People, Person
from pelagos.server.presence import PRESENCE_SECONDS
from pelagos.server.ratings import rate
from pelagos.server.sessions import Kind, Sessions
from pelagos.server.settings import Settings
from pelagos.server.storage.chat import lines
from pelagos.server.storage.notices import (
    Asked,
    Audited,
    Connected,
    Looking,
    Moved,
    Notice,
    Preferred,
    Seated,
    SessionEnded,
    Spoken,
    call,
    tell,
)
from pelagos.server.storage.outages import alive
from pelagos.server.storage.store import Store
from pelagos.server.table import Table
from pelagos.server.tables import Tables
from pelagos.server.telling.messenger import Messenger

if TYPE_CHECKING:
    from pelagos.server.storage.listener import Listener

log = logging.getLogger(__name__)

MAX_PEOPLE_PER_NOTICE = 200
"""How many people are named in one notice, which PostgreSQL limits to 8000 bytes."""


class Container:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(4)
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.sessions = Sessions(self.store, self.process)
        self.hub = Hub()
        self.tables = Tables(self.store, settings, self.process)
        self.bot_pool = BotPool(settings.bot_workers)
        self.bot_runner = BotRunner(self.tables, self.bot_pool, settings)
        self.catching_up = CatchingUp(self.store, self.tables, self.hub)
        self.moderator = Moderator(self.store, self.hub, self.tables)
        self.bot_runner.each_round = self.moderator.look
        self.chances: OrderedDict[str, asyncio.Task[Answer]] = OrderedDict()
        self.analyses = Analyses(self.store, self.tables, self.bot_pool)
        self.limits = Doorkeeper(settings)
        self.metrics = Metrics()
        self.store.committed = self.metrics.committed
        self.bot_pool.thought = self.metrics.thought
        self.metrics.show(
            {
                "connections": lambda: len(self.hub.connections),
                "tables_live": lambda: len(self.tables),
                "bot_questions_waiting": lambda: self.bot_pool.waiting,
                "writes_waiting": lambda: self.store.waiting,
                "unsent_bytes": lambda: sum(connection.unsent for connection in self.hub.connections),
            },
            {
                "entries": lambda: self.tables.words,
                "transactions": lambda: self.store.transactions,
                "letters_told": lambda: self.messenger.told,
                "letters_failed": lambda: self.messenger.failed,
                "letters_unsure": lambda: self.messenger.unsure,
                "thoughts": lambda: self.bot_pool.thoughts,
                "bot_worker_failures": lambda: self.bot_pool.failures,
            },
        )
        self.messenger = Messenger(self.store, settings, lambda: (self.hub.looking, self.hub.watching_here))
        self.tables.kept = lambda table: self.hub.watched(table) or self.bot_runner.drives(table)
        self.bot_runner.address_of = self.limits.address_of
        self.tables.prepare = self.hub.prepare
        self.tables.moved = self._moved
        self.tables.followed = self.hub.follow
        self.tables.changed = self.hub.infos
        self.tables.lost = self.catching_up.ask
        self.tables.ending = rate
        self._listener: Listener | None = None
        self._always: list[asyncio.Task[None]] = []
        self._news: set[str] = set()  # who came or went a moment ago
        self._probe: asyncio.Future[None] | None = None

    async def open(self) -> None:
        """Begin."""
        await self.store.open()
        if self.store.shared:
            from pelagos.server.storage.listener import Listener  # PostgreSQL's driver is not needed with SQLite

            self._listener = Listener(self.store.url, self.process, self._heard, self.catching_up.ask, self._call)
            await self._listener.start()
            self._always.append(asyncio.ensure_future(self._repeat()))
        self._always.append(asyncio.ensure_future(self.catching_up.run()))
        await self.moderator.open()
        await asyncio.to_thread(self.tables.rulebooks.open)
        self.bot_pool.open()
        await self.bot_runner.start(alone=not self.store.shared)
        await self.messenger.start(alone=not self.store.shared)

    async def close(self) -> None:
        """Close the sockets, finish what was begun, and stop."""
        for connection in list(self.hub.connections):
            connection.close()
        self._tell_presence()
        for task in self._always:
            task.cancel()
        if self._listener is not None:
            await self._listener.stop()
        await self.messenger.close()
        await self.bot_runner.close()
        await self.analyses.close()
        await self.bot_pool.close()
        self.tables.rulebooks.close()
        await self.store.close()

    def _moved(self, table: Table) -> None:
        """Something happened at a table: tell everybody, and let the bots go on."""
        self.hub.positions(table)
        waiting = table.row.waiting
        decides = None if waiting is None else table.seats[waiting].person
        for seat in table.seats:
            if seat.invited is not None:
                self.hub.waits(seat.invited, table.id, True)
            if seat.kind == "person" and seat.person is not None:
                self.hub.waits(seat.person, table.id, seat.person == decides)
        self.bot_runner.look(table)

    async def probe(self) -> None:
        """Write to the database; those who ask while somebody's probe is under way wait for its end, and no other is made."""
        if self._probe is None or self._probe.done():
            self._probe = asyncio.ensure_future(self.store.write(alive))
        await asyncio.shield(self._probe)

    # -- presence

    def came_or_went(self, person: str) -> None:
        """Somebody is connected, or no longer. Those who come at about the same time are announced together."""
        if not self._news:
            asyncio.get_running_loop().call_later(GATHER_SECONDS, self._tell_presence)
        self._news.add(person)

    def _tell_presence(self) -> None:
        news, self._news = self._news, set()
        self._presence_changed(news)
        in_background(self._announce(sorted(news & self.hub.here), True))
        in_background(self._announce(sorted(news - self.hub.here), False))

    def _presence_changed(self, people: set[str]) -> None:
        """Those who watch tables where they sit are told."""
        for name in self.hub.tables():
            table = self.tables.live(name)
            if table is not None and any(seat.person in people for seat in table.seats):
                self.hub.infos(table)

    def looks(self, connection: Connection, front: bool) -> None:
        """Somebody has brought the page to the front, or put it away."""
        person = connection.person
        before = person is not None and self.hub.looks_here(person)
        connection.front = front
        if person is not None and before != self.hub.looks_here(person):
            in_background(self._announce([person], front, Looking))

    async def _announce(self, people: list[str], there: bool, what: type[Connected | Looking] = Connected) -> None:
        """Tell the other processes, if there can be any."""
        if people and self.store.shared:
            parts = [people[start : start + MAX_PEOPLE_PER_NOTICE] for start in range(0, len(people), MAX_PEOPLE_PER_NOTICE)]
            notices = [what(self.process, part, there) for part in parts]
            await self.store.write(lambda connection: tell(connection, *notices))

    async def _repeat(self) -> None:
        """Tell the others again and again who is here, in case this process dies without a word."""
        while True:
            try:
                await self._announce(sorted(self.hub.here), True)
                await self._announce(sorted(self.hub.looking_here), True, Looking)
            except Exception as error:
                log.warning("other processes are not told who is here", extra={"why": type(error).__name__})
            await asyncio.sleep(PRESENCE_SECONDS / 3)

    async def _call(self) -> None:
        await self.store.write(lambda connection: call(connection, self.process))

    async def prefers(self, person: str, careful: bool) -> None:
        """Somebody wants to confirm turns from now on, or not: on all sockets, wherever they are."""
        self.hub.prefers(person, careful)
        await self.store.write(lambda connection: tell(connection, Preferred(self.process, person, careful)))

    # -- other processes

    def _heard(self, notice: Notice) -> None:
        """Another process tells what it did."""
        match notice:
            case Moved():
                self._heard_move(notice)
            case Spoken():
                self._follow_up(self._heard_chat(notice.table, notice.number))
            case Asked():
                self.hub.waits(notice.person, notice.table, notice.waits)
            case Seated():
                self._follow_up(self.tables.catch_up(notice.table))
            case Connected():
                self._presence_changed(self.hub.elsewhere(notice.process, notice.people, notice.connected))
            case Looking():
                self.hub.looks_elsewhere(notice.process, notice.people, notice.looking)
            case SessionEnded():
                self.hub.end(notice.person, notice.session)
            case Preferred():
                self.hub.prefers(notice.person, notice.careful)
            case Audited():
                self._follow_up(self.moderator.look())

    def _follow_up(self, work: Coroutine[object, object, None]) -> None:
        """Do what a notice asks for; if that fails, make it good."""

        async def done() -> None:
            try:
                await work
            except Exception as error:
                log.warning("a notice could not be followed", extra={"why": type(error).__name__})
                self.catching_up.ask()

        in_background(done())

    def _heard_move(self, moved: Moved) -> None:
        if not self.tables.follow(moved):
            self._follow_up(self.tables.catch_up(moved.table, moved))
        if moved.was != moved.now:
            self.hub.waits(moved.was, moved.table, False)
            self.hub.waits(moved.now, moved.table, True)

    async def _heard_chat(self, table: str, number: int) -> None:
        if self.hub.watched(table):
            for line in await self.store.read(lambda connection: lines(connection, table, number - 1)):
                self.hub.chat(line)

    async def forget(self, person: Person) -> None:
        """Somebody wants to be forgotten."""
        for table in await self.people.delete(person, self.process):
            await self.tables.catch_up(table)
        self.hub.end(person.id)

    async def end_session(self, person: str, session: str) -> bool:
        """End a session of a person, by its hash or its id, with its sockets; tells whether there was one."""
        ended = await self.sessions.end(person, session)
        if ended is not None:
            self.hub.end(person, ended)
        return ended is not None

    async def end_sessions(self, person: str, kind: Kind | None = None) -> None:
        """End all sessions of a person, or all of a kind, and close all sockets: those whose session goes on come again."""
        await self.sessions.end_all(person, kind)
        self.hub.end(person)


_RUNNING: set["asyncio.Future[None]"] = set()


def in_background(work: Coroutine[object, object, None]) -> None:
    """Let something happen without waiting for it."""
    task = asyncio.ensure_future(work)
    _RUNNING.add(task)
    task.add_done_callback(_RUNNING.discard)
