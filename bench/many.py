"""A hundred thousand finished tables: what every list and page costs the server, in milliseconds of its processor.

    make many                                        100,000 tables in a SQLite file of its own, then the report
    python bench/many.py --tables 1000000            a million

The tables belong to 20,000 people; one of them, who asks, has 200 seats and a running game. Histories are kept for one table of a
hundred: no list reads them. The command fails if something costs more than 50 ms. Then come the query plans: where no line of them
begins with SCAN, more tables cost only the depth of an index.
"""

import argparse
import os
import random
import sys
import tempfile
import time
from pathlib import Path

import httpx
from sqlalchemy import Connection, create_engine, insert, text

sys.path.insert(0, str(Path(__file__).parent))
from load import Server, servers, wait_for

from pelagos.core.registry import game
from pelagos.server.lobby import public_tables, tables_of
from pelagos.server.ratings import best_of
from pelagos.server.sessions import hashed
from pelagos.server.storage.migrate import upgrade
from pelagos.server.storage.schema import chat, entries, people, ratings, seats, sessions, tables

GAMES = ["arnak", "atlantis", "cyclades", "orichalcum"]
MOST_MS = 50.0
PEOPLE = 20_000
REPEATS = 20
SECRET = "many"  # noqa: S105  of a database that nobody keeps


def fill(connection: Connection, number: int) -> None:
    """People, finished tables, a few that go on, ratings, and somebody with 200 seats."""
    chance, now = random.Random(1), time.time()
    person = {"password": None, "preferences": {}, "created": now}
    everybody = [person | {"id": f"p{one}", "name": f"Player {one}", "key": f"player {one}"} for one in range(PEOPLE)]
    connection.execute(insert(people), everybody)
    session = {"hash": hashed(SECRET), "person": "p0", "kind": "browser", "label": "", "created": now, "seen": now}
    connection.execute(insert(sessions), session | {"expires": now + 1e6})
    rated = [
        {
            "game": chance.choice(GAMES),
            "who": f"p{one}",
            "mu": chance.gauss(25, 4),
            "sigma": 2.0,
            "games": 9,
            "sure": chance.gauss(19, 4),
        }
        for one in range(PEOPLE)
    ]
    connection.execute(insert(ratings), rated)
    words = played(GAMES[3])
    for start in range(0, number, 10_000):
        block = range(start, min(number, start + 10_000))
        connection.execute(insert(tables), [row(one, chance, now) for one in block])
        connection.execute(insert(seats), [seat for one in block for seat in sitting(one, chance, number)])
        lines = [
            {"table": f"t{one}", "version": at, "kind": "word", "seat": 0, "word": word, "at": now}
            for one in block
            if one % 100 == 0
            for at, word in enumerate(words, 1)
        ]
        connection.execute(insert(entries), lines)
        spoken = {"number": 1, "person": None, "name": "Ada", "text": "well played", "at": now}
        connection.execute(insert(chat), [spoken | {"table": f"t{one}"} for one in block if one % 10 == 0])


def played(name: str) -> list[str]:
    """The words of a game by chance."""
    chance, state = random.Random(7), game(name).new(players=2, seed=7)
    words = []
    while not state.over and len(words) < 400:
        word = chance.choice(state.legal())
        words.append(state.setup.game.text(word))
        state.apply(word)
    return words


def row(number: int, chance: random.Random, now: float) -> dict[str, object]:
    """A table; one in a thousand is not over."""
    name = GAMES[3] if number % 100 == 0 else chance.choice(GAMES)
    state = "running" if number % 1000 == 1 else "gathering" if number % 1000 == 2 else "over"
    clock = {"kind": "none", "base": 600.0, "increment": 10.0, "days": 3.0}
    one = {
        "id": f"t{number}",
        "game": name,
        "options": {},
        "seed": "7",
        "state": state,
        "public": True,
        "hints": False,
        "confirm": False,
        "clock": clock,
    }
    one |= {
        "owner": f"p{chance.randrange(1, PEOPLE)}",
        "origin": "new",
        "created": now,
        "started": now,
        "moved": now - number,
        "version": 0,
    }
    result = {"ranking": [1, 2], "ending": "won"} if state == "over" else None
    return one | {"waiting": 0 if state == "running" else None, "rules": game(name).version, "language": "en", "result": result}


def sitting(number: int, chance: random.Random, tables_in_all: int) -> list[dict[str, object]]:
    """Two seats; somebody sits at 200 tables."""
    mine = number % max(1, tables_in_all // 200) == 1
    who = ["p0" if mine else f"p{chance.randrange(1, PEOPLE)}", f"p{chance.randrange(1, PEOPLE)}"]
    return [
        {"table": f"t{number}", "seat": seat, "kind": "person", "person": person, "bot": None} for seat, person in enumerate(who)
    ]


def cost(server: Server, client: httpx.Client, path: str) -> tuple[float, int]:
    """The milliseconds of the processor that a request takes, and its bytes."""
    answer = client.get(path)
    answer.raise_for_status()
    before = server.spent()[0]
    for _ in range(REPEATS):
        client.get(path)
    return 1000 * (server.spent()[0] - before) / REPEATS, len(answer.content)


def plans(url: str) -> list[str]:
    """How the database finds what the lists show."""
    engine = create_engine(url)
    queries = {"public": public_tables("watch"), "mine": tables_of("p0"), "leaderboard": best_of("arnak")}
    with engine.connect() as connection:
        return [
            f"{name}: {step[-1]}"
            for name, query in queries.items()
            for step in connection.execute(
                text(f"EXPLAIN QUERY PLAN {query.limit(100).compile(engine, compile_kwargs={'literal_binds': True})}")
            )
        ]


def main() -> int:
    """The report."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--tables", type=int, default=100_000)
    arguments = parser.parse_args()
    held = True
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/pelagos.db"
        engine = create_engine(url)
        upgrade(engine)
        with engine.begin() as connection:
            fill(connection, arguments.tables)
        engine.dispose()
        size = os.path.getsize(f"{folder}/pelagos.db") / 1e6
        print(f"{arguments.tables:,} tables, {size:.0f} MB; {REPEATS} requests each")
        with servers(url, 1) as [server]:
            wait_for(f"{server.url}/health")
            client = httpx.Client(base_url=server.url, cookies={"pelagos": SECRET}, timeout=60)
            paths = [
                "/api/tables?show=open",
                "/api/tables?show=watch",
                "/api/tables?show=watch&language=en",
                "/api/me/tables",
                "/api/me/tables?skip=100",
            ]
            paths += [f"/api/leaderboard/{name}" for name in GAMES]
            paths += [
                "/api/me",
                "/api/me/profile",
                "/api/me/export",
                "/api/me/sessions",
                "/api/games",
                "/api/games/arnak",
                "/api/tables/t100",
                "/api/tables/t100/state",
            ]
            paths += ["/api/tables/t100/at/50", "/api/tables/t100/record", "/health", "/metrics", "/"]
            for path in paths:
                spent, size = cost(server, client, path)
                held &= spent < MOST_MS
                print(f"{path:<42}{spent:>8.1f} ms{size / 1000:>9.1f} kB{'' if spent < MOST_MS else '   TOO MUCH'}", flush=True)
        print("\n".join(["", *plans(url)]))
    return 0 if held else 1


if __name__ == "__main__":
    sys.exit(main())
