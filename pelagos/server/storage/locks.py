"""Advisory locks between processes that share a PostgreSQL database, held until the transaction ends. SQLite has one process."""

from enum import IntEnum

from sqlalchemy import Connection, text


class Lock(IntEnum):
    """What only one process may do at a time."""

    MIGRATION = 0x70656C61
    RATING = 0x70656C62
    PAIRING = 0x70656C63


def alone(connection: Connection, lock: Lock) -> None:
    """Take a lock; it is released at the end of the transaction."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": int(lock)})
