"""Accepted means committed: whatever happens to the server, nothing accepted is missing, and nothing is there twice."""

import os
import random
import time
from collections import defaultdict
from concurrent.futures import ThreadPoolExecutor

import pytest
from sqlalchemy import create_engine, select

import pelagos
from pelagos.server.clocks import Outage
from pelagos.server.storage.outages import begin
from pelagos.server.storage.schema import entries, tables
from pelagos.server.storage.store import database_url
from tests.server.databases import PostgreSQL
from tests.server.processes import Player, StartProcess, during
from tests.server.running import Client, wait_for

KILLS = int(os.environ.get("PELAGOS_KILLS", "8"))


def check_histories(database: str, accepted: list[tuple[str, int, str]]) -> int:
    """Every history is numbered without gaps and replays, and what was accepted is in its place; gives the number of words."""
    engine = create_engine(database_url(database))
    histories: dict[str, dict[int, str]] = defaultdict(dict)
    with engine.connect() as connection:
        for row in connection.execute(select(entries)).mappings():
            assert row["version"] not in histories[row["table"]]
            histories[row["table"]][row["version"]] = row["word"]
        games = {row["id"]: row for row in connection.execute(select(tables)).mappings()}
    engine.dispose()
    for table, history in histories.items():
        assert sorted(history) == list(range(1, len(history) + 1))
        assert games[table]["version"] == len(history)
        game = pelagos.game(games[table]["game"])
        state = game.new(players=2, seed=games[table]["seed"])
        for version in range(1, len(history) + 1):
            state.apply(game.code(history[version]))
        assert (games[table]["state"] == "over") == state.over
    assert len({(table, version) for table, version, _ in accepted}) == len(set(accepted)), "two words were accepted for one place"
    for table, version, word in accepted:
        assert histories[table].get(version) == word, "an accepted word was lost"
    return sum(len(history) for history in histories.values())


def test_nothing_is_lost_when_the_server_is_killed(process: StartProcess, database: str):
    server = process(database)
    chance = random.Random(1)
    players = [Player([server.url], game, seed) for seed, game in enumerate(["cyclades", "atlantis", "orichalcum", "arnak"] * 2)]

    def kill_again_and_again() -> None:
        for _ in range(KILLS):
            if chance.random() < 0.8:  # otherwise while they connect
                wait_for_more(chance.randint(1, 30))
            time.sleep(chance.uniform(0, 0.3))
            server.kill()
            server.start()
        time.sleep(0.5)

    def wait_for_more(words: int) -> None:
        before = sum(len(player.accepted) for player in players)
        wait_for(lambda: sum(len(player.accepted) for player in players) >= before + words)

    during(players, kill_again_and_again)
    server.kill()
    accepted = [word for player in players for word in player.accepted]
    assert [player.problems for player in players] == [[]] * len(players)
    words = check_histories(database, accepted)
    assert len(accepted) > 5 * KILLS
    print(f"{KILLS} kills, {len(accepted)} words accepted, {words} in the database")


def test_two_servers_on_one_database(process: StartProcess, postgresql: PostgreSQL):
    database = postgresql.database()
    first, second = process(database), process(database)
    players = [Player([first.url, second.url], "cyclades", seed) for seed in range(3)]
    ada, bob = Client(first.url), Client(second.url)
    bob.get("/me")
    table = ada.table("orichalcum", "me open", start=False)["id"]

    def play_together() -> None:
        with ada.live() as a, bob.live() as b:
            a.say("watch", table=table)
            b.say("watch", table=table)
            assert a.hear("table", mine=[0])["seats"][1]["kind"] == "open"
            bob.post(f"/tables/{table}/seats/1", {"do": "take"})
            wait_for(lambda: a.hear("table")["seats"][1]["kind"] == "person")
            wait_for(lambda: ada.get(f"/tables/{table}")["seats"][1]["online"])
            ada.post(f"/tables/{table}/start")
            ada.post(f"/tables/{table}/chat", {"text": "from the first"})
            assert b.hear("chat")["text"] == "from the first"
            seen = [[a.hear("position", version=0)], [b.hear("position", version=0)]]
            for version in range(40):
                positions = [seen[0][-1], seen[1][-1]]
                assert positions[0]["deciding"] == positions[1]["deciding"]
                decider = positions[0]["deciding"][0]
                word = positions[decider]["legal"][0]
                (a, b)[decider].say("say", id=version, table=table, version=version, word=word)
                (a, b)[1 - decider].say("say", id=version, table=table, version=version, word=word)
                assert (a, b)[1 - decider].hear("refused", id=version)["why"] in ("not-your-seat", "stale")
                assert (a, b)[decider].hear("accepted", id=version)["version"] == version + 1
                for one, socket in zip(seen, (a, b), strict=True):
                    one.append(socket.hear("position", version=version + 1))
            assert [position["ply"] for position in seen[0]] == [position["ply"] for position in seen[1]]
        first.kill()
        ada.http.base_url, ada.url = f"{second.url}/api", second.url
        with ada.live() as a:
            a.say("watch", table=table)
            assert a.hear("position")["version"] == 40
        time.sleep(1)

    during(players, play_together)
    accepted = [word for player in players for word in player.accepted]
    second.kill()
    check_histories(database, accepted)
    assert [player.problems for player in players] == [[]] * 3


def test_bots_go_on_at_another_server(process: StartProcess, postgresql: PostgreSQL):
    database = postgresql.database()
    first, second = process(database, patience=0.5), process(database, patience=0.5)
    ada = Client(first.url)
    table = ada.table("cyclades", "greedy greedy")["id"]
    first.kill()
    ada.http.base_url = f"{second.url}/api"
    stopped_at = ada.get(f"/tables/{table}")["version"]
    wait_for(lambda: ada.get(f"/tables/{table}")["version"] > stopped_at + 3)


def test_servers_may_start_together(process: StartProcess, postgresql: PostgreSQL):
    database = postgresql.empty()
    with ThreadPoolExecutor() as pool:
        assert len(list(pool.map(lambda _: process(database), range(3)))) == 3


def test_first_signs_of_life_may_come_together(postgresql: PostgreSQL):
    engine = create_engine(database_url(postgresql.database()))

    def begin_too() -> list[Outage]:
        with engine.begin() as connection:
            return begin(connection)

    with ThreadPoolExecutor() as pool:
        with engine.begin() as first:
            assert begin(first) == []
            second = pool.submit(begin_too)
            with pytest.raises(TimeoutError):  # it waits for the first
                second.result(timeout=0.5)
        assert second.result(timeout=60) == []
    engine.dispose()
