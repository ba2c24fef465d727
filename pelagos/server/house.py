"""Everything that a server has, put together."""

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import Coroutine

from pelagos.server.course import Entry
from pelagos.server.hub import GATHERING, REMEMBERED, Hub
from pelagos.server.keeper import Keeper
from pelagos.server.limits import Limits
from pelagos.server.people import People, Person
from pelagos.server.ratings import rate
from pelagos.server.settings import Settings
from pelagos.server.storage.chat import lines
from pelagos.server.storage.notices import Listener, Notice, tell
from pelagos.server.storage.store import Store
from pelagos.server.storage.tables import Progress
from pelagos.server.tables import Table, Tables
from pelagos.server.thinker import Answer
from pelagos.server.thinkers import Thinkers

CHUNK = 200
"""So many people fit in a notice, which has at most 8000 bytes."""


class House:
    """One server process."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(4)
        self.store = Store(settings.database)
        self.people = People(self.store)
        self.hub = Hub()
        self.tables = Tables(self.store, settings, self.process)
        self.thinkers = Thinkers(settings.thinkers)
        self.keeper = Keeper(self.tables, self.thinkers, settings)
        self.chances: OrderedDict[str, asyncio.Task[Answer]] = OrderedDict()
        self.requests = Limits(*settings.requests)
        self.attempts = Limits(*settings.attempts)
        self.guests = Limits(*settings.guests)
        self.tables.kept = lambda table: self.hub.watched(table) or self.keeper.drives(table)
        self.tables.moved = self._moved
        self.tables.followed = self.hub.positions
        self.tables.changed = self.hub.infos
        self.tables.ending = rate
        self._listener: Listener | None = None
        self._repeating: asyncio.Task[None] | None = None
        self._news: set[str] = set()  # who came or went a moment ago

    async def open(self) -> None:
        """Begin."""
        await self.store.open()
        await self.people.open()
        if self.store.shared:
            self._listener = Listener(self.store.url, self._heard, self.tables.catch_up_all)
            await self._listener.start()
            self._repeating = asyncio.ensure_future(self._repeat())
        await self.keeper.start(alone=not self.store.shared)

    async def close(self) -> None:
        """Finish what was begun, tell everybody, and end."""
        for connection in list(self.hub.connections):
            connection.close()
        self._tell_presence()
        if self._repeating is not None:
            self._repeating.cancel()
        if self._listener is not None:
            await self._listener.stop()
        await self.keeper.close()
        await self.thinkers.close()
        await self.store.close()

    def _moved(self, table: Table) -> None:
        """Something happened at a table: tell everybody, and let the bots go on."""
        self.hub.positions(table)
        for seat in table.seats:
            if seat.kind == "person" and seat.person is not None:
                waiting = table.row.waiting
                self.hub.waits(seat.person, table.id, waiting is not None and table.seats[waiting].person == seat.person)
        self.keeper.look(table)

    # -- presence

    def came_or_went(self, person: str) -> None:
        """Somebody is connected, or no longer. Those who come at about the same time are announced together."""
        if not self._news:
            asyncio.get_running_loop().call_later(GATHERING, self._tell_presence)
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

    async def _announce(self, people: list[str], connected: bool) -> None:
        """Tell the other processes, if there can be any."""
        if people and self.store.shared:
            parts = [people[start : start + CHUNK] for start in range(0, len(people), CHUNK)]
            notices: list[Notice] = [{"process": self.process, "people": part, "connected": connected} for part in parts]
            await self.store.write(lambda connection: tell(connection, *notices))

    async def _repeat(self) -> None:
        """Tell the others again and again who is here, in case this process dies without a word."""
        while True:
            await self._announce(sorted(self.hub.here), True)
            await asyncio.sleep(REMEMBERED / 3)

    # -- other processes

    def _heard(self, notice: Notice) -> None:
        """Another process tells what it did."""
        if notice["process"] == self.process:
            return
        match notice:
            case {"table": str(table), "entry": dict(entry), "progress": dict(progress), "was": was, "now": now}:
                in_background(self.tables.catch_up(table, (Entry(**entry), Progress(**progress))))
                if was != now:
                    self.hub.waits(None if was is None else str(was), table, False)
                    self.hub.waits(None if now is None else str(now), table, True)
            case {"table": str(table), "chat": int(number)}:
                in_background(self._heard_chat(table, number))
            case {"table": str(table)}:
                in_background(self.tables.catch_up(table))
            case {"people": list(people), "connected": bool(connected)}:
                self._presence_changed(self.hub.elsewhere(str(notice["process"]), [str(person) for person in people], connected))
            case {"ended": str(person)}:
                self.hub.end(person)

    async def _heard_chat(self, table: str, number: int) -> None:
        if self.hub.watched(table):
            for line in await self.store.read(lambda connection: lines(connection, table, number - 1)):
                self.hub.chat(line)

    async def forget(self, person: Person) -> None:
        """Somebody wants to be forgotten."""
        for table in await self.people.delete(person, self.process):
            await self.tables.catch_up(table)
        await self.end_sessions(person.id)

    async def end_sessions(self, person: str) -> None:
        """Close all sockets of a person, on all processes."""
        self.hub.end(person)
        await self.store.write(lambda connection: tell(connection, {"process": self.process, "ended": person}))


_RUNNING: set["asyncio.Future[None]"] = set()


def in_background(work: Coroutine[object, object, None]) -> None:
    """Let something happen without waiting for it."""
    task = asyncio.ensure_future(work)
    _RUNNING.add(task)
    task.add_done_callback(_RUNNING.discard)
