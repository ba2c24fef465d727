"""The set-up of compose.yaml: what it names is there, and the same commands run as two servers behind a balancer."""

import itertools
import json
import os
import re
import signal
import socket
import socketserver
import subprocess
import sys
import threading
import tomllib
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer.main
import yaml
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from pelagos.cli import app
from pelagos.server import serve
from pelagos.server.settings import Settings
from tests.server.databases import PostgreSQL
from tests.server.processes import free_port
from tests.server.running import NO_TLS, PATIENCE_SECONDS, Client, wait_for

HOUSE = Path(__file__).parent.parent.parent
COMPOSE: dict[str, Any] = yaml.safe_load((HOUSE / "compose.yaml").read_text())
DOCKERFILE = (HOUSE / "Dockerfile").read_text().replace("\\\n", " ")
SERVERS = ["server-1", "server-2"]


def instruction(name: str) -> list[str]:
    """What the image does, as a list of words."""
    [found] = re.findall(rf"^{name} (\[.*\])$", DOCKERFILE, re.MULTILINE)
    return list(json.loads(found))


def command_of(service: str) -> list[str]:
    """The whole command of a server, with the variables that nobody has set."""
    words = instruction("ENTRYPOINT") + COMPOSE["services"][service]["command"]
    return [re.sub(r"\$\{\w+:-(\w*)\}", r"\1", word) for word in words]


# -- what is written there


@pytest.mark.parametrize("words", [*map(command_of, SERVERS), instruction("ENTRYPOINT") + instruction("CMD")])
def test_the_commands_are_understood(words: list[str]):
    program, command, *arguments = words
    assert program == "pelagos"
    found = typer.main.get_command(app).commands[command]  # type: ignore[attr-defined]  # it is a group
    read = found.make_context(command, arguments).params
    assert (read["host"], read["port"]) == ("0.0.0.0", 8000)  # noqa: S104
    assert "EXPOSE 8000\n" in DOCKERFILE


def test_everything_that_is_named_is_there():
    services = COMPOSE["services"]
    for service in services.values():
        assert set(service.get("depends_on", [])) <= set(services)
        assert set(service["networks"]) <= set(COMPOSE["networks"])
        for volume in service.get("volumes", []):
            source = volume.split(":")[0]
            assert (HOUSE / source).exists() if source.startswith(".") else source in COMPOSE["volumes"]
        assert ("build" in service) != ("image" in service)
    upstreams = re.search(r"reverse_proxy (.*) \{", (HOUSE / "deploy/Caddyfile").read_text())
    assert upstreams is not None
    assert upstreams[1].split() == [f"{server}:8000" for server in SERVERS]
    for server in SERVERS:
        assert services[server]["environment"]["PELAGOS_DATABASE"].endswith(
            f"@database/{services['database']['environment']['POSTGRES_DB']}"
        )
        assert not any("POSTGRES_PASSWORD" in word for word in services[server]["command"])  # everybody can list processes
    assert "respond /metrics* 404" in (HOUSE / "deploy/Caddyfile").read_text()


def test_a_secret_may_stand_in_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "url").write_text("postgresql://pelagos:secret@database/pelagos\n")
    begun: list[Settings] = []
    monkeypatch.setattr(serve, "serve", lambda settings, open_browser: begun.append(settings))
    monkeypatch.setenv("PELAGOS_DATABASE", f"@{tmp_path}/url")
    typer.main.get_command(app).main(["serve"], standalone_mode=False)
    assert begun[0].database == "postgresql://pelagos:secret@database/pelagos"


def test_the_image_copies_what_exists():
    stages = re.findall(r"^FROM \S+(?: AS (\w+))?$", DOCKERFILE, re.MULTILINE)
    for sources in re.findall(r"^COPY ((?!--from).*) \S+$", DOCKERFILE, re.MULTILINE):
        for source in sources.split():
            assert (HOUSE / source).exists(), source
    assert set(re.findall(r"--from=(\w+)", DOCKERFILE)) <= set(stages)
    assert len(re.findall(r"^USER (?!root|0)", DOCKERFILE, re.MULTILINE)) == 1


