"""People who are not there are told: by push, mail and chat programs, each wait once."""

import json
import os
import random
import re
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from datetime import datetime
from email.message import EmailMessage
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection, Engine, RowMapping, create_engine, func, insert, select, update

from pelagos.locales import _bundle
from pelagos.server.storage import channels as channel_rows
from pelagos.server.storage.news import Line, Way, claim, told, try_again
from pelagos.server.storage.schema import channels, letters, metadata, news
from pelagos.server.storage.store import database_url, make_engine
from pelagos.server.telling import outside
from pelagos.server.telling.hours import told_at
from pelagos.server.telling.outside import is_inside
from pelagos.server.telling.texts import told as message_of
from pelagos.server.telling.texts import trial
from pelagos.server.telling.ways import Mail, NotTaken, Parcel, Unanswered, Webhook, Withdrawn
from tests.server.post_office import Browser, MailServer, Web
from tests.server.processes import StartProcess
from tests.server.running import Client, Running, fetch, wait_for

Start = Callable[..., Running]
TURN = "Your turn \N{EN DASH} Orichalcum"
KILLS = int(os.environ.get("PELAGOS_KILLS", "2"))
QUICK: dict[str, Any] = {
    "call_after": 0.3,
    "call_patience": 0.5,
    "call_retry": 0.3,
    "call_inside": True,
    "site": "https://pelagos.test",
}


@pytest.fixture
def mail_server() -> Iterator[MailServer]:
    server = MailServer()
    yield server
    server.close()


@pytest.fixture
def browser() -> Iterator[Browser]:
    found = Browser()
    yield found
    found.service.close()


@pytest.fixture
def chat_program() -> Iterator[Web]:
    found = Web()
    yield found
    found.close()


class Two:
    """Two people at a table; the second wants to be told."""

    def __init__(self, url: str, game: str = "orichalcum") -> None:
        self.clients = [Client(url), Client(url)]
        for client in self.clients:
            client.get("/me")
        self.id = self.clients[0].table(game, "me open", start=False)["id"]
        self.clients[1].post(f"/tables/{self.id}/seats/1", {"do": "take"})

    def subscribe(self, kind: str, address: str) -> int:
        return int(self.clients[1].post("/me/channels", {"kind": kind, "address": address})["channels"][-1]["id"])

    def subscribe_mail(self, server: MailServer, address: str = "ada@example.org") -> None:
        self.subscribe("mail", address)
        link = re.search(r"/api(/channels/\S+/confirm)", server.mails[-1].get_body(("plain",)).get_content())
        assert link is not None
        assert self.clients[1].ask("POST", link[1]).status_code == 200
        server.mails.clear()

    def start(self) -> None:
        self.clients[0].post(f"/tables/{self.id}/start")

    def pass_to(self, seat: int) -> None:
        """Whoever decides says words until the seat is waited for."""
        while (waiting := self.clients[0].get(f"/tables/{self.id}")["waiting"]) != seat:
            assert waiting is not None, "the game is over"
            state = self.clients[waiting].state(self.id)
            self.clients[waiting].post(f"/tables/{self.id}/words", {"version": state["version"], "word": state["legal"][0]})


