"""The server as an ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response
from litestar.config.compression import CompressionConfig
from litestar.config.cors import CORSConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DataError

from pelagos.core.errors import PelagosError
from pelagos.server.auth import AnyRequest, finish, guard, person_asking, visitor
from pelagos.server.container import Container
from pelagos.server.refusals import BY_STATUS, Refusal, refusal_of
from pelagos.server.routes.analyses import analysis_routes
from pelagos.server.routes.channels import channel_routes
from pelagos.server.routes.entrance import entrance_routes
from pelagos.server.routes.games import game_routes
from pelagos.server.routes.lessons import lesson_routes
from pelagos.server.routes.operations import health, metrics
from pelagos.server.routes.page import COMPRESSED, page
from pelagos.server.routes.people import people_routes
from pelagos.server.routes.puzzles import puzzle_routes
from pelagos.server.routes.records import record_routes
from pelagos.server.routes.tables import table_routes
from pelagos.server.settings import Settings
from pelagos.version import VERSION

MAX_BODY_BYTES = 1_000_000
"""The bytes of the largest request: a record."""

log = logging.getLogger(__name__)


def make_app(settings: Settings) -> Litestar:
    """A server with these settings."""
    app = bare_app(settings)
    app.state.container = Container(settings)
    return app


def bare_app(settings: Settings) -> Litestar:
    """All routes; what is behind them is found in the container of its state, once it is there."""

    @asynccontextmanager
    async def running_container(_: Litestar) -> AsyncIterator[None]:
        container = app.state.container
        await container.open()
        try:
            yield
        finally:
            await container.close()

    async def check(request: AnyRequest) -> None:
        await guard(request, app.state.container)

    app = Litestar(
        route_handlers=[
            people_routes,
            channel_routes,
            entrance_routes,
            game_routes,
            lesson_routes,
            table_routes,
            record_routes,
            analysis_routes,
            puzzle_routes,
            health,
            metrics,
            page,
        ],
        dependencies={
            "container": Provide(lambda: app.state.container, sync_to_thread=False),
            "person": Provide(person_asking),
            "visitor": Provide(visitor),
        },
        lifespan=[running_container],
        before_request=check,
        cors_config=_cors(settings),
        before_send=[finish],
        exception_handlers={
            Refusal: refused,
            PelagosError: mistaken,
            DataError: not_kept,
            RecursionError: too_deep,
            HTTPException: not_understood,
            Exception: trouble,
        },
        compression_config=CompressionConfig("gzip", gzip_compress_level=6, exclude_opt_key=COMPRESSED),
        openapi_config=OpenAPIConfig("Pelagos", VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]),
        request_max_body_size=MAX_BODY_BYTES,
        logging_config=None,
    )
    return app


def _cors(settings: Settings) -> CORSConfig | None:
    """Let pages of the further origins ask as the server's own do."""
    if not settings.origins:
        return None
    return CORSConfig(
        allow_origins=list(settings.origins),
        allow_methods=["GET", "POST", "PATCH", "DELETE"],
        allow_headers=["authorization", "content-type"],
        allow_credentials=True,
    )


def refused(_: AnyRequest, refusal: Refusal) -> Response[dict[str, str]]:
    """Answer a refusal."""
    return _answer(refusal)


def mistaken(_: AnyRequest, error: PelagosError) -> Response[dict[str, str]]:
    """Answer an error of the library."""
    return _answer(refusal_of(error))


def not_kept(_: AnyRequest, error: DataError) -> Response[dict[str, str]]:
    """A text that the database cannot keep, such as one with the character NUL."""
    return _answer(Refusal("bad-request", "there is a character in this that cannot be kept"))


def too_deep(_: AnyRequest, error: RecursionError) -> Response[dict[str, str]]:
    """Answer JSON that is nested too deeply."""
    return _answer(Refusal("bad-request", "this is nested too deeply"))


def not_understood(_: AnyRequest, error: HTTPException) -> Response[dict[str, str]]:
    """Answer a request that the framework refused."""
    return _answer(Refusal(BY_STATUS.get(error.status_code, "bad-request"), _sentence(error)), error.status_code)


def trouble(request: AnyRequest, error: Exception) -> Response[dict[str, str]]:
    """Answer an unexpected error."""
    log.exception("a request failed", exc_info=error, extra={"path": request.url.path})
    return _answer(Refusal("trouble", "something went wrong here; it is not your fault"))


def _answer(refusal: Refusal, status: int | None = None) -> Response[dict[str, str]]:
    body = {"why": str(refusal.why), "text": refusal.text}
    return Response(body, status_code=status or refusal.status, media_type="application/json")


def _sentence(error: HTTPException) -> str:
    """What was wrong, and where, if that is known."""
    extra = error.extra if isinstance(error.extra, list) else []
    places = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))
    return places or error.detail
