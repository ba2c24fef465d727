"""A position of any game: the stack of pending steps, who decides, what is legal and what it does.

What is still to be decided is data. The stack holds one number for each pending step: its kind, the seat that decides and an
argument. For each kind of step a game has one shared object that knows what is legal and what each word does.
"""

import importlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from pelagos.core.digest import Digest
from pelagos.core.errors import IllegalWord, MissingExtra, UnknownSeat
from pelagos.core.journal import LogEntry, Message, entries, noted
from pelagos.core.options import written
from pelagos.core.rng import Rng, seeded
from pelagos.core.shapes import CommonView
from pelagos.core.sharing import copied

if TYPE_CHECKING:
    from pelagos.core.game import Setup
    from pelagos.core.perspective import Perspective

KIND_BITS: Final = 6
SEAT_BITS: Final = 3
NOBODY: Final = -1
"""The seat of what nobody in particular does, and the deciding seat when the game is over."""
MISSING: Final = "the game's position lacks a method (docs/adding-a-game.md): "
MAX_WORDS_SHOWN: Final = 8
"""How many words a message lists before it only counts the rest."""


def make_step(kind: i64, seat: i64, argument: i64) -> i64:
    """A pending step as it lies on the stack."""
    return (argument << (KIND_BITS + SEAT_BITS)) | (seat << KIND_BITS) | kind


def kind_of(step: i64) -> i64:
    """Which kind of step it is."""
    return step & 63


def seat_of(step: i64) -> i64:
    """The seat that decides it."""
    return (step >> KIND_BITS) & 7


