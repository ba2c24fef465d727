"""What people are told when they are not there, as the database keeps it.

News are written in the transaction of what they tell, and deleted in that of what makes them old, with their letters: so nobody is
told what is no news any more. A row stays when it has been told, as long as it is news; its key lets nothing be told twice.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, delete, insert, select, tuple_, update

from pelagos.server.clocks import DAY_SECONDS, now
from pelagos.server.protocol import ChannelKind, NewsKind
from pelagos.server.storage import batches
from pelagos.server.storage.batches import TEXT, TIME
from pelagos.server.storage.schema import channels, letters, news, people, seats, tables

MAX_SPREAD_AT_ONCE = 200
MAX_CLAIMED_AT_ONCE = 50
OLD_NEWS_DAYS = 30
"""Days after which a told item is deleted; turns stay."""

# Only who can be told has news.
_TELL: Final = (
    'INSERT INTO news (person, "table", kind, who, at, due) SELECT * FROM {rows} AS new '
    "WHERE EXISTS (SELECT 1 FROM channels WHERE channels.person = new.column1 AND channels.confirmed IS NOT NULL) "
    "ON CONFLICT DO NOTHING"
)
_ITEM: Final = (TEXT, TEXT, TEXT, TEXT, TIME, TIME)
_TURN_TAKEN: Final = "DELETE FROM news WHERE kind = 'turn' AND \"table\" IN {rows}"


class NewsItem(msgspec.Struct, frozen=True):
    """Something that somebody is to be told, unless they see it before it is due."""

    person: str
    table: str
    kind: NewsKind
    who: str
    at: float
    due: float


class Way(msgspec.Struct, frozen=True):
    """A person's channel."""

    id: int
    person: str
    kind: ChannelKind
    address: str
    token: str


class Letter(msgspec.Struct, frozen=True):
    """News on their way through a channel."""

    news: int
    channel: int
    attempts: int
    lease: float  # until when it is this process's alone


class Line(msgspec.Struct, frozen=True):
    """What a letter tells."""

    kind: NewsKind
    table: str
    game: str
    who: str
    players: list[str]  # the others, if they are people
    at: float


Hours = Callable[[dict[str, Any], NewsKind, ChannelKind, bool], float | None]
"""When somebody with these preferences is told news of a kind by a channel, of a slow table or not; never, if not wanted."""


def tell_people(connection: Connection, items: Sequence[NewsItem]) -> None:
    """Add items of news; one that is there already is not added again."""
    batches.execute(connection, _TELL, _ITEM, [msgspec.structs.astuple(item) for item in items])


def turns_taken(connection: Connection, names: Sequence[str]) -> None:
    """Drop the turn notices of these tables: their turns have been taken."""
    batches.execute(connection, _TURN_TAKEN, (TEXT,), [(name,) for name in names])


def unseen(connection: Connection, person: str, table: str) -> bool:
    """Whether there are items that become seen when somebody looks at the table."""
    query = select(news.c.id).where(news.c.table == table, news.c.person == person, news.c.kind != "turn")
    return connection.execute(query).first() is not None


def seen(connection: Connection, person: str, table: str) -> None:
    """Somebody looks at a table: delete their items about it, except that it is their turn."""
    connection.execute(delete(news).where(news.c.table == table, news.c.person == person, news.c.kind != "turn"))


def forget_old_news(connection: Connection) -> None:
    """Delete items that were told long ago."""
    old = news.c.at < now() - OLD_NEWS_DAYS * DAY_SECONDS
    connection.execute(delete(news).where(old, news.c.kind != "turn", news.c.due.is_(None)))


def anything_due(connection: Connection) -> bool:
    """Whether there is anything to do."""
    at = now()
    first = select(news.c.id).where(news.c.due <= at).limit(1)
    second = select(letters.c.news).where(letters.c.due <= at).limit(1)
    return connection.execute(first).first() is not None or connection.execute(second).first() is not None


def spread(connection: Connection, present: set[str], watching: set[tuple[str, str]], patience: float, hours: Hours) -> int:
    """Write letters for the news that are due; of whoever looks at the page just now, later, and what they watch is no news.

    Gives how many were due.
    """
    query = select(news).where(news.c.due <= now()).order_by(news.c.due).limit(MAX_SPREAD_AT_ONCE)
    due = connection.execute(query.with_for_update(skip_locked=True)).mappings().all()
    if not due:
        return 0
    known = set(connection.execute(select(people.c.id).where(people.c.id.in_({row["person"] for row in due}))).scalars())
    wishes = {
        row.id: row.preferences
        for row in connection.execute(select(people.c.id, people.c.preferences).where(people.c.id.in_(known)))
    }
    ways = (
        connection.execute(select(channels).where(channels.c.person.in_(known), channels.c.confirmed.is_not(None))).mappings().all()
    )
    clocks = {
        row.id: row.clock
        for row in connection.execute(select(tables.c.id, tables.c.clock).where(tables.c.id.in_({row["table"] for row in due})))
    }
    written = []
    for row in due:
        if row["person"] in present:
            continue
        slow = clocks[row["table"]]["kind"] != "live"
        for way in ways:
            at = hours(wishes[row["person"]], row["kind"], way["kind"], slow) if way["person"] == row["person"] else None
            if at is not None:
                written.append({"news": row["id"], "channel": way["id"], "due": at, "attempts": 0, "handed": False})
    if written:
        connection.execute(insert(letters), written)
    later = [row["id"] for row in due if row["person"] in present]
    connection.execute(update(news).where(news.c.id.in_([row["id"] for row in due])).values(due=None))
    if later:
        connection.execute(update(news).where(news.c.id.in_(later)).values(due=now() + patience))
    for row in due:
        if row["kind"] != "turn" and (row["person"], row["table"]) in watching:
            connection.execute(delete(news).where(news.c.id == row["id"]))
    return len(due)


