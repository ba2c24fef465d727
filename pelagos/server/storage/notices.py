"""What processes that share a PostgreSQL database tell each other, by NOTIFY: sent with the commit, or not at all."""

import msgspec
from sqlalchemy import Connection, text

Notice = dict[str, object]
"""It begins with the process that tells it."""

CHANNEL = "pelagos"
_NOTIFY = text("SELECT pg_notify(:channel, notice) FROM unnest(cast(:notices AS text[])) AS notice")


def tell(connection: Connection, *notices: Notice) -> None:
    """Tell the other processes, if there can be any."""
    if connection.dialect.name == "postgresql" and notices:
        connection.execute(_NOTIFY, {"channel": CHANNEL, "notices": [msgspec.json.encode(notice).decode() for notice in notices]})