def argument_of(step: i64) -> i64:
    """Its argument."""
    return step >> (KIND_BITS + SEAT_BITS)


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """The base of every game's position. Games fill in the methods that raise NotImplementedError.

    `seat` decides now, `legal()` lists what it can say, and `apply(word)` says it; `over`, `scores()` and `ranking()` tell how the
    game stands. `clone()` or `copy.copy` make an independent copy; `pickle` and `pelagos.Record` write the game down.
    """

    def __init__(self, setup: "Setup", rng: Rng) -> None:
        self.setup: Final = setup  # game, players, seed and options; shared by all clones
        self.rng: Rng = rng
        self.stack: vec[i64] = vec[i64]()
        self.over: bool = False
        self.stopped: bool = False  # ended by the technical stop, not by the game's own rules
        self.ply: i64 = 0  # words said so far
        self.turn: i64 = 0  # turns begun so far; a record keeps a digest at each change
        self.sealed: i64 = 0  # words before this ply cannot be taken back: something hidden or random came out
        self.recording: bool = True  # False in samples, which need neither past nor journal
        self.past: vec[i64] = vec[i64]()
        self.journal: vec[i64] = vec[i64]()

    # -- what each game fills in

    def legal_words(self) -> vec[i64]:
        """The legal words of the step on top, sorted; the game must not be over."""
        raise NotImplementedError(MISSING + "legal_words")

    def enter(self, step: i64) -> bool:
        """Called when a step comes to the top: returns whether it needs a decision. If not, it has been carried out."""
        raise NotImplementedError(MISSING + "enter")

    def carry_out(self, step: i64, word: i64) -> None:
        """Do what a legal word says; the step is off the stack already."""
        raise NotImplementedError(MISSING + "carry_out")

    def clone(self) -> "State":
        """An independent copy."""
        raise NotImplementedError(MISSING + "clone")

    def write(self, digest: Digest) -> None:
        """Put everything the game adds to this class into a digest."""
        raise NotImplementedError(MISSING + "write")

    def redeal(self, seat: i64, rng: Rng) -> None:
        """Deal anew what a seat (NOBODY: a spectator) cannot know, consistently with what it knows and regardless of the truth."""
        raise NotImplementedError(MISSING + "redeal")

    def ranking(self) -> list[int]:
        """The place of each seat: 1 is first, and ties share a place. Unless a game overrides this, the most points win."""
        scores = self.scores()
        return [1 + len([other for other in scores if other > own]) for own in scores]

    def scores(self) -> list[int]:
        """The points of each seat."""
        raise NotImplementedError(MISSING + "scores")

    def game_view(self, seat: int | None) -> Mapping[str, object]:
        """The game's own part of the view of a seat (None: a spectator), as a JSON-ready dict that nobody will change."""
        raise NotImplementedError(MISSING + "game_view")

    # -- deciding

    @property
    def seat(self) -> i64:
        """The seat that decides now; NOBODY when the game is over."""
        if self.over:
            return NOBODY
        return seat_of(self.stack[len(self.stack) - 1])

    def legal(self) -> list[int]:
        """The codes of all legal words, sorted; empty only when the game is over."""
        if self.over:
            return []
        words = self.legal_words()
        return [words[i] for i in range(len(words))]

    def apply(self, word: int | str) -> None:
        """Say a word, given as its code or its text. An illegal one raises IllegalWord and changes nothing."""
        code = self.setup.game.vocabulary.code(word) if isinstance(word, str) else word
        legal = self.legal()
        if code not in legal:
            raise IllegalWord(self._refusal(code, legal))
        self.play(code)

    def _refusal(self, code: int, legal: list[int]) -> str:
        """Why a word cannot be said, and which could."""
        vocabulary = self.setup.game.vocabulary
        text = vocabulary.text(code)
        if self.over:
            return f"'{text}' cannot be said: the game is over"
        return f"'{text}' is not legal for seat {self.seat} now; legal are {self._listed(legal)}"

    def _listed(self, words: list[int]) -> str:
        """The first few of some words, as texts."""
        vocabulary = self.setup.game.vocabulary
        shown = ", ".join([f"'{vocabulary.text(word)}'" for word in words[:MAX_WORDS_SHOWN]])
        return f"{shown} and {len(words) - MAX_WORDS_SHOWN} more" if len(words) > MAX_WORDS_SHOWN else shown

    def play(self, word: i64) -> None:
        """Say a word that is known to be legal, for loops that took it from `legal_words`."""
        before = self.rng.state
        if self.recording:
            self.past = append(self.past, word)
        self.ply += 1
        self.stack, step = pop(self.stack)
        self.carry_out(step, word)
        self.settle()
        if self.rng.state != before:
            self.sealed = self.ply

    def settle(self) -> None:
        """Carry out steps that need no decision, until one does or the game is over."""
        while not self.over:
            self.stack, step = pop(self.stack)
            if self.enter(step):
                self.stack = append(self.stack, step)
                return

    def push(self, kind: i64, seat: i64, argument: i64 = 0) -> None:
        """Put a step on the stack: it comes before everything that is pending now."""
        self.stack = append(self.stack, make_step(kind, seat, argument))

    def seal(self) -> None:
        """Note that something hidden has come to light: what was said so far cannot be taken back."""
        self.sealed = self.ply

    def finish(self, stopped: bool = False) -> None:
        """End the game here and now."""
        self.over = True
        self.stopped = stopped
        self.stack = vec[i64]()

    def note(self, message: Message, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Write into the journal what happened."""
        if self.recording:
            self.journal = noted(self.journal, self.ply, message.number, seat, a, b, c, d, e)

    # -- for people at a prompt; the seed is left out, because at a table it is a secret

    def __repr__(self) -> str:
        setup = self.setup
        return f"<{setup.game.title}: {setup.players} players, ply {self.ply}, {self._standing_text()}, scores {self.scores()}>"

    def __str__(self) -> str:
        setup = self.setup
        scores, places = self.scores(), self.ranking()
        lines = [
            f"{setup.game.title}, {setup.players} players",
            *[f"{name} {written(value)}" for name, value in setup.options.items()],
            f"ply {self.ply}, turn {self.turn}: {self._standing_text()}",
            *[f"seat {seat}: {scores[seat]} points, place {places[seat]}" for seat in range(setup.players)],
        ]
        return "\n".join(lines if self.over else [*lines, f"legal: {self._listed(self.legal())}"])

    def _standing_text(self) -> str:
        """Who decides what, or how it ended."""
        if self.over:
            return f"{'stopped' if self.stopped else 'over'}, ranking {self.ranking()}"
        return f"seat {self.seat} decides '{self._step_name()}'"

    def _step_name(self) -> str:
        return self.setup.game.steps[kind_of(self.stack[len(self.stack) - 1])]

    def svg(self, seat: int | None = None) -> str:
        """The table as a seat (None: a spectator) sees it, drawn as in the terminal, as an SVG picture; needs `pelagos[cli]`."""
        picture = importlib.import_module("pelagos.terminal.picture")  # by name: drawings stand above the core
        return str(picture.svg(self.setup.game, self.view(seat)))

    def _repr_html_(self) -> str | None:
        """What a notebook shows: the drawing, or `repr` (None) without `pelagos[cli]`."""
        try:
            return self.svg(None)
        except MissingExtra:
            return None

    # -- copies, fingerprints and what others may know

    def __copy__(self) -> "State":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "State":
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        """A pickle is the record: small, verified when it is read, and the same compiled or not. Samples have none."""
        from pelagos.core.record import Record, replayed

        return replayed, (Record.of(self).dumps(),)

    def view(self, seat: int | None) -> dict[str, object]:
        """What a seat (None: a spectator) may see, as a JSON-ready dict."""
        return copied(self.shared_view(seat))

    def shared_view(self, seat: int | None) -> dict[str, object]:
        """The same for those who only read it: it may share parts with other views."""
        self._check_seat(seat)
        game = self.setup.game
        common: CommonView = {
            "game": game.name,
            "seat": seat,
            "players": self.setup.players,
            "ply": int(self.ply),
            "turn": int(self.turn),
            "deciding": None if self.over else int(self.seat),
            "step": None if self.over else self._step_name(),
            "over": self.over,
            "stopped": self.stopped,
            "scores": self.scores(),
            "ranking": self.ranking(),
        }
        return {**common, **self.game_view(seat)}

    def copy_into(self, copy: "State") -> None:
        """Copy everything in this class, except the generator, to a new object with the same setup."""
        copy.stack = self.stack[:]
        copy.over = self.over
        copy.stopped = self.stopped
        copy.ply = self.ply
        copy.turn = self.turn
        copy.sealed = self.sealed
        copy.recording = self.recording
        if self.recording:
            copy.past = self.past[:]
            copy.journal = self.journal[:]

    def digest(self) -> int:
        """A stable 64-bit fingerprint of the whole position, including hidden things and the generator."""
        digest = Digest()
        digest.number(self.rng.state)
        digest.number(self.ply)
        digest.number(self.turn)
        digest.number(1 if self.over else 0)
        digest.number(1 if self.stopped else 0)
        digest.numbers(self.stack)
        self.write(digest)
        return digest.value()

    def determinize(self, seat: i64, seed: i64) -> "State":
        """A sample: a copy in which all that the seat cannot know is dealt anew, with fresh randomness and without a past."""
        copy = self.clone()
        copy.recording = False
        copy.past = vec[i64]()
        copy.journal = vec[i64]()
        copy.redeal(seat, seeded(seed))
        copy.rng = seeded(seed ^ 0x5EED)
        return copy

    def perspective(self, seat: int) -> "Perspective":
        """What a bot in this seat gets: view, legal words, previews and samples, never the state itself."""
        from pelagos.core.perspective import Perspective

        self._check_seat(seat)
        return Perspective(self, seat)

    def log(self, seat: int | None = None, since: int = 0) -> list[LogEntry]:
        """What happened from a ply on, as far as the seat (None: a spectator) may know."""
        self._check_seat(seat)
        return entries(self.journal, self.setup.game.messages, seat, since)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 0 <= seat < self.setup.players:
            raise UnknownSeat(f"there is no seat {seat}; seats are 0 to {self.setup.players - 1}, None is a spectator")
