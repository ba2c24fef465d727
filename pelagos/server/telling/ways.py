"""The ways to tell somebody something: Web Push, mail, and chat programs. Each hands a message over to an address, in a thread."""

import base64
import hashlib
import json
import re
import smtplib
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from email.message import EmailMessage
from email.policy import SMTP
from typing import TYPE_CHECKING, Final, Protocol
from urllib.parse import parse_qsl, unquote, urlsplit

from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec

from pelagos.server.protocol import ChannelKind
from pelagos.server.refusals import Refusal
from pelagos.server.storage.news import Way
from pelagos.server.telling import texts
from pelagos.server.telling.texts import Told

if TYPE_CHECKING:
    from apprise import NotifyBase

TIMEOUT_SECONDS = 15.0
PUSH_TTL_SECONDS = 86_400
MAX_ADDRESS_CHARACTERS = 2000
PROGRAMS: Final = frozenset(
    ["discord", "slack", "tgram", "ntfy", "ntfys", "gotify", "gotifys", "mmost", "mmosts", "rocket", "rockets"]
    + ["matrix", "matrixs", "pover", "zulip", "json", "jsons", "https"]
)
"""The kinds of address that apprise may be given: those of chat programs. Others send mail, read files or talk to this machine."""
FORBIDDEN: Final = frozenset({"template", "keyfile", "attach", "file"})
"""Parameters of an address that would let files of this machine be read."""

LEADING_DOT: Final = re.compile(rb"^\.", re.MULTILINE)
"""A dot that begins a line is written twice: alone, it would end the mail."""


class Gone(Exception):
    """There is nobody at the address any more."""


class NotTaken(Exception):
    """It was surely not taken; another attempt may go better."""


class Unanswered(OSError):
    """It was sent, and nobody knows whether it was taken."""


class Withdrawn(Exception):
    """There is nothing to be told any more."""


@dataclass(frozen=True)
class Parcel:
    """A message to be handed over. Both raise `Withdrawn` if there is nothing to be told any more."""

    read: Callable[[], Told]
    """What it says."""
    mark: Callable[[], None] = lambda: None
    """Called in the last moment in which it has surely not arrived."""


class Teller(Protocol):
    """One way."""

    @property
    def repeatable(self) -> bool:
        """Whether a message that came twice is seen once. If not, one that may have arrived is not sent again."""

    def send(self, way: Way, parcel: Parcel) -> None:
        """Hand a message over. Raises `Gone` or `NotTaken`; after anything else it may have arrived."""


@dataclass(frozen=True)
class Push:
    """Web Push: the payload is encrypted for the browser (RFC 8291), and the server known by its key (RFC 8292)."""

    key: str
    contact: str
    inside: bool = False
    repeatable: bool = True

    def send(self, way: Way, parcel: Parcel) -> None:
        from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]  # a quarter of a server's start
        from requests.exceptions import RequestException

        from pelagos.server.telling.outside import stranger

        message = parcel.read()
        at = round(1000 * message.at)
        data = json.dumps(
            {"title": message.title, "body": message.body, "url": urlsplit(message.url).path, "tag": message.tag, "at": at}
        )
        topic = base64.urlsafe_b64encode(hashlib.sha256(message.tag.encode()).digest()).decode()[:32]
        headers: dict[str, str | int | float] = {"urgency": "high", "topic": topic}
        parcel.mark()
        try:
            with stranger(self.inside):
                webpush(
                    json.loads(way.address),
                    data,
                    vapid_private_key=self.key,
                    vapid_claims={"sub": self.contact},
                    ttl=PUSH_TTL_SECONDS,
                    headers=headers,
                    timeout=TIMEOUT_SECONDS,
                )
        except WebPushException as error:
            status = getattr(error.response, "status_code", 0)
            raise Gone(str(status)) if status in (403, 404, 410) else NotTaken(f"status {status}") from error
        except RequestException as error:
            raise NotTaken(type(error).__name__) from error


