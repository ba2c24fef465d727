"""What processes that share a PostgreSQL database tell each other, by NOTIFY: sent with the commit, or not at all."""

import json

from sqlalchemy import Connection, text

CHANNEL = "pelagos"
_NOTIFY = text("SELECT pg_notify(:channel, :notice)")


def tell(connection: Connection, **notice: object) -> None:
    """Tell the other processes, if there can be any."""
    if connection.dialect.name == "postgresql":
        connection.execute(_NOTIFY, {"channel": CHANNEL, "notice": json.dumps(notice)})
