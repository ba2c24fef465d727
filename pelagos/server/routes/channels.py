"""The channels by which people are told things while they are away: push, mail and chat programs."""

import json
import re
from urllib.parse import urlsplit

import msgspec
from litestar import MediaType, Response, Router, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from pelagos.server.auth import AnyRequest, address
from pelagos.server.container import Container
from pelagos.server.people import Person
from pelagos.server.protocol import NewChannel
from pelagos.server.refusals import Refusal
from pelagos.server.routes.small_page import small_page, texts_for
from pelagos.server.storage import channels
from pelagos.server.storage.channels import ChannelInfo
from pelagos.server.telling.texts import trial
from pelagos.server.telling.ways import Webhook

MAIL_ADDRESS = re.compile(r"[^@\s<>\"(),:;\\]{1,64}@[^@\s<>\"(),:;\\]+\.[^@\s<>\"(),:;\\]+")


class Ways(msgspec.Struct):
    """How somebody is told things, and how they could be."""

    push_key: str
    mail: bool
    channels: list[ChannelInfo]


async def _ways(person: Person, container: Container) -> Ways:
    mine = await container.store.read(lambda connection: channels.listed(connection, person.id))
    return Ways(container.messenger.push_key, "mail" in container.messenger.tellers, mine)


@get("/me/channels")
async def my_channels(person: NamedDependency[Person], container: NamedDependency[Container]) -> Ways:
    """The asker's channels."""
    return await _ways(person, container)


@post("/me/channels")
async def add_channel(
    request: AnyRequest, person: NamedDependency[Person], container: NamedDependency[Container], data: JSONBody[NewChannel]
) -> Ways:
    """Add a channel; the reader of a mail address is asked first."""
    container.limits.attempts.check(f"channel {person.id}")
    container.limits.attempts.check(f"channel {address(request)}")
    label = _checked(container, data)
    if data.kind == "mail":
        container.limits.mails.check(address(request))
        container.limits.mails.check(f"to {data.address.casefold()}")
        _ = container.messenger.mail
    way = await container.store.write(
        lambda connection: channels.add(connection, person.id, data.kind, data.address, label, data.kind != "mail")
    )
    if data.kind == "mail":
        try:
            await container.messenger.ask(way, person.language)
        except Refusal:
            await container.store.write(lambda connection: channels.end(connection, way.id))
            raise
    return await _ways(person, container)


def _checked(container: Container, wish: NewChannel) -> str:
    """Check an address and return the label of its channel."""
    match wish.kind:
        case "mail":
            if MAIL_ADDRESS.fullmatch(wish.address) is None or not wish.address.isprintable():
                raise Refusal("bad-address", "this is no mail address")
            return wish.address
        case "webhook":
            teller = container.messenger.tellers["webhook"]
            assert isinstance(teller, Webhook)
            return str(teller.program(wish.address).service_name)
        case "push":
            return _push_service(wish.address, container.settings.call_inside)


def _push_service(text: str, inside: bool) -> str:
    """The host of a push subscription's endpoint."""
    try:
        subscription = json.loads(text)
        parts, keys = urlsplit(subscription["endpoint"]), subscription["keys"]
        fine = isinstance(keys["p256dh"], str) and isinstance(keys["auth"], str) and (parts.scheme == "https" or inside)
    except (ValueError, TypeError, KeyError, AttributeError):
        fine = False
    if not fine or not parts.hostname:
        raise Refusal("bad-address", "this is no push subscription")
    return str(parts.hostname)


@delete("/me/channels/{channel:int}", status_code=204)
async def end_channel(person: NamedDependency[Person], container: NamedDependency[Container], channel: FromPath[int]) -> None:
    """Delete a channel."""
    if not (_possible(channel) and await container.store.write(lambda connection: channels.end(connection, channel, person.id))):
        raise Refusal("no-such-thing", "there is no such way to tell you things")


@post("/me/channels/{channel:int}/test", status_code=204)
async def try_channel(person: NamedDependency[Person], container: NamedDependency[Container], channel: FromPath[int]) -> None:
    """Send a test message."""
    container.limits.attempts.check(f"channel {person.id}")
    if not _possible(channel):
        raise Refusal("no-such-thing", "there is no such way to tell you things")
    way = await container.store.read(lambda connection: channels.one(connection, person.id, channel))
    await container.messenger.at_once(way, trial(person.language, container.messenger.site))


def _possible(channel: int) -> bool:
    """Whether this can be the number of a row."""
    return 0 <= channel < 2**31


# -- links in mails: a program that looks at them must not change anything, so there is a button


@get("/channels/{token:str}", media_type=MediaType.HTML, include_in_schema=False)
async def leave_page(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """A page that asks whether to stop the mails."""
    return small_page(texts_for(request), "page-leave", f"/api/channels/{token}", "page-leave-do")


@post("/channels/{token:str}", media_type=MediaType.HTML, include_in_schema=False, status_code=200)
async def leave(request: AnyRequest, container: NamedDependency[Container], token: FromPath[str]) -> Response[str]:
    """Stop the mails, by the page's button or a mail program's own (RFC 8058)."""
    await container.store.write(lambda connection: channels.end_by_token(connection, token))
    return small_page(texts_for(request), "page-leave-done")


@get("/channels/{token:str}/confirm", media_type=MediaType.HTML, include_in_schema=False)
async def confirm_page(request: AnyRequest, token: FromPath[str]) -> Response[str]:
    """A page that asks whether to send mails."""
    return small_page(texts_for(request), "page-confirm", f"/api/channels/{token}/confirm", "page-confirm-do")


@post("/channels/{token:str}/confirm", media_type=MediaType.HTML, include_in_schema=False, status_code=200)
async def confirm(request: AnyRequest, container: NamedDependency[Container], token: FromPath[str]) -> Response[str]:
    """Agree to be sent mails."""
    container.limits.attempts.check(f"channel {address(request)}")
    known = await container.store.write(lambda connection: channels.confirm(connection, token))
    return small_page(texts_for(request), "page-confirm-done" if known else "page-unknown")


channel_routes = Router(
    "/api",
    route_handlers=[my_channels, add_channel, end_channel, try_channel, leave_page, leave, confirm_page, confirm],
    tags=["Notices"],
)
