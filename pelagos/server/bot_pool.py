"""Processes that think for the bots under a hard time limit: whatever happens to them, there is an answer in time.

The limit counts from the question, so waiting for a free process is part of it. When half of it has passed, a quick bot is asked,
too, in a process of its own; if the limit passes, its word is there.
"""

import asyncio
import logging
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

import msgspec

import pelagos
from pelagos.server.bot_worker import Answer, Engines, Question
from pelagos.server.fair_queue import FairQueue
from pelagos.server.old_rules import environment

T = TypeVar("T")

FALLBACK_BOT = "greedy:samples=1"
"""The bot that decides when another could not."""
FALLBACK_AFTER_SHARE = 0.5
"""After this share of the limit nobody waits for a free process any more, and the quick bot is asked."""
FALLBACK_EXTRA_SECONDS = 0.3
"""The quick bot has so many seconds more than the limit; then a word is taken by chance."""
MAX_LINE_BYTES = 2**24
COMMAND = (sys.executable, "-P", "-m", "pelagos.server.bot_worker")
"""Without `-P` the current folder would come first: a checkout there would hide the tree that the server runs from."""
START_SECONDS = 60.0
"""Seconds a worker may take to say how it runs the engines."""

log = logging.getLogger(__name__)


Thought = Callable[[str, float, float], None]
"""Called with each answer: what was asked, how long it waited, and how long the thinking took."""


def _unnoticed(what: str, waited: float, thought: float) -> None:
    """Default metrics hook; does nothing."""


class NoAnswer(Exception):
    """A bot worker took too long or died."""


