"""A table's numbered history and the position that it leads to.

A history has words and what else changes who may say the next one: words held back until they are confirmed, words taken back,
people who leave, come back or resign. Nothing here knows of databases or connections.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Literal

import msgspec

from pelagos.core.game import Setup
from pelagos.core.options import Value, written
from pelagos.core.record import FORMAT, ending_of
from pelagos.core.state import NOBODY, State
from pelagos.server.clocks import ClockRule, Clocks, Outage
from pelagos.server.refusals import WrongReplay

GUESSES = 8
"""A word is openly forced if it is the only one in so many of a spectator's guesses."""

MARK_PLIES = 32
"""How many words apart the copies of earlier positions are that undo starts from."""
MARKS = 2
"""How many of these copies are kept; they take more memory than everything else of a table."""

Kind = Literal["word", "hold", "confirm", "undo", "leave", "back", "resign", "consent", "end"]


class HistoryEntry(msgspec.Struct, frozen=True, gc=False):
    """One numbered entry of a history."""

    version: int
    kind: Kind
    seat: int
    at: float
    word: str | None = None  # of word and hold
    ply: int | None = None  # of undo: how many words stay
    digest: str | None = None  # of the position, where a turn or the game ends


class Said(msgspec.Struct, frozen=True, gc=False):
    """A word that was said: by whom, in which turn, and whether there was a choice."""

    seat: int
    turn: int
    forced: bool


class Paper:
    """What a history says by itself, without the rules: enough to list, resign, end and download a game that cannot be replayed."""

    def __init__(self, players: int) -> None:
        self.players = players
        self.version = 0
        """The length of the history."""
        self.entries: list[HistoryEntry] = []  # all of them, also what was taken back
        self.texts: list[str] = []  # the words that stand
        self.digests: dict[int, str] = {}  # by ply
        self.held_text: str | None = None
        self.held_by = -1
        self.away: set[int] = set()  # whoever left; a bot plays for them
        self.resigned: list[int] = []  # in this order
        self.consenting: set[int] = set()  # whoever wants to end the game as it stands
        self.ended = False  # because everybody wanted it

    @property
    def detours(self) -> int:
        """How many entries did not bring the game forward."""
        return self.version - len(self.texts)

    @property
    def given_up(self) -> bool:
        """Whether it has ended because at most one has not resigned."""
        return bool(self.resigned) and len(self.resigned) >= max(1, self.players - 1)

    @property
    def over(self) -> bool:
        """Whether it has ended other than by the rules."""
        return self.given_up or self.ended

    def follow(self, entry: HistoryEntry) -> HistoryEntry:
        """Apply an entry; returns it as it is to be kept."""
        match entry.kind:
            case "word":
                self._write(entry.word, entry.digest)
            case "hold":
                self.held_text, self.held_by = entry.word, entry.seat
            case "confirm":
                self._write(self.held_text, entry.digest)
            case "undo":
                self._strike_out(entry.ply)
            case "leave":
                self._let_go(entry.seat)
                self.away.add(entry.seat)
            case "back":
                self.away.discard(entry.seat)
            case "resign":
                self._let_go(entry.seat)
                self.resigned.append(entry.seat)
            case "consent":
                self.consenting.add(entry.seat)
            case "end":
                self.ended = True
        self.entries.append(entry)
        self.version += 1
        return entry

    def repeats(self, version: int, seats: Collection[int], kinds: Collection[Kind], word: str | None = None) -> bool:
        """Whether what one of the seats says after a version is what it said then: its answer was lost, and it is said again."""
        if not 0 <= version < self.version:
            return False
        said = self.entries[version]
        return said.seat in seats and said.kind in kinds and (word is None or said.word == word)

    def _write(self, text: str | None, digest: str | None) -> None:
        assert text is not None
        self.texts.append(text)
        self.held_text = None
        if digest is not None:
            self.digests[len(self.texts)] = digest

    def _strike_out(self, ply: int | None) -> None:
        if self.held_text is None:
            del self.texts[ply:]
            self.digests = {at: digest for at, digest in self.digests.items() if at <= len(self.texts)}
        self.held_text = None

    def _let_go(self, seat: int) -> None:
        """Drop the word held by a seat that is given to a bot."""
        if seat == self.held_by:
            self.held_text = None

    def ranking(self) -> list[int] | None:
        """The places where the rules give none: those who resigned come last, the first to resign at the very end."""
        return self._with_resigned([1] * self.players) if self.given_up else None

    def ending(self) -> str:
        """How its record ends."""
        return "open"

    def _with_resigned(self, places: list[int]) -> list[int]:
        staying = [seat for seat in range(self.players) if seat not in self.resigned]
        ranked = {seat: 1 + sum(places[other] < places[seat] for other in staying) for seat in staying}
        ranked |= {seat: self.players - order for order, seat in enumerate(self.resigned)}
        return [ranked[seat] for seat in range(self.players)]

    def record(self, game: str, rules: str, seed: str, options: Mapping[str, Value], ending: str, remark: str) -> str:
        """The game as a record (docs/records.md), by the rules that it was played by, whatever they were."""
        lines = [FORMAT, f"# {remark}", f"game {game}", f"rules {rules}", f"players {self.players}", f"seed {seed}"]
        lines += [f"option {name} {written(value)}" for name, value in options.items()]
        lines.append("")
        for ply, text in enumerate(self.texts, start=1):
            lines.append(text)
            lines += [f"= {self.digests[ply]}"] if ply in self.digests else []
        return "\n".join([*lines, f"end {len(self.texts)} {ending}", ""])


