"""A table in memory: who sits there, and its history."""

import asyncio
import hashlib

from pelagos.core.changes import Sight
from pelagos.server.history import History, Paper
from pelagos.server.refusals import OtherRules, Refusal
from pelagos.server.storage.table_rows import SeatRow, TableRow

Told = tuple[int | None, int | None, bool]
"""Through whose eyes somebody looks, the version that they have seen, and whether changes are enough."""


class Table:
    """A table in memory."""

    def __init__(self, row: TableRow, seats: list[SeatRow], ratings: dict[str, float], paper: Paper | None) -> None:
        self.row = row
        self.ratings = ratings  # of people and bots, as they were when the table was read
        self.paper = paper  # from the start on
        self.frozen: OtherRules | None = None  # why its history cannot be replayed here
        self.lock = asyncio.Lock()
        self.shown: dict[tuple[int, int | None, int | None], bytes] = {}  # by version, seat and what was seen
        self.common: tuple[int, dict[str, object]] = -1, {}  # the version, and what everybody sees then
        self.sights: dict[int | None, tuple[int, Sight]] = {}  # by seat, what was shown last, and at which version
        self.ready: tuple[int, dict[Told, bytes]] = -1, {}  # the version, and what those who watch will be told of it
        self.sit(seats)

    def sit(self, seats: list[SeatRow]) -> None:
        """Set who sits here, and work out once what is asked for with every word."""
        self.seats = seats
        self._seats_of: dict[str, list[int]] = {}
        for seat in seats:
            if seat.person is not None:
                self._seats_of.setdefault(seat.person, []).append(seat.seat)
        others = [seat.person for seat in seats if seat.kind != "bot"]
        self._against_bots = others[0] if len(others) == 1 else None

    @property
    def id(self) -> str:
        """The id, as in links."""
        return self.row.id

    @property
    def history(self) -> History | None:
        """The history, replayed; none before the start, and where the rules are not at hand."""
        return self.paper if isinstance(self.paper, History) else None

    def forget_views(self) -> None:
        """Drop everything that was made of the history."""
        self.shown.clear()
        self.common = -1, {}
        self.sights.clear()
        self.ready = -1, {}

    def mine(self, person: str | None) -> list[int]:
        """The seats of a person."""
        return [] if person is None else self._seats_of.get(person, [])

    def played(self) -> History:
        """The history, if its game has begun and can be replayed."""
        if self.frozen is not None:
            raise self.frozen
        if not isinstance(self.paper, History):
            raise Refusal("not-started", "the game has not begun yet")
        return self.paper

    def running(self) -> History:
        """The history, if its game is going on."""
        self.going_on()
        return self.played()

    def going_on(self) -> Paper:
        """The history, replayed or not, if its game is going on."""
        if self.paper is None:
            raise Refusal("not-started", "the game has not begun yet")
        if self.row.state == "over":
            raise Refusal("over", "the game is over")
        return self.paper

    def bot_of(self, seat: int, stand_in: str) -> str | None:
        """The bot that decides for a seat, if one does."""
        sitting, paper = self.seats[seat], self.paper
        if sitting.kind != "person" or sitting.person is None:
            return sitting.bot or stand_in
        return stand_in if paper is not None and (seat in paper.away or seat in paper.resigned) else None

    def against_bots(self, person: str | None) -> bool:
        """Whether a person, on one seat, plays against nobody but bots."""
        return person is not None and person == self._against_bots

    def deciding_people(self) -> set[int]:
        """The seats at which people play themselves."""
        return {seat.seat for seat in self.seats if self.bot_of(seat.seat, "stand-in") is None}

    def commitment(self) -> str:
        """The hash by which it can be proved afterwards that the secret was fixed at the start."""
        return hashlib.sha256(self.row.seed.encode()).hexdigest()
