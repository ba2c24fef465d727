"""Hears what other processes that share a PostgreSQL database tell."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress

import msgspec
import psycopg
from psycopg.pq.abc import PGconn

from pelagos.server.clocks import now
from pelagos.server.storage.notices import CHANNEL, Notice, heard
from pelagos.server.storage.store import LINE

RETRY_SECONDS = 1.0
"""Seconds before a lost connection is made again."""
START_SECONDS = 10.0
"""A server starts after so many seconds even if it cannot listen yet."""
CHECK_SECONDS = 5.0
"""Seconds between two checks of the line."""
ANSWER_SECONDS = 10.0
"""A line on which a call has not come back after so many seconds is dead."""

log = logging.getLogger(__name__)


class Listener:
    """Hears what other processes tell.

    PostgreSQL tells a process its own notices, too: they are known by their beginning. Now and then the process `calls` itself, and
    a line on which that does not come back is given up, even if nobody has closed it. Whenever something may not have been heard,
    `missed` is called with the time since when.
    """

    def __init__(
        self,
        url: str,
        process: str,
        hears: Callable[[Notice], None],
        missed: Callable[[float], None],
        calls: Callable[[], Awaitable[None]],
    ) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._process = process
        self._hears = hears
        self._missed = missed
        self._calls = calls
        self._loop = asyncio.get_running_loop()
        self._ready = asyncio.Event()
        self._came = asyncio.Event()  # something of this process itself was heard
        self._lost: asyncio.Future[None] | None = None  # the end of the present line
        self._well = now()  # up to then everything was heard
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self) -> None:
        """Begin to listen."""
        self._tasks = [asyncio.ensure_future(self._listen()), asyncio.ensure_future(self._check())]
        with suppress(TimeoutError):
            await asyncio.wait_for(self._ready.wait(), START_SECONDS)

    async def stop(self) -> None:
        """Listen no more."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self._url, autocommit=True, **LINE) as connection:
                    connection.add_notify_handler(lambda bundle: self._hear(bundle.payload))  # those that come beside an answer
                    async with asyncio.timeout(ANSWER_SECONDS):
                        await connection.execute(f"LISTEN {CHANNEL}")
                    self._missed(self._well)
                    self._ready.set()
                    await self._until_lost(connection.pgconn)
            except Exception as error:
                log.warning("the database does not tell what happens", extra={"why": f"{type(error).__name__}: {error}"})
                await asyncio.sleep(RETRY_SECONDS)

    async def _until_lost(self, line: PGconn) -> None:
        """Read notices as they come. Waiting by psycopg's own means would cost a busy process a tenth of its time."""
        lost = self._lost = self._loop.create_future()

        def readable() -> None:
            try:
                line.consume_input()
                while (bundle := line.notifies()) is not None:
                    self._hear(bundle.extra.decode())
            except Exception as error:
                _end(lost, error)

        descriptor = line.socket
        self._loop.add_reader(descriptor, readable)
        try:
            readable()  # what has come already wakes nobody
            await lost
        finally:
            self._lost = None
            self._loop.remove_reader(descriptor)

    async def _check(self) -> None:
        """Give the line up if the process's own calls do not come back on it."""
        while True:
            await asyncio.sleep(CHECK_SECONDS)
            if (line := self._lost) is None:
                continue
            self._came.clear()
            called = now()
            try:
                await self._calls()
                await asyncio.wait_for(self._came.wait(), ANSWER_SECONDS)
            except TimeoutError:
                _end(line, TimeoutError("nothing comes back"))
            except Exception as error:  # the store looks after its own lines
                log.warning("a process cannot call itself", extra={"why": type(error).__name__})
            else:
                self._well = called

    def _hear(self, bundle: str) -> None:
        if bundle.startswith(f"{self._process}["):
            self._came.set()
        try:
            notices = heard(bundle, self._process)
        except msgspec.MsgspecError:  # of a process of another version
            log.warning("a notice cannot be read")
            self._missed(self._well)
        else:
            for notice in notices:
                self._loop.call_soon(self._hears, notice)


def _end(line: "asyncio.Future[None]", why: Exception) -> None:
    if not line.done():
        line.set_exception(why)
