"""The command line: pelagos play | serve | arena | tune | replay | verify | rules | games."""

import hashlib
import json
import os
import re
import secrets
import sys
from dataclasses import asdict, replace
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

import pelagos
from pelagos.bots import bot_from
from pelagos.core.errors import BadOption, BadPlayers, PelagosError, RecordMismatch, UnreadableRecord
from pelagos.core.game import Game
from pelagos.core.options import written
from pelagos.core.record import Record
from pelagos.core.registry import game as find_game
from pelagos.core.rng import Seed
from pelagos.core.state import State

LONGEST_RECORD = 4_000_000
"""A file with more characters is no record: the longest game has some thousand words."""

app = typer.Typer(
    add_completion=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)

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


def _version(asked: bool) -> None:
    if asked:
        typer.echo(f"pelagos {pelagos.__version__} ({'compiled' if pelagos.compiled else 'interpreted'} engines)")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def pelagos_command(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Board games about mythic islands: play them, let bots play them, look at games again.

    **Examples**

    `pelagos play orichalcum`

    `pelagos play orichalcum --players 4 --language de --option island_side=hard`

    `pelagos serve --open`

    `pelagos arena orichalcum --players 3 --games 1000`

    `pelagos replay game.txt --to 40`

    `pelagos rules orichalcum`
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@app.command()
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
        typer.Option("--bot", metavar="BOT", help="Who plays the other seats: `easy`, `normal`, `hard` or any other bot."),
    ] = "normal",
    name: Annotated[str, typer.Option("--name", metavar="NAME", help="What the log calls you.", show_default=False)] = "",
    resume: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help="Go on with a game that `save` has written.", show_default=False)
    ] = None,
) -> None:
    """Play a game against bots, here in the terminal.

    Every decision is a number or a word; `help` inside the game tells the rest.

    `pelagos play orichalcum --players 4 --seat 2 --seed 7`

    `pelagos play orichalcum --option island_side=easy,hard,hard --language pl`

    `pelagos play orichalcum --resume game.txt`
    """
    from pelagos.terminal.play import Session

    found = find_game(game)
    if resume is None:
        state = found.begin(found.setup(_players(found, players), _seed(seed), _options(found, option)))
    else:
        if players is not None or seed is not None or option:
            raise BadOption("--resume goes on with a game as it was begun: leave out --players, --seed and --option")
        state = _resumed(found, resume)
    if not 1 <= seat <= state.setup.players:
        raise BadPlayers(f"there is no seat {seat}; there are 1 to {state.setup.players}")
    chance = int(str(state.setup.seed)[:15], 16)
    bots = [bot_from(bot, seed=chance ^ other) for other in range(state.setup.players)]
    Session(state, seat - 1, bots, language, Console(highlight=False), name).run()


@app.command()
def serve(
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="PORT", min=1, max=65535, help="The port to listen on.")] = 8000,
    database: Annotated[
        str, typer.Option("--database", metavar="URL", help="A SQLite file, or the postgresql:// URL of a database.")
    ] = "pelagos.db",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="A further origin that pages may come from.", show_default=False),
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Cookies go over https alone.")] = False,
    balancer: Annotated[
        str, typer.Option("--balancer", metavar="ADDRESS,...", help="Who may say where requests really come from; * for anybody.")
    ] = "127.0.0.1",
    thinkers: Annotated[
        int | None, typer.Option("--thinkers", metavar="N", min=1, help="Processes for the bots.", show_default="one per core")
    ] = None,
) -> None:
    """Let people play in their browsers.

    Without further settings everything is kept in the file `pelagos.db`. docs/server.md tells how to run it for real.

    `pelagos serve --open`

    `pelagos serve --host 0.0.0.0 --port 80 --database postgresql://pelagos@db/pelagos`
    """
    from pelagos.server.serve import serve as run
    from pelagos.server.settings import Settings

    settings = Settings(host, port, database, tuple(origin or ()), secure, balancer)
    run(settings if thinkers is None else replace(settings, thinkers=thinkers), open_browser)