@dataclass(frozen=True)
class Mail:
    """Mail by SMTP."""

    url: str
    sender: str
    site: str
    repeatable: bool = False

    def send(self, way: Way, parcel: Parcel) -> None:
        self.post(way.address, texts.mail(parcel.read(), way.address, self.sender, self.site, way.token), parcel.mark)

    def post(self, to: str, letter: EmailMessage, mark: Callable[[], None] = lambda: None) -> None:
        """Hand a mail to the mail server, which takes it with the last line, a lonely dot (RFC 5321, 4.1.1.4), and not before."""
        try:
            server = self._connected()
        except (OSError, smtplib.SMTPException) as error:
            raise NotTaken(type(error).__name__) from error
        with server:
            try:
                _agreed(server.mail(self.sender))
                status, said = server.rcpt(to)
                if status >= 500:
                    raise Gone(f"status {status}")
                _agreed((status, said))
                _agreed(server.docmd("DATA"), kind=3)
                server.send(LEADING_DOT.sub(b"..", letter.as_bytes(policy=SMTP).rstrip()) + b"\r\n")
            except (OSError, smtplib.SMTPException) as error:
                raise NotTaken(type(error).__name__) from error
            try:
                mark()
            except Withdrawn:
                server.close()
                raise
            _agreed(server.docmd("."))

    def _connected(self) -> smtplib.SMTP:
        parts = urlsplit(self.url)
        host, context = parts.hostname or "localhost", ssl.create_default_context()
        server: smtplib.SMTP
        if parts.scheme == "smtps":
            server = smtplib.SMTP_SSL(host, parts.port or 465, timeout=TIMEOUT_SECONDS, context=context)
        else:
            server = smtplib.SMTP(host, parts.port or (587 if parts.scheme == "smtp+tls" else 25), timeout=TIMEOUT_SECONDS)
        server.ehlo()
        if parts.scheme == "smtp+tls":
            server.starttls(context=context)
            server.ehlo()
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        return server


def _agreed(answer: tuple[int, bytes], kind: int = 2) -> None:
    if answer[0] // 100 != kind:
        raise NotTaken(f"status {answer[0]}")


@dataclass(frozen=True)
class Webhook:
    """Chat programs, by the addresses that apprise knows."""

    inside: bool = False
    repeatable: bool = False

    def send(self, way: Way, parcel: Parcel) -> None:
        from pelagos.server.telling.outside import stranger

        program = self.program(way.address)
        message = parcel.read()
        parcel.mark()
        with stranger(self.inside) as call:
            taken = program.notify(body=f"{message.body}\n{message.url}", title=message.title)
        if not taken and call.unanswered:
            raise Unanswered("the chat program did not answer")
        if not taken:
            raise NotTaken("the chat program did not take it")

    def program(self, address: str) -> "NotifyBase":
        """What apprise makes of an address."""
        import apprise  # it takes long, and many servers need it never

        scheme = address.partition("://")[0].lower()
        keys = {key.lower().lstrip("+-:") for key, _ in parse_qsl(urlsplit(address).query, keep_blank_values=True)}
        known = scheme in PROGRAMS and not keys & FORBIDDEN and len(address) <= MAX_ADDRESS_CHARACTERS
        asset = apprise.AppriseAsset(async_mode=False, secure_logging=True)
        made = apprise.Apprise.instantiate(address, asset=asset, suppress_exceptions=True) if known else None
        if made is None:
            raise Refusal("bad-address", "this is no address of a chat program")
        made.socket_connect_timeout = made.socket_read_timeout = TIMEOUT_SECONDS
        made.overflow_mode = apprise.OverflowMode.TRUNCATE
        return made


def new_push_key() -> str:
    """A key by which push services know a server."""
    key = ec.generate_private_key(ec.SECP256R1())
    return base64.urlsafe_b64encode(key.private_numbers().private_value.to_bytes(32, "big")).decode().rstrip("=")


def public_push_key(private: str) -> str:
    """What browsers are told of it."""
    value = int.from_bytes(base64.urlsafe_b64decode(private + "=" * (-len(private) % 4)), "big")
    public = ec.derive_private_key(value, ec.SECP256R1()).public_key()
    raw = public.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


Tellers = dict[ChannelKind, Teller]
"""The ways of telling that a server has."""
