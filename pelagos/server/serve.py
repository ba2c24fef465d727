"""Runs the server until it is told to stop."""

import gc
import json
import logging
import sys
import threading
import time
import webbrowser
from typing import cast

import uvicorn
from litestar import Litestar
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from pelagos.server.app import make_app
from pelagos.server.bot_worker import engines
from pelagos.server.connections import guarded, guarded_sockets
from pelagos.server.settings import Settings
from pelagos.server.socket import PATH, live

MAX_MESSAGE_BYTES = 16_384
"""The bytes of the largest message on a socket."""
SWITCH_INTERVAL_SECONDS = 0.0005
"""The seconds for which a busy event loop lets the threads of the database wait, again and again, for their next step."""
COLLECTIONS = 50_000, 20, 50
"""When the garbage collector looks for circles, which the parts of a position never make: with Python's own figures, which are for
small programs, looking through all positions in memory takes a fifth of the time of every word."""
log = logging.getLogger(__name__)
LOG_RECORD_FIELDS = set(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class JsonLines(logging.Formatter):
    """One line of JSON for each thing that happened; never what a request contained."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in LOG_RECORD_FIELDS and key != "color_message"}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Run until interrupted."""
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn.error"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    database = "postgresql" if "postgres" in settings.database else "sqlite"
    log.info("serving", extra={"address": address(settings), "database": database, "engines": engines()})
    sys.setswitchinterval(SWITCH_INTERVAL_SECONDS)
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    if open_browser:
        threading.Timer(1.5, webbrowser.open, [address(settings)]).start()
    uvicorn.Server(config(make_app(settings), settings)).run()


def config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs a server."""
    return uvicorn.Config(
        entrance(app),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        http=guarded(settings),
        ws=guarded_sockets(settings),
        ws_max_size=MAX_MESSAGE_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        forwarded_allow_ips=settings.balancers,
    )


def entrance(app: Litestar) -> ASGIApp:
    """What comes before the framework: sockets, and HEAD, which is answered as GET is; uvicorn leaves the contents out."""

    async def answered(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET and scope["path"] == PATH:
            await live(app.state.container, scope, receive, send)
            return
        if scope.get("method") == "HEAD":
            scope = cast(Scope, {**scope, "method": "GET"})
        await app(scope, receive, send)

    return answered


def address(settings: Settings) -> str:
    """Where a browser on this machine finds the server."""
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "localhost") else settings.host  # noqa: S104
    return f"http://{host}:{settings.port}/"
