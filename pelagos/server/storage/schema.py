"""The tables of the database. Times are seconds since 1970; ids are random text."""

from typing import Final

from sqlalchemy import JSON, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

NAMES: Final = {
    "ix": "ix_%(table_name)s_%(column_0_name)s",
    "uq": "uq_%(table_name)s_%(column_0_name)s",
    "fk": "fk_%(table_name)s_%(column_0_name)s",
    "pk": "pk_%(table_name)s",
}
metadata: Final = MetaData(naming_convention=NAMES)

people = Table(
    "people",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(200), unique=True),  # the name folded, for accounts alone
    Column("password", Text),
    Column("preferences", JSON, nullable=False),
    Column("epoch", Integer, nullable=False),  # cookies of an earlier epoch are logged out
    Column("created", Float, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(22), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(22), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("options", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("state", String(10), nullable=False),  # gathering, running, over
    Column("public", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("owner", String(22), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("origin", String(10), nullable=False),  # new, branch, upload
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("moved", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("waiting", Integer),  # the seat of the person who decides
    Column("due", Float),  # when the server acts if nothing has happened by then
    Column("rematch", String(22)),
    Column("rules", String(80)),  # the version that its words were said by
    Column("language", String(8), nullable=False, server_default="en"),
    Index("ix_tables_state", "state", "public", "moved"),
    Index("ix_tables_due", "due"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(22), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, bot, open
    Column("person", String(22), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40)),
    Column("bot", String(40)),
)

entries = Table(
    "entries",
    metadata,
    Column("table", String(22), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True),  # unique per table: two processes can never both append
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("word", Text),
    Column("ply", Integer),
    Column("at", Float, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(22), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("person", String(22), ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("name", String(40), nullable=False),
    Column("seat", Integer),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(40), primary_key=True),  # a person's id, or bot:LEVEL
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

keys = Table("keys", metadata, Column("name", String(20), primary_key=True), Column("value", Text, nullable=False))
