"""Brings a database's schema up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine, text

MIGRATION_LOCK = 0x70656C61
"""The number of the lock that keeps two starting servers apart."""


def upgrade(engine: Engine, to: str = "head") -> None:
    """Apply the migrations that are missing, all or up to one. Servers that start together do it one after the other."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": MIGRATION_LOCK})
        config.attributes["connection"] = connection
        command.upgrade(config, to)
