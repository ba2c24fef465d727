"""What somebody types that decides nothing is told in their language: a closed set of mistakes, or the engine's own reason."""

import io
import random
import re
from collections.abc import Callable
from importlib.resources import files
from typing import get_args

import pytest
from rich.console import Console

import pelagos
from pelagos import Game, State
from pelagos.core.errors import UnknownWord, WordCode
from pelagos.lessons import lessons
from pelagos.locales import Language, Texts
from pelagos.terminal.lesson import Learning
from pelagos.terminal.refusals import unknown_text
from tests.conformance.cases import GAMES
from tests.games.arnak import positions as arnak
from tests.games.atlantis import positions as atlantis
from tests.games.cyclades import positions as cyclades
from tests.games.orichalcum import positions as orichalcum
from tests.terminal.test_play import Player, typing

LANGUAGES = ["en", "pl", "de"]
CODES: list[WordCode] = list(get_args(WordCode))
each_language = pytest.mark.parametrize("code", LANGUAGES)
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)

MISTAKES: list[tuple[str, WordCode]] = [
    ("", "empty"),
    ("wxyz", "unknown-verb"),
    ("tkae 1", "misspelt"),
    ("place d44 1", "misspelt"),
    ("place ??? 1", "unknown-value"),
    ("place d4 2 3", "wrong-form"),
]


def refusal(game: Game, text: str) -> UnknownWord:
    with pytest.raises(UnknownWord) as refused:
        game.code(text)
    return refused.value


def answer(state: State, line: str, code: str) -> str:
    """What the terminal says to a line, on one line."""
    silent, asked = Player(state, typing(), code, width=400, height=60), Player(state, typing(line), code, width=400, height=60)
    silent.run()
    asked.run()
    said = [text for text in asked.output.splitlines() if text not in silent.output.splitlines()]
    assert len(said) == 1, said
    return said[0].strip()


@each_language
def test_every_mistake_has_a_text_and_no_text_is_left_over(code: str) -> None:
    texts = (files("pelagos.terminal") / "locales" / f"{code}.ftl").read_text(encoding="utf-8")
    assert sorted(re.findall(r"^refused-([a-z-]+) = \S.+$", texts, re.M)) == sorted(CODES)


@each_language
@pytest.mark.parametrize(("line", "mistake"), MISTAKES)
def test_a_mistake_is_told_with_what_it_is_about(line: str, mistake: WordCode, code: str) -> None:
    error = refusal(pelagos.game("orichalcum"), line)
    assert error.code == mistake
    told = unknown_text(Texts("pelagos.terminal", code), error)
    assert not re.search(r"[{}$]|refused-", told), told
    assert error.values
    for value in error.values.values():
        assert str(value) in told
    assert code == "en" or told != unknown_text(Texts("pelagos.terminal", "en"), error)


@each_language
@pytest.mark.parametrize("game", [game for game in GAMES if game.package.startswith("pelagos.")], ids=lambda game: game.name)
def test_a_number_too_many_is_told(game: Game, code: str) -> None:
    state = game.new(players=2, seed=3)
    while len(state.legal()) == 1 or state.seat != 0:
        state.apply(state.legal()[0])
    assert "99" in answer(state, "99", code)


@each_game
@each_language
def test_a_word_that_cannot_be_said_is_refused_with_the_reason_of_the_engine(game: Game, code: str) -> None:
    """In positions of a whole game, for some of the words that are not legal."""
    language, chance = Language(game, code), random.Random(5)
    state = game.new(players=2, seed=5)
    reasons: set[str] = set()
    for ply in range(30):
        if not state.over and state.seat == 0 and len(state.legal()) > 1 and ply % 4 == 0:
            wrong = chance.choice([word for word in range(len(game.vocabulary)) if word not in state.legal()])
            reason = state.perspective(0).why_not(wrong)
            assert reason is not None
            reasons.add(reason.name)
            names = Player(state, typing(), code).names
            told = answer(state, game.text(wrong), code)
            assert told == f"{game.text(wrong)}: {language.reason(reason, names)}"
            assert not re.search(r"[{}$]|reason-|not legal", told), told
        if not state.over:
            state.apply(chance.choice(state.legal()))
    assert reasons


def orichalcum_row() -> State:
    s = orichalcum.game()
    orichalcum.row(s, "produce-1", "recruit-1", "capture-1", "construct-1", "produce-2")
    return s


def cyclades_turn() -> State:
    s = cyclades.game()
    cyclades.give(s, 0, gold=20)
    cyclades.turn(s, "poseidon")
    return s


def atlantis_turn() -> State:
    s = atlantis.game()
    atlantis.marker(s, "blue")
    atlantis.hand(s, 0)
    atlantis.acting(s)
    return s


def arnak_turn() -> State:
    s = arnak.game()
    arnak.goods(s, coin=2, compass=3)
    return s


@pytest.mark.parametrize(
    ("position", "word", "told"),
    [
        (orichalcum_row, "take 5", "Price (hoplites): 2; you have 0."),
        (cyclades_turn, "sail d3", "There is nothing of yours that could go."),
        (atlantis_turn, "travel blue", "Needs a hand card of another colour than blue."),
        (arnak_turn, "research glass 13", "No bridge leads there from where your token stands."),
    ],
)
def test_what_it_says_of_each_game(position: Callable[[], State], word: str, told: str) -> None:
    assert answer(position(), word.upper(), "en") == f"{word}: {told}"


@each_language
def test_a_lesson_tells_the_same(code: str) -> None:
    paper = io.StringIO()
    learning = Learning(lessons("orichalcum")[0], code, Console(file=paper, width=200, height=60, highlight=False))
    lines = iter(["", "fly", "medallion", "quit"])
    learning.read = lambda: next(lines)
    learning.run()
    learnt = learning.lesson
    note = next(note for note in learnt.notes if note.say)
    reason = learnt.at(note.at).perspective(learnt.seat).why_not("medallion")
    assert reason is not None
    said = paper.getvalue()
    assert unknown_text(learning.texts, refusal(learning.game, "fly")) in said
    assert f"medallion: {learning.language.reason(reason, learning.names)}" in said
    assert learning.texts.text("lesson-other") not in said
