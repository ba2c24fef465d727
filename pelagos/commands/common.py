"""What the commands share: arguments, and reading values from files and the command line."""

from pathlib import Path
from typing import Annotated

import typer

from pelagos.core.errors import BadOption, UnreadableRecord
from pelagos.core.game import Game
from pelagos.core.rng import Seed

MAX_RECORD_CHARACTERS = 4_000_000
"""A file with more characters is not a record: the longest games have a few thousand words."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="The game's name; `pelagos games` lists them.")]
Players = Annotated[int | None, typer.Option("--players", "-p", metavar="N", help="How many play.", show_default="3, if they can")]
Seats = Annotated[
    int | None,
    typer.Option("--players", "-p", metavar="N", help="How many play.", show_default="as many as bots are named; 3 if only one is"),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option", "-o", metavar="NAME=VALUE", help="A variant; may be repeated. `pelagos games` lists them.", show_default=False
    ),
]
LanguageCode = Annotated[str, typer.Option("--language", "-l", metavar="en|pl|de", help="The language of names, prompts and log.")]


def check_writable(file: Path | None) -> None:
    """Refuse a file that cannot be written, before any game is played for it."""
    if file is not None and (file.is_dir() or not file.absolute().parent.is_dir()):
        raise BadOption(f"{str(file)!r} cannot be written: give a file in a folder that exists")


def players_of(game: Game, players: int | None) -> int:
    """How many play; by default three, or the nearest possible number."""
    return players if players is not None else max(game.players[0], min(3, game.players[-1]))


def seed_of(text: str | None) -> Seed | None:
    """A seed from the command line."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 64 else text


def options_of(game: Game, given: list[str] | None) -> dict[str, object]:
    """Options from the command line, read but not yet checked."""
    options: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"{text!r} is no option: write NAME=VALUE, such as {next(iter(game.options), 'name')}=...")
        options[name] = game.options[name].read(value) if name in game.options else value
    return options


def read_text(file: Path) -> str:
    """The text of a record file."""
    with file.open(encoding="utf-8") as opened:
        text = opened.read(MAX_RECORD_CHARACTERS + 1)
    if len(text) > MAX_RECORD_CHARACTERS:
        raise UnreadableRecord(f"{str(file)!r} is too long to be a record")
    return text
