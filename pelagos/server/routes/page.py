"""The page: the files that Vite has built, and its first file for every address of its own."""

import gzip
import hashlib
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from litestar import Response, get
from litestar.di import NamedDependency
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from pelagos.server.auth import AnyRequest, address
from pelagos.server.container import Container
from pelagos.server.limits import ADDRESS_SHARE
from pelagos.server.link_cards import link_card
from pelagos.server.refusals import Refusal
from pelagos.server.storage import table_rows as rows
from pelagos.server.table import Table

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pelagos</title>
<h1>Pelagos</h1>
<p>The server runs, but its page has not been built. Say <code>make page</code> in the project's folder, or
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, and load this page again.</p>
<p>Programs find the interface described at <a href="/api/schema">/api/schema</a>.</p>
</html>
"""


MAX_ID_CHARACTERS = 22
mimetypes.add_type("application/manifest+json", ".webmanifest")

COMPRESSED = "compressed"
"""Marks a handler that compresses its answers itself."""


@get(["/", "/{path:path}"], include_in_schema=False, opt={COMPRESSED: True})
async def page(request: AnyRequest, container: NamedDependency[Container]) -> Response[bytes]:
    """A file of the page, or the page itself."""
    path = request.url.path
    if path == "/api" or path.startswith("/api/"):
        raise Refusal("no-such-thing", "there is nothing at this address")
    root = container.settings.page.resolve()
    file = _file(root, path)
    if file is None and path.startswith("/assets/"):
        raise Refusal("no-such-thing", "this file is of another version of the page; load it again")
    file = file or root / "index.html"
    if not file.is_file():
        return Response(NOT_BUILT.encode(), media_type="text/html; charset=utf-8")
    contents = _contents(file, file.stat().st_mtime_ns)
    if file.name == "index.html" and (found := await _table_at(request, container, path)) is not None:
        card = link_card(found, str(request.base_url).rstrip("/"), path)
        contents = _packed(contents.plain.replace(b"</head>", f"    {card}\n  </head>".encode(), 1))
    headers = {"cache-control": _caching(file, root), "etag": contents.etag, "vary": "accept-encoding"}
    if request.headers.get("if-none-match") == contents.etag:
        return Response(b"", status_code=304, headers=headers)
    if contents.compressed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(contents.compressed, media_type=_kind(file), headers=headers)
    return Response(contents.plain, media_type=_kind(file), headers=headers)


class _Contents(NamedTuple):
    """A file, and how it is sent."""

    plain: bytes
    compressed: bytes | None  # where that is smaller
    etag: str


async def _table_at(request: AnyRequest, container: Container, path: str) -> Table | None:
    """The table that an address of the page leads to, without its history. Who asks too often gets the page without it."""
    kind, _, name = path.strip("/").partition("/")
    if kind not in ("table", "replay") or not 0 < len(name) <= MAX_ID_CHARACTERS:
        return None
    if not container.limits.lists.allows(f"@{address(request)}", share=ADDRESS_SHARE):
        return None

    def found(connection: Connection) -> Table | None:
        row = rows.row_of(connection, name)
        return None if row is None else Table(row, rows.seats_of(connection, name), {}, None)

    try:
        return await container.store.read(found)
    except SQLAlchemyError:  # a name that no database keeps, or none is there just now: the page itself can be shown all the same
        return None


@lru_cache(1000)
def _contents(file: Path, changed: int) -> _Contents:
    return _packed(file.read_bytes())


def _packed(plain: bytes) -> _Contents:
    compressed = gzip.compress(plain, mtime=0)
    etag = f'"{hashlib.sha256(plain).hexdigest()[:16]}"'
    return _Contents(plain, compressed if len(compressed) < 0.9 * len(plain) else None, etag)


def _file(root: Path, path: str) -> Path | None:
    """The file at an address, if there is one."""
    try:
        file = (root / path.lstrip("/")).resolve()
        return file if file.is_relative_to(root) and file.is_file() else None
    except (OSError, ValueError):  # too long, or with characters that no file can have
        return None


def _kind(file: Path) -> str:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith(("javascript", "json")) else kind


def _caching(file: Path, root: Path) -> str:
    """Files of `assets` have a fingerprint in their names, so they never change."""
    return "public, max-age=31536000, immutable" if file.is_relative_to(root / "assets") else "no-cache"
