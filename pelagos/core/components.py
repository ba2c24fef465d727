"""Reads component files with types, and names the entry in which something is wrong."""

import hashlib
import json
import tomllib
from typing import final

from pelagos.core.errors import BadComponents
from pelagos.core.hexes import Place


@final
class Section:
    """A table of a component file, with the name by which a reader finds it in the file."""

    def __init__(self, name: str, values: dict[str, object]) -> None:
        self.name = name
        self.values = values

    def wrong(self, what: str) -> BadComponents:
        """An error that names this entry."""
        return BadComponents(f"components: {self.name}: {what}")

    def has(self, key: str) -> bool:
        """Whether the entry has the key."""
        return key in self.values

    def _value(self, key: str) -> object:
        if key not in self.values:
            raise self.wrong(f"'{key}' is missing")
        return self.values[key]

    def integer(self, key: str, least: int = 0) -> int:
        """A whole number, at least `least`."""
        value = self._value(key)
        if not isinstance(value, int) or isinstance(value, bool) or value < least:
            raise self.wrong(f"'{key}' must be a whole number of at least {least}, not {value!r}")
        return value

    def number(self, key: str) -> float:
        """Any number."""
        value = self._value(key)
        if not isinstance(value, int | float) or isinstance(value, bool):
            raise self.wrong(f"'{key}' must be a number, not {value!r}")
        return float(value)

    def text(self, key: str, among: list[str] | None = None) -> str:
        """A text; one of the given ones, if any are given."""
        value = self._value(key)
        if not isinstance(value, str):
            raise self.wrong(f"'{key}' must be a text, not {value!r}")
        if among is not None and value not in among:
            raise self.wrong(f"'{key}' is {value!r}; it must be one of {', '.join(among)}")
        return value

    def texts(self, key: str, among: list[str] | None = None) -> list[str]:
        """A list of texts."""
        return [Section(f"{self.name}, {key}", {key: item}).text(key, among) for item in self._list(key)]

    def integers(self, key: str, least: int = 0) -> list[int]:
        """A list of whole numbers."""
        return [Section(f"{self.name}, {key}", {key: item}).integer(key, least) for item in self._list(key)]

    def numbers(self, key: str) -> list[float]:
        """A list of any numbers."""
        return [Section(f"{self.name}, {key}", {key: item}).number(key) for item in self._list(key)]

    def _list(self, key: str) -> list[object]:
        value = self._value(key)
        if not isinstance(value, list):
            raise self.wrong(f"'{key}' must be a list, not {value!r}")
        return list(value)

    def entry(self, key: str) -> "Section":
        """A table inside this one."""
        value = self._value(key)
        if not isinstance(value, dict):
            raise self.wrong(f"'{key}' must be a table, not {value!r}")
        return Section(f"{self.name}.{key}" if self.name else key, value)

    def entries(self, key: str) -> "list[Section]":
        """A list of tables, each named by its id where it has one."""
        found: list[Section] = []
        for number, item in enumerate(self._list(key), 1):
            name = f"{self.name}.{key}" if self.name else key
            if not isinstance(item, dict):
                raise self.wrong(f"number {number} of '{key}' must be a table, not {item!r}")
            found.append(Section(str(item.get("id", f"{name} number {number}")), item))
        return found

    def place(self, key: str) -> Place:
        """An axial place [q, r]."""
        return self._place(key, self._value(key))

    def places(self, key: str) -> list[Place]:
        """A list of different axial places."""
        found = [self._place(key, item) for item in self._list(key)]
        for place in found:
            if found.count(place) > 1:
                raise self.wrong(f"'{key}' has {list(place)} twice")
        return found

    def _place(self, key: str, value: object) -> Place:
        if isinstance(value, list) and len(value) == 2:
            q, r = value
            if isinstance(q, int) and isinstance(r, int):
                return q, r
        raise self.wrong(f"'{key}' must hold places like [0, 1], not {value!r}")


def parsed(text: str) -> Section:
    """The top table of a component file."""
    try:
        return Section("", tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(f"components: this is not TOML: {error}") from None


def fingerprint(text: str) -> str:
    """Eight hex digits that change with the content of a component file, not with its formatting; part of a game's version."""
    return hashlib.sha256(json.dumps(tomllib.loads(text), default=str).encode()).hexdigest()[:8]
