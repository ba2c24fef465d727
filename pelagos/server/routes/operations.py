"""For operators: whether the server is well, and how busy it is."""

from litestar import Response, get
from litestar.di import NamedDependency

from pelagos.server.auth import AnyRequest, count_list
from pelagos.server.bot_worker import engines
from pelagos.server.container import Container
from pelagos.server.refusals import Refusal


@get("/health", include_in_schema=False)
async def health(container: NamedDependency[Container]) -> dict[str, str]:
    """Whether the database can be written, and how server and bots run the engines. It never waits for readers."""
    await container.probe()
    return {"status": "ok", "engines": engines(), "bot_engines": container.bot_pool.engines or "starting"}


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest, container: NamedDependency[Container]) -> Response[bytes]:
    """Figures in the format of Prometheus; at this address alone, as it stands, so that a balancer can keep it to itself."""
    if request.scope["raw_path"] != b"/metrics":
        raise Refusal("no-such-thing", "there is nothing at this address")
    count_list(request, container, None)
    return Response(container.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")
