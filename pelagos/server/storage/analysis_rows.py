"""Analyses, as the database keeps them."""

from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from pelagos.server.clocks import now
from pelagos.server.storage.schema import analyses

ABANDONED_SECONDS = 120.0
"""An analysis not worked on for so many seconds counts as broken off."""


@dataclass(frozen=True)
class AnalysisRow:
    """How far an analysis is."""

    table: str
    words: int
    judged: int
    seen: float
    found: dict[str, object] | None


def row_of(connection: Connection, table: str) -> AnalysisRow | None:
    """The analysis of a table, if one was begun."""
    row = connection.execute(select(analyses).where(analyses.c.table == table)).mappings().first()
    return None if row is None else AnalysisRow(**row)


def claim(connection: Connection, table: str, words: int) -> bool:
    """Begin an analysis, or take over one that was broken off; False if somebody is at it or it is done."""
    row = row_of(connection, table)
    if row is None:
        connection.execute(insert(analyses).values(table=table, words=words, judged=0, seen=now()))
        return True
    if row.found is not None or now() - row.seen < ABANDONED_SECONDS:
        return False
    fresh = update(analyses).where(analyses.c.table == table, analyses.c.seen == row.seen).values(judged=0, seen=now())
    return bool(connection.execute(fresh).rowcount)


def note(connection: Connection, table: str, judged: int, found: dict[str, object] | None = None) -> None:
    """Note how many words are judged, and at the end what was found."""
    connection.execute(update(analyses).where(analyses.c.table == table).values(judged=judged, seen=now(), found=found))


def abandon(connection: Connection, table: str) -> None:
    """Give an analysis up, so that it can be begun again at once."""
    connection.execute(update(analyses).where(analyses.c.table == table, analyses.c.found.is_(None)).values(seen=0.0))
