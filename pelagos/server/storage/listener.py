"""Hears what other processes that share a PostgreSQL database tell."""

import asyncio
import logging
import os
import socket
import threading
from collections.abc import Callable
from contextlib import suppress

import msgspec
import psycopg

from pelagos.server.storage.notices import CHANNEL, Notice

RETRY_SECONDS = 1.0
"""Seconds between two attempts to listen, and between two looks whether to stop."""

log = logging.getLogger(__name__)


class Listener:
    """Hears what other processes tell, in a thread of its own; `missed` is called when something may not have been heard.

    PostgreSQL tells a process its own notices, too: they are known by their beginning, and the event loop is not woken for them.
    """

    def __init__(self, url: str, process: str, heard: Callable[[Notice], None], missed: Callable[[], None]) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self._own = f'[{{"process":"{process}",'
        self._heard = heard
        self._missed = missed
        self._stop = threading.Event()
        self._ready = threading.Event()
        self._connection: psycopg.Connection | None = None
        self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._listen, name="listener", daemon=True)

    async def start(self) -> None:
        """Begin to listen."""
        self._thread.start()
        await asyncio.to_thread(self._ready.wait, 10)

    async def stop(self) -> None:
        """Listen no more: who waits for the next notice is woken by the end of the connection."""
        self._stop.set()
        if self._connection is not None:
            with suppress(OSError, psycopg.Error), socket.socket(fileno=os.dup(self._connection.fileno())) as line:
                line.shutdown(socket.SHUT_RDWR)
        await asyncio.to_thread(self._thread.join)

    def _hear(self, notices: list[Notice]) -> None:
        for notice in notices:
            self._loop.call_soon(self._heard, notice)

    def _listen(self) -> None:
        while not self._stop.is_set():
            try:
                with psycopg.connect(self._url, autocommit=True) as connection:
                    self._connection = connection
                    connection.execute(f"LISTEN {CHANNEL}")
                    if self._ready.is_set():
                        self._loop.call_soon_threadsafe(self._missed)
                    self._ready.set()
                    while not self._stop.is_set():
                        for notice in connection.notifies(timeout=RETRY_SECONDS):
                            if not notice.payload.startswith(self._own):
                                self._loop.call_soon_threadsafe(self._hear, msgspec.json.decode(notice.payload))
            except psycopg.Error as error:
                if self._stop.is_set():
                    return
                log.warning("the database does not tell what happens", extra={"why": type(error).__name__})
                self._stop.wait(RETRY_SECONDS)
