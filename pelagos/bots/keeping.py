"""Keeping a search: it still holds if the bot decides again right after its own word and nothing new came to light."""

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from pelagos.core.perspective import Perspective
from pelagos.core.state import State


class Search(Protocol):
    """A search that can continue after a word."""

    def advance(self, word: int) -> bool:
        """Continue after a word; False if nothing is known about the position there."""


S = TypeVar("S", bound=Search)


@dataclass(frozen=True)
class Kept(Generic[S]):
    """A search that continues after the bot's last word, and the position it is about."""

    state: State
    search: S


def kept_beyond(search: S, perspective: Perspective, word: int) -> Kept[S] | None:
    """What to keep of a search after a word: something if the seat decides again and nothing new came to light."""
    state = perspective.sample(0)
    sealed = state.sealed
    state.play(word)
    if state.seat != perspective.seat or state.sealed != sealed or not search.advance(word):
        return None
    return Kept(state, search)


def resumed(kept: Kept[S] | None, perspective: Perspective) -> S | None:
    """The kept search, if the seat now sees exactly the position it is about."""
    if kept is None or kept.state.setup.options != perspective.sample(0).setup.options:
        return None
    return kept.search if kept.state.view(perspective.seat) == perspective.view else None
