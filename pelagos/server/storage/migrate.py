"""Brings a database's schema up to date."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine

from pelagos.server.storage.locks import Lock, alone


def upgrade(engine: Engine, to: str = "head") -> None:
    """Apply the migrations that are missing, all or up to one. Servers that start together do it one after the other."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    with engine.begin() as connection:
        alone(connection, Lock.MIGRATION)
        config.attributes["connection"] = connection
        command.upgrade(config, to)
