"""Who is connected, who watches what, and how they are told."""

import asyncio
import logging
import time
from collections import defaultdict

import msgspec

from pelagos.core.changes import Change, Sight, changes, own_changes
from pelagos.server import views
from pelagos.server.connections import Wire
from pelagos.server.presence import PRESENCE_SECONDS, Elsewhere
from pelagos.server.protocol import Changed, ChatMessage
from pelagos.server.table import Table, Told

encode = msgspec.json.encode
log = logging.getLogger(__name__)

MAX_UNSENT_BYTES = 1_000_000
"""A client that lets so much lie unread is cut off; when it reconnects it is sent the present position."""
MAX_CHANGES = 60
"""With more changes than that a view is sent whole."""
MAX_SHOWN = 8
"""How many encoded positions of a table are kept for whoever asks again."""
GATHER_SECONDS = 0.2
"""How long news of presence and of waiting tables is gathered before it is sent, in seconds."""


MAX_GONE = 100_000
"""For how many people it is remembered since when they have been gone."""

Different = dict[tuple[int, int], list[Change]]
"""The changes between two views, by their ids, while both exist."""


class Watching:
    """Somebody looks at a table through the eyes of a seat and has been told of it up to a version; perhaps changes are enough."""

    __slots__ = ("changes", "seat", "version")

    def __init__(self, seat: int | None, version: int | None, changes: bool = False) -> None:
        self.seat = seat
        self.version = version
        self.changes = changes

    @property
    def key(self) -> Told:
        """What a message about the table depends on."""
        return self.seat, self.version, self.changes


class Connection:
    """One socket."""

    def __init__(self, wire: Wire, person: str | None, address: str = "", session: str = "") -> None:
        self._wire = wire
        self.person = person
        self.session = session
        self.closed = False  # nothing more is heard or sent
        self.address = address
        self.careful = False  # confirms turns
        self.front = True  # somebody looks at the page
        self.watching: dict[str, Watching] = {}
        self.waiting: set[str] = set()
        self.told = 0  # how often something was told to all sockets of the person: what was read before that is old

    @property
    def unsent(self) -> int:
        """The bytes that the client has not read yet."""
        return self._wire.unsent

    def send(self, message: bytes) -> None:
        """Send at once; whoever reads nothing is cut off."""
        if self.closed:
            return
        self._wire.write(message)
        if self._wire.unsent > MAX_UNSENT_BYTES:
            log.warning("somebody reads nothing and was cut off")
            self.closed = True
            self._wire.cut()

    def close(self) -> None:
        """Close the socket after what was sent."""
        if not self.closed:
            self.closed = True
            self._wire.end()


def message(kind: str, *bodies: object) -> bytes:
    """A message of the server, with the fields of all its bodies."""
    return b",".join([b'{"type":"' + kind.encode() + b'"', *[encode(body)[1:-1] for body in bodies]]) + b"}"


def shown(table: Table, seat: int | None, seen: int | None) -> bytes:
    """The position for somebody who has just come, encoded once for all who do, unless a clock is running."""
    history = table.played()
    key = (history.version, seat, seen)
    if key not in table.shown:
        if len(table.shown) >= MAX_SHOWN:
            table.shown.clear()
        table.shown[key] = message("position", views.position(table, seat, seen))
    return table.shown[key] if history.clocks.rule.kind == "none" else table.shown.pop(key)


class Online:
    """Who is connected, here or to another process."""

    def __init__(self, here: dict[str, set[Connection]], elsewhere: Elsewhere) -> None:
        self._here = here
        self._elsewhere = elsewhere

    def __contains__(self, person: object) -> bool:
        return person in self._here or person in self._elsewhere


