"""Bots that judge by other weights than those of the game."""

from pathlib import Path

import pytest

import pelagos
from pelagos.bots import Bot, bot_from
from pelagos.bots.evaluators import Evaluators
from pelagos.core.errors import BadComponents, UnknownBot

GAME = pelagos.game("atlantis")
TEXT = GAME.weights_file.read_text(encoding="utf-8")
THINKERS = ["greedy:samples=1", "search:iterations=20"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "weights.toml"


def game_of(bot: Bot) -> list[int]:
    """The words of the first turns, said by one bot for both seats."""
    state = GAME.new(players=2, seed=1)
    for _ in range(25):
        state.apply(bot.decide(state.perspective(int(state.seat))))
    return [int(word) for word in state.past]


@pytest.mark.parametrize("name", THINKERS)
def test_weights_of_a_file_are_used(name: str, file: Path):
    file.write_text(TEXT)
    same = game_of(bot_from(f"{name}:weights={file}", seed=1))
    assert same == game_of(bot_from(name, seed=1))
    file.write_text(TEXT.replace("cards_left = -", "cards_left = "))
    assert same != game_of(bot_from(f"{name}:weights={file}", seed=1))


@pytest.mark.parametrize(
    ("text", "expected"), [(None, "No such file"), ("weight", "no weights"), ("[weigths]", "'weights' is missing")]
)
def test_files_without_weights_are_refused_at_once(text: str | None, expected: str, file: Path):
    if text is not None:
        file.write_text(text)
    with pytest.raises(UnknownBot, match=expected):
        bot_from(f"greedy:weights={file}")


def test_weights_of_another_game_are_refused(file: Path):
    file.write_text(TEXT)
    state = pelagos.game("orichalcum").new(players=2, seed=1)
    with pytest.raises(BadComponents, match=r"weights.toml: 'victory_token' is missing"):
        bot_from(f"greedy:weights={file}").decide(state.perspective(int(state.seat)))


def test_classic_weights_come_with_the_game():
    game = pelagos.game("arnak")
    state = game.new(players=2, seed=1)
    learned, classic = (Evaluators(name).of(game).evaluate(state, 0) for name in (None, "classic"))
    file = Evaluators(str(game.classic_weights_file)).of(game).evaluate(state, 0)
    assert classic == file != learned


def test_classic_weights_are_the_games_own_where_none_are_learned():
    state = GAME.new(players=2, seed=1)
    assert Evaluators("classic").of(GAME).evaluate(state, 0) == GAME.evaluator.evaluate(state, 0)


def test_greedy_judges_by_weights_learned_for_ends_of_turns():
    game = pelagos.game("orichalcum")
    state = game.new(players=2, seed=1)
    learned = Evaluators("learned").of(game).evaluate(state, 0)
    assert learned == Evaluators(str(game.file("learned.toml"))).of(game).evaluate(state, 0) != game.evaluator.evaluate(state, 0)
    assert Evaluators("learned").of(GAME) is GAME.evaluator
