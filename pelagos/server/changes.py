"""What is different in a view: after most words little is, and only that is sent to whoever asks for changes."""

Path = tuple[str | int, ...]
Change = tuple[Path, object]
"""Where in the view, as keys and places in lists, and what is there now."""


def changes(old: object, new: object) -> list[Change]:
    """What makes one JSON-ready value of another. Where keys have come or gone all are told, because their order counts."""
    found: list[Change] = []
    _compare(old, new, (), found)
    return found


def _compare(old: object, new: object, path: Path, found: list[Change]) -> None:
    """Add what is different to what was found: a list to add to is twice as fast as generators inside each other."""
    if isinstance(old, dict) and isinstance(new, dict) and list(old) == list(new):
        for key, value in new.items():
            before = old[key]
            if before != value:
                _compare(before, value, (*path, key), found)
    elif isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        for place, value in enumerate(new):
            before = old[place]
            if before != value:
                _compare(before, value, (*path, place), found)
    else:
        found.append((path, new))
