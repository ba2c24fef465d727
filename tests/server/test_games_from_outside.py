"""A game that comes with another package is played at tables like any other, even if it lacks files that ours have."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pearls.game import GAME

from pelagos.core import registry
from tests.model import installed
from tests.server.running import Running
from tests.server.test_playing import play_on


@pytest.fixture
def sqlite_server(start: Callable[..., Running], sqlite_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Running:
    """A server where the model game is installed: here, and in the processes that think for bots."""
    monkeypatch.setitem(registry._registered, GAME.name, GAME)
    monkeypatch.setenv("PYTHONPATH", installed(tmp_path)["PYTHONPATH"])
    return start(database=sqlite_database)


def test_a_whole_game_against_a_bot_of_the_server(sqlite_server: Running, caplog: pytest.LogCaptureFixture) -> None:
    ada = sqlite_server.guest()
    table = ada.table("pearls", "me greedy", options={"calm_sea": True})
    play_on(ada, table["id"])
    over = ada.get(f"/tables/{table['id']}")
    assert over["state"] == "over"
    assert 1 in over["ranking"]
    assert "dive" in ada.ask("GET", f"/tables/{table['id']}/record", 200).text
    assert not [entry.message for entry in caplog.records if entry.levelname in ("WARNING", "ERROR")], (
        "the bot's own words, no others"
    )


def test_a_game_without_a_component_file_has_no_components(sqlite_server: Running) -> None:
    ada = sqlite_server.guest()
    assert "pearls" in [game["name"] for game in ada.get("/games")]
    about = ada.get("/games/pearls")
    assert (about["title"], about["components"]) == ("Pearls", {})
    assert [verb["name"] for verb in about["verbs"]] == ["dive", "open"]


@pytest.mark.parametrize("language", ["en", "pl", "de"])
def test_texts_and_rules_are_those_of_its_own_package(sqlite_server: Running, language: str) -> None:
    ada = sqlite_server.guest()
    for path in (f"texts/{language}", f"rules/{language}", "rules"):
        assert "P" in ada.ask("GET", f"/games/pearls/{path}", 200).text
    assert "prompt-turn" in ada.ask("GET", f"/games/pearls/texts/{language}", 200).text


def test_a_game_without_any_texts_is_no_fault_of_the_server(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(registry._registered, "bare", replace(GAME, name="bare", package="tests.games.pearls"))
    ada = sqlite_server.guest()
    assert ada.get("/games/bare")["components"] == {}
    assert ada.ask("GET", "/games/bare/rules", 200).text == ""
    assert ada.ask("GET", "/games/bare/rules/de", 200).text == ""
    assert "prompt-turn" not in ada.ask("GET", "/games/bare/texts/de", 200).text
    assert ada.table("bare", "me open", start=False)["game"] == "bare"
