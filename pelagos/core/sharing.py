"""Parts of views that are one object wherever they are equal: they are made once, and to compare them takes no time."""

from typing import Final, TypeVar

T = TypeVar("T")
MAX_PARTS_KEPT: Final = 100_000
"""So many parts of a kind are kept."""


def kept(parts: dict[int, T], made_of: int, part: T) -> T:
    """Keep a part for views to come, under a number that says all that it is made of. From now on nobody may change it."""
    if len(parts) >= MAX_PARTS_KEPT:
        parts.clear()
    parts[made_of] = part
    return part


def copied(view: dict[str, object]) -> dict[str, object]:
    """A view for somebody who may change it."""
    copy = view.copy()
    for key, value in view.items():
        if isinstance(value, dict):
            copy[key] = copied(value)
        elif isinstance(value, list):
            copy[key] = _copied(value)
    return copy


def _copied(values: list[object]) -> list[object]:
    copy = values.copy()
    for place, value in enumerate(values):
        if isinstance(value, dict):
            copy[place] = copied(value)
        elif isinstance(value, list):
            copy[place] = _copied(value)
    return copy
