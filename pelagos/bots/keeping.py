"""What a bot found out about the position after its own word holds, if it decides again at once and nothing new came to light."""

from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from pelagos.core.perspective import Perspective
from pelagos.core.state import State


class Search(Protocol):
    """What can go on beyond a word."""

    def advance(self, word: int) -> bool:
        """Go on beyond a word that is said; False if nothing is known of what follows."""


S = TypeVar("S", bound=Search)


@dataclass(frozen=True)
class Kept(Generic[S]):
    """A search that has gone on beyond the own word said last, and the position in which it holds."""

    state: State
    search: S


def kept_beyond(search: S, perspective: Perspective, word: int) -> Kept[S] | None:
    """What stays of a search when the seat says a word and decides again, with nothing new come to light."""
    state = perspective.sample(0)
    sealed = state.sealed
    state.play(word)
    if state.seat != perspective.seat or state.sealed != sealed or not search.advance(word):
        return None
    return Kept(state, search)


def resumed(kept: Kept[S] | None, perspective: Perspective) -> S | None:
    """The kept search, if the seat now sees just the position that it is about."""
    if kept is None or kept.state.setup.options != perspective.sample(0).setup.options:
        return None
    return kept.search if kept.state.view(perspective.seat) == perspective.view else None
