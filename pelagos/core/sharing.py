"""Equal parts of views as one object: made once, and compared in no time."""

from typing import Final, TypeVar

T = TypeVar("T")
MAX_PARTS_KEPT: Final = 100_000
"""How many parts of a kind are kept."""


def kept(parts: dict[int, T], made_of: int, part: T) -> T:
    """Keep a part for later views, under a number that determines all of it. Nobody may change it from now on."""
    if len(parts) >= MAX_PARTS_KEPT:
        parts.clear()
    parts[made_of] = part
    return part


def copied(view: dict[str, object]) -> dict[str, object]:
    """A copy of a view that may be changed."""
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
