"""Advice for people."""

from pelagos.bots.search import SearchBot, Thought
from pelagos.core.perspective import Perspective


def hint(
    perspective: Perspective, seconds: float | None = None, iterations: int | None = None, seed: int | None = None, most: int = 3
) -> list[Thought]:
    """The best words with their estimated chances, as a search sees them, the best first; none if the seat does not decide now."""
    if not perspective.legal():
        return []
    return SearchBot(seed, seconds, iterations).think(perspective)[:most]
