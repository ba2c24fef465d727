"""Rules of older versions, kept beside this one: their tables are played on in processes of that version.

Each folder in the folder of engines has the package as it was (`pip install --target FOLDER pelagos==VERSION`). A game of such a
version looks like any other game here; what is asked of its positions is asked of a process (`engine_host.py`).
"""

import logging
import os
import select
import subprocess
import sys
import threading
import time
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec

import pelagos
from pelagos.core import errors
from pelagos.core.game import Game, Setup
from pelagos.core.journal import LogEntry
from pelagos.core.options import Value
from pelagos.core.registry import game as present_game
from pelagos.server.engine_host import Answered, Asked
from pelagos.server.refusals import OtherRules, Refusal

ANSWER_SECONDS = 1.0
"""A host that takes longer is ended: all others wait for the answer, too. Its positions are made again in a new one."""
START_SECONDS = 60.0
REST_SECONDS = 30.0
"""A host that took too long is started again after so many seconds; until then the tables of its version stand still."""

log = logging.getLogger(__name__)


class HostLost(Refusal):
    """The process of an older version died or took too long; another one will answer soon."""

    def __init__(self, why: str) -> None:
        super().__init__("other-rules", f"the rules of this game are not at hand just now, try again in a moment: {why}")


class TookTooLong(HostLost):
    """It took too long, and would perhaps do so again."""


def environment(tree: str) -> dict[str, str]:
    """Where a process finds the package of a tree before all others."""
    path = [tree, os.environ.get("PYTHONPATH", "")]
    return os.environ | {"PYTHONPATH": os.pathsep.join(part for part in path if part)}


