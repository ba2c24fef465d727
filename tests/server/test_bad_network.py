"""A network between server and PostgreSQL that delays and drops: nothing accepted is lost, and play goes on."""

import os
import random
import socket
import threading
import time
from contextlib import suppress
from urllib.parse import parse_qs, urlsplit

from tests.server.databases import PostgreSQL
from tests.server.processes import Player, StartProcess, during
from tests.server.running import wait_for
from tests.server.test_nothing_lost import check_histories

DROPS = int(os.environ.get("PELAGOS_KILLS", "6"))


class Network:
    """Passes on what goes to a database and back, now and then late; all connections can be cut at once."""

    def __init__(self, database: str, seed: int) -> None:
        parts = urlsplit(database)
        self._socket = f"{parse_qs(parts.query)['host'][0]}/.s.PGSQL.5432"
        self._chance = random.Random(seed)
        self._listening = socket.create_server(("127.0.0.1", 0))
        self._open: list[socket.socket] = []
        self.passed = 0
        self.late = 0
        self.url = f"postgresql://pelagos@127.0.0.1:{self._listening.getsockname()[1]}{parts.path}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                here, _ = self._listening.accept()
                there = socket.socket(socket.AF_UNIX)
                there.connect(self._socket)
                self._open += [here, there]
                for one, other in ((here, there), (there, here)):
                    threading.Thread(target=self._pass, args=(one, other), daemon=True).start()

    def _pass(self, one: socket.socket, other: socket.socket) -> None:
        with suppress(OSError):
            while data := one.recv(65536):
                self.passed += 1
                if self._chance.random() < 0.05:
                    self.late += 1
                    time.sleep(self._chance.uniform(0, 0.2))
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)

    def cut(self) -> None:
        """All connections end, in the middle of whatever they carry."""
        ends, self._open = self._open, []
        for end in ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
                end.close()

    def close(self) -> None:
        self._listening.close()
        self.cut()


def test_nothing_is_lost_when_the_database_is_far_and_falls_silent(process: StartProcess, postgresql: PostgreSQL):
    database = postgresql.database()
    network = Network(database, 1)
    server = process(network.url)
    players = [Player([server.url], game, seed) for seed, game in enumerate(["cyclades", "orichalcum", "arnak"])]

    def cut_again_and_again() -> None:
        chance = random.Random(2)
        for _ in range(DROPS):
            before = sum(len(player.accepted) for player in players)
            goal = before + chance.randint(3, 20)
            wait_for(lambda goal=goal: sum(len(player.accepted) for player in players) >= goal)
            network.cut()

    during(players, cut_again_and_again)
    server.kill()
    network.close()
    accepted = [word for player in players for word in player.accepted]
    assert {problem["why"] for player in players for problem in player.problems} <= {"trouble"}
    words = check_histories(database, accepted)
    assert network.late > 0
    print(
        f"{DROPS} drops, {network.late} of {network.passed} parcels late, {len(accepted)} words accepted, {words} in the database"
    )
