"""A real server for each test, on SQLite and on a PostgreSQL that the tests start themselves."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from argon2 import PasswordHasher

from pelagos.server import people
from tests.server.databases import PostgreSQL, find_postgresql, sqlite
from tests.server.processes import Process, StartProcess
from tests.server.running import Running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[PostgreSQL]:
    """A PostgreSQL server of our own."""
    programs = find_postgresql()
    if programs is None:
        pytest.skip("PostgreSQL is not installed, so what needs it is LEFT OUT (Debian: apt-get install postgresql)")
    server = PostgreSQL(programs)
    yield server
    server.stop()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database with today's schema and nothing in it."""
    if request.param == "sqlite":
        return sqlite(tmp_path / "pelagos.db")
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.database()


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a database without a schema."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/pelagos.db"
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.empty()


@pytest.fixture
def sqlite_database(tmp_path: Path) -> str:
    """The URL of a database with today's schema and nothing in it, for what has nothing to do with databases."""
    return sqlite(tmp_path / "pelagos.db")


@pytest.fixture(scope="session", autouse=True)
def _quick_passwords() -> Iterator[None]:
    """What makes a stolen password slow to find makes tests slow, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(people, "_HASHER", PasswordHasher(memory_cost=8, time_cost=1, parallelism=1))
        yield


@pytest.fixture
def start() -> Iterator[Callable[..., Running]]:
    """Starts servers, which end with the test."""
    servers: list[Running] = []

    def started(**settings: object) -> Running:
        servers.append(Running(**settings))
        return servers[-1]

    yield started
    for server in servers:
        server.stop()


@pytest.fixture
def server(start: Callable[..., Running], database: str) -> Running:
    """A server with nothing in its database."""
    return start(database=database)


@pytest.fixture
def sqlite_server(start: Callable[..., Running], sqlite_database: str) -> Running:
    """A server for what has nothing to do with databases."""
    return start(database=sqlite_database)


@pytest.fixture
def process() -> Iterator[StartProcess]:
    """Starts servers in processes of their own, which end with the test."""
    servers: list[Process] = []

    def started(database: str, **settings: Any) -> Process:
        servers.append(Process(database, **settings))
        return servers[-1]

    yield started
    for server in servers:
        server.kill()
