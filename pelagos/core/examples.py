"""The worked examples of a game's rules, as games that show them: `examples.toml` in the game's package.

It has a table for each example, named by its number in the rules (with `-2` for a second half): the setup, all words, after how
many of them the example begins (it ends with the last), and the seat whose view shows it best.
"""

import textwrap
from dataclasses import dataclass

from pelagos.core.components import Section, parsed
from pelagos.core.game import Game, Setup
from pelagos.core.options import read, written
from pelagos.core.state import State

WIDTH = 120


@dataclass(frozen=True)
class Example:
    """A game that shows a worked example of the rules."""

    name: str
    setup: Setup
    words: list[str]
    begins: int
    """The number of words before it begins."""
    seat: int

    @property
    def rule(self) -> str:
        """The example's number in the rules."""
        return self.name.partition("-")[0]

    def begin(self) -> State:
        """The first position of the game."""
        return self.setup.game.begin(self.setup)


def examples(game: Game) -> list[Example]:
    """A game's examples, if it has any."""
    file = game.file("examples.toml")
    return read_examples(game, file.read_text(encoding="utf-8") if file.is_file() else "")


def read_examples(game: Game, text: str) -> list[Example]:
    """The examples in such a file."""
    found = parsed(text)
    return [_example(game, name, found.entry(name)) for name in found.values]


def _example(game: Game, name: str, table: Section) -> Example:
    options = table.entry("options")
    given = read(game.options, {key: options.text(key) for key in options.values})
    setup = game.setup(table.integer("players"), table.integer("seed"), given)
    words = [" ".join(word.split()) for word in table.text("words").split(",") if word.strip()]
    return Example(name, setup, words, table.integer("begins"), table.integer("seat"))


def dumps(known: list[Example]) -> str:
    """The text of the file."""
    return "\n".join(_text(example) for example in known)


def _text(example: Example) -> str:
    setup = example.setup
    chosen = {name: value for name, value in setup.options.items() if value != setup.game.options[name].default}
    options = ", ".join(f'{name} = "{written(value)}"' for name, value in chosen.items())
    words = textwrap.fill(", ".join(example.words), WIDTH, break_on_hyphens=False, break_long_words=False)
    return (
        f'["{example.name}"]\nplayers = {setup.players}\nseed = {setup.seed}\noptions = {{ {options} }}\n'
        f'begins = {example.begins}\nseat = {example.seat}\nwords = """\n{words}\n"""\n'
    )
