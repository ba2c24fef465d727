"""How people find each other: invitations by name, quick games, rematches; profiles that remember whom one has met."""

import contextlib
import re
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pelagos
from tests.server.databases import PostgreSQL
from tests.server.processes import StartProcess
from tests.server.running import Client, Running, fetch, wait_for
from tests.server.test_playing import play_on


def met(server: Running) -> tuple[Client, Client, str]:
    """Two people who have finished a game, by one resigning; and their table."""
    ada, bob = server.guest(), server.guest()
    table = ada.table(seats="me open", start=False, auto=True, clock={"kind": "live", "base": 300, "increment": 5})["id"]
    began = bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    assert began["state"] == "running"  # it begins by itself when it is full
    bob.post(f"/tables/{table}/resign")
    return ada, bob, table


def test_who_has_met_can_be_invited_by_name(server: Running):
    ada, bob, _ = met(server)
    eve = server.guest()
    who = bob.get("/me")["id"]
    table = ada.table(seats="me open", start=False)["id"]
    seat = f"/tables/{table}/seats/1"
    assert ada.refused(seat, {"do": "invite", "person": eve.get("/me")["id"]}) == (403, "stranger")
    assert bob.refused(seat, {"do": "invite", "person": who}) == (403, "not-yours")
    with bob.live() as socket:
        assert table not in socket.hear("mine")["waiting"]
        invited = ada.post(seat, {"do": "invite", "person": who})["seats"][1]
        assert (invited["kind"], invited["invited"], invited["name"]) == ("open", True, bob.get("/me")["name"])
        assert table in socket.hear("mine")["waiting"]
    assert table in [one["id"] for one in bob.get("/me/tables") if one["invited"] == [1]]
    assert eve.refused(seat, {"do": "take"}) == (409, "taken")
    assert bob.post(seat, {"do": "take"})["mine"] == [1]
    with bob.live() as socket:
        assert table not in socket.hear("mine")["waiting"]


def test_an_invitation_can_be_declined(server: Running):
    ada, bob, _ = met(server)
    table = ada.table(seats="me open", start=False)["id"]
    ada.post(f"/tables/{table}/seats/1", {"do": "invite", "person": bob.get("/me")["id"]})
    assert bob.post(f"/tables/{table}/seats/1", {"do": "leave"})["invited"] == []
    assert server.guest().post(f"/tables/{table}/seats/1", {"do": "take"})["mine"] == [1]


def test_a_rematch_keeps_seats_options_and_clock_and_begins_when_all_sit(server: Running):
    ada, bob, table = met(server)
    with bob.live() as socket:
        socket.say("watch", table=table)
        socket.hear("position")
        again = ada.post(f"/tables/{table}/rematch")
        assert socket.hear("table", rematch=again["id"])["state"] == "over"
        wait_for(lambda: again["id"] in socket.hear("mine")["waiting"])
    assert again["clock"]["base"] == 300
    assert bob.get(f"/tables/{again['id']}")["invited"] == [1]
    assert server.guest().refused(f"/tables/{again['id']}/seats/1", {"do": "take"}) == (409, "taken")
    joined = bob.post(f"/tables/{table}/rematch")
    assert (joined["id"], joined["state"], joined["mine"]) == (again["id"], "running", [1])


def test_a_rematch_against_bots_begins_at_once(server: Running):
    ada = server.guest()
    table = ada.table(seats="random me")["id"]
    ada.post(f"/tables/{table}/resign")
    again = ada.post(f"/tables/{table}/rematch")
    assert (again["state"], again["mine"]) == ("running", [1])
    assert ada.decides(again["id"])["legal"]  # the bot has played, if it began


def test_quick_games_bring_those_together_who_are_there(server: Running):
    ada, bob, eve = server.guest(), server.guest(), server.guest()
    with ada.live() as socket:
        socket.hear("mine")
        waiting = ada.post("/quick", {"game": "cyclades"})
        assert (waiting["state"], waiting["clock"]["kind"], waiting["unrated"]) == ("gathering", "live", None)
        assert ada.post("/quick", {"game": "cyclades"})["id"] == waiting["id"]
        assert bob.post("/quick", {"game": "arnak"})["id"] != waiting["id"]
        found = bob.post("/quick", {"game": "cyclades"})
        assert (found["id"], found["state"], found["mine"]) == (waiting["id"], "running", [1])
    gone = eve.post("/quick", {"game": "cyclades"})  # and is not connected: nobody is sent there
    assert ada.post("/quick", {"game": "cyclades"})["id"] != gone["id"]


def test_who_asks_for_a_quick_game_at_the_same_moment_meets(server: Running):
    people = [server.guest() for _ in range(4)]
    with contextlib.ExitStack() as sockets, ThreadPoolExecutor(len(people)) as pool:
        for person in people:
            sockets.enter_context(person.live()).hear("mine")
        found = pool.map(lambda person: person.post("/quick", {"game": "cyclades"})["id"], people)
    assert sorted(Counter(found).values()) == [2, 2]


def test_a_quick_game_brings_those_together_who_ask_different_servers(process: StartProcess, postgresql: PostgreSQL):
    database = postgresql.database()
    ada, bob = Client(process(database).url), Client(process(database).url)
    both = ada.table(seats="me open", start=False)["id"]
    bob.post(f"/tables/{both}/seats/1", {"do": "take"})
    with ada.live(), bob.live(), ThreadPoolExecutor(2) as pool:
        for here in (ada, bob):
            wait_for(lambda here=here: all(seat["online"] for seat in here.get(f"/tables/{both}")["seats"]))  # type: ignore[misc]
        for _ in range(10):
            first, second = pool.map(lambda one: one.post("/quick", {"game": "cyclades"})["id"], (ada, bob))
            assert first == second
            wait_for(lambda table=first: bob.get(f"/tables/{table}")["state"] == "running")  # type: ignore[misc]
            bob.post(f"/tables/{first}/resign")


