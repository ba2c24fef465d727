"""Connections to addresses that people have given: never into the server's own network, never for long, and little is read there.

The address is looked at when a socket connects, after names were resolved and redirects followed, so neither can lead inside.
"""

import os
import socket
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from ipaddress import ip_address, ip_network
from typing import Any

from requests.models import Response

MAX_SECONDS = 30.0
"""Seconds after which somebody who answers byte by byte is cut off."""
MAX_ANSWER_BYTES = 100_000
"""How much of an answer is read; nobody needs more than whether a message was taken."""
TRANSLATED = ip_network("64:ff9b::/96")
"""IPv4 addresses behind a translator (NAT64), those inside as well."""

_here = threading.local()


class Inside(OSError):
    """An address leads into the server's own network."""


class Call:
    """What a thread does for somebody: whether it may go inside, the wires that it has, and whether there was an answer."""

    def __init__(self, inside: bool) -> None:
        self.inside = inside
        self.wires: list[socket.socket] = []
        self.answered = False
        self.connected = False

    @property
    def unanswered(self) -> bool:
        """Whether somebody was reached and then said nothing: what they were told may have arrived."""
        return self.connected and not self.answered

    def cut(self) -> None:
        """Close the connections: it takes too long."""
        for wire in self.wires:
            with suppress(OSError):
                wire.shutdown(socket.SHUT_RDWR)

    def end(self) -> None:
        """It is done."""
        for wire in self.wires:
            with suppress(OSError):
                self.connected = bool(wire.getpeername()) or self.connected
            wire.close()


def is_inside(address: str) -> bool:
    """Whether an address is not one of the open internet."""
    ip = ip_address(address.partition("%")[0])
    plain = getattr(ip, "ipv4_mapped", None) or getattr(ip, "sixtofour", None) or ip
    return not plain.is_global or plain.is_multicast or plain in TRANSLATED


def _look(event: str, args: tuple[Any, ...]) -> None:
    call: Call | None = getattr(_here, "call", None) if event == "socket.connect" else None
    if call is None:
        return
    opened, to = args
    if not call.inside and (not isinstance(to, tuple) or is_inside(str(to[0]))):
        raise Inside("this address is inside the server's own network")
    call.wires.append(socket.socket(fileno=os.dup(opened.fileno())))  # its own handle: the other may be given away, or closed


sys.addaudithook(_look)


@contextmanager
def stranger(inside: bool = False) -> Iterator[Call]:
    """What this thread does meanwhile connects to the open internet alone, unless `inside` is allowed, and comes to an end."""
    call = _here.call = Call(inside)
    timer = threading.Timer(MAX_SECONDS, call.cut)
    timer.daemon = True
    timer.start()
    try:
        yield call
    finally:
        timer.cancel()
        _here.call = None
        call.end()


_read: Callable[..., Iterator[Any]] = Response.iter_content


def _read_some(answer: Response, chunk_size: int | None = 1, decode_unicode: bool = False) -> Iterator[Any]:
    """As requests reads an answer, to the end or to where nobody reads on."""
    call: Call | None = getattr(_here, "call", None)
    left = None if call is None else MAX_ANSWER_BYTES
    if call is not None:
        call.answered = True
    for chunk in _read(answer, chunk_size, decode_unicode):
        yield chunk
        if left is not None:
            left -= len(chunk)
            if left <= 0:
                answer.close()
                return


Response.iter_content = _read_some  # type: ignore[assignment, method-assign]  # the chat programs' own code calls requests, and reads it all
