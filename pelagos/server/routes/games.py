"""The games: what they are, their words, rules and best players."""

import tomllib
from functools import cache
from importlib.resources import files

from litestar import MediaType, Response, Router, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from msgspec import Struct

from pelagos.core.errors import UnknownLanguage
from pelagos.core.game import Game
from pelagos.core.options import Choice, Option
from pelagos.core.registry import game as find_game
from pelagos.core.registry import games
from pelagos.server.house import House
from pelagos.server.ratings import Leader, leaders
from pelagos.server.wire import BOTS

LANGUAGES = ("en", "pl", "de")


class GameLine(Struct):
    """A game in the list."""

    name: str
    title: str
    players: list[int]


class OptionInfo(Struct):
    """A variant of a game."""

    name: str
    kind: str
    values: list[bool | str]
    default: bool | str
    meaning: str
    per_seat: bool


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
    return [GameLine(name, find_game(name).title, list(find_game(name).players)) for name in games()]


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
        options=[_option(option) for option in game.options.values()],
        verbs=[VerbInfo(verb.name, [AxisInfo(axis.name, axis.values) for axis in verb.axes]) for verb in game.vocabulary.verbs],
        messages=[MessageInfo(kind.name, [(name, axis.name) for name, axis in kind.params]) for kind in game.messages.kinds],
        steps=list(game.steps),
        components=tomllib.loads(_text(game, "components.toml")),
    )


def _option(option: Option) -> OptionInfo:
    if isinstance(option, Choice):
        return OptionInfo(option.name, "choice", list(option.values), option.default, option.meaning, option.per_seat)
    return OptionInfo(option.name, "switch", [False, True], option.default, option.meaning, False)


@get("/games/{game:str}/texts/{language:str}", media_type=MediaType.TEXT)
async def texts(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """A game's names, prompts and log lines in a language, as a Fluent file."""
    return Response(_text(find_game(game), f"locales/{_known(language)}.ftl"), media_type="text/plain; charset=utf-8")


@get("/games/{game:str}/rules/{language:str}", media_type=MediaType.TEXT)
async def short_rules(game: FromPath[str], language: FromPath[str]) -> Response[str]:
    """A game's rules in short, as Markdown."""
    return Response(_text(find_game(game), f"locales/rules.{_known(language)}.md"), media_type="text/markdown; charset=utf-8")


@get("/games/{game:str}/rules", media_type=MediaType.TEXT)
async def numbered_rules(game: FromPath[str]) -> Response[str]:
    """A game's numbered rules, as Markdown, in English."""
    return Response(_text(find_game(game), "rules.md"), media_type="text/markdown; charset=utf-8")


@get("/leaderboard/{game:str}")
async def leaderboard(game: FromPath[str], house: NamedDependency[House]) -> list[Leader]:
    """Who plays a game best."""
    return await leaders(house.store, find_game(game).name)


@get("/bots")
async def bots() -> list[str]:
    """The bots that may be seated, for people from the weakest to the strongest first."""
    return BOTS


def _known(language: str) -> str:
    if language not in LANGUAGES:
        raise UnknownLanguage(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    return language


def _text(game: Game, path: str) -> str:
    return files(f"pelagos.games.{game.name}").joinpath(path).read_text(encoding="utf-8")


game_routes = Router(
    "/api", route_handlers=[list_games, one_game, texts, short_rules, numbered_rules, leaderboard, bots], tags=["Games"]
)
