"""People: guests by a signed cookie, accounts by a name and a password, programs by a token."""

import asyncio
import hashlib
import hmac
import secrets
import time
from typing import Any, cast

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import Connection, Select, bindparam, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from pelagos.server.refusals import Refusal
from pelagos.server.storage.notices import tell
from pelagos.server.storage.schema import chat, keys, people, ratings, seats, tables, tokens
from pelagos.server.storage.store import Store
from pelagos.server.wire import Language

COOKIE = "pelagos"
YEAR = 365 * 86400
MOST_TOKENS = 20
GUEST_DAYS = 30

# Made once, because they are asked with every request.
_BY_ID = select(people).where(people.c.id == bindparam("known"))
_BY_KEY = select(people).where(people.c.key == bindparam("known"))
_BY_TOKEN = select(people).join(tokens).where(tokens.c.hash == bindparam("known"))


class Person(msgspec.Struct, frozen=True):
    """Somebody."""

    id: str
    name: str
    key: str | None
    password: str | None
    preferences: dict[str, object]
    epoch: int

    @property
    def language(self) -> Language:
        """The language that they like, if they have said so."""
        return cast(Language, self.preferences.get("language", "en"))

    @property
    def guest(self) -> bool:
        """Whether there is no account."""
        return self.key is None


def new_id() -> str:
    """An id that nobody can guess."""
    return secrets.token_urlsafe(12)


class People:
    """Everybody the database knows."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._key = b""
        self._hasher = PasswordHasher(memory_cost=19456, time_cost=2, parallelism=1)
        self._nobody = self._hasher.hash(secrets.token_hex())  # verified when there is no such name, so that both take as long

    async def open(self) -> None:
        """Find the key that signs cookies; all processes share it, and the first makes it."""
        try:
            key = await self._store.write(_cookie_key)
        except IntegrityError:  # another process has just made it
            key = await self._store.write(_cookie_key)
        self._key = bytes.fromhex(key)

    # -- who is asking

    def cookie(self, person: Person) -> str:
        """What the person's browser shows from now on."""
        text = f"{person.id}.{person.epoch}"
        return f"{text}.{self._signature(text)}"

    async def by_cookie(self, cookie: str) -> Person | None:
        """Whose cookie it is, if it was signed here and is not logged out."""
        text, _, signature = cookie.rpartition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(text).encode()):
            return None
        person = await self.by_id(text.partition(".")[0])
        return person if person is not None and text.endswith(f".{person.epoch}") else None

    async def by_token(self, token: str) -> Person | None:
        """Whose token it is."""
        return await self._store.read(lambda connection: _first(connection, _BY_TOKEN, _hashed(token)))

    async def by_id(self, person: str) -> Person | None:
        """The person with this id."""
        return await self._store.read(lambda connection: _first(connection, _BY_ID, person))

    def _signature(self, text: str) -> str:
        return hmac.new(self._key, text.encode(), hashlib.sha256).hexdigest()

    # -- coming and going

    async def guest(self) -> Person:
        """Somebody new."""
        person = Person(new_id(), f"Guest {secrets.randbelow(9000) + 1000}", None, None, {}, 0)
        values = msgspec.structs.asdict(person) | {"created": time.time()}
        await self._store.write(lambda connection: connection.execute(insert(people), values) and None)
        return person

    async def change(self, person: Person, **values: object) -> Person:
        """Change what is known of somebody."""

        def changed(connection: Connection) -> None:
            connection.execute(update(people).where(people.c.id == person.id).values(values))

        try:
            await self._store.write(changed)
        except IntegrityError:
            raise Refusal(409, "name-taken", f"the name {values.get('name')!r} is taken") from None
        return msgspec.structs.replace(person, **{key: value for key, value in values.items() if key in Person.__struct_fields__})

    async def rename(self, person: Person, name: str) -> Person:
        """Another name; those of accounts are unique."""
        name = _checked_name(name)
        return await self.change(person, name=name, **({} if person.guest else {"key": folded(name)}))

    async def settle(self, person: Person, name: str, password: str) -> Person:
        """The guest becomes an account."""
        if not person.guest:
            raise Refusal(409, "has-account", "there is an account already; change its name or password instead")
        hashed = await asyncio.to_thread(self._hasher.hash, password)
        name = _checked_name(name)
        return await self.change(person, name=name, key=folded(name), password=hashed)

    async def login(self, name: str, password: str) -> Person:
        """The account with this name, if the password is right."""
        person = await self._store.read(lambda connection: _first(connection, _BY_KEY, folded(name)))
        if not await self._right(person, password) or person is None:
            raise Refusal(401, "wrong-password", "there is no account with this name and password")
        return person

    async def new_password(self, person: Person, old: str, new: str) -> Person:
        """Another password; other devices are logged out."""
        if person.guest or not await self._right(person, old):
            raise Refusal(401, "wrong-password", "the old password is not right")
        hashed = await asyncio.to_thread(self._hasher.hash, new)
        return await self.change(person, password=hashed, epoch=person.epoch + 1)

    async def _right(self, person: Person | None, password: str) -> bool:
        hashed = person.password if person is not None and person.password is not None else self._nobody
        try:
            return await asyncio.to_thread(self._hasher.verify, hashed, password)
        except VerificationError:
            return False

    async def delete(self, person: Person, process: str) -> list[str]:
        """Forget somebody; games stay, without the name. Gives the tables where a bot plays on for them."""
        return await self._store.write(lambda connection: _forget(connection, person.id, process))

    # -- programs

    async def new_token(self, person: Person) -> str:
        """A token for a program, shown this once."""
        token = secrets.token_urlsafe(32)

        def made(connection: Connection) -> None:
            held = connection.execute(select(tokens.c.hash).where(tokens.c.person == person.id)).all()
            if len(held) >= MOST_TOKENS:
                raise Refusal(409, "too-many-tokens", f"there are {MOST_TOKENS} tokens already; end them first")
            connection.execute(insert(tokens), {"hash": _hashed(token), "person": person.id, "created": time.time()})

        await self._store.write(made)
        return token

    async def end_tokens(self, person: Person) -> None:
        """All tokens of somebody end."""
        await self._store.write(lambda connection: connection.execute(delete(tokens).where(tokens.c.person == person.id)) and None)


