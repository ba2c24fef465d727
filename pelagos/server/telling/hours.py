"""When somebody is told something: what they want to be told, quiet hours, and one mail a day for slow games."""

from collections.abc import Mapping
from datetime import datetime, time, timedelta, tzinfo
from typing import Any, Final
from zoneinfo import ZoneInfo

from pelagos.server.protocol import ChannelKind, NewsKind

ALL: Final[list[ChannelKind]] = ["push", "mail", "webhook"]
USUAL: Final[dict[NewsKind, list[ChannelKind]]] = {"turn": ALL, "start": ALL, "invite": ALL, "over": ALL, "chat": []}
"""The wishes of people who have not set any."""


def told_at(preferences: Mapping[str, Any], kind: NewsKind, channel: ChannelKind, slow: bool, at: float) -> float | None:
    """When an item of news is told by a channel, or None if it is not wanted there."""
    if channel not in preferences.get("calls", {}).get(kind, USUAL[kind]):
        return None
    zone = zone_of(str(preferences.get("zone", "")))
    when = datetime.fromtimestamp(at, zone)
    if channel == "mail" and slow and preferences.get("digest"):
        when = _next(when, clock(str(preferences["digest"])))
    if preferences.get("quiet"):
        begin, end = (clock(part) for part in str(preferences["quiet"]).split("-"))
        when = _after_quiet(when, begin, end)
    return max(at, when.timestamp())


def zone_of(name: str) -> tzinfo:
    """A time zone by its name; Greenwich, where nobody knows it."""
    try:
        return ZoneInfo(name or "UTC")
    except (ValueError, OSError, LookupError):
        return ZoneInfo("UTC")


def clock(text: str) -> time:
    """A time of day such as 22:30."""
    return time.fromisoformat(text)


def _next(after: datetime, at: time) -> datetime:
    """The next time that a clock there shows this."""
    today = datetime.combine(after.date(), at, after.tzinfo)
    return today if today >= after else datetime.combine(after.date() + timedelta(days=1), at, after.tzinfo)


def _after_quiet(when: datetime, begin: time, end: time) -> datetime:
    """The time itself, or the end of the quiet hours that it falls into."""
    now = when.time()
    quiet = begin <= now < end if begin <= end else now >= begin or now < end
    return _next(when, end) if quiet else when
