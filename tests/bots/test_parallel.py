"""A search in several processes: the same for the same seed, and nothing is left behind."""

import os
import random
from collections.abc import Callable, Iterator

import pytest

import pelagos
from pelagos import State
from pelagos.bots.parallel import WordTally, side_by_side
from pelagos.bots.search import SearchBot
from pelagos.core.errors import UnknownBot

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="this system has no forks")


def deciding(name: str = "orichalcum") -> State:
    """The first position with a real choice."""
    state: State = pelagos.game(name).new(players=2, seed=1)
    while len(state.legal()) < 3:
        state.apply(state.legal()[0])
    return state


@pytest.fixture(autouse=True)
def _no_fork_is_left(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Whatever happens, each fork has been ended and waited for."""
    forks: list[int] = []

    def fork(real: Callable[[], int] = os.fork) -> int:
        if pid := real():
            forks.append(pid)
        return pid

    monkeypatch.setattr(os, "fork", fork)
    yield
    for pid in forks:
        with pytest.raises(ChildProcessError):
            os.waitpid(pid, os.WNOHANG)


@pytest.mark.parametrize("name", pelagos.games())
def test_the_same_seed_gives_the_same_thoughts(name: str):
    state = deciding(name)
    perspective = state.perspective(int(state.seat))
    first, second = (SearchBot(seed=1, iterations=10, workers=3).think(perspective) for _ in range(2))
    assert first == second
    looks = sum(thought.visits for thought in first)
    if pelagos.game(name).evaluator.breadth() == 0:
        assert looks == 3 * 10
    else:
        assert 3 <= looks <= 3 * 10  # only those at the best plan with each word are told
    assert {thought.word for thought in first} <= set(state.legal())
    assert first != SearchBot(seed=1, iterations=30).think(perspective)


def test_one_worker_is_the_plain_search():
    state = deciding()
    perspective = state.perspective(int(state.seat))
    assert SearchBot(seed=1, iterations=20, workers=1).think(perspective) == SearchBot(seed=1, iterations=20).think(perspective)


@pytest.mark.parametrize("name", pelagos.games())
def test_what_a_seat_cannot_know_does_not_change_what_it_thinks(name: str):
    state = deciding(name)
    seat = int(state.seat)
    thoughts = [SearchBot(seed=1, iterations=5, workers=2).think(s.perspective(seat)) for s in (state, state.determinize(seat, 99))]
    assert thoughts[0] == thoughts[1]


def test_it_plays_on_from_what_it_keeps():
    state, player = deciding(), SearchBot(seed=1, iterations=5, workers=2)
    for _ in range(12):
        state.apply(player.decide(state.perspective(int(state.seat))))


def test_what_several_think_is_added_up():
    def search(chance: random.Random) -> list[WordTally]:
        return [(7, 0.5, 3), (8, 0.25, 1)] if chance is here else [(7, 0.9, 0), (9, 1.0, 4)]

    here = random.Random(0)
    rows = side_by_side(search, here, [1])
    assert rows == [(7, pytest.approx((0.5 * 4 + 0.9) / 5), 3), (8, 0.25, 1), (9, 1.0, 4)]


def test_a_fork_that_fails_is_told_and_left_out(capfd: pytest.CaptureFixture[str]):
    def search(chance: random.Random) -> list[WordTally]:
        if chance is not here:
            raise ValueError("a calm")
        return [(7, 0.5, 3)]

    here = random.Random(0)
    assert side_by_side(search, here, [1, 2]) == [(7, 0.5, 3)]
    assert capfd.readouterr().err.count("ValueError: a calm") == 2


def test_forks_end_with_whoever_began_them():
    def search(chance: random.Random) -> list[WordTally]:
        if chance is here:
            raise KeyboardInterrupt
        while True:
            pass

    here = random.Random(0)
    with pytest.raises(KeyboardInterrupt):
        side_by_side(search, here, [1, 2])


def test_a_search_needs_a_worker():
    with pytest.raises(UnknownBot, match="at least 1 worker"):
        SearchBot(workers=0)
