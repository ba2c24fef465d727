"""People: guests, and accounts with a name and a password."""

import asyncio
import secrets
import string
from typing import cast
from unicodedata import normalize

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection, RowMapping, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pelagos.server.clocks import now
from pelagos.server.protocol import Language
from pelagos.server.refusals import Refusal
from pelagos.server.storage.notices import Seated, SessionEnded, tell
from pelagos.server.storage.schema import chat, people, ratings, seats, tables
from pelagos.server.storage.store import Store

IDLE_GUEST_DAYS = 30
ID_CHARACTERS = string.ascii_letters + string.digits
ID_LENGTH = 16
_HASHER = PasswordHasher(memory_cost=19456, time_cost=2, parallelism=1)
_BY_KEY = select(people).where(people.c.key == bindparam("known"))


class Person(msgspec.Struct, frozen=True):
    """A person."""

    id: str
    name: str
    key: str | None
    password: str | None
    preferences: dict[str, object]
    muted_until: float | None = None
    banned_until: float | None = None
    session: str = ""  # by which they are known just now; not kept with the person

    @property
    def language(self) -> Language:
        """The language that they like, if they have said so."""
        return cast(Language, self.preferences.get("language", "en"))

    @property
    def guest(self) -> bool:
        """Whether there is no account."""
        return self.key is None

    @property
    def muted(self) -> bool:
        """Whether they cannot chat now."""
        return self.muted_until is not None and self.muted_until > now()

    @property
    def banned(self) -> bool:
        """Whether they are shut out now."""
        return self.banned_until is not None and self.banned_until > now()


def new_id() -> str:
    """An id that nobody can guess, of letters and digits alone: a command line takes a leading "-" for an option."""
    return "".join(secrets.choice(ID_CHARACTERS) for _ in range(ID_LENGTH))


class People:
    """All people in the database."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._nobody = new_password_hash(secrets.token_hex())  # verified when there is no such name, so that both take as long

    # -- coming and going

    async def guest(self) -> Person:
        """Create a guest."""
        person = Person(new_id(), f"Guest {secrets.randbelow(9000) + 1000}", None, None, {})
        values = {name: value for name, value in msgspec.structs.asdict(person).items() if name != "session"}
        values["created"] = now()
        await self._store.write(lambda connection: connection.execute(insert(people), values) and None)
        return person

    async def change(self, person: Person, **values: object) -> Person:
        """Change fields of a person."""

        def changed(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person.id).values(values))

        try:
            await self._store.write(changed)
        except IntegrityError:
            raise Refusal("name-taken", f"the name {values.get('name')!r} is taken") from None
        return msgspec.structs.replace(person, **{key: value for key, value in values.items() if key in Person.__struct_fields__})

    async def rename(self, person: Person, name: str) -> Person:
        """Rename somebody; names of accounts are unique."""
        name = checked_name(name)
        if person.guest:
            await self._store.read(lambda connection: check_free(connection, name, person.id))
        return await self.change(person, name=name, **({} if person.guest else {"key": folded(name)}))

    async def settle(self, person: Person, name: str, password: str) -> Person:
        """Turn a guest into an account."""
        if not person.guest:
            raise Refusal("has-account", "there is an account already; change its name or password instead")
        hashed = await asyncio.to_thread(new_password_hash, password)
        name = checked_name(name)
        return await self.change(person, name=name, key=folded(name), password=hashed)

    async def login(self, name: str, password: str) -> Person:
        """The account with this name, if the password is right."""
        row = await self._store.read(lambda connection: connection.execute(_BY_KEY, {"known": folded(name)}).mappings().first())
        person = None if row is None else person_from(row)
        if not await self._right(person, password) or person is None:
            raise Refusal("wrong-password", "there is no account with this name and password")
        if person.banned:
            raise Refusal("banned", "this account is shut out")
        return person

    async def new_password(self, person: Person, old: str, new: str) -> Person:
        """Change the password of somebody who knows the old one."""
        if person.guest or not await self._right(person, old):
            raise Refusal("wrong-password", "the old password is not right")
        return await self.set_password(person, new)

    async def set_password(self, person: Person, password: str) -> Person:
        """Set the password of somebody who has been recognised in another way."""
        hashed = await asyncio.to_thread(new_password_hash, password)
        return await self.change(person, password=hashed)

    async def check_password(self, person: Person, password: str | None) -> None:
        """Check the password of an account; a guest has none."""
        if not person.guest and not await self._right(person, password or ""):
            raise Refusal("wrong-password", "the password is not right")

    async def _right(self, person: Person | None, password: str) -> bool:
        hashed = person.password if person is not None and person.password is not None else self._nobody
        try:
            return await asyncio.to_thread(_HASHER.verify, hashed, password)
        except VerificationError:
            return False

    async def delete(self, person: Person, process: str) -> list[str]:
        """Delete a person; games stay, without the name. Returns the tables where a bot plays on for them."""
        return await self._store.write(lambda connection: _forget(connection, person.id, process))


def new_password_hash(password: str) -> str:
    """What the database keeps of a password."""
    return _HASHER.hash(password)


def folded(name: str) -> str:
    """What makes two names the same: letters that look alike because they are written in another way are one (NFKC)."""
    return " ".join(normalize("NFKC", normalize("NFKC", name).casefold()).split())


def checked_name(name: str) -> str:
    """A name that can be shown: visible, without control characters."""
    name = " ".join(normalize("NFC", name).split())
    if not name or not name.isprintable():
        raise Refusal("bad-name", "a name must have letters that can be seen")
    return name


def check_free(connection: Connection, name: str | None, person: str) -> None:
    """Nobody goes by the name of somebody else's account."""
    taken = select(people.c.id).where(people.c.key == folded(name or ""), people.c.id != person)
    if name is not None and connection.execute(taken).first() is not None:
        raise Refusal("name-taken", f"the name {name!r} is taken")


def person_from(row: RowMapping, session: str = "") -> Person:
    """A person from a row of the database, and the session that they are known by."""
    fields = [field for field in Person.__struct_fields__ if field != "session"]
    return Person(**{field: row[field] for field in fields}, session=session)


def _forget(connection: Connection, person: str, process: str) -> list[str]:
    """Delete everything that names a person; where it is their turn, a bot takes over."""
    sits = select(seats.c.table).where(seats.c.person == person, seats.c.table == tables.c.id)
    running = list(connection.execute(select(tables.c.id).where(sits.exists(), tables.c.state == "running")).scalars())
    waits = update(tables).where(sits.where(seats.c.seat == tables.c.waiting).exists(), tables.c.state == "running")
    connection.execute(waits.values(waiting=None, due=now()))
    connection.execute(update(seats).where(seats.c.person == person).values(name=None))
    connection.execute(update(chat).where(chat.c.person == person).values(name="somebody"))
    connection.execute(delete(ratings).where(ratings.c.who == person))
    connection.execute(delete(people).where(people.c.id == person))
    tell(connection, SessionEnded(process, person, None), *(Seated(process, table) for table in running))
    return running


def forget_old_guests(connection: Connection) -> None:
    """Delete old guests who never sat at a table."""
    sits = select(seats.c.seat).where(seats.c.person == people.c.id).exists()
    made = select(tables.c.id).where(tables.c.owner == people.c.id).exists()
    old = people.c.created < now() - IDLE_GUEST_DAYS * 86400
    connection.execute(delete(people).where(people.c.key.is_(None), old, ~sits, ~made))