@app.command()
def arena(
    game: GameName,
    players: Seats = None,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games.")] = 100,
    seed: Annotated[
        int | None,
        typer.Option("--seed", metavar="S", help="Deal k has the seed S + k.", show_default="drawn and shown"),
    ] = None,
    option: Options = None,
    bots: Annotated[str, typer.Option("--bots", metavar="BOT,BOT,...", help="One bot for all seats, or one for each.")] = "random",
    workers: Annotated[
        int, typer.Option("--workers", "-w", metavar="N", min=1, help="How many processes play; the results are the same.")
    ] = 1,
    ray: Annotated[
        str | None,
        typer.Option(
            "--ray",
            metavar="auto|HOST:PORT",
            help="Play on a Ray cluster; the results are the same.",
            show_default=False,
        ),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Add each finished game to a file, and go on from it.", show_default=False),
    ] = None,
    report: Annotated[
        Path | None, typer.Option("--report", metavar="FILE.html", help="Write a report with plots.", show_default=False)
    ] = None,
    json_file: Annotated[
        Path | None, typer.Option("--json", metavar="FILE", help="Write the result to a file, too.", show_default=False)
    ] = None,
) -> None:
    """Let bots play many games and show who won, how long it took and how sure that is.

    Different bots play every deal once in every seat order, so a few more games may be played than asked for. The same seed
    gives the same games again, if no bot is limited by time. docs/bots.md tells of the bots.

    `pelagos arena orichalcum --players 3 --games 1000`

    `pelagos arena orichalcum --bots search:iterations=50,greedy --games 400 --workers 2`

    `pelagos arena orichalcum --bots easy,greedy --out games.jsonl --report result.html`
    """
    from pelagos.arena.console import progress_bar, show_match
    from pelagos.arena.matches import play_plan
    from pelagos.arena.plan import Plan
    from pelagos.arena.report import page
    from pelagos.arena.results import seed_in

    found = find_game(game)
    for file in (out, report, json_file):
        _check_writable(file)
    if seed is None:
        seed = None if out is None else seed_in(out)
    base = secrets.randbelow(1_000_000) if seed is None else seed
    names = bots.split(",")
    seats = len(names) if players is None and len(names) > 1 else _players(found, players)
    plan = Plan.checked(found, seats, _options(found, option), base, names)
    with progress_bar(found.title, plan.whole(games)) as show:
        match = play_plan(plan, games, show, workers, out, ray)
    if json_file is not None:
        json_file.write_text(json.dumps(asdict(match), indent=2) + "\n", encoding="utf-8")
    if report is not None:
        report.write_text(page(match), encoding="utf-8")
    show_match(found, match)


@app.command()
def tune(
    game: GameName,
    players: Annotated[
        int, typer.Option("--players", "-p", metavar="N", min=1, help="2 play against each other, 1 plays for points alone.")
    ] = 2,
    games: Annotated[int, typer.Option("--games", "-n", metavar="N", min=1, help="How many games to learn from.")] = 4000,
    check: Annotated[int, typer.Option("--check", metavar="N", min=1, help="How many games of new against old decide.")] = 1000,
    bot: Annotated[
        str, typer.Option("--bot", metavar="BOT", help="Who plays: `greedy`, `search:iterations=50`.")
    ] = "greedy:samples=1",
    seed: Annotated[int, typer.Option("--seed", metavar="S", help="All deals and chances follow from it.")] = 1,
    option: Options = None,
    keep: Annotated[str, typer.Option("--keep", metavar="NAME,...", help="Weights to leave alone.", show_default=False)] = "",
    workers: Annotated[
        int, typer.Option("--workers", "-w", metavar="N", min=1, help="How many processes play; the results are the same.")
    ] = 1,
    state: Annotated[
        Path | None,
        typer.Option("--state", metavar="FILE", help="Note what was played in a file, and go on from it.", show_default=False),
    ] = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", metavar="FILE", help="Where better weights go.", show_default="the game's own file"),
    ] = None,
) -> None:
    """Look for better weights of a game's evaluator by self-play, and write them if they are surely better.

    New weights are written with the evidence, and only if the lower end of the 95 % interval of what they win against the old ones,
    on fresh deals, is above 50 %. docs/bots.md tells more.

    `pelagos tune atlantis --workers 2 --state tuning.jsonl`

    `pelagos tune arnak --players 1 --option difficulty=3 --keep rival,scale --out better.toml`
    """
    from pelagos.arena.console import progress_bar, show_tuned
    from pelagos.arena.crew import crew
    from pelagos.arena.notebook import Notebook
    from pelagos.arena.tune import Tuning, note_on, rounds
    from pelagos.arena.tune import tune as look_for_weights
    from pelagos.arena.weights import with_note, with_weights

    found = find_game(game)
    file = Path(str(found.weights_file)) if out is None else out
    for path in (state, file):
        _check_writable(path)
    text = found.weights_file.read_text(encoding="utf-8")
    kept = [name for name in keep.split(",") if name]
    tuning = Tuning.checked(found, bot, seed, text, kept, _options(found, option), players)
    notebook = Notebook(state, asdict(tuning))
    with crew(workers) as play, progress_bar(found.title, rounds(games, check)) as show:
        tuned = look_for_weights(tuning, games, check, play, notebook, show)
    show_tuned(found, tuning, tuned)
    if tuned.better:
        file.write_text(with_note(with_weights(text, tuned.weights), note_on(tuning, tuned)), encoding="utf-8")
        typer.echo(f"Written to {file}.")


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, as `save` writes it.")],
    to: Annotated[int | None, typer.Option("--to", metavar="PLY", help="Stop after so many words.", show_default="the end")] = None,
    language: LanguageCode = "en",
) -> None:
    """Verify a recorded game, and tell what happened and how it stands.

    `pelagos replay game.txt`

    `pelagos replay game.txt --to 40 --language de`
    """
    from pelagos.locales import Language, Texts
    from pelagos.terminal.look import Look, drawing_of
    from pelagos.terminal.play import log_line, player_names, title_line

    record = Record.loads(_read(file))
    whole = record.replay()
    state = whole if to is None else record.replay(to)
    words, texts = Language(state.setup.game, language), Texts("pelagos.terminal", language)
    names = player_names(texts, state.setup.players)
    console = Console(highlight=False)
    for entry in state.log(None):
        console.print(log_line(words, entry, names))
    view = state.view(None)
    look = Look(words, texts, names, None, console.width, console.height)
    console.print(title_line(words, view, texts, str(state.setup.seed), console.width))
    console.print(drawing_of(state.setup.game.name).draw(view, look))
    report = texts.text("verified", words=int(whole.ply), turns=int(whole.turn))
    report += "" if to is None else f" {texts.text('shown', ply=int(state.ply))}"
    console.print(Text(report, style="green"))


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a finished game.")],
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HEX", help="What the table showed at its start.", show_default="the one in the file"),
    ] = None,
) -> None:
    """Check that a finished game was played by the rules and dealt from the secret that was fixed at its start.

    The file remembers the table's commitment, but whoever could change the file could change that, too: the one that you have noted
    yourself proves more.

    `pelagos verify game.txt --commitment 5b1d...`
    """
    text = _read(file)
    record = Record.loads(text)
    state = record.replay()
    if not state.over:
        raise UnreadableRecord(f"{str(file)!r} breaks off after {state.ply} words: only a finished game can be verified")
    remarked = re.search("^# commitment ([0-9a-f]{64})$", text, re.MULTILINE)
    expected = commitment or (remarked and remarked[1])
    if expected and hashlib.sha256(str(record.setup.seed).encode()).hexdigest() != expected.lower():
        raise RecordMismatch("the secret is NOT the one that was fixed at the start: the commitment does not agree")
    typer.echo(f"{record.setup.game.title}: {state.ply} words in {state.turn} turns replay exactly; places {state.ranking()}")
    typer.echo("The secret is the one fixed at the start." if expected else "There is no commitment to compare the secret with.")


