"""The server as an ASGI application."""

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from sqlalchemy.exc import DataError

from pelagos.core.errors import PelagosError
from pelagos.server.doors import AnyRequest, finish, guard, person_asking, visitor
from pelagos.server.house import House
from pelagos.server.refusals import Refusal
from pelagos.server.routes.games import game_routes
from pelagos.server.routes.operations import health, metrics
from pelagos.server.routes.page import page
from pelagos.server.routes.people import people_routes
from pelagos.server.routes.records import record_routes
from pelagos.server.routes.tables import table_routes
from pelagos.server.settings import Settings
from pelagos.server.socket import live
from pelagos.version import VERSION

LARGEST = 1_000_000
"""The bytes of the largest request: a record."""

log = logging.getLogger(__name__)


def make_app(settings: Settings) -> Litestar:
    """A server with these settings."""
    house = House(settings)

    @asynccontextmanager
    async def open_house(_: Litestar) -> AsyncIterator[None]:
        await house.open()
        try:
            yield
        finally:
            await house.close()

    async def check(request: AnyRequest) -> None:
        guard(request, house)

    app = Litestar(
        route_handlers=[people_routes, game_routes, table_routes, record_routes, live, health, metrics, page],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "person": Provide(person_asking),
            "visitor": Provide(visitor),
        },
        lifespan=[open_house],
        before_request=check,
        before_send=[finish],
        exception_handlers={
            Refusal: refused,
            PelagosError: mistaken,
            DataError: not_kept,
            HTTPException: not_understood,
            Exception: trouble,
        },
        openapi_config=OpenAPIConfig("Pelagos", VERSION, path="/api/schema", render_plugins=[JsonRenderPlugin(path="/")]),
        request_max_body_size=LARGEST,
        logging_config=None,
    )
    app.state.house = house
    return app


def refused(_: AnyRequest, refusal: Refusal) -> Response[dict[str, str]]:
    """What the server will not do."""
    return _answer(refusal.status, refusal.why, refusal.text)


def mistaken(_: AnyRequest, error: PelagosError) -> Response[dict[str, str]]:
    """What the library will not do; its errors are written for people."""
    status = 404 if type(error).__name__.startswith("UnknownGame") else 400
    return _answer(status, _dashed(type(error).__name__), str(error))


def not_kept(_: AnyRequest, error: DataError) -> Response[dict[str, str]]:
    """A text that the database cannot keep, such as one with the character NUL."""
    return _answer(400, "bad-request", "there is a character in this that cannot be kept")


def not_understood(_: AnyRequest, error: HTTPException) -> Response[dict[str, str]]:
    """A request that makes no sense."""
    return _answer(error.status_code, "bad-request" if error.status_code == 400 else "refused", _sentence(error))


def trouble(request: AnyRequest, error: Exception) -> Response[dict[str, str]]:
    """Something that should not happen."""
    log.exception("a request failed", exc_info=error, extra={"path": request.url.path})
    return _answer(500, "trouble", "something went wrong here; it is not your fault")


def _answer(status: int, why: str, text: str) -> Response[dict[str, str]]:
    return Response({"why": why, "text": text}, status_code=status, media_type="application/json")


def _sentence(error: HTTPException) -> str:
    """What was wrong, with the places if they are known."""
    extra = error.extra if isinstance(error.extra, list) else []
    places = "; ".join(f"{one.get('key', '')}: {one.get('message', '')}" for one in extra if isinstance(one, dict))
    return places or error.detail


def _dashed(name: str) -> str:
    return "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("-")
