"""The vocabulary of a game: every decision is one word of a finite list, declared once.

A verb with its axes stands for all combinations of their values: `PLACE = VOCABULARY.verb("place", CIRCLE, TURNS)` gives
`place a1 0`, `place a1 1` and so on. The codes for the engine and the texts for people follow from the declaration.
"""

import difflib
from typing import Final, final

from mypy_extensions import i64

from pelagos.core.errors import UnknownWord

MAX_VALUES_SHOWN: Final = 12
"""How many of the possible values a message lists before it only hints at the rest."""


@final
class Axis:
    """A named list of values that a word or a message may mention, such as the circles of an island."""

    def __init__(self, name: str, values: list[str]) -> None:
        self.name: Final = name
        self.values: Final = values
        self.index: Final = {value: i for i, value in enumerate(values)}

    def __len__(self) -> int:
        return len(self.values)


@final
class Verb:
    """The words with the same beginning: a name and up to three axes. Codes are dense, in the order of the axes."""

    def __init__(self, name: str, axes: list[Axis], base: i64) -> None:
        sizes = [len(axis) for axis in axes] + [1, 1, 1]
        self.name: Final = name
        self.axes: Final = axes
        self.base: Final = base
        self.stride: Final[i64] = sizes[1] * sizes[2]
        self.stride2: Final[i64] = sizes[2]
        self.size: Final[i64] = sizes[0] * sizes[1] * sizes[2]

    def code(self, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
        """The word with these values, given by their indices on the axes."""
        return self.base + first * self.stride + second * self.stride2 + third

    def owns(self, word: i64) -> bool:
        """Whether the word begins with this verb."""
        return self.base <= word < self.base + self.size

    def first(self, word: i64) -> i64:
        """The index of the word's first value on its axis."""
        return (word - self.base) // self.stride

    def second(self, word: i64) -> i64:
        """The index of the word's second value on its axis."""
        return (word - self.base) % self.stride // self.stride2

    def third(self, word: i64) -> i64:
        """The index of the word's third value on its axis."""
        return (word - self.base) % self.stride2


@final
class Vocabulary:
    """All words of a game, numbered from 0 in the order in which the verbs are declared."""

    def __init__(self) -> None:
        self.verbs: Final[list[Verb]] = []
        self._by_name: Final[dict[str, Verb]] = {}
        self._texts: Final[dict[int, str]] = {}  # of words that have been asked for
        self._codes: Final[dict[str, int]] = {}  # of these texts
        self._size: int = 0

    def verb(self, name: str, *axes: Axis) -> Verb:
        """Declare a verb."""
        verb = Verb(name, list(axes), self._size)
        self.verbs.append(verb)
        self._by_name[name] = verb
        self._size += verb.size
        return verb

    def __len__(self) -> int:
        return self._size

    def verb_of(self, code: int) -> Verb:
        """The verb of a word."""
        if not 0 <= code < self._size:
            raise UnknownWord(f"{code} is no word's code: codes go from 0 to {self._size - 1}")
        return next(verb for verb in self.verbs if verb.owns(code))

    def parts(self, code: int) -> list[str]:
        """The verb's name and the values of a word."""
        verb = self.verb_of(code)
        rest: int = code - verb.base
        values: list[str] = []
        for axis in reversed(verb.axes):
            values.append(axis.values[rest % len(axis)])
            rest //= len(axis)
        return [verb.name, *reversed(values)]

    def text(self, code: int) -> str:
        """The word as people read it."""
        text = self._texts.get(code)
        if text is None:
            text = self._texts[code] = " ".join(self.parts(code))
            self._codes[text] = code
        return text

    def code(self, text: str) -> int:
        """The code of a text, ignoring case and extra spaces."""
        code = self._codes.get(text)
        return self._read(text) if code is None else code

    def _read(self, text: str) -> int:
        parts = text.lower().split()
        if not parts:
            known = ", ".join(self._by_name)
            raise UnknownWord(f"an empty text is no word; words begin with {known}", "empty", known=known)
        verb = self._by_name.get(parts[0])
        if verb is None:
            raise _unknown(text, parts[0], list(self._by_name))
        if len(parts) - 1 != len(verb.axes):
            form = " ".join([verb.name] + [f"<{axis.name}>" for axis in verb.axes])
            raise UnknownWord(f"{text!r} is no word: it should be '{form}'", "wrong-form", form=form)
        place = 0
        for axis, value in zip(verb.axes, parts[1:], strict=True):
            if value not in axis.index:
                raise _unknown(text, value, axis.values, axis.name)
            place = place * len(axis) + axis.index[value]
        return int(verb.base) + place


def _unknown(text: str, wrong: str, right: list[str], axis: str = "") -> UnknownWord:
    """The error for a text with an unknown part, with what could have been meant."""
    start = f"{text!r} is no word: there is no {axis or 'verb'} {wrong!r}"
    close = difflib.get_close_matches(wrong, right, n=3, cutoff=0.5)
    if close:
        return UnknownWord(f"{start}; did you mean {' or '.join(close)}?", "misspelt", wrong=wrong, close=", ".join(close))
    known = ", ".join(right[:MAX_VALUES_SHOWN]) + (", ..." if len(right) > MAX_VALUES_SHOWN else "")
    return UnknownWord(f"{start}; there are {known}", "unknown-value" if axis else "unknown-verb", wrong=wrong, known=known)
