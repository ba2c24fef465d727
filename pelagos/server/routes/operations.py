"""For whoever runs the server: is it well, and how busy."""

from litestar import Response, get
from litestar.di import NamedDependency

from pelagos.server.bot_worker import engines
from pelagos.server.container import Container
from pelagos.server.storage.outages import alive


@get("/health", include_in_schema=False)
async def health(container: NamedDependency[Container]) -> dict[str, str]:
    """Whether the database can be written, and how server and bots run the engines. It never waits for readers."""
    await container.store.write(alive)
    return {"status": "ok", "engines": engines(), "bot_engines": container.bot_pool.engines or "starting"}


@get("/metrics", include_in_schema=False)
async def metrics(container: NamedDependency[Container]) -> Response[bytes]:
    """Figures in the format of Prometheus."""
    return Response(container.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
