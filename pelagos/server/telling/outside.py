"""Connections to addresses that people have given: never into the server's own network.

The address is looked at when a socket connects, after names were resolved and redirects followed, so neither can lead inside.
"""

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import ip_address, ip_network

_guarded = threading.local()
TRANSLATED = ip_network("64:ff9b::/96")
"""IPv4 addresses behind a translator (NAT64), those inside as well."""


class Inside(OSError):
    """Somebody's address leads into the server's own network."""


def is_inside(address: str) -> bool:
    """Whether an address is not one of the open internet."""
    ip = ip_address(address.partition("%")[0])
    plain = getattr(ip, "ipv4_mapped", None) or getattr(ip, "sixtofour", None) or ip
    return not plain.is_global or plain.is_multicast or plain in TRANSLATED


def _look(event: str, args: tuple[object, ...]) -> None:
    if event == "socket.connect" and getattr(_guarded, "on", False):
        to = args[1]
        if not isinstance(to, tuple) or is_inside(str(to[0])):
            raise Inside("this address is inside the server's own network")


sys.addaudithook(_look)


@contextmanager
def outside_only(wanted: bool = True) -> Iterator[None]:
    """What this thread does meanwhile connects to the open internet alone."""
    _guarded.on = wanted
    try:
        yield
    finally:
        _guarded.on = False
