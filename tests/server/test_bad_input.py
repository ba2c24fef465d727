"""Whatever is sent, nothing breaks: no 500, no crash, no effect."""

import json
import logging
import os
import random
import string
from collections.abc import Callable, Iterator
from contextlib import suppress
from http.cookiejar import DefaultCookiePolicy

import pytest
from hypothesis import HealthCheck, given, settings
from websockets.exceptions import ConnectionClosed

from tests.server.running import PATIENCE_SECONDS, Client, Running, Socket, fetch

EXAMPLES = int(os.environ.get("PELAGOS_EXAMPLES", "25"))
"""Requests tried for each operation; make siege tries more."""


@pytest.fixture(autouse=True)
def nothing_goes_wrong(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """No test may leave an error in the log."""
    yield
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_every_operation_survives_every_request(sqlite_server: Running):
    import requests
    import schemathesis  # it takes long, and every process of a run reads this file

    client, session = sqlite_server.guest(), requests.Session()  # to connect anew for each request takes longer than most of them
    session.cookies.set_policy(DefaultCookiePolicy(allowed_domains=[]))  # whoever is told to be somebody else stays who they are
    running = client.table(seats="me random")["id"]
    schema = schemathesis.openapi.from_url(f"{sqlite_server.url}/api/schema")
    statuses: set[int] = set()
    chance = random.Random(1)

    for operation in schema.get_all_operations():

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck), database=None)
        @given(case=operation.ok().as_strategy())
        def survives(case: schemathesis.Case) -> None:
            if "table" in (case.path_parameters or {}) and chance.random() < 0.7:
                case.path_parameters["table"] = running
            answer = case.call(session=session, headers={"cookie": client.cookies}, timeout=PATIENCE_SECONDS)
            statuses.add(answer.status_code)
            assert answer.status_code < 500, (case.method, case.path, answer.text)
            if answer.status_code >= 400:
                assert set(answer.json()) == {"why", "text"}

        survives()
    assert {200, 400, 404} <= statuses


NONSENSE = [
    "",
    "{",
    "null",
    "[]",
    "7",
    '"watch"',
    "{}",
    '{"type": null}',
    '{"type": "fly"}',
    '{"type": "watch"}',
    '{"type": "watch", "table": 7}',
    '{"type": "watch", "table": "nowhere"}',
    '{"type": "watch", "table": "T", "seat": -1}',
    '{"type": "watch", "table": "T", "seat": 1e99}',
    '{"type": "watch", "table": "T", "extra": 1}',
    '{"type": "leave", "table": "nowhere"}',
    '{"type": "say", "table": "T", "version": 0}',
    '{"type": "say", "table": "T", "version": "0", "word": "pass"}',
    '{"type": "say", "table": "T", "version": 99999999999999999999999, "word": "pass"}',
    '{"type": "say", "id": "x", "table": "T", "version": 0, "word": "pass"}',
    '{"type": "say", "table": "T", "version": 0, "word": ""}',
    '{"type": "say", "table": "T", "version": 0, "word": "' + "x" * 5000 + '"}',
    '{"type": "undo", "table": "T", "version": 12345}',
    '{"type": "confirm", "table": "T", "version": 0}',
    '{"type": "chat", "table": "nowhere", "text": "hello"}',
    '{"type": "chat", "table": "T", "text": ""}',
    "[" * 5000,
    '{"a":' * 2000,
    "\u0000\u202e\uffff",
]


def test_nonsense_on_the_socket_has_no_effect(server: Running):
    ada, eve = server.guest(), server.guest()
    table = ada.table(seats="me me")["id"]
    before = ada.state(table)
    for client in (ada, eve, Client(server.url)):
        with client.live() as socket:
            for text in NONSENSE:
                socket.opened.send(text.replace('"T"', f'"{table}"'))
                if '"leave"' not in text:
                    assert socket.hear("refused")["why"]
            chance = random.Random(1)
            for _ in range(200):
                socket.opened.send(_garbled(chance, table))
            socket.say("ping")
            socket.hear("pong")
    assert ada.state(table) == before


