"""Does what nobody at a table does: lets the bots play, and ends waits that have become too long."""

import asyncio
import logging
import time

from sqlalchemy import Connection, select

from pelagos.server.course import Course
from pelagos.server.people import forget_old_guests
from pelagos.server.refusals import OtherRules, Refusal
from pelagos.server.settings import Settings
from pelagos.server.storage.schema import tables as table_rows
from pelagos.server.storage.tables import change
from pelagos.server.tables import Table, Tables
from pelagos.server.thinker import Question, What
from pelagos.server.thinkers import Thinkers

ROUND = 1.0
"""Seconds between two looks for tables on which something is due."""
LATER = 3600.0
"""A table at which something went wrong is tried again after so many seconds."""
SWEEPING = 3600.0
"""Seconds between two looks for guests who can be forgotten."""
AT_ONCE = 100
"""So many of them are looked after at a time."""

log = logging.getLogger(__name__)


class Keeper:
    """Looks after all tables."""

    def __init__(self, tables: Tables, thinkers: Thinkers, settings: Settings) -> None:
        self._tables = tables
        self._thinkers = thinkers
        self._settings = settings
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._rounds: asyncio.Task[None] | None = None

    def drives(self, table: str) -> bool:
        """Whether bots are playing at a table just now."""
        return table in self._driven

    def look(self, table: Table) -> None:
        """If a bot decides at a table, let it think."""
        if table.id not in self._driven and self._bot(table) is not None:
            task = asyncio.ensure_future(self._drive(table.id))
            self._driven[table.id] = task
            task.add_done_callback(lambda _: self._driven.pop(table.id, None))

    def _bot(self, table: Table) -> str | None:
        """The bot that decides now, if one does."""
        course = table.course
        if course is None or table.row.state != "running" or course.over:
            return None
        return table.bot_of(course.seat, self._settings.stand_in)

    async def _drive(self, name: str) -> None:
        """Let bots say words until a person decides or the game is over."""
        try:
            while True:
                async with self._tables.held(name) as table:
                    bot = self._bot(table)
                    course = table.course
                    if bot is None or course is None:
                        return
                    question, legal, version = ask(table, course, bot), course.legal(course.seat), course.version
                await self._tables.say_for(name, version, await self._thinkers.decide(question, legal, self._settings.patience))
        except Refusal as refusal:
            log.info("bots stopped", extra={"table": name, "why": refusal.why})
        except Exception:
            log.exception("bots stopped", extra={"table": name})

    # -- what is due

    async def start(self, alone: bool) -> None:
        """Go on where the server stopped. If no other process is there, bots need not wait until their words are overdue."""
        if alone:
            await self._tables.store.write(_bots_are_due)
        self._rounds = asyncio.ensure_future(self._go_round())

    async def close(self) -> None:
        """Stop looking after tables."""
        tasks = [*self._driven.values(), *([self._rounds] if self._rounds else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _go_round(self) -> None:
        swept = 0.0
        while True:
            try:
                for name in await self._tables.store.read(_due):
                    await self._attend(name)
                if time.monotonic() - swept > SWEEPING or not swept:
                    swept = time.monotonic()
                    await self._tables.store.write(forget_old_guests)
            except Exception:
                log.exception("looking after tables failed")
            await asyncio.sleep(ROUND)

    async def _attend(self, name: str) -> None:
        """Do what is due at a table; if that cannot be done, try again later."""
        try:
            await self._act(name)
        except OtherRules as refusal:
            log.warning("a table cannot go on", extra={"table": name, "why": refusal.text})
            await self._later(name)
        except Refusal as refusal:
            log.info("somebody was faster", extra={"table": name, "why": refusal.why})
        except Exception:
            log.exception("a table cannot go on", extra={"table": name})
            await self._later(name)

    async def _later(self, name: str) -> None:
        await self._tables.store.write(lambda connection: change(connection, name, due=time.time() + LATER))

    async def _act(self, name: str) -> None:
        """Something is due at a table: a bot's word, or somebody's time has run out."""
        if self.drives(name):
            return
        async with self._tables.held(name) as table:
            await self._tables.refresh(table)
            course, due = table.course, table.row.due
            if course is None or due is None or due > time.time() or table.row.state != "running":
                return
            self.look(table)
            if self._bot(table) is not None:
                return
            seat = course.seat
        await self._tables.turn_from(name, seat, "leave", lambda table, course: _still(course, seat))
        log.info("time ran out", extra={"table": name, "seat": seat})


def _still(course: Course, seat: int) -> None:
    """Only if the same seat still decides."""
    ends = course.clocks.runs_out(seat)
    if course.seat != seat or seat in course.away or ends is None or ends > time.time():
        raise Refusal(409, "stale", "somebody decided in time")


def ask(table: Table, course: Course, bot: str = "", what: What = "word", seconds: float = 0.0) -> Question:
    """What a thinker needs to know."""
    setup = course.setup
    options = dict(setup.options)
    return Question(
        what, table.id, setup.game.name, setup.players, setup.seed, options, course.words(), max(0, course.seat), bot, seconds
    )


def _due(connection: Connection) -> list[str]:
    query = select(table_rows.c.id).where(table_rows.c.due <= time.time()).order_by(table_rows.c.due).limit(AT_ONCE)
    return list(connection.execute(query).scalars())


def _bots_are_due(connection: Connection) -> None:
    overdue = table_rows.update().where(table_rows.c.state == "running", table_rows.c.waiting.is_(None))
    connection.execute(overdue.values(due=time.time()))
