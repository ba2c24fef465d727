"""The database: reads on a few threads, writes one after the other, many in one transaction.

A write is answered when its transaction is committed. While one transaction is being committed, the next writes gather; so a busy
server commits many at once, and an idle one each at once.
"""

import asyncio
import logging
import os
import threading
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from queue import SimpleQueue
from typing import IO, Any, Final, TypeVar, cast

from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import OperationalError

from pelagos.server.storage.migrate import upgrade
from pelagos.server.storage.table_rows import Append, append

T = TypeVar("T")
Work = Callable[[Connection], T]

MAX_BATCH = 500
"""The most writes that share a transaction."""
MAX_ATTEMPTS = 3
"""How often work is tried when the connection is lost."""
LINE: Final[dict[str, Any]] = {
    "connect_timeout": 10,
    "tcp_user_timeout": 15_000,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
}
"""How soon a connection to PostgreSQL counts as dead when the other side has fallen silent."""
STATEMENT_SECONDS = 30
"""PostgreSQL cancels a statement that takes longer, and ends a transaction that is idle for longer."""

log = logging.getLogger(__name__)


@dataclass
class _Job:
    """A write that waits for its turn."""

    work: Work[object] | Append
    answer: asyncio.Future[object]
    result: object = None
    error: BaseException | None = None


class DatabaseInUse(Exception):
    """Another server has the SQLite file."""


class Store:
    """A database, reached from the event loop.

    Work is a function of a connection. It may be called again, so it does nothing but what it does to the database.
    """

    def __init__(self, url: str, readers: int = 3) -> None:
        self.url = database_url(url)
        self.shared = self.url.startswith("postgresql")
        """Whether other processes may use it, too."""
        self.engine = make_engine(self.url)
        self._readers = ThreadPoolExecutor(readers, thread_name_prefix="reader")
        self._gathered: list[_Job] = []
        self._writing = False  # whether the writer has a transaction under way
        self._batches: SimpleQueue[list[_Job] | None] = SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._writer = threading.Thread(target=self._write, name="writer", daemon=True)
        self.transactions = 0
        self.committed: Callable[[int, float], None] = lambda writes, begun: None
        """Called from the writer's thread after each transaction, with when it began."""
        self._lock: IO[bytes] | None = None

    @property
    def waiting(self) -> int:
        """How many writes wait for their transaction."""
        return len(self._gathered)

    async def open(self) -> None:
        """Bring the schema up to date and begin."""
        self._loop = asyncio.get_running_loop()
        self._lock = _claimed(self.engine)
        await asyncio.to_thread(upgrade, self.engine)
        self._writer.start()

    async def close(self) -> None:
        """Finish what was asked for and close."""
        self._batches.put(self._gathered)  # also if there is nothing
        self._gathered = []
        self._batches.put(None)
        await asyncio.to_thread(self._writer.join)
        self._readers.shutdown()
        self.engine.dispose()
        if self._lock is not None:
            self._lock.close()

    async def read(self, work: Work[T]) -> T:
        """Run work that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, work)

    async def write(self, work: Work[T]) -> T:
        """Run work that writes; returns its result once it is committed."""
        return cast(T, await self._asked(work))

    async def append(self, one: Append) -> None:
        """Add an entry to a history; it is there once it is committed. Entries that come together are written together."""
        await self._asked(one)

    async def _asked(self, work: Work[object] | Append) -> object:
        assert self._loop is not None
        answer: asyncio.Future[object] = self._loop.create_future()
        if not self._gathered and not self._writing:
            self._loop.call_soon(self._hand_over)
        self._gathered.append(_Job(work, answer))
        return await answer

    def _hand_over(self) -> None:
        """Wake the writer, if it rests, once for all that has gathered."""
        if self._gathered and not self._writing:
            self._writing = True
            self._batches.put(self._gathered[:MAX_BATCH])
            del self._gathered[:MAX_BATCH]

    def _written(self, jobs: list[_Job]) -> None:
        """The writer has finished a transaction: tell those who wait, and let it begin the next."""
        for job in jobs:
            if job.answer.done():
                continue
            if job.error is not None:
                job.answer.set_exception(job.error)
            else:
                job.answer.set_result(job.result)
        self._writing = False
        self._hand_over()

    def _read(self, work: Work[T]) -> T:
        for attempt in range(MAX_ATTEMPTS):
            try:
                with self.engine.connect() as connection:
                    return work(connection)
            except OperationalError as error:
                if not error.connection_invalidated or attempt == MAX_ATTEMPTS - 1:
                    raise
                log.warning("the connection to the database was lost; trying again")
        raise AssertionError("unreachable")

    def _write(self) -> None:
        """The writer's thread."""
        assert self._loop is not None
        while (jobs := self._batches.get()) is not None:
            self._carry_out(jobs)
            self._loop.call_soon_threadsafe(self._written, jobs)

    def _carry_out(self, jobs: list[_Job]) -> None:
        """All jobs in one transaction; if one of them fails, each in its own."""
        try:
            self._transact(jobs)
        except Exception as error:
            if len(jobs) == 1:
                jobs[0].error = error
                return
            for job in jobs:
                self._carry_out([job])

    def _transact(self, jobs: list[_Job]) -> None:
        for attempt in range(MAX_ATTEMPTS):
            begun = time.perf_counter()
            try:
                with self.engine.begin() as connection:
                    appends = [job.work for job in jobs if isinstance(job.work, Append)]
                    if appends:
                        append(connection, appends)
                    for job in jobs:
                        if not isinstance(job.work, Append):
                            job.result = job.work(connection)
            except OperationalError as error:
                if not error.connection_invalidated or attempt == MAX_ATTEMPTS - 1:
                    raise
                log.warning("the connection to the database was lost; trying again")
            else:
                self.transactions += 1
                self.committed(len(jobs), begun)
                return


