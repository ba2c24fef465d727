"""The random bot, and how bots are named."""

import sys
from pathlib import Path

import pytest

import pelagos
from pelagos.bots import bot, bot_from, bots
from pelagos.bots.random import RandomBot
from pelagos.core.errors import UnknownBot
from pelagos.core.state import State

EXAMPLES = Path(__file__).parents[2] / "examples"


def played(seed: int) -> list[int]:
    """The words of a short game between seeded random bots."""
    state: State = pelagos.game("orichalcum").new(players=2, seed=1)
    players = [bot("random", seed=seed), bot("random", seed=seed + 1)]
    for _ in range(60):
        state.apply(players[state.seat].decide(state.perspective(int(state.seat))))
    return [int(word) for word in state.past]


def test_says_legal_words_and_repeats_them_with_the_same_seed():
    assert played(3) == played(3)
    assert played(3) != played(4)


def test_says_every_legal_word_sooner_or_later():
    state = pelagos.game("orichalcum").new(players=3, seed=5)
    perspective = state.perspective(int(state.seat))
    player = RandomBot(seed=1)
    assert {player.decide(perspective) for _ in range(500)} == set(state.legal())


def test_is_found_by_name():
    assert "random" in bots()
    assert isinstance(pelagos.bot("random"), RandomBot)
    assert isinstance(bot_from("random"), RandomBot)


def test_settings_of_a_text_go_before_defaults():
    state = pelagos.game("orichalcum").new(players=3, seed=5)
    perspective = state.perspective(int(state.seat))

    def words(text: str, **defaults: object) -> list[int]:
        player = bot_from(text, **defaults)
        return [player.decide(perspective) for _ in range(30)]

    assert words("random:seed=3") == words("random", seed=3)
    assert words("random:seed=3", seed=4) == words("random:seed=3")


@pytest.mark.parametrize(
    ("text", "wrong", "right"),
    [
        ("clever", "'clever'", "random"),
        ("", "''", "random"),
        ("random:mood=3", "'mood'", "seed"),
        ("random:seed", "''", "int"),
        ("random:seed=x", "'x'", "int"),
        ("random:", "", ""),
    ],
)
def test_unknown_bots_and_settings_say_what_would_be_right(text: str, wrong: str, right: str):
    if text == "random:":
        assert isinstance(bot_from(text), RandomBot)
        return
    with pytest.raises(UnknownBot) as error:
        bot_from(text)
    assert wrong in str(error.value)
    assert right in str(error.value)


@pytest.mark.parametrize("name", bots())
def test_every_bot_is_found_by_name_and_takes_a_seed(name: str):
    state = pelagos.game("orichalcum").new(players=2, seed=1)
    special: dict[str, dict[str, object]] = {
        "easy": {},
        "random": {},
        "greedy": {"samples": 1},
        "process": {"seconds": 60, "command": f"{sys.executable} {EXAMPLES / 'bot.py'}"},
    }
    hurry = special.get(name, {"seconds": 60, "iterations": 5})
    perspective = state.perspective(int(state.seat))
    words = {bot(name, seed=3, **hurry).decide(perspective) for _ in range(2)}
    assert len(words) == 1
    assert words <= set(state.legal())


def test_a_wrong_type_is_refused():
    with pytest.raises(UnknownBot, match="int"):
        bot("random", seed=True)
    with pytest.raises(UnknownBot, match="int"):
        bot("random", seed=1.5)