class _Worker:
    """One process."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self.process = process

    async def ask(self, question: Question) -> Answer:
        """Put a question and wait for the answer."""
        stdin, stdout = self.process.stdin, self.process.stdout
        assert stdin is not None
        assert stdout is not None
        stdin.write(msgspec.json.encode(question) + b"\n")
        line = await stdout.readline()
        if not line:
            raise NoAnswer("the bot worker died")
        return msgspec.json.decode(line, type=Answer)

    def end(self) -> None:
        """End the process at once, and those in which it thinks on other cores."""
        if self.process.returncode is None:
            with suppress(ProcessLookupError):
                os.killpg(self.process.pid, signal.SIGKILL)


class _Room:
    """Some processes, each for one question at a time."""

    def __init__(self, number: int, command: tuple[str, ...], tree: str = "") -> None:
        self.thought: Thought = _unnoticed
        self._command = command
        self._tree = tree or str(Path(pelagos.__file__).parents[1])
        self._places = FairQueue(number)
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self.failures = 0
        self.thoughts = 0

    async def think(self, question: Question, limit: float) -> Answer:
        """The answer to a question, or NoAnswer after the limit."""
        begun = time.monotonic()
        end = begun + limit
        try:
            await asyncio.wait_for(
                self._places.acquire(question.owner, question.urgent, question.address, question.what == "judge"),
                FALLBACK_AFTER_SHARE * limit,
            )
        except TimeoutError:
            raise NoAnswer(f"no bot worker was free within {FALLBACK_AFTER_SHARE * limit:g} seconds") from None
        free = time.monotonic()
        try:
            return await self._ask(msgspec.structs.replace(question, cores=1 + self._places.free), end - free)
        finally:
            self._places.release()
            self.thought(question.what, free - begun, time.monotonic() - free)

    @property
    def waiting(self) -> int:
        """How many questions wait for a free process."""
        return self._places.waiting

    async def _ask(self, question: Question, limit: float) -> Answer:
        worker = self._idle.pop() if self._idle else await self._start()
        try:
            answer = await asyncio.wait_for(worker.ask(question), limit)
        except BaseException as error:
            worker.end()
            self.failures += 1
            if isinstance(error, TimeoutError):
                raise NoAnswer(f"no answer within {limit:.1f} seconds") from None
            if isinstance(error, OSError | ValueError):
                raise NoAnswer(f"the bot worker failed: {error}") from None
            raise
        self._idle.append(worker)
        self.thoughts += 1
        return answer

    async def _start(self) -> _Worker:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=MAX_LINE_BYTES,
            start_new_session=True,
            env=environment(self._tree),
        )
        worker = _Worker(process)
        self._all = {old for old in self._all if old.process.returncode is None} | {worker}
        return worker

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.end()
        await asyncio.gather(*(worker.process.wait() for worker in self._all))


class BotPool:
    """All bot workers of this server: so many for thorough thought, and one for quick words."""

    def __init__(self, number: int, command: tuple[str, ...] = COMMAND) -> None:
        self.thought: Thought = _unnoticed
        self._command = command
        self._thorough = self._room(number)
        self._quick = self._room(1)
        self._old: dict[str, tuple[_Room, _Room]] = {}  # for older rules, by the tree of their version
        self._asked: set[asyncio.Task[Any]] = set()
        self.engines: Engines | None = None
        """How the workers run the engines, once one has said so."""

    def open(self) -> None:
        """Start the first worker before anybody waits for it."""
        self._ask(self._find_engines())

    async def _find_engines(self) -> None:
        """Ask a worker how it runs the engines, which also warms it up."""
        question = Question("engines", "", "", 0, 0, {}, [], 0, "", 0.0)
        try:
            self.engines = (await self._thorough.think(question, START_SECONDS)).engines
        except NoAnswer as error:
            log.error("bots cannot think", extra={"why": str(error)})
        else:
            log.info("bots can think", extra={"engines": self.engines})

    @property
    def _all(self) -> list[_Room]:
        return [self._thorough, self._quick, *(room for pair in self._old.values() for room in pair)]

    @property
    def thoughts(self) -> int:
        """How many questions were answered."""
        return sum(room.thoughts for room in self._all)

    @property
    def failures(self) -> int:
        """How many processes died or were ended because they took too long."""
        return sum(room.failures for room in self._all)

    @property
    def waiting(self) -> int:
        """How many questions wait for a free process."""
        return sum(room.waiting for room in self._all)

    def _room(self, number: int, tree: str = "") -> _Room:
        room = _Room(number, self._command, tree)
        room.thought = lambda what, waited, thought: self.thought(what, waited, thought)
        return room

    def _rooms(self, question: Question) -> tuple[_Room, _Room]:
        """Where to think thoroughly and where quickly; the workers know the package that the server or the table runs from."""
        if not question.tree:
            return self._thorough, self._quick
        if question.tree not in self._old:
            self._old[question.tree] = self._room(1, question.tree), self._room(1, question.tree)
        return self._old[question.tree]

    async def think(self, question: Question, limit: float) -> Answer:
        """The answer to a question, or NoAnswer after the limit."""
        return await self._rooms(question)[0].think(question, limit)

    async def decide(self, question: Question, legal: list[int], limit: float) -> int:
        """A legal word: the bot's, a quicker bot's, or any."""
        if len(legal) == 1 or question.bot == "random":  # there is nothing to think about
            return random.choice(legal)  # noqa: S311
        end = time.monotonic() + limit
        thorough_room, quick_room = self._rooms(question)
        thorough = self._ask(self._word(thorough_room, question, legal, limit))
        await asyncio.wait([thorough], timeout=FALLBACK_AFTER_SHARE * limit)
        if thorough.done() and (word := thorough.result()) is not None:
            return word
        left = end - time.monotonic() + FALLBACK_EXTRA_SECONDS
        quick = self._ask(self._word(quick_room, msgspec.structs.replace(question, bot=FALLBACK_BOT), legal, left))
        word = await thorough
        if word is None:
            await asyncio.wait([quick], timeout=end - time.monotonic() + FALLBACK_EXTRA_SECONDS)
            word = quick.result() if quick.done() else None
        return random.choice(legal) if word is None else word  # noqa: S311

    async def _word(self, room: _Room, question: Question, legal: list[int], limit: float) -> int | None:
        """A bot's word, or None if it gives none."""
        try:
            answer = await room.think(question, limit)
        except NoAnswer as error:
            log.warning("no answer from a bot", extra={"table": question.table, "bot": question.bot, "why": str(error)})
            return None
        if answer.word not in legal:
            log.warning("an illegal word from a bot", extra={"table": question.table, "bot": question.bot})
            return None
        return answer.word

    def _ask(self, work: Coroutine[object, object, T]) -> "asyncio.Task[T]":
        """Something that may still be under way when nobody waits for it any more."""
        task = asyncio.ensure_future(work)
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)
        return task

    async def close(self) -> None:
        """End all processes."""
        asked = list(self._asked)
        for task in asked:
            task.cancel()
        await asyncio.gather(*asked, return_exceptions=True)
        await asyncio.gather(*(room.close() for room in self._all))
