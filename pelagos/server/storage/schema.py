"""The tables of the database. Times are seconds since 1970; ids are random text."""

from typing import Final

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
)

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
    Column("created", Float, nullable=False),
    Column("muted_until", Float),
    Column("banned_until", Float),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the secret in the cookie or the token
    Column("person", String(22), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # browser, program
    Column("label", String(120), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # to the day
    Column("expires", Float, nullable=False),
)

audit = Table(  # what operators did
    "audit",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("operator", String(80), nullable=False),
    Column("deed", String(20), nullable=False),
    Column("person", String(22)),
    Column("table", String(22)),
    Column("note", Text, nullable=False),
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
    Column("origin", String(10), nullable=False),  # new, branch, upload, example
    Column("created", Float, nullable=False),
    Column("started", Float),
    Column("moved", Float, nullable=False),
    Column("version", Integer, nullable=False),
    Column("waiting", Integer),  # the seat of the person who decides
    Column("due", Float),  # when the server acts if nothing has happened by then
    Column("rematch", String(22)),
    Column("rules", String(80)),  # the version that its words were said by
    Column("language", String(8), nullable=False, server_default="en"),
    Column("auto", Boolean, nullable=False, server_default=false()),  # it begins by itself when it is full
    Column("result", JSON(none_as_null=True)),  # after the end: the places, and how the record ends
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
    Column("invited", String(22), ForeignKey("people.id", ondelete="SET NULL"), index=True),  # an open seat is kept for them
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
    Column("digest", String(16)),  # of the position, where a turn ended
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
    Column("said", BigInteger),  # the number that its speaker gave it
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(40), primary_key=True),
    Column("who", String(40), primary_key=True),  # a person's id, or bot:LEVEL
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("sure", Float, nullable=False, server_default="0"),  # mu - 3 sigma
    Index("ix_ratings_sure", "game", "sure"),
    Index("ix_ratings_who", "who"),
)

analyses = Table(
    "analyses",
    metadata,
    Column("table", String(22), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("words", Integer, nullable=False),
    Column("judged", Integer, nullable=False),  # so many of them
    Column("seen", Float, nullable=False),  # when somebody worked at it last
    Column("found", JSON(none_as_null=True)),  # when it is done
)

channels = Table(  # the ways by which people are told things when they are not there
    "channels",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", String(22), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(10), nullable=False),  # push, mail, webhook
    Column("address", Text, nullable=False),
    Column("label", String(120), nullable=False),
    Column("token", String(32), nullable=False, unique=True),  # in links that confirm the address or end it
    Column("created", Float, nullable=False),
    Column("confirmed", Float),
)

news = Table(  # what somebody is to be told: at most one of a kind for each table, and it stays until it is no news any more
    "news",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("person", String(22), ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table", String(22), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("kind", String(10), nullable=False),  # turn, start, invite, over, chat
    Column("who", String(40), nullable=False),  # whose doing it is
    Column("at", Float, nullable=False),
    Column("due", Float, index=True),  # when letters are written; none afterwards
    UniqueConstraint("table", "person", "kind"),
)

letters = Table(  # news on their way through a channel
    "letters",
    metadata,
    Column("news", Integer, ForeignKey("news.id", ondelete="CASCADE"), primary_key=True),
    Column("channel", Integer, ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("due", Float, nullable=False, index=True),
    Column("attempts", Integer, nullable=False),
    Column("claimed_until", Float),  # by a process that sends it
    Column("handed", Boolean, nullable=False),  # on the wire: after a crash nobody knows whether it has arrived
)

outages = Table(  # when no server was there; clocks stand still
    "outages", metadata, Column("began", Float, primary_key=True), Column("ended", Float, nullable=False)
)

rating_changes = Table(  # what a person's rating became by a game
    "rating_changes",
    metadata,
    Column("who", String(22), ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("table", String(22), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("at", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
)

keys = Table("keys", metadata, Column("name", String(20), primary_key=True), Column("value", Text, nullable=False))
