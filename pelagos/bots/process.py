"""A bot that is a separate program, in any language: it reads questions and writes answers, one line of JSON each.

docs/bots.md describes the lines.
"""

import json
import os
import shlex
import shutil
import signal
import subprocess
import sys
import threading
import weakref
from contextlib import suppress
from queue import Empty, SimpleQueue

from pelagos.bots.greedy import GreedyBot
from pelagos.core.errors import UnknownBot
from pelagos.core.perspective import Perspective

MAX_FAILURES_IN_A_ROW = 3
"""After this many failures in a row a program is not asked again in its game."""
MAX_ANSWER_CHARACTERS = 10_000
MAX_CHARACTERS_SHOWN = 60
"""How much of a wrong answer is shown."""


class NoAnswer(Exception):
    """The program gave no usable answer; the message says why."""


class ProcessBot:
    """Asks a program for each word. Where it gives no valid answer in time, a quick bot decides."""

    def __init__(self, command: str = "", seed: int | None = None, seconds: float = 5.0) -> None:
        self._command = command
        self._arguments = _arguments(command)
        self._seed = seed
        self._seconds = seconds
        self._fallback = GreedyBot(seed, samples=1)
        self._running: _Program | None = None
        self._failures = 0

    def decide(self, perspective: Perspective) -> int:
        """The program's word, or the quick bot's. Without a choice, neither is asked."""
        legal = perspective.legal()
        if len(legal) == 1:
            return legal[0]
        if self._failures == MAX_FAILURES_IN_A_ROW:
            return self._fallback.decide(perspective)
        try:
            word = self._ask(perspective, legal)
        except NoAnswer as failure:
            word = self._fallback.decide(perspective)
            self._failed(perspective, str(failure), word)
        else:
            self._failures = 0
        return word

    def _ask(self, perspective: Perspective, legal: list[int]) -> int:
        """The program's answer."""
        words = {perspective.game.text(word): word for word in legal}
        question = {"view": perspective.view, "words": list(words), "clock": self._seconds, "seed": self._seed}
        if self._running is None:
            self._running = _Program(self._arguments)
        line = self._running.ask(json.dumps(question).encode() + b"\n", self._seconds)
        try:
            answer = json.loads(line)
        except ValueError:
            raise NoAnswer(f"it answered {_shown(line)}, which is no line of JSON") from None
        said = answer.get("word") if isinstance(answer, dict) else None
        if not isinstance(said, str):
            raise NoAnswer(f'it answered {_shown(line)}, not {{"word": "..."}}')
        if said not in words:
            raise NoAnswer(f"it said {said[:MAX_CHARACTERS_SHOWN]!r}, which is no legal word now")
        return words[said]

    def _failed(self, perspective: Perspective, why: str, word: int) -> None:
        """End the program, to be started again for the next question, and report what happened."""
        if self._running is not None:
            self._running.end()
        self._running = None
        self._failures += 1
        where = f"seat {perspective.seat + 1}, word {int(str(perspective.view['ply'])) + 1}"
        last = (
            f"; after {MAX_FAILURES_IN_A_ROW} failures in a row it is not asked again in this game"
            if self._failures == MAX_FAILURES_IN_A_ROW
            else ""
        )
        said = perspective.game.text(word)
        sys.stderr.write(f"pelagos: process:{self._command}: {where}: {why}; the quick bot says {said!r} instead{last}\n")
        sys.stderr.flush()


class _Program:
    """A running program; it ends with this object at the latest."""

    def __init__(self, arguments: list[str]) -> None:
        try:
            self.process = subprocess.Popen(  # noqa: S603  whoever names a program wants it run
                arguments, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
            )
        except OSError as error:
            raise NoAnswer(f"it cannot be started: {error.strerror or error}") from None
        self.end = weakref.finalize(self, _end, self.process)

    def ask(self, question: bytes, seconds: float) -> bytes:
        """The line that comes back. Reading and writing wait in a thread, because either may take forever."""
        answers: SimpleQueue[bytes] = SimpleQueue()
        threading.Thread(target=_talk, args=(self.process, question, answers), daemon=True).start()
        try:
            line = answers.get(timeout=seconds)
        except Empty:
            raise NoAnswer(f"no answer within {seconds:g} seconds") from None
        if not line:
            raise NoAnswer("it ended without an answer")
        return line


def _arguments(command: str) -> list[str]:
    """The program and its arguments."""
    try:
        arguments = shlex.split(command)
    except ValueError as error:
        raise UnknownBot(f"the command {command!r} cannot be read: {error}") from None
    if not arguments:
        raise UnknownBot("the bot process needs a command: write process:COMMAND, such as process:python3 bot.py")
    if shutil.which(arguments[0]) is None:
        raise UnknownBot(f"there is no program {arguments[0]!r} for the bot process:{command}")
    return arguments


def _talk(process: subprocess.Popen[bytes], question: bytes, answers: SimpleQueue[bytes]) -> None:
    """Ask the question and wait for one line; an empty one means that the program has ended."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(question)
        answers.put(process.stdout.readline(MAX_ANSWER_CHARACTERS))
    except (OSError, ValueError):
        answers.put(b"")


def _end(process: subprocess.Popen[bytes]) -> None:
    """End a program and everything it has started."""
    if hasattr(os, "killpg"):
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    process.kill()
    process.wait()
    for pipe in (process.stdin, process.stdout):
        if pipe is not None:
            pipe.close()


def _shown(line: bytes) -> str:
    text = line.decode(errors="replace").rstrip()
    return repr(text if len(text) <= MAX_CHARACTERS_SHOWN else f"{text[:MAX_CHARACTERS_SHOWN]}...")
