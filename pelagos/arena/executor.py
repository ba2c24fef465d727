"""Where the games of a match are played: in this process, in several processes, or on a Ray cluster. The outcomes are the same."""

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


class Job(Protocol[Found]):
    """Numbered games that can be played one by one: those of a match, or those to learn from."""

    def play(self, k: int) -> Found:
        """Play game k and return what is kept of it."""


class Executor(Protocol):
    """Plays games of a job, by their numbers, and yields what is kept of each as it finishes, in any order."""

    def __call__(self, job: Job[T], games: Sequence[int]) -> Iterator[T]:
        """Play these games."""


CONNECT_SECONDS = 5.0


@contextmanager
def executor(workers: int = 1, ray: str | None = None) -> Iterator[Executor]:
    """A number of processes on this machine, or the Ray cluster at an address, for as long as the context lasts."""
    if ray is not None:
        with _cluster(ray) as found:
            yield found
    elif workers > 1:
        with _processes(workers) as pool:
            yield partial(_on_processes, pool, workers)
    else:
        yield _here


def _here(job: Job[T], games: Sequence[int]) -> Iterator[T]:
    return map(job.play, games)


@contextmanager
def _processes(workers: int) -> Iterator[ProcessPoolExecutor]:
    """Processes on this machine. An exception ends them at once, in the middle of their games."""
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
    """In a worker: leave an interrupt to the parent process, which ends the workers, and end if the parent is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=[multiprocessing.parent_process()], daemon=True).start()


def _end_with(parent: BaseProcess) -> None:
    parent.join()
    os._exit(1)


def _on_processes(pool: ProcessPoolExecutor, workers: int, job: Job[T], games: Sequence[int]) -> Iterator[T]:
    """Submit twice as many games at a time as there are workers, so that none waits and memory does not grow with the match."""
    running: set[Future[T]] = set()
    try:
        for k in games:
            running.add(pool.submit(job.play, k))
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
    """A Ray cluster. `auto` is the one that runs here or else one of this machine alone that ends with the context."""
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
    """The address, if something listens there: Ray itself would keep trying for a long time."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), CONNECT_SECONDS).close()
    except ValueError:
        raise BadMatch(f"{address!r} is no address of a Ray cluster: write auto or HOST:PORT") from None
    except OSError as error:
        raise BadMatch(f"there is no Ray cluster at {address!r}: {error.strerror or error}") from None
    return address


def _sent_whole(folder: str) -> Callable[[bytes, int], object]:
    """A function that imports nothing of ours before it has put this folder, if it exists, first on the path.

    Otherwise Ray's workers would import from the folder in which the match was started, where the source is not compiled.
    """

    def play(job: bytes, k: int) -> object:
        import os
        import pickle
        import sys

        if os.path.isdir(folder) and "pelagos" not in sys.modules:
            sys.path.insert(0, folder)
        return pickle.loads(job).play(k)  # noqa: S301  our own job

    return play


def _on_cluster(ray: Any, job: Job[T], games: Sequence[int]) -> Iterator[T]:  # noqa: ANN401  Ray's functions have few types
    """Submit twice as many games at a time as the cluster has processors, so that none waits and an interruption loses little."""
    shared, task = ray.put(ray.cloudpickle.dumps(job)), ray.remote(_sent_whole(str(Path(pelagos.__file__).parents[1])))
    left, running = iter(games), []
    for k in left:
        running.append(task.remote(shared, k))
        if len(running) >= 2 * ray.cluster_resources().get("CPU", 1):
            [done], running = ray.wait(running)
            yield ray.get(done)
    while running:
        [done], running = ray.wait(running)
        yield ray.get(done)
