"""Guests, accounts, tokens, and what is forgotten."""

from collections.abc import Callable

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from pelagos.server.people import new_id
from tests.server.running import Client, Running, fetch, wait_for
from tests.server.test_playing import play_on

ACCOUNT = {"name": "Ada", "password": "correct horse"}


def test_an_id_can_be_given_to_a_command_as_it_is():
    assert all(new_id().isalnum() for _ in range(100))


def test_a_guest_is_remembered_by_a_cookie(server: Running):
    ada = Client(server.url)
    answer = ada.ask("GET", "/me", 200)
    assert answer.json()["guest"]
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert ada.get("/me") == answer.json()
    name, _, value = cookie.partition(";")[0].partition("=")
    forged = Client(server.url)
    forged.http.cookies.set(name, value[:-1] + ("0" if value[-1] != "0" else "1"))
    assert forged.get("/me")["id"] != answer.json()["id"]


def test_an_account_keeps_the_guest_and_its_games(server: Running):
    ada, bob = server.guest(), server.guest()
    table = ada.table(seats="me open", start=False)["id"]
    who = ada.post("/me/account", ACCOUNT)
    assert not who["guest"]
    assert who["name"] == "Ada"
    assert ada.refused("/me/account", ACCOUNT) == (409, "has-account")
    assert bob.refused("/me/account", {"name": "  aDA ", "password": "something else"}) == (409, "name-taken")
    assert bob.refused("/me/account", {"name": "Bob", "password": "short"})[0] == 400
    elsewhere = Client(server.url)
    assert elsewhere.refused("/login", {"name": "Ada", "password": "wrong horse"}) == (401, "wrong-password")
    assert elsewhere.refused("/login", {"name": "Nobody", "password": "wrong horse"}) == (401, "wrong-password")
    assert elsewhere.post("/login", {"name": "ada", "password": "correct horse"})["id"] == who["id"]
    assert [one["id"] for one in elsewhere.get("/me/tables")] == [table]
    elsewhere.post("/logout")
    assert elsewhere.get("/me")["id"] != who["id"]


def test_log_out_everywhere_and_new_passwords(server: Running):
    ada = server.guest()
    who = ada.post("/me/account", ACCOUNT)["id"]
    phone = Client(server.url)
    phone.post("/login", ACCOUNT)
    token = ada.post("/me/tokens")["token"]
    assert Client(server.url, token).get("/me")["id"] == who
    with phone.live() as socket:
        socket.hear("mine")
        ada.post("/logout-everywhere")
        with pytest.raises(ConnectionClosed):
            socket.hear("nothing")
    assert phone.get("/me")["id"] != who
    assert Client(server.url, token).refused("/me", method="GET") == (401, "bad-token")
    ada.post("/login", ACCOUNT)
    phone.post("/login", ACCOUNT)
    assert ada.refused("/me/password", {"old": "wrong horse", "new": "battery staple"}) == (401, "wrong-password")
    ada.post("/me/password", {"old": "correct horse", "new": "battery staple"})
    assert ada.get("/me")["id"] == who
    assert phone.get("/me")["id"] != who
    assert phone.refused("/login", ACCOUNT) == (401, "wrong-password")


def test_names_and_preferences(server: Running):
    ada = server.guest()
    changed = ada.ask("PATCH", "/me", 200, json={"name": "  Ada   L. ", "preferences": {"language": "pl", "confirm_turn": True}})
    assert changed.json()["name"] == "Ada L."
    ada.ask("PATCH", "/me", 200, json={"preferences": {"theme": "night"}})
    assert ada.get("/me")["preferences"] == {"language": "pl", "confirm_turn": True, "theme": "night"}
    assert ada.refused("/me", {"preferences": {"language": "fr"}}, method="PATCH")[0] == 400
    assert ada.refused("/me", {"name": "\u202e\u0000"}, method="PATCH") == (400, "bad-name")


def test_who_wants_to_confirm_turns_may(server: Running):
    ada = server.guest()
    ada.ask("PATCH", "/me", 200, json={"preferences": {"confirm_turn": True}})
    table = ada.table("cyclades", "me me")["id"]
    for _ in range(20):
        position = ada.decides(table)
        if position["confirm"]:
            return
        ada.post(f"/tables/{table}/words", {"version": position["version"], "word": position["legal"][0]})
    raise AssertionError("no turn had to be confirmed")


