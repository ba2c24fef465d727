"""Analyses of finished games: made in the background, one after the other, when no bot has to think; kept for everybody.

People have turns, and so have addresses: who asks for many waits longer, and nobody else for them.

The bot workers judge a few words at a time, at the end of the queue, so that whoever plays waits for at most one such slice.
"""

import asyncio
import contextlib
import logging
from collections import Counter
from functools import partial

import msgspec
from sqlalchemy.exc import IntegrityError

from pelagos.analysis import Analysis, Judgement, Thinking, summary
from pelagos.core.record import Record, ending_of
from pelagos.server.bot_pool import BotPool, NoAnswer
from pelagos.server.bot_runner import ask
from pelagos.server.bot_worker import Question
from pelagos.server.fair_queue import FairQueue
from pelagos.server.refusals import Refusal
from pelagos.server.storage import analysis_rows as rows
from pelagos.server.storage.store import Store
from pelagos.server.tables import Tables

WALKS = 200
SLICE_SECONDS = 0.4
"""How long a worker judges words before others have their turn, in seconds."""
SLICE_LIMIT_SECONDS = 600.0
MAX_FAILURES = 3
MAX_WAITING = 20
"""How many analyses of one address may wait in this process."""

log = logging.getLogger(__name__)


class AnalysisInfo(msgspec.Struct):
    """How far the analysis of a table is, and what it found."""

    table: str
    words: int
    judged: int
    analysis: Analysis | None


class Analyses:
    """Has games analysed."""

    def __init__(self, store: Store, tables: Tables, bot_pool: BotPool) -> None:
        self._store = store
        self._tables = tables
        self._bot_pool = bot_pool
        self._queue = FairQueue(1)
        self._waiting: Counter[str] = Counter()  # by address
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def find(self, table: str) -> AnalysisInfo:
        """The analysis of a table, as far as it is; refused if nobody asked for one."""
        row = await self._store.read(lambda connection: rows.row_of(connection, table))
        if row is None:
            raise Refusal("no-analysis", "nobody has asked for an analysis of this game yet")
        found = None if row.found is None else msgspec.convert(row.found, Analysis)
        return AnalysisInfo(table, row.words, row.judged, found)

    async def begin(self, table: str, person: str, address: str) -> AnalysisInfo:
        """Have a finished game analysed, unless it is or somebody is at it."""
        async with self._tables.held(table) as held:
            if held.row.state != "over":
                raise Refusal("not-over", "that is only shown after the end of the game")
            question = msgspec.structs.replace(ask(held, held.played(), "", "judge", SLICE_SECONDS), address=address, walks=WALKS)
            setup, words, state = held.played().setup, held.played().words(), held.played().state
            record = Record(setup, words, ending=ending_of(state))
        if question.tree:
            raise Refusal("other-rules", "this game was played by other rules than those that could judge it")
        if table in self._tasks:
            return await self.find(table)
        if self._waiting[address] >= MAX_WAITING:
            raise Refusal("too-often", "too many of your games wait to be analysed; try again later")
        claimed = False
        with contextlib.suppress(IntegrityError):  # another process was quicker
            claimed = await self._store.write(lambda connection: rows.claim(connection, table, len(words)))
        if claimed:
            self._waiting[address] += 1
            task = asyncio.ensure_future(self._make(record, question, person))
            self._tasks[table] = task
            task.add_done_callback(lambda _: self._done(table, address))
        return await self.find(table)

    def _done(self, table: str, address: str) -> None:
        self._tasks.pop(table, None)
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]

    async def _make(self, record: Record, question: Question, person: str) -> None:
        table = question.table
        try:
            await self._queue.acquire(person, False, question.address)
            try:
                found = await self._judge(record, question)
            finally:
                self._queue.release()
            made = await asyncio.to_thread(summary, record, Thinking(WALKS), found)
            kept = msgspec.to_builtins(made)
            await self._store.write(lambda connection: rows.note(connection, table, len(record.words), kept))
        except asyncio.CancelledError:
            raise
        except Exception:
            log.exception("an analysis failed", extra={"table": table})
            await self._store.write(lambda connection: rows.abandon(connection, table))

    async def _judge(self, record: Record, question: Question) -> list[Judgement]:
        """Judge all words, slice by slice."""
        found: list[Judgement] = []
        failures = 0
        while (done := len(found)) < len(record.words):
            slice_ = msgspec.structs.replace(
                question, table=f"analysis {question.table}", words=record.words[:done], then=record.words[done:]
            )
            try:
                found += (await self._bot_pool.think(slice_, SLICE_LIMIT_SECONDS)).judged
            except NoAnswer:
                failures += 1
                if failures >= MAX_FAILURES:
                    raise
            judged = len(found)
            await self._store.write(partial(rows.note, table=question.table, judged=judged))
        return found

    async def close(self) -> None:
        """Break all analyses off; the next person to ask begins them again."""
        tasks = dict(self._tasks)
        for task in tasks.values():
            task.cancel()
        await asyncio.gather(*tasks.values(), return_exceptions=True)
        for table in tasks:
            await self._store.write(partial(rows.abandon, table=table))
