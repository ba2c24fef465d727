"""`pelagos admin`: what operators do about people and tables. It works beside a running server."""

import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

if TYPE_CHECKING:  # the server's packages are only needed when a command runs
    from sqlalchemy import Connection

T = TypeVar("T")

admin = typer.Typer(help="Mute, ban, rename, close tables, set forgotten passwords, and the log of all that.", no_args_is_help=True)

Database = Annotated[
    str,
    typer.Option(
        "--database", metavar="URL", envvar="PELAGOS_DATABASE", help="As for `pelagos serve`: a file, a URL, or @FILE with it."
    ),
]
Who = Annotated[str, typer.Argument(metavar="WHO", help="The name of an account, or an id as `pelagos admin people` shows it.")]
Days = Annotated[float, typer.Option("--days", metavar="N", min=0.001, help="For so many days.", show_default="for ever")]
Why = Annotated[str, typer.Option("--why", metavar="TEXT", help="The reason, for the log.", show_default=False)]
TableId = Annotated[str, typer.Argument(metavar="TABLE", help="The id of the table, as in its link.")]
FOR_EVER = 36_500.0


def _carried_out(database: str, work: "Callable[[Connection], T]") -> T:
    """The work, in one transaction on the server's database; a refusal ends the command with its text."""
    from sqlalchemy import inspect

    from pelagos.server.refusals import Refusal
    from pelagos.server.settings import secret
    from pelagos.server.storage.store import database_url, make_engine

    engine = make_engine(database_url(secret(database)))
    try:
        if not inspect(engine).has_table("audit"):
            raise Refusal("no-such-thing", "this is no database of a server of this version; start the server once")
        with engine.begin() as connection:
            return work(connection)
    except Refusal as refusal:
        typer.echo(f"pelagos: {refusal.text}", err=True)
        raise typer.Exit(1) from None
    finally:
        engine.dispose()


@admin.command()
def mute(who: Who, days: Days = FOR_EVER, why: Why = "", database: Database = "pelagos.db") -> None:
    """Forbid somebody to chat."""
    from pelagos.server import moderation

    typer.echo(f"{_carried_out(database, lambda connection: moderation.mute(connection, who, days, why))} cannot chat.")


@admin.command()
def unmute(who: Who, why: Why = "", database: Database = "pelagos.db") -> None:
    """Let somebody chat again."""
    from pelagos.server import moderation

    typer.echo(f"{_carried_out(database, lambda connection: moderation.mute(connection, who, None, why))} can chat.")


@admin.command()
def ban(who: Who, days: Days = FOR_EVER, why: Why = "", database: Database = "pelagos.db") -> None:
    """Shut somebody out: all sessions end, and the account cannot log in."""
    from pelagos.server import moderation

    typer.echo(f"{_carried_out(database, lambda connection: moderation.ban(connection, who, days, why))} is shut out.")


@admin.command()
def unban(who: Who, why: Why = "", database: Database = "pelagos.db") -> None:
    """Let somebody who was shut out come back."""
    from pelagos.server import moderation

    typer.echo(f"{_carried_out(database, lambda connection: moderation.ban(connection, who, None, why))} may come again.")


@admin.command()
def rename(
    who: Who, name: Annotated[str, typer.Argument(metavar="NAME")], why: Why = "", database: Database = "pelagos.db"
) -> None:
    """Give somebody another name, at tables and in chats too."""
    from pelagos.server import moderation

    typer.echo(f"{_carried_out(database, lambda connection: moderation.rename(connection, who, name, why))} is called {name}.")


@admin.command()
def password(who: Who, why: Why = "", database: Database = "pelagos.db") -> None:
    """Make a new password for somebody who has forgotten theirs, and show it; all their sessions end."""
    from pelagos.server import moderation

    typer.echo(_carried_out(database, lambda connection: moderation.password(connection, who, why)))


@admin.command()
def close(table: TableId, why: Why = "", database: Database = "pelagos.db") -> None:
    """End a table without a result."""
    from pelagos.server import moderation

    _carried_out(database, lambda connection: moderation.close(connection, table, why))
    typer.echo(f"{table} is closed.")


@admin.command()
def people(table: TableId, database: Database = "pelagos.db") -> None:
    """Show the ids of those who sit at a table or have spoken there."""
    from pelagos.server import moderation

    for person, name, role in _carried_out(database, lambda connection: moderation.at_table(connection, table)):
        typer.echo(f"{person}  {role:<8}  {name}")


@admin.command()
def audit(database: Database = "pelagos.db") -> None:
    """Show what operators have done."""
    from pelagos.server import moderation

    for line in _carried_out(database, moderation.lines):
        at = time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(line.at))
        typer.echo(f"{line.number:>5}  {at}  {line.operator:<12}  {line.deed:<8}  {line.person or line.table}  {line.note}")
