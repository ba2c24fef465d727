"""Limits on connections: how many one address may have, and how long it may take to send or to read."""

import asyncio
import struct
from collections import Counter
from contextlib import suppress
from typing import Protocol

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

from pelagos.server.limits import Bucket, household
from pelagos.server.settings import Settings

PIECE_BYTES = 1024
"""A socket is read in pieces of so many bytes and checked after each; 250 times as many may come at once."""
MESSAGES_HEARD = 3
"""A socket is cut off with so many times the messages that are allowed: until then they are refused, and it is closed politely."""
MAX_HEAD_BYTES = 65_536
"""The bytes of the longest head of a request, with what came of the body in the same moment."""

_WHOLE_TEXT = 0x81
"""The first byte of a frame that is a whole message of text."""
_WHOLE = {0x81, 0x82, 0x88, 0x89, 0x8A}
"""The first bytes of frames that are whole messages: text, bytes, close, ping and pong."""
_MASK_BYTES = 4
WIRE = "wire"
"""The key of the socket itself in the state of its scope: sending by way of ASGI would wake a task for every message."""


class Wire(Protocol):
    """What a socket is to whoever writes to it."""

    @property
    def unsent(self) -> int:
        """The bytes that the client has not read yet."""

    def write(self, text: bytes) -> None:
        """Send a message."""

    def end(self) -> None:
        """Close the socket after what was sent."""

    def cut(self) -> None:
        """Drop the connection."""


