"""What is known of a person: their games, ratings and opponents, and everything together for taking along."""

from collections import defaultdict

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, func, select

from pelagos.server.people import Person
from pelagos.server.storage import table_rows as rows
from pelagos.server.storage.schema import channels, chat, entries, news, people, rating_changes, ratings, seats, sessions, tables
from pelagos.server.storage.table_rows import SeatRow, TableRow

MAX_GAMES_COUNTED = 2000
"""How many of somebody's last games are counted."""
MAX_OPPONENTS = 30


class RatingPoint(msgspec.Struct):
    """A rating after a game, with its uncertainty (one standard deviation)."""

    at: float
    table: str
    rating: float
    uncertainty: float


class GameResults(msgspec.Struct):
    """How somebody has fared in one game."""

    game: str
    played: int
    won: int
    rated: int
    rating: float | None  # that they surely have, as on the leaderboard
    curve: list[RatingPoint]


class Opponent(msgspec.Struct):
    """Somebody, or a bot, whom one has played against."""

    person: str | None
    bot: str | None
    name: str | None
    games: int
    won: int  # by oneself
    last: float


class Profile(msgspec.Struct):
    """Somebody's games, ratings and opponents, the last first."""

    games: list[GameResults]
    opponents: list[Opponent]


def profile(connection: Connection, person: str) -> Profile:
    """The profile of a person."""
    played = _played(connection, person)
    curves: dict[str, list[RatingPoint]] = defaultdict(list)
    changes = select(rating_changes).where(rating_changes.c.who == person).order_by(rating_changes.c.at)
    for row in connection.execute(changes).mappings():
        curves[row["game"]].append(RatingPoint(row["at"], row["table"], round(row["mu"], 2), round(row["sigma"], 2)))
    known = {row["game"]: row for row in connection.execute(select(ratings).where(ratings.c.who == person)).mappings()}
    results: dict[str, GameResults] = {}
    for table, sitting in played:
        rating = known.get(table.game)
        fresh = GameResults(
            table.game, 0, 0, rating["games"] if rating else 0, round(rating["sure"], 2) if rating else None, curves[table.game]
        )
        game = results.setdefault(table.game, fresh)
        game.played += 1
        game.won += _won(table, sitting, person)
    return Profile(list(results.values()), _opponents(played, person))


def _played(connection: Connection, person: str) -> list[tuple[TableRow, list[SeatRow]]]:
    """The games that somebody has played to their end, the last first; examples and uploads are none."""
    mine = select(seats.c.table).where(seats.c.person == person)
    over = func.coalesce(tables.c.state, "") == "over"  # so that SQLite does not look through all finished tables for the few
    query = select(tables).where(tables.c.id.in_(mine), over, tables.c.origin.in_(["new", "branch"]))
    found = [
        rows.as_row(row) for row in connection.execute(query.order_by(tables.c.moved.desc()).limit(MAX_GAMES_COUNTED)).mappings()
    ]
    sitting = rows.seats_of_all(connection, [row.id for row in found])
    return [(row, sitting[row.id]) for row in found]


def _won(table: TableRow, sitting: list[SeatRow], person: str) -> bool:
    places = table.result.ranking if table.result is not None else None
    return places is not None and len(places) > 1 and any(places[seat.seat] == 1 for seat in sitting if seat.person == person)


def _opponents(played: list[tuple[TableRow, list[SeatRow]]], person: str) -> list[Opponent]:
    """Whom somebody has played against, the last first."""
    met: dict[str, Opponent] = {}
    for table, sitting in played:
        here: dict[str, SeatRow] = {}
        for seat in sitting:
            if seat.person != person and (seat.person or seat.bot):
                here.setdefault(seat.person or f"bot:{seat.bot}", seat)
        for who, seat in here.items():
            fresh = Opponent(seat.person, seat.bot, None if seat.bot else seat.known_as or seat.name, 0, 0, table.moved)
            opponent = met.setdefault(who, fresh)
            opponent.games += 1
            opponent.won += _won(table, sitting, person)
    return list(met.values())[:MAX_OPPONENTS]


Rows = list[dict[str, object]]


def export(connection: Connection, person: Person) -> dict[str, Rows]:
    """All rows about a person, without their secrets."""
    own_seats = select(seats.c.table).where(seats.c.person == person.id)
    words = (
        select(
            *(column for column in entries.c if column.name != "digest")
        )  # it would tell whether a guess at what is hidden is right
        .join(seats, (seats.c.table == entries.c.table) & (seats.c.seat == entries.c.seat))
        .where(seats.c.person == person.id)
        .order_by(entries.c.table, entries.c.version)
    )

    def rows_of(table: Table, where: ColumnElement[bool], *hidden: str) -> Rows:
        columns = [column for column in table.c if column.name not in hidden]
        return [dict(row) for row in connection.execute(select(*columns).where(where)).mappings()]

    return {
        "person": rows_of(people, people.c.id == person.id, "password"),
        "sessions": rows_of(sessions, sessions.c.person == person.id, "hash"),
        "channels": rows_of(channels, channels.c.person == person.id, "token"),
        "news": rows_of(news, news.c.person == person.id),
        "tables": rows_of(tables, tables.c.id.in_(own_seats) | (tables.c.owner == person.id), "seed"),
        "seats": rows_of(seats, seats.c.person == person.id),
        "invitations": rows_of(seats, seats.c.invited == person.id),
        "words": [dict(row) for row in connection.execute(words).mappings()],
        "chat": rows_of(chat, chat.c.person == person.id),
        "ratings": rows_of(ratings, ratings.c.who == person.id),
        "rating_changes": rows_of(rating_changes, rating_changes.c.who == person.id),
    }
