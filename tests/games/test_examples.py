"""The worked examples of the rules, as games that show them (`examples.toml`): each shows what the rules say of it."""

import re

import pytest

from pelagos.core.examples import Example, dumps, examples, read_examples
from pelagos.core.registry import game
from tests.games.examples import Sight, moments_of, worked_examples

GAMES = ("cyclades", "arnak")
ALL = [pytest.param(example, id=f"{name}-{example.name}") for name in GAMES for example in examples(game(name))]


@pytest.mark.parametrize("example", ALL)
def test_it_shows_what_the_rules_say(example: Example) -> None:
    worked = worked_examples(example.setup.game.name)[example.name]
    assert worked.sees(moments_of(example)) == Sight(example.begins, example.seat)


@pytest.mark.parametrize(("name", "numbers"), [("cyclades", r"\*\*(W\d+) "), ("arnak", r"(?m)^(\d+)\. \([RD]\)")])
def test_every_worked_example_of_the_rules_is_shown(name: str, numbers: str) -> None:
    rules = game(name).file("rules.md").read_text(encoding="utf-8")
    chapter = "A23." if name == "arnak" else ""
    in_the_rules = {chapter + number for number in re.findall(numbers, rules)}
    assert {example.rule for example in examples(game(name))} == in_the_rules


@pytest.mark.parametrize("name", GAMES)
def test_the_file_is_as_the_search_writes_it(name: str) -> None:
    text = game(name).file("examples.toml").read_text(encoding="utf-8")
    assert dumps(read_examples(game(name), text)) == text
