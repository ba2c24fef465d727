"""Training: generations that pass their gate become champions, and a run that broke off goes on."""

import random
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import pelagos
from pelagos.arena.match_plan import MatchPlan, Outcome, Thinking
from pelagos.arena.selfplay import Lessons, SelfPlay, varied_beginning
from pelagos.arena.train import Run, Training, set_by_hand
from pelagos.bots.chances import sureness_by_hand
from pelagos.core.errors import BadMatch
from pelagos.core.evaluator import weights_by_hand, weights_table

GAME = pelagos.game("arnak")
START = GAME.classic_weights_file.read_text(encoding="utf-8")
TRAINING = Training("arnak", GAME.version, seed=1, games=4, gate=20, bot="greedy:samples=1", keep=2)


class Table:
    """Plays made-up games: rows of one position of two, and matches of which the first bot wins a part."""

    def __init__(self, wins: float = 1.0, breaks_after: int | None = None) -> None:
        self.wins = wins
        self.left = breaks_after
        self.played: list[int] = []
        self.rivals: set[str] = set()

    def __call__(self, plan: Any, games: Sequence[int]) -> Iterator[Any]:
        for k in games:
            if self.left is not None:
                if self.left == 0:
                    raise KeyboardInterrupt
                self.left -= 1
            self.played.append(k)
            if isinstance(plan, SelfPlay):
                self.rivals.add(plan.rival)
            yield _lessons(k) if isinstance(plan, SelfPlay) else self._outcome(plan, k)

    def _outcome(self, plan: MatchPlan, k: int) -> Outcome:
        winner = 0 if k < self.wins * 20 else 1
        return Outcome(k, 10, 5, [1 if bot == winner else 2 for bot in plan.seated(k)], False, [Thinking(), Thinking()])


def _lessons(k: int) -> Lessons:
    return Lessons(
        stage=np.zeros(2, np.uint8),
        phase=np.zeros(2, np.uint8),
        players=np.full(2, 2, np.uint8),
        whole=np.ones(2, np.bool_),
        result=np.array([50.0 + k, 40.0], np.float32),
        share=np.array([1.0, 0.0], np.float32),
        count=np.ones(2, np.uint16),
        indices=np.array([5, 6], np.uint16),
        values=np.ones(2, np.float32),
    )


def silent(title: str, done: int, of: int) -> None:
    """Progress that nobody watches."""


def test_what_passes_the_gate_is_the_champion_and_the_result_says_so(tmp_path: Path):
    run = Run(GAME, TRAINING, tmp_path, START)
    assert run.champion().read_text(encoding="utf-8") == START
    assert run.next(Table(wins=1.0), silent).passed
    assert not run.next(Table(wins=0.5), silent).passed
    assert run.champion().name == "weights-1.toml"
    result = run.result()
    assert "[[learned.gates]]\ngeneration = 1\nshare = 1.0" in result
    state = GAME.new(players=2, seed=1)
    assert isinstance(GAME.make_evaluator(weights_table(result)).evaluate(state, 0), float)


def test_only_some_kinds_of_features_are_learned_beside_the_weights_set_by_hand(tmp_path: Path):
    game = pelagos.game("orichalcum")
    start = set_by_hand(game)
    training = Training("orichalcum", game.version, seed=1, games=4, gate=20, bot="greedy:samples=1", keep=2, only=("offered",))
    run = Run(game, training, tmp_path, start)
    run.next(Table(), silent)
    before, after = (weights_table(text).entry("features").values for text in (start, run.result()))
    by_hand = weights_by_hand("orichalcum")["captured"]
    assert before["captured"] == pytest.approx([by_hand / sureness_by_hand(game)] * 5, abs=1e-5), "as sure as chances come true"
    assert {name: after[name] for name in before} == before
    assert "--only offered" in run.result()


def test_weights_that_failed_play_in_the_next_games_too(tmp_path: Path):
    run, table = Run(GAME, TRAINING, tmp_path, START), Table(wins=0.5)
    run.next(table, silent)
    assert table.rivals == {""}
    run.next(table, silent)
    assert table.rivals == {"", (tmp_path / "weights-1.toml").read_text(encoding="utf-8")}


def test_a_run_that_broke_off_goes_on(tmp_path: Path):
    with pytest.raises(KeyboardInterrupt):
        Run(GAME, TRAINING, tmp_path, START).next(Table(breaks_after=10), silent)  # in the gate
    table = Table()
    Run(GAME, TRAINING, tmp_path, START).next(table, silent)
    assert table.played == list(range(20))
    whole = Table()
    Run(GAME, TRAINING, tmp_path, START).next(whole, silent)
    assert whole.played[:4] == [4, 5, 6, 7]


def test_the_folder_of_another_training_is_refused(tmp_path: Path):
    Run(GAME, TRAINING, tmp_path, START)
    with pytest.raises(BadMatch, match="another training"):
        Run(GAME, replace(TRAINING, seed=2), tmp_path, START)


def test_games_without_features_cannot_be_trained(tmp_path: Path):
    with pytest.raises(BadMatch, match="no features"):
        Run(replace(GAME, features=None), TRAINING, tmp_path, START)


def test_the_same_game_gives_the_same_lessons():
    game = pelagos.game("orichalcum")
    plan = SelfPlay("orichalcum", game.version, 1, game.classic_weights_file.read_text(encoding="utf-8"))
    one, other = plan.play(1), plan.play(1)
    assert all(np.array_equal(column, getattr(other, name)) for name, column in vars(one).items())
    assert one.share[one.whole].sum() == one.whole.sum() / one.players[0]


@pytest.mark.parametrize("name", ["arnak", "atlantis", "cyclades", "orichalcum"])
def test_every_varied_game_can_be_begun(name: str):
    game, chance = pelagos.game(name), random.Random(1)
    begun = [varied_beginning(game, chance) for _ in range(60)]
    assert {state.setup.players for state in begun} == set(game.players)
