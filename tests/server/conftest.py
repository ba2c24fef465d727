"""A real server for each test, on SQLite and on a PostgreSQL that the tests start themselves."""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.databases import PostgreSQL, find_postgresql
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
    """The URL of an empty database."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/pelagos.db"
    server: PostgreSQL = request.getfixturevalue("postgresql")
    return server.database()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Running]]:
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
    """A server with an empty database."""
    return start(database=database)


@pytest.fixture
def sqlite_server(start: Callable[..., Running], tmp_path: Path) -> Running:
    """A server for what has nothing to do with databases."""
    return start(database=f"sqlite:///{tmp_path}/pelagos.db")


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
