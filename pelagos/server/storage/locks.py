"""Locks that keep the processes apart that share a PostgreSQL database, each until its transaction ends. SQLite has one process."""

from enum import IntEnum

from sqlalchemy import Connection, text


class Lock(IntEnum):
    """What is done by one process after the other."""

    MIGRATION = 0x70656C61
    RATING = 0x70656C62
    PAIRING = 0x70656C63


def alone(connection: Connection, lock: Lock) -> None:
    """Wait for the others; from now on they wait for this transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": int(lock)})