def test_why_a_game_does_not_count(server: Running):
    ada = server.guest()

    def reason(seats: str, **more: object) -> str | None:
        unrated: str | None = ada.table("arnak", seats, start=False, **more)["unrated"]
        return unrated

    assert reason("me easy") is None
    assert reason("me open") is None
    assert reason("me") == "alone"
    assert reason("me easy", hints=True) == "hints"
    assert reason("easy random") == "no-people"
    assert reason("me me") == "hot-seat"
    assert reason("me easy easy") == "twins"
    table = ada.table(seats="me random")["id"]
    ada.post(f"/tables/{table}/resign")
    assert ada.get(f"/tables/{table}")["unrated"] == "short"


def test_a_profile_counts_and_an_export_has_everything(server: Running):
    ada = server.guest()
    table = ada.table(seats="me random")["id"]
    play_on(ada, table)
    won = ada.get(f"/tables/{table}")["ranking"][0] == 1
    profile = ada.get("/me/profile")
    [game] = profile["games"]
    assert (game["game"], game["played"], game["won"], game["rated"]) == ("orichalcum", 1, int(won), 1)
    assert [point["table"] for point in game["curve"]] == [table]
    assert [(one["bot"], one["games"], one["won"]) for one in profile["opponents"]] == [("random", 1, int(won))]
    exported = ada.get("/me/export")
    assert exported["person"][0]["id"] == ada.get("/me")["id"]
    assert "password" not in exported["person"][0]
    assert "seed" not in exported["tables"][0]
    assert exported["words"]
    assert not [word for word in exported["words"] if "digest" in word]  # with it a guess at what is hidden could be checked
    assert len(exported["rating_changes"]) == 1
    record = pelagos.Record.loads(ada.ask("GET", f"/tables/{table}/record", 200).text)
    assert {word["word"] for word in exported["words"]} <= {record.setup.game.text(word) for word in record.words}
    ada.ask("DELETE", "/me", 204, json={})


def test_against_bots_a_turn_is_taken_back_after_their_reply_and_counts_only_if_lost(server: Running):
    ada = server.guest()
    table = ada.table(seats="me random")["id"]
    say = f"/tables/{table}/words"
    first = ada.decides(table)
    ada.post(say, {"version": first["version"], "word": first["legal"][-1]})
    position = ada.decides(table)
    while position["undo"] or not any(entry["seat"] == 1 and entry["ply"] > first["ply"] for entry in position["log"]):
        ada.post(say, {"version": position["version"], "word": position["legal"][-1]})
        position = ada.decides(table)
    assert position["take_back"]
    assert ada.get(f"/tables/{table}")["unrated"] is None
    version = {"version": position["version"]}
    assert ada.refused(f"/tables/{table}/undo", version) == (409, "no-undo")
    behind = {"version": first["version"], "turn": True}  # what oneself has said since must be known
    assert ada.refused(f"/tables/{table}/undo", behind) == (409, "stale")
    ada.post(f"/tables/{table}/undo", version | {"turn": True})
    back = ada.decides(table)
    assert back["ply"] < position["ply"]
    assert back["deciding"] == [0]
    assert ada.get(f"/tables/{table}")["unrated"] == "taken-back"
    play_on(ada, table)
    over = ada.get(f"/tables/{table}")
    lost = over["ranking"] == [2, 1]
    assert (over["state"], over["unrated"]) == ("over", None if lost else "taken-back")
    assert ada.get("/me/profile")["games"][0]["rated"] == int(lost)
    record = pelagos.Record.loads(ada.ask("GET", f"/tables/{table}/record", 200).text)
    assert record.replay().over


def test_against_people_nothing_is_taken_back_after_a_reply(server: Running):
    ada, bob = server.guest(), server.guest()
    table = ada.table(seats="me open random", start=False)["id"]
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    ada.post(f"/tables/{table}/start")
    for client in (ada, bob):
        state = client.state(table)
        assert not state["take_back"]
        assert client.refused(f"/tables/{table}/undo", {"version": state["version"], "turn": True}) in [
            (409, "no-undo"),
            (409, "stale"),
        ]


def test_a_link_to_a_table_says_who_invites_to_what(start: Callable[..., Running], sqlite_database: str, tmp_path: Path):
    (tmp_path / "index.html").write_text("<html><head><title>Pelagos</title></head></html>")
    server = start(page=tmp_path, database=sqlite_database)
    ada = server.guest()
    ada.ask("PATCH", "/me", 200, json={"name": 'Ada "<b>'})
    clock = {"kind": "live", "base": 900, "increment": 15}
    table = ada.table("cyclades", "me open", start=False, language="pl", clock=clock)["id"]
    page = fetch(f"{server.url}/table/{table}").text
    assert '<meta property="og:title" content="Ada &quot;&lt;b&gt; zaprasza do gry Cyklady" />' in page
    assert "2 graczy · 15 min + 15 s na turę. Jest wolne miejsce" in page
    assert f'<meta property="og:image" content="{server.url}/cards/cyclades.png" />' in page
    slow = server.guest().table("arnak", "me", start=False, language="de", clock={"kind": "days", "days": 1})["id"]
    page = fetch(f"{server.url}/table/{slow}").text
    assert re.search(r'"Gast \d{4} lädt dich ein: Die verlorenen Ruinen von Arnak"', page)
    assert "Eine Person · ein Tag pro Zug. Das Spiel beginnt gleich" in page
    for path in ("/", "/table/nowhere", "/table/%00"):
        assert "og:title" not in fetch(server.url + path).text
