"""Holds processes to a share of a core each: `python bench/share.py 0.35 PID ...`, until it is ended.

Where programs that measure and the server share a machine, that shows what more server processes bring: none of them ever has to
wait for a core. Who has used more processor time than its share is stopped until it has not.
"""

import os
import signal
import sys
import time
from collections.abc import Callable
from contextlib import suppress

SLICE_SECONDS = 0.002
CREDIT_SECONDS = 0.05
"""So much of what was not used may be used later."""


def spent(pid: int) -> float:
    """The processor seconds of a process, by its own clock (clock_getcpuclockid(3))."""
    return time.clock_gettime((~pid << 3) | 2)


def hold(share: float, pids: list[int], going_on: Callable[[], bool]) -> None:
    """Hold processes to their share for a while."""
    allowed = {pid: spent(pid) for pid in pids}
    stopped: set[int] = set()
    before = time.monotonic()
    try:
        while going_on():
            time.sleep(SLICE_SECONDS)
            now = time.monotonic()
            for pid in pids:
                used = spent(pid)
                allowed[pid] = min(allowed[pid] + share * (now - before), used + CREDIT_SECONDS)
                if (used > allowed[pid]) != (pid in stopped):
                    os.kill(pid, signal.SIGCONT if pid in stopped else signal.SIGSTOP)
                    stopped ^= {pid}
            before = now
    finally:
        for pid in pids:  # whoever was stopped in the moment in which this ends is not noted yet
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def main() -> None:
    """Until somebody ends it, or its processes end."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    share, *pids = sys.argv[1:]
    hold(float(share), [int(pid) for pid in pids], lambda: True)


if __name__ == "__main__":
    main()
