"""Reads tables from the database and replays their histories."""

import asyncio
import time

from sqlalchemy import Connection

from pelagos.core.errors import PelagosError
from pelagos.core.registry import game
from pelagos.server.clocks import Outage
from pelagos.server.history import History, HistoryEntry, Paper
from pelagos.server.old_rules import Rulebooks
from pelagos.server.refusals import OtherRules, unknown_table
from pelagos.server.storage import table_rows as rows
from pelagos.server.storage.store import Store
from pelagos.server.storage.table_rows import SeatRow, TableRow
from pelagos.server.table import Table

SLICE_SECONDS = 0.005
"""How long a history is replayed before everybody else has a turn, in seconds."""


class Replays:
    """Reads tables and plays their histories: one after the other, and a little at a time, so that nobody else waits for long."""

    def __init__(self, store: Store, rulebooks: Rulebooks) -> None:
        self._store = store
        self._rulebooks = rulebooks
        self._one_at_a_time = asyncio.Lock()
        self.outages: list[Outage] = []
        """The times when no server was running; clocks stood still."""

    async def read(self, name: str) -> Table:
        """Read a table and replay its history."""
        row, seats, ratings, entries = await self._store.read(lambda connection: _fetched(connection, name))
        table = Table(row, seats, ratings, None)
        if row.state != "gathering":
            async with self._one_at_a_time:
                await self._play(table, entries)
        return table

    async def _play(self, table: Table, entries: list[HistoryEntry]) -> None:
        """Replay a table's history; without the right rules, only what can be told without them."""
        row, players = table.row, len(table.seats)
        try:
            begun = History(row.setup(players, self._rulebooks.find), row.clock, row.started or row.created, self.outages)
            table.paper = await _followed(begun, entries)
        except OtherRules as refusal:
            table.frozen = refusal
        except PelagosError:  # a word that was legal, or known, is so no more
            table.frozen = OtherRules(str(row.rules), game(row.game).version)
        if table.paper is None:
            table.paper = await _followed(Paper(players), entries)


async def _followed(paper: Paper, entries: list[HistoryEntry]) -> Paper:
    begun = time.perf_counter()
    for entry in entries:
        paper.follow(entry)
        if time.perf_counter() - begun > SLICE_SECONDS:
            await asyncio.sleep(0)
            begun = time.perf_counter()
    return paper


def _fetched(connection: Connection, table: str) -> tuple[TableRow, list[SeatRow], dict[str, float], list[HistoryEntry]]:
    row = rows.row_of(connection, table)
    if row is None:
        raise unknown_table()
    return row, rows.seats_of(connection, table), rows.ratings_of(connection, table), rows.history_of(connection, table)
