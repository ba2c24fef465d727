"""The siege notices when a promise does not hold."""

import time

import pytest

from tests.server.siege import HONEST_TABLES, Tally


def played(words: int = 20) -> Tally:
    """As a server does that keeps its promises."""
    tally = Tally()
    for person in range(HONEST_TABLES):
        for _ in range(words):
            for times in (tally.words, tally.bots):
                tally.begins(person, times)
                tally.ends(person)
    return tally


def test_promises_that_hold():
    assert played().broken(60, 0.5) == []


def test_a_server_that_freezes_after_a_few_words_is_noticed(monkeypatch: pytest.MonkeyPatch):
    tally = played()
    for person in range(HONEST_TABLES):
        tally.begins(person, tally.words)
    later = time.perf_counter() + 30
    monkeypatch.setattr(time, "perf_counter", lambda: later)
    tally.settle()
    assert tally.broken(60, 0.5) == ["words are slow"]


def test_a_table_that_does_not_get_on_is_noticed():
    tally = played()
    tally.said[3] = 1
    assert tally.broken(60, 0.5) == ["somebody said 1 words, not 4"]


def test_honest_people_who_are_refused_something_are_noticed():
    tally = played()
    tally.problems["too-often"] += 1
    assert tally.broken(60, 0.5) == ["the honest had problems"]