class History(Paper):
    """A history played out: the game's position and how it came about."""

    def __init__(self, setup: Setup, rule: ClockRule, started: float, outages: Sequence[Outage] = ()) -> None:
        super().__init__(setup.players)
        self.setup = setup
        self.state: State = setup.game.begin(setup)
        self._marks: list[State] = []  # copies of earlier positions
        self.held: int | None = None  # the word that waits for its confirmation
        self.said: list[Said] = []
        self.plies: list[int] = [0]  # after each version
        self.turns: list[set[int]] = [set() for _ in range(setup.players)]  # in which each seat said something itself
        self.taken_back = False  # whether somebody has gone back behind what had come to light
        self.clocks = Clocks(rule, setup.players, started, outages)
        self._words: list[int] | None = None  # those that are legal now, once somebody has asked
        self.seat = self._deciding()
        """Who decides; -1 when it is over. It is asked for many times with every word."""

    @property
    def ply(self) -> int:
        """How many words stand."""
        return int(self.state.ply)

    @property
    def over(self) -> bool:
        """Whether it has ended, by the rules or otherwise."""
        return self.seat < 0

    def _deciding(self) -> int:
        """Who decides, as the position and the resignations say."""
        return -1 if self.state.over or self.given_up or self.ended else int(self.state.seat)

    def legal(self, seat: int | None) -> list[int]:
        """The words that a seat may say now."""
        return self._legal() if seat is not None and seat == self.seat and self.held is None else []

    def _legal(self) -> list[int]:
        """The legal words of the position. With every word they are asked for several times."""
        if self._words is None:
            self._words = self.state.legal()
        return self._words

    def holds(self, code: int) -> bool:
        """Whether a legal word waits for its confirmation: it ends the turn or the game and brings nothing to light.

        That is found out on a guess of the seat that decides. On the true position a word that is held and taken back would tell
        how the dice are going to fall.
        """
        guess = self.state.determinize(self.seat, 0)
        after = guess.clone()
        after.play(code)
        return after.sealed != after.ply and (after.over or after.turn != guess.turn)

    def openly_forced(self) -> bool:
        """Whether one word can be said, and whoever watches can know that: then saying it in haste tells nothing."""
        legal = self._legal()
        return len(legal) == 1 and all(self.state.determinize(NOBODY, seed).legal() == legal for seed in range(GUESSES))

    def back_to(self, seat: int) -> int | None:
        """The ply of the seat's last real decision of this turn, if nothing has come to light since: so far it may go back."""
        if self.seat < 0:
            return None
        if self.held is not None:
            return self.ply if seat == self.seat else None
        turn = self.state.turn
        for ply in range(self.ply - 1, int(self.state.sealed) - 1, -1):
            word = self.said[ply]
            if word.seat != seat or word.turn != turn:
                return None
            if not word.forced:
                return ply
        return None

    def turn_back_to(self, seat: int) -> int | None:
        """The ply of the seat's last real decision, whatever has come to light and whoever has replied since."""
        if self.over or self.held is not None:
            return None
        return next((ply for ply in range(self.ply - 1, -1, -1) if self.said[ply].seat == seat and not self.said[ply].forced), None)

    def last_word_of(self, seat: int) -> int:
        """The ply after the seat's last word; 0 if it has said none."""
        ply, said = self.ply, self.said
        while ply > 0 and said[ply - 1].seat != seat:
            ply -= 1
        return ply

    def unchanged_since(self, version: int) -> int:
        """The ply up to which all words stand that stood at a version."""
        return min(self.plies[max(0, min(version, self.version)) :])

    def follow(self, entry: HistoryEntry) -> HistoryEntry:
        """Let an entry of the history happen. If it led elsewhere when it was written, these are not the rules of this game."""
        before, turn, ply = self.seat, int(self.state.turn), self.ply
        by_bot = before in self.away or before in self.resigned
        if entry.kind in ("word", "confirm") and not by_bot:
            self.turns[before].add(turn)
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
                self.taken_back = self.taken_back or self.back_to(entry.seat) != entry.ply
                self._take_back(entry.ply)
        if entry.kind in ("word", "confirm") and (self.state.over or self.state.turn != turn):
            entry = self._sealed(entry)
        super().follow(entry)
        self._words = None
        self.seat = self._deciding()
        after = self.ply
        if after < ply:
            self.clocks.take_back(after)
        else:
            self.clocks.pass_on(before, self.seat, entry.at, by_bot)
        if after > ply:
            self.clocks.mark()
        self.plies.append(after)
        return entry

    def _sealed(self, entry: HistoryEntry) -> HistoryEntry:
        """The entry with the digest of the position, which must be the one that was written, if one was."""
        digest = f"{self.state.digest():016x}"
        if entry.digest not in (None, digest):
            raise WrongReplay(entry.version)
        return msgspec.structs.replace(entry, digest=digest)

    def _let_go(self, seat: int) -> None:
        super()._let_go(seat)
        self.held = None if seat == self.seat else self.held

    def _say(self, code: int) -> None:
        state, legal = self.state, self._legal()
        said = Said(int(state.seat), int(state.turn), len(legal) == 1)
        if code in legal:
            state.play(code)
        else:
            state.apply(code)  # which tells why it cannot be said
        self.said.append(said)
        self.held = None
        self._mark(state)

    def _take_back(self, ply: int) -> None:
        if self.held is not None:
            self.held = None
            return
        words = self.words(ply)
        self._marks = [mark for mark in self._marks if int(mark.ply) <= ply]
        self.state = self._nearest(ply)
        for word in words[int(self.state.ply) :]:
            self.state.play(word)
            self._mark(self.state)
        del self.said[ply:]

    def _mark(self, state: State) -> None:
        """Keep a copy of a position now and then."""
        if int(state.ply) % MARK_PLIES == 0:
            self._marks = [*self._marks[1 - MARKS :], state.clone()]

    def _nearest(self, ply: int) -> State:
        """The last position up to a ply that is at hand."""
        mark = next((mark for mark in reversed(self._marks) if int(mark.ply) <= ply), None)
        return self.setup.game.begin(self.setup) if mark is None else mark.clone()

    def at(self, ply: int) -> State:
        """The position after so many words."""
        if ply >= self.ply:
            return self.state.clone()
        state = self._nearest(ply)
        for word in self.words(ply)[int(state.ply) :]:
            state.play(word)  # it was legal
        return state

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

    def ranking(self) -> list[int] | None:
        """The places; none where everybody agreed to end a game before its end."""
        if self.ended:
            return None
        return self._with_resigned(self.state.ranking()) if self.resigned else self.state.ranking()

    def ending(self) -> str:
        """How its record ends."""
        return ending_of(self.state)
