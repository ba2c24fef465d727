"""Limits on how often somebody may do something."""

import time
from collections import OrderedDict

from pelagos.server.refusals import Refusal

REMEMBERED = 10_000


class Bucket:
    """Fills by so much a second up to a brim; each deed takes one out."""

    __slots__ = ("brim", "level", "rate", "seen")

    def __init__(self, rate: float, brim: float) -> None:
        self.rate = rate
        self.brim = brim
        self.level = brim
        self.seen = time.monotonic()

    def take(self) -> bool:
        """Whether there was still something in it."""
        now = time.monotonic()
        self.level = min(self.brim, self.level + (now - self.seen) * self.rate)
        self.seen = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Limits:
    """A bucket for everybody."""

    def __init__(self, rate: float, brim: float) -> None:
        self._rate = rate
        self._brim = brim
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, who: str) -> None:
        """Refuse what comes too often."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, self._brim)
        self._buckets[who] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise Refusal(429, "too-often", "that was too often; wait a little")
