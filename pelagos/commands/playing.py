"""Playing and learning in the terminal: play, lesson, rules, games."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

import pelagos
from pelagos.bots import bot_from
from pelagos.commands.common import GameName, LanguageCode, Options, Players, options_of, players_of, read_text, seed_of
from pelagos.core.errors import BadOption, BadPlayers, UnreadableRecord
from pelagos.core.game import Game
from pelagos.core.options import written
from pelagos.core.record import Record
from pelagos.core.registry import game as find_game
from pelagos.core.state import State


def play(
    game: GameName,
    players: Players = None,
    seat: Annotated[int, typer.Option("--seat", metavar="K", help="Where you sit, counted from 1.")] = 1,
    seed: Annotated[
        str | None,
        typer.Option(
            "--seed", metavar="S", help="A number, or 64 hex digits: the same seed deals the same game.", show_default=False
        ),
    ] = None,
    option: Options = None,
    language: LanguageCode = "en",
    bot: Annotated[
        str,
        typer.Option("--bot", metavar="BOT", help="Who plays the other seats: `easy`, `normal`, `hard`, `master` or another bot."),
    ] = "normal",
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="What the log calls you.", show_default=False)] = "",
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a game that `save` has written.", show_default=False)
    ] = None,
) -> None:
    """Play a game against bots, here in the terminal.

    Every decision is a number or a word; `help` inside the game explains the rest.

    `pelagos play orichalcum --players 4 --seat 2 --seed 7`

    `pelagos play orichalcum --option island_side=easy,hard,hard --language pl`

    `pelagos play orichalcum --resume game.txt`
    """
    from pelagos.locales import Texts
    from pelagos.terminal.play import Session

    found = find_game(game)
    if resume is None:
        state = found.begin(found.setup(players_of(found, players), seed_of(seed), options_of(found, option)))
    else:
        if players is not None or seed is not None or option:
            raise BadOption("--resume goes on with a game as it was begun: leave out --players, --seed and --option")
        state = _resumed(found, resume)
    if not 1 <= seat <= state.setup.players:
        raise BadPlayers(f"there is no seat {seat}; there are 1 to {state.setup.players}")
    chance = int(str(state.setup.seed)[:15], 16)
    bots = [bot_from(bot, seed=chance ^ other) for other in range(state.setup.players)]
    console = Console(highlight=False)
    if not pelagos.compiled:
        console.print(Text(Texts("pelagos.terminal", language).text("interpreted"), style="yellow"))
    Session(state, seat - 1, bots, language, console, name).run()


def lesson(
    game: GameName,
    name: Annotated[str | None, typer.Argument(metavar="NAME", help="Which lesson.", show_default="the first")] = None,
    language: LanguageCode = "en",
    all_of_them: Annotated[bool, typer.Option("--list", help="Show which lessons there are.")] = False,
) -> None:
    """Learn a game, a lesson at a time.

    `pelagos lesson cyclades`

    `pelagos lesson cyclades --list --language de`
    """
    from pelagos.lessons import lesson as find_lesson
    from pelagos.lessons import lessons, note_texts
    from pelagos.locales import Texts
    from pelagos.terminal.lesson import Learning

    course = lessons(game)
    console = Console(highlight=False)
    if all_of_them:
        texts = note_texts(game, language)
        console.print(Texts("pelagos.terminal", language).text("lesson-list"))
        for one in course:
            console.print(Text.assemble((f"  {one.name}", "bold"), f"  {texts.text(one.title)}: {texts.text(f'{one.title}-line')}"))
        return
    Learning(find_lesson(game, name or (course[0].name if course else "first")), language, console).run()


def rules(game: GameName, language: LanguageCode = "en") -> None:
    """Show a game's rules in short.

    `pelagos rules orichalcum --language pl`
    """
    from pelagos.locales import Language, Texts

    spoken = Language(find_game(game), language)
    text = spoken.rules() or Texts("pelagos.terminal", language).text("no-rules", game=spoken.title)
    Console(highlight=False).print(Markdown(text))


def games() -> None:
    """List the games with their variants."""
    console = Console(highlight=False)
    for name in pelagos.games():
        found = find_game(name)
        console.print(Text.assemble((name, "bold"), f"  {found.title}, {found.players[0]} to {found.players[-1]} players"))
        for option in found.options.values():
            values = "yes or no" if isinstance(option.default, bool) else " or ".join(getattr(option, "values", ()))
            console.print(
                Text.assemble("  --option ", (f"{option.name}=", "cyan"), f"{values} (default {written(option.default)})")
            )
            console.print(Text(f"      {option.meaning}", style="bright_black"))


def _resumed(game: Game, file: Path) -> State:
    """The position at the end of a record of this game."""
    record = Record.loads(read_text(file))
    if record.setup.game.name != game.name:
        raise UnreadableRecord(f"{str(file)!r} is a game of {record.setup.game.name}, not of {game.name}")
    return record.replay()
