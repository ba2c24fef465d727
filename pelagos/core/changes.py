"""Differences between views: most words change little, and only that is sent to those who ask for changes."""

from typing import Any, Final, NamedTuple

from pelagos.core.parts import Parts, ViewPath

Change = tuple[ViewPath, object]
"""Where in the view something changed, and what is there now."""
_NOTHING: Final = object()


class Sight(NamedTuple):
    """A view in two parts: what everybody sees, one object for all, and what a seat sees differently."""

    common: dict[str, object]
    own: Parts


def whole(sight: Sight) -> dict[str, object]:
    """The view itself. Only what contains an own part is copied; the rest is shared."""
    view: dict[str, object] = dict(sight.common)
    for place, value in sight.own.items():
        inside: Any = view
        for key in place[:-1]:
            inside[key] = inside = inside[key].copy()
        inside[place[-1]] = value
    return view


def changes(old: object, new: object) -> list[Change]:
    """The changes that turn one JSON-ready value into another. If keys came or went it is the whole dict, because order counts."""
    found: list[Change] = []
    _compare(old, new, (), found)
    return found


def own_changes(old: Sight, new: Sight, common: list[Change]) -> list[Change]:
    """The changes that turn the view of one sight into that of another, given the changes of what everybody sees."""
    places = new.own if old.own.keys() == new.own.keys() else old.own | new.own
    near = {place[0] for place in places}
    found: list[Change] = []
    replaced: set[ViewPath] = set()
    for told, value in common:
        if not told or told[0] in near:
            if any(told[: len(place)] == place for place in places):
                continue
            replaced.update(place for place in places if place[: len(told)] == told)
        found.append((told, value))
    found += [(place, _at(new.common, place)) for place in old.own if place not in new.own and place not in replaced]
    for place, value in new.own.items():
        before = old.own.get(place, _NOTHING)
        if before is _NOTHING or (replaced and place in replaced):
            found.append((place, value))
        elif before != value:
            _compare(before, value, place, found)
    return found


def _at(view: object, place: ViewPath) -> object:
    inside: Any = view
    for key in place:
        inside = inside[key]
    return inside


def _compare(old: object, new: object, path: ViewPath, found: list[Change]) -> None:
    """Append the differences to `found`: twice as fast as nested generators."""
    if isinstance(old, dict) and isinstance(new, dict) and list(old) == list(new):
        for key, value in new.items():
            before = old[key]
            if before is not value and before != value:
                _compare(before, value, (*path, key), found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, value in enumerate(new):
            before = old[place]
            if before is not value and before != value:
                _compare(before, value, (*path, place), found)
    else:
        found.append((path, new))
