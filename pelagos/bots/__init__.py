"""Bots: players that decide from a perspective alone.

bot("random", seed=3) makes one. On a command line the same bot is written `random:seed=3`; more settings follow after more
colons. `process:COMMAND` is a separate program (docs/bots.md).
"""

import importlib
from typing import Protocol, cast

from pelagos.core.errors import UnknownBot
from pelagos.core.perspective import Perspective


class Bot(Protocol):
    """A player: given what a seat may know, it says a legal word."""

    def decide(self, perspective: Perspective) -> int:
        """The code of the word to say now."""


_SEARCH: dict[str, type] = {"seed": int, "seconds": float, "iterations": int, "weights": str, "workers": int}
_BOTS: dict[str, tuple[str, str, dict[str, type]]] = {
    "easy": ("levels", "EasyBot", {"seed": int}),
    "greedy": ("greedy", "GreedyBot", {"seed": int, "samples": int, "weights": str}),
    "hard": ("levels", "HardBot", _SEARCH),
    "master": ("levels", "MasterBot", _SEARCH),
    "normal": ("levels", "NormalBot", _SEARCH),
    "process": ("process", "ProcessBot", {"seed": int, "seconds": float, "command": str}),
    "random": ("random", "RandomBot", {"seed": int}),
    "search": ("search", "SearchBot", _SEARCH),
}
"""The module and class of each bot and the settings it takes. Every bot can be seeded."""


def bots() -> list[str]:
    """The names of all bots."""
    return sorted(_BOTS)


def bot(name: str, **settings: object) -> Bot:
    """The bot of that name."""
    if name not in _BOTS:
        raise UnknownBot(f"there is no bot {name!r}; there are {', '.join(bots())}")
    module, kind, known = _BOTS[name]
    for setting, value in settings.items():
        if setting not in known:
            raise UnknownBot(f"the bot {name} has no setting {setting!r}; it has {', '.join(known)}")
        kinds = (int, float) if known[setting] is float else (known[setting],)
        if isinstance(value, bool) or not isinstance(value, kinds):
            raise UnknownBot(f"{setting} of the bot {name} is {value!r}; it must be of type {known[setting].__name__}")
    make = getattr(importlib.import_module(f"pelagos.bots.{module}"), kind)
    return cast(Bot, make(**settings))


def bot_from(text: str, **defaults: object) -> Bot:
    """The bot that a text such as `random` or `random:seed=3` describes; defaults fill in settings it does not mention."""
    name, settings = read_bot(text)
    return bot(name, **(defaults | settings if name in _BOTS else {}))


def read_bot(text: str) -> tuple[str, dict[str, object]]:
    """The name of the bot that a text describes, and the settings it mentions."""
    name, _, rest = text.partition(":")
    if name not in _BOTS:
        return name, {}
    known = _BOTS[name][2]
    settings: dict[str, object] = {}
    parts = rest.split(":") if rest else []
    while parts and not (name == "process" and parts[0].partition("=")[0] not in known):
        setting, _, value = parts.pop(0).partition("=")
        settings[setting] = _read(known[setting], value) if setting in known else value
    if parts:
        settings["command"] = ":".join(parts)  # of a program; it may have colons itself
    return name, settings


def _read(kind: type, text: str) -> object:
    """The value that a setting's text stands for, or the text itself if it stands for none."""
    try:
        value: object = kind(text)
    except ValueError:
        return text
    return value
