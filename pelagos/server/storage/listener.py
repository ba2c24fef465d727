"""Hears what other processes that share a PostgreSQL database tell."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec
import psycopg
from psycopg.pq.abc import PGconn

from pelagos.server.storage.notices import CHANNEL, Notice, heard

RETRY_SECONDS = 1.0
"""Seconds before a lost connection is made again."""

log = logging.getLogger(__name__)


class Listener:
    """Hears what other processes tell; `missed` is called when something may not have been heard.

    PostgreSQL tells a process its own notices, too: they are known by their beginning.
    """

    def __init__(self, url: str, process: str, hears: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._process = process
        self._hears = hears
        self._loop = asyncio.get_running_loop()
        self._missed = missed
        self._ready = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Begin to listen."""
        self._task = asyncio.ensure_future(self._listen())
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ready.wait(), 10)

    async def stop(self) -> None:
        """Listen no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])

    async def _listen(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True) as connection:
                    connection.add_notify_handler(lambda bundle: self._hear(bundle.payload))  # those that come beside an answer
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        self._missed()
                    self._ready.set()
                    await self._until_lost(connection.pgconn)
            except psycopg.Error as error:
                log.warning("the database does not tell what happens", extra={"why": type(error).__name__})
                await asyncio.sleep(RETRY_SECONDS)

    async def _until_lost(self, line: PGconn) -> None:
        """Hear what comes. psycopg's own way to wait for it would take a busy process a tenth of its time."""
        lost: asyncio.Future[None] = self._loop.create_future()

        def readable() -> None:
            try:
                line.consume_input()
            except psycopg.Error as error:
                self._loop.remove_reader(descriptor)
                lost.set_exception(error)
            while (bundle := line.notifies()) is not None:
                self._hear(bundle.extra.decode())

        descriptor = line.socket
        self._loop.add_reader(descriptor, readable)
        try:
            await lost
        finally:
            self._loop.remove_reader(descriptor)

    def _hear(self, bundle: str) -> None:
        try:
            notices = heard(bundle, self._process)
        except msgspec.MsgspecError:  # of a process of another version
            log.warning("a notice cannot be read")
            self._missed()
        else:
            for notice in notices:
                self._loop.call_soon(self._hears, notice)
