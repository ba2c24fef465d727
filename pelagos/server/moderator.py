"""Carries out in a running server what operators have done to its database."""

import logging

from pelagos.server.hub import Hub
from pelagos.server.moderation import AuditLine, last_line, lines
from pelagos.server.storage.store import Store
from pelagos.server.tables import Tables

log = logging.getLogger(__name__)


class Moderator:
    """Follows the audit log."""

    def __init__(self, store: Store, hub: Hub, tables: Tables) -> None:
        self._store = store
        self._hub = hub
        self._tables = tables
        self._read = 0

    async def open(self) -> None:
        """Start at the end of the log: earlier deeds are in the database already."""
        self._read = await self._store.read(last_line)

    async def look(self) -> None:
        """Carry out what is new."""
        for line in await self._store.read(lambda connection: lines(connection, self._read)):
            self._read = max(self._read, line.number)
            log.info("an operator acted", extra={"deed": line.deed, "person": line.person, "table": line.table})
            await self._carry_out(line)

    async def _carry_out(self, line: AuditLine) -> None:
        """People come again by a new socket, if they may; tables are read again."""
        if line.person is not None:
            self._hub.end(line.person)
            for table in self._tables.where(line.person):
                await self._tables.catch_up(table)
        if line.table is not None:
            await self._tables.catch_up(line.table)
