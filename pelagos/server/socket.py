"""The socket: one per page, for everything live."""

import asyncio
import logging
import time

import msgspec
from litestar import WebSocket
from litestar.types import Receive, Scope, Send
from sqlalchemy.exc import DataError

from pelagos.core.errors import PelagosError
from pelagos.server import views
from pelagos.server.auth import AnySocket, address, count_replay, foreign, somebody, strange_host
from pelagos.server.connections import WIRE
from pelagos.server.container import Container
from pelagos.server.hub import Connection, Watching, message, shown
from pelagos.server.people import Person
from pelagos.server.protocol import (
    Chat,
    Confirm,
    Front,
    Leave,
    Look,
    Message,
    Ping,
    Previews,
    SayWord,
    Undo,
    Watch,
    read_message,
)
from pelagos.server.refusals import Refusal, refusal_of, stale
from pelagos.server.seating import chat
from pelagos.server.storage.chat import lines
from pelagos.server.storage.news import seen, unseen

CLOSE_FLOODED = 4008
CLOSE_FOREIGN = 4003
CLOSE_TOO_MANY = 4029
WATCH_COST = 4.0
"""Watching a table costs as many messages: the whole position is sent."""
MAX_WATCHED = 50

log = logging.getLogger(__name__)


PATH = "/api/live"


async def live(container: Container, scope: Scope, receive: Receive, send: Send) -> None:
    """Everything live: positions, words, chat and presence.

    It stands beside the framework's routes, not among them: no message passes through their layers, and whoever comes too often is
    turned away for little.
    """
    socket: AnySocket = WebSocket(scope, receive, send)
    if strange_host(socket, container.settings) or foreign(socket, container.settings):
        await socket.close(code=CLOSE_FOREIGN, reason="this page comes from elsewhere")
    elif not container.limits.guests.allows(f"socket {address(socket)}"):
        await socket.close(code=CLOSE_TOO_MANY, reason="too many sockets")
    else:
        await _let_in(socket, container, receive)


async def _let_in(socket: AnySocket, container: Container, receive: Receive) -> None:
    """Serve somebody who is known, or nobody in particular, unless they have too many sockets."""
    try:
        person = await somebody(socket, container)
    except Refusal as refusal:
        await socket.close(code=CLOSE_FOREIGN, reason=refusal.text)
        return
    who = None if person is None else person.id
    if not container.limits.enter(who, address(socket)):
        await socket.close(code=CLOSE_TOO_MANY, reason="too many sockets")
        return
    try:
        await socket.accept()
        await _serve(socket, container, receive, person)
    finally:
        container.limits.leave(who, address(socket))


async def _serve(socket: AnySocket, container: Container, receive: Receive, person: Person | None) -> None:
    """Serve a socket from its first message to its last."""
    who = None if person is None else person.id
    connection = Connection(socket.scope["state"][WIRE], who, address(socket), "" if person is None else person.session)
    if person is not None:
        connection.careful = bool(person.preferences.get("confirm_turn"))
        container.limits.seen(person.id, connection.address)
    if container.hub.connect(connection) and person is not None:
        container.came_or_went(person.id)
    try:
        await container.catching_up.look_after([connection], greeting=True)
        await _listen(socket, container, receive, connection, person)
    finally:
        if container.hub.disconnect(connection) and person is not None:
            container.came_or_went(person.id)


