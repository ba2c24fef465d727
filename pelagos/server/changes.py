"""What is different in a view: after most words little is, and only that is sent to whoever asks for changes."""

from collections.abc import Iterator

Path = tuple[str | int, ...]
Change = tuple[Path, object]
"""Where in the view, as keys and places in lists, and what is there now."""


def changes(old: object, new: object, path: Path = ()) -> Iterator[Change]:
    """What makes one JSON-ready value of another. Where keys have come or gone all are told, because their order counts."""
    if isinstance(old, dict) and isinstance(new, dict) and list(old) == list(new):
        for key, value in new.items():
            if old[key] != value:
                yield from changes(old[key], value, (*path, key))
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, (one, other) in enumerate(zip(old, new, strict=True)):
            if one != other:
                yield from changes(one, other, (*path, place))
    else:
        yield path, new
