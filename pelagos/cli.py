"""The command line. Its commands are in `pelagos.commands`, by topic.

Help and errors of the command line are in English; a game and a lesson speak the player's language.
"""

import os
import sys
from typing import Annotated, NoReturn

import typer

import pelagos
from pelagos.commands import matches, playing, puzzles, records, serving
from pelagos.core.errors import PelagosError
from pelagos.server.commands import admin

app = typer.Typer(
    add_completion=False,
    rich_markup_mode="markdown",
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
)
app.add_typer(admin, name="admin")


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
    """Board games about mythic islands: play them, let bots play them, replay games.

    **Examples**

    `pelagos play orichalcum`

    `pelagos play orichalcum --players 4 --language de --option island_side=hard`

    `pelagos lesson cyclades`

    `pelagos serve --open`

    `pelagos arena orichalcum --players 3 --games 1000`

    `pelagos replay game.txt --to 40`

    `pelagos analyse game.txt --html analysis.html`

    `pelagos rules orichalcum`
    """
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


for _command in (
    playing.play,
    playing.lesson,
    serving.serve,
    matches.arena,
    matches.tune,
    matches.train,
    puzzles.puzzles,
    matches.dataset,
    records.replay,
    records.analyse,
    records.verify,
    playing.rules,
    playing.games,
):
    app.command()(_command)


def main() -> NoReturn:
    """Run the command line. Errors that the caller can fix are told in one line, with exit code 2."""
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