class Hub:
    """All sockets of this server."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Connection]] = defaultdict(set)
        self._by_person: dict[str, set[Connection]] = defaultdict(set)
        self._elsewhere = Elsewhere()  # who is connected to other processes
        self._looking_elsewhere = Elsewhere()  # who looks at a page of theirs
        self._accompanied_until = 0.0  # so long it is taken that people are connected to other processes
        self._news: set[Connection] = set()
        self._gone: dict[str, float] = {}  # since when
        self._opened = time.monotonic()
        self.connections: set[Connection] = set()
        self.online = Online(self._by_person, self._elsewhere)

    # -- coming and going

    def connect(self, connection: Connection) -> bool:
        """Add a socket; returns whether it is the person's first."""
        self.connections.add(connection)
        if connection.person is None:
            return False
        self._by_person[connection.person].add(connection)
        self._gone.pop(connection.person, None)
        return len(self._by_person[connection.person]) == 1

    def disconnect(self, connection: Connection) -> bool:
        """Remove a socket; returns whether it was the person's last."""
        self.connections.discard(connection)
        self._news.discard(connection)
        for table in list(connection.watching):
            self.leave(connection, table)
        if connection.person is None or not _drop(self._by_person, connection.person, connection):
            return False
        self._gone[connection.person] = time.monotonic()
        _forget_all_but(MAX_GONE, self._gone)
        return True

    def watch(self, connection: Connection, table: str, watching: Watching) -> None:
        """Send a table's news to a socket from now on."""
        connection.watching[table] = watching
        self._watchers[table].add(connection)

    def leave(self, connection: Connection, table: str) -> None:
        """Stop sending a table's news to a socket."""
        connection.watching.pop(table, None)
        _drop(self._watchers, table, connection)

    def watched(self, table: str) -> bool:
        """Whether anybody watches."""
        return table in self._watchers

    def tables(self) -> list[str]:
        """The tables that somebody watches."""
        return list(self._watchers)

    def prefers(self, person: str, careful: bool) -> None:
        """Somebody has set whether they confirm their turns."""
        for connection in self._by_person.get(person, ()):
            connection.told += 1
            connection.careful = careful

    def end(self, person: str, session: str | None = None) -> None:
        """Close the sockets of a person, or of one of their sessions."""
        for connection in self._by_person.get(person, ()):
            if session in (None, connection.session):
                connection.close()

    # -- presence

    @property
    def here(self) -> set[str]:
        """Who is connected to this process."""
        return set(self._by_person)

    @property
    def looking_here(self) -> set[str]:
        """Who looks at a page of this process."""
        return {connection.person for connection in list(self.connections) if connection.front and connection.person is not None}

    def looks_here(self, person: str) -> bool:
        """Whether somebody looks at a page of this process."""
        return any(connection.front for connection in self._by_person.get(person, ()))

    @property
    def watching_here(self) -> set[tuple[str, str]]:
        """Who looks at which table on a page of this process."""
        looking = [connection for connection in list(self.connections) if connection.front and connection.person is not None]
        return {(connection.person or "", table) for connection in looking for table in connection.watching}

    @property
    def looking(self) -> set[str]:
        """Who looks at a page."""
        return self.looking_here | self._looking_elsewhere.people()

    def looks_elsewhere(self, process: str, people: list[str], looking: bool) -> None:
        """Another process tells who looks at a page of it, or has stopped."""
        self._looking_elsewhere.hear(process, people, looking)

    def absent(self, person: str, seconds: float) -> bool:
        """Whether somebody has been away for so long, from here and from all other processes."""
        seen = max(self._gone.get(person, self._opened), self._elsewhere.until(person), self._opened)
        return person not in self._by_person and time.monotonic() - seen >= seconds

    def elsewhere(self, process: str, people: list[str], connected: bool) -> set[str]:
        """Another process tells who is connected to it, or has gone; returns those for whom that is news."""
        before = {person for person in people if person in self.online}
        if connected:
            self._accompanied_until = time.monotonic() + PRESENCE_SECONDS
        self._elsewhere.hear(process, people, connected)
        return before ^ {person for person in people if person in self.online}

    # -- news

    def positions(self, table: Table) -> None:
        """Tell everybody who watches how the table stands, each through their own eyes."""
        history = table.history
        if history is None:
            return
        version, ready = table.ready
        if version != history.version:
            version, ready = history.version, self._told(table, {})
        table.ready = -1, {}
        for connection in self._watchers.get(table.id, ()):
            watching = connection.watching[table.id]
            if watching.version != version:
                text = ready.get(watching.key)
                if text is None:  # who has sat down since it was made
                    text = message("position", views.position(table, watching.seat, watching.version))
                watching.version = version
                connection.send(text)

    def prepare(self, table: Table) -> list[Change] | None:
        """Make what everybody will be told once the last entry is committed: just now all that it is made of is at hand.

        Gives what is different in what everybody sees, if that was found out and people are at other processes, which need not look
        for it again then.
        """
        if table.history is None:
            return None
        version, before = table.common
        different: Different = {}
        table.ready = table.history.version, self._told(table, different)
        if version != table.history.version - 1 or time.monotonic() > self._accompanied_until:
            return None
        return different.get((id(before), id(table.common[1])))

    def follow(self, table: Table, told: list[Change] | None) -> None:
        """Another process has added an entry, and perhaps tells what is different in what everybody sees."""
        version, before = table.common
        different: Different = {}
        if table.history is not None and told is not None and version == table.history.version - 1:
            table.common = table.history.version, views.changed(before, told)
            different[id(before), id(table.common[1])] = told
        if table.history is not None:
            table.ready = table.history.version, self._told(table, different)
        self.positions(table)

    def _told(self, table: Table, different: Different) -> dict[Told, bytes]:
        """How the table stands, for all who watch: those who look through the same eyes and have seen as much are told the same."""
        before = dict(table.sights)
        told: dict[Told, bytes] = {}
        for connection in self._watchers.get(table.id, ()):
            key = seat, seen, by_changes = connection.watching[table.id].key
            if key in told or seen == table.played().version:
                continue
            known, old = before.get(seat, (-1, None))
            found = None
            if by_changes and old is not None and known == seen:
                found = _changes(old, views.sight(table, seat), different)
            if found is None or len(found) > MAX_CHANGES:
                told[key] = message("position", views.position(table, seat, seen))
            else:
                told[key] = message("change", views.standing(table, seat, known), Changed(known, found))
        return told

    def infos(self, table: Table) -> None:
        """Tell everybody who watches who sits where; who has sat down looks through the eyes of the new seat."""
        for connection in self._watchers.get(table.id, ()):
            watching, mine = connection.watching[table.id], table.mine(connection.person)
            if (watching.seat is None and mine) or (watching.seat is not None and watching.seat not in mine):
                connection.watching[table.id] = Watching(views.eyes(table, connection.person, None), None, watching.changes)
            connection.send(message("table", views.info(table, connection.person, self.online)))

    def chat(self, line: ChatMessage) -> None:
        """Tell everybody who watches what somebody said."""
        ready = message("chat", line)
        for connection in self._watchers.get(line.table, ()):
            connection.send(ready)

    def waits(self, person: str | None, table: str, waiting: bool) -> None:
        """A table waits for a person, or no more."""
        for connection in self._by_person.get(person or "", ()):
            connection.told += 1
            if waiting != (table in connection.waiting):
                (connection.waiting.add if waiting else connection.waiting.discard)(table)
                if table in connection.watching:  # the position goes there in this moment, and both in one piece
                    self._news.discard(connection)
                    connection.send(_mine(connection))
                    continue
                if not self._news:
                    asyncio.get_running_loop().call_later(GATHER_SECONDS, self._tell_waiting)
                self._news.add(connection)

    def all_waiting(self, connection: Connection, tables: set[str]) -> None:
        """These tables wait for the person, and no others."""
        connection.waiting = tables
        self._news.discard(connection)
        connection.send(_mine(connection))

    def _tell_waiting(self) -> None:
        for connection in self._news:
            connection.send(_mine(connection))
        self._news = set()


def _mine(connection: Connection) -> bytes:
    return message("mine", {"waiting": sorted(connection.waiting)})


def _changes(old: Sight, new: Sight, different: Different) -> list[Change]:
    """What makes one sight another; what is different for everybody is found once."""
    both = id(old.common), id(new.common)
    if both not in different:
        different[both] = changes(old.common, new.common)
    return own_changes(old, new, different[both])


def _forget_all_but(number: int, times: dict[str, float]) -> None:
    """Forget whoever came into it first."""
    for person in list(times)[: len(times) - number] if len(times) > number else ():
        del times[person]


def _drop(groups: dict[str, set[Connection]], key: str, connection: Connection) -> bool:
    """Take a connection out of a group; tells whether the group is empty now."""
    group = groups.get(key)
    if group is None:
        return False
    group.discard(connection)
    if group:
        return False
    del groups[key]
    return True
