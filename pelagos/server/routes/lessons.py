"""Lessons: what they are, and all that the page needs to play one. How far somebody is, only their browser knows."""

from functools import lru_cache

from litestar import MediaType, Response, Router, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Struct

from pelagos.core.journal import LogEntry
from pelagos.lessons import Note, lesson, lessons, source
from pelagos.server import views
from pelagos.server.auth import AnyRequest, count_positions
from pelagos.server.container import Container
from pelagos.server.protocol import LessonWish, Preview
from pelagos.server.refusals import Refusal
from pelagos.server.routes.games import known_language

LESSON_POSITIONS = 20
"""What a lesson costs, in positions, roughly."""
MAX_KEPT = 50
"""How many played-out lessons are cached: the usual ones, and those with a learner's own words."""


class LessonLine(Struct):
    """A lesson in the list. Its title is the message `title` of the lessons' texts."""

    name: str
    title: str
    notes: int
    chapters: list[str]


class NoteInfo(Struct):
    """What the teacher says at a ply, and what may be said there."""

    at: int
    text: str
    point: list[str]
    say: list[str]
    """The words with which the lesson goes on; none: there is nothing to decide."""
    answers: dict[str, str]
    """Messages for other words."""


class Frame(Struct):
    """A position of a lesson, as the learner sees it."""

    ply: int
    deciding: int | None
    view: dict[str, object]
    legal: list[str]
    log: list[LogEntry]
    """What happened since the frame before."""


class LessonInfo(Struct):
    """A lesson with all its positions."""

    game: str
    name: str
    title: str
    players: int
    seat: int
    notes: list[NoteInfo]
    frames: list[Frame]


@get("/lessons/{game:str}")
async def course(game: FromPath[str]) -> list[LessonLine]:
    """The lessons of a game, in the order of the course."""
    return [LessonLine(one.name, one.title, len(one.notes), list(one.chapters)) for one in lessons(game)]


@get("/lessons/{game:str}/texts/{language:str}", media_type=MediaType.TEXT)
async def lesson_texts(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """What the notes of a game's lessons say in a language, as a Fluent file."""
    return Response(source(game, known_language(language)), media_type="text/plain; charset=utf-8")


@get("/lessons/{game:str}/play/{name:str}")
async def one_lesson(
    request: AnyRequest,
    container: NamedDependency[Container],
    game: FromPath[str],
    name: FromPath[str],
    said: FromQuery[list[str] | None] = None,
) -> LessonInfo:
    """A lesson; `said=12:bid ares 2` tells what the learner said after 12 words instead of the lesson's own word."""
    if said:
        count_positions(request, container, None, LESSON_POSITIONS)
    return _info(lesson(game, name).setup.game.name, name, tuple(said or ()))


@post("/lessons/{game:str}/play/{name:str}/previews", status_code=200)
async def lesson_previews(
    request: AnyRequest, container: NamedDependency[Container], game: FromPath[str], name: FromPath[str], data: JSONBody[LessonWish]
) -> list[Preview]:
    """What words would do at a ply of a lesson, or why they cannot be said."""
    count_positions(request, container, None, len(data.words))
    found = lesson(game, name)
    return views.previews_of(found.at(data.ply, _instead(data.said)), found.seat, data.words)


@lru_cache(MAX_KEPT)
def _info(game: str, name: str, said: tuple[str, ...]) -> LessonInfo:
    found = lesson(game, name)
    instead = _instead(said)
    frames: list[Frame] = []
    notes: list[NoteInfo] = []
    for state in found.states(instead):
        texts = [found.setup.game.text(code) for code in state.legal()] if state.seat == found.seat else []
        since = int(state.ply) if frames else 0
        deciding = None if state.over else int(state.seat)
        frames.append(Frame(int(state.ply), deciding, state.view(found.seat), texts, state.log(found.seat, since)))
        notes += [_note(note, texts) for note in found.notes if note.at == state.ply]
    return LessonInfo(game, name, found.title, found.setup.players, found.seat, notes, frames)


def _note(note: Note, legal: list[str]) -> NoteInfo:
    """A note with its patterns as the words that they stand for."""
    say = [word for word in legal if note.accepts(word)]
    answers = {word: text for word in legal if word not in say and (text := note.answer(word)) is not None}
    return NoteInfo(note.at, note.text, list(note.point), say, answers)


def _instead(said: tuple[str, ...]) -> dict[int, str]:
    """What the learner said, by ply."""
    found: dict[int, str] = {}
    for one in said:
        ply, colon, word = one.partition(":")
        if not colon or not (ply.isascii() and ply.isdecimal() and len(ply) < 6):
            raise Refusal("bad-request", f"{one!r} does not say after how many words which one was said, as in 12:pass")
        found[int(ply)] = word
    return found


lesson_routes = Router("/api", route_handlers=[course, lesson_texts, one_lesson, lesson_previews], tags=["Lessons"])
