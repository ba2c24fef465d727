"""Tables, their seats, histories and chats, as the database keeps them."""

from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, RowMapping, bindparam, func, insert, literal, select, update

from pelagos.core.game import Setup
from pelagos.core.registry import game
from pelagos.server.clocks import ClockRule
from pelagos.server.course import Entry
from pelagos.server.refusals import OtherRules
from pelagos.server.storage.notices import Notice, tell
from pelagos.server.storage.schema import entries, people, ratings, seats, tables
from pelagos.server.wire import Language

State = Literal["gathering", "running", "over"]


class Seat(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    known_as: str | None = None  # the person's own name; not kept with the seat


class Row(msgspec.Struct, frozen=True):
    """A table without its history."""

    id: str
    game: str
    options: dict[str, bool | str | list[str]]
    seed: str
    state: State
    public: bool
    hints: bool
    confirm: bool
    clock: ClockRule
    owner: str | None
    origin: str
    created: float
    started: float | None
    moved: float
    version: int = 0
    waiting: int | None = None
    due: float | None = None
    rematch: str | None = None
    rules: str | None = None
    language: Language = "en"

    def setup(self, players: int) -> Setup:
        """What its game begins with, if that has not begun by other rules."""
        present = game(self.game).version
        if self.state != "gathering" and self.rules not in (None, present):
            raise OtherRules(str(self.rules), present)
        seed = int(self.seed) if self.seed.isdecimal() and len(self.seed) < 64 else self.seed
        return game(self.game).setup(players, seed, self.options)


class Progress(msgspec.Struct, frozen=True):
    """What changes in a table's row with an entry of its history."""

    state: State
    waiting: int | None
    due: float | None


_APPEND: Final = insert(entries)
_ADVANCE: Final = (
    update(tables)
    .where(tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in ("state", "waiting", "due", "version", "moved")})
)


class Append(msgspec.Struct, frozen=True):
    """An entry to be added to a table's history, and what other processes are told of it."""

    table: str
    entry: Entry
    progress: Progress
    notice: Notice


def append(connection: Connection, appends: list[Append]) -> None:
    """Add entries to the histories of different tables. If the number of one is taken, the database refuses all."""
    connection.execute(_APPEND, [{"table": one.table} | msgspec.structs.asdict(one.entry) for one in appends])
    connection.execute(_ADVANCE, [_advance(one) for one in appends])
    tell(connection, *(one.notice for one in appends))


def _advance(one: Append) -> dict[str, object]:
    changes = msgspec.structs.asdict(one.progress) | {"version": one.entry.version, "moved": one.entry.at}
    return {"table": one.table} | {f"new_{name}": value for name, value in changes.items()}


def add(connection: Connection, row: Row, sitting: list[Seat]) -> None:
    """A new table."""
    values = msgspec.structs.asdict(row) | {"clock": msgspec.structs.asdict(row.clock)}
    connection.execute(insert(tables), values)
    connection.execute(insert(seats), [{"table": row.id} | _kept(seat) for seat in sitting])


def add_history(connection: Connection, table: str, history: list[Entry]) -> None:
    """A whole history at once."""
    if history:
        connection.execute(insert(entries), [{"table": table} | msgspec.structs.asdict(entry) for entry in history])


def change(connection: Connection, table: str, **values: object) -> None:
    """Change a table's row."""
    connection.execute(update(tables).where(tables.c.id == table).values(values))


def put(connection: Connection, table: str, seat: Seat) -> None:
    """Let somebody else sit on a seat."""
    connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat.seat).values(_kept(seat)))


def _kept(seat: Seat) -> dict[str, object]:
    return {name: value for name, value in msgspec.structs.asdict(seat).items() if name != "known_as"}


def row_of(connection: Connection, table: str, locked: bool = False) -> Row | None:
    """A table's row; locked, if it is going to be changed."""
    query = select(tables).where(tables.c.id == table)
    found = connection.execute(query.with_for_update() if locked else query).mappings().first()
    return None if found is None else as_row(found)


def as_row(found: RowMapping) -> Row:
    """A row of the database as this program has it.

    It is made by hand: msgspec's own conversion prepares itself at its first use, and in two threads at once that crashes.
    """
    fields = {field: found[field] for field in Row.__struct_fields__}
    return Row(**fields | {"clock": ClockRule(**fields["clock"])})


def seats_of(connection: Connection, table: str) -> list[Seat]:
    """Who sits where."""
    query = (
        select(seats, people.c.name.label("known_as"))
        .select_from(seats.outerjoin(people, seats.c.person == people.c.id))
        .where(seats.c.table == table)
        .order_by(seats.c.seat)
    )
    return [
        Seat(row["seat"], row["kind"], row["person"], row["name"], row["bot"], row["known_as"])
        for row in connection.execute(query).mappings()
    ]


def history_of(connection: Connection, table: str, after: int = 0) -> list[Entry]:
    """The entries of a table's history after a version."""
    query = select(entries).where(entries.c.table == table, entries.c.version > after).order_by(entries.c.version)
    rows = connection.execute(query).mappings()
    return [Entry(**{field: row[field] for field in Entry.__struct_fields__}) for row in rows]


def ratings_of(connection: Connection, table: str) -> dict[str, float]:
    """The ratings of whoever sits at a table."""
    who = func.coalesce(seats.c.person, literal("bot:") + seats.c.bot)
    query = (
        select(ratings)
        .join(seats, ratings.c.who == who)
        .join(tables, (tables.c.id == seats.c.table) & (tables.c.game == ratings.c.game))
        .where(seats.c.table == table)
    )
    return {row["who"]: sure(row["mu"], row["sigma"]) for row in connection.execute(query).mappings()}


def sure(mu: float, sigma: float) -> float:
    """The rating that somebody has surely."""
    return round(mu - 3 * sigma, 2)
