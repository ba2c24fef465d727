"""Who is at the door: cookies and tokens, where pages come from, and what every answer carries."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request, WebSocket
from litestar.connection import ASGIConnection
from litestar.datastructures import MutableScopeHeaders
from litestar.di import NamedDependency
from litestar.types import Message, Scope

from pelagos.server.house import House
from pelagos.server.people import COOKIE, YEAR, Person
from pelagos.server.refusals import Refusal
from pelagos.server.settings import Settings

Anybody = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
AnySocket = WebSocket[Any, Any, Any]

SAFE = {"GET", "HEAD", "OPTIONS"}
NEW_COOKIE = "new-cookie"
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
    return urlsplit(origin).netloc != connection.headers.get("host")


async def somebody(connection: Anybody, house: House) -> Person | None:
    """Who is asking, if that is known."""
    scheme, _, token = connection.headers.get("authorization", "").partition(" ")
    if scheme.lower() == "bearer":
        person = await house.people.by_token(token.strip())
        if person is None:
            raise Refusal(401, "bad-token", "this token is not valid, or no longer")
        return person
    cookie = connection.cookies.get(COOKIE)
    return None if cookie is None else await house.people.by_cookie(cookie)


async def person_asking(request: AnyRequest, house: NamedDependency[House]) -> Person:
    """Who is asking; somebody new becomes a guest."""
    person = await somebody(request, house)
    if person is None:
        house.guests.check(address(request))
        person = await house.people.guest()
        remember(request, house, person)
    return person


async def visitor(request: AnyRequest, house: NamedDependency[House]) -> Person | None:
    """Who is asking, for what does not need to know."""
    return await somebody(request, house)


def remember(request: AnyRequest, house: House, person: Person | None) -> None:
    """Let the answer carry a new cookie, or end the one that there is."""
    secure = "; Secure" if house.settings.secure else ""
    value, age = ("", 0) if person is None else (house.people.cookie(person), YEAR)
    request.scope["state"][NEW_COOKIE] = f"{COOKIE}={value}; Path=/; Max-Age={age}; HttpOnly; SameSite=Lax{secure}"


def address(connection: Anybody) -> str:
    """Where a request comes from."""
    return connection.client.host if connection.client is not None else ""


def guard(request: AnyRequest, house: House) -> None:
    """Refuse what comes from a foreign page or too often."""
    if request.method in SAFE:
        return
    if foreign(request, house.settings):
        raise Refusal(403, "foreign-origin", "this request comes from a page of another site")
    house.requests.check(address(request))


async def finish(message: Message, scope: Scope) -> None:
    """Put on every answer what it must carry."""
    if message["type"] != "http.response.start":
        return
    headers = MutableScopeHeaders.from_message(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if scope["path"].startswith("/api"):
        headers.setdefault("cache-control", "no-store")
    cookie = scope.get("state", {}).get(NEW_COOKIE)
    if cookie is not None:
        headers.add("set-cookie", cookie)
