"""Matches: reproducible, and counted rightly."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

import pelagos
from pelagos.arena.match_plan import MatchPlan, Outcome, Thinking
from pelagos.arena.matches import Match, Spread, play_match, summary, wilson
from pelagos.core.errors import BadMatch, BadOption, BadPlayers, BadSeed, UnknownBot, UnknownOption

GAME = pelagos.game("orichalcum")


def timeless(match: Match) -> Match:
    """A match without what differs from run to run."""
    return replace(match, seconds=0, games_per_second=0, decisions_per_second=0)


def test_the_same_seed_gives_the_same_match():
    first, second = (play_match(GAME, 3, 8, seed=11) for _ in range(2))
    assert timeless(first) == timeless(second)
    assert timeless(first) != timeless(play_match(GAME, 3, 8, seed=12))


def test_game_k_has_the_seed_plus_k():
    long, short = play_match(GAME, 2, 5, seed=20), play_match(GAME, 2, 1, seed=24)
    assert long.words.low <= short.words.low <= long.words.high
    whole = [play_match(GAME, 2, 1, seed=20 + k).words.low for k in range(5)]
    assert Spread.of(whole) == long.words


def test_what_a_match_tells():
    seen: list[int] = []
    match = play_match(GAME, 3, 6, seed=1, options={"same_island": True}, progress=seen.append)
    assert seen == [1, 2, 3, 4, 5, 6]
    assert match.games == 6
    assert match.options["same_island"] is True
    assert len(match.seats) == 3
    assert sum(seat.wins for seat in match.seats) + round(match.stopped * 6) == 6
    assert match.words.low <= match.words.median <= match.words.high
    assert match.turns.high < match.words.low
    assert match.games_per_second > 0
    assert match.decisions_per_second > match.games_per_second
    for seat in match.seats:
        assert 0 <= seat.low <= seat.rate <= seat.high <= 1


def test_bots_with_settings_play_through_their_perspective_and_are_reproducible():
    bots = ["random:seed=4", "random"]
    first, second = (play_match(GAME, 2, 2, seed=3, bots=bots) for _ in range(2))
    assert timeless(first) == timeless(second)
    assert [seat.bot for seat in first.seats] == bots


def test_spread():
    assert Spread.of([1, 2, 9]) == Spread(mean=4.0, median=2.0, low=1, high=9)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (333, 1000, 0.3045, 0.3628)],
)
def test_wilson_against_published_values(wins: int, games: int, low: float, high: float):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-3)


@pytest.mark.parametrize(
    ("error", "arguments"),
    [
        (BadPlayers, {"players": 5}),
        (BadMatch, {"games": 0}),
        (BadMatch, {"bots": ["random", "random"]}),
        (BadSeed, {"seed": -1}),
        (BadSeed, {"seed": 2**61 - 1, "games": 2}),
        (UnknownBot, {"bots": ["clever"]}),
        (UnknownOption, {"options": {"sea": "rough"}}),
        (BadOption, {"options": {"island_side": "soft"}}),
    ],
)
def test_bad_matches_are_refused_before_anything_is_played(error: type[Exception], arguments: dict[str, object]):
    def unexpected(played: int) -> None:
        pytest.fail("something was played")

    settings: dict[str, object] = {"players": 3, "games": 1, "seed": 1} | arguments
    with pytest.raises(error):
        play_match(GAME, progress=unexpected, **settings)  # type: ignore[arg-type]  # wrong on purpose


# -- rotated seats, workers, and what is told of the bots

QUICK = ["greedy:samples=1", "random", "random:seed=4"]


def test_every_deal_is_played_in_every_rotation():
    plan = MatchPlan.checked(GAME, 3, {}, 1, QUICK)
    assert plan.rotations == 3
    assert [plan.seated(k) for k in range(4)] == [[0, 1, 2], [2, 0, 1], [1, 2, 0], [0, 1, 2]]
    assert [plan.whole(games) for games in (1, 3, 4)] == [3, 3, 6]
    assert MatchPlan.checked(GAME, 3, {}, 1, ["random"]).rotations == 1


def test_a_game_follows_from_its_seed_alone():
    one, other = (
        MatchPlan.checked(GAME, 2, {}, 5, ["random:seed=1", "random"]),
        MatchPlan.checked(GAME, 2, {}, 6, ["random:seed=1", "random"]),
    )
    assert replace(one.play(3), k=0) == replace(other.play(1), k=0)
    assert replace(one.play(0), k=1) != one.play(1)


def test_weights_that_come_with_a_game_have_names():
    plan = MatchPlan.checked(GAME, 2, {}, 1, ["greedy:weights=learned", "greedy:weights=classic"])
    assert plan.weights == {}, "no files"


def test_bots_are_told_apart_by_what_they_are_called():
    match = play_match(GAME, 3, 3, seed=2, bots=["greedy:samples=1", "random", "random"])
    greedy, chance = match.bots
    assert (greedy.bot, greedy.seats, chance.bot, chance.seats) == ("greedy:samples=1", 1, "random", 2)
    assert (match.games, match.rotations) == (3, 3)
    assert greedy.wins == 3  # from every seat
    assert greedy.place == 1.0
    assert 2.0 <= chance.place <= 2.5
    assert (greedy.low, greedy.high) == wilson(3, 3)
    assert chance.rate == chance.wins / 6
    assert greedy.decisions > 10
    assert 0 < greedy.thinking <= greedy.longest
    assert len(match.lengths) == 3


def test_intervals_of_places_come_from_the_deals():
    def outcome(k: int, ranking: list[int]) -> Outcome:
        return Outcome(k, 10, 5, ranking, False, [Thinking(), Thinking()])

    plan = MatchPlan.checked(GAME, 2, {}, 1, ["greedy", "random"])
    even = summary(plan, [outcome(k, [1, 2]) for k in range(8)], 80, 8, 1.0).bots[0]  # the first seat always wins
    assert (even.place, even.place_low, even.place_high) == (1.5, 1.5, 1.5)
    first = [[1, 2], [2, 1]] * 2 + [[1, 2], [1, 2]] * 2  # two deals won twice, two shared
    better = summary(plan, [outcome(k, ranking) for k, ranking in enumerate(first)], 80, 8, 1.0).bots[0]
    assert better.place == 1.25
    assert better.place_high - better.place == pytest.approx(1.96 * 0.288675 / 2, abs=1e-3)
    alone = summary(plan, [outcome(k, [1, 2]) for k in range(2)], 20, 2, 1.0).bots[0]
    assert (alone.place_low, alone.place_high) == (1.0, 2.0)


@pytest.mark.parametrize(("games", "bots"), [(8, ["random:seed=1", "random"]), (2, ["search:iterations=1", "greedy:samples=1"])])
def test_workers_change_nothing_but_the_time(games: int, bots: list[str]):
    one, two = (play_match(GAME, 2, games, seed=3, bots=bots, workers=workers) for workers in (1, 2))
    assert timeless(one) == timeless(two)


def test_a_match_needs_a_worker():
    with pytest.raises(BadMatch, match="worker"):
        play_match(GAME, 2, 1, seed=1, workers=0)


def test_a_match_goes_on_with_a_bot_that_fails(tmp_path: Path, capfd: pytest.CaptureFixture[str]):
    program = tmp_path / "lost.py"
    program.write_text("import sys\nprint('ahoy', flush=True)\nsys.stdin.read()\n")
    match = play_match(GAME, 2, 2, seed=1, bots=[f"process:{sys.executable} {program}", "random"])
    assert match.games == 2
    err = capfd.readouterr().err
    assert err.count("'ahoy', which is no line of JSON") == 2 * 3
    assert err.count("not asked again") == 2
