"""What can be set when the server starts."""

import os
from dataclasses import dataclass, field
from pathlib import Path

PAGE = Path(__file__).parent / "page"
"""Where the built page lies."""


@dataclass(frozen=True)
class Settings:
    """Everything that a server is told at its start."""

    host: str = "127.0.0.1"
    port: int = 8000
    database: str = "sqlite:///pelagos.db"
    origins: tuple[str, ...] = ()
    """Further origins that pages may come from; the server's own is always allowed."""
    secure: bool = False
    """Whether cookies are for https alone."""
    balancers: str = "127.0.0.1"
    """The addresses, separated by commas, of balancers that may say where a request really comes from."""
    thinkers: int = field(default_factory=lambda: max(1, os.cpu_count() or 1))
    """How many processes think for the bots."""
    patience: float = 10.0
    """The hard limit for a bot's decision, in seconds."""
    stand_in: str = "normal"
    """The bot that plays for somebody who left."""
    absence: float = 60.0
    """After so many seconds without a connection the others may let a bot play for somebody."""
    live_tables: int = 2000
    """So many tables are kept in memory; the others are replayed when somebody comes."""
    requests: tuple[float, float] = (30.0, 120.0)
    """Requests that change something, per second and at once, for one address."""
    guests: tuple[float, float] = (1.0, 60.0)
    """New guests and sockets per second and at once, for one address."""
    messages: tuple[float, float] = (50.0, 200.0)
    """Messages per second and at once on one socket."""
    attempts: tuple[float, float] = (0.2, 10.0)
    """Attempts at a password per second and at once, for one address or name."""
    page: Path = PAGE
