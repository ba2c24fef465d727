"""Parts of a view: what a seat sees differently from everybody."""

ViewPath = tuple[str | int, ...]
"""A path in a view: keys, and indices of lists."""
Parts = dict[ViewPath, object]
"""What is at some paths of a view."""
