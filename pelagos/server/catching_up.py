"""Makes good what a process may not have heard from the others."""

import asyncio
import logging
import math
from collections.abc import Iterable
from functools import partial

from sqlalchemy import Connection as Database

from pelagos.server.clocks import now
from pelagos.server.hub import Connection, Hub
from pelagos.server.sessions import going_on
from pelagos.server.storage.chat import lines_since, waiting_for
from pelagos.server.storage.store import Store
from pelagos.server.tables import Tables

RETRY_SECONDS = 1.0
CLOCKS_APART_SECONDS = 60.0
"""The clocks of two machines may differ by so much: what was spoken is looked for from so long before."""
AT_ONCE = 200
"""So many people or tables are looked for by one query."""

log = logging.getLogger(__name__)


class CatchingUp:
    """Compares all that this process holds with the database: one run at a time, and again until one succeeds."""

    def __init__(self, store: Store, tables: Tables, hub: Hub) -> None:
        self._store = store
        self._tables = tables
        self._hub = hub
        self._asked = asyncio.Event()
        self._since = math.inf

    def ask(self, since: float | None = None) -> None:
        """Something may not have been heard since then, or just now. Who asks during a run brings about one more."""
        self._since = min(self._since, now() if since is None else since)
        self._asked.set()

    async def run(self) -> None:
        """Catch up whenever somebody asks for it."""
        while True:
            await self._asked.wait()
            since, self._since = self._since, math.inf
            self._asked.clear()
            try:
                await self._tables.catch_up_all()
                await self.look_after(list(self._hub.connections))
                await self._repeat_chat(since)
            except Exception as error:
                log.warning("catching up failed", extra={"why": type(error).__name__})
                self.ask(since)
                await asyncio.sleep(RETRY_SECONDS)

    async def look_after(self, connections: Iterable[Connection], greeting: bool = False) -> None:
        """Close sockets whose session has ended; tell the others which tables wait, if it is a greeting or news to them."""
        left = [connection for connection in connections if connection.person is not None]
        while left:
            some, left = left[:AT_ONCE], left[AT_ONCE:]
            told = [connection.told for connection in some]
            people = sorted({connection.person or "" for connection in some})
            hashes = sorted({connection.session for connection in some})

            careful, waiting = await self._store.read(partial(_standing, people=people, hashes=hashes))
            for connection, before in zip(some, told, strict=True):
                if connection.session not in careful:
                    connection.close()
                elif connection.told != before:  # what was read may be old already
                    left.append(connection)
                else:
                    connection.careful = careful[connection.session]
                    tables = waiting[connection.person or ""]
                    if greeting or tables != connection.waiting:
                        self._hub.all_waiting(connection, tables)

    async def _repeat_chat(self, since: float) -> None:
        """Repeat what was spoken; who has heard a line knows it by its number."""
        names = self._hub.tables()
        for start in range(0, len(names), AT_ONCE):
            some = names[start : start + AT_ONCE]
            for line in await self._store.read(partial(lines_since, names=some, at=since - CLOCKS_APART_SECONDS)):
                self._hub.chat(line)


def _standing(found: Database, people: list[str], hashes: list[str]) -> tuple[dict[str, bool], dict[str, set[str]]]:
    return going_on(found, hashes), waiting_for(found, people)