def folded(name: str) -> str:
    """What makes two names the same."""
    return " ".join(name.casefold().split())


def _checked_name(name: str) -> str:
    """A name that can be shown: something to see, nothing that controls."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Refusal(400, "bad-name", "a name must have letters that can be seen")
    return name


def _hashed(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()


def _first(connection: Connection, query: Select[Any], known: str) -> Person | None:
    row = connection.execute(query, {"known": known}).mappings().first()
    return None if row is None else Person(**{field: row[field] for field in Person.__struct_fields__})


def _cookie_key(connection: Connection) -> str:
    found = connection.execute(select(keys.c.value).where(keys.c.name == "cookie")).scalar()
    if found is None:
        found = secrets.token_hex(32)
        connection.execute(insert(keys), {"name": "cookie", "value": found})
    return str(found)


def _forget(connection: Connection, person: str, process: str) -> list[str]:
    """What names somebody goes; where they were to decide, a bot does."""
    sits = select(seats.c.table).where(seats.c.person == person, seats.c.table == tables.c.id)
    running = list(connection.execute(select(tables.c.id).where(sits.exists(), tables.c.state == "running")).scalars())
    waits = update(tables).where(sits.where(seats.c.seat == tables.c.waiting).exists(), tables.c.state == "running")
    connection.execute(waits.values(waiting=None, due=time.time()))
    connection.execute(update(seats).where(seats.c.person == person).values(name=None))
    connection.execute(update(chat).where(chat.c.person == person).values(name="somebody"))
    connection.execute(delete(ratings).where(ratings.c.who == person))
    connection.execute(delete(people).where(people.c.id == person))
    tell(connection, *({"process": process, "table": table} for table in running))
    return running


def forget_old_guests(connection: Connection) -> None:
    """Guests who never sat at a table are forgotten after a while."""
    sits = select(seats.c.seat).where(seats.c.person == people.c.id).exists()
    made = select(tables.c.id).where(tables.c.owner == people.c.id).exists()
    old = people.c.created < time.time() - GUEST_DAYS * 86400
    connection.execute(delete(people).where(people.c.key.is_(None), old, ~sits, ~made))
