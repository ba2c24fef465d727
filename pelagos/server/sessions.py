"""Sessions: what a browser's cookie, a program's token or a link in a mail stands for, each a row, found by a secret's hash."""

import hashlib
import secrets
from collections.abc import Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, bindparam, delete, insert, select, update

from pelagos.server.clocks import DAY_SECONDS, now
from pelagos.server.people import Person, person_from
from pelagos.server.refusals import Refusal
from pelagos.server.storage.notices import SessionEnded, tell
from pelagos.server.storage.schema import people, sessions
from pelagos.server.storage.store import Store

COOKIE_NAME = "pelagos"
GUEST_DAYS = 365.0
"""A guest is forgotten after so many days without a visit: there is no other way in."""
ACCOUNT_DAYS = 90.0
"""Somebody with an account has to log in again after so many days without a visit."""
PROGRAM_DAYS = 365.0
LINK_DAYS = 0.5 / 24
"""A link in a mail works once, within half an hour."""
MAX_SESSIONS: Final[dict["Kind", int]] = {"browser": 50, "program": 20, "link": 3}
MAX_LABEL = 120

Kind = Literal["browser", "program", "link"]

_BY_HASH = (
    select(people, sessions.c.kind.label("session_kind"), sessions.c.seen)
    .join(sessions)
    .where(sessions.c.hash == bindparam("hash"), sessions.c.expires > bindparam("now"))
)  # made once, because it is asked with every request


class SessionInfo(msgspec.Struct):
    """A session, as its person is told of it."""

    id: str
    kind: Literal["browser", "program"]
    label: str  # as the browser calls itself
    created: float
    seen: float  # to the day
    present: bool  # whether it is the one that asks


class Sessions:
    """All sessions in the database."""

    def __init__(self, store: Store, process: str) -> None:
        self._store = store
        self._process = process

    async def begin(self, person: Person, kind: Kind, label: str = "") -> str:
        """Begin a session and return its secret, which is not kept."""
        secret = secrets.token_urlsafe(32)
        begun = now()
        row = {"hash": hashed(secret), "person": person.id, "kind": kind, "label": _shown(label), "created": begun, "seen": begun}
        row["expires"] = begun + _days(person, kind) * DAY_SECONDS

        def added(connection: Connection) -> None:
            _make_room(connection, person.id, kind)
            connection.execute(insert(sessions), row)

        await self._store.write(added)
        return secret

    async def link(self, person: Person) -> str | None:
        """A new session for a link in a mail, or None if enough of them are unused."""
        try:
            return await self.begin(person, "link")
        except Refusal:
            return None

    async def person_of(self, secret: str, kind: Kind) -> Person | None:
        """The owner of a live session; once a day its use is noted."""
        found = hashed(secret)
        row = await self._store.read(
            lambda connection: connection.execute(_BY_HASH, {"hash": found, "now": now()}).mappings().first()
        )
        if row is None or row["session_kind"] != kind:
            return None
        person = person_from(row, found)
        if now() - row["seen"] > DAY_SECONDS:
            values = {"seen": now(), "expires": now() + _days(person, kind) * DAY_SECONDS}
            await self._store.write(
                lambda connection: connection.execute(update(sessions).where(sessions.c.hash == found).values(values)) and None
            )
        return person

    async def use_link(self, secret: str) -> Person | None:
        """The person whom a link in a mail logs in; it works once."""
        found = hashed(secret)

        def used(connection: Connection) -> Person | None:
            row = connection.execute(_BY_HASH, {"hash": found, "now": now()}).mappings().first()
            if row is None or row["session_kind"] != "link":
                return None
            once = connection.execute(delete(sessions).where(sessions.c.hash == found)).rowcount > 0
            return person_from(row) if once else None

        return await self._store.write(used)

    async def listed(self, person: Person) -> list[SessionInfo]:
        """All browsers and programs of a person, the last used first."""
        own = sessions.c.person == person.id, sessions.c.expires > now(), sessions.c.kind != "link"
        query = select(sessions).where(*own).order_by(sessions.c.seen.desc())
        rows = await self._store.read(lambda connection: connection.execute(query).mappings().all())
        return [
            SessionInfo(_id(row["hash"]), row["kind"], row["label"], row["created"], row["seen"], row["hash"] == person.session)
            for row in rows
        ]

    async def end(self, person: str, session: str) -> str | None:
        """End one session of a person, by its hash or its id; gives the hash, if there was one."""

        def ended(connection: Connection) -> str | None:
            own = select(sessions.c.hash).where(sessions.c.person == person)
            found = next((row for row in connection.execute(own).scalars() if session in (row, _id(row))), None)
            connection.execute(delete(sessions).where(sessions.c.hash == found))
            if found is not None:
                tell(connection, SessionEnded(self._process, person, found))
            return found

        return await self._store.write(ended)

    async def end_all(self, person: str, kind: Kind | None = None) -> None:
        """End all sessions of a person, or all of a kind."""

        def ended(connection: Connection) -> None:
            end_sessions(connection, person, kind)
            tell(connection, SessionEnded(self._process, person, None))

        await self._store.write(ended)


def end_sessions(connection: Connection, person: str, kind: Kind | None = None) -> None:
    """End all sessions of a person, or all of a kind."""
    all_of = delete(sessions).where(sessions.c.person == person)
    connection.execute(all_of if kind is None else all_of.where(sessions.c.kind == kind))


def going_on(connection: Connection, hashes: Sequence[str]) -> dict[str, bool]:
    """Which of some sessions have not ended, and whether their people confirm turns."""
    query = (
        select(sessions.c.hash, people.c.preferences).join(people).where(sessions.c.hash.in_(hashes), sessions.c.expires > now())
    )
    return {row.hash: bool(row.preferences.get("confirm_turn")) for row in connection.execute(query)}


def forget_old_sessions(connection: Connection) -> None:
    """Delete expired sessions."""
    connection.execute(delete(sessions).where(sessions.c.expires <= now()))


def hashed(secret: str) -> str:
    """What the database keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def _make_room(connection: Connection, person: str, kind: Kind) -> None:
    """Log out the browser unused for longest if there are too many; refuse further sessions of other kinds."""
    mine = sessions.c.person == person, sessions.c.kind == kind, sessions.c.expires > now()
    held = list(connection.execute(select(sessions.c.hash).where(*mine).order_by(sessions.c.seen.desc())).scalars())
    if len(held) < MAX_SESSIONS[kind]:
        return
    if kind != "browser":
        raise Refusal("too-many-tokens", f"there are {MAX_SESSIONS[kind]} tokens already; end them first")
    connection.execute(delete(sessions).where(sessions.c.hash.in_(held[MAX_SESSIONS[kind] - 1 :])))


def _days(person: Person, kind: Kind) -> float:
    if kind != "browser":
        return PROGRAM_DAYS if kind == "program" else LINK_DAYS
    return GUEST_DAYS if person.guest else ACCOUNT_DAYS


def _id(hashed_secret: str) -> str:
    return hashed_secret[:16]


def _shown(label: str) -> str:
    return "".join(letter for letter in label[:MAX_LABEL] if letter.isprintable())
