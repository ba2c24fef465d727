"""What operators do beside a running server, and the log of it."""

import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed

from pelagos.cli import app
from tests.server.running import Client, Running, wait_for

ACCOUNT = {"name": "Eve", "password": "correct horse"}


def admin(server: Running, *words: str, code: int = 0) -> str:
    result = CliRunner().invoke(app, ["admin", *words, "--database", server.settings.database])
    assert result.exit_code == code, result.output
    return result.output.strip()


def test_the_muted_cannot_chat_until_they_can_again(server: Running):
    ada, eve = server.guest(), server.guest()
    table = ada.table(seats="me open", start=False)["id"]
    eve.post(f"/tables/{table}/seats/1", {"do": "take"})
    eve.post(f"/tables/{table}/chat", {"text": "buy this"})
    [who] = {line.split()[0] for line in admin(server, "people", table).splitlines() if "chat" in line}
    with eve.live() as socket:
        socket.say("watch", table=table)
        socket.hear("chat")
        admin(server, "mute", who, "--days", "2", "--why", "spam")
        assert eve.refused(f"/tables/{table}/chat", {"text": "buy that"}) == (403, "muted")
        with pytest.raises(ConnectionClosed):  # and comes again as one who is muted
            socket.hear("nothing", timeout=60)
    with eve.live() as socket:
        socket.say("watch", table=table)
        socket.say("chat", id=1, table=table, text="and that")
        assert socket.hear("refused")["why"] == "muted"
    admin(server, "unmute", who)
    assert eve.post(f"/tables/{table}/chat", {"text": "sorry"}) == {"number": 2}


def test_the_banned_are_out_at_once_and_cannot_log_in(server: Running):
    eve = server.guest()
    who = eve.post("/me/account", ACCOUNT)["id"]
    with eve.live() as socket:
        socket.hear("mine")
        admin(server, "ban", "eve", "--why", "spam")
        with pytest.raises(ConnectionClosed):
            socket.hear("nothing", timeout=60)
    assert eve.get("/me")["id"] != who
    assert Client(server.url).refused("/login", ACCOUNT) == (403, "banned")
    assert Client(server.url).refused("/login", ACCOUNT | {"password": "wrong horse"}) == (401, "wrong-password")
    admin(server, "unban", "Eve")
    assert Client(server.url).post("/login", ACCOUNT)["id"] == who


def test_a_table_is_closed_under_those_who_play(server: Running):
    ada = server.guest()
    table, gathering = ada.table(seats="me me")["id"], ada.table(seats="me open", start=False, public=True)["id"]
    with ada.live() as socket:
        socket.say("watch", table=table)
        socket.hear("position")
        admin(server, "close", table)
        told = socket.hear("table", timeout=60, state="over")
        assert told["ranking"] is None
    assert ada.refused(f"/tables/{table}/resign") == (409, "over")
    assert ada.ask("GET", f"/tables/{table}/record", 200).text.startswith("pelagos")
    admin(server, "close", gathering)
    wait_for(lambda: ada.get(f"/tables/{gathering}")["state"] == "over")
    assert gathering not in [one["id"] for one in ada.get("/tables?show=open")]
    assert "there is no such table" in admin(server, "close", "nowhere", code=1)


def test_somebody_is_renamed_everywhere(server: Running):
    ada, eve = server.guest(), server.guest()
    eve.post("/me/account", {"name": "Rude Word", "password": "correct horse"})
    table = eve.table(seats="me open", start=False)["id"]
    eve.post(f"/tables/{table}/chat", {"text": "ahoy"})
    admin(server, "rename", "rude word", "Eve")
    wait_for(lambda: ada.get(f"/tables/{table}")["seats"][0]["name"] == "Eve")
    assert Client(server.url).post("/login", ACCOUNT)["name"] == "Eve"
    ada.post("/me/account", {"name": "Ada", "password": "correct horse"})
    assert "taken" in admin(server, "rename", "Eve", "ADA", code=1)


def test_a_forgotten_password_is_replaced(server: Running):
    eve = server.guest()
    who = eve.post("/me/account", ACCOUNT)["id"]
    fresh = admin(server, "password", "Eve")
    assert eve.get("/me")["id"] != who
    assert Client(server.url).refused("/login", ACCOUNT) == (401, "wrong-password")
    assert Client(server.url).post("/login", {"name": "Eve", "password": fresh})["id"] == who
    assert fresh not in admin(server, "audit")


def test_everything_is_in_the_log(server: Running):
    eve = server.guest()
    who = eve.post("/me/account", ACCOUNT)["id"]
    admin(server, "mute", "Eve", "--why", "spam")
    admin(server, "ban", "Eve", "--days", "3")
    table = server.guest().table(seats="me me")["id"]
    admin(server, "close", table)
    lines = [line.split() for line in admin(server, "audit").splitlines()]
    assert [(line[4], line[5]) for line in lines] == [("mute", who), ("ban", who), ("close", table)]
    assert lines[0][-1] == "spam"
    assert admin(server, "mute", "nobody", code=1)
