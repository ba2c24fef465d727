"""The socket: one per page, for everything live."""

import asyncio
import logging
from contextlib import suppress

import msgspec
from litestar import websocket
from litestar.di import NamedDependency
from litestar.exceptions import WebSocketDisconnect
from sqlalchemy.exc import DataError

from pelagos.core.errors import PelagosError
from pelagos.server import views
from pelagos.server.doors import AnySocket, address, foreign, somebody
from pelagos.server.house import House
from pelagos.server.hub import Connection, Watching, message
from pelagos.server.limits import Bucket
from pelagos.server.people import Person
from pelagos.server.refusals import Refusal
from pelagos.server.seating import chat
from pelagos.server.storage.chat import lines, waiting_for
from pelagos.server.wire import Chat, Confirm, Leave, Message, Ping, SayWord, Undo, Watch, read_message

FLOODED = 4008
FOREIGN = 4003
MOST_WATCHED = 50

log = logging.getLogger(__name__)


@websocket("/api/live")
async def live(socket: AnySocket, house: NamedDependency[House]) -> None:
    """Everything live: positions, words, chat and presence."""
    if foreign(socket, house.settings):
        await socket.close(code=FOREIGN, reason="this page comes from elsewhere")
        return
    house.guests.check(f"socket {address(socket)}")
    person = await somebody(socket, house)
    await socket.accept()
    connection = Connection(
        None if person is None else person.id, person is not None and bool(person.preferences.get("confirm_turn"))
    )
    sender = asyncio.ensure_future(_send(socket, connection))
    if house.hub.connect(connection) and person is not None:
        house.came_or_went(person.id)
    try:
        await _welcome(house, connection)
        await _listen(socket, house, connection, person)
    except WebSocketDisconnect:
        pass
    finally:
        if house.hub.disconnect(connection) and person is not None:
            house.came_or_went(person.id)
        connection.close()
        with suppress(asyncio.CancelledError, Exception):
            await asyncio.wait_for(sender, 5)


async def _send(socket: AnySocket, connection: Connection) -> None:
    """Send what lies in the outbox, in order, until the end."""
    while (ready := await connection.outbox.get()) is not None:
        await socket.send_data(ready.decode(), mode="text")
    with suppress(Exception):
        await socket.close()


async def _welcome(house: House, connection: Connection) -> None:
    """Tell which tables wait."""
    person = connection.person
    if person is not None:
        connection.waiting = set(await house.store.read(lambda found: waiting_for(found, person)))
        connection.send(message("mine", {"waiting": sorted(connection.waiting)}))


async def _listen(socket: AnySocket, house: House, connection: Connection, person: Person | None) -> None:
    """Do what the client says, one thing after the other."""
    bucket = Bucket(*house.settings.messages)
    refused = 0
    while True:
        text = await socket.receive_data(mode="text")
        if not bucket.take():
            refused += 1
            _refuse(connection, None, Refusal(429, "too-often", "that was too often; wait a little"))
            if refused > bucket.brim:
                await socket.close(code=FLOODED, reason="too many messages")
                return
            continue
        number: int | None = None
        try:
            said = read_message(text)
            number = getattr(said, "id", None)
            version = await _do(house, connection, person, said)
            if version is not None:
                connection.send(message("accepted", {"id": number, "version": version}))
        except (msgspec.DecodeError, RecursionError, UnicodeError) as error:
            _refuse(connection, None, Refusal(400, "bad-message", str(error)))
        except Refusal as refusal:
            _refuse(connection, number, refusal)
        except PelagosError as error:
            _refuse(connection, number, Refusal(400, "bad-request", str(error)))
        except DataError:
            _refuse(connection, number, Refusal(400, "bad-request", "there is a character in this that cannot be kept"))
        except Exception:
            log.exception("a message failed")
            _refuse(connection, number, Refusal(500, "trouble", "something went wrong here; it is not your fault"))


async def _do(house: House, connection: Connection, person: Person | None, said: Message) -> int | None:
    """Do what was said; gives the new version of what has one."""
    match said:
        case Watch():
            await _watch(house, connection, said)
            return None
        case Leave():
            house.hub.leave(connection, said.table)
            return None
        case Ping():
            connection.send(b'{"type":"pong"}')
            return None
    if person is None:
        raise Refusal(401, "nobody", "nobody knows you yet: ask for /api/me first")
    match said:
        case SayWord():
            return await house.tables.say(person.id, said.table, said.version, said.word, connection.careful)
        case Undo():
            return await house.tables.undo(person.id, said.table, said.version)
        case Confirm():
            return await house.tables.confirm(person.id, said.table, said.version)
        case Chat():
            return await chat(house, person, said.table, said.text)


async def _watch(house: House, connection: Connection, said: Watch) -> None:
    """Tell how the table stands, and from now on what happens."""
    if said.table not in connection.watching and len(connection.watching) >= MOST_WATCHED:
        raise Refusal(409, "too-many", f"a socket can watch {MOST_WATCHED} tables; leave one first")
    spoken = [] if said.table in connection.watching else await house.store.read(lambda found: lines(found, said.table))
    async with house.tables.held(said.table) as table:
        seat = views.eyes(table, connection.person, said.seat)
        house.hub.watch(connection, said.table, Watching(seat, said.seen))
        connection.send(message("table", views.info(table, connection.person, house.hub.online)))
        for line in spoken:
            connection.send(message("chat", line))
        if table.course is not None:
            connection.send(message("position", views.position(table, seat, said.seen)))
            connection.watching[said.table].version = table.course.version


def _refuse(connection: Connection, number: int | None, refusal: Refusal) -> None:
    connection.send(message("refused", {"id": number, "why": refusal.why, "text": refusal.text}))
