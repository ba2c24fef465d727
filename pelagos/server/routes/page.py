"""The page: the files that Vite has built, and its first file for every address of its own."""

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.di import NamedDependency

from pelagos.server.doors import AnyRequest
from pelagos.server.house import House
from pelagos.server.refusals import Refusal

MISSING = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Pelagos</title>
<h1>Pelagos</h1>
<p>The server runs, but its page has not been built. Say <code>make page</code> in the project's folder, or
<code>npm ci &amp;&amp; npm run build</code> in <code>web/</code>, and load this page again.</p>
<p>Programs find the interface described at <a href="/api/schema">/api/schema</a>.</p>
</html>
"""


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(request: AnyRequest, house: NamedDependency[House]) -> Response[bytes]:
    """A file of the page, or the page itself."""
    path = request.url.path
    if path == "/api" or path.startswith("/api/"):
        raise Refusal(404, "no-such-thing", "there is nothing at this address")
    root = house.settings.page.resolve()
    file = (root / path.lstrip("/")).resolve()
    if not file.is_relative_to(root) or not file.is_file():
        file = root / "index.html"
    if not file.is_file():
        return Response(MISSING.encode(), media_type="text/html; charset=utf-8")
    return Response(file.read_bytes(), media_type=_kind(file), headers={"cache-control": _caching(file, root)})


def _kind(file: Path) -> str:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") or kind.endswith(("javascript", "json")) else kind


def _caching(file: Path, root: Path) -> str:
    """Files of `assets` have a fingerprint in their names, so they never change."""
    return "public, max-age=31536000, immutable" if file.is_relative_to(root / "assets") else "no-cache"