async def _listen(socket: AnySocket, container: Container, receive: Receive, connection: Connection, person: Person | None) -> None:
    """Handle the client's messages one by one."""
    limits = container.limits
    refused = 0
    while True:
        event = await receive()
        if event["type"] != "websocket.receive" or connection.closed:  # what comes after the session's end is not heard
            return
        number: int | None = None
        try:
            limits.messages.check_both(connection.person, connection.address)
        except Refusal as refusal:
            refused += 1
            _refuse(connection, None, refusal)
            if refused > container.settings.messages[1]:
                await socket.close(code=CLOSE_FLOODED, reason="too many messages")
                return
            await asyncio.sleep(0)  # whoever else has come meanwhile goes first
            continue
        try:
            begun = time.perf_counter()
            said = read_message(event.get("text") or "")
            number = getattr(said, "id", None)
            table = getattr(said, "table", None)
            if table is not None and container.tables.live(table) is None and not isinstance(said, Leave):
                await count_replay(socket, container, person, table)
            version = await _do(container, connection, person, said)
            if version is not None:
                connection.send(message("accepted", {"id": number, "version": version}))
            container.metrics.heard(type(said).__name__.lower(), begun)
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            _refuse(connection, None, Refusal("bad-message", str(error)))
        except Refusal as refusal:
            _refuse(connection, number, refusal)
        except PelagosError as error:
            _refuse(connection, number, refusal_of(error))
        except DataError:
            _refuse(connection, number, Refusal("bad-request", "there is a character in this that cannot be kept"))
        except Exception:
            log.exception("a message failed")
            _refuse(connection, number, Refusal("trouble", "something went wrong here; it is not your fault"))


async def _do(container: Container, connection: Connection, person: Person | None, said: Message) -> int | None:
    """Carry out a message; returns the table's new version if it made one."""
    match said:
        case Watch():
            container.limits.messages.check_both(connection.person, connection.address, WATCH_COST - 1)
            await _watch(container, connection, said)
            return None
        case Leave():
            container.hub.leave(connection, said.table)
            return None
        case Front():
            container.looks(connection, said.front)
            return None
        case Ping():
            connection.send(b'{"type":"pong"}')
            return None
    if person is None:
        raise Refusal("nobody", "nobody knows you yet: ask for /api/me first")
    match said:
        case SayWord():
            return await container.tables.say_on(person.id, said.table, said.version, said.word, connection.careful)
        case Undo():
            return await container.tables.undo(person.id, said.table, said.version, said.turn)
        case Confirm():
            return await container.tables.confirm(person.id, said.table, said.version)
        case Look():
            container.limits.positions.check_both(connection.person, connection.address, len(said.words))
            await _look(container, connection, said)
            return None
        case Chat():
            return await chat(container, person, said.table, said.text, said.table in connection.watching, said.id)


async def _watch(container: Container, connection: Connection, said: Watch) -> None:
    """Tell how the table stands, and from now on what happens."""
    if said.table not in connection.watching and len(connection.watching) >= MAX_WATCHED:
        raise Refusal("too-many", f"a socket can watch {MAX_WATCHED} tables; leave one first")
    comes = said.table not in connection.watching
    if comes:
        await _seen(container, connection.person, said.table)
    async with container.tables.held(said.table) as table:
        seat = views.eyes(table, connection.person, said.seat)
        container.hub.watch(connection, said.table, Watching(seat, said.seen, said.changes))
        connection.send(message("table", views.info(table, connection.person, container.hub.online)))
        if table.history is not None:
            connection.send(shown(table, seat, said.seen))
            connection.watching[said.table].version = table.history.version
    if comes:  # what is spoken meanwhile comes twice rather than never
        for line in await container.store.read(lambda found: lines(found, said.table)):
            connection.send(message("chat", line))
    if table.frozen is not None:
        raise table.frozen


async def _seen(container: Container, person: str | None, table: str) -> None:
    """Drop the news of a table for somebody who is looking at it."""
    if person is not None and await container.store.read(lambda found: unseen(found, person, table)):
        await container.store.write(lambda found: seen(found, person, table))


async def _look(container: Container, connection: Connection, said: Look) -> None:
    """Tell what words would do. Only who watches through the eyes of a seat is told, and only of the present."""
    watching = connection.watching.get(said.table)
    if watching is None or watching.seat is None:
        raise Refusal("not-your-seat", "only who sits at the table and watches it can try words")
    async with container.tables.held(said.table) as table:
        version = table.running().version
        views.eyes(table, connection.person, watching.seat)
        if said.version != version:
            raise stale(version)
        found = views.previews(table, watching.seat, said.words)
    connection.send(message("preview", Previews(said.id, said.table, version, found)))


def _refuse(connection: Connection, number: int | None, refusal: Refusal) -> None:
    connection.send(message("refused", {"id": number, "why": refusal.why, "text": refusal.text}))
