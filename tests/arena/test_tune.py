"""Tuning: what is bad gets better, what is good stays, and only what is surely better is written."""

import math
import random
import tomllib
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

import pelagos
from pelagos.arena.checkpoint import Checkpoint
from pelagos.arena.executor import Executor
from pelagos.arena.match_plan import MatchPlan, Outcome, Thinking
from pelagos.arena.matches import wilson
from pelagos.arena.tune import DEALS_PER_STEP, DECIDING_SEED_OFFSET, Tuned, Tuning, note_on, rounds, tune
from pelagos.arena.weights import weights_in, with_note, with_weights
from pelagos.core.errors import BadMatch

GAME = pelagos.game("atlantis")
TEXT = GAME.weights_file.read_text(encoding="utf-8")
GOOD = weights_in(TEXT)


def model(plan: MatchPlan, games: Sequence[int]) -> Iterator[Outcome]:
    """Games of bots that win the more, the nearer their weights are to those of the game: quick, and the best is known."""
    strengths = []
    for bot in plan.bots:
        weights = weights_in(Path(bot.partition("weights=")[2]).read_text(encoding="utf-8"))
        strengths.append(-sum(((weights[name] - good) / abs(good)) ** 2 for name, good in GOOD.items()))
    for k in games:
        chance = random.Random(f"{plan.seed} {k}").random()
        winner = 0 if chance < 1 / (1 + math.exp(strengths[1] - strengths[0])) else 1
        yield Outcome(k, 10, 5, [1 if bot == winner else 2 for bot in plan.seated(k)], False, [Thinking(), Thinking()])


def tuning(seed: int = 1, keep: Sequence[str] = (), **planted: float) -> Tuning:
    return Tuning.checked(GAME, "greedy:samples=1", seed, with_weights(TEXT, planted), keep)


@pytest.mark.parametrize("seed", range(3))
def test_a_planted_bad_weight_gets_better(seed: int):
    bad = GOOD["cards_left"] * 3
    tuned = tune(tuning(seed, cards_left=bad), 2000, 400, model)
    assert abs(tuned.weights["cards_left"] - GOOD["cards_left"]) < 0.6 * abs(bad - GOOD["cards_left"])
    assert tuned.better
    assert 0.5 < tuned.low < tuned.share < tuned.high
    assert (tuned.games, tuned.checked) == (2000, 400)


@pytest.mark.parametrize("seed", range(3))
def test_good_weights_are_not_bettered(seed: int):
    assert not tune(tuning(seed), 400, 400, model).better


def test_what_is_kept_stays():
    others = [name for name in GOOD if name != "helper"]
    tuned = tune(tuning(keep=others), 80, 2, model)
    assert {name: tuned.weights[name] for name in others} == {name: GOOD[name] for name in others}
    assert tuned.weights["helper"] != GOOD["helper"]
    assert tune(tuning(keep=list(GOOD)), 80, 2, model).checked == 0  # nothing new to be checked
    with pytest.raises(BadMatch, match=r"'sea'.*completed"):
        tuning(keep=["sea"])


def test_a_broken_off_run_goes_on_and_comes_out_the_same(tmp_path: Path):
    file, asked = tmp_path / "tuning.jsonl", 0

    def breaking(plan: MatchPlan, games: Sequence[int]) -> Iterator[Outcome]:
        nonlocal asked
        asked += 1
        if asked in (4, 12):
            raise KeyboardInterrupt
        return model(plan, games)

    def run(play: Executor) -> Tuned:
        return tune(tuning(), 64, 30, play, Checkpoint(file, {"seed": 1}))

    for _ in range(2):
        with pytest.raises(KeyboardInterrupt):
            run(breaking)
        file.write_text(file.read_text() + '["step 9')  # a line that broke off
    whole = tune(tuning(), 64, 30, model)
    assert run(breaking) == whole
    assert asked == 8 + 4 + 2
    with pytest.raises(BadMatch, match="another tuning"):
        Checkpoint(file, {"seed": 2})
    file.write_text(file.read_text() + "[1]\n")
    with pytest.raises(BadMatch, match="line 14 is no note"):
        Checkpoint(file, {"seed": 1})


