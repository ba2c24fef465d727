"""Ratings: by the places alone, in the order of the deals."""

import sys
from dataclasses import replace
from pathlib import Path

import pytest

import pelagos
from pelagos.arena.console import show_match
from pelagos.arena.match_plan import MatchPlan, Outcome, Thinking
from pelagos.arena.matches import play_match
from pelagos.arena.ratings import Rating, ratings
from pelagos.arena.report import page

GAME = pelagos.game("orichalcum")
PLAN = MatchPlan.checked(GAME, 2, {}, 1, ["greedy", "random"])


def played(plan: MatchPlan, *rankings: list[int]) -> dict[str, Rating]:
    thinking = [Thinking() for _ in range(plan.players)]
    return ratings(plan, [Outcome(k, 10, 5, ranking, False, thinking) for k, ranking in enumerate(rankings)])


def test_who_wins_from_both_seats_is_rated_higher_and_surer_with_every_deal():
    few, many = (played(PLAN, *[[1, 2], [2, 1]] * deals) for deals in (1, 20))
    for rated in (few, many):
        assert rated["random"].mu < 25.0 < rated["greedy"].mu
    assert many["greedy"].mu > few["greedy"].mu
    assert many["greedy"].sigma < few["greedy"].sigma < 25 / 3
    assert many["greedy"].ordinal == many["greedy"].mu - 3 * many["greedy"].sigma


def test_one_game_against_published_values():
    rated = played(PLAN, [1, 2])
    assert rated["greedy"].mu == pytest.approx(27.63523138347365)  # from the documentation of OpenSkill
    assert rated["random"].mu == pytest.approx(22.36476861652635)
    assert rated["greedy"].sigma == pytest.approx(8.065506316323548)


def test_shared_places_tell_nothing_apart():
    rated = played(PLAN, [1, 1], [1, 1])
    assert rated["greedy"] == rated["random"]
    assert rated["greedy"].mu == pytest.approx(25.0)


def test_a_bot_on_several_seats_has_one_rating():
    plan = MatchPlan.checked(GAME, 3, {}, 1, ["greedy", "random", "random"])
    rated = played(plan, [1, 2, 3], [3, 1, 2], [2, 3, 1])
    assert list(rated) == ["greedy", "random"]
    assert rated["greedy"].mu > 25.0 > rated["random"].mu


def test_nobody_is_rated_against_nobody_else():
    assert played(MatchPlan.checked(GAME, 2, {}, 1, ["random"]), [1, 2]) == {}


def test_a_match_has_them_and_a_resumed_one_the_same(tmp_path: Path):
    bots, file = ["random:seed=1", "random"], tmp_path / "games.jsonl"
    play_match(GAME, 2, 4, seed=3, bots=bots, out=file, workers=2)
    lines = file.read_text().splitlines(keepends=True)
    file.write_text("".join([lines[0], *reversed(lines[1:])]))  # workers finish in any order
    resumed = play_match(GAME, 2, 6, seed=3, bots=bots, out=file)
    anew = play_match(GAME, 2, 6, seed=3, bots=bots)
    assert [bot.rating for bot in resumed.bots] == [bot.rating for bot in anew.bots]
    assert all(bot.rating for bot in anew.bots)


def test_tables_show_them_with_their_uncertainty(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("COLUMNS", "140")
    match = play_match(GAME, 2, 2, seed=1, bots=["random:seed=1", "random"])
    rated = replace(match, bots=[replace(bot, rating=Rating(27.66, 1.25)) for bot in match.bots])
    show_match(GAME, rated)
    assert "27.7 ± 1.2" in capsys.readouterr().out
    for text in ("27.7 ± 1.2", "23.9"):
        assert text in page(rated)


def test_without_the_library_a_match_tells_how_to_get_them(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    match = play_match(GAME, 2, 2, seed=1, bots=["random:seed=1", "random"])
    assert [bot.rating for bot in match.bots] == [None, None]
    show_match(GAME, match)
    assert "install pelagos[arena]" in capsys.readouterr().out
