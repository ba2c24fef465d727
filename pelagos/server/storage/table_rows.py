"""Tables, their seats, histories and chats, as the database keeps them."""

from collections.abc import Callable, Sequence
from typing import Final, Literal

import msgspec
from sqlalchemy import Connection, RowMapping, func, insert, literal, select, true, update

from pelagos.core.game import Game, Setup
from pelagos.server.clocks import ClockRule
from pelagos.server.history import HistoryEntry
from pelagos.server.protocol import Language
from pelagos.server.storage import batches
from pelagos.server.storage.batches import NUMBER, TEXT, TIME
from pelagos.server.storage.news import NewsItem, tell_people, turns_taken
from pelagos.server.storage.notices import Notice, tell
from pelagos.server.storage.progress import Progress, Result, Stage
from pelagos.server.storage.schema import entries, people, ratings, seats, tables


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits on a seat."""

    seat: int
    kind: Literal["person", "bot", "open"]
    person: str | None = None
    name: str | None = None
    bot: str | None = None
    invited: str | None = None  # for whom an open seat is kept
    known_as: str | None = None  # the person's own name; not kept with the seat


class TableRow(msgspec.Struct, frozen=True):
    """A table without its history."""

    id: str
    game: str
    options: dict[str, bool | str | list[str]]
    seed: str
    state: Stage
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
    auto: bool = False  # it begins by itself when it is full
    result: Result | None = None

    def setup(self, players: int, find: Callable[[str, str | None], Game]) -> Setup:
        """What its game begins with, by the rules that it is played by, if they are found."""
        found = find(self.game, None if self.state == "gathering" else self.rules)
        seed = int(self.seed) if self.seed.isdecimal() and len(self.seed) < 64 else self.seed
        return found.setup(players, seed, self.options)


_APPEND: Final = 'INSERT INTO entries ("table", version, kind, seat, at, word, ply, digest) SELECT * FROM {rows} AS new'
_ENTRY: Final = (TEXT, NUMBER, TEXT, NUMBER, TIME, TEXT, NUMBER, TEXT)
_ADVANCE: Final = (
    "UPDATE tables SET version = new.column2, moved = new.column3, state = new.column4, waiting = new.column5, due = new.column6 "
    "FROM {rows} AS new WHERE tables.id = new.column1"
)
_ADVANCED: Final = (TEXT, NUMBER, TIME, TEXT, NUMBER, TIME)


class Append(msgspec.Struct, frozen=True):
    """An entry to be added to a table's history, and what other processes are told of it."""

    table: str
    entry: HistoryEntry
    progress: Progress
    notice: Notice | None  # none where there are no others
    passes: bool = False  # whether somebody else is to decide now, or nobody
    news: tuple[NewsItem, ...] = ()  # what people are to be told who are not there


def append(connection: Connection, appends: list[Append]) -> None:
    """Add entries to the histories of different tables. If the number of one is taken, the database refuses all."""
    batches.execute(connection, _APPEND, _ENTRY, [(one.table, *msgspec.structs.astuple(one.entry)) for one in appends])
    batches.execute(connection, _ADVANCE, _ADVANCED, [_advanced(one) for one in appends])
    for one in appends:
        if one.progress.result is not None:
            change(connection, one.table, result=msgspec.structs.asdict(one.progress.result))
    turns_taken(connection, [one.table for one in appends if one.passes])
    tell_people(connection, [item for one in appends for item in one.news])
    tell(connection, *(one.notice for one in appends if one.notice is not None))


def _advanced(one: Append) -> tuple[object, ...]:
    return one.table, one.entry.version, one.entry.at, one.progress.state, one.progress.waiting, one.progress.due


def plain(struct: msgspec.Struct) -> dict[str, object]:
    """A struct as the database and notices take it: structs inside are dictionaries."""
    values = msgspec.structs.asdict(struct)
    return {name: msgspec.structs.asdict(value) if isinstance(value, msgspec.Struct) else value for name, value in values.items()}


def add(connection: Connection, row: TableRow, sitting: list[SeatRow]) -> None:
    """Insert a table and its seats."""
    values = plain(row)
    connection.execute(insert(tables), values)
    connection.execute(insert(seats), [{"table": row.id} | _kept(seat) for seat in sitting])


def add_history(connection: Connection, table: str, added: list[HistoryEntry]) -> None:
    """Insert a whole history."""
    if added:
        connection.execute(insert(entries), [{"table": table} | msgspec.structs.asdict(entry) for entry in added])


def change(connection: Connection, table: str, **values: object) -> None:
    """Change a table's row."""
    connection.execute(update(tables).where(tables.c.id == table).values(values))


def put(connection: Connection, table: str, seat: SeatRow) -> None:
    """Change who sits on a seat."""
    connection.execute(update(seats).where(seats.c.table == table, seats.c.seat == seat.seat).values(_kept(seat)))


