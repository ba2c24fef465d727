"""Matches: reproducible, and counted rightly."""

from dataclasses import replace

import pytest

import pelagos
from pelagos.arena.matches import Match, Spread, play_match, wilson
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
        play_match(GAME, progress=unexpected, **settings)  # type: ignore[arg-type]