def database_url(text: str) -> str:
    """The URL as SQLAlchemy takes it; a path stands for a SQLite file."""
    if text.startswith(("postgresql://", "postgres://")):
        return f"postgresql+psycopg://{text.partition('://')[2]}"
    return text if "://" in text else f"sqlite:///{text}"


def _claimed(engine: Engine) -> IO[bytes] | None:
    """A SQLite file belongs to one server, and only its owner may read it: it has the secrets of all games."""
    path = engine.url.database
    if engine.dialect.name != "sqlite" or not path or path == ":memory:" or os.name != "posix":
        return None
    import fcntl

    os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
    os.chmod(path, 0o600)
    lock = open(f"{path}.lock", "wb")  # noqa: SIM115  held until the server ends
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise DatabaseInUse(f"another server uses {path}; several servers need PostgreSQL") from None
    return lock


def make_engine(url: str) -> Engine:
    """SQLAlchemy's engine for a database."""
    if not url.startswith("postgresql"):
        engine = create_engine(url, hide_parameters=True)
        if engine.dialect.name == "sqlite":
            event.listen(engine, "connect", _prepare_sqlite)
        return engine
    own = {name: value for name, value in LINE.items() if name not in make_url(url).query}
    engine = create_engine(url, hide_parameters=True, connect_args=own)
    event.listen(engine, "connect", _prepare_postgresql)
    return engine


def _prepare_postgresql(connection: Any, _record: object) -> None:  # noqa: ANN401  the driver is not needed with SQLite
    """Set time limits, so that nobody waits for ever for an answer or for a process cut off in the middle of a transaction."""
    for setting in ("statement_timeout", "idle_in_transaction_session_timeout"):
        connection.execute(f"SET {setting} = '{STATEMENT_SECONDS}s'")
    connection.commit()


def _prepare_sqlite(connection: Any, _record: object) -> None:  # noqa: ANN401  a connection of any driver
    """A write-ahead log, so that readers never wait; and every commit is on the disk before it is answered."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()
