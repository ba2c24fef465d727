"""Sessions: rows that can be listed and ended, and whose sockets end with them."""

import hashlib
import hmac
from collections.abc import Callable

import pytest
from sqlalchemy import insert, text, update
from websockets.exceptions import ConnectionClosed

from pelagos.server.clocks import now
from pelagos.server.storage.migrate import upgrade
from pelagos.server.storage.schema import seats, sessions, tables
from pelagos.server.storage.store import database_url, make_engine
from tests.server.running import Client, Running, Socket

ACCOUNT = {"name": "Ada", "password": "correct horse"}


def ends(socket: Socket) -> bool:
    """Whether the server closes a socket; one that lives answers a ping."""
    try:
        socket.say("ping")
        socket.hear("pong")
    except ConnectionClosed:
        return True
    return False


def device(server: Running, cookies: str | None = None) -> Client:
    client = Client(server.url)
    if cookies is not None:
        name, _, value = cookies.partition("=")
        client.http.cookies.set(name, value)
    return client


def test_log_in_and_log_out_begin_and_end_sessions(server: Running):
    ada = server.guest()
    who = ada.post("/me/account", ACCOUNT)["id"]
    phone = server.guest()
    guest = phone.cookies
    with phone.live() as as_guest:
        as_guest.hear("mine")
        phone.post("/login", ACCOUNT)
        assert ends(as_guest)
    assert phone.cookies != guest
    assert device(server, guest).get("/me")["guest"]  # the guest's cookie is worth nothing now
    account = phone.cookies
    with phone.live() as socket, ada.live() as other:
        socket.hear("mine")
        other.hear("mine")
        phone.post("/logout")
        assert ends(socket)
        assert not ends(other)
    assert device(server, account).get("/me")["id"] != who  # a stolen cookie, too


def test_an_account_gets_a_session_of_its_own(server: Running):
    ada = server.guest()
    before = ada.cookies
    who = ada.post("/me/account", ACCOUNT)["id"]
    assert ada.get("/me")["id"] == who
    assert device(server, before).get("/me")["id"] != who


def test_a_new_password_ends_sockets_and_tokens(server: Running):
    ada = server.guest()
    who = ada.post("/me/account", ACCOUNT)["id"]
    phone = Client(server.url)
    phone.post("/login", ACCOUNT)
    program = Client(server.url, ada.post("/me/tokens")["token"])
    with phone.live() as socket, program.live() as machine:
        for each in (socket, machine):
            each.hear("mine")
        ada.post("/me/password", {"old": "correct horse", "new": "battery staple"})
        assert ends(socket)
        assert ends(machine)
    assert program.refused("/me", method="GET") == (401, "bad-token")
    assert phone.get("/me")["id"] != who
    assert ada.get("/me")["id"] == who


def test_sessions_are_listed_and_ended_one_by_one(server: Running):
    ada, eve = server.guest(), server.guest()
    ada.post("/me/account", ACCOUNT)
    phone = Client(server.url)
    phone.http.headers["user-agent"] = "Phone/1 \u00e9"
    phone.post("/login", ACCOUNT)
    ada.post("/me/tokens")
    listed = ada.get("/me/sessions")
    assert sorted((one["kind"], one["present"]) for one in listed) == [
        ("browser", False),
        ("browser", True),
        ("program", False),
    ]
    [far] = [one["id"] for one in listed if one["kind"] == "browser" and not one["present"]]
    assert [one["label"][:7] for one in listed if one["id"] == far] == ["Phone/1"]
    assert eve.refused(f"/me/sessions/{far}", method="DELETE") == (404, "no-session")
    with phone.live() as socket:
        socket.hear("mine")
        ada.ask("DELETE", f"/me/sessions/{far}", 204)
        assert ends(socket)
    assert phone.get("/me")["guest"]
    assert len(ada.get("/me/sessions")) == 2


def test_sessions_expire_and_use_keeps_them(server: Running):
    ada, bob = server.guest(), server.guest()
    engine, day = server.container.store.engine, 86400
    ids = [ada.get("/me")["id"], bob.get("/me")["id"]]
    with engine.begin() as connection:
        connection.execute(update(sessions).where(sessions.c.person == ids[0]).values(expires=now() - 1))
        late = {"seen": now() - 2 * day, "expires": now() + day}
        connection.execute(update(sessions).where(sessions.c.person == ids[1]).values(late))
    assert ada.get("/me")["id"] != ids[0]
    assert bob.get("/me")["id"] == ids[1]
    with engine.connect() as connection:
        row = connection.execute(sessions.select().where(sessions.c.person == ids[1])).mappings().one()
    assert row["expires"] > now() + 300 * day


def test_what_a_closed_socket_says_is_not_heard(server: Running):
    """A client that does not go away when its session ends says nothing any more."""
    ada = server.guest()
    table = ada.table(seats="me me")["id"]
    with ada.live() as socket:
        socket.say("watch", table=table)
        position = socket.hear("position")
        for connection in server.container.hub.connections:
            connection.closed = True
        socket.say("say", id=1, table=table, version=position["version"], word=position["legal"][0] if position["legal"] else "x")
        with pytest.raises(ConnectionClosed):
            socket.hear("accepted", timeout=60)


def test_cookies_and_tokens_of_before_stay(start: Callable[..., Running], empty_database: str):
    engine = make_engine(database_url(empty_database))
    upgrade(engine, "0004")
    key, who = "ab" * 32, "somebody"
    with engine.begin() as connection:
        connection.execute(text("INSERT INTO keys VALUES ('cookie', :key)"), {"key": key})
        connection.execute(
            text("INSERT INTO people (id, name, preferences, epoch, created) VALUES (:who, 'Ada', '{}', 3, 0)"), {"who": who}
        )
        token = hashlib.sha256(b"a token").hexdigest()
        connection.execute(text("INSERT INTO tokens VALUES (:hash, :who, 0)"), {"hash": token, "who": who})
        row = {"id": "t", "game": "orichalcum", "options": {}, "seed": "7", "state": "gathering", "public": True, "hints": False}
        row |= {"confirm": False, "clock": {}, "owner": who, "origin": "new", "created": 0, "moved": 0, "version": 0}
        connection.execute(insert(tables), row)
        connection.execute(insert(seats), {"table": "t", "seat": 0, "kind": "person", "person": who})
    engine.dispose()
    server = start(database=empty_database)
    signature = hmac.new(bytes.fromhex(key), f"{who}.3".encode(), hashlib.sha256).hexdigest()
    old = device(server, f"pelagos={who}.3.{signature}")
    assert old.get("/me")["id"] == who
    assert old.get("/me/tables")[0]["mine"] == [0]
    assert Client(server.url, "a token").get("/me")["id"] == who
