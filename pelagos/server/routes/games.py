"""The games: what they are, their words, rules and best players."""

import tomllib
from functools import cache

from litestar import MediaType, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from pelagos.core.errors import UnknownLanguage
from pelagos.core.game import Game
from pelagos.core.options import Choice, Option
from pelagos.core.registry import game as find_game
from pelagos.core.registry import games
from pelagos.lessons import lessons
from pelagos.locales import Language, game_source, rules
from pelagos.server.container import Container
from pelagos.server.protocol import BOTS, LANGUAGES
from pelagos.server.ratings import Leader, leaders


class GameLine(Struct):
    """A game in the list."""

    name: str
    title: str
    titles: dict[str, str]
    """What its edition is called in a language."""
    players: list[int]
    lessons: int


class OptionInfo(Struct):
    """A variant of a game."""

    name: str
    kind: str
    values: list[bool | str]
    default: bool | str
    meaning: str
    per_seat: bool
    offered: dict[int, list[bool | str]]
    """What can be chosen, by the number of players; nothing where it has no meaning."""


class AxisInfo(Struct):
    """A list of values that words mention."""

    name: str
    values: list[str]


class VerbInfo(Struct):
    """The words that begin alike."""

    name: str
    axes: list[AxisInfo]


class MessageInfo(Struct):
    """A kind of thing that the log tells."""

    name: str
    params: list[tuple[str, str]]


class GameInfo(Struct):
    """All about a game that is the same at every table."""

    name: str
    title: str
    version: str
    players: list[int]
    options: list[OptionInfo]
    verbs: list[VerbInfo]
    messages: list[MessageInfo]
    steps: list[str]
    components: dict[str, object]


@get("/games")
async def list_games() -> list[GameLine]:
    """The games."""
    return [_line(name) for name in games()]


@cache
def _line(name: str) -> GameLine:
    game = find_game(name)
    languages = {code: Language(game, code) for code in LANGUAGES}
    titles = {code: language.text("game-title") for code, language in languages.items() if language.has("game-title")}
    return GameLine(game.name, game.title, titles, list(game.players), len(lessons(name)))


@get("/games/{game:str}")
async def one_game(game: FromPath[str]) -> GameInfo:
    """A game's options, words, messages and components."""
    return _about(find_game(game).name)


@cache
def _about(name: str) -> GameInfo:
    game = find_game(name)
    return GameInfo(
        name=game.name,
        title=game.title,
        version=game.version,
        players=list(game.players),
        options=[_option(option, game.players) for option in game.options.values()],
        verbs=[VerbInfo(verb.name, [AxisInfo(axis.name, axis.values) for axis in verb.axes]) for verb in game.vocabulary.verbs],
        messages=[MessageInfo(kind.name, [(name, axis.name) for name, axis in kind.params]) for kind in game.messages.kinds],
        steps=list(game.steps),
        components=tomllib.loads(_text(game, "components.toml")),
    )


def _option(option: Option, players: range) -> OptionInfo:
    values: list[bool | str] = [*option.values] if isinstance(option, Choice) else [False, True]
    return OptionInfo(
        name=option.name,
        kind="choice" if isinstance(option, Choice) else "switch",
        values=values,
        default=option.default,
        meaning=option.meaning,
        per_seat=isinstance(option, Choice) and option.per_seat,
        offered={number: list(option.offered(number)) for number in players},
    )


@get("/games/{game:str}/texts/{language:str}", media_type=MediaType.TEXT)
async def texts(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """A game's names, prompts and log lines in a language, as a Fluent file."""
    return Response(_texts(find_game(game).name, known_language(language)), media_type="text/plain; charset=utf-8")


@cache
def _texts(name: str, language: str) -> str:
    return game_source(find_game(name), language)


@get("/games/{game:str}/rules/{language:str}", media_type=MediaType.TEXT)
async def short_rules(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """A game's rules in short, as Markdown."""
    return Response(rules(find_game(game).package, known_language(language)), media_type="text/markdown; charset=utf-8")


@get("/games/{game:str}/rules", media_type=MediaType.TEXT)
async def numbered_rules(game: FromPath[str]) -> Response[str]:
    """A game's numbered rules, as Markdown, in English."""
    return Response(_text(find_game(game), "rules.md"), media_type="text/markdown; charset=utf-8")


@get("/leaderboard/{game:str}")
async def leaderboard(game: FromPath[str], container: NamedDependency[Container]) -> list[Leader]:
    """Who plays a game best."""
    return await leaders(container.store, find_game(game).name)


@get("/bots")
async def bots() -> list[str]:
    """The bots that may be seated, for people from the weakest to the strongest first."""
    return BOTS


def known_language(language: str) -> str:
    """The language, if there is one of that code."""
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def _text(game: Game, path: str) -> str:
    """A file of the game; empty if it comes without, as a small game from outside may."""
    file = game.file(path)
    return file.read_text(encoding="utf-8") if file.is_file() else ""


game_routes = Router(
    "/api", route_handlers=[list_games, one_game, texts, short_rules, numbered_rules, leaderboard, bots], tags=["Games"]
)
