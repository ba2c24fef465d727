"""Parts of a view: what a seat sees otherwise than everybody."""

ViewPath = tuple[str | int, ...]
"""Where in a view: keys, and places in lists."""
Parts = dict[ViewPath, object]
"""What is at some places of a view."""
