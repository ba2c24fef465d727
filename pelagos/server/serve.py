"""Runs the server until it is told to stop."""

import json
import logging
import sys
import threading
import time
import webbrowser

import uvicorn
from litestar import Litestar

from pelagos.server.app import make_app
from pelagos.server.settings import Settings

LARGEST_MESSAGE = 16_384
"""The bytes of the largest message on a socket."""
TAKING_TURNS = 0.0005
"""The seconds for which a busy event loop lets the threads of the database wait, again and again, for their next step."""
log = logging.getLogger(__name__)
PLAIN = set(vars(logging.makeLogRecord({}))) | {"message", "asctime"}


class Lines(logging.Formatter):
    """One line of JSON for each thing that happened; never what a request contained."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime(record.created)),
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line |= {key: value for key, value in vars(record).items() if key not in PLAIN and key != "color_message"}
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


def serve(settings: Settings, open_browser: bool = False) -> None:
    """Run until interrupted."""
    handler = logging.StreamHandler()
    handler.setFormatter(Lines())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    for noisy in ("alembic", "uvicorn.error"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    log.info(
        "serving", extra={"address": address(settings), "database": "postgresql" if "postgres" in settings.database else "sqlite"}
    )
    sys.setswitchinterval(TAKING_TURNS)
    if open_browser:
        threading.Timer(1.5, webbrowser.open, [address(settings)]).start()
    uvicorn.Server(config(make_app(settings), settings)).run()


def config(app: Litestar, settings: Settings) -> uvicorn.Config:
    """How uvicorn runs a server."""
    return uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=5,
        server_header=False,
        forwarded_allow_ips=settings.balancers,
    )


def address(settings: Settings) -> str:
    """Where a browser on this machine finds the server."""
    host = "localhost" if settings.host in ("127.0.0.1", "0.0.0.0", "::", "localhost") else settings.host  # noqa: S104
    return f"http://{host}:{settings.port}/"
