import pytest

import pelagos
from pelagos import Record
from tests.golden import versions
from tests.golden.golden import HERE, endings, written

FILES = [(game, ending.name) for game in pelagos.games() for ending in endings(game)]


@pytest.mark.parametrize(("game", "name"), FILES)
def test_a_golden_playthrough_replays_with_the_same_prompts_and_log(game: str, name: str) -> None:
    text = (HERE / game / f"{name}.txt").read_text(encoding="utf-8")
    assert written(Record.loads(text).replay()) == text


@pytest.mark.parametrize(("game", "name"), FILES)
def test_a_golden_playthrough_ends_as_its_name_says(game: str, name: str) -> None:
    state = Record.loads((HERE / game / f"{name}.txt").read_text(encoding="utf-8")).replay()
    assert next(ending for ending in endings(game) if ending.name == name).reached(state)


@pytest.mark.parametrize("game", pelagos.games())
def test_rules_that_play_differently_have_a_new_version(game: str) -> None:
    changed = versions.changed(game)
    assert not changed, f"{changed} are other games now: raise RULES in pelagos/games/{game}/game.py and say make golden"
    noted = versions.known()[game][versions.rules_version(game)]
    assert set(noted) == {ending.name for ending in endings(game)}, "say make golden: versions.json does not know all playthroughs"


def test_a_changed_playthrough_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    [game, *_] = pelagos.games()
    monkeypatch.setattr(versions, "known", lambda: {game: {versions.rules_version(game): {endings(game)[0].name: "another"}}})
    assert versions.changed(game) == [endings(game)[0].name]
