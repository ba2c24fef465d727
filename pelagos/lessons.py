"""Lessons: games on paper with a teacher's notes, played on the ordinary table.

A lesson is data: `lessons/NN-<name>.toml` in a game's package has the setup, everybody's words and the notes; the texts of the
notes are in `lessons/<language>.ftl`. docs/lessons.md explains how to write one. Games from outside bring theirs in the same way.
"""

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from pelagos.core.errors import BadLesson, PelagosError, UnknownLesson
from pelagos.core.game import Game, Setup
from pelagos.core.registry import game as find_game
from pelagos.core.state import State
from pelagos.locales import Texts

FOLDER = "lessons"
KEYS = {"players", "seed", "seat", "options", "chapters", "before", "note"}
NOTE_KEYS = {"after", "text", "point", "say", "answers"}


@dataclass(frozen=True)
class Note:
    """What the teacher says at one point of the game, and what the learner may say there."""

    at: int
    """The number of words said before it."""
    text: str
    """The Fluent message."""
    point: tuple[str, ...] = ()
    """What it points at: places and words, as the table calls them."""
    say: tuple[str, ...] = ()
    """Patterns of the words that the lesson accepts, its own first. Empty: there is nothing to decide."""
    answers: Mapping[str, str] = field(default_factory=dict)
    """Messages for other words, by pattern; the first match counts."""

    def accepts(self, word: str) -> bool:
        """Whether the lesson accepts this word."""
        return any(fnmatchcase(word, pattern) for pattern in self.say)

    def answer(self, word: str) -> str | None:
        """The message for a word that the lesson does not accept; None for the general one."""
        return next((text for pattern, text in self.answers.items() if fnmatchcase(word, pattern)), None)


@dataclass(frozen=True)
class Lesson:
    """A game with notes."""

    name: str
    setup: Setup
    seat: int
    """Where the learner sits."""
    chapters: tuple[str, ...]
    """The numbers of the rules that it teaches."""
    words: tuple[str, ...]
    notes: tuple[Note, ...]

    @property
    def title(self) -> str:
        """The Fluent message of its title; the one with `-line` appended says what it is about."""
        return f"lesson-{self.name}"

    @property
    def start(self) -> int:
        """The ply where the learner comes in."""
        return self.notes[0].at

    def said(self, instead: Mapping[int, str]) -> list[str]:
        """Everybody's words, with the learner's own at some plies, which the lesson must accept there."""
        words = list(self.words)
        for ply, word in instead.items():
            if not any(note.at == ply and note.accepts(word) for note in self.notes):
                raise BadLesson(f"the lesson {self.name!r} does not go on with {word!r} after {ply} words")
            words[ply] = word
        return words

    def states(self, instead: Mapping[int, str] | None = None) -> Iterator[State]:
        """The positions from the learner's first to the last: the same object each time, one word later."""
        state = self.setup.game.begin(self.setup)
        words = self.said(instead or {})
        for ply in range(len(words) + 1):
            if ply >= self.start:
                yield state
            if ply < len(words):
                state.apply(words[ply])

    def at(self, ply: int, instead: Mapping[int, str] | None = None) -> State:
        """The position after `ply` words."""
        for state in self.states(instead):
            if state.ply == ply:
                return state
        raise BadLesson(f"the lesson {self.name!r} has no position after {ply} words")

    def check(self) -> None:
        """Refuse a lesson that does not replay, or whose notes ask for illegal words."""
        self._play({})
        for note in self.notes:
            for word in self.choices(note)[1:]:
                self._play({note.at: word})

    def choices(self, note: Note, instead: Mapping[int, str] | None = None) -> list[str]:
        """The legal words that the lesson accepts at a note, its own first."""
        state = self.at(note.at, instead)
        legal = [self.setup.game.text(code) for code in state.legal()]
        found = [word for word in legal if note.accepts(word)]
        return sorted(found, key=lambda word: word != self.words[note.at]) if note.say else []

    def _play(self, instead: Mapping[int, str]) -> None:
        where = f"lesson {self.name!r} of {self.setup.game.name}" + (f" with {dict(instead)}" if instead else "")
        try:
            for state in self.states(instead):
                for note in self.notes:
                    if note.at == state.ply and note.say:
                        self._check_note(note, state, where)
        except BadLesson:
            raise
        except PelagosError as error:
            raise BadLesson(f"{where}: {error}") from None

    def _check_note(self, note: Note, state: State, where: str) -> None:
        if state.seat != self.seat:
            raise BadLesson(f"{where}: at {note.text!r} seat {state.seat} decides, not the learner")
        legal = [self.setup.game.text(code) for code in state.legal()]
        for pattern in (*note.say, *note.answers):
            if not any(fnmatchcase(word, pattern) for word in legal):
                raise BadLesson(f"{where}: at {note.text!r} nothing like {pattern!r} can be said, only {', '.join(legal)}")


