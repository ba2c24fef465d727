"""Looks after tables: lets the bots play, and ends waits that have become too long."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable

import msgspec
from sqlalchemy import Connection, select

from pelagos.server.bot_pool import BotPool
from pelagos.server.bot_worker import Question, What
from pelagos.server.clocks import now
from pelagos.server.history import History
from pelagos.server.old_rules import tree_of
from pelagos.server.people import forget_old_guests
from pelagos.server.refusals import OtherRules, Refusal
from pelagos.server.sessions import forget_old_sessions
from pelagos.server.settings import Settings
from pelagos.server.storage.outages import ALIVE_SECONDS, alive, begin
from pelagos.server.storage.schema import tables as table_rows
from pelagos.server.storage.table_rows import change
from pelagos.server.table import Table
from pelagos.server.tables import Tables

ROUND_SECONDS = 1.0
"""Seconds between two looks for tables on which something is due."""
RETRY_AFTER_SECONDS = 3600.0
"""A table at which something went wrong is tried again after so many seconds."""
SWEEP_SECONDS = 3600.0
"""Seconds between two looks for guests who can be forgotten."""
MAX_DUE_AT_ONCE = 100
"""How many due tables are looked after at a time."""

log = logging.getLogger(__name__)


class BotRunner:
    """Looks after all tables."""

    def __init__(self, tables: Tables, bot_pool: BotPool, settings: Settings) -> None:
        self._tables = tables
        self._bot_pool = bot_pool
        self._settings = settings
        self._driven: dict[str, asyncio.Task[None]] = {}
        self._rounds: asyncio.Task[None] | None = None
        self.address_of: Callable[[str], str] = lambda person: ""
        """Where somebody came from last."""
        self.each_round: Callable[[], Awaitable[None]] = _nothing
        """What else is looked after."""

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
        history = table.history
        if history is None or table.row.state != "running" or history.over:
            return None
        return table.bot_of(history.seat, self._settings.stand_in)

    async def _drive(self, name: str) -> None:
        """Let bots say words until a person decides or the game is over."""
        try:
            while True:
                async with self._tables.held(name) as table:
                    bot = self._bot(table)
                    history = table.history
                    if bot is None or history is None:
                        return
                    question, legal, version = ask(table, history, bot), history.legal(history.seat), history.version
                question = msgspec.structs.replace(question, address=self.address_of(question.owner))
                await self._tables.say_for(name, version, await self._bot_pool.decide(question, legal, self._settings.patience))
        except Refusal as refusal:
            log.info("bots stopped", extra={"table": name, "why": refusal.why})
        except Exception:
            log.exception("bots stopped", extra={"table": name})

    # -- what is due

    async def start(self, alone: bool) -> None:
        """Go on where the server stopped. If no other process is there, bots need not wait until their words are overdue."""
        self._tables.replays.outages = await self._tables.store.write(begin)
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
        swept = told = 0.0
        while True:
            try:
                if time.monotonic() - told > ALIVE_SECONDS:
                    told = time.monotonic()
                    await self._tables.store.write(alive)
                await self.each_round()
                for name in await self._tables.store.read(_due):
                    await self._attend(name)
                if time.monotonic() - swept > SWEEP_SECONDS or not swept:
                    swept = time.monotonic()
                    await self._tables.store.write(forget_old_sessions)
                    await self._tables.store.write(forget_old_guests)
            except Exception:
                log.exception("looking after tables failed")
            await asyncio.sleep(ROUND_SECONDS)

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
        await self._tables.store.write(lambda connection: change(connection, name, due=now() + RETRY_AFTER_SECONDS))

    async def _act(self, name: str) -> None:
        """Something is due at a table: a bot's word, or somebody's time has run out."""
        if self.drives(name):
            return
        async with self._tables.held(name) as table:
            await self._tables.refresh(table)
            if table.frozen is not None:
                raise table.frozen
            history, due = table.history, table.row.due
            if history is None or due is None or due > now() or table.row.state != "running":
                return
            self.look(table)
            if self._bot(table) is not None:
                return
            seat = history.seat
        await self._tables.turn_from(name, seat, "leave", lambda table, history: _still(history, seat))
        log.info("time ran out", extra={"table": name, "seat": seat})


async def _nothing() -> None:
    """The default; does nothing."""


def _still(history: History, seat: int) -> None:
    """Refuse unless the same seat still decides and its time is up."""
    ends = history.clocks.runs_out(seat)
    if history.seat != seat or seat in history.away or ends is None or ends > now():
        raise Refusal("stale", "somebody decided in time")


def ask(table: Table, history: History, bot: str = "", what: What = "word", seconds: float = 0.0) -> Question:
    """What a bot worker needs to know."""
    setup = history.setup
    options = dict(setup.options)
    owner = table.row.owner or table.id
    return Question(
        what,
        table.id,
        setup.game.name,
        setup.players,
        setup.seed,
        options,
        history.words(),
        max(0, history.seat),
        bot,
        seconds,
        owner,
        urgent=bool(table.deciding_people()),
        tree=tree_of(setup.game),
    )


def _due(connection: Connection) -> list[str]:
    query = select(table_rows.c.id).where(table_rows.c.due <= now()).order_by(table_rows.c.due).limit(MAX_DUE_AT_ONCE)
    return list(connection.execute(query).scalars())


def _bots_are_due(connection: Connection) -> None:
    overdue = table_rows.update().where(table_rows.c.state == "running", table_rows.c.waiting.is_(None))
    connection.execute(overdue.values(due=now()))
