"""People: who one is, accounts, programs."""

import msgspec
from litestar import Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from pelagos.server.doors import AnyRequest, address, remember
from pelagos.server.house import House
from pelagos.server.lobby import my_tables
from pelagos.server.people import Person
from pelagos.server.wire import Account, Login, Me, MeChange, NewPassword, TableInfo, Token


def _me(person: Person) -> Me:
    return Me(person.id, person.name, person.guest, person.preferences)


@get("/me")
async def me(person: NamedDependency[Person]) -> Me:
    """Who is asking."""
    return _me(person)


@patch("/me")
async def change_me(person: NamedDependency[Person], house: NamedDependency[House], data: JSONBody[MeChange]) -> Me:
    """Another name or other preferences."""
    if data.name is not None:
        person = await house.people.rename(person, data.name)
    if data.preferences is not None:
        preferences = person.preferences | msgspec.to_builtins(data.preferences)
        person = await house.people.change(person, preferences=preferences)
        house.hub.prefers(person.id, bool(preferences.get("confirm_turn")))
    return _me(person)


@post("/me/account", status_code=200)
async def account(
    request: AnyRequest, person: NamedDependency[Person], house: NamedDependency[House], data: JSONBody[Account]
) -> Me:
    """The guest becomes an account."""
    house.attempts.check(address(request))
    return _me(await house.people.settle(person, data.name, data.password))


@post("/me/password", status_code=200)
async def password(
    request: AnyRequest, person: NamedDependency[Person], house: NamedDependency[House], data: JSONBody[NewPassword]
) -> Me:
    """Another password. Other devices are logged out."""
    house.attempts.check(person.id)
    person = await house.people.new_password(person, data.old, data.new)
    remember(request, house, person)
    return _me(person)


@post("/login", status_code=200)
async def login(request: AnyRequest, house: NamedDependency[House], data: JSONBody[Login]) -> Me:
    """Into an account."""
    house.attempts.check(address(request))
    house.attempts.check(f"name {data.name.casefold()}")
    person = await house.people.login(data.name, data.password)
    remember(request, house, person)
    return _me(person)


@post("/logout", status_code=204)
async def logout(request: AnyRequest, house: NamedDependency[House]) -> None:
    """Out of the account, on this device."""
    remember(request, house, None)


@post("/logout-everywhere", status_code=204)
async def logout_everywhere(request: AnyRequest, person: NamedDependency[Person], house: NamedDependency[House]) -> None:
    """Out of the account on all devices; programs too."""
    await house.people.change(person, epoch=person.epoch + 1)
    await house.people.end_tokens(person)
    await house.end_sessions(person.id)
    remember(request, house, None)


@delete("/me", status_code=204)
async def forget_me(request: AnyRequest, person: NamedDependency[Person], house: NamedDependency[House]) -> None:
    """The account and what names it."""
    await house.forget(person)
    remember(request, house, None)


@post("/me/tokens")
async def new_token(person: NamedDependency[Person], house: NamedDependency[House]) -> Token:
    """A token for a program."""
    return Token(await house.people.new_token(person))


@delete("/me/tokens", status_code=204)
async def end_tokens(person: NamedDependency[Person], house: NamedDependency[House]) -> None:
    """All tokens end."""
    await house.people.end_tokens(person)


@get("/me/tables")
async def tables(person: NamedDependency[Person], house: NamedDependency[House]) -> list[TableInfo]:
    """The own tables, those that wait first."""
    return await my_tables(house, person)


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
        forget_me,
        new_token,
        end_tokens,
        tables,
    ],
    tags=["People"],
)
