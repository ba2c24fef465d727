"""A game in the words of a language: names, prompts, log lines and the short rules.

The words are in each game's `locales/` as Project Fluent files; docs/adding-a-game.md says what must be in them.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from pelagos.core.errors import UnknownLanguage
from pelagos.core.game import Game
from pelagos.core.journal import Entry

Value = int | str


def languages(package: str) -> list[str]:
    """The languages that a package with a folder `locales` knows."""
    return sorted(file.name.removesuffix(".ftl") for file in _folder(package).iterdir() if file.name.endswith(".ftl"))


def _folder(package: str) -> Traversable:
    return files(package) / "locales"


@cache
def _bundle(package: str, code: str) -> FluentBundle:
    known = languages(package)
    if code not in known:
        raise UnknownLanguage(f"there is no language {code!r}; there are {', '.join(known)}")
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource((_folder(package) / f"{code}.ftl").read_text(encoding="utf-8")))
    return bundle


class Texts:
    """The messages of one package in one language."""

    def __init__(self, package: str, code: str) -> None:
        self.code: str = code
        self._bundle = _bundle(package, code)

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def text(self, message: str, **values: Value) -> str:
        """A message with its values put in. One that nobody has written yet shows its own name."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        return message if pattern is None else str(self._bundle.format_pattern(pattern, dict(values))[0])


class Language(Texts):
    """All the words of a game in one language."""

    def __init__(self, game: Game, code: str) -> None:
        self.game: Game = game
        self._package: str = f"pelagos.games.{game.name}"
        super().__init__(self._package, code)

    def name(self, axis: str, value: str) -> str:
        """What a value of an axis is called; itself where it has no name, such as a circle."""
        message = f"{axis}-{value}"
        return self.text(message) if self.has(message) else value

    def prompt(self, step: str) -> str:
        """What is asked when this step is pending."""
        return self.text(f"prompt-{step}")

    def word(self, code: int, players: Sequence[str] = ()) -> str:
        """A word as a sentence. Seats are called by the players' names, where these are given."""
        verb = self.game.vocabulary.verb_of(code)
        values: dict[str, Value] = {}
        for axis, value in zip(verb.axes, self.game.vocabulary.parts(code)[1:], strict=True):
            values[_new_name(axis.name, values)] = self._value(axis.name, value, players)
        return self.text(f"word-{verb.name}", **values)

    def log(self, entry: Entry, players: Sequence[str]) -> str:
        """An entry of the journal as a sentence. What the reader may not know is left empty."""
        kind = next(kind for kind in self.game.messages.kinds if kind.name == entry["message"])
        seat = int(entry["seat"])
        values: dict[str, Value] = {"player": players[seat] if seat >= 0 else ""}
        for name, axis in kind.params:
            value = entry.get(name, "")
            if name == "dice":
                values[name] = self._dice(str(value))
            else:
                values[name] = self._value(axis.name, value, players) if isinstance(value, str) else value
        return self.text(f"log-{kind.name}", **values)

    def rules(self) -> str:
        """The rules in short, as Markdown."""
        return (_folder(self._package) / f"rules.{self.code}.md").read_text(encoding="utf-8")

    def _value(self, axis: str, value: str, players: Sequence[str]) -> Value:
        """A value as sentences take it: translated, a player's name, or a number, so that plurals work."""
        if axis == "seat" and value.isdecimal() and int(value) <= len(players):
            return players[int(value) - 1]
        if self.has(f"{axis}-{value}"):
            return self.name(axis, value)
        return int(value) if value.isdecimal() else value

    def _dice(self, digits: str) -> str:
        """A roll: one digit for each die, special faces by their names (`die-9`)."""
        return ", ".join(self.name("die", digit) for digit in digits)


def _new_name(axis: str, taken: Mapping[str, Value]) -> str:
    """The variable of a verb's next axis: the second one of the same axis gets a 2."""
    return axis if axis not in taken else f"{axis}2"
