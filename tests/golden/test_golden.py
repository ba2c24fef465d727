import pytest

import pelagos
from pelagos import Record
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
