"""How well people and bots play, by OpenSkill: one rating per game."""

from itertools import combinations

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, Select, delete, func, insert, select

from pelagos.server.clocks import DAY_SECONDS, now
from pelagos.server.history import History
from pelagos.server.protocol import Unrated
from pelagos.server.storage.locks import Lock, alone
from pelagos.server.storage.schema import people, rating_changes, ratings, seats, tables
from pelagos.server.storage.store import Store
from pelagos.server.storage.table_rows import SeatRow
from pelagos.server.table import Table

MODEL = PlackettLuce()
MAX_LEADERS_SHOWN = 100
MIN_OWN_TURNS = 3
"""Turns in which somebody must have said words to count as having played."""
MAX_RATED_PER_DAY = 10
"""How many games a day count between the same two people."""


class Leader(msgspec.Struct):
    """A line of the leaderboard."""

    place: int
    name: str
    bot: bool
    rating: float
    uncertainty: float
    games: int


def rate(connection: Connection, table: Table) -> None:
    """A game is over: everybody's rating changes, in the transaction that ends it."""
    players = rated(table)
    if not players or _often(connection, [player for player in players if not player.startswith("bot:")]):
        return
    game, ranking = table.row.game, places(table)
    if ranking is None:
        return
    alone(connection, Lock.RATING)
    query = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(players))
    known = {row["who"]: row for row in connection.execute(query).mappings()}
    teams = [[MODEL.rating(known[who]["mu"], known[who]["sigma"])] if who in known else [MODEL.rating()] for who in players]
    after = MODEL.rate(teams, ranks=[float(ranking[seat]) for seat in range(len(players))])
    connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.who.in_(players)))
    for who, [rating] in zip(players, after, strict=True):
        games = known[who]["games"] + 1 if who in known else 1
        values = {"mu": rating.mu, "sigma": rating.sigma, "games": games, "sure": rating.mu - 3 * rating.sigma}
        connection.execute(insert(ratings), {"game": game, "who": who} | values)
        if not who.startswith("bot:"):
            change = {"who": who, "table": table.id, "game": game, "at": now(), "mu": rating.mu, "sigma": rating.sigma}
            connection.execute(insert(rating_changes), change)


def rated(table: Table) -> list[str]:
    """Who is rated, by seat; nobody, where the game was no contest between different people and bots without hints."""
    history = table.history
    if history is None or unrated(table) is not None or not _played(table, history):
        return []
    players = [_who(seat) for seat in table.seats]
    return [] if None in players else [str(player) for player in players]


def unrated(table: Table) -> Unrated | None:
    """Why a game does not count, as far as is known by now; None if it does.

    The one rule, as docs/server.md tells it.
    """
    row, history = table.row, table.history
    sitting = [seat for seat in table.seats if seat.kind != "open"]
    people_there = [seat.person for seat in sitting if seat.kind == "person"]
    if row.origin != "new":
        return "origin"
    if len(table.seats) < 2:
        return "alone"
    if row.hints:
        return "hints"
    if not people_there and len(sitting) == len(table.seats):
        return "no-people"
    if len(set(people_there)) < len(people_there):
        return "hot-seat"
    if len({_who(seat) for seat in sitting}) < len(sitting):
        return "twins"
    if history is not None and history.taken_back and not (history.over and _one_came_last(table)):
        return "taken-back"
    if row.state == "over" and row.result is not None and row.result.ranking is None and (history is None or places(table) is None):
        return "no-result"
    if row.state == "over" and history is not None and not _played(table, history):
        return "short"
    return None


def places(table: Table) -> list[int] | None:
    """The places as they are rated, so that nobody gets out of a game that goes badly.

    Whoever has left comes behind all who stayed, and so does who plays against bots alone and ends the game before its end.
    """
    if table.paper is None:
        return None
    ranking, gone = table.paper.ranking(), table.paper.away
    if ranking is None:
        people_there = _people(table)
        if len(people_there) != 1:
            return None
        ranking, gone = [1] * len(table.seats), set(people_there)
    return [place + len(ranking) * (seat in gone) for seat, place in enumerate(ranking)]


def _one_came_last(table: Table) -> bool:
    """Whether the only person came last: after a turn was taken back a game can only be lost."""
    ranking, people_there = places(table), _people(table)
    return ranking is not None and [ranking[seat] for seat in people_there] == [max(ranking)] and ranking.count(max(ranking)) == 1


def _people(table: Table) -> list[int]:
    """The seats of people."""
    return [seat.seat for seat in table.seats if seat.kind == "person"]


def _who(seat: SeatRow) -> str | None:
    return seat.person if seat.kind == "person" else f"bot:{seat.bot}"


def _played(table: Table, history: History) -> bool:
    """Whether everybody has played a few turns themselves, and anybody stayed: if not, stand-ins have played among themselves."""
    there = _people(table)
    stayed = len(there) < len(table.seats) or not history.away.issuperset(there)
    return stayed and all(len(history.turns[seat]) >= MIN_OWN_TURNS for seat in there)


def _often(connection: Connection, who: list[str]) -> bool:
    """Whether two of them have played each other too often in the last day for it to count."""
    first, second = seats.alias(), seats.alias()
    together = first.join(second, first.c.table == second.c.table).join(tables, tables.c.id == first.c.table)
    today = select(func.count()).select_from(together).where(tables.c.state == "over", tables.c.moved > now() - DAY_SECONDS)
    met = (today.where(first.c.person == one, second.c.person == other) for one, other in combinations(who, 2))
    return any(int(connection.execute(query).scalar_one()) > MAX_RATED_PER_DAY for query in met)


async def leaders(store: Store, game: str) -> list[Leader]:
    """The best players of a game, accounts and bots, by their conservative rating."""
    return await store.read(lambda connection: _leaders(connection, game))


def best_of(game: str) -> "Select[tuple[object, ...]]":
    """The ratings of a game, in the order of an index; guests have none that counts."""
    return (
        select(ratings, people.c.name)
        .select_from(ratings.outerjoin(people, ratings.c.who == people.c.id))
        .where(ratings.c.game == game, people.c.key.is_not(None) | ratings.c.who.startswith("bot:"))
        .order_by(ratings.c.sure.desc())
    )


def _leaders(connection: Connection, game: str) -> list[Leader]:
    found = connection.execute(best_of(game).limit(MAX_LEADERS_SHOWN)).mappings()
    return [
        Leader(
            place,
            row["name"] or row["who"].removeprefix("bot:"),
            row["who"].startswith("bot:"),
            round(row["sure"], 2),
            round(row["sigma"], 2),
            row["games"],
        )
        for place, row in enumerate(found, start=1)
    ]