def _kept(seat: SeatRow) -> dict[str, object]:
    return {name: value for name, value in msgspec.structs.asdict(seat).items() if name != "known_as"}


def row_of(connection: Connection, table: str, locked: bool = False) -> TableRow | None:
    """A table's row; locked, if it is going to be changed."""
    query = select(tables).where(tables.c.id == table)
    found = connection.execute(query.with_for_update() if locked else query).mappings().first()
    return None if found is None else as_row(found)


def version_of(connection: Connection, table: str) -> int:
    """How long a table's history is."""
    return int(connection.execute(select(tables.c.version).where(tables.c.id == table)).scalar() or 0)


def as_row(found: RowMapping) -> TableRow:
    """A row of the database as this program has it.

    It is made by hand: msgspec's own conversion prepares itself at its first use, and in two threads at once that crashes.
    """
    fields = {field: found[field] for field in TableRow.__struct_fields__}
    result = fields["result"] and Result(**fields["result"])
    return TableRow(**fields | {"clock": ClockRule(**fields["clock"]), "result": result})


def seats_of(connection: Connection, table: str) -> list[SeatRow]:
    """Who sits where."""
    return seats_of_all(connection, [table])[table]


def seats_of_all(connection: Connection, names: Sequence[str]) -> dict[str, list[SeatRow]]:
    """Who sits where at some tables, by one query."""
    query = (
        select(seats, people.c.name.label("known_as"))
        .select_from(seats.outerjoin(people, people.c.id == func.coalesce(seats.c.person, seats.c.invited)))
        .where(seats.c.table.in_(names))
        .order_by(seats.c.seat)
    )
    found: dict[str, list[SeatRow]] = {name: [] for name in names}
    for row in connection.execute(query).mappings():
        found[row["table"]].append(
            SeatRow(row["seat"], row["kind"], row["person"], row["name"], row["bot"], row["invited"], row["known_as"])
        )
    return found


def standing(connection: Connection, names: Sequence[str]) -> dict[str, tuple[TableRow, list[SeatRow]]]:
    """Some tables and who sits at them."""
    sitting = seats_of_all(connection, names)
    found = connection.execute(select(tables).where(tables.c.id.in_(names))).mappings()
    return {row["id"]: (as_row(row), sitting[row["id"]]) for row in found}


def have_met(connection: Connection, one: str, other: str) -> bool:
    """Whether two people have sat at one table."""
    first, second = seats.alias(), seats.alias()
    query = (
        select(first.c.table).join(second, first.c.table == second.c.table).where(first.c.person == one, second.c.person == other)
    )
    return connection.execute(query.limit(1)).first() is not None


def waiting_for_anybody(connection: Connection, game: str) -> list[tuple[str, str]]:
    """Public tables that begin when somebody sits down, and who made them: the newest fifty, the oldest of them first."""
    free = select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.kind == "open", seats.c.invited.is_(None)).exists()
    query = select(tables.c.id, tables.c.owner).where(
        tables.c.public == true(), tables.c.state == "gathering", tables.c.auto == true()
    )
    found = connection.execute(
        query.where(tables.c.game == game, tables.c.owner.is_not(None), free).order_by(tables.c.created.desc()).limit(50)
    )
    return [(row.id, row.owner) for row in found][::-1]


def own_tables_of(connection: Connection, person: str) -> int:
    """How many tables somebody has made that are not over."""
    query = select(func.count()).where(tables.c.owner == person, tables.c.state != "over")
    return int(connection.execute(query).scalar_one())


def bot_tables_of(connection: Connection, person: str) -> int:
    """How many running tables somebody has at which bots play among themselves."""
    people_sit = select(seats.c.seat).where(seats.c.table == tables.c.id, seats.c.kind != "bot").exists()
    query = select(func.count()).where(tables.c.owner == person, tables.c.state != "over", ~people_sit)
    return int(connection.execute(query).scalar_one())


def history_of(connection: Connection, table: str, after: int = 0) -> list[HistoryEntry]:
    """The entries of a table's history after a version."""
    query = select(entries).where(entries.c.table == table, entries.c.version > after).order_by(entries.c.version)
    rows = connection.execute(query).mappings()
    return [HistoryEntry(**{field: row[field] for field in HistoryEntry.__struct_fields__}) for row in rows]


def ratings_of(connection: Connection, table: str) -> dict[str, float]:
    """The ratings of whoever sits at a table."""
    who = func.coalesce(seats.c.person, literal("bot:") + seats.c.bot)
    query = (
        select(ratings)
        .join(seats, ratings.c.who == who)
        .join(tables, (tables.c.id == seats.c.table) & (tables.c.game == ratings.c.game))
        .where(seats.c.table == table)
    )
    return {row["who"]: round(row["sure"], 2) for row in connection.execute(query).mappings()}
