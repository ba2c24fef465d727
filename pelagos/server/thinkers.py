"""Processes that think for the bots, under a hard time limit. Whatever happens in them, there is an answer in time.

The limit counts from the question, so waiting for a free process is part of it. When half of it has passed, a quick bot is asked,
too, in a process of its own; if the limit passes, its word is there.
"""

import asyncio
import logging
import random
import sys
import time
from collections.abc import Coroutine
from contextlib import suppress

import msgspec

from pelagos.server.thinker import Answer, Question

QUICK = "greedy:samples=1"
"""The bot that decides when another could not."""
SOON = 0.5
"""After this share of the limit nobody waits for a free process any more, and the quick bot is asked."""
QUICKLY = 0.3
"""The quick bot has so many seconds more than the limit; then a word is taken by chance."""
LONGEST_LINE = 2**24

log = logging.getLogger(__name__)


class NoAnswer(Exception):
    """A thinker took too long or died."""


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
            raise NoAnswer("the thinker died")
        return msgspec.json.decode(line, type=Answer)

    def end(self) -> None:
        """End the process at once."""
        with suppress(ProcessLookupError):
            self.process.kill()


class _Room:
    """Some processes, each for one question at a time."""

    def __init__(self, number: int, command: tuple[str, ...]) -> None:
        self._command = command
        self._free = asyncio.Semaphore(number)
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self.failures = 0
        self.thoughts = 0

    async def think(self, question: Question, limit: float) -> Answer:
        """The answer to a question, or NoAnswer after the limit."""
        end = time.monotonic() + limit
        try:
            await asyncio.wait_for(self._free.acquire(), SOON * limit)
        except TimeoutError:
            raise NoAnswer(f"no thinker was free within {SOON * limit:g} seconds") from None
        try:
            return await self._ask(question, end - time.monotonic())
        finally:
            self._free.release()

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
                raise NoAnswer(f"the thinker failed: {error}") from None
            raise
        self._idle.append(worker)
        self.thoughts += 1
        return answer

    async def _start(self) -> _Worker:
        process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            limit=LONGEST_LINE,
            start_new_session=True,
        )
        worker = _Worker(process)
        self._all = {old for old in self._all if old.process.returncode is None} | {worker}
        return worker

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.end()
        await asyncio.gather(*(worker.process.wait() for worker in self._all))


class Thinkers:
    """All thinkers of this server: so many for thorough thought, and one for quick words."""

    def __init__(self, number: int, command: tuple[str, ...] = (sys.executable, "-m", "pelagos.server.thinker")) -> None:
        self._thorough = _Room(number, command)
        self._quick = _Room(1, command)
        self._asked: set[asyncio.Task[int | None]] = set()

    @property
    def thoughts(self) -> int:
        """How many questions were answered."""
        return self._thorough.thoughts + self._quick.thoughts

    @property
    def failures(self) -> int:
        """How many processes died or were ended because they took too long."""
        return self._thorough.failures + self._quick.failures

    async def think(self, question: Question, limit: float) -> Answer:
        """The answer to a question, or NoAnswer after the limit."""
        return await self._thorough.think(question, limit)

    async def decide(self, question: Question, legal: list[int], limit: float) -> int:
        """A legal word: the bot's, a quicker bot's, or any."""
        if len(legal) == 1 or question.bot == "random":  # there is nothing to think about
            return random.choice(legal)  # noqa: S311
        end = time.monotonic() + limit
        thorough = self._ask(self._word(self._thorough, question, legal, limit))
        await asyncio.wait([thorough], timeout=SOON * limit)
        if thorough.done() and (word := thorough.result()) is not None:
            return word
        left = end - time.monotonic() + QUICKLY
        quick = self._ask(self._word(self._quick, msgspec.structs.replace(question, bot=QUICK), legal, left))
        word = await thorough
        if word is None:
            await asyncio.wait([quick], timeout=end - time.monotonic() + QUICKLY)
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

    def _ask(self, work: Coroutine[object, object, int | None]) -> "asyncio.Task[int | None]":
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
        await asyncio.gather(self._thorough.close(), self._quick.close())
