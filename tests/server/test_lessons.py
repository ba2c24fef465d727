"""Lessons over HTTP: everything that the page needs, and nothing that the learner's seat may not see."""

import pytest

from pelagos.lessons import lesson, lessons
from tests.server.running import Running

PLAY = "/lessons/cyclades/play/first"


def test_the_course_and_its_texts(sqlite_server: Running):
    ada = sqlite_server.guest()
    assert [line["name"] for line in ada.get("/lessons/cyclades")] == [one.name for one in lessons("cyclades")]
    assert {game["name"]: game["lessons"] for game in ada.get("/games")}["cyclades"] == len(lessons("cyclades"))
    for language in ("en", "pl", "de"):
        assert "lesson-first-aim = " in ada.ask("GET", f"/lessons/cyclades/texts/{language}", 200).text


def test_a_lesson_comes_with_all_its_positions_through_the_learners_eyes(sqlite_server: Running):
    found = sqlite_server.guest().get(PLAY)
    own = lesson("cyclades", "first")
    assert [frame["ply"] for frame in found["frames"]] == list(range(own.start, len(own.words) + 1))
    for frame in found["frames"]:
        assert [seat["gold"] is None for seat in frame["view"]["seats"]] == [False, True, True]
        assert bool(frame["legal"]) == (frame["deciding"] == found["seat"])
    bid = next(note for note in found["notes"] if note["say"])
    assert bid["say"] == ["bid poseidon 1"]
    assert bid["answers"]["apollo"] == "lesson-first-apollo"


def test_another_word_of_the_learner_leads_on(sqlite_server: Running):
    ada = sqlite_server.guest()
    note = next(note for note in lesson("cyclades", "first").notes if len(note.say) > 1)
    found = ada.get(f"{PLAY}?said={note.at}:build thira 3")
    assert found["frames"][-1]["view"]["islands"]["thira"]["slots"][2] == "fortress"
    refused = ada.refused(f"{PLAY}?said={note.at}:pass", method="GET")
    assert refused == (400, "bad-request")


def test_words_are_previewed(sqlite_server: Running):
    ada = sqlite_server.guest()
    bid, nothing = ada.post(f"{PLAY}/previews", {"ply": 0, "words": ["bid ares 3", "troop thira"]})
    assert bid["view"]["gods"]["available"][0]["bid"] == 3
    assert nothing["why"] is not None


@pytest.mark.parametrize(("path", "why"), [("/lessons/chess", "unknown-game"), ("/lessons/cyclades/play/flying", "unknown-lesson")])
def test_what_is_not_there_is_refused(sqlite_server: Running, path: str, why: str):
    assert sqlite_server.guest().refused(path, method="GET") == (404, why)