class Host:
    """The process of an older version, started again when it is lost. It is asked from the event loop and from the writer.

    Nobody waits while it starts: that is done beside, and until then it answers nothing.
    """

    def __init__(self, tree: str) -> None:
        self.tree = tree
        self.generation = 0
        """Changes when the process does: then it knows no positions."""
        self._lock = threading.Lock()
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""
        self._gone: list[int] = []
        self._ended = threading.Event()

    def start(self) -> Answered:
        """Start the process; gives the games that it knows."""
        fresh = Host(self.tree)
        fresh._process = subprocess.Popen(
            [sys.executable, "-P", "-m", "pelagos.server.engine_host"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment(self.tree),
            start_new_session=True,
        )
        found = fresh._exchange(Asked("games"), START_SECONDS)
        with self._lock:
            self._process, self._unread, self._gone = fresh._process, b"", []
            self.generation += 1
        if self._ended.is_set():
            self.end()
        return found

    def ask(self, do: str, of: int = 0, *args: object) -> Answered:
        """Put a question and wait for the answer."""
        with self._lock:
            if self._gone:
                gone, self._gone = self._gone, []
                self._exchange(Asked("forget", 0, gone), ANSWER_SECONDS)
            answered = self._exchange(Asked(do, of, list(args)), ANSWER_SECONDS)
        if answered.error is not None:
            kind, text = answered.error
            raise cast(type[Exception], getattr(errors, kind, errors.PelagosError))(text)
        return answered

    def forget(self, number: int, generation: int) -> None:
        """A position is not needed any more; the process is told with the next question."""
        if generation == self.generation:
            self._gone.append(number)

    def end(self) -> None:
        """End the process for good."""
        self._ended.set()
        self._kill()

    def _kill(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.wait()

    def _start_again(self, rest: float) -> None:
        """In a thread of its own: start again after a while, until that succeeds."""
        while not self._ended.wait(rest):
            try:
                self.start()
            except (OSError, HostLost) as error:
                log.error("older rules cannot be used", extra={"tree": self.tree, "why": str(error)})
                rest = REST_SECONDS
            else:
                return

    def _exchange(self, asked: Asked, seconds: float) -> Answered:
        if self._process is None:
            raise HostLost("they are being started again")
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(msgspec.json.encode(asked) + b"\n")
            self._process.stdin.flush()
            return msgspec.json.decode(self._line(time.monotonic() + seconds), type=Answered)
        except (OSError, HostLost, msgspec.DecodeError) as error:
            self._kill()
            if self.generation:
                rest = REST_SECONDS if isinstance(error, TookTooLong) else 0.0
                threading.Thread(target=self._start_again, args=(rest,), daemon=True).start()
            log.error("older rules do not answer", extra={"tree": self.tree, "why": str(error)})
            raise error if isinstance(error, HostLost) else HostLost(str(error)) from None

    def _line(self, until: float) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        pipe = self._process.stdout.fileno()
        while b"\n" not in self._unread:
            if not select.select([pipe], [], [], max(0.0, until - time.monotonic()))[0]:
                raise TookTooLong("it takes too long")
            more = os.read(pipe, 1 << 20)
            if not more:
                raise HostLost("it has ended")
            self._unread += more
        line, _, self._unread = self._unread.partition(b"\n")
        return line


class OldGame:
    """A game by older rules; as far as the server uses it, like a `Game`."""

    def __init__(self, host: Host, name: str, version: str, title: str) -> None:
        self.host = host
        self.name = name
        self.version = version
        self.title = title
        self.own_parts = None  # older rules may not tell them
        self.code = lru_cache(10_000)(lambda text: int(host.ask("code", 0, name, text).result))
        self.text = lru_cache(10_000)(lambda code: str(host.ask("text", 0, name, code).result))

    def setup(self, players: int, seed: object, options: Mapping[str, Value]) -> Setup:
        """What a game begins with; it was checked when it began."""
        return Setup(cast(Game, self), players, cast(Any, seed), options)

    def begin(self, setup: Setup) -> "OldState":
        """The first position."""
        return OldState(self, setup, [])


class OldState:
    """A position by older rules; as far as the server uses it, like a `State`."""

    def __init__(self, game: OldGame, setup: Setup, past: list[int], number: int | None = None, facts: object = None) -> None:
        self.setup = setup
        self.past = past
        self._game = game
        self._host = game.host
        self._number = number
        self._generation = self._host.generation
        self._facts: dict[str, Any] = cast(dict[str, Any], facts)
        if number is None:
            self._begin()

    def __del__(self) -> None:
        if self._number is not None:
            self._host.forget(self._number, self._generation)

    def _begin(self) -> None:
        """Let the process have the position, by the words that led there."""
        setup = self.setup
        begun = self._host.ask("begin", 0, setup.game.name, setup.players, setup.seed, dict(setup.options))
        self._number, self._facts, self._generation = int(begun.result), begun.facts or {}, self._host.generation
        for word in self.past:
            self._facts = self._host.ask("play", self._number, word).facts or {}

    def _ask(self, do: str, *args: object) -> Answered:
        if self._generation != self._host.generation:
            self._begin()
        assert self._number is not None
        answered = self._host.ask(do, self._number, *args)
        if do in ("apply", "play"):
            self.past.append(cast(int, args[0]))
            self._facts = answered.facts or {}
        return answered

    def __getattr__(self, name: str) -> Any:  # noqa: ANN401  numbers and truths
        """Ply, seat, turn and the like."""
        if name.startswith("_") or name not in self._facts:
            raise AttributeError(name)
        return self._facts[name]

    def legal(self) -> list[int]:
        """The words that can be said."""
        return cast(list[int], self._ask("legal").result)

    def apply(self, word: int) -> None:
        """Say a word, if it is legal."""
        self._ask("apply", int(word))

    def play(self, word: int) -> None:
        """Say a legal word."""
        self._ask("play", int(word))

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat sees."""
        return cast(dict[str, object], self._ask("view", seat).result)

    shared_view = view

    def log(self, seat: int | None = None, since: int = 0) -> list[LogEntry]:
        """What a seat is told of what happened."""
        return cast(list[LogEntry], self._ask("log", seat, since).result)

    def digest(self) -> int:
        """What tells positions apart."""
        return int(self._ask("digest").result)

    def ranking(self) -> list[int]:
        """The places."""
        return cast(list[int], self._ask("ranking").result)

    def clone(self) -> "OldState":
        """The same again."""
        return self._other(self._ask("clone"))

    def determinize(self, seat: int, seed: int) -> "OldState":
        """A guess of a seat. It is for the moment: a new process could not have it again."""
        return self._other(self._ask("determinize", seat, seed))

    def _other(self, made: Answered) -> "OldState":
        return OldState(self._game, self.setup, list(self.past), int(made.result), made.facts)

    def perspective(self, seat: int) -> "OldPerspective":
        """The position through the eyes of a seat."""
        return OldPerspective(self, seat)


class OldPerspective:
    """What words would do, by older rules."""

    def __init__(self, state: OldState, seat: int) -> None:
        self.game = state.setup.game
        self._state = state
        self._seat = seat

    def preview(self, word: str) -> object:
        """What a legal word would do."""
        return SimpleNamespace(**self._state._ask("preview", self._seat, word).result)

    def why_not(self, word: str) -> object:
        """Why a word cannot be said."""
        return self._state._ask("why_not", self._seat, word).result


class Rulebooks:
    """The rules that are at hand: those of this version, and older ones in a folder."""

    def __init__(self, folder: Path | None) -> None:
        self._folder = folder
        self._hosts: list[Host] = []
        self._old: dict[tuple[str, str], OldGame] = {}

    def open(self) -> None:
        """Find out which rules the trees in the folder have."""
        trees = sorted(self._folder.iterdir()) if self._folder is not None and self._folder.is_dir() else []
        for tree in trees:
            if (tree / "pelagos").is_dir() and not tree.samefile(Path(pelagos.__file__).parents[1]):
                self._open(Host(str(tree.resolve())))

    def _open(self, host: Host) -> None:
        try:
            found = host.start().result
        except (OSError, HostLost) as error:
            log.error("older rules cannot be used", extra={"tree": host.tree, "why": str(error)})
            return
        self._hosts.append(host)
        for name, facts in found.items():
            self._old.setdefault((name, facts["version"]), OldGame(host, name, facts["version"], facts["title"]))
        log.info("older rules are at hand", extra={"tree": host.tree})

    def find(self, name: str, rules: str | None) -> Game:
        """The game by these rules; of tables of which nobody noted them, by those of today."""
        present = present_game(name)
        if rules in (None, present.version):
            return present
        old = self._old.get((name, str(rules)))
        if old is None:
            raise OtherRules(str(rules), present.version)
        return cast(Game, old)

    def close(self) -> None:
        """End all processes."""
        for host in self._hosts:
            host.end()


def tree_of(game: Game) -> str:
    """The folder of the package that a game's rules come from; empty for this version."""
    host = getattr(game, "host", None)
    return host.tree if isinstance(host, Host) else ""