def test_the_image_installs_what_is_locked():
    lock = (HOUSE / "deploy/requirements.lock").read_text()
    locked = {
        canonicalize_name(name): version for name, version in re.findall(r"^([\w.-]+)(?:\[\w+\])?==(\S+)", lock, re.MULTILINE)
    }
    project = tomllib.loads((HOUSE / "pyproject.toml").read_text())["project"]
    wanted = project["dependencies"] + project["optional-dependencies"]["server"] + project["optional-dependencies"]["cli"]
    for requirement in map(Requirement, wanted):
        if requirement.name != "pelagos":
            assert requirement.specifier.contains(locked[canonicalize_name(requirement.name)]), requirement
    assert lock.count("--hash=sha256:") >= len(locked)
    assert "--require-hashes --requirement /wheels/requirements.lock" in DOCKERFILE
    assert "--no-deps /wheels/pelagos-*.whl" in DOCKERFILE


# -- and started


class Balancer(socketserver.ThreadingTCPServer):
    """Passes connections on to the servers in turn, and over those that do not answer."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, ports: list[int]) -> None:
        super().__init__(("127.0.0.1", 0), _Passing)
        self._turns = itertools.cycle(ports)
        self._number = len(ports)
        self.url = f"http://127.0.0.1:{self.server_address[1]}"
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def reach(self) -> socket.socket | None:
        """The next server that answers."""
        for _ in range(self._number):
            with suppress(OSError):
                return socket.create_connection(("127.0.0.1", next(self._turns)), 5)
        return None


class _Passing(socketserver.BaseRequestHandler):
    server: Balancer

    def handle(self) -> None:
        there = self.server.reach()
        if there is not None:
            there.settimeout(None)
            back = threading.Thread(target=_pump, args=(there, self.request), daemon=True)
            back.start()
            _pump(self.request, there)
            back.join()


def _pump(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    for end in (one, other):
        with suppress(OSError):
            end.shutdown(socket.SHUT_RDWR)


@pytest.fixture
def started(postgresql: PostgreSQL, tmp_path: Path) -> Iterator[Callable[[str], tuple[int, subprocess.Popen[bytes]]]]:
    """Starts a server as compose.yaml does, at a free port and with a database of ours."""
    processes: list[subprocess.Popen[bytes]] = []
    database = postgresql.database()

    def start(service: str) -> tuple[int, subprocess.Popen[bytes]]:
        port = free_port()
        ours = {"pelagos": [sys.executable, "-m", "pelagos.cli"], "0.0.0.0": ["127.0.0.1"], "8000": [str(port)]}  # noqa: S104
        command = [part for word in command_of(service) for part in ours.get(word, [word])]
        environment = os.environ | {"PELAGOS_DATABASE": database}
        with (tmp_path / f"{service}.log").open("wb") as log:
            processes.append(subprocess.Popen([*command, "--bot-workers", "1"], stderr=log, env=environment))
        return port, processes[-1]

    yield start
    for process in processes:
        process.kill()
        process.wait()


def test_two_servers_behind_a_balancer(started: Callable[[str], tuple[int, subprocess.Popen[bytes]]]):
    (first, one), (second, other) = (started(server) for server in SERVERS)
    for port in (first, second):
        wait_for(lambda port=port: _well(port))
    with Balancer([first, second]) as balancer:
        ada, bob = Client(balancer.url), Client(balancer.url)
        for person in (ada, bob):
            person.http.headers["origin"] = balancer.url
            person.get("/me")
        table = ada.table("cyclades", "me open", start=False)["id"]
        bob.post(f"/tables/{table}/seats/1", {"do": "take"})
        ada.post(f"/tables/{table}/start")
        _play_together(table, ada, bob, 20)
        one.kill()
        one.wait()
        _play_together(table, ada, bob, 20)
        balancer.shutdown()
    other.send_signal(signal.SIGTERM)
    assert other.wait(PATIENCE_SECONDS) in (0, -signal.SIGTERM)


def _well(port: int) -> bool:
    with suppress(httpx.HTTPError):
        return httpx.get(f"http://127.0.0.1:{port}/health", verify=NO_TLS).status_code == 200
    return False


def _play_together(table: str, ada: Client, bob: Client, words: int) -> None:
    """Two people with sockets, each at whichever server the balancer chooses, see every word in the same order."""
    with ada.live() as a, bob.live() as b:
        for socket_of in (a, b):
            socket_of.say("watch", table=table)
        seen = [a.hear("position"), b.hear("position")]
        for version in range(seen[0]["version"], seen[0]["version"] + words):
            [decider] = seen[0]["deciding"]
            (a, b)[decider].say("say", id=version, table=table, version=version, word=seen[decider]["legal"][0])
            seen = [a.hear("position", version=version + 1), b.hear("position", version=version + 1)]
            assert (seen[0]["ply"], seen[0]["deciding"]) == (seen[1]["ply"], seen[1]["deciding"])
