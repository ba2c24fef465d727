"""Serving the page: serve. The commands for operators are in `pelagos.server.commands`."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer


def serve(
    host: Annotated[str, typer.Option("--host", metavar="HOST", help="The address to listen on; 0.0.0.0 for all.")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="PORT", min=1, max=65535, help="The port to listen on.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            "--database",
            metavar="URL",
            envvar="PELAGOS_DATABASE",
            help="A SQLite file, the postgresql:// URL of a database, or @FILE with the URL in it.",
        ),
    ] = "pelagos.db",
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    origin: Annotated[
        list[str] | None,
        typer.Option("--origin", metavar="URL", help="A further origin that pages may come from.", show_default=False),
    ] = None,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option("--allowed-host", metavar="NAME", help="A name that the server goes by.", show_default="any, or localhost"),
    ] = None,
    secure: Annotated[bool, typer.Option("--secure", help="Cookies go over https alone.")] = False,
    balancer: Annotated[
        str, typer.Option("--balancer", metavar="ADDRESS,...", help="Who may say where requests really come from; * for anybody.")
    ] = "127.0.0.1",
    bot_workers: Annotated[
        int | None, typer.Option("--bot-workers", metavar="N", min=1, help="Processes for the bots.", show_default="one per core")
    ] = None,
    stand_in: Annotated[
        str, typer.Option("--stand-in", metavar="BOT", help="Who plays for somebody who left, and beside who plays a record on.")
    ] = "normal",
    engines: Annotated[
        Path | None,
        typer.Option(
            "--engines",
            metavar="FOLDER",
            envvar="PELAGOS_ENGINES",
            help="Older versions, whose games are played on.",
            show_default=False,
        ),
    ] = None,
    site: Annotated[
        str,
        typer.Option(
            "--site", metavar="URL", envvar="PELAGOS_SITE", help="Where people find it, for links in messages.", show_default="here"
        ),
    ] = "",
    mail: Annotated[
        str,
        typer.Option(
            "--mail",
            metavar="URL",
            envvar="PELAGOS_MAIL",
            help="The mail server, smtp+tls://USER:PASSWORD@HOST:PORT, or @FILE with it.",
            show_default="no mails",
        ),
    ] = "",
    mail_from: Annotated[
        str, typer.Option("--mail-from", metavar="ADDRESS", envvar="PELAGOS_MAIL_FROM", help="Whom mails come from.")
    ] = "Pelagos <pelagos@localhost>",
) -> None:
    """Let people play in their browsers.

    Without further settings everything is kept in the file `pelagos.db`. docs/server.md describes how to run it in production.

    `pelagos serve --open`

    `pelagos serve --host 0.0.0.0 --port 80 --database postgresql://pelagos@db/pelagos`
    """
    from pelagos.bots import bot_from
    from pelagos.server.serve import serve as run
    from pelagos.server.settings import Settings, secret

    bot_from(stand_in)  # says what is wrong with it, before anybody leaves
    database = secret(database)
    origins, hosts = tuple(origin or ()), tuple(allowed_host or ())
    settings = Settings(host, port, database, origins=origins, hosts=hosts, secure=secure, balancers=balancer, engines=engines)
    settings = replace(settings, stand_in=stand_in, site=site, mail=secret(mail), mail_from=mail_from)
    run(settings if bot_workers is None else replace(settings, bot_workers=bot_workers), open_browser)