def test_a_deleted_account_is_forgotten_and_bots_play_on(server: Running):
    ada, bob = server.guest(), server.guest()
    ada.post("/me/account", ACCOUNT)
    table = ada.table("cyclades", "me open", start=False)["id"]
    bob.post(f"/tables/{table}/seats/1", {"do": "take"})
    ada.post(f"/tables/{table}/chat", {"text": "farewell"})
    ada.post(f"/tables/{table}/start")
    assert ada.refused("/me", {}, method="DELETE") == (401, "wrong-password")
    assert ada.refused("/me", {"password": "wrong horse"}, method="DELETE") == (401, "wrong-password")
    ada.ask("DELETE", "/me", 204, json={"password": ACCOUNT["password"]})
    assert ada.get("/me")["guest"]
    assert Client(server.url).refused("/login", ACCOUNT) == (401, "wrong-password")
    while bob.state(table)["deciding"] == [0]:
        pass
    assert bob.decides(table)["legal"]
    with bob.live() as socket:
        socket.say("watch", table=table)
        assert socket.hear("chat")["name"] == "somebody"
    bob.ask("DELETE", "/me", 204, json={})


def test_ratings(server: Running):
    ada, eve = server.guest(), server.guest()
    ada.post("/me/account", ACCOUNT)
    for who in (ada, ada, eve):
        table = who.table(seats="me random")["id"]
        play_on(who, table, 40)
        who.post(f"/tables/{table}/resign")
    board = eve.get("/leaderboard/orichalcum")
    assert [(line["place"], line["name"], line["bot"], line["games"]) for line in board] == [
        (1, "random", True, 3),
        (2, "Ada", False, 2),
    ]
    assert board[0]["rating"] > board[1]["rating"]
    assert board[0]["uncertainty"] < 25 / 3
    assert ada.table(seats="me random")["seats"][1]["rating"] == board[0]["rating"]
    for table in (ada.table(seats="me random", hints=True)["id"], ada.table(seats="me me")["id"]):
        ada.post(f"/tables/{table}/resign")
    assert eve.get("/leaderboard/orichalcum") == board


def test_records_go_down_and_up_and_branch(server: Running):
    ada, eve = server.guest(), server.guest()
    table = ada.table("arnak", "me random")["id"]
    assert ada.refused(f"/tables/{table}/record", method="GET") == (403, "not-over")
    assert ada.refused(f"/tables/{table}/branch", {"ply": 0}) == (403, "not-over")
    play_on(ada, table, 12)
    then = ada.decides(table)
    assert ada.refused(f"/tables/{table}/at/3?seat=1", method="GET") == (403, "not-your-seat")
    assert ada.refused(f"/tables/{table}/at/3?seat=all", method="GET") == (403, "not-over")
    assert ada.get(f"/tables/{table}/at/{then['ply']}")["view"] == then["view"]
    play_on(ada, table)
    assert ada.get(f"/tables/{table}/at/{then['ply']}")["view"] == then["view"]
    assert ada.refused(f"/tables/{table}/at/99999", method="GET") == (404, "no-ply")
    everything = eve.get(f"/tables/{table}/at/{then['ply']}", params={"seat": "all"})
    assert everything["views"][0] == then["view"]
    assert len(everything["views"]) == 2
    record = eve.ask("GET", f"/tables/{table}/record", 200).text
    again = eve.ask("POST", "/records", 201, content=record.encode()).json()
    assert (again["state"], again["origin"]) == ("over", "upload")
    assert again["ranking"] == ada.get(f"/tables/{table}")["ranking"]
    assert eve.ask("GET", f"/tables/{again['id']}/record", 200).text == record
    assert eve.ask("POST", "/records", 400, content=record.replace("end", "End").encode()).json()["why"] == "truncated-record"
    assert eve.ask("POST", "/records", 400, content=b"\xff\xfe").json()["why"] == "unreadable-record"
    branch = eve.post(f"/tables/{again['id']}/branch", {"ply": then["ply"]})
    assert (branch["state"], branch["origin"], branch["version"]) == ("running", "branch", then["ply"])
    assert branch["mine"] == then["deciding"]
    assert eve.state(branch["id"])["view"] == then["view"]
    assert eve.decides(branch["id"])["legal"] == then["legal"]
    while (answer := eve.ask("GET", f"/tables/{again['id']}/chances")).status_code == 202:
        pass
    assert all(abs(sum(moment["chances"]) - 1) < 0.01 for moment in answer.json())


