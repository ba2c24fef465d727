"""Databases for the tests: a PostgreSQL server is found and run, and new databases are copies of one with today's schema."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from functools import cache, cached_property
from pathlib import Path
from uuid import uuid4

import psycopg

from pelagos.server.storage.migrate import upgrade
from pelagos.server.storage.store import database_url, make_engine


def find_postgresql() -> Path | None:
    """The folder of PostgreSQL's programs."""
    found = shutil.which("initdb")
    if found is not None and shutil.which("postgres") is not None:
        return Path(found).resolve().parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


class PostgreSQL:
    """A PostgreSQL server in a folder of its own, reached by a socket file. It refuses to be root, so root lets somebody else."""

    def __init__(self, programs: Path, careless: bool = True) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="pelagos-pg-"))
        self.user = _user() if os.geteuid() == 0 else None
        if self.user is not None:
            shutil.chown(self.folder, self.user)
        data = self.folder / "data"
        self._run(
            programs / "initdb", "--pgdata", data, "--username", "pelagos", "--auth", "trust", "--no-sync", "--encoding", "UTF8"
        )
        command = [programs / "postgres", "-D", data, "-k", self.folder, "-c", "listen_addresses=", "-c", "max_connections=60"]
        command += ["-c", "fsync=off", "-c", "full_page_writes=off"] if careless else []  # nobody pulls the plug during a test
        self._command = command
        self._start()

    def _start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(self._command, user=self.user, stdout=log, stderr=log, cwd=self.folder)
        self._wait()

    def _run(self, *command: object) -> None:
        subprocess.run([str(part) for part in command], user=self.user, check=True, capture_output=True, cwd=self.folder)

    def _wait(self) -> None:
        for _ in range(1000):
            try:
                psycopg.connect(self.url("postgres")).close()
            except psycopg.OperationalError:
                if self._process.poll() is not None:
                    raise RuntimeError((self.folder / "log").read_text()) from None
                time.sleep(0.1)
            else:
                return
        raise RuntimeError("PostgreSQL does not answer")

    def url(self, name: str) -> str:
        """The URL of a database."""
        return f"postgresql://pelagos@/{name}?host={self.folder}"

    def database(self) -> str:
        """The URL of a new database with today's schema."""
        return self.url(self._create(self._today))

    def empty(self) -> str:
        """The URL of a new database without any."""
        return self.url(self._create("template1"))

    @cached_property
    def _today(self) -> str:
        """The name of a database with today's schema, to be copied."""
        name = self._create("template1")
        _migrate(self.url(name))
        return name

    def _create(self, template: str) -> str:
        name = f"test_{uuid4().hex}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}" TEMPLATE "{template}"'.encode())
        return name

    def restart(self) -> None:
        """End it and begin again with the same data."""
        self._process.send_signal(signal.SIGINT)  # all connections end
        self._process.wait(60)
        self._start()

    def stop(self) -> None:
        """End it and remove everything."""
        self._process.send_signal(signal.SIGQUIT)  # at once: nobody needs the data any more
        self._process.wait(60)
        shutil.rmtree(self.folder, ignore_errors=True)


def sqlite(file: Path) -> str:
    """The URL of a new SQLite file with today's schema."""
    file.write_bytes(_sqlite_today())
    return f"sqlite:///{file}"


@cache
def _sqlite_today() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "today.db")
        _migrate(f"sqlite:///{file}")
        return file.read_bytes()


def _migrate(url: str) -> None:
    engine = make_engine(database_url(url))
    upgrade(engine)
    engine.dispose()


def _user() -> str:
    """Somebody who is not root."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
