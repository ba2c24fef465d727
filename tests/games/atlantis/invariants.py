"""How the conformance suite plays Atlantis, and what must hold after every word (I18)."""

from pelagos.games.atlantis.components import COMPONENTS
from pelagos.games.atlantis.invariants import check

__all__ = ["OPTIONS", "check", "random_options"]

OPTIONS: list[dict[str, object]] = [
    {},
    {f"{colour}_side": "A" for colour in COMPONENTS.colours},
    {"brown_side": "A", "purple_side": "A", "order": "blue-brown-purple-green", "first_player": "1"},
]
"""The main variants; each is played with every number of players. Together they have every side with both of every other board."""


def random_options(seed: int) -> dict[str, object]:
    """Any combination of sides, for the long runs."""
    return {f"{colour}_side": "AB"[seed >> number & 1] for number, colour in enumerate(COMPONENTS.colours)}
