"""Hears what other processes that share a PostgreSQL database tell."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress

import msgspec
import psycopg

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
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        self._missed()
                    self._ready.set()
                    async for bundle in connection.notifies():
                        self._hear(bundle.payload)
            except psycopg.Error as error:
                log.warning("the database does not tell what happens", extra={"why": type(error).__name__})
                await asyncio.sleep(RETRY_SECONDS)

    def _hear(self, bundle: str) -> None:
        try:
            notices = heard(bundle, self._process)
        except msgspec.MsgspecError:  # of a process of another version
            log.warning("a notice cannot be read")
            self._missed()
        else:
            for notice in notices:
                self._loop.call_soon(self._hears, notice)
