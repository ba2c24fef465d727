"""How well people and bots play, by OpenSkill: one rating per game."""

import msgspec
from openskill.models import PlackettLuce
from sqlalchemy import Connection, delete, insert, select, text

from pelagos.server.storage.schema import people, ratings
from pelagos.server.storage.store import Store
from pelagos.server.storage.tables import sure
from pelagos.server.tables import Table

MODEL = PlackettLuce()
SHOWN = 100
LOCK = 0x70656C62


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
    if not players:
        return
    game, ranking = table.row.game, table.played().ranking()
    if connection.dialect.name == "postgresql":  # one game's end after the other, on all processes
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    query = select(ratings).where(ratings.c.game == game, ratings.c.who.in_(players))
    known = {row["who"]: row for row in connection.execute(query).mappings()}
    teams = [[MODEL.rating(known[who]["mu"], known[who]["sigma"])] if who in known else [MODEL.rating()] for who in players]
    after = MODEL.rate(teams, ranks=[float(ranking[seat]) for seat in range(len(players))])
    connection.execute(delete(ratings).where(ratings.c.game == game, ratings.c.who.in_(players)))
    for who, [rating] in zip(players, after, strict=True):
        games = known[who]["games"] + 1 if who in known else 1
        connection.execute(insert(ratings), {"game": game, "who": who, "mu": rating.mu, "sigma": rating.sigma, "games": games})


def rated(table: Table) -> list[str]:
    """Who is rated, by seat; nobody, where the game was no contest between different people and bots without hints."""
    row = table.row
    if row.origin != "new" or row.hints or len(table.seats) < 2:
        return []
    players = [seat.person if seat.kind == "person" else f"bot:{seat.bot}" for seat in table.seats]
    people_there = any(seat.kind == "person" for seat in table.seats)
    if not people_there or None in players or len(set(players)) < len(players):
        return []
    return [str(player) for player in players]


async def leaders(store: Store, game: str) -> list[Leader]:
    """The best of a game: accounts and bots, by the rating that they have surely."""
    return await store.read(lambda connection: _leaders(connection, game))


def _leaders(connection: Connection, game: str) -> list[Leader]:
    query = (
        select(ratings, people.c.name, people.c.key)
        .select_from(ratings.outerjoin(people, ratings.c.who == people.c.id))
        .where(ratings.c.game == game)
        .order_by((ratings.c.mu - 3 * ratings.c.sigma).desc())
    )
    found = [row for row in connection.execute(query).mappings() if row["who"].startswith("bot:") or row["key"] is not None]
    return [
        Leader(
            place,
            row["name"] or row["who"].removeprefix("bot:"),
            row["who"].startswith("bot:"),
            sure(row["mu"], row["sigma"]),
            round(row["sigma"], 2),
            row["games"],
        )
        for place, row in enumerate(found[:SHOWN], start=1)
    ]
