"""The variants of a game: typed, with defaults and meanings."""

from collections.abc import Mapping
from dataclasses import dataclass

from pelagos.core.errors import BadOption, UnknownOption

Value = bool | str | list[str]
"""A switch, a choice, or a choice for each seat."""


@dataclass(frozen=True)
class Switch:
    """A variant that is on or off."""

    name: str
    meaning: str
    default: bool = False
    players: range | None = None
    """The numbers of players for which it has a meaning; None: all."""

    def offered(self, players: int) -> tuple[bool, ...]:
        """What can be chosen with this many players; nothing if it has no meaning then."""
        return (False, True) if self.players is None or players in self.players else ()

    def check(self, value: object, players: int) -> Value:
        """The value, checked."""
        if isinstance(value, bool):
            return value
        raise BadOption(f"{self.name} is {value!r}; it must be True or False: {self.meaning}")

    def read(self, text: str) -> Value:
        """The value for a text from a record or a command line."""
        if text in ("yes", "no"):
            return text == "yes"
        raise BadOption(f"{self.name} is {text!r}; it must be yes or no: {self.meaning}")


@dataclass(frozen=True)
class Choice:
    """A variant with several values; `per_seat` ones may be given as one value for all or one for each seat."""

    name: str
    meaning: str
    values: tuple[str, ...]
    per_seat: bool = False
    names_seats: bool = False
    """Numeric values are seats, counted from 1."""
    players: range | None = None
    """The numbers of players for which it has a meaning; None: all."""

    @property
    def default(self) -> str:
        """The first value."""
        return self.values[0]

    def offered(self, players: int) -> tuple[str, ...]:
        """What can be chosen with this many players; nothing if it has no meaning then."""
        if self.players is not None and players not in self.players:
            return ()
        return tuple([value for value in self.values if not self._names_nobody(value, players)])

    def _names_nobody(self, value: str, players: int) -> bool:
        return self.names_seats and value.isdecimal() and int(value) > players

    def check(self, value: object, players: int) -> Value:
        """The value, checked; a list stays a list."""
        if isinstance(value, str) and value in self.values:
            if self._names_nobody(value, players):
                raise BadOption(f"{self.name} is {value}, but there are only {players} players")
            return value
        if self.per_seat and isinstance(value, list | tuple):
            if len(value) != players:
                raise BadOption(f"{self.name} has {len(value)} values for {players} players; give one, or one for each seat")
            return [str(self.check(one, players)) for one in value]
        also = ", or one for each seat" if self.per_seat else ""
        raise BadOption(f"{self.name} is {value!r}; it must be {' or '.join(self.values)}{also}: {self.meaning}")

    def read(self, text: str) -> Value:
        """The value for a text from a record or a command line; seats are separated by commas."""
        return text.split(",") if "," in text else text


Option = Switch | Choice


def written(value: Value) -> str:
    """An option's value as a record or a command line writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, str) else ",".join(value)


def read(options: Mapping[str, Option], given: Mapping[str, str]) -> dict[str, object]:
    """Values from texts; those of unknown options stay texts, for `checked` to refuse."""
    return {name: options[name].read(text) if name in options else text for name, text in given.items()}


def checked(options: Mapping[str, Option], given: Mapping[str, object], players: int) -> dict[str, Value]:
    """All options of a game, with given values or defaults."""
    for name in given:
        if name not in options:
            raise UnknownOption(f"there is no option {name!r}; there are {', '.join(options) or 'none'}")
    return {name: option.check(given.get(name, option.default), players) for name, option in options.items()}
