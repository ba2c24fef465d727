"""The course of a table's game: its numbered history, played.

A history has words and what else changes who may say the next one: words held back until they are confirmed, words taken back,
people who leave, come back or resign. Nothing here knows of databases or connections.
"""

from typing import Literal

import msgspec

from pelagos.core.game import Setup
from pelagos.core.journal import Entry as LogEntry
from pelagos.core.record import Record
from pelagos.core.state import State
from pelagos.server.clocks import ClockRule, Clocks

Kind = Literal["word", "hold", "confirm", "undo", "leave", "back", "resign"]


class Entry(msgspec.Struct, frozen=True, gc=False):
    """One numbered entry of a history."""

    version: int
    kind: Kind
    seat: int
    at: float
    word: str | None = None  # of word and hold
    ply: int | None = None  # of undo: how many words stay


class Said(msgspec.Struct, frozen=True, gc=False):
    """What is remembered of a word that was said: by whom, in which turn, and whether there was a choice."""

    seat: int
    turn: int
    forced: bool


class Course:
    """A game and how it came to stand as it does."""

    def __init__(self, setup: Setup, rule: ClockRule, started: float) -> None:
        self.setup = setup
        self.state: State = setup.game.begin(setup)
        self.held: int | None = None  # the word that waits for its confirmation
        self.away: set[int] = set()  # whoever left; a bot plays for them
        self.resigned: list[int] = []  # in this order
        self.said: list[Said] = []
        self.plies: list[int] = [0]  # after each version
        self.clocks = Clocks(rule, setup.players, started)

    @property
    def version(self) -> int:
        """The length of the history."""
        return len(self.plies) - 1

    @property
    def ply(self) -> int:
        """How many words have been said and stand."""
        return int(self.state.ply)

    @property
    def over(self) -> bool:
        """Whether it has ended, by the rules or because at most one has not resigned."""
        return self.state.over or (bool(self.resigned) and len(self.resigned) >= max(1, self.setup.players - 1))

    @property
    def seat(self) -> int:
        """Who decides; -1 when it is over."""
        return -1 if self.over else int(self.state.seat)

    def legal(self, seat: int | None) -> list[int]:
        """The words that a seat may say now."""
        return self.state.legal() if seat is not None and seat == self.seat and self.held is None else []

    def ends_turn(self, code: int) -> bool:
        """Whether a legal word would end the turn or the game."""
        after = self.state.clone()
        after.play(code)
        return after.over or after.turn != self.state.turn

    def back_to(self, seat: int) -> int | None:
        """The ply of the seat's last real decision of this turn, if nothing has come to light since: so far it may go back."""
        if self.over:
            return None
        if self.held is not None:
            return self.ply if seat == self.seat else None
        for ply in range(self.ply - 1, int(self.state.sealed) - 1, -1):
            word = self.said[ply]
            if word.seat != seat or word.turn != self.state.turn:
                return None
            if not word.forced:
                return ply
        return None

    def last_word_of(self, seat: int) -> int:
        """The ply after the seat's last word; 0 if it has said none."""
        return next((ply + 1 for ply in range(self.ply - 1, -1, -1) if self.said[ply].seat == seat), 0)

    def unchanged_since(self, version: int) -> int:
        """The ply up to which all words stand that stood at a version."""
        return min(self.plies[max(0, min(version, self.version)) :])

    def follow(self, entry: Entry) -> None:
        """Let an entry of the history happen."""
        before = self.seat
        match entry.kind:
            case "word":
                assert entry.word is not None
                self._say(self.setup.game.code(entry.word))
            case "hold":
                assert entry.word is not None
                self.held = self.setup.game.code(entry.word)
            case "confirm":
                assert self.held is not None
                self._say(self.held)
            case "undo":
                assert entry.ply is not None
                self._take_back(entry.ply)
            case "leave":
                self.held = None if entry.seat == before else self.held
                self.away.add(entry.seat)
            case "back":
                self.away.discard(entry.seat)
                self.clocks.restore(entry.seat)
            case "resign":
                self.held = None if entry.seat == before else self.held
                self.resigned.append(entry.seat)
        self.clocks.pass_on(before, self.seat, entry.at)
        self.plies.append(self.ply)

    def _say(self, code: int) -> None:
        state = self.state
        said = Said(int(state.seat), int(state.turn), len(state.legal()) == 1)
        state.apply(code)
        self.said.append(said)
        self.held = None

    def _take_back(self, ply: int) -> None:
        if self.held is not None:
            self.held = None
            return
        self.state = self.at(ply)
        del self.said[ply:]

    def at(self, ply: int) -> State:
        """The position after so many words."""
        return Record(self.setup, self.words(ply)).replay(ply) if ply < self.ply else self.state.clone()

    def words(self, ply: int | None = None) -> list[int]:
        """The words that stand, or the first of them."""
        return [int(word) for word in self.state.past[: self.ply if ply is None else ply]]

    def seen_by(self, seat: int | None) -> State:
        """The position as a seat is shown it: who holds a word back sees what it would do, if that uncovers nothing."""
        if self.held is None or seat != self.seat:
            return self.state
        after = self.state.clone()
        after.play(self.held)
        return self.state if after.sealed == after.ply or after.over else after

    def since(self, seat: int | None) -> list[LogEntry]:
        """What happened since the seat's last word."""
        return [] if seat is None else self.state.log(seat, self.last_word_of(seat) + 1)

    def ranking(self) -> list[int]:
        """The places: those who resigned come last, who resigned first the very last."""
        places = self.state.ranking()
        if not self.resigned:
            return places
        staying = [seat for seat in range(self.setup.players) if seat not in self.resigned]
        ranked = {seat: 1 + sum(places[other] < places[seat] for other in staying) for seat in staying}
        ranked |= {seat: self.setup.players - order for order, seat in enumerate(self.resigned)}
        return [ranked[seat] for seat in range(self.setup.players)]