def _garbled(chance: random.Random, table: str) -> str:
    """A message that was once right."""
    text = list(json.dumps({"type": "say", "table": table, "version": 1, "word": "pass"}))
    for _ in range(chance.randint(1, 6)):
        place = chance.randrange(len(text))
        text[place : place + chance.randint(0, 1)] = chance.choice(["", chance.choice(string.printable)])
    return "".join(text)


def test_bytes_and_huge_messages(server: Running):
    ada = server.guest()
    with ada.live() as socket:
        for message in (b'{"type": "ping"}', b"\xff\xfe\x00"):
            socket.opened.send(message)
            assert socket.hear("refused")["why"] == "bad-message"
    with ada.live() as socket:
        _closes(socket, ["x" * 100_000])
    assert ada.ask("POST", "/records", content=b"x" * 3_000_000).status_code == 413
    assert ada.get("/me")


def _closes(socket: Socket, messages: list[str]) -> None:
    """The server closes the socket in the end."""
    with suppress(ConnectionClosed):
        for message in messages:
            socket.opened.send(message)
        while True:
            socket.opened.recv(timeout=20)


ODD = ["\u0000", "a\u0000b", "\u202e", "\U0001f409" * 20, "\u0390" * 40, "'; DROP TABLE people; --", "%00", "\\ud800"]


def test_odd_texts_are_kept_or_refused(server: Running):
    ada = server.guest()
    table = ada.table(seats="me open", start=False)["id"]
    for text in ODD:
        answers = [
            ada.ask("POST", f"/tables/{table}/chat", json={"text": text}),
            ada.ask("POST", f"/tables/{table}/seats/0", json={"do": "take", "name": text}),
            ada.ask("PATCH", "/me", json={"name": text, "preferences": {"theme": text[:20]}}),
            ada.ask("POST", "/login", json={"name": text, "password": text}),
            server.guest().ask("POST", "/me/account", json={"name": text, "password": "long enough"}),
            ada.ask("POST", "/tables", content=b'{"game": "\\ud800", "seats": [{"kind": "me"}]}'),
        ]
        assert all(answer.status_code < 500 for answer in answers), [answer.text for answer in answers]
        with ada.live() as socket:
            socket.say("chat", id=1, table=table, text=text)
            socket.say("chat", id=2, table=text, text="hello")
            socket.say("ping")
            socket.hear("pong")
    assert ada.get(f"/tables/{table}")["state"] == "gathering"


def test_a_foreign_page_is_refused(sqlite_server: Running):
    ada = sqlite_server.guest()
    foreign = {"origin": "https://evil.example"}
    answer = ada.ask("POST", "/tables", json={"game": "arnak", "seats": [{"kind": "me"}]}, headers=foreign)
    assert (answer.status_code, answer.json()["why"]) == (403, "foreign-origin")
    assert ada.ask("POST", "/logout", headers={"origin": sqlite_server.url}).status_code == 204
    with pytest.raises(Exception, match="403"), ada.live(origin="https://evil.example"):
        pass
    with ada.live(origin=sqlite_server.url) as socket:
        socket.say("ping")
        socket.hear("pong")


def test_floods_are_stopped(start: Callable[..., Running], sqlite_database: str):
    server = start(database=sqlite_database, requests=(0.01, 5.0), messages=(1.0, 20.0), guests=(0.01, 20.0))
    ada = server.guest()
    statuses = [ada.ask("POST", "/logout").status_code for _ in range(40)]
    assert statuses[:10] == [204] * 10
    assert statuses[-1] == 429
    eve = Client(server.url)
    guests = [fetch(f"{server.url}/api/me").status_code for _ in range(40)]
    assert guests[-1] == 429
    with ada.live() as socket:
        _closes(socket, ['{"type": "ping"}'] * 500)
    assert eve.ask("GET", "/games").status_code == 200


def test_passwords_cannot_be_guessed_quickly(start: Callable[..., Running], sqlite_database: str):
    server = start(database=sqlite_database, attempts=(0.01, 3.0))
    eve = Client(server.url)
    tries = [eve.refused("/login", {"name": "Ada", "password": f"guess {number}"}) for number in range(5)]
    assert tries[0] == (401, "wrong-password")
    assert tries[-1] == (429, "too-often")
