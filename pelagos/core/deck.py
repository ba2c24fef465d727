"""A face-down pile: drawn from the top, and what everybody has seen may be put under it."""

from typing import Final, final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.digest import Digest
from pelagos.core.rng import Rng
from pelagos.core.vecs import sorted_vec


@final
@mypyc_attr(acyclic=True)
class Deck:
    """The pile, bottom first. The lowest `known` items were put under it face up, so their order is no secret.

    The items are never changed in place, so clones share them.
    """

    def __init__(self, items: vec[i64], known: i64 = 0) -> None:
        self.items: vec[i64] = items
        self.known: i64 = known

    def clone(self) -> "Deck":
        """An independent copy."""
        return Deck(self.items, self.known)

    def size(self) -> i64:
        """How many items are left."""
        return len(self.items)

    def draw(self) -> i64:
        """Take the top item; there must be one."""
        self.items, item = pop(self.items)
        if self.known > len(self.items):
            self.known = len(self.items)
        return item

    def put_under(self, item: i64) -> None:
        """Put an item that everybody has seen under the pile."""
        items = vec[i64](capacity=len(self.items) + 1)
        items = append(items, item)
        for i in range(len(self.items)):
            items = append(items, self.items[i])
        self.items = items
        self.known += 1

    def write(self, digest: Digest) -> None:
        """Put everything into a digest."""
        digest.numbers(self.items)
        digest.number(self.known)

    def redeal(self, rng: Rng) -> None:
        """Shuffle the unknown part. The result does not depend on its previous order."""
        hidden = rng.shuffled(sorted_vec(self.items[self.known :]))
        items = self.items[: self.known]
        for i in range(len(hidden)):
            items = append(items, hidden[i])
        self.items = items


NO_DECK: Final = Deck(vec[i64]())
"""A placeholder for a field until its deck is made; nobody draws from it."""
