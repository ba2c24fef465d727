"""What operators do about people and tables, and the log of it.

The commands write to the database; each leaves a line in the audit log, by which every server process learns of it within a second
or two and tells those who are connected.
"""

import getpass
from typing import Literal

import msgspec
from sqlalchemy import Connection, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from pelagos.server.clocks import DAY_SECONDS, now
from pelagos.server.history import HistoryEntry
from pelagos.server.people import checked_name, folded, new_id, new_password_hash
from pelagos.server.refusals import Refusal
from pelagos.server.sessions import end_sessions
from pelagos.server.storage import table_rows as rows
from pelagos.server.storage.notices import Audited, Seated, tell
from pelagos.server.storage.progress import Progress, Result
from pelagos.server.storage.schema import audit, chat, people, seats
from pelagos.server.storage.table_rows import Append

Deed = Literal["mute", "unmute", "ban", "unban", "rename", "password", "close"]


class AuditLine(msgspec.Struct, frozen=True):
    """What was done to whom, when and by whom."""

    number: int
    at: float
    operator: str
    deed: Deed
    person: str | None
    table: str | None
    note: str


def mute(connection: Connection, who: str, days: float | None, why: str = "") -> str:
    """Forbid somebody to chat for so many days; None allows it again."""
    return _until(connection, who, "muted_until", days, ("mute", "unmute"), why)


def ban(connection: Connection, who: str, days: float | None, why: str = "") -> str:
    """Shut somebody out for so many days and end all their sessions; None lets them come back."""
    person = _until(connection, who, "banned_until", days, ("ban", "unban"), why)
    if days:
        end_sessions(connection, person)
    return person


def rename(connection: Connection, who: str, name: str, why: str = "") -> str:
    """Rename somebody, at tables too."""
    person, name = found(connection, who), checked_name(name)
    key = None if _is_guest(connection, person) else folded(name)
    try:
        connection.execute(update(people).where(people.c.id == person).values(name=name, key=key))
    except IntegrityError:
        raise Refusal("name-taken", f"the name {name!r} is taken") from None
    connection.execute(update(seats).where(seats.c.person == person).values(name=None))
    connection.execute(update(chat).where(chat.c.person == person).values(name=name))
    _note(connection, "rename", person=person, note=f"{name} {why}".strip())
    return person


def password(connection: Connection, who: str, why: str = "") -> str:
    """A new password for somebody who has forgotten theirs; all their sessions end. Gives the password."""
    person = found(connection, who)
    if _is_guest(connection, person):
        raise Refusal("wrong-password", "a guest has no password")
    fresh = new_id()
    connection.execute(update(people).where(people.c.id == person).values(password=new_password_hash(fresh)))
    end_sessions(connection, person)
    _note(connection, "password", person=person, note=why)
    return fresh


def close(connection: Connection, table: str, why: str = "") -> None:
    """End a table without a result."""
    row = rows.row_of(connection, table, locked=True)
    if row is None:
        raise Refusal("no-table", "there is no such table")
    if row.state == "over":
        raise Refusal("over", "the game is over")
    if row.state == "gathering":
        rows.change(connection, table, state="over", waiting=None, due=None, public=False)
    else:
        entry = HistoryEntry(row.version + 1, "end", 0, now())
        progress = Progress("over", None, None, Result(None, "open"))
        rows.append(connection, [Append(table, entry, progress, Seated("", table))])
    _note(connection, "close", table=table, note=why)


def at_table(connection: Connection, table: str) -> list[tuple[str, str, str]]:
    """Those who sit at a table or have spoken there: id, name and role."""
    sitting = [
        (seat.person, seat.known_as or "", f"seat {seat.seat + 1}") for seat in rows.seats_of(connection, table) if seat.person
    ]
    speakers = connection.execute(select(chat.c.person, chat.c.name).where(chat.c.table == table).distinct())
    spoken = [(row.person, row.name, "chat") for row in speakers if row.person]
    return [*sitting, *spoken]


def lines(connection: Connection, after: int = 0) -> list[AuditLine]:
    """The audit log."""
    query = select(audit).where(audit.c.number > after).order_by(audit.c.number)
    return [AuditLine(*(row[field] for field in AuditLine.__struct_fields__)) for row in connection.execute(query).mappings()]


def last_line(connection: Connection) -> int:
    """The number of the last line of the audit log."""
    return int(connection.execute(select(func.max(audit.c.number))).scalar() or 0)


def found(connection: Connection, who: str) -> str:
    """The id of the person with this id or account name."""
    query = select(people.c.id).where((people.c.id == who) | (people.c.key == folded(who)))
    person = connection.execute(query).scalar()
    if person is None:
        raise Refusal("no-such-thing", f"there is nobody with the id or the account name {who!r}")
    return str(person)


def _is_guest(connection: Connection, person: str) -> bool:
    return connection.execute(select(people.c.key).where(people.c.id == person)).scalar() is None


def _until(connection: Connection, who: str, column: str, days: float | None, deeds: tuple[Deed, Deed], why: str) -> str:
    person = found(connection, who)
    until = None if not days else now() + days * DAY_SECONDS
    connection.execute(update(people).where(people.c.id == person).values({column: until}))
    _note(connection, deeds[0] if days else deeds[1], person=person, note=f"{days:g} days {why}".strip() if days else why)
    return person


def _note(connection: Connection, deed: Deed, person: str | None = None, table: str | None = None, note: str = "") -> None:
    line = {"at": now(), "operator": getpass.getuser(), "deed": deed, "person": person, "table": table, "note": note}
    connection.execute(insert(audit), line)
    tell(connection, Audited(""))
