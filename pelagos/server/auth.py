"""Who is asking: cookies and tokens, origins and hosts, and the headers of every answer."""

import time
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.types import Message, Scope

from pelagos.server.clocks import DAY_SECONDS
from pelagos.server.container import Container
from pelagos.server.limits import household
from pelagos.server.people import Person
from pelagos.server.refusals import Refusal
from pelagos.server.sessions import COOKIE_NAME, GUEST_DAYS
from pelagos.server.settings import Settings
from pelagos.server.storage.table_rows import version_of

Anybody = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]

LOOPBACK = {"127.0.0.1", "::1", "localhost"}
SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
BEGUN = "begun"
NEW_COOKIE = "new-cookie"
FORGOTTEN_POSITIONS = 25
"""A table that is not in memory is replayed from its first word, which costs as much as so many positions,"""
ENTRIES_PER_POSITION = 20
"""and as one more for each so many entries of its history."""
HEADERS = {
    "content-security-policy": "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
}


def foreign(connection: Anybody, settings: Settings) -> bool:
    """Whether a page of another origin is asking. Programs send no origin."""
    origin = connection.headers.get("origin")
    if origin is None or origin in settings.origins:
        return False
    try:
        return urlsplit(origin).netloc != connection.headers.get("host")
    except ValueError:  # no address at all, such as http://[
        return True


def strange_host(connection: Anybody, settings: Settings) -> bool:
    """Whether the server is addressed by a name that is not its own, as in DNS rebinding."""
    host = connection.headers.get("host", "").rpartition("@")[2].lower()
    name = host.partition("]")[0].lstrip("[") if host.startswith("[") else host.partition(":")[0]
    try:
        ip_address(name)
    except ValueError:
        known = {"", "localhost", settings.host, *settings.hosts}
        return name not in known and (bool(settings.hosts) or settings.host in LOOPBACK)
    return False


async def somebody(connection: Anybody, container: Container) -> Person | None:
    """Who is asking, if that is known."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        person = await container.sessions.person_of(token.strip(), "program")
        if person is None:
            raise Refusal("bad-token", "this token is not valid, or no longer")
        return person
    cookie = connection.cookies.get(COOKIE_NAME)
    return None if cookie is None else await container.sessions.person_of(cookie, "browser")


async def person_asking(request: AnyRequest, container: NamedDependency[Container]) -> Person:
    """Who is asking; somebody new becomes a guest."""
    person = await visitor(request, container)
    if person is None:
        container.limits.guests.check(address(request))
        person = await container.people.guest()
        await begin_session(request, container, person)
    container.limits.seen(person.id, address(request))
    return person


async def visitor(request: AnyRequest, container: NamedDependency[Container]) -> Person | None:
    """Who is asking, where nobody needs to be known; the requests of a person are counted wherever they come from."""
    person = await somebody(request, container)
    if person is not None:
        (container.limits.reads if request.method in SAFE_METHODS else container.limits.requests).check(person.id)
    return person


async def begin_session(request: AnyRequest, container: Container, person: Person) -> None:
    """Begin a new session on this device."""
    secret = await container.sessions.begin(person, "browser", request.headers.get("user-agent", ""))
    _carry(request, container, secret, int(GUEST_DAYS * DAY_SECONDS))


async def end_session(request: AnyRequest, container: Container) -> None:
    """End the session on this device, with its sockets."""
    person = await somebody(request, container)
    if person is not None:
        await container.end_session(person.id, person.session)
    _carry(request, container, "", 0)


def _carry(request: AnyRequest, container: Container, secret: str, seconds: int) -> None:
    """Let the answer carry a cookie."""
    secure = "; Secure" if container.settings.secure else ""
    request.scope["state"][NEW_COOKIE] = f"{COOKIE_NAME}={secret}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"


def count_list(request: AnyRequest, container: Container, person: Person | None) -> None:
    """Count a list, which costs more than other reading."""
    container.limits.lists.check_both(None if person is None else person.id, address(request))


def address(connection: Anybody) -> str:
    """The address that a request is counted by."""
    return household(connection.client.host) if connection.client is not None else ""


def count_positions(connection: Anybody, container: Container, person: Person | None, number: float) -> None:
    """Count positions that are worked out for somebody."""
    container.limits.positions.check_both(None if person is None else person.id, address(connection), number)


async def count_replay(connection: Anybody, container: Container, person: Person | None, table: str) -> None:
    """Count the replay of a table that is not in memory."""
    if container.tables.live(table) is None:
        entries = await container.store.read(lambda found: version_of(found, table))
        count_positions(connection, container, person, FORGOTTEN_POSITIONS + entries / ENTRIES_PER_POSITION)


async def guard(request: AnyRequest, container: Container) -> None:
    """Refuse requests by a strange name, from a foreign page, or too many."""
    request.scope["state"][BEGUN] = time.perf_counter()
    if strange_host(request, container.settings):
        raise Refusal("foreign-origin", "this server does not go by that name")
    table = request.path_params.get("table")
    if table is not None:
        await count_replay(request, container, None, table)
    if request.method in SAFE_METHODS:
        if request.url.path.startswith("/api"):
            container.limits.reads.check_both(None, address(request))
        return
    container.limits.requests.check_both(None, address(request))
    if foreign(request, container.settings):
        raise Refusal("foreign-origin", "this request comes from a page of another site")


async def finish(message: Message, scope: Scope) -> None:
    """Add the headers of every answer, and note how long it took."""
    if message["type"] != "http.response.start":
        return
    state = scope.get("state", {})
    if BEGUN in state:
        metrics = scope["litestar_app"].state.container.metrics
        metrics.answered(str(scope.get("method", "")), scope.get("path_template", ""), message["status"], state[BEGUN])
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers.setdefault("cache-control", "no-store")
    cookie = state.get(NEW_COOKIE)
    if cookie is not None:
        headers.add("set-cookie", cookie)