def test_each_wait_is_told_once_by_every_way(
    start: Start, database: str, mail_server: MailServer, browser: Browser, chat_program: Web
) -> None:
    server = start(database=database, mail=mail_server.url, mail_from="Pelagos <sea@pelagos.test>", **QUICK)
    two = Two(server.url)
    two.start()
    two.pass_to(0)
    two.subscribe("push", browser.subscription)
    two.subscribe("webhook", f"json://127.0.0.1:{chat_program.port}/hook")
    two.subscribe_mail(mail_server)
    for waits in (1, 2):
        two.pass_to(1)
        wait_for(lambda waits=waits: min(len(mail_server.mails), len(browser.service.taken), len(chat_program.taken)) >= waits)
        two.pass_to(0)
    assert [(note["title"], note["url"], note["tag"]) for note in browser.read()] == [
        (TURN, f"/table/{two.id}", f"turn-{two.id}")
    ] * 2
    head = browser.service.taken[-1][0]
    assert head["authorization"].startswith("vapid t=")
    assert head["topic"]
    assert head["ttl"] == "86400"
    mail = mail_server.mails[-1]
    assert mail["subject"] == TURN
    assert mail["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    link = f"https://pelagos.test/table/{two.id}"
    assert all(link in mail.get_body((kind,)).get_content() for kind in ("plain", "html"))
    said = json.loads(chat_program.taken[-1][1])
    assert said["title"] == TURN
    assert link in said["message"]
    assert (len(mail_server.mails), len(chat_program.taken)) == (2, 2)
    leave = str(mail["list-unsubscribe"]).strip("<> ").removeprefix("https://pelagos.test/api")
    assert fetch(f"{server.url}/api{leave}", "POST", data={"List-Unsubscribe": "One-Click"}).status_code == 200
    assert [way["kind"] for way in two.clients[1].get("/me/channels")["channels"]] == ["push", "webhook"]


def test_a_turn_that_was_taken_in_time_is_not_told(start: Start, database: str, chat_program: Web) -> None:
    server = start(database=database, **QUICK | {"call_after": 3600.0})
    two = Two(server.url)
    two.subscribe("webhook", f"json://127.0.0.1:{chat_program.port}/")
    two.clients[1].ask("PATCH", "/me", json={"preferences": {"calls": {"start": []}}}, expect=200)
    two.start()
    for _ in range(3):
        two.pass_to(0)
        two.pass_to(1)
    engine = make_engine(database_url(database))
    with engine.begin() as connection:  # an hour later
        connection.execute(update(news).values(due=0.0))
    wait_for(lambda: _quiet(engine))
    engine.dispose()
    assert [json.loads(body)["title"] for _, body in chat_program.taken] == [TURN], "only the last wait lasted"


def test_who_looks_at_the_page_is_told_when_they_go(start: Start, database: str, chat_program: Web) -> None:
    server = start(database=database, **QUICK)
    two = Two(server.url)
    two.start()
    two.pass_to(0)
    two.subscribe("webhook", f"json://127.0.0.1:{chat_program.port}/")
    two.clients[1].ask("PATCH", "/me", json={"preferences": {"calls": {"chat": ["webhook"]}}}, expect=200)
    with two.clients[1].live() as page:
        page.say("watch", table=two.id)
        page.hear("table")
        two.clients[0].post(f"/tables/{two.id}/chat", {"text": "seen at once, and no news"})
        two.pass_to(1)
        time.sleep(2.5)  # nothing must come
        assert chat_program.taken == []
        page.say("front", front=False)
        wait_for(lambda: bool(chat_program.taken))
    assert json.loads(chat_program.taken[0][1])["title"] == TURN


def test_chat_is_told_once_until_one_looks_and_only_if_wanted(start: Start, sqlite_database: str, chat_program: Web) -> None:
    server = start(database=sqlite_database, **QUICK)
    two = Two(server.url)
    two.subscribe("webhook", f"json://127.0.0.1:{chat_program.port}/")
    calls = {"turn": [], "start": ["webhook"], "invite": ["webhook"], "over": ["webhook"], "chat": ["webhook"]}
    two.clients[1].ask("PATCH", "/me", json={"preferences": {"calls": calls, "language": "de"}}, expect=200)
    two.start()
    two.pass_to(1)  # not wanted
    for text in ("hello", "are you there"):
        two.clients[0].post(f"/tables/{two.id}/chat", {"text": text})
    two.clients[0].post(f"/tables/{two.id}/resign")
    wait_for(lambda: b"zu Ende" in b"".join(body for _, body in chat_program.taken))
    name = two.clients[0].get("/me")["name"].replace("Guest", "Gast")
    titles, told = ([json.loads(body)[part] for _, body in chat_program.taken] for part in ("title", "message"))
    assert " ".join(told).count(f"{name} hat an deinem Tisch") == 1
    assert " ".join(told).count("ist zu Ende") == 1  # its title says it, too, if it comes alone
    assert "am Zug" not in " ".join(titles + told)


def test_what_is_not_taken_is_tried_again_and_who_is_gone_is_dropped(
    start: Start, sqlite_database: str, browser: Browser, chat_program: Web
) -> None:
    server = start(database=sqlite_database, **QUICK)
    two = Two(server.url)
    two.subscribe("push", browser.subscription)
    two.subscribe("webhook", f"json://127.0.0.1:{chat_program.port}/")
    browser.service.answers, chat_program.answers = [503, *[410] * 50], [500, 500]  # who is gone stays so
    two.start()
    two.pass_to(1)
    wait_for(lambda: bool(chat_program.taken) and len(two.clients[1].get("/me/channels")["channels"]) == 1)
    assert [way["kind"] for way in two.clients[1].get("/me/channels")["channels"]] == ["webhook"]
    assert len(chat_program.taken) == 1
    assert browser.service.taken == []


@pytest.mark.parametrize(
    "address",
    ["mailto://user:pass@example.org", "syslog://", "file:///etc/passwd", "json://h/?template=/etc/passwd", "nonsense", "dbus://"],
)
def test_only_chat_programs_are_written_to(sqlite_server: Running, address: str) -> None:
    guest = sqlite_server.guest()
    assert guest.refused("/me/channels", {"kind": "webhook", "address": address}) == (400, "bad-address")


def test_addresses_inside_the_own_network_are_never_connected_to(chat_program: Web) -> None:
    for host in ("127.0.0.1", "localhost"):
        way = Way(1, "", "webhook", f"json://{host}:{chat_program.port}/", "")
        with pytest.raises(NotTaken):
            Webhook().send(way, Parcel(lambda: trial("en", "")))
    assert chat_program.taken == []
    inside = [
        "10.0.0.1",
        "192.168.1.1",
        "169.254.169.254",
        "::1",
        "fe80::1%eth0",
        "::ffff:127.0.0.1",
        "100.64.0.1",
        "224.0.0.1",
        "64:ff9b::7f00:1",
    ]
    assert [address for address in inside if not is_inside(address)] == []
    assert not is_inside("9.9.9.9")
    assert not is_inside("2620:fe::fe")


class Endless:
    """An address that does not stop answering until it is cut off, or has sent too much."""

    def __init__(self, head: bytes, piece: bytes, pieces: int, pause: float) -> None:
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.cut_off = False
        self._answer = head, piece, pieces, pause
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        head, piece, pieces, pause = self._answer
        caller, _ = self.listening.accept()
        caller.recv(65536)
        caller.sendall(head)
        try:
            for _ in range(pieces):
                caller.sendall(piece)
                time.sleep(pause)
        except OSError:
            self.cut_off = True
        caller.close()

    def end(self) -> None:
        self._thread.join(60)
        self.listening.close()


@pytest.mark.parametrize(
    "answer",
    [
        (b"HTTP/1.1 500 no\r\n\r\n", b"x" * 100_000, 1000, 0.0),
        (b"HTTP/1.1 200 yes\r\n", b"x", 100, 0.1),
        (b"HTTP/1.1 200 yes\r\ncontent-length: 1000\r\n\r\n", b"x", 100, 0.1),
    ],
    ids=["much", "a slow head", "a slow body"],
)
def test_who_answers_without_end_is_cut_off(monkeypatch: pytest.MonkeyPatch, answer: tuple[bytes, bytes, int, float]) -> None:
    monkeypatch.setattr(outside, "MAX_SECONDS", 1.0)
    endless = Endless(*answer)
    way = Way(1, "", "webhook", f"json://127.0.0.1:{endless.listening.getsockname()[1]}/", "")
    with suppress(NotTaken, Unanswered):
        Webhook(inside=True).send(way, Parcel(lambda: trial("en", "")))
    endless.end()
    assert endless.cut_off


@pytest.mark.parametrize(
    ("answer", "expected"), [(Web.SILENT, Unanswered), (500, NotTaken), (None, NotTaken)], ids=["silent", "no", "away"]
)
def test_only_what_was_surely_not_taken_is_called_so(chat_program: Web, answer: int | None, expected: type[Exception]) -> None:
    way = Way(1, "", "webhook", f"json://127.0.0.1:{chat_program.port}/", "")
    if answer is None:
        chat_program.close()
    else:
        chat_program.answers = [answer]
    with pytest.raises(expected):
        Webhook(inside=True).send(way, Parcel(lambda: trial("en", "")))


@pytest.mark.parametrize("done", [told, lambda connection, sent: try_again(connection, sent, 0.0)], ids=["told", "try_again"])
def test_who_was_too_slow_leaves_letters_to_whoever_has_taken_them_over(done: Callable[..., None]) -> None:
    engine = create_engine("sqlite://")
    metadata.create_all(engine)
    with engine.begin() as connection:
        connection.execute(insert(channels).values(id=1, person="ada", kind="webhook", address="", label="", token="", created=0.0))
        connection.execute(insert(letters).values(news=1, channel=1, due=0.0, attempts=0, handed=False))
        _, slow, _ = claim(connection, lease=-1.0)
        _, quick, _ = claim(connection, lease=60.0)
        done(connection, slow)
        assert [connection.execute(select(letters.c.claimed_until)).scalars().all()] == [[quick[0].lease]]
        done(connection, quick)
        assert connection.execute(select(letters.c.claimed_until)).scalars().all() != [quick[0].lease]


def test_games_and_guests_are_called_as_in_the_readers_language() -> None:
    line = Line("invite", "t", "cyclades", "Guest 1234", [], 0.0)
    assert message_of([line], "pl", "https://pelagos.test").title == "Gość 1234 zaprasza \N{EN DASH} Cyklady"
    line = Line("turn", "t", "arnak", "Ada", ["Bob", "Guest 5678"], 0.0)
    message = message_of([line], "de", "https://pelagos.test")
    assert message.body == "Du bist am Zug: Die verlorenen Ruinen von Arnak, mit Bob, Gast 5678."


def test_a_mail_address_is_used_only_when_its_reader_has_agreed(
    start: Start, sqlite_database: str, mail_server: MailServer
) -> None:
    server = start(database=sqlite_database, mail=mail_server.url, **QUICK)
    guest = server.guest()
    guest.post("/me/channels", {"kind": "mail", "address": "ada@example.org"})
    assert mail_server.subjects() == ["Shall Pelagos write to you?"]
    assert [way["confirmed"] for way in guest.get("/me/channels")["channels"]] == [False]
    link = re.search(r"/api(/channels/\S+/confirm)", mail_server.mails[0].get_body(("plain",)).get_content())
    assert link is not None
    assert guest.ask("GET", link[1]).status_code == 200, "programs that look at links change nothing"
    assert [way["confirmed"] for way in guest.get("/me/channels")["channels"]] == [False]
    guest.ask("POST", link[1], expect=200)
    assert [way["confirmed"] for way in guest.get("/me/channels")["channels"]] == [True]
    assert guest.refused("/me/channels", {"kind": "mail", "address": "a@b\r\nBcc: x@y.org"}) == (400, "bad-address")


def test_a_link_by_mail_logs_in_once_and_sets_a_new_password(start: Start, database: str, mail_server: MailServer) -> None:
    server = start(database=database, mail=mail_server.url, **QUICK)
    two = Two(server.url)
    ada = two.clients[1]
    ada.post("/me/account", {"name": "Ada", "password": "forgotten sea"})
    assert ada.ask("POST", "/login/mail", json={"address": "ada@example.org"}).status_code == 204
    two.subscribe_mail(mail_server)
    lost = server.guest()
    assert lost.ask("POST", "/login/mail", json={"address": "Ada@example.org"}).status_code == 204
    wait_for(lambda: bool(mail_server.mails))
    assert mail_server.subjects() == ["Log in to Pelagos"]  # and none before the address was confirmed
    link = re.search(r"as Ada\s+\S+/api(/enter/\S+)", mail_server.mails[0].get_body(("plain",)).get_content())
    assert link is not None
    assert lost.ask("GET", link[1]).status_code == 200  # to look is not to enter
    assert lost.get("/me")["guest"]
    entered = lost.ask("POST", link[1], data={"password": "remembered sea"})
    assert (entered.status_code, entered.headers["location"]) == (303, "/")
    assert lost.get("/me")["name"] == "Ada"
    assert ada.get("/me")["guest"]  # the other devices are logged out
    assert server.guest().ask("POST", link[1]).status_code == 404
    assert [session["kind"] for session in lost.get("/me/sessions")] == ["browser"]
    assert server.guest().post("/login", {"name": "Ada", "password": "remembered sea"})["name"] == "Ada"


def links(server: MailServer) -> list[str]:
    """The links of all mails."""
    texts = [mail.get_body(("plain",)).get_content() for mail in server.mails]
    return [link for text in texts for link in re.findall(r"as Ada\s+\S+/api(/enter/\S+)", text)]


def test_strangers_take_away_neither_a_link_nor_the_chance_to_ask_for_one(
    start: Start, sqlite_database: str, mail_server: MailServer
) -> None:
    server = start(database=sqlite_database, mail=mail_server.url, mails=(1e-9, 5.0), attempts=(1e-9, 3.0), **QUICK)
    two = Two(server.url)
    two.clients[1].post("/me/account", {"name": "Ada", "password": "forgotten sea"})
    two.subscribe_mail(mail_server)

    def asks(address: str) -> int:
        lost = Client(server.url)
        lost.http.headers["x-forwarded-for"] = address
        return lost.ask("POST", "/login/mail", json={"address": "ada@example.org"}).status_code

    assert asks("10.0.0.1") == 204
    wait_for(lambda: len(links(mail_server)) == 1)
    [first] = links(mail_server)
    assert [asks("10.0.0.66") for _ in range(7)] == [204] * 5 + [429] * 2
    assert asks("10.0.0.1") == 204
    wait_for(lambda: len(links(mail_server)) == 3)
    assert Client(server.url).ask("POST", first).status_code == 303
    assert asks("10.0.0.1") == 204
    wait_for(lambda: len(links(mail_server)) == 4)  # one was used


def test_who_asks_for_a_link_does_not_wait_until_it_is_found_out_who_reads_there(
    start: Start, sqlite_database: str, mail_server: MailServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = start(database=sqlite_database, mail=mail_server.url, **QUICK)
    answered = threading.Event()
    honest = channel_rows.readers

    def waits(connection: Connection, address: str) -> list[RowMapping]:
        assert answered.wait(10)
        return honest(connection, address)

    monkeypatch.setattr(channel_rows, "readers", waits)
    assert server.guest().ask("POST", "/login/mail", json={"address": "ada@example.org"}).status_code == 204
    answered.set()


def test_a_mail_is_marked_when_only_its_last_line_is_missing(mail_server: MailServer) -> None:
    """Whoever is killed before the mark has surely told nothing, so the mark comes as late as can be."""
    mail = Mail(mail_server.url, "sea@pelagos.test", "https://pelagos.test")
    letter = EmailMessage()
    letter["subject"] = "Dots"
    letter.set_content(".one\n..two\nthree.\n")

    def withdrawn() -> None:
        raise Withdrawn

    with pytest.raises(Withdrawn):
        mail.post("ada@example.org", letter, withdrawn)
    assert mail_server.mails == []
    mail.post("ada@example.org", letter)
    assert [mail.get_content().splitlines() for mail in mail_server.mails] == [[".one", "..two", "three."]]


def test_without_a_mail_server_no_address_is_taken(sqlite_server: Running) -> None:
    answer = sqlite_server.guest().refused("/me/channels", {"kind": "mail", "address": "ada@example.org"})
    assert answer == (409, "no-mail")


def _at(text: str, zone: str = "Europe/Warsaw") -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


@pytest.mark.parametrize(
    ("wishes", "at", "told"),
    [
        ({}, "2026-03-01 23:30", "2026-03-01 23:30"),
        ({"quiet": "22:00-08:00"}, "2026-03-01 23:30", "2026-03-02 08:00"),
        ({"quiet": "22:00-08:00"}, "2026-03-02 07:59", "2026-03-02 08:00"),
        ({"quiet": "22:00-08:00"}, "2026-03-02 08:00", "2026-03-02 08:00"),
        ({"quiet": "12:00-13:00"}, "2026-03-02 12:30", "2026-03-02 13:00"),
        ({"quiet": "22:00-08:00"}, "2026-03-28 23:30", "2026-03-29 08:00"),  # the night of the clocks
        ({"digest": "18:00"}, "2026-03-02 12:30", "2026-03-02 18:00"),
        ({"digest": "18:00"}, "2026-03-02 18:30", "2026-03-03 18:00"),
        ({"digest": "07:00", "quiet": "22:00-08:00"}, "2026-03-02 12:30", "2026-03-03 08:00"),
    ],
)
def test_quiet_hours_and_the_daily_mail(wishes: dict[str, str], at: str, told: str) -> None:
    assert told_at(wishes | {"zone": "Europe/Warsaw"}, "turn", "mail", True, _at(at)) == _at(told)


def test_the_daily_mail_is_for_slow_games_and_mails_alone() -> None:
    at = _at("2026-03-02 12:30")
    wishes = {"digest": "18:00", "zone": "Europe/Warsaw"}
    assert told_at(wishes, "turn", "mail", False, at) == at
    assert told_at(wishes, "turn", "push", True, at) == at
    assert told_at({"calls": {"turn": []}}, "turn", "push", True, at) is None
    assert told_at({"zone": "Nowhere/At all", "quiet": "22:00-08:00"}, "turn", "push", True, at) == at


def test_everything_has_words_in_every_language() -> None:
    first, *others = (set(_bundle("pelagos.server", code)._messages) for code in ("en", "pl", "de"))
    assert first
    assert all(other == first for other in others)


def _quiet(engine: Engine) -> bool:
    """Whether everything has been told."""
    with engine.connect() as connection:
        due = connection.execute(select(func.count()).select_from(news).where(news.c.due.is_not(None))).scalar_one()
        return due + connection.execute(select(func.count()).select_from(letters)).scalar_one() == 0


def _unsure(url: str) -> float:
    found = re.search(r"^pelagos_letters_unsure_total (\S+)", fetch(f"{url}/metrics").text, re.MULTILINE)
    assert found is not None
    return float(found[1])


def test_a_server_that_is_killed_tells_each_wait_once(
    process: StartProcess, database: str, mail_server: MailServer, browser: Browser, chat_program: Web
) -> None:
    """Killed at any moment between turn and notice. What may have arrived is not sent again, and counted."""
    chance = random.Random(7)
    servers = [
        process(database, mail=mail_server.url, call_lease=4.0, **QUICK) for _ in range(2 if "postgresql" in database else 1)
    ]
    two = Two(servers[0].url, "cyclades")  # where by first words alone nobody wins
    two.start()
    two.pass_to(0)
    two.subscribe("push", browser.subscription)
    two.subscribe("webhook", f"json://127.0.0.1:{chat_program.port}/")
    two.subscribe_mail(mail_server)
    engine = make_engine(database_url(database))
    unsure = 0.0
    for wait in range(1, KILLS + 1):
        two.pass_to(1)
        time.sleep(chance.uniform(0, 2))
        victim = servers[wait % len(servers)]  # where there are two, the other takes over
        unsure += _unsure(victim.url)
        victim.kill()
        victim.start()
        wait_for(lambda: _quiet(engine))
        assert len({note["at"] for note in browser.read()}) == wait
        two.pass_to(0)
    engine.dispose()
    unsure += sum(_unsure(server.url) for server in servers)
    mails, hooks = len(mail_server.mails), len(chat_program.taken)
    print(f"{KILLS} kills: {mails} mails, {hooks} hooks, {len(browser.service.taken)} pushes, {unsure} may not have arrived")
    assert mails <= KILLS
    assert hooks <= KILLS
    assert mails + hooks + unsure >= 2 * KILLS