@app.command()
def rules(game: GameName, language: LanguageCode = "en") -> None:
    """Show a game's rules in short.

    `pelagos rules orichalcum --language pl`
    """
    from pelagos.locales import Language

    Console(highlight=False).print(Markdown(Language(find_game(game), language).rules()))


@app.command()
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


def _check_writable(file: Path | None) -> None:
    """Refuse a file that could not be written, before anything is played for it."""
    if file is not None and (file.is_dir() or not file.absolute().parent.is_dir()):
        raise BadOption(f"{str(file)!r} cannot be written: give a file in a folder that exists")


def _players(game: Game, players: int | None) -> int:
    """How many play: if nothing is said three, or the number closest to it."""
    return players if players is not None else max(game.players[0], min(3, game.players[-1]))


def _seed(text: str | None) -> Seed | None:
    """A seed from the command line."""
    return int(text) if text is not None and text.isdecimal() and len(text) < 64 else text


def _options(game: Game, given: list[str] | None) -> dict[str, object]:
    """Options from the command line, read but not yet checked."""
    options: dict[str, object] = {}
    for text in given or []:
        name, equals, value = text.partition("=")
        if not equals:
            raise BadOption(f"{text!r} is no option: write NAME=VALUE, such as {next(iter(game.options), 'name')}=...")
        options[name] = game.options[name].read(value) if name in game.options else value
    return options


def _read(file: Path) -> str:
    """The text of a record file."""
    with file.open(encoding="utf-8") as opened:
        text = opened.read(LONGEST_RECORD + 1)
    if len(text) > LONGEST_RECORD:
        raise UnreadableRecord(f"{str(file)!r} is too long to be a record")
    return text


def _resumed(game: Game, file: Path) -> State:
    """The position at the end of a record of this game."""
    record = Record.loads(_read(file))
    if record.setup.game.name != game.name:
        raise UnreadableRecord(f"{str(file)!r} is a game of {record.setup.game.name}, not of {game.name}")
    return record.replay()


def main() -> NoReturn:
    """Run the command line. What somebody can mend is told in one line, with exit code 2."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    try:
        code = app(prog_name="pelagos", standalone_mode=False)
        sys.stdout.flush()
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except PelagosError as error:
        _refuse(str(error))
    except UnicodeDecodeError:
        _refuse("the file is no text, so it is no record")
    except OSError as error:
        _refuse(f"{error.filename or 'a file'}: {error.strerror or error}")
    except typer.TyperException as error:
        _refuse(error.format_message())
    sys.exit(code if isinstance(code, int) else 0)


def _refuse(message: str) -> NoReturn:
    sys.stderr.write(f"pelagos: {' '.join(message.split())}\n")
    sys.exit(2)


if __name__ == "__main__":
    main()
