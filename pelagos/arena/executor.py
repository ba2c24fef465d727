"""Who plays the games of a match: this process, several of this machine, or a Ray cluster. The outcomes are the same."""

import logging
import multiprocessing
import os
import signal
import socket
import threading
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from functools import partial
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Protocol, TypeVar

import pelagos
from pelagos.core.errors import BadMatch

T = TypeVar("T")
Found = TypeVar("Found", covariant=True)


class Plan(Protocol[Found]):
    """Games that can be played one by one: those of a match, or those to learn from."""

    def play(self, k: int) -> Found:
        """Play game k and tell what is kept of it."""


class Executor(Protocol):
    """Plays games of a plan, by their numbers, and gives what is kept of them as they are finished, in any order."""

    def __call__(self, plan: Plan[T], games: Sequence[int]) -> Iterator[T]:
        """Play these games."""


CONNECT_SECONDS = 5.0


@contextmanager
def executor(workers: int = 1, ray: str | None = None) -> Iterator[Executor]:
    """So many processes of this machine, or the Ray cluster at an address, for as long as the context lasts."""
    if ray is not None:
        with _cluster(ray) as found:
            yield found
    elif workers > 1:
        with _processes(workers) as pool:
            yield partial(_on_processes, pool, workers)
    else:
        yield _here


def _here(plan: Plan[T], games: Sequence[int]) -> Iterator[T]:
    return map(plan.play, games)


@contextmanager
def _processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes of this machine. What breaks off ends them at once, in the middle of their games."""
    pool = ProcessPoolExecutor(workers, multiprocessing.get_context("spawn"), _prepare)
    try:
        yield pool
    except BaseException:
        for process in list((pool._processes or {}).values()):  # Python 3.14 has terminate_workers for this
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _prepare() -> None:
    """In a worker: an interrupt is for the process that started it, which ends the workers. If that is killed, they end, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=[multiprocessing.parent_process()], daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _on_processes(pool: ProcessPoolExecutor, workers: int, plan: Plan[T], games: Sequence[int]) -> Iterator[T]:
    """Twice as many games at a time as there are workers, so that none waits and a long match needs no more memory than a short."""
    running: set[Future[T]] = set()
    try:
        for k in games:
            running.add(pool.submit(plan.play, k))
            if len(running) >= 2 * workers:
                done, running = wait(running, return_when=FIRST_COMPLETED)
                yield from (game.result() for game in done)
        while running:
            done, running = wait(running, return_when=FIRST_COMPLETED)
            yield from (game.result() for game in done)
    except BrokenProcessPool:
        raise BadMatch(
            "a worker was killed, perhaps for lack of memory; the same command goes on from its file (--out of a match, --state "
            "of a tuning), if it has one"
        ) from None


@contextmanager
def _cluster(address: str) -> Iterator[Executor]:
    """A Ray cluster. `auto` is the one that runs here, or one of this machine alone that begins and ends with the context."""
    where = None if address == "auto" else _reached(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    try:
        import ray
    except ImportError:
        raise BadMatch("--ray needs the library Ray: install pelagos[ray]") from None
    joined = ray.is_initialized()
    if not joined:
        ray.init(where, include_dashboard=False, logging_level=logging.ERROR)
    try:
        yield partial(_on_cluster, ray)
    finally:
        if not joined:
            ray.shutdown()


def _reached(address: str) -> str:
    """The address, where somebody listens: Ray itself would try for a long time."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except ValueError:
        raise BadMatch(f"{address!r} is no address of a Ray cluster: write auto or HOST:PORT") from None
    except OSError as error:
        raise BadMatch(f"there is no Ray cluster at {address!r}: {error.strerror or error}") from None
    return address


def _sent_whole(folder: str) -> Callable[[bytes, int], object]:
    """A function that needs nothing of ours until it has seen to it that the engines are those of this folder, where it exists.

    In Ray's workers the folder in which a match is started comes first, and the source there is not compiled.
    """

    def play(plan: bytes, k: int) -> object:
        import os
        import pickle
        import sys

        if os.path.isdir(folder) and "pelagos" not in sys.modules:
            sys.path.insert(0, folder)
        return pickle.loads(plan).play(k)  # noqa: S301  our own plan

    return play


def _on_cluster(ray: Any, plan: Plan[T], games: Sequence[int]) -> Iterator[T]:  # noqa: ANN401  Ray's functions have few types
    """Twice as many games at a time as the cluster has processors, so that none waits and little is lost at a break."""
    shared, task = ray.put(ray.cloudpickle.dumps(plan)), ray.remote(_sent_whole(str(Path(pelagos.__file__).parents[1])))
    left, running = iter(games), []
    for k in left:
        running.append(task.remote(shared, k))
        if len(running) >= 2 * ray.cluster_resources().get("CPU", 1):
            [done], running = ray.wait(running)
            yield ray.get(done)
    while running:
        [done], running = ray.wait(running)
        yield ray.get(done)
