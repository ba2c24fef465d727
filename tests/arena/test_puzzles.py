"""What puzzles promise: each shipped one replays, its solution can be said, and finding them can be broken off and gone on with."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

import pelagos
from pelagos.analysis import Thinking, Weighing
from pelagos.arena import puzzle_maker
from pelagos.arena.executor import executor
from pelagos.arena.puzzle_maker import PuzzlePlan, make_puzzles, puzzle_at
from pelagos.core.errors import BadMatch
from pelagos.core.state import State
from pelagos.puzzles import Puzzle, puzzles

GAMES = ["orichalcum", "cyclades", "atlantis", "arnak"]
AT_LEAST = 200
"""So many of each game ship."""


@pytest.mark.parametrize("name", GAMES)
def test_every_puzzle_replays_to_a_choice_in_which_its_solution_can_be_said(name: str) -> None:
    game = pelagos.game(name)
    names = [one.name for one in puzzles(name)]
    assert len(set(names)) == len(names) >= AT_LEAST
    for one in puzzles(name):
        state = one.state(game)
        assert int(state.seat) == one.seat
        legal = [game.text(word) for word in state.legal()]
        assert one.second in legal
        assert one.second != one.solution[0]
        assert one.chance - one.second_chance >= puzzle_maker.MIN_CHANCE_GAP
        assert one.difficulty >= puzzle_maker.MIN_FAILURE_SHARE
        for word in one.solution:
            assert int(state.seat) == one.seat
            state.apply(word)


@pytest.fixture
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every look is short, and a difference of nothing is enough for a puzzle."""
    monkeypatch.setattr(puzzle_maker, "THINKING", Thinking(walks=24, seed=1))
    monkeypatch.setattr(puzzle_maker, "CHECK_FACTOR", 1)
    monkeypatch.setattr(puzzle_maker, "LAST_CHECK_FACTOR", 1)
    monkeypatch.setattr(puzzle_maker, "MIN_CHANCE_GAP", -1.0)
    monkeypatch.setattr(puzzle_maker, "MIN_CHECKED_GAP", -1.0)
    monkeypatch.setattr(puzzle_maker, "MIN_FAILURE_SHARE", 0.0)
    monkeypatch.setattr(puzzle_maker, "QUICK_BOTS", ("random",))
    monkeypatch.setattr(puzzle_maker, "SOLVER_BOTS", ("easy", "greedy:samples=1", "search:iterations=10"))
    monkeypatch.setattr(puzzle_maker, "TRIES_PER_BOT", 1)


def looked_at(state: State) -> list[Puzzle]:
    """What a position is as a puzzle, but for the words that led to it, which another truth does not have."""
    perspective = state.perspective(int(state.seat))
    found = puzzle_at(state, perspective, Weighing(perspective, Thinking(walks=12)), "it")
    return [replace(one, words=[]) for one in found]


@pytest.mark.usefixtures("quickly")
@pytest.mark.parametrize("name", GAMES)
def test_puzzles_are_the_same_for_truths_that_look_alike(name: str) -> None:
    game = pelagos.game(name)
    found = 0
    for one in puzzles(name)[:4]:
        state = one.state(game)
        other = state.determinize(one.seat, 23)
        assert other.digest() != state.digest()
        first = looked_at(state)
        assert looked_at(other) == first
        found += len(first)
    assert found


def test_a_broken_off_search_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    looked: list[int] = []

    def played(plan: PuzzlePlan, k: int) -> tuple[int, list[Puzzle]]:
        looked.append(k)
        return k, [Puzzle(f"{k}-0", 2, k, {}, [], 0, ["a"], "b", 0.5, 0.4, 0.5)] if k else []

    monkeypatch.setattr(PuzzlePlan, "play", played)
    plan, file = PuzzlePlan("cyclades", 2, 7), tmp_path / "found.jsonl"
    with executor() as play:
        assert len(list(make_puzzles(plan, 2, play, file))) == 2
        file.write_text(file.read_text() + '{"number": 2, "puz')  # killed while writing
        assert [number for number, _ in make_puzzles(plan, 4, play, file)] == [2, 3]
        assert looked == [0, 1, 2, 3]
        with pytest.raises(BadMatch):
            list(make_puzzles(PuzzlePlan("cyclades", 3, 7), 4, play, file))
    assert [len(json.loads(line)["puzzles"]) for line in file.read_text().splitlines()[1:]] == [0, 1, 1, 1]
