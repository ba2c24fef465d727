"""Processes that think for the bots, under a hard time limit. Whatever happens in them, there is an answer in time."""

import asyncio
import logging
import random
import sys
import time
from contextlib import suppress

import msgspec

from pelagos.server.thinker import Answer, Question

QUICK = "greedy:samples=1"
"""The bot that decides when another could not."""
QUICKLY = 0.7
"""Its limit in seconds; then a word is taken by chance."""
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


class Thinkers:
    """All thinkers of this server."""

    def __init__(self, number: int, command: tuple[str, ...] = (sys.executable, "-m", "pelagos.server.thinker")) -> None:
        self._command = command
        self._room = asyncio.Semaphore(number)
        self._idle: list[_Worker] = []
        self._all: set[_Worker] = set()
        self.failures = 0
        self.thoughts = 0

    async def decide(self, question: Question, legal: list[int], limit: float) -> int:
        """A legal word: the bot's, a quicker bot's, or any."""
        if len(legal) == 1 or question.bot == "random":  # there is nothing to think about
            return random.choice(legal)  # noqa: S311
        for bot, seconds in ((question.bot, limit), (QUICK, QUICKLY)):
            try:
                answer = await self.think(msgspec.structs.replace(question, bot=bot), seconds)
            except NoAnswer as error:
                log.warning("no answer from a bot", extra={"table": question.table, "bot": bot, "why": str(error)})
                continue
            if answer.word in legal:
                return answer.word
            log.warning("an illegal word from a bot", extra={"table": question.table, "bot": bot})
        return random.choice(legal)  # noqa: S311

    async def think(self, question: Question, limit: float) -> Answer:
        """The answer to a question, or NoAnswer after the limit. Waiting for a free thinker does not count."""
        async with self._room:
            begun = time.monotonic()
            worker = self._idle.pop() if self._idle else await self._start()
            try:
                answer = await asyncio.wait_for(worker.ask(question), limit)
            except BaseException as error:
                self._all.discard(worker)
                worker.end()
                self.failures += 1
                if isinstance(error, TimeoutError):
                    raise NoAnswer(f"no answer within {limit:g} seconds") from None
                if isinstance(error, OSError | ValueError):
                    raise NoAnswer(f"the thinker failed after {time.monotonic() - begun:.1f} seconds: {error}") from None
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
        self._all.add(worker)
        return worker

    async def close(self) -> None:
        """End all processes."""
        for worker in self._all:
            worker.end()
        await asyncio.gather(*(worker.process.wait() for worker in self._all))
