"""Advice for people."""

from dataclasses import replace

from pelagos.bots.chances import told_to_one
from pelagos.bots.search import SearchBot, Thought
from pelagos.core.perspective import Perspective


def hint(
    perspective: Perspective, seconds: float | None = None, iterations: int | None = None, seed: int | None = None, most: int = 3
) -> list[Thought]:
    """The best words with the chances that a search gives them, best first; none if it is not the seat's decision."""
    if not perspective.legal():
        return []
    state = perspective.sample(0)
    found = SearchBot(seed, seconds, iterations).think(perspective)[:most]
    return [replace(thought, chance=told_to_one(state, thought.chance)) for thought in found]
