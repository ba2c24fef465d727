"""Logging in by a link in a mail, for those who have forgotten their password or prefer it."""

import html

from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from pelagos.server.auth import AnyRequest, address, begin_session, end_session
from pelagos.server.container import Container, in_background
from pelagos.server.people import person_from
from pelagos.server.protocol import MailLogin
from pelagos.server.refusals import Refusal
from pelagos.server.routes.small_page import small_page, texts_for
from pelagos.server.storage import channels


@post("/login/mail", status_code=204)
async def send_link(request: AnyRequest, container: NamedDependency[Container], data: JSONBody[MailLogin]) -> None:
    """Send a link by mail if somebody has confirmed the address. Neither the answer nor its time tells whether anybody has."""
    container.limits.mails.check(address(request))
    _ = container.messenger.mail
    in_background(_send_links(container, data.address))


async def _send_links(container: Container, mail: str) -> None:
    """Send links to everybody who reads there, except those who have enough unused ones, which keep working."""
    known = await container.store.read(lambda connection: channels.readers(connection, mail))
    people = [person for person in map(person_from, known) if not person.banned]
    links = [(person.name, link) for person in people if (link := await container.sessions.link(person)) is not None]
    if links:
        container.messenger.let_in(mail, people[0].language, links)


@get("/enter/{secret:str}", media_type=MediaType.HTML, include_in_schema=False)
async def enter_page(request: AnyRequest, secret: FromPath[str]) -> Response[str]:
    """Asks whether to log in here: a program that looks at the links of a mail must not use them up."""
    texts = texts_for(request)
    hint = html.escape(texts.text("page-enter-password"))
    field = f'<p><label>{hint}<br><input type="password" name="password" minlength="8" maxlength="200" autocomplete="new-password">'
    return small_page(texts, "page-enter", f"/api/enter/{secret}", "page-enter-do", f"{field}</label></p>")


@post("/enter/{secret:str}", media_type=MediaType.HTML, include_in_schema=False, status_code=303)
async def enter(request: AnyRequest, container: NamedDependency[Container], secret: FromPath[str]) -> Response[str]:
    """Log in, with a new password if one was given; the session that this device had before ends."""
    container.limits.attempts.check(address(request))
    password = str((await request.form()).get("password", ""))
    if password and not 8 <= len(password) <= 200:
        raise Refusal("bad-request", "a password has 8 to 200 characters")
    person = await container.sessions.use_link(secret)
    if person is None or person.banned:
        return small_page(texts_for(request), "page-unknown", status=404)
    if password and not person.guest:
        person = await container.people.set_password(person, password)
        await container.end_sessions(person.id)
    await end_session(request, container)
    await begin_session(request, container, person)
    return Response("", status_code=303, headers={"location": "/"})


entrance_routes = Router("/api", route_handlers=[send_link, enter_page, enter], tags=["People"])
