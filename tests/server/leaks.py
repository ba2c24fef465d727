"""Plays whole games with a recording client on every seat and a spectator, and looks at every byte that they are sent.

What a seat is shown must be what the engine shows it of a position in which all that it cannot know was dealt anew: then nothing
in it depends on what is hidden. `python -m tests.server.leaks --games 200` plays more of them than the tests do.
"""

import argparse
import json
import random
import tempfile
import time
from contextlib import ExitStack, suppress

import pelagos
from pelagos.core.errors import PelagosError
from pelagos.core.state import NOBODY
from tests.server.running import Json, Running, Socket

POSITION = {
    *(
        "type",
        "table",
        "version",
        "ply",
        "seat",
        "view",
        "legal",
        "undo",
        "confirm",
        "log",
        "log_from",
        "since",
        "clocks",
        "deciding",
    )
}
TABLE = {
    *(
        "type",
        "id",
        "game",
        "title",
        "options",
        "state",
        "public",
        "hints",
        "confirm",
        "clock",
        "created",
        "version",
        "owner",
        "mine",
    ),
    *("waiting", "origin", "rematch", "seats", "ranking", "commitment", "secret"),
}


class Witness:
    """A seat (or a spectator) that remembers everything it was sent."""

    def __init__(self, socket: Socket, seat: int | None) -> None:
        self.socket = socket
        self.seat = seat
        self.checked = 0

    def position(self, version: int) -> Json:
        return self.socket.hear("position", version=version)

    def check(self, server: Running, table: str, chance: random.Random) -> None:
        """Everything that came since the last check, while the table has not moved on."""
        live = server.house.tables.live(table)
        assert live is not None
        assert live.course is not None
        truth = live.course.state
        for message in self.socket.heard[self.checked :]:
            if live.row.state != "over":
                assert live.row.seed not in json.dumps(message)
            if message["type"] == "position" and message["version"] == live.course.version:
                self.check_position(message, truth, chance)
            elif message["type"] == "table":
                assert set(message) == TABLE
                assert (message["secret"] is not None) <= (message["state"] == "over")
            else:
                assert message["type"] in ("position", "accepted", "mine", "chat")
                assert message["type"] != "accepted" or set(message) == {"type", "id", "version"}
        self.checked = len(self.socket.heard)

    def check_position(self, message: Json, truth: pelagos.State, chance: random.Random) -> None:
        assert set(message) == POSITION
        assert message["seat"] == self.seat
        redealt = truth.guess(NOBODY if self.seat is None else self.seat, chance.getrandbits(60))
        assert message["view"] == json.loads(json.dumps(redealt.view(self.seat)))
        decides = self.seat is not None and not truth.over and truth.seat == self.seat
        assert message["legal"] == ([truth.setup.game.text(code) for code in redealt.legal()] if decides else [])
        known = json.loads(json.dumps(truth.log(self.seat)))
        assert message["log"] == [entry for entry in known if entry["ply"] >= message["log_from"]]
        assert all(entry in known for entry in message["since"])


def options_of(game: pelagos.Game, players: int, chance: random.Random) -> dict[str, object]:
    """Any variant that goes together."""
    while True:
        options = {name: chance.choice(getattr(option, "values", (True, False))) for name, option in game.options.items()}
        with suppress(PelagosError):
            game.new(players, **options)
            return options


def play(server: Running, name: str, seed: int, most: int = 100_000) -> int:
    """A whole game, or its first words, with a witness on every seat; how many messages were looked at."""
    chance = random.Random(seed)
    game = pelagos.game(name)
    players = chance.choice([number for number in game.players if number > 1])
    people = [server.guest() for _ in range(players + 1)]
    seats = " ".join(["me"] + ["open"] * (players - 1))
    table = people[0].table(name, seats, start=False, options=options_of(game, players, chance))["id"]
    for seat in range(1, players):
        people[seat].post(f"/tables/{table}/seats/{seat}", {"do": "take"})
    with ExitStack() as stack:
        witnesses = []
        for seat, person in enumerate(people):
            socket = stack.enter_context(person.live())
            socket.say("watch", table=table)
            socket.hear("table")
            witnesses.append(Witness(socket, seat if seat < players else None))
        people[0].post(f"/tables/{table}/start")
        version = 0
        while True:
            positions = [witness.position(version) for witness in witnesses]
            for witness in witnesses:
                witness.check(server, table, chance)
            if not positions[0]["deciding"] or version == most:
                break
            [decider] = positions[0]["deciding"]
            position, socket = positions[decider], witnesses[decider].socket
            undoing = [seat for seat in range(players) if positions[seat]["undo"]]
            if undoing and chance.random() < 0.1:
                witnesses[undoing[0]].socket.say("undo", id=version, table=table, version=version)
            else:
                socket.say("say", id=version, table=table, version=version, word=chance.choice(position["legal"]))
            version += 1
        return sum(len(witness.socket.heard) for witness in witnesses)


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Running(database=f"sqlite:///{folder}/pelagos.db")
        for name in pelagos.games():
            begun, messages = time.monotonic(), 0
            for seed in range(arguments.seed, arguments.seed + arguments.games):
                messages += play(server, name, seed)
            took = time.monotonic() - begun
            print(f"{name}: {arguments.games} games, {messages} messages, nothing leaked ({took:.0f} s)", flush=True)
        server.stop()


if __name__ == "__main__":
    main()
