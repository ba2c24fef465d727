"""Outages: a sign of life is written every few seconds, and a server that starts finds out how long there was none."""

from sqlalchemy import Connection, insert, select, text, update

from pelagos.server.clocks import Outage, now
from pelagos.server.storage.schema import keys, outages, tables

ALIVE = "alive"
ALIVE_SECONDS = 5.0
"""Seconds between two signs of life."""
MIN_OUTAGE_SECONDS = 15.0
"""A shorter silence is no outage."""


def begin(connection: Connection) -> list[Outage]:
    """A server begins: if no other was there, clocks have stood still since the last sign of life. Gives all outages."""
    first = text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")  # several may start together
    connection.execute(first, {"name": ALIVE, "value": str(now())})
    began = float(connection.execute(select(keys.c.value).where(keys.c.name == ALIVE).with_for_update()).scalar_one())
    ended = now()
    if ended - began > MIN_OUTAGE_SECONDS:
        connection.execute(insert(outages), {"began": began, "ended": ended})
        waits = update(tables).where(tables.c.state == "running", tables.c.waiting.is_not(None), tables.c.due.is_not(None))
        connection.execute(waits.values(due=tables.c.due + (ended - began)))
    alive(connection)
    return [(row.began, row.ended) for row in connection.execute(select(outages).order_by(outages.c.began))]


def alive(connection: Connection) -> None:
    """A sign of life."""
    connection.execute(update(keys).where(keys.c.name == ALIVE).values(value=str(now())))
