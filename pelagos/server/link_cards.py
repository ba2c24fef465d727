"""What a link to a table shows in other programs before it is opened: who invites, to what, and a picture (Open Graph)."""

from html import escape
from typing import Final

from pelagos.core.registry import game
from pelagos.server.clocks import ClockRule
from pelagos.server.protocol import Language
from pelagos.server.tables import Table

TEXTS: Final[dict[Language, dict[str, str]]] = {
    "en": {
        "invites": "{name} invites you to {game}",
        "table": "A table of {game}",
        "players": "{players} players",
        "live": "{minutes:g} min + {seconds:g} s per turn",
        "days": "{days:g} days per move",
        "none": "no clock",
        "free": "A seat is free: join by this link, no account needed.",
        "running": "The game is running: watch it.",
        "over": "The game is over: replay it.",
    },
    "pl": {
        "invites": "{name} zaprasza do gry {game}",
        "table": "Stół: {game}",
        "players": "graczy: {players}",
        "live": "{minutes:g} min + {seconds:g} s na turę",
        "days": "dni na ruch: {days:g}",
        "none": "bez zegara",
        "free": "Jest wolne miejsce: dołącz przez ten link, konto nie jest potrzebne.",
        "running": "Gra trwa: można ją oglądać.",
        "over": "Gra jest skończona: można ją odtworzyć.",
    },
    "de": {
        "invites": "{name} lädt dich ein: {game}",
        "table": "Ein Tisch: {game}",
        "players": "{players} Personen",
        "live": "{minutes:g} min + {seconds:g} s pro Zug",
        "days": "{days:g} Tage pro Zug",
        "none": "ohne Uhr",
        "free": "Ein Platz ist frei: mit diesem Link dabei sein, ohne Konto.",
        "running": "Das Spiel läuft: man kann zusehen.",
        "over": "Das Spiel ist vorbei: man kann es nachspielen.",
    },
}


def link_card(table: Table, root: str, path: str) -> str:
    """The meta elements of a table's page, in the language in which it is announced; `root` is where the page lives."""
    row, texts = table.row, TEXTS[table.row.language]
    title = game(row.game).title
    host = next((seat.name or seat.known_as for seat in table.seats if seat.person is not None and seat.person == row.owner), None)
    gathering = row.state == "gathering"
    headline = texts["invites"].format(name=host, game=title) if gathering and host else texts["table"].format(game=title)
    state = "free" if gathering else row.state
    line = f"{texts['players'].format(players=len(table.seats))} · {_clock(row.clock, texts)}. {texts[state]}"
    properties = {
        "og:type": "website",
        "og:site_name": "Pelagos",
        "og:title": headline,
        "og:description": line,
        "og:url": root + path,
        "og:image": f"{root}/cards/{row.game}.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": row.language,
    }
    lines = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in properties.items()]
    return "\n    ".join(
        [*lines, '<meta name="twitter:card" content="summary_large_image" />', '<meta name="robots" content="noindex" />']
    )


def _clock(clock: ClockRule, texts: dict[str, str]) -> str:
    if clock.kind == "live":
        return texts["live"].format(minutes=clock.base / 60, seconds=clock.increment)
    return texts[clock.kind].format(days=clock.days)
