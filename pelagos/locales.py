"""A game in the words of a language: names, prompts, log lines and the short rules.

The texts are in each game's `locales/`, as Project Fluent files; docs/adding-a-game.md says what must be in them. Those for
all games are in the core's.
"""

from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from pelagos.core.errors import UnknownLanguage
from pelagos.core.game import Game
from pelagos.core.journal import LogEntry
from pelagos.core.preview import Reason

CORE = "pelagos.core"

Value = int | str


FALLBACK = "en"
"""The language for texts that a game from outside lacks in the requested one."""


EMPTY = '{ "" }'
"""A message without text, as Fluent writes it."""


def languages(package: str) -> list[str]:
    """The languages of a package with a folder `locales`."""
    folder = _folder(package)
    found = folder.iterdir() if folder.is_dir() else iter(())
    return sorted(file.name.removesuffix(".ftl") for file in found if file.name.endswith(".ftl"))


def _folder(package: str) -> Traversable:
    return files(package) / "locales"


@cache
def _bundle(package: str, code: str) -> FluentBundle:
    known = languages(CORE)
    if code not in known:
        raise UnknownLanguage(f"there is no language {code!r}; there are {', '.join(known)}")
    return _bundle_of(source(package, code), code)


def _bundle_of(messages: str, code: str) -> FluentBundle:
    bundle = FluentBundle([code], use_isolating=False)
    bundle.add_resource(FluentResource(messages))
    return bundle


def source(package: str, code: str) -> str:
    """All messages of a package in a language, after those of the core, as one Fluent file."""
    return "\n".join(_read(one, "{}.ftl", code) for one in (CORE, package))


def game_source(game: Game, code: str) -> str:
    """All messages of a game in a language, including those composed from its components, as one Fluent file."""
    made = [f"{name} = {text or EMPTY}" for name, text in Language(game, code).sentences.items()]
    return "\n".join([source(game.package, code), *made])


def rules(package: str, code: str) -> str:
    """A game's rules in short, as Markdown; empty if it has none."""
    return _read(package, "rules.{}.md", code)


def _read(package: str, name: str, code: str) -> str:
    """A file of a package in a language, else in the fallback language, else nothing."""
    files_there = [file for file in (_folder(package) / name.format(one) for one in (code, FALLBACK)) if file.is_file()]
    return files_there[0].read_text(encoding="utf-8") if files_there else ""


class Texts:
    """The messages of one package in one language."""

    def __init__(self, package: str, code: str) -> None:
        self.code: str = code
        self._bundle = _bundle(package, code)

    @classmethod
    def of(cls, messages: str, code: str) -> "Texts":
        """The messages of a Fluent text that belongs to no package."""
        texts = cls(CORE, code)
        texts._bundle = _bundle_of(messages, code)
        return texts

    def has(self, message: str) -> bool:
        """Whether there is such a message."""
        return self._bundle.has_message(message)

    def text(self, message: str, /, **values: Value) -> str:
        """A message, formatted with values. A missing message shows its own name."""
        pattern = self._bundle.get_message(message).value if self.has(message) else None
        return message if pattern is None else str(self._bundle.format_pattern(pattern, dict(values))[0])


class Language(Texts):
    """All the words of a game in one language."""

    def __init__(self, game: Game, code: str) -> None:
        self.game: Game = game
        super().__init__(game.package, code)

    @property
    def title(self) -> str:
        """What the game is called."""
        return self.text("game-title") if self.has("game-title") else self.game.title

    def name(self, axis: str, value: str) -> str:
        """The name of a value of an axis; the value itself if it has no name, such as a circle."""
        message = f"{axis}-{value}"
        return self.text(message) if self.has(message) else value

    @cached_property
    def sentences(self) -> dict[str, str]:
        """The messages composed from the components."""
        return self.game.sentences(self.text)

    def about(self, axis: str, value: str) -> str:
        """What a thing with an effect does, such as a card; empty if there is nothing to say."""
        return self.sentences.get(f"about-{axis}-{value}", "")

    def prompt(self, step: str, values: object = None, players: Sequence[str] = ()) -> str:
        """The question when this step is pending; if the game has one, the more exact text with the values of a view's `prompt`."""
        exact = f"prompt-{step}-now"
        if not isinstance(values, dict) or not self.has(exact):
            return self.text(f"prompt-{step}")
        return self.text(
            exact,
            **{name: self._value(name, value, players) if isinstance(value, str) else value for name, value in values.items()},
        )

    def word(self, code: int, players: Sequence[str] = (), step: str = "") -> str:
        """A word as a sentence; a step may have its own. Seats are called by the players' names, if these are given."""
        verb = self.game.vocabulary.verb_of(code)
        values: dict[str, Value] = {}
        for axis, value in zip(verb.axes, self.game.vocabulary.parts(code)[1:], strict=True):
            values[_new_name(axis.name, values)] = self._value(axis.name, value, players)
        exact = f"word-{verb.name}-at-{step}"
        return self.text(exact if self.has(exact) else f"word-{verb.name}", **values)

    def log(self, entry: LogEntry, players: Sequence[str]) -> str:
        """An entry of the journal as a sentence. What the reader may not know is empty."""
        kind = next(kind for kind in self.game.messages.kinds if kind.name == entry["message"])
        seat = int(entry["seat"])
        values: dict[str, Value] = {"player": players[seat] if seat >= 0 else ""}
        for name, axis in kind.params:
            value = entry.get(name, "")
            if name == "dice":
                values[name] = self._dice(str(value))
            else:
                values[name] = self._value(axis.name, value, players) if isinstance(value, str) else value
        values["amounts"] = self._listed(
            [self.text(f"amount-{name}", n=n) for name, n in values.items() if n and self.has(f"amount-{name}")]
        )
        return self.text(f"log-{kind.name}", **values)

    def reason(self, reason: Reason, players: Sequence[str]) -> str:
        """Why a word cannot be said."""
        values: dict[str, Value] = {}
        for name, value in reason.values.items():
            if name == "step":
                values[name] = self.prompt(str(value))
            else:
                values[name] = self._value(name, value, players) if isinstance(value, str) else value
        return self.text(f"reason-{reason.name}", **values)

    def rules(self) -> str:
        """The rules in short, as Markdown."""
        return rules(self.game.package, self.code)

    def _value(self, axis: str, value: str, players: Sequence[str]) -> Value:
        """A value as messages take it: translated, a player's name, or a number, so that plurals work."""
        if axis == "seat" and value.isdecimal() and int(value) <= len(players):
            return players[int(value) - 1]
        if self.has(f"{axis}-{value}"):
            return self.name(axis, value)
        return int(value) if value.isdecimal() else value

    def _listed(self, things: list[str]) -> str:
        """Things one after the other: "1 coin, 2 compasses and 1 jewel"."""
        *first, last = things or [""]
        return self.text("listed", first=", ".join(first), last=last) if first else last

    def _dice(self, digits: str) -> str:
        """A roll: one digit for each die; special faces have names (`die-9`)."""
        return ", ".join(self.name("die", digit) for digit in digits)


def _new_name(axis: str, taken: Mapping[str, Value]) -> str:
    """The variable for a verb's next axis: the second of the same axis gets a 2."""
    return axis if axis not in taken else f"{axis}2"
