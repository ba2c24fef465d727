"""Tells people what they have not seen: a task of each process, which goes on after a crash where it stopped.

Each letter is claimed by one process, marked before it goes on the wire, and deleted when it was taken. If the process dies in
between, a push message is sent again, because browsers show the two as one; a mail or a message of a chat program is not: it may
have arrived, and nobody is told twice.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from email.message import EmailMessage

from sqlalchemy import Connection

from pelagos.server.clocks import now
from pelagos.server.protocol import ChannelKind, NewsKind
from pelagos.server.refusals import Refusal
from pelagos.server.settings import Settings
from pelagos.server.storage import channels, news
from pelagos.server.storage.news import Letter, Way
from pelagos.server.storage.store import Store
from pelagos.server.telling import texts
from pelagos.server.telling.hours import told_at
from pelagos.server.telling.texts import Told
from pelagos.server.telling.ways import (
    Gone,
    Mail,
    NotTaken,
    Parcel,
    Push,
    Tellers,
    Webhook,
    Withdrawn,
    new_push_key,
    public_push_key,
)

ROUND_SECONDS = 1.0
"""Seconds between two looks for what is due."""
SWEEP_SECONDS = 3600.0
MAX_ATTEMPTS = 8
MAX_PAUSE_SECONDS = 3600.0
THREADS = 4
MAX_SENDING = 8
"""How many messages are sent at a time."""
CLOSING_SECONDS = 5.0

log = logging.getLogger(__name__)


class Messenger:
    """Tells people things."""

    def __init__(self, store: Store, settings: Settings, looking: Callable[[], tuple[set[str], set[tuple[str, str]]]]) -> None:
        self._store = store
        self._settings = settings
        self._looking = looking
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="messenger")
        self._rounds: asyncio.Task[None] | None = None
        self._sending: set[asyncio.Task[None]] = set()
        self._swept = 0.0
        self.tellers: Tellers = {}
        self.push_key = ""
        """The public key by which browsers subscribe."""
        self.told = self.failed = self.unsure = 0

    @property
    def site(self) -> str:
        """Where people find the server."""
        site = self._settings.site.rstrip("/")
        if not site:
            return f"http://localhost:{self._settings.port}"
        return site if "://" in site else f"https://{site}"

    @property
    def mail(self) -> Mail:
        """The way of mails, if there is one."""
        found = self.tellers.get("mail")
        if not isinstance(found, Mail):
            raise Refusal("no-mail", "this server sends no mails")
        return found

    async def start(self, alone: bool) -> None:
        """Go on where the server stopped. If no other process is there, nobody else has claimed anything."""
        key = await self._store.write(lambda connection: channels.push_key(connection, new_push_key()))
        inside, sender = self._settings.call_inside, self._settings.mail_from
        contact = self.site if self.site.startswith("https") else f"mailto:{sender.rpartition('<')[2].rstrip('>')}"
        self.push_key = public_push_key(key)
        self.tellers = {"push": Push(key, contact, inside), "webhook": Webhook(inside)}
        if self._settings.mail:
            self.tellers["mail"] = Mail(self._settings.mail, sender, self.site)
        if alone:
            await self._store.write(news.release)
        self._rounds = asyncio.ensure_future(self._go_round())

    async def close(self) -> None:
        """Stop sending; what is on the wire may still arrive."""
        if self._rounds is not None:
            self._rounds.cancel()
            await asyncio.gather(self._rounds, return_exceptions=True)
        if self._sending:
            await asyncio.wait(self._sending, timeout=CLOSING_SECONDS)
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def _go_round(self) -> None:
        while True:
            try:
                if await self._store.read(news.anything_due):
                    await self._store.write(self._spread)
                    await self._claim()
                if now() - self._swept > SWEEP_SECONDS:
                    self._swept = now()
                    await self._store.write(news.forget_old_news)
            except Exception:
                log.exception("telling people things failed")
            await asyncio.sleep(ROUND_SECONDS)

    def _spread(self, connection: Connection) -> int:
        at = now()

        def hours(preferences: dict[str, object], kind: NewsKind, channel: ChannelKind, slow: bool) -> float | None:
            return told_at(preferences, kind, channel, slow, at) if channel in self.tellers else None

        looking, watching = self._looking()
        return news.spread(connection, looking, watching, self._settings.call_patience, hours)

    async def _claim(self) -> None:
        """Take what is due and send it, all that goes to one address as one message."""
        if len(self._sending) >= MAX_SENDING:
            return
        lease = self._settings.call_lease
        ways, sure, unsure = await self._store.write(lambda connection: news.claim(connection, lease))
        lost = [letter for letter in unsure if not self._repeatable(ways[letter.channel])]
        if lost:
            self.unsure += len(lost)
            log.warning("a server died while it was sending: what may have arrived is not sent again", extra={"letters": len(lost)})
            await self._store.write(lambda connection: news.told(connection, lost))
        groups: dict[tuple[int, int], list[Letter]] = defaultdict(list)
        for letter in (*sure, *(letter for letter in unsure if letter not in lost)):
            groups[letter.channel, letter.attempts].append(letter)
        for (channel, _), group in groups.items():
            self._begin(self._send(ways[channel], group))

    def _repeatable(self, way: Way) -> bool:
        return way.kind in self.tellers and self.tellers[way.kind].repeatable

    def _begin(self, sending: Coroutine[object, object, None]) -> None:
        task = asyncio.ensure_future(sending)
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _send(self, way: Way, group: list[Letter]) -> None:
        """Send one message and note what became of it."""
        loop = asyncio.get_running_loop()
        handed = False

        def read() -> Told:
            with self._store.engine.begin() as connection:
                language, lines = news.to_tell(connection, group)
            if not lines:
                raise Withdrawn
            return texts.told(lines, language, self.site)

        def mark() -> None:
            nonlocal handed
            # not by the writer's thread: nothing may come between the mark and the wire
            with self._store.engine.begin() as connection:
                handed = news.hand_over(connection, group)
            if not handed:
                raise Withdrawn

        try:
            await loop.run_in_executor(self._threads, self.tellers[way.kind].send, way, Parcel(read, mark))
            self.told += len(group)
        except Withdrawn:
            pass  # the letters are gone with their news
        except Gone as gone:
            log.info("nobody is reached there any more", extra={"way": way.kind, "why": str(gone)})
            await self._store.write(lambda connection: channels.end(connection, way.id))
            return
        except Exception as error:
            if isinstance(error, NotTaken) or not handed or self._repeatable(way):
                await self._again(way, group, error)
                return
            self.unsure += len(group)
            log.warning("nobody knows whether it has arrived", extra={"way": way.kind, "why": type(error).__name__})
        await self._store.write(lambda connection: news.told(connection, group))

    async def _again(self, way: Way, group: list[Letter], error: Exception) -> None:
        """Schedule another attempt, or give up."""
        attempts = group[0].attempts + 1
        log.info("not taken", extra={"way": way.kind, "why": str(error) or type(error).__name__, "attempts": attempts})
        if attempts >= MAX_ATTEMPTS:
            self.failed += len(group)
            await self._store.write(lambda connection: news.told(connection, group))
            return
        due = now() + min(MAX_PAUSE_SECONDS, self._settings.call_retry * 2 ** (attempts - 1))
        await self._store.write(lambda connection: news.try_again(connection, group, due))

    # -- at once

    async def at_once(self, way: Way, message: Told) -> None:
        """Send somebody a message while they wait for it."""
        teller = self.tellers.get(way.kind)
        if teller is None:
            raise Refusal("no-mail", "this server sends no mails")
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, teller.send, way, Parcel(lambda: message))
        except Gone:
            await self._store.write(lambda connection: channels.end(connection, way.id))
            raise Refusal("not-reached", "nobody is reached there any more") from None
        except (NotTaken, OSError) as error:
            raise Refusal("not-reached", f"the message was not taken: {error}") from error

    async def ask(self, way: Way, language: str) -> None:
        """Ask by mail whether whoever reads it wants to be told."""
        await self._post(way.address, texts.asking(language, way.address, self.mail.sender, self.site, way.token))

    def let_in(self, address: str, language: str, links: list[tuple[str, str]]) -> None:
        """Send links that log in, each with the name of its person."""
        urls = [(name, f"{self.site}/api/enter/{secret}") for name, secret in links]
        letter = texts.entrance(language, address, self.mail.sender, urls)

        async def sent() -> None:
            try:
                await self._post(address, letter)
            except Refusal as refusal:
                log.warning("a link to log in was not sent", extra={"why": refusal.text})

        self._begin(sent())

    async def _post(self, address: str, letter: EmailMessage) -> None:
        """Send a mail that somebody waits for."""
        try:
            await asyncio.get_running_loop().run_in_executor(self._threads, self.mail.post, address, letter)
        except (Gone, NotTaken, OSError) as error:
            raise Refusal("not-reached", f"the mail was not taken: {error}") from error
