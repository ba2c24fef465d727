"""The numbers that texts tell, in digits and in words, to be compared with what the component file says."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

CODES = ("en", "pl", "de")
SPOKEN = {
    2: "two dwa dwie dwóch dwiema zwei",
    3: "three trzy trzech trzema drei",
    4: "four cztery czterech czterema vier",
    5: "five pięć pięciu pięcioma fünf",
    6: "six sześć sześciu sechs",
}
WORDS = {word: number for number, words in SPOKEN.items() for word in words.split()}
Facts = Mapping[str, set[int]]


class _Told(Visitor):
    """Collects the words of a message. What a text says of no thing and of one thing says nothing of the components."""

    def __init__(self) -> None:
        self.words: list[str] = []

    def visit_Variant(self, node: ast.Variant) -> None:  # noqa: N802
        if isinstance(node.key, ast.Identifier) and node.key.name != "one":
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words += re.findall(r"\w+", node.value)


def _number(word: str) -> int | None:
    return int(word) if word.isdecimal() else WORDS.get(word.lower())


def components(package: str) -> dict[str, Any]:
    return tomllib.loads((files(package) / "components.toml").read_text(encoding="utf-8"))


def told(package: str) -> Facts:
    """The numbers that each message tells in any language, but for those that belong to its name: "card-produce-2"."""
    found: dict[str, set[int]] = defaultdict(set)
    for code in CODES:
        source = (files(package) / "locales" / f"{code}.ftl").read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Message):
                visitor = _Told()
                visitor.visit(entry)
                numbers = {number for word in visitor.words if (number := _number(word)) is not None}
                own = {int(part) for part in entry.id.name.split("-") if part.isdecimal()}
                if numbers - own:
                    found[entry.id.name] |= numbers - own
    return found
