"""For whoever runs the server: is it well, and how busy."""

import os
import time

from litestar import Response, get
from litestar.di import NamedDependency
from sqlalchemy import text

from pelagos.server.house import House

STARTED = time.time()


@get("/health", include_in_schema=False)
async def health(house: NamedDependency[House]) -> dict[str, str]:
    """Whether the database answers."""
    await house.store.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
    return {"status": "ok"}


@get("/metrics", include_in_schema=False)
async def metrics(house: NamedDependency[House]) -> Response[str]:
    """Figures in the format of Prometheus."""
    figures = {
        "pelagos_uptime_seconds": ("gauge", time.time() - STARTED),
        "pelagos_connections": ("gauge", len(house.hub.connections)),
        "pelagos_tables_live": ("gauge", len(house.tables)),
        "pelagos_entries_total": ("counter", house.tables.words),
        "pelagos_transactions_total": ("counter", house.store.transactions),
        "pelagos_thoughts_total": ("counter", house.thinkers.thoughts),
        "pelagos_thinker_failures_total": ("counter", house.thinkers.failures),
        "pelagos_memory_bytes": ("gauge", _memory()),
    }
    lines = [line for name, (kind, value) in figures.items() for line in (f"# TYPE {name} {kind}", f"{name} {value}")]
    return Response("\n".join(lines) + "\n", media_type="text/plain; version=0.0.4")


def _memory() -> int:
    """The memory of this process, where the system tells it."""
    try:
        with open("/proc/self/statm") as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