class Guarded(HttpToolsProtocol):
    """A connection that is cut when it takes too long to send or to read, or when its address has too many.

    A connection that has become a socket is counted where sockets are (`limits.py`).
    """

    settings: Settings
    balancers: set[str]
    open_from: Counter[str]
    """How many connections each address has."""
    _unread: asyncio.TimerHandle | None = None
    _deadline: asyncio.TimerHandle | None = None
    _counted: str | None = None
    _head_bytes = 0

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # uvicorn's own protocol narrows it the same way
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        if "*" not in self.balancers and address not in self.balancers:
            address = household(address)
            if self.open_from[address] >= self.settings.connections:
                transport.abort()
                return
            self.open_from[address] += 1
            self._counted = address
        self._within(self.settings.head_seconds)

    def data_received(self, data: bytes) -> None:
        if self._deadline is None and (self.cycle is None or self.cycle.response_complete):
            self._within(self.settings.head_seconds)
        self._head_bytes += len(data)
        super().data_received(data)
        if self._head_bytes > MAX_HEAD_BYTES:
            self._cut()

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._within(self.settings.head_seconds)

    def on_headers_complete(self) -> None:
        self._within(self.settings.body_seconds)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head_bytes = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._head_bytes = 0
        self._at_ease()
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        self._must_read()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self._has_read()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        if self.transport.get_write_buffer_size():  # closing waits until all is read
            self._must_read()

    def handle_websocket_upgrade(self) -> None:
        self._let_go()
        super().handle_websocket_upgrade()

    def connection_lost(self, exc: Exception | None) -> None:
        self._let_go()
        super().connection_lost(exc)

    def _within(self, seconds: float) -> None:
        self._at_ease()
        self._deadline = self.loop.call_later(seconds, self._cut)

    def _at_ease(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _must_read(self) -> None:
        if self._unread is None:
            self._unread = self.loop.call_later(self.settings.reading_seconds, self._cut)

    def _has_read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _cut(self) -> None:
        self._at_ease()
        self.transport.abort()

    def _let_go(self) -> None:
        self._at_ease()
        self._has_read()
        if self._counted is not None:
            self.open_from[self._counted] -= 1
            if not self.open_from[self._counted]:
                del self.open_from[self._counted]
            self._counted = None


def guarded(settings: Settings) -> type[HttpToolsProtocol]:
    """Uvicorn's HTTP protocol with the limits of the settings."""

    class Here(Guarded):
        """The protocol with the settings of one server."""

    Here.settings = settings
    Here.balancers = {address.strip() for address in settings.balancers.split(",")}
    Here.open_from = Counter()
    return Here


def text_head(size: int) -> bytes:
    """The frame header of a whole text message of so many bytes, as a server sends it (RFC 6455, 5.2)."""
    if size < 126:
        return bytes((_WHOLE_TEXT, size))
    return struct.pack("!BBH", _WHOLE_TEXT, 126, size) if size < 65536 else struct.pack("!BBQ", _WHOLE_TEXT, 127, size)


def frame_end(data: bytes, start: int) -> int:
    """The end of the client's frame that starts there (RFC 6455, 5.2); -1 if it is not a whole message or goes on."""
    if len(data) < start + 2 or data[start] not in _WHOLE:
        return -1
    size, body = data[start + 1] - 0x80, start + 2 + _MASK_BYTES
    if size == 126 and len(data) >= start + 4:
        size, body = int.from_bytes(data[start + 2 : start + 4]), body + 2
    elif not 0 <= size < 126:
        return -1
    return body + size if body + size <= len(data) else -1


def text_in(data: bytes) -> bytes:
    """The unmasked text of a client's frame, which is the whole data."""
    body = 8 if data[1] == 0x80 + 126 else 6
    text, mask = data[body:], data[body - _MASK_BYTES : body]
    key = (mask * (len(text) // _MASK_BYTES + 1))[: len(text)]
    return (int.from_bytes(text) ^ int.from_bytes(key)).to_bytes(len(text))


class GuardedSockets(WebSocketsSansIOProtocol):
    """A socket that is cut off with the first frame that is too many; what came with it is not even read.

    Uvicorn answers pings by itself, so they are counted here. Who sends too many messages is told so (`socket.py`); here it is only
    seen to that a heap of them holds nobody up.
    """

    settings: Settings

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        rate, brim = self.settings.messages
        self._messages, self._others = Bucket(rate, MESSAGES_HEARD * brim), Bucket(*self.settings.frames)
        self._written = bytearray()  # in this moment
        self._by_frames = True  # whether all has come in whole messages so far

    async def run_asgi(self) -> None:
        self.scope["state"][WIRE] = self
        await super().run_asgi()

    @property
    def unsent(self) -> int:
        """The bytes that the client has not read yet."""
        return self.transport.get_write_buffer_size() + len(self._written)

    def write(self, text: bytes) -> None:
        """Send a message, with the others of this moment.

        Nobody waits for a slow reader here: who writes looks at what is unsent.
        """
        if self.conn.state is State.OPEN:
            if not self._written:
                self.loop.call_soon(self._flush)
            self._written += text_head(len(text))
            self._written += text

    def _flush(self) -> None:
        written, self._written = self._written, bytearray()
        if written and not self.transport.is_closing():
            self.transport.write(written)

    async def send(self, message: ASGISendEvent) -> None:
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def end(self) -> None:
        """Close the socket after what was sent."""
        self.tasks.add(task := self.loop.create_task(self._say_goodbye()))
        task.add_done_callback(self.on_task_complete)

    async def _say_goodbye(self) -> None:
        with suppress(OSError, RuntimeError):  # it has ended already
            await self.send({"type": "websocket.close"})

    def cut(self) -> None:
        """Drop the connection; the server hears of it as of a lost one."""
        self.transport.abort()

    def data_received(self, data: bytes) -> None:
        """Read what has come. A message that comes by itself, as nearly all do, needs no general reader, which takes longer."""
        if not self.handshake_complete:
            self._by_frames = not self.handshake_initiated  # the request itself
        elif self._by_frames:
            end = frame_end(data, 0)
            if end == len(data) <= PIECE_BYTES and data[0] == _WHOLE_TEXT and self.conn.state is State.OPEN:
                if not self.transport.is_closing():
                    self.handle_text(Frame(Opcode.TEXT, text_in(data)))
                return
            while 0 <= end < len(data):
                end = frame_end(data, end)
            self._by_frames = end == len(data)
        for start in range(0, len(data), PIECE_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE_BYTES])

    def handle_text(self, event: Frame) -> None:
        if self._allowed(self._messages):
            self.read_paused |= (first := self.queue.empty())  # reading stops with the second message that waits, not the first
            super().handle_text(event)
            self.read_paused &= not first

    def handle_bytes(self, event: Frame) -> None:
        if self._allowed(self._messages):
            super().handle_bytes(event)

    def handle_ping(self) -> None:
        if self._allowed(self._others):
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._allowed(self._others):
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._allowed(self._others):
            super().handle_cont(event)

    def _allowed(self, bucket: Bucket) -> bool:
        allowed = bucket.take()
        if not allowed:
            self.transport.abort()
        return allowed


def guarded_sockets(settings: Settings) -> type[WebSocketsSansIOProtocol]:
    """Uvicorn's WebSocket protocol with the limits of the settings."""

    class Here(GuardedSockets):
        """The protocol with the settings of one server."""

    Here.settings = settings
    return Here
