"""Limits on how often somebody may do something, and on how much they may have at a time."""

import time
from collections import Counter, OrderedDict
from ipaddress import IPv6Address, IPv6Network, ip_address

from pelagos.server.refusals import Refusal
from pelagos.server.settings import Settings

MAX_BUCKETS = 10_000
ADDRESS_SHARE = 4
"""All people behind one address together may do so many times as much as one person."""
HOUSEHOLD_BITS = 64
"""The bits of an IPv6 address that a provider assigns to a household, which chooses the rest itself."""


def household(address: str) -> str:
    """What counts as one address: of IPv6 the network that one household has."""
    try:
        ip = ip_address(address)
    except ValueError:
        return address
    if not isinstance(ip, IPv6Address):
        return address
    return str(ip.ipv4_mapped or IPv6Network((int(ip), HOUSEHOLD_BITS), strict=False))


class Bucket:
    """A token bucket: fills at a rate up to its brim, and every action takes something out."""

    __slots__ = ("brim", "level", "rate", "seen")

    def __init__(self, rate: float, brim: float) -> None:
        self.rate = rate
        self.brim = brim
        self.level = brim
        self.seen = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take the cost out if there is enough; what costs more than the brim needs a full bucket."""
        now = time.monotonic()
        self.level = min(self.brim, self.level + (now - self.seen) * self.rate)
        self.seen = now
        cost = min(cost, self.brim)
        if self.level < cost:
            return False
        self.level -= cost
        return True


class Limits:
    """A bucket for each person or address. A bucket long unused would be full, so it is dropped."""

    def __init__(self, rate: float, brim: float) -> None:
        self._rate = rate
        self._brim = brim
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def allows(self, who: str, cost: float = 1.0, share: int = 1) -> bool:
        """Take something out of somebody's bucket, which may be so many times as large; tells whether there was enough."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate * share, self._brim * share)
        self._buckets[who] = bucket
        if len(self._buckets) > MAX_BUCKETS:
            self._buckets.popitem(last=False)
        return bucket.take(cost)

    def check(self, who: str, cost: float = 1.0) -> None:
        """Refuse what comes too often."""
        if not self.allows(who, cost):
            raise too_often()

    def check_both(self, person: str | None, address: str, cost: float = 1.0) -> None:
        """Refuse what comes too often from a person, or from all people behind an address."""
        if person is not None:
            self.check(person, cost)
        if not self.allows(f"@{address}", cost, ADDRESS_SHARE):
            raise too_often()


class Doorkeeper:
    """All limits of a server process."""

    def __init__(self, settings: Settings) -> None:
        self.requests = Limits(*settings.requests)
        self.reads = Limits(*settings.reads)
        self.lists = Limits(*settings.lists)
        self.guests = Limits(*settings.guests)
        self.openings = Limits(*settings.openings)
        self.messages = Limits(*settings.messages)
        self.positions = Limits(*settings.positions)
        self.chat = Limits(*settings.chat)
        self.hints = Limits(*settings.hints)
        self.chances = Limits(*settings.chances)
        self.analyses = Limits(*settings.analyses)
        self.attempts = Limits(*settings.attempts)
        self.mails = Limits(*settings.mails)
        self._sockets: Counter[str] = Counter()
        self._addresses: OrderedDict[str, str] = OrderedDict()
        self._settings = settings

    def seen(self, person: str, address: str) -> None:
        """Somebody came from an address."""
        self._addresses[person] = address
        self._addresses.move_to_end(person)
        if len(self._addresses) > MAX_BUCKETS:
            self._addresses.popitem(last=False)

    def address_of(self, person: str) -> str:
        """Where somebody came from last, as far as this process knows."""
        return self._addresses.get(person, "")

    def enter(self, person: str | None, address: str) -> bool:
        """Admit a socket if it may come in; whoever is admitted must `leave`."""
        allowed = self._sockets[f"@{address}"] < self._settings.sockets_by_address
        if not allowed or (person is not None and self._sockets[person] >= self._settings.sockets):
            return False
        self._sockets.update(_keys(person, address))
        return True

    def leave(self, person: str | None, address: str) -> None:
        """A socket is closed."""
        self._sockets.subtract(_keys(person, address))
        for key in _keys(person, address):
            if not self._sockets[key]:
                del self._sockets[key]


def _keys(person: str | None, address: str) -> list[str]:
    return [f"@{address}", *([] if person is None else [person])]


def too_often() -> Refusal:
    """Somebody asks too often."""
    return Refusal("too-often", "that was too often; wait a little")
