"""The load that `make load` puts on a server goes on, whatever happens to its connections."""

import asyncio
import runpy
from pathlib import Path
from typing import Any

from tests.server.running import Running

LOAD = Path(__file__).parents[2] / "bench" / "load.py"


def test_who_loses_a_connection_comes_again(sqlite_server: Running):
    load: dict[str, Any] = runpy.run_path(str(LOAD))
    hub, loop = sqlite_server.container.hub, sqlite_server.container.store._loop
    assert loop is not None

    def lose_all() -> None:
        for connection in list(hub.connections):
            loop.call_soon_threadsafe(connection.close)

    async def crowd() -> Any:
        return await load["crowd"]([sqlite_server.url], 2, ["cyclades"], 0.0, 4.0, 0.0, lose_all)

    tally = asyncio.run(crowd())
    assert tally.lost
    assert tally.times