def test_programs_play_with_a_token(server: Running):
    ada = server.guest()
    program = Client(server.url, ada.post("/me/tokens")["token"])
    table = program.table(seats="me random")["id"]
    assert [one["id"] for one in ada.get("/me/tables")] == [table]
    ada.ask("DELETE", "/me/tokens", 204)
    assert program.refused("/me", method="GET") == (401, "bad-token")


def test_games_and_their_texts(sqlite_server: Running):
    ada = sqlite_server.guest()
    for game in ada.get("/games"):
        about = ada.get(f"/games/{game['name']}")
        assert about["players"] == game["players"]
        assert about["components"]
        assert about["verbs"][0]["axes"] is not None
        for language in ("en", "pl", "de"):
            assert "prompt-" in ada.ask("GET", f"/games/{game['name']}/texts/{language}", 200).text
            assert "#" in ada.ask("GET", f"/games/{game['name']}/rules/{language}", 200).text
        assert "#" in ada.ask("GET", f"/games/{game['name']}/rules", 200).text
    assert ada.refused("/games/chess", method="GET") == (404, "unknown-game")
    assert ada.refused("/games/arnak/texts/../../secrets", method="GET")[0] in (400, 404)
    assert ada.get("/bots") == ["easy", "normal", "hard", "master", "greedy", "random"]


def test_health_metrics_and_the_page(sqlite_server: Running):
    assert fetch(f"{sqlite_server.url}/health").json()["status"] == "ok"
    assert "pelagos_connections 0" in fetch(f"{sqlite_server.url}/metrics").text
    for path in ("/metrics/", "//metrics", "/metrics%2f"):  # a balancer that keeps the one to itself need not know of others
        assert fetch(sqlite_server.url + path).status_code == 404
    for path in ("/", "/table/xyz", "/..%2f..%2fsettings.py"):
        page = fetch(f"{sqlite_server.url}{path}")
        assert page.status_code == 200
        assert page.text.lower().startswith("<!doctype html>")
        assert "script-src 'self'" in page.headers["content-security-policy"]


def test_metrics_have_latencies_and_queues(start: Callable[..., Running], sqlite_database: str):
    server = start(database=sqlite_database, warm=True)
    ada = server.guest()
    table = ada.table("cyclades", "me easy")["id"]
    with ada.live() as socket:
        socket.say("watch", table=table)
        socket.hear("position")
    ada.decides(table)
    wait_for(lambda: fetch(f"{server.url}/health").json()["bot_engines"] != "starting")
    text = fetch(f"{server.url}/metrics").text
    figures = {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in text.splitlines() if not line.startswith("#")}
    assert figures['pelagos_request_seconds_count{method="POST",path="/api/tables",status="201"}'] == 1
    assert figures['pelagos_message_seconds_count{type="watch"}'] == 1
    assert figures["pelagos_commit_seconds_count"] == figures["pelagos_transactions_total"] > 0
    assert figures["pelagos_bot_questions_waiting"] == figures["pelagos_writes_waiting"] == 0
    assert figures['pelagos_bot_wait_seconds_count{what="engines"}'] == 1
    assert "pelagos_process_resident_memory_bytes" in figures


def test_pages_of_named_origins_may_ask(start: Callable[..., Running], sqlite_database: str):
    server = start(database=sqlite_database, origins=("https://elsewhere.example",))
    wish = {"access-control-request-method": "POST", "access-control-request-headers": "content-type"}
    for origin, allowed in (("https://elsewhere.example", True), ("https://evil.example", False)):
        asked = httpx.options(f"{server.url}/api/tables", headers=wish | {"origin": origin})
        assert (asked.headers.get("access-control-allow-origin") == origin) == allowed
        answer = fetch(f"{server.url}/api/games", headers={"origin": origin})
        assert (answer.headers.get("access-control-allow-origin") == origin) == allowed
        assert fetch(f"{server.url}/api/logout", "POST", headers={"origin": origin}).status_code == (204 if allowed else 403)
