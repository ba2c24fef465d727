"""Bots of a server: what happens when one cannot think, and on how many cores one does."""

import asyncio
import os
import sys
from collections.abc import Callable

import pytest

import pelagos
from pelagos.bots.levels import HardBot, MasterBot
from pelagos.server.bot_pool import BotPool
from pelagos.server.bot_worker import BotWorker, Question
from tests.server.running import Running

HANGING = "import time\nwhile True: time.sleep(1)"
DYING = "import sys\nsys.exit(3)"
MUMBLING = "import sys\nfor line in sys.stdin: print('what?', flush=True)"
ILLEGAL = "import sys\nfor line in sys.stdin: print('{\"word\": 999999}', flush=True)"


@pytest.mark.parametrize("program", [HANGING, DYING, MUMBLING, ILLEGAL], ids=["hanging", "dying", "mumbling", "illegal"])
def test_a_bot_that_cannot_think_blocks_nobody(start: Callable[..., Running], sqlite_database: str, program: str):
    server = start(database=sqlite_database, patience=1.0)
    server.container.bot_runner._bot_pool = server.container.bot_pool = BotPool(1, (sys.executable, "-c", program))
    ada = server.guest()
    table = ada.table("cyclades", "me hard")["id"]
    decided = 0
    with ada.live() as socket:
        socket.say("watch", table=table)
        position = socket.hear("position")
        while decided < 3:
            decided += position["deciding"] == [1]
            if position["legal"]:
                socket.say("say", table=table, version=position["version"], word=position["legal"][0])
            position = socket.hear("position", timeout=60, version=position["version"] + 1)


def test_bots_that_hang_do_not_queue_behind_each_other():
    async def decided() -> None:
        bot_pool = BotPool(1, (sys.executable, "-c", HANGING))

        async def decide(number: int) -> None:
            question = Question("word", f"table {number}", "cyclades", 2, 1, {}, [], 0, "hard", 0.0)
            assert await bot_pool.decide(question, [3, 4], limit=1.0) in (3, 4)

        async with asyncio.timeout(60):  # a queue would take two minutes
            await asyncio.gather(*(decide(number) for number in range(120)))
        await bot_pool.close()

    asyncio.run(decided())


def test_a_quick_bot_decides_where_a_thorough_one_hangs():
    hangs_if_hard = """import sys, time
for line in sys.stdin:
    time.sleep(600 if '"hard"' in line else 0)
    print('{"word": 7}', flush=True)"""

    async def decided() -> int:
        bot_pool = BotPool(1, (sys.executable, "-c", hangs_if_hard))
        question = Question("word", "table", "cyclades", 2, 1, {}, [], 0, "hard", 0.0)
        word = await bot_pool.decide(question, list(range(1000)), limit=1.0)
        await bot_pool.close()
        return word

    assert asyncio.run(decided()) == 7


COUNTING = """import json, sys, time
for line in sys.stdin:
    question = json.loads(line)
    time.sleep(1 if question["bot"] == "hard" else 0)
    print(json.dumps({"word": question["cores"]}), flush=True)"""


def test_a_bot_is_given_the_cores_on_which_nobody_else_thinks():
    async def decided() -> list[int]:
        bot_pool = BotPool(3, (sys.executable, "-c", COUNTING))

        async def decide(bot: str) -> int:
            question = Question("word", bot, "cyclades", 2, 1, {}, [], 0, bot, 0.0)
            return await bot_pool.decide(question, [1, 2, 3], limit=60.0)

        alone = await decide("master")
        hard = asyncio.ensure_future(decide("hard"))
        await asyncio.sleep(0)
        beside = await decide("master")
        await hard
        await bot_pool.close()
        return [alone, beside]

    assert asyncio.run(decided()) == [3, 2]


@pytest.mark.parametrize(("bot", "forks"), [("master", 2), ("hard", 0)])
def test_only_master_thinks_on_all_cores_that_it_is_given(monkeypatch: pytest.MonkeyPatch, bot: str, forks: int):
    monkeypatch.setattr(MasterBot, "seconds", 0.05)
    monkeypatch.setattr(HardBot, "seconds", 0.05)
    forked: list[int] = []
    real = os.fork
    monkeypatch.setattr(os, "fork", lambda: forked.append(pid := real()) or pid)
    state = pelagos.game("orichalcum").new(2, seed=1)
    question = Question("word", "table", "orichalcum", 2, 1, dict(state.setup.options), [], int(state.seat), bot, 0.0, cores=3)
    assert BotWorker().answer(question).word in state.legal()
    assert len(forked) == forks
