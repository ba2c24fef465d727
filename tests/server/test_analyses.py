"""Analyses on the server: of finished games alone, in the background behind everybody who plays, and kept."""

import asyncio
import threading
from collections.abc import Callable

import pytest

import pelagos
from pelagos.analysis import Judgement
from pelagos.core.record import Record
from pelagos.server import analyses
from pelagos.server.analyses import Analyses
from pelagos.server.bot_pool import NoAnswer
from pelagos.server.bot_worker import Question
from pelagos.server.fair_queue import FairQueue
from tests.server.running import Client, Json, Running, wait_for

PAST = 40


def a_record() -> str:
    """The beginning of a game, on paper: short, so that it is soon judged."""
    state = pelagos.game("orichalcum").new(players=2, seed=9)
    bot = pelagos.bot("random", seed=9)
    while state.ply < PAST:
        state.play(bot.decide(state.perspective(int(state.seat))))
    return Record.of(state).dumps()


def uploaded(client: Client) -> str:
    return str(client.ask("POST", "/records", 201, content=a_record().encode()).json()["id"])


def done(client: Client, table: str) -> Json:
    found: list[Json] = []

    def ready() -> bool:
        found[:] = [client.get(f"/tables/{table}/analysis")]
        return found[0]["analysis"] is not None

    wait_for(ready, 60)
    return found[0]


def test_a_record_is_analysed_once_for_everybody_and_kept(
    start: Callable[..., Running], sqlite_database: str, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr("pelagos.server.analyses.WALKS", 12)
    server = start(database=sqlite_database)
    ada, bob = server.guest(), server.guest()
    table = uploaded(ada)
    assert bob.refused(f"/tables/{table}/analysis", method="GET") == (404, "no-analysis")
    begun = ada.post(f"/tables/{table}/analysis")
    assert (begun["words"], begun["analysis"]) == (PAST, None)
    bob.post(f"/tables/{table}/analysis")
    found = done(bob, table)
    assert found["judged"] == found["words"] == PAST
    decisions = found["analysis"]["decisions"]
    assert len(found["analysis"]["seats"]) == 2
    worse = next(one for one in decisions if one["line"])
    position = bob.get(f"/tables/{table}/at/{worse['ply']}", params={"seat": "all", "line": worse["line"]})
    assert position["position"]["ply"] == worse["ply"] + len(worse["line"])
    server.stop()
    again = start(database=sqlite_database)
    assert Client(again.url).get(f"/tables/{table}/analysis") == found


def test_a_running_game_is_not_analysed(sqlite_server: Running):
    ada = sqlite_server.guest()
    table = ada.table()["id"]
    assert ada.refused(f"/tables/{table}/analysis") == (403, "not-over")


def test_a_line_with_an_illegal_word_is_refused(sqlite_server: Running):
    ada = sqlite_server.guest()
    table = uploaded(ada)
    assert ada.refused(f"/tables/{table}/at/3?seat=all&line=nonsense", method="GET")[0] == 400


def test_analyses_are_limited_for_each_person(start: Callable[..., Running], sqlite_database: str):
    ada = start(database=sqlite_database, analyses=(0.0, 1.0)).guest()
    table = ada.table()["id"]
    assert [ada.refused(f"/tables/{table}/analysis")[1] for _ in range(2)] == ["not-over", "too-often"]


def test_who_asks_for_many_waits_longer_and_nobody_else_for_them(
    start: Callable[..., Running], sqlite_database: str, monkeypatch: pytest.MonkeyPatch
):
    judged, first = list[str](), threading.Event()

    async def judge(self: Analyses, record: Record, question: Question) -> list[Judgement]:
        judged.append(question.table)
        while not first.is_set():
            await asyncio.sleep(0.01)
        raise NoAnswer("enough is known")

    monkeypatch.setattr(Analyses, "_judge", judge)
    monkeypatch.setattr(analyses, "MAX_WAITING", 5)
    server = start(database=sqlite_database)
    eve, ada = server.guest(), server.guest()
    ada.http.headers["x-forwarded-for"] = "10.0.0.1"
    floods = [uploaded(eve) for _ in range(6)]
    mine = uploaded(ada)
    for table in floods[:5]:
        eve.post(f"/tables/{table}/analysis")
    assert eve.refused(f"/tables/{floods[5]}/analysis") == (429, "too-often")
    ada.post(f"/tables/{mine}/analysis")
    wait_for(lambda: len(judged) == 1)
    first.set()
    wait_for(lambda: len(judged) == 6)
    assert judged[:2] in ([floods[0], mine], [floods[0], floods[1]])
    assert mine in judged[:3]


def test_what_can_wait_comes_after_all_who_play():
    async def order() -> list[str]:
        queue, came = FairQueue(0), list[str]()

        async def wait(who: str, urgent: bool, patient: bool = False) -> None:
            await queue.acquire(who, urgent, patient=patient)
            came.append(who)
            queue.release()

        waiting = [wait("analysis", False, True), wait("bots alone", False), wait("a person's bot", True)]
        tasks = [asyncio.ensure_future(one) for one in waiting]
        await asyncio.sleep(0)
        queue.release()
        await asyncio.gather(*tasks)
        return came

    assert asyncio.run(order()) == ["a person's bot", "bots alone", "analysis"]
