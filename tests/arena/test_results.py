"""The result file: a broken-off run goes on, and nothing else is touched."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

import pelagos
from pelagos.arena.matches import Match, play_match
from pelagos.arena.results import seed_in
from pelagos.core.errors import BadMatch

GAME = pelagos.game("orichalcum")
BOTS = ["random:seed=1", "random"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "games.jsonl"


def played(file: Path | None, games: int = 6, seed: int = 5, progress: Callable[[int], None] = lambda played: None) -> Match:
    match = play_match(GAME, 2, games, seed, {"same_island": True}, BOTS, progress, out=file)
    return replace(match, seconds=0, games_per_second=0, decisions_per_second=0)


def interrupted(played: int) -> None:
    if played == 3:
        raise KeyboardInterrupt


def test_a_broken_off_run_goes_on(file: Path):
    with pytest.raises(KeyboardInterrupt):
        played(file, progress=interrupted)
    assert len(file.read_text().splitlines()) == 1 + 3
    seen: list[int] = []
    assert played(file, progress=seen.append) == played(None)
    assert seen == [3, 4, 5, 6]
    assert seed_in(file) == 5


def test_a_line_that_broke_off_is_played_again(file: Path):
    played(file)
    whole = file.read_bytes()
    for length in (len(whole) - 30, 20, 0):
        file.write_bytes(whole[:length])
        assert played(file) == played(None)
        assert file.read_text().count('"k"') == 6


def test_more_or_fewer_games_of_the_same_match(file: Path):
    played(file, games=4)
    assert played(file, games=6) == played(None, games=6)
    before = file.read_bytes()
    assert played(file, games=2) == played(None, games=2)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("change", "expected"),
    [
        (lambda text: "Dear Doris,\n", "no result file"),
        (lambda text: text.replace('"seed": 5', '"seed": 6'), "its seed is 6, not 5"),
        (lambda text: text.replace('"players": 2', '"players": 3'), "its players is 3"),
        (lambda text: text.replace('"players"', '"sailors"'), "first line"),
        (lambda text: text.replace('"k": 1', '"k": "'), "line 3"),
        (lambda text: text.replace('"turns"', '"rounds"'), "line 2"),
        (lambda text: text.replace('"k": 0', '"k": -1'), "line 2"),
    ],
)
def test_other_files_are_refused_and_left_alone(file: Path, change: Callable[[str], str], expected: str):
    played(file, games=2)
    file.write_text(change(file.read_text()))
    before = file.read_bytes()
    with pytest.raises(BadMatch, match=expected):
        played(file)
    assert file.read_bytes() == before


def test_a_match_does_not_go_on_with_other_weights(file: Path, tmp_path: Path):
    weights, own = tmp_path / "mine.toml", GAME.weights_file.read_text(encoding="utf-8")
    weights.write_text(own)
    bots = [f"greedy:samples=1:weights={weights}", "random"]
    play_match(GAME, 2, 2, 5, {}, bots, out=file)
    before = file.read_bytes()
    weights.write_text(own + "# of today\n")
    with pytest.raises(BadMatch, match=r"other weights than are now in .*mine\.toml"):
        play_match(GAME, 2, 4, 5, {}, bots, out=file)
    assert file.read_bytes() == before
    weights.write_text(own)
    play_match(GAME, 2, 4, 5, {}, bots, out=file)
    assert file.read_text().count('"k"') == 4
