"""Puzzles over HTTP: today's, any other, and what a try tells."""

import pytest

from pelagos.puzzles import puzzles
from tests.server.running import Client, Running


@pytest.fixture
def ada(sqlite_server: Running) -> Client:
    return sqlite_server.guest()


def test_a_puzzle_is_shown_without_its_solution_and_told_after_a_try(ada: Client):
    listed = ada.get("/puzzles/cyclades")
    assert {one["name"] for one in listed["puzzles"]} == {one.name for one in puzzles("cyclades")}
    assert [one["strength"] for one in listed["puzzles"]] == sorted(one["strength"] for one in listed["puzzles"])
    own = next(one for one in puzzles("cyclades") if one.name == listed["today"])
    shown = ada.get(f"/puzzles/cyclades/{own.name}")
    assert "solution" not in shown
    assert shown["frame"]["deciding"] == shown["seat"]
    hidden = [seat["gold"] is None for seat in shown["frame"]["view"]["seats"]]
    assert hidden[shown["seat"]] is False
    assert True in hidden
    right = ada.post(f"/puzzles/cyclades/{own.name}", {"word": own.solution[0]})
    wrong = ada.post(f"/puzzles/cyclades/{own.name}", {"word": own.second})
    assert (right["right"], wrong["right"]) == (True, False)
    assert right["solution"] == wrong["solution"] == own.solution
    assert right["mu"] > 25.0 > wrong["mu"]
    assert [frame["ply"] for frame in right["frames"]] == [len(own.words) + k for k in range(1, len(own.solution) + 1)]


def test_what_is_not_there_is_refused(ada: Client):
    name = ada.get("/puzzles/cyclades")["today"]
    assert ada.refused("/puzzles/cyclades/nonsense", method="GET")[0] == 404
    assert ada.refused(f"/puzzles/cyclades/{name}", {"word": "nonsense"}) == (400, "illegal")


def test_words_are_previewed(ada: Client):
    own = puzzles("cyclades")[0]
    legal = ada.get(f"/puzzles/cyclades/{own.name}")["frame"]["legal"]
    other = next(word for word in ("troop thira", "troop naxos", "bid zeus 3") if word not in legal)
    best, nothing = ada.post(f"/puzzles/cyclades/{own.name}/previews", {"words": [own.solution[0], other]})
    assert best["word"] == own.solution[0]
    assert best["why"] is None
    assert nothing["why"] is not None
