"""What can be set when the server starts."""

import os
from dataclasses import dataclass, field
from pathlib import Path

PAGE = Path(__file__).parent / "page"
"""Where the built page lies."""

Rate = tuple[float, float]
"""How often a second, and how often at once."""


def secret(text: str) -> str:
    """The text itself, or the contents of FILE if it is given as @FILE."""
    return Path(text[1:]).read_text(encoding="utf-8").strip() if text.startswith("@") else text


@dataclass(frozen=True)
class Settings:
    """Everything that a server is told at its start."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///pelagos.db"
    origins: tuple[str, ...] = ()
    """Further origins that pages may come from; the server's own is always allowed."""
    hosts: tuple[str, ...] = ()
    """The names that the server goes by; if none is said, any, or on this machine alone only localhost."""
    secure: bool = False
    """Whether cookies are sent over https only."""
    balancers: str = "127.0.0.1"
    """The addresses, separated by commas, of balancers that may say where a request really comes from."""
    bot_workers: int = field(default_factory=lambda: max(1, os.cpu_count() or 1))
    """How many processes think for the bots."""
    patience: float = 12.0
    """The hard limit for a bot's decision, in seconds: half of it may pass before a process is free for the longest thinker."""
    stand_in: str = "normal"
    """The bot that plays for somebody who left, and beside somebody who plays on from a record."""
    absence: float = 60.0
    """After so many seconds without a connection the others may let a bot play for somebody."""
    live_tables: int = 2000
    """How many tables are kept in memory; the others are replayed when they are needed."""
    engines: Path | None = None
    """A folder with older versions of the package, each in a folder of its own, whose games are played on."""
    page: Path = PAGE

    # -- telling people things when they are not there

    site: str = ""
    """Where people find the server, for links in messages; if nothing is said, on this machine."""
    mail: str = ""
    """The mail server: smtp://, smtp+tls:// or smtps://, with user, password, host and port; without it no mail is sent."""
    mail_from: str = "Pelagos <pelagos@localhost>"
    """The sender of mails."""
    call_after: float = 10.0
    """Seconds after which somebody is told what they have not seen."""
    call_patience: float = 30.0
    """Seconds after which it is looked again whether somebody who was there has gone."""
    call_retry: float = 30.0
    """Seconds until the second attempt; each further one takes twice as long."""
    call_lease: float = 180.0
    """Seconds for which a process that tells something has it for itself."""
    call_inside: bool = False
    """Whether people may let themselves be told things at addresses inside the server's own network; for tests."""

    # -- how often: for one person, and as often for one address

    requests: Rate = (30.0, 120.0)
    """Requests that change something."""
    reads: Rate = (100.0, 500.0)
    """Requests that change nothing; files of the page are not counted."""
    lists: Rate = (3.0, 15.0)
    """Requests for lists of tables, besides being counted as reads."""
    guests: Rate = (1.0, 60.0)
    """New guests, and new sockets; by address alone."""
    openings: Rate = (0.5, 10.0)
    """New tables: opened, uploaded, branched."""
    messages: Rate = (50.0, 200.0)
    """Messages on sockets."""
    frames: Rate = (2.0, 40.0)
    """Frames on one socket that are not whole messages: pings of the protocol, and pieces of messages."""
    positions: Rate = (100.0, 600.0)
    """Positions that are worked out for somebody: each word of which they want to know what it would do, and earlier moments,
    lessons and puzzles by what they cost."""
    chat: Rate = (0.5, 10.0)
    """Lines of chat."""
    hints: Rate = (0.2, 5.0)
    """Hints."""
    chances: Rate = (0.1, 10.0)
    """Finished games of which somebody wants to know the chances."""
    analyses: Rate = (0.02, 5.0)
    """Finished games that somebody wants to have analysed."""
    attempts: Rate = (0.2, 10.0)
    """Attempts at a password, for one address or name."""
    mails: Rate = (1 / 360, 10.0)
    """Mails with a link that logs in, or asking whether to write there, for one address that asks; questions also for one reader.

    Nobody is sent more links while three of theirs have not been used.
    """

    # -- how many at a time

    bot_tables: int = 5
    """Running tables of bots alone that one person may have."""
    own_tables: int = 100
    """Unfinished tables that one person may have made."""
    sockets: int = 20
    """Sockets that one person may have."""
    sockets_by_address: int = 200
    """Sockets that one address may have."""
    connections: int = 200
    """Other connections that one address may have, unless it is a balancer's."""

    # -- how long, in seconds

    head_seconds: float = 10.0
    """For the head of a request, from the connection or the first byte on."""
    body_seconds: float = 30.0
    """For its body."""
    reading_seconds: float = 60.0
    """For reading what was answered."""


UNLIMITED: dict[str, Rate | int] = {
    "requests": (1e9, 1e9),
    "reads": (1e9, 1e9),
    "lists": (1e9, 1e9),
    "guests": (1e9, 1e9),
    "openings": (1e9, 1e9),
    "messages": (1e9, 1e9),
    "frames": (1e9, 1e9),
    "positions": (1e9, 1e9),
    "chat": (1e9, 1e9),
    "hints": (1e9, 1e9),
    "chances": (1e9, 1e9),
    "analyses": (1e9, 1e9),
    "attempts": (1e9, 1e9),
    "mails": (1e9, 1e9),
    "own_tables": 10**9,
    "sockets": 10**9,
    "sockets_by_address": 10**9,
    "connections": 10**9,
}
"""No limits but the one on tables of bots alone; for measurements and tests."""
