"""Searches side by side, in forks of this process.

A fork inherits its parent's memory, so a seat's perspective need not be written down to get there, and only numbers come back.
"""

import json
import os
import random
import signal
import traceback
from collections.abc import Callable, Sequence

from pelagos.core.errors import UnknownBot

WordTally = tuple[int, float, int]
"""What a search thinks of a word: the word, its chance and its visits."""
Search = Callable[[random.Random], list[WordTally]]


def check_forks(workers: int) -> None:
    """Refuse impossible numbers of workers."""
    if workers < 1:
        raise UnknownBot(f"a search has at least 1 worker, not {workers}")
    if workers > 1 and not hasattr(os, "fork"):
        raise UnknownBot("several workers in a search need a system with forks, such as Linux or macOS")


def side_by_side(search: Search, chance: random.Random, seeds: Sequence[int]) -> list[WordTally]:
    """Search here with this generator and, for each seed, in a fork; returns what they all think, combined."""
    running = [_fork(search, seed) for seed in seeds]
    try:
        own = search(chance)
        return _added([own, *(_found(pipe) for _, pipe in running)]) if seeds else own
    finally:
        for pid, pipe in running:
            os.close(pipe)
            os.kill(pid, signal.SIGKILL)  # a finished one stays until it is waited for
            os.waitpid(pid, 0)


def _fork(search: Search, seed: int) -> tuple[int, int]:
    """The process, and the pipe from which its rows are read."""
    reading, writing = os.pipe()
    pid = os.fork()
    if pid:
        os.close(writing)
        return pid, reading
    try:
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # an interrupt is for the parent, which then ends its forks
        rows = search(random.Random(seed))  # noqa: S311
        with os.fdopen(writing, "wb") as pipe:
            pipe.write(json.dumps(rows).encode())
    except BaseException:
        traceback.print_exc()
    finally:
        os._exit(0)  # without the parent's exit handlers
    raise AssertionError


def _found(pipe: int) -> list[WordTally]:
    """What a fork thinks; an empty list if it failed."""
    parts = []
    while part := os.read(pipe, 65536):
        parts.append(part)
    return [(word, chance, visits) for word, chance, visits in json.loads(b"".join(parts) or b"[]")]


def _added(searches: list[list[WordTally]]) -> list[WordTally]:
    """The sum of the visits of each word; its chance is the mean over all visits, counting each search's first estimate as one."""
    sums: dict[int, tuple[int, int, float]] = {}
    for word, chance, visits in (row for rows in searches for row in rows):
        looks, seen, total = sums.get(word, (0, 0, 0.0))
        sums[word] = (looks + visits + 1, seen + visits, total + chance * (visits + 1))
    return [(word, total / looks, seen) for word, (looks, seen, total) in sums.items()]
