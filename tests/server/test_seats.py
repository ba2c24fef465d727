"""Sitting down, leaving, coming back, resigning, clocks, rematches and hints."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace

import pytest

from pelagos.server import hub, presence, ratings
from pelagos.server.clocks import ClockRule, now
from pelagos.server.hub import GATHER_SECONDS
from tests.server.running import Client, Running, wait_for
from tests.server.test_playing import play_on


def decider_of(table: str, *clients: Client) -> Client:
    """Who decides now."""
    [seat] = clients[0].state(table)["deciding"]
    return next(client for client in clients if seat in client.get(f"/tables/{table}")["mine"])


def test_seats_are_taken_by_link(server: Running):
    ada, bob, eve = server.guest(), server.guest(), server.guest()
    table = ada.table(seats="me open open", start=False, public=True)["id"]
    assert [one["id"] for one in eve.get("/tables", params={"show": "open"})] == [table]
    assert ada.refused(f"/tables/{table}/start") == (409, "free-seats")
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    assert eve.refused(f"/tables/{table}/seats/1", {"do": "take"}) == (409, "taken")
    assert eve.refused(f"/tables/{table}/seats/1", {"do": "open"}) == (403, "not-your-seat")
    assert eve.refused(f"/tables/{table}/seats/9", {"do": "take"}) == (404, "no-seat")
    assert bob.refused(f"/tables/{table}/seats/2", {"do": "bot"}) == (403, "not-yours")
    seats = ada.post(f"/tables/{table}/seats/2", {"do": "bot", "bot": "random"})["seats"]
    assert [seat["kind"] for seat in seats] == ["person", "person", "bot"]
    bob.post(f"/tables/{table}/seats/1", {"do": "leave"})
    eve.post(f"/tables/{table}/seats/1", {"do": "take"})
    ada.post(f"/tables/{table}/start")
    assert bob.refused(f"/tables/{table}/seats/1", {"do": "take"}) == (403, "not-your-seat")
    assert [one["id"] for one in bob.get("/tables", params={"show": "watch"})] == [table]
    assert bob.get("/tables", params={"show": "open"}) == []


def test_a_private_table_is_in_no_list(server: Running):
    ada, eve = server.guest(), server.guest()
    table = ada.table(seats="me open", start=False)["id"]
    assert eve.get("/tables") == []
    assert eve.get(f"/tables/{table}")["state"] == "gathering"
    assert [one["id"] for one in ada.get("/me/tables")] == [table]


def test_my_tables_begin_with_those_that_wait(server: Running):
    ada, bob = server.guest(), server.guest()
    tables = [ada.table("cyclades", "me open", start=False)["id"] for _ in range(4)]
    for table in tables[:3]:
        bob.post(f"/tables/{table}/seats/1", {"do": "take"})
        ada.post(f"/tables/{table}/start")
    for who in (ada, bob):
        mine = who.get("/me/tables")
        waits = [table["state"] == "running" and table["waiting"] in table["mine"] for table in mine]
        assert waits == sorted(waits, reverse=True)
        with who.live() as socket:
            assert sorted(socket.hear("mine")["waiting"]) == sorted(
                table["id"] for table, wait in zip(mine, waits, strict=True) if wait
            )
    table = tables[0]
    with bob.live() as socket:
        before = set(socket.hear("mine")["waiting"])
        while decider_of(table, ada, bob) is (bob if table in before else ada):
            who = decider_of(table, ada, bob)
            position = who.decides(table)
            who.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][0]})
        assert (table in socket.hear("mine")["waiting"]) != (table in before)


def test_a_bot_plays_for_a_leaver_who_may_come_back(start: Callable[..., Running], database: str):
    server = start(database=database, stand_in="random", absence=0.0)
    ada, bob = server.guest(), server.guest()
    table = ada.table(seats="me open", start=False)["id"]
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    ada.post(f"/tables/{table}/start")
    assert ada.post(f"/tables/{table}/seats/1", {"do": "bot"})["seats"][1]["left"]  # Bob is nowhere to be seen
    play_on(ada, table, 30)
    assert bob.state(table)["legal"] == []
    assert bob.refused(f"/tables/{table}/words", {"version": bob.state(table)["version"], "word": "pass"})[1] == "not-your-seat"
    assert not bob.post(f"/tables/{table}/seats/1", {"do": "take"})["seats"][1]["left"]
    ada.post(f"/tables/{table}/seats/0", {"do": "leave"})
    play_on(bob, table)
    assert bob.get(f"/tables/{table}")["state"] == "over"


def test_nobody_is_replaced_while_present(start: Callable[..., Running], database: str):
    server = start(database=database, absence=0.0)
    ada, bob, eve = server.guest(), server.guest(), server.guest()
    table = ada.table(seats="me open", start=False)["id"]
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    ada.post(f"/tables/{table}/start")
    with bob.live() as socket:
        socket.hear("mine")
        assert ada.refused(f"/tables/{table}/seats/1", {"do": "bot"}) == (403, "not-your-seat")
    wait_for(lambda: not ada.get(f"/tables/{table}")["seats"][1]["online"])
    assert eve.refused(f"/tables/{table}/seats/1", {"do": "bot"}) == (403, "not-your-seat")


@pytest.mark.parametrize(("clock", "full"), [({"kind": "days", "days": 0.01}, 864), ({"kind": "live", "base": 864}, 864 + 10)])
def test_when_time_runs_out_a_bot_goes_on(start: Callable[..., Running], database: str, clock: dict[str, object], full: float):
    server = start(database=database, stand_in="random")
    ada = server.guest()
    table = ada.table(seats="me random", clock=clock)["id"]
    left = ada.decides(table)["clocks"]
    assert left[1] is None
    assert 800 < left[0] <= full
    live = server.container.tables.live(table)
    assert live is not None
    assert live.row.due is not None
    live.history.clocks.left[0] = 0.0
    _make_due(server, table)
    wait_for(lambda: ada.get(f"/tables/{table}")["seats"][0]["left"] or ada.get(f"/tables/{table}")["state"] == "over")
    wait_for(lambda: ada.get(f"/tables/{table}")["state"] == "over")


def test_a_live_clock_runs_only_on_the_own_turn_and_each_turn_adds_to_it(server: Running):
    ada = server.guest()
    table = ada.table("cyclades", "me me", clock={"kind": "live", "base": 100, "increment": 30})["id"]
    before, first = ada.state(table)["clocks"], ada.state(table)["deciding"][0]
    assert max(before) == 100
    time.sleep(1.2)
    later = ada.state(table)["clocks"]
    assert before[first] - later[first] >= 1.1
    assert later[1 - first] == 100
    while ada.state(table)["deciding"] == [first]:
        position = ada.decides(table, seat=first)
        ada.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][0]})
    assert 100 < ada.state(table)["clocks"][first] < 100 + 30 - 1
    live = server.container.tables.live(table)
    assert live is not None
    due = live.played().clocks.runs_out(1 - first)
    assert due is not None
    assert live.row.due == pytest.approx(due)
    assert due == pytest.approx(now() + 100, abs=20)


def test_leaving_and_coming_back_changes_no_clock(start: Callable[..., Running], database: str):
    server = start(database=database, stand_in="random")
    ada = server.guest()
    table = ada.table("cyclades", "me me", clock={"kind": "live", "base": 600, "increment": 30})["id"]
    [seat] = ada.state(table)["deciding"]
    history = server.container.tables.live(table).played()
    history.clocks.left[seat] = 50.0
    for _ in range(3):
        ada.post(f"/tables/{table}/seats/{seat}", {"do": "leave"})
        wait_for(lambda: ada.state(table)["deciding"] == [1 - seat] or ada.get(f"/tables/{table}")["state"] == "over")
        ada.post(f"/tables/{table}/seats/{seat}", {"do": "take"})
        assert 45 < history.clocks.left[seat] <= 50  # the bot's turns bring no increment
        while ada.state(table)["deciding"] == [1 - seat]:
            position = ada.decides(table, seat=1 - seat)
            ada.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][0]})
    ada.post(f"/tables/{table}/seats/{seat}", {"do": "leave"})
    history.clocks.left[seat] = -1.0
    assert ada.refused(f"/tables/{table}/seats/{seat}", {"do": "take"}) == (409, "no-time")


def test_a_stand_in_fits_the_clock(start: Callable[..., Running], sqlite_database: str):
    server = start(database=sqlite_database, absence=0.0)
    ada, bob = server.guest(), server.guest()
    for clock, allowed in (("days", False), ("live", True), ("none", True)):
        table = ada.table(seats="me open", start=False, clock={"kind": clock})["id"]
        bob.post(f"/tables/{table}/seats/1", {"do": "take"})
        ada.post(f"/tables/{table}/start")
        answer = ada.ask("POST", f"/tables/{table}/seats/1", json={"do": "bot"})
        assert (answer.status_code == 200) == allowed
    assert ClockRule("live").absence(60) == 60
    assert ClockRule("none").absence(60) == 600


def test_who_was_at_another_process_a_moment_ago_is_not_long_away(monkeypatch: pytest.MonkeyPatch):
    clock = [1000.0]
    for module in (hub, presence):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: clock[0]))
    here = hub.Hub()
    clock[0] = 5000.0
    assert here.absent("bob", 60)
    here.elsewhere("other", ["bob"], True)
    assert not here.absent("bob", 0)
    here.elsewhere("other", ["bob"], False)
    clock[0] += 59
    assert not here.absent("bob", 60)
    clock[0] += 1
    assert here.absent("bob", 60)
    here.elsewhere("other", ["bob"], True)  # and then the other process dies
    clock[0] += presence.PRESENCE_SECONDS + 59
    assert not here.absent("bob", 60)


def test_clocks_stand_still_while_no_server_is_there(start: Callable[..., Running], database: str):
    first = start(database=database)
    ada = first.guest()
    table = ada.table("cyclades", "me me", clock={"kind": "live", "base": 600, "increment": 0})["id"]
    [seat] = ada.state(table)["deciding"]
    first.stop()
    from sqlalchemy import update

    from pelagos.server.storage.schema import keys, tables

    with first.container.store.engine.begin() as connection:  # as if all of it had happened 1000 seconds ago
        connection.execute(update(tables).values(started=tables.c.started - 1000, due=tables.c.due - 1000))
        connection.execute(update(keys).where(keys.c.name == "alive").values(value=str(now() - 1000)))
    again = start(database=database)
    ada.http.base_url = f"{again.url}/api"
    assert 560 < ada.state(table)["clocks"][seat] <= 600
    live = again.container.tables.live(table)
    assert live.row.due == pytest.approx(live.played().clocks.runs_out(seat), abs=10)
    assert live.row.due > now() + 500


def test_four_resignations_at_once_end_a_game_of_three_once(server: Running):
    ada, bob = server.guest(), server.guest()
    table = ada.table(seats="me open open", start=False)["id"]
    for seat in (1, 2):
        bob.post(f"/tables/{table}/seats/{seat}", {"do": "take"})
    ada.post(f"/tables/{table}/start")
    with ThreadPoolExecutor() as pool:
        answers = list(pool.map(lambda who: who.ask("POST", f"/tables/{table}/resign").status_code, [ada, bob, ada, bob]))
    assert set(answers) <= {200, 409}
    over = ada.get(f"/tables/{table}")
    assert over["state"] == "over"
    assert sorted(over["ranking"]) == [1, 2, 3]
    assert sum(seat["resigned"] for seat in over["seats"]) == 2


def contest(server: Running) -> tuple[Client, Client, Callable[[int], str]]:
    """Two people with accounts, and what begins a game of theirs and plays some words of it; gives the table."""
    ada, bob = server.guest(), server.guest()
    for who, name in ((ada, "Ada"), (bob, "Bob")):
        who.post("/me/account", {"name": name, "password": "a long password"})

    def play(words: int) -> str:
        table: str = ada.table(seats="me open", start=False)["id"]
        bob.post(f"/tables/{table}/seats/1", {"do": "take"})
        ada.post(f"/tables/{table}/start")
        for _ in range(words):
            who = decider_of(table, ada, bob)
            position = who.decides(table)
            who.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][-1]})
        return table

    return ada, bob, play


def rated_games(who: Client) -> list[int]:
    return [line["games"] for line in who.get("/leaderboard/orichalcum")]


def test_a_game_without_play_is_not_rated(server: Running):
    ada, _, play = contest(server)
    ada.post(f"/tables/{play(2)}/resign")
    assert rated_games(ada) == []
    ada.post(f"/tables/{play(60)}/resign")
    assert rated_games(ada) == [1, 1]


def test_the_same_two_are_rated_so_often_a_day(sqlite_server: Running, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(ratings, "MAX_RATED_PER_DAY", 1)
    ada, _, play = contest(sqlite_server)
    for _ in range(2):
        ada.post(f"/tables/{play(60)}/resign")
        assert rated_games(ada) == [1, 1]


def test_what_stand_ins_play_among_themselves_is_not_rated(start: Callable[..., Running], sqlite_database: str):
    ada, bob, play = contest(start(database=sqlite_database, stand_in="random"))
    table = play(60)
    for seat, who in enumerate((ada, bob)):
        who.post(f"/tables/{table}/seats/{seat}", {"do": "leave"})
    wait_for(lambda: ada.get(f"/tables/{table}")["state"] == "over")
    assert rated_games(ada) == []


@pytest.mark.parametrize("way", ["leave", "end", "take back and resign", "win by a stand-in"])
def test_nobody_gets_out_of_a_lost_game_against_bots(start: Callable[..., Running], sqlite_database: str, way: str):
    server = start(database=sqlite_database, stand_in="greedy:samples=1" if way == "win by a stand-in" else "random")
    ada = server.guest()
    ada.post("/me/account", {"name": "Ada", "password": "a long password"})
    table = ada.table(seats="me random")["id"]
    position = ada.decides(table)
    while position["view"]["turn"] < 12 or not position["take_back"]:
        ada.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][-1]})
        position = ada.decides(table)
    match way:
        case "leave" | "win by a stand-in":
            ada.post(f"/tables/{table}/seats/0", {"do": "leave"})
        case "end":
            ada.post(f"/tables/{table}/end")
        case _:
            ada.post(f"/tables/{table}/undo", {"version": position["version"], "turn": True})
            assert ada.get(f"/tables/{table}")["unrated"] == "taken-back"
            ada.post(f"/tables/{table}/resign")
    wait_for(lambda: ada.get(f"/tables/{table}")["state"] == "over")
    assert ada.get(f"/tables/{table}")["unrated"] is None
    board = ada.get("/leaderboard/orichalcum")
    assert [(one["name"], one["games"]) for one in board] == [("random", 1), ("Ada", 1)]


def _make_due(server: Running, table: str) -> None:
    """As if the clock had been started long ago."""
    from sqlalchemy import update

    from pelagos.server.storage.schema import entries, tables

    with server.container.store.engine.begin() as connection:
        connection.execute(update(tables).where(tables.c.id == table).values(due=now() - 1, started=now() - 1000))
        connection.execute(update(entries).where(entries.c.table == table).values(at=now() - 1000))


def test_who_resigns_is_last(start: Callable[..., Running], database: str):
    server = start(database=database, stand_in="random")
    ada, bob = server.guest(), server.guest()
    table = ada.table(seats="me open", start=False)["id"]
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    ada.post(f"/tables/{table}/start")
    ada.post(f"/tables/{table}/resign")
    over = bob.get(f"/tables/{table}")
    assert (over["state"], over["ranking"]) == ("over", [2, 1])
    assert bob.refused(f"/tables/{table}/resign") == (409, "over")
    three = ada.table(seats="me random random")["id"]
    ada.post(f"/tables/{three}/resign")
    wait_for(lambda: ada.get(f"/tables/{three}")["state"] == "over")
    assert ada.get(f"/tables/{three}")["ranking"][0] == 3


def test_rematch(server: Running):
    ada, bob = server.guest(), server.guest()
    table = ada.table(seats="me open random", start=False, options={"same_island": True})["id"]
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    assert ada.refused(f"/tables/{table}/rematch") == (403, "not-over")
    ada.post(f"/tables/{table}/start")
    ada.post(f"/tables/{table}/resign")
    bob.post(f"/tables/{table}/resign")
    again = bob.post(f"/tables/{table}/rematch")
    assert again["state"] == "gathering"
    assert again["options"]["same_island"] is True
    assert [seat["kind"] for seat in again["seats"]] == ["open", "person", "bot"]
    assert ada.post(f"/tables/{table}/rematch")["id"] == again["id"] == ada.get(f"/tables/{table}")["rematch"]
    begun = ada.get(f"/tables/{again['id']}")
    assert (begun["mine"], begun["state"]) == ([0], "running")


def test_chat_and_presence(server: Running):
    ada, eve = server.guest(), server.guest()
    table = ada.table(seats="me open", start=False)["id"]
    with eve.live() as e:
        e.say("watch", table=table)
        assert not e.hear("table")["seats"][0]["online"]
        with ada.live() as a:
            a.say("watch", table=table)
            assert e.hear("table")["seats"][0]["online"]
            a.say("chat", id=1, table=table, text="Ahoy!")
            assert a.hear("accepted")["version"] == 1
            assert e.hear("chat")["text"] == "Ahoy!"
            e.say("chat", id=1, table=table, text="Hello <b>there</b>")
            assert a.hear("chat", number=2)["seat"] is None
        wait_for(lambda: not e.hear("table")["seats"][0]["online"])
    with ada.live() as a:
        a.say("watch", table=table)
        assert [a.hear("chat")["number"] for _ in range(2)] == [1, 2]


def test_hints_where_the_table_allows_them(server: Running):
    ada = server.guest()
    table = ada.table(seats="me me", hints=True)["id"]
    found = ada.post(f"/tables/{table}/hint", {})
    assert found[0]["word"] in ada.decides(table)["legal"]
    assert 0 <= found[0]["chance"] <= 1
    other = ada.table(seats="me me")["id"]
    assert ada.refused(f"/tables/{other}/hint", {}) == (403, "no-hints")
    [seat] = ada.state(table)["deciding"]
    assert ada.refused(f"/tables/{table}/hint", {"seat": 1 - seat}) == (409, "not-deciding")


def test_who_watches_learns_with_the_position_that_it_waits_no_more(sqlite_server: Running):
    ada, bob = sqlite_server.guest(), sqlite_server.guest()
    table = ada.table(seats="me open", start=False)["id"]
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    ada.post(f"/tables/{table}/start")
    with ada.live() as hers, bob.live() as his:
        for socket in (hers, his):
            socket.say("watch", table=table)
        positions = [socket.hear("position") for socket in (hers, his)]
        time.sleep(2 * GATHER_SECONDS)
        while True:
            seat = positions[0]["deciding"][0]
            version, word = positions[seat]["version"], positions[seat]["legal"][0]
            speaking = (hers, his)[seat]
            before = len(speaking.heard)
            speaking.say("say", table=table, version=version, word=word, id=version)
            positions = [socket.hear("position", version=version + 1) for socket in (hers, his)]
            speaking.hear("accepted", id=version)
            if positions[0]["deciding"] != [seat]:
                break
    assert [message["type"] for message in speaking.heard[before:] if message["type"] != "table"] == [
        "position",
        "mine",
        "accepted",
    ]
