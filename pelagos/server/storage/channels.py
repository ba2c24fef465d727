"""The ways by which people are told things, as the database keeps them."""

import secrets

import msgspec
from sqlalchemy import Connection, RowMapping, delete, func, insert, select, text, update

from pelagos.server.clocks import now
from pelagos.server.protocol import ChannelKind
from pelagos.server.refusals import Refusal
from pelagos.server.storage.news import Way
from pelagos.server.storage.schema import channels, keys, people

MAX_CHANNELS = 10
"""How many channels one person may have."""
MAX_READERS = 3
"""How many people of one address are sent links."""
VAPID = "vapid"


class ChannelInfo(msgspec.Struct):
    """A way by which somebody is told things, without what is secret in its address."""

    id: int
    kind: ChannelKind
    label: str
    created: float
    confirmed: bool


def add(connection: Connection, person: str, kind: ChannelKind, address: str, label: str, confirmed: bool) -> Way:
    """Add a channel; the same address is kept once, and a push subscription belongs to whoever brought it last."""
    same = (channels.c.kind == kind) & (channels.c.address == address)
    connection.execute(delete(channels).where(same, channels.c.person == person))
    if kind == "push":
        connection.execute(delete(channels).where(same))
    if int(connection.execute(select(func.count()).where(channels.c.person == person)).scalar_one()) >= MAX_CHANNELS:
        raise Refusal("too-many", f"you have {MAX_CHANNELS} ways to be told things already; end one first")
    at = now()
    values = {"person": person, "kind": kind, "address": address, "label": label[:120], "created": at}
    values |= {"token": secrets.token_urlsafe(24), "confirmed": at if confirmed else None}
    number = connection.execute(insert(channels).values(values).returning(channels.c.id)).scalar_one()
    return Way(int(number), person, kind, address, str(values["token"]))


def listed(connection: Connection, person: str) -> list[ChannelInfo]:
    """All channels of a person."""
    found = connection.execute(select(channels).where(channels.c.person == person).order_by(channels.c.id)).mappings()
    return [ChannelInfo(row["id"], row["kind"], row["label"], row["created"], row["confirmed"] is not None) for row in found]


def one(connection: Connection, person: str, channel: int) -> Way:
    """A channel of somebody that can be used."""
    query = select(channels).where(channels.c.id == channel, channels.c.person == person, channels.c.confirmed.is_not(None))
    row = connection.execute(query).mappings().first()
    if row is None:
        raise Refusal("no-such-thing", "there is no such way to tell you things")
    return Way(*(row[field] for field in Way.__struct_fields__))


def end(connection: Connection, channel: int, person: str | None = None) -> bool:
    """Delete a channel; returns whether there was one."""
    mine = channels.c.id == channel if person is None else (channels.c.id == channel) & (channels.c.person == person)
    return connection.execute(delete(channels).where(mine)).rowcount > 0


def confirm(connection: Connection, token: str) -> bool:
    """Confirm a channel by the token that its reader was sent."""
    return connection.execute(update(channels).where(channels.c.token == token).values(confirmed=now())).rowcount > 0


def end_by_token(connection: Connection, token: str) -> None:
    """Delete a channel by the token in its messages."""
    connection.execute(delete(channels).where(channels.c.token == token))


def readers(connection: Connection, address: str) -> list[RowMapping]:
    """Who has confirmed that they read mails at an address: accounts first, a few."""
    own = (channels.c.person == people.c.id) & (channels.c.kind == "mail") & channels.c.confirmed.is_not(None)
    query = select(people).join(channels, own).where(func.lower(channels.c.address) == address.lower())
    return list(connection.execute(query.order_by(people.c.key.is_(None), channels.c.id).limit(MAX_READERS)).mappings())


def push_key(connection: Connection, made: str) -> str:
    """The key by which push services know this server: the first one made stays, also where several servers start together."""
    first = text("INSERT INTO keys (name, value) VALUES (:name, :value) ON CONFLICT DO NOTHING")
    connection.execute(first, {"name": VAPID, "value": made})
    return str(connection.execute(select(keys.c.value).where(keys.c.name == VAPID)).scalar_one())
