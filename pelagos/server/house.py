"""Everything that a server has, put together."""

import secrets

from pelagos.server.hub import Hub
from pelagos.server.keeper import Keeper
from pelagos.server.limits import Limits
from pelagos.server.people import People
from pelagos.server.settings import Settings
from pelagos.server.storage.store import Store
from pelagos.server.tables import Table, Tables
from pelagos.server.thinkers import Thinkers


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
        self.requests = Limits(*settings.requests)
        self.attempts = Limits(*settings.attempts)
        self.tables.kept = lambda table: self.hub.watched(table) or self.keeper.drives(table)
        self.tables.moved = self._moved
        self.tables.changed = self.hub.infos

    async def open(self) -> None:
        """Begin."""
        await self.store.open()
        await self.people.open()
        await self.keeper.start(alone=not self.store.shared)

    async def close(self) -> None:
        """Finish what was begun, tell everybody, and end."""
        for connection in list(self.hub.connections):
            connection.close()
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

    def presence_changed(self, people: set[str]) -> None:
        """Somebody came or went: those who watch tables where they sit are told."""
        for name in self.hub.tables():
            table = self.tables.live(name)
            if table is not None and any(seat.person in people for seat in table.seats):
                self.hub.infos(table)
