"""People: who one is, accounts, programs."""

import msgspec
from litestar import Response, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody

from pelagos.server import profiles
from pelagos.server.auth import AnyRequest, address, begin_session, count_list, end_session
from pelagos.server.container import Container
from pelagos.server.lobby import my_tables
from pelagos.server.people import Person, folded
from pelagos.server.protocol import Account, Farewell, Login, Me, MeChange, NewPassword, TableInfo, Token
from pelagos.server.refusals import Refusal
from pelagos.server.sessions import SessionInfo


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.guest, person.preferences)


@get("/me")
async def me(person: NamedDependency[Person]) -> Me:
    """Who is asking."""
    return _me(person)


@patch("/me")
async def change_me(person: NamedDependency[Person], container: NamedDependency[Container], data: JSONBody[MeChange]) -> Me:
    """Change one's name or preferences."""
    if data.name is not None:
        person = await container.people.rename(person, data.name)
    if data.preferences is not None:
        preferences = person.preferences | msgspec.to_builtins(data.preferences)
        person = await container.people.change(person, preferences=preferences)
        await container.prefers(person.id, bool(preferences.get("confirm_turn")))
    return _me(person)


@post("/me/account", status_code=200)
async def account(
    request: AnyRequest, person: NamedDependency[Person], container: NamedDependency[Container], data: JSONBody[Account]
) -> Me:
    """Turn a guest into an account."""
    container.limits.attempts.check(address(request))
    settled = await container.people.settle(person, data.name, data.password)
    await container.end_sessions(person.id, "browser")
    await begin_session(request, container, settled)
    return _me(settled)


@post("/me/password", status_code=200)
async def password(
    request: AnyRequest, person: NamedDependency[Person], container: NamedDependency[Container], data: JSONBody[NewPassword]
) -> Me:
    """Change the password; other devices and programs are logged out."""
    container.limits.attempts.check(person.id)
    person = await container.people.new_password(person, data.old, data.new)
    await container.end_sessions(person.id)
    await begin_session(request, container, person)
    return _me(person)


@post("/login", status_code=200)
async def login(request: AnyRequest, container: NamedDependency[Container], data: JSONBody[Login]) -> Me:
    """Log in to an account; the session that this device had before ends."""
    container.limits.attempts.check(address(request))
    container.limits.attempts.check(f"{address(request)} as {folded(data.name)}")
    person = await container.people.login(data.name, data.password)
    await end_session(request, container)
    await begin_session(request, container, person)
    return _me(person)


@post("/logout", status_code=204)
async def logout(request: AnyRequest, container: NamedDependency[Container]) -> None:
    """Log out on this device."""
    await end_session(request, container)


@post("/logout-everywhere", status_code=204)
async def logout_everywhere(request: AnyRequest, person: NamedDependency[Person], container: NamedDependency[Container]) -> None:
    """Log out on all devices, programs included."""
    await end_session(request, container)
    await container.end_sessions(person.id)


@get("/me/sessions")
async def sessions(person: NamedDependency[Person], container: NamedDependency[Container]) -> list[SessionInfo]:
    """The browsers and programs that are logged in."""
    return await container.sessions.listed(person)


@delete("/me/sessions/{session:str}", status_code=204)
async def one_session_ends(person: NamedDependency[Person], container: NamedDependency[Container], session: FromPath[str]) -> None:
    """Log one of them out."""
    if not await container.end_session(person.id, session):
        raise Refusal("no-session", "this session has ended already")


@delete("/me", status_code=204)
async def forget_me(
    request: AnyRequest, person: NamedDependency[Person], container: NamedDependency[Container], data: JSONBody[Farewell]
) -> None:
    """Delete the account and everything that names it."""
    container.limits.attempts.check(person.id)
    await container.people.check_password(person, data.password)
    await end_session(request, container)
    await container.forget(person)


@post("/me/tokens")
async def new_token(person: NamedDependency[Person], container: NamedDependency[Container]) -> Token:
    """A token for a program."""
    return Token(await container.sessions.begin(person, "program"))


@delete("/me/tokens", status_code=204)
async def end_tokens(person: NamedDependency[Person], container: NamedDependency[Container]) -> None:
    """End all tokens."""
    await container.end_sessions(person.id, "program")


@get("/me/tables")
async def tables(
    request: AnyRequest, person: NamedDependency[Person], container: NamedDependency[Container], skip: FromQuery[int] = 0
) -> list[TableInfo]:
    """The own tables, those that wait first, a hundred at a time."""
    count_list(request, container, person)
    return await my_tables(container, person, skip)


@get("/me/profile")
async def my_profile(
    request: AnyRequest, person: NamedDependency[Person], container: NamedDependency[Container]
) -> profiles.Profile:
    """The own games, ratings and opponents."""
    count_list(request, container, person)
    return await container.store.read(lambda connection: profiles.profile(connection, person.id))


@get("/me/export")
async def my_export(request: AnyRequest, person: NamedDependency[Person], container: NamedDependency[Container]) -> Response[bytes]:
    """Everything that is known about oneself, as a file."""
    count_list(request, container, person)
    everything = await container.store.read(lambda connection: profiles.export(connection, person))
    headers = {"content-disposition": 'attachment; filename="pelagos.json"'}
    return Response(msgspec.json.format(msgspec.json.encode(everything)), media_type="application/json", headers=headers)


people_routes = Router(
    "/api",
    route_handlers=[
        me,
        change_me,
        account,
        password,
        login,
        logout,
        logout_everywhere,
        sessions,
        one_session_ends,
        forget_me,
        new_token,
        end_tokens,
        tables,
        my_profile,
        my_export,
    ],
    tags=["People"],
)
