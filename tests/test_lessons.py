"""Lessons replay, ask for what can be said, and speak three languages."""

import re
from pathlib import Path

import pytest
from fluent.runtime import FluentBundle, FluentResource

from pelagos.core.errors import BadLesson, UnknownLesson
from pelagos.core.registry import game
from pelagos.lessons import Lesson, lesson, lessons, parsed, source

GAMES = ["orichalcum", "cyclades", "atlantis", "arnak"]
LANGUAGES = ["en", "pl", "de"]
MAX_CHARACTERS = 240
"""What fits on a phone without scrolling."""
ALL = [pytest.param(one, id=f"{name}-{one.name}") for name in GAMES for one in lessons(name)]


@pytest.mark.parametrize("one", ALL)
def test_it_replays_and_its_words_are_legal(one: Lesson) -> None:
    one.check()


@pytest.mark.parametrize("one", ALL)
def test_it_goes_on_whatever_the_learner_chooses(one: Lesson) -> None:
    """Some choices together, not only one by one."""
    ways: list[dict[int, str]] = [{}]
    for note in one.notes:
        if len(one.choices(note)) > 1:
            ways = [{**way, note.at: word} for way in ways for word in one.choices(note, way)][:40]
    for way in ways:
        last = list(one.states(way))[-1]
        assert last.ply == len(one.words)


@pytest.mark.parametrize("one", ALL)
def test_it_begins_and_ends_with_the_teacher(one: Lesson) -> None:
    assert one.notes[-1].at == len(one.words), "nothing is said after the last note"
    assert sum(1 for note in one.notes if note.say) >= 2, "a lesson is played, not read"
    assert one.chapters


def messages(name: str, language: str) -> dict[str, str]:
    text = source(name, language)
    bundle = FluentBundle([language])
    bundle.add_resource(FluentResource(text))
    ids = re.findall(r"^([a-z][\w-]*) =", text, re.M)
    assert len(set(ids)) == len(ids)
    return {one: str(bundle.format_pattern(bundle.get_message(one).value, {})[0]) for one in ids}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_text_is_there_and_none_is_left_over(name: str, language: str) -> None:
    wanted: set[str] = set()
    for one in lessons(name):
        wanted |= {one.title, f"{one.title}-line", f"{one.title}-end"}
        for note in one.notes:
            wanted |= {note.text, *note.answers.values()}
    texts = messages(name, language)
    assert set(texts) == wanted
    for message, text in texts.items():
        assert 0 < len(text) <= MAX_CHARACTERS, f"{message} has {len(text)} characters"
        assert "!" not in text, message


@pytest.mark.parametrize("name", GAMES)
def test_the_course_begins_with_the_first_five_minutes(name: str) -> None:
    first = lessons(name)[0]
    assert first.name == "first"
    assert 8 <= len(first.notes) <= 12


PEARLS: dict[str, object] = {
    "players": 2,
    "seed": 7,
    "seat": 0,
    "chapters": ["P3"],
    "note": [{"text": "hello"}, {"text": "dive", "say": ["dive"]}, {"text": "end", "after": ["dive"]}],
}


def test_a_game_from_outside_brings_lessons_in_the_same_way() -> None:
    from pearls.game import GAME

    one = parsed(GAME, "first", PEARLS)
    one.check()
    assert [note.at for note in one.notes] == [0, 0, 2]
    assert one.choices(one.notes[1]) == ["dive"]


@pytest.mark.parametrize(
    ("notes", "told"),
    [
        ([{"text": "x", "say": ["open 6"]}], "nothing like 'open 6' can be said"),
        ([{"text": "x", "after": ["dive", "nonsense"]}], "nonsense"),
        ([{"text": "x", "after": ["dive"], "say": ["dive"]}], "not the learner"),
    ],
)
def test_a_lesson_that_cannot_be_played_is_refused(notes: list[object], told: str) -> None:
    from pearls.game import GAME

    with pytest.raises(BadLesson, match=told):
        parsed(GAME, "first", {**PEARLS, "note": notes}).check()


def test_a_key_that_means_nothing_is_refused() -> None:
    from pearls.game import GAME

    with pytest.raises(BadLesson, match="speed"):
        parsed(GAME, "first", {**PEARLS, "speed": 3})


def test_what_is_asked_for_must_be_there() -> None:
    with pytest.raises(UnknownLesson, match="there are first"):
        lesson("cyclades", "flying")
    one = lesson("cyclades", "first")
    with pytest.raises(BadLesson, match="does not go on"):
        one.said({one.notes[3].at: "apollo"})


def told_of(name: str) -> str:
    """What docs/lessons.md says about a game's lessons."""
    text = (Path(__file__).parents[1] / "docs/lessons.md").read_text(encoding="utf-8")
    return text.partition(f"### {game(name).title}\n")[2].partition("\n### ")[0]


@pytest.mark.parametrize("name", GAMES)
def test_the_table_in_the_documents_tells_which_chapter_is_taught_where(name: str) -> None:
    told = {
        lesson_name: set(re.split(r",\s*", chapters))
        for lesson_name, chapters in re.findall(r"^\| `([\w-]+)` \| [^|]+ \| ([^|]*) \|$", told_of(name), re.M)
    }
    assert told == {one.name: set(one.chapters) for one in lessons(name)}


@pytest.mark.parametrize("name", GAMES)
def test_every_chapter_of_the_rules_is_taught_or_need_not_be(name: str) -> None:
    rules = (Path(__file__).parents[1] / f"pelagos/games/{name}/rules.md").read_text(encoding="utf-8")
    chapters = set(re.findall(r"^## ([A-Z]\d+)\b", rules, re.M))
    taught = {chapter for one in lessons(name) for chapter in one.chapters}
    untaught = {
        chapter
        for row in re.findall(r"^\| ([A-Z]\d+(?:, [A-Z]\d+)*) \| [^|]+ \|$", told_of(name), re.M)
        for chapter in row.split(", ")
    }
    assert len(chapters) > 15
    assert not taught & untaught
    assert taught | untaught == chapters
