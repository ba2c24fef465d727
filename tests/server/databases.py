"""Finds and runs a PostgreSQL server for the tests."""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from uuid import uuid4

import psycopg


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
        log = (self.folder / "log").open("wb")
        command = [programs / "postgres", "-D", data, "-k", self.folder, "-c", "listen_addresses=", "-c", "max_connections=60"]
        command += ["-c", "fsync=off", "-c", "full_page_writes=off"] if careless else []  # nobody pulls the plug during a test
        self._process = subprocess.Popen(command, user=self.user, stdout=log, stderr=log, cwd=self.folder)
        self._wait()

    def _run(self, *command: object) -> None:
        subprocess.run([str(part) for part in command], user=self.user, check=True, capture_output=True, cwd=self.folder)

    def _wait(self) -> None:
        for _ in range(100):
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
        """The URL of a new database."""
        name = f"test_{uuid4().hex}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self.url(name)

    def stop(self) -> None:
        """End it and remove everything."""
        self._process.send_signal(signal.SIGQUIT)  # at once: nobody needs the data any more
        self._process.wait(60)
        shutil.rmtree(self.folder, ignore_errors=True)


def _user() -> str:
    """Somebody who is not root."""
    names = {entry.pw_name for entry in pwd.getpwall()}
    return "postgres" if "postgres" in names else "nobody"
