"""I11: the divine presence marker."""

from mypy_extensions import i64

from pelagos.games.atlantis.state import Atlantis


def move_presence(s: Atlantis, region: i64) -> None:
    """I11.2: by Travel and by the ability `move_presence` only."""
    s.marker = region