def test_deals_are_fresh_and_told_in_whole_ones():
    seen: set[tuple[int, int]] = set()
    told: list[int] = []

    def noting(plan: MatchPlan, games: Sequence[int]) -> Iterator[Outcome]:
        seen.update((plan.seed + k // 2, k % 2) for k in games)
        return model(plan, games)

    tuned = tune(tuning(), 17, 11, noting, progress=told.append)
    assert seen == {
        (deal, seat)
        for first, deals in ((1, 3 * DEALS_PER_STEP), (1 + DECIDING_SEED_OFFSET, 6))
        for deal in range(first, first + deals)
        for seat in (0, 1)
    }
    assert told[-1] == rounds(17, 11) == tuned.games + tuned.checked == 24 + 12


def test_real_bots_play_by_the_weights():
    played: list[Outcome] = []

    def real(plan: MatchPlan, games: Sequence[int]) -> Iterator[Outcome]:
        outcomes = [plan.play(k) for k in games[:2]]
        assert all(one.decisions for outcome in outcomes for one in outcome.thinking)
        played.extend(outcomes)
        return iter(outcomes)

    game = pelagos.game("orichalcum")
    text = game.weights_file.read_text(encoding="utf-8")
    tuned = tune(Tuning.checked(game, "greedy:samples=1", 1, text), 1, 2, real)
    assert len(played) == 4
    assert tuned.checked == 2


def test_alone_more_points_of_the_same_deal_win():
    deals: list[list[int]] = []

    def alone(plan: MatchPlan, games: Sequence[int]) -> Iterator[Outcome]:
        deals.append([plan.seed + k for k in games])
        weight = weights_in(Path(plan.bots[0].partition("weights=")[2]).read_text(encoding="utf-8"))["helper"]
        yield from (Outcome(k, 10, 5, [1], False, [Thinking()], [weight]) for k in games)

    kept = [name for name in GOOD if name != "helper"]
    tuned = tune(Tuning.checked(GAME, "greedy:samples=1", 1, TEXT, kept, players=1), 16, 10, alone)
    assert tuned.weights["helper"] > GOOD["helper"]
    assert (tuned.share, tuned.games, tuned.checked) == (1.0, 16, 10)
    assert deals[:4] == [[1, 2, 3, 4]] * 2 + [[5, 6, 7, 8]] * 2
    assert [deal for some in deals[4:] for deal in some] == [DECIDING_SEED_OFFSET + deal for deal in (1, 2, 3, 4, 1, 2, 3, 4, 5, 5)]
    assert (tuned.low, tuned.high) == wilson(5, 5)  # ten games, but five comparisons
    with pytest.raises(BadMatch, match="not of 3"):
        Tuning.checked(GAME, "greedy", 1, TEXT, players=3)


# -- files of weights


def test_a_file_keeps_its_comments_and_order():
    text = "# About them.\n\n[weights]\nsea = 1.0  # calm\nsea_side = -2.5\n"
    changed = with_weights(text, {"sea": -0.25, "sea_side": 3.0})
    assert changed == "# About them.\n\n[weights]\nsea = -0.25  # calm\nsea_side = 3.0\n"
    noted = with_note(with_note(changed, {"share": 0.5, "sea": 'a "calm" \\ one'}), {"share": 0.6})
    assert noted.startswith(changed)
    assert tomllib.loads(noted)["tuned"] == [{"share": 0.5, "sea": 'a "calm" \\ one'}, {"share": 0.6}]
    assert with_weights(noted, {"sea": 9.0}) == noted.replace("sea = -0.25", "sea = 9.0")
    assert weights_in(noted) == {"sea": -0.25, "sea_side": 3.0}


def test_the_note_has_the_evidence():
    note = note_on(tuning(7, keep=["helper"]), Tuned({}, 80, 40, 0.61234, 0.51, 0.7))
    assert note["command"] == (
        "pelagos tune atlantis --games 80 --check 40 --bot greedy:samples=1 --seed 7 --keep helper --option brown_side=B "
        "--option green_side=B --option blue_side=B --option purple_side=B --option order=random --option first_player=random"
    )
    assert (note["share"], note["low"], note["high"]) == (0.6123, 0.51, 0.7)
    assert "deals 7 to 46" in str(note["learned_from"])
    assert "deals 1000000007 to 1000000026" in str(note["checked_in"])
