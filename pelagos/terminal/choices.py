"""Which of the legal words are on offer, and what a typed line means among them."""

from collections.abc import Callable
from dataclasses import dataclass

from pelagos.core.errors import UnknownWord
from pelagos.core.game import Game

MAX_SINGLE_WORDS = 12
"""How many words at most are offered one by one."""


@dataclass(frozen=True)
class Choices:
    """The legal words, those in question now, and the items offered: single words or groups."""

    game: Game
    legal: list[int]
    words: list[int]
    items: list[list[int]]

    @classmethod
    def of(cls, game: Game, legal: list[int], words: list[int] | None = None) -> "Choices":
        """Offer some of the legal words, or all. Many are grouped by all but their last part."""
        words = legal if words is None else words
        groups: dict[str, list[int]] = {}
        for word in words:
            groups.setdefault(game.text(word).rpartition(" ")[0] if len(words) > MAX_SINGLE_WORDS else str(word), []).append(word)
        if len(groups) == 1:
            groups = {str(word): [word] for word in words}
        return cls(game, legal, words, [*groups.values()])

    @property
    def narrowed(self) -> bool:
        """Whether only some of the legal words are in question."""
        return len(self.words) < len(self.legal)

    def label(self, item: list[int]) -> str:
        """What an item is called: the word itself, or how the words of the group begin."""
        text = self.game.text(item[0])
        return text if len(item) == 1 else text.rpartition(" ")[0]

    def read(self, line: str, covers: Callable[[int], set[str]]) -> "int | Choices":
        """The word that a typed line means, legal or not, or the choices that it narrows down to.

        A line may be an item's number, a word, a part of one (`d4 2`), or a circle that the word would cover.
        """
        if line.isdecimal():
            return self._item(int(line))
        parts = line.lower().split()
        exact = " ".join(parts)
        texts = {word: self.game.text(word) for word in self.legal}
        for word, text in texts.items():
            if text == exact:
                return word
        found = [word for word, text in texts.items() if _within(parts, text.split())]
        if len(found) == 1:
            return found[0]
        found = found or [word for word in self.legal if set(parts) <= covers(word)]
        if found:
            return Choices.of(self.game, self.legal, found)
        return self.game.code(line)

    def _item(self, number: int) -> "int | Choices":
        if not 1 <= number <= len(self.items):
            last = len(self.items)
            raise UnknownWord(f"there is no number {number}; there are 1 to {last}", "unknown-number", number=number, last=last)
        item = self.items[number - 1]
        return item[0] if len(item) == 1 else Choices.of(self.game, self.legal, item)


def _within(parts: list[str], text: list[str]) -> bool:
    """Whether the parts occur in the text one after the other."""
    return any(text[start : start + len(parts)] == parts for start in range(len(text)))