def lessons(name: str) -> list[Lesson]:
    """The lessons of a game, in the order of the course, if it has any."""
    return list(_course(find_game(name)).values())


def lesson(game: str, name: str) -> Lesson:
    """The lesson with this name."""
    course = _course(find_game(game))
    if name not in course:
        known = f"there are {', '.join(course)}" if course else "the game comes without lessons"
        raise UnknownLesson(f"there is no lesson {name!r} of {game}; {known}")
    return course[name]


def source(game: str, language: str) -> str:
    """What the notes of a game say, as a Fluent file; in English if nobody has written it in the language."""
    for code in (language, "en"):
        file = _folder(find_game(game)).joinpath(f"{code}.ftl")
        if file.is_file():
            return file.read_text(encoding="utf-8")
    return ""


def note_texts(game: str, language: str) -> Texts:
    """What the notes of a game say, ready to be read."""
    return Texts.of(source(game, language), language)


def _folder(game: Game) -> Traversable:
    return files(game.package).joinpath(FOLDER)


@cache
def _course(game: Game) -> dict[str, Lesson]:
    folder = _folder(game)
    found = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml")) if folder.is_dir() else []
    read = [_read(game, file.removesuffix(".toml").partition("-")[2], folder.joinpath(file)) for file in found]
    return {one.name: one for one in read}


def _read(game: Game, name: str, file: Traversable) -> Lesson:
    try:
        return parsed(game, name, tomllib.loads(file.read_text(encoding="utf-8")))
    except (tomllib.TOMLDecodeError, KeyError, TypeError) as error:
        raise BadLesson(f"the lesson {name!r} of {game.name} cannot be read: {error!r}") from None


def parsed(game: Game, name: str, table: Mapping[str, object]) -> Lesson:
    """A lesson from the contents of its file; `check` tells whether it replays."""
    _known(name, table, KEYS)
    setup = game.setup(_number(table, "players"), _number(table, "seed"), _table(table.get("options", {})))
    words = str(table.get("before", "")).split("\n")
    words = [word.strip() for word in words if word.strip()]
    notes: list[Note] = []
    for entry in _tables(table["note"]):
        _known(name, entry, NOTE_KEYS)
        words += _texts(entry.get("after", []))
        say = _texts(entry.get("say", []))
        answers = {pattern: f"lesson-{name}-{text}" for pattern, text in _table(entry.get("answers", {})).items()}
        point = tuple(_texts(entry.get("point", [])))
        notes.append(Note(len(words), f"lesson-{name}-{entry['text']}", point, tuple(say), answers))
        words += say[:1]
    return Lesson(name, setup, _number(table, "seat"), tuple(_texts(table.get("chapters", []))), tuple(words), tuple(notes))


def _known(name: str, table: Mapping[str, object], keys: set[str]) -> None:
    if unknown := sorted(set(table) - keys):
        raise BadLesson(f"the lesson {name!r} has {', '.join(unknown)}, which means nothing; there are {', '.join(sorted(keys))}")


def _number(table: Mapping[str, object], key: str) -> int:
    value = table[key]
    if isinstance(value, bool) or not isinstance(value, int):
        raise TypeError(f"{key} is a number")
    return value


def _table(value: object) -> dict[str, object]:
    if not isinstance(value, dict):
        raise TypeError(f"{value!r} is no table")
    return value


def _tables(value: object) -> list[dict[str, object]]:
    return [_table(one) for one in value] if isinstance(value, list) else []


def _texts(value: object) -> list[str]:
    if not isinstance(value, list):
        raise TypeError(f"{value!r} is no list")
    return [str(one) for one in value]
