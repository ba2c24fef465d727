"""Brings a database's schema up to date."""

from pathlib import Path

from sqlalchemy import Connection, Engine, inspect, text

from pelagos.server.storage.locks import Lock, alone

MIGRATIONS = Path(__file__).parent / "migrations"


def upgrade(engine: Engine, to: str = "head") -> None:
    """Apply the migrations that are missing, all or up to one. Servers that start together do it one after the other."""
    with engine.begin() as connection:
        if to == "head" and _version(connection) == newest():
            return
        if connection.dialect.name == "postgresql":  # it takes as long as it takes
            connection.execute(text("SET LOCAL statement_timeout = 0"))
            connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))
        alone(connection, Lock.MIGRATION)
        _migrate(connection, to)


def newest() -> str:
    """The number of the last migration, with which its file's name begins."""
    return max(path.name for path in (MIGRATIONS / "versions").glob("[0-9]*.py"))[:4]


def _version(connection: Connection) -> str | None:
    """The last migration that was applied."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def _migrate(connection: Connection, to: str) -> None:
    from alembic import command  # a quarter of a server's start, and seldom needed
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