def claim(connection: Connection, lease: float) -> tuple[dict[int, Way], list[Letter], list[Letter]]:
    """Letters that are due, for this process alone as long as the lease lasts, with their channels.

    Those of a process that has died are taken over. Those that were on the wire then may have arrived: they come apart.
    """
    at = now()
    free = letters.c.claimed_until.is_(None) | (letters.c.claimed_until < at)
    query = select(letters).where(letters.c.due <= at, free).order_by(letters.c.due, letters.c.channel).limit(MAX_CLAIMED_AT_ONCE)
    found = connection.execute(query.with_for_update(skip_locked=True)).mappings().all()
    if not found:
        return {}, [], []
    keys = [(row["news"], row["channel"]) for row in found]
    until = at + lease
    connection.execute(update(letters).where(_among(keys)).values(claimed_until=until))
    query_ways = select(channels).where(channels.c.id.in_({row["channel"] for row in found}))
    ways = {row["id"]: Way(*(row[field] for field in Way.__struct_fields__)) for row in connection.execute(query_ways).mappings()}
    claimed = [(row["handed"], Letter(row["news"], row["channel"], row["attempts"], until)) for row in found]
    return ways, [letter for handed, letter in claimed if not handed], [letter for handed, letter in claimed if handed]


def hand_over(connection: Connection, sending: Sequence[Letter]) -> bool:
    """The letters go on the wire now; False if none of them is there any more, or still this process's."""
    return connection.execute(update(letters).where(_mine(sending)).values(handed=True)).rowcount > 0


def to_tell(connection: Connection, sending: Sequence[Letter]) -> tuple[str, list[Line]]:
    """The language of the letters' reader, and what is still to be told."""
    query = (
        select(news, tables.c.game, people.c.preferences)
        .select_from(letters.join(news, letters.c.news == news.c.id))
        .join(tables, news.c.table == tables.c.id)
        .join(people, news.c.person == people.c.id)
        .where(_mine(sending))
        .order_by(news.c.at, news.c.id)
    )
    rows = connection.execute(query).mappings().all()
    if not rows:
        return "en", []
    others = _others(connection, {row["table"] for row in rows}, rows[0]["person"])
    lines = [Line(row["kind"], row["table"], row["game"], row["who"], others.get(row["table"], []), row["at"]) for row in rows]
    return str(rows[0]["preferences"].get("language", "en")), lines


def _others(connection: Connection, names: set[str], person: str) -> dict[str, list[str]]:
    """The people with whom somebody sits at tables."""
    query = (
        select(seats.c.table, seats.c.name, people.c.name.label("known_as"))
        .join(people, seats.c.person == people.c.id)
        .where(seats.c.table.in_(names), seats.c.person != person)
        .order_by(seats.c.table, seats.c.seat)
    )
    found: dict[str, list[str]] = {}
    for row in connection.execute(query):
        found.setdefault(row.table, []).append(row.name or row.known_as)
    return found


def told(connection: Connection, sent: Sequence[Letter]) -> None:
    """Delete letters that have arrived or are given up, unless another process has taken them over."""
    connection.execute(delete(letters).where(_mine(sent)))


def try_again(connection: Connection, sent: Sequence[Letter], due: float) -> None:
    """Schedule another attempt for letters that were not taken, unless another process has taken them over."""
    values = {"claimed_until": None, "handed": False, "due": due, "attempts": sent[0].attempts + 1}
    connection.execute(update(letters).where(_mine(sent)).values(values))


def release(connection: Connection) -> None:
    """Free what a dead process had claimed; only for a server that is the only one."""
    connection.execute(update(letters).where(letters.c.claimed_until.is_not(None)).values(claimed_until=now() - 1))


def _mine(claimed: Sequence[Letter]) -> Any:  # noqa: ANN401  SQLAlchemy's own type says no more
    """Letters that were claimed together, as long as nobody else has claimed them since."""
    return _among([(one.news, one.channel) for one in claimed]) & (letters.c.claimed_until == claimed[0].lease)


def _among(keys: Sequence[tuple[int, int]]) -> Any:  # noqa: ANN401  SQLAlchemy's own type says no more
    return tuple_(letters.c.news, letters.c.channel).in_(keys)
