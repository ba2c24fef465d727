"""What a link to a table shows in other programs before it is opened: who invites, to what, and a picture (Open Graph)."""

from html import escape

from pelagos.locales import Texts
from pelagos.server.clocks import ClockRule
from pelagos.server.table import Table
from pelagos.server.telling.texts import game_title, shown_name, texts_in


def link_card(table: Table, root: str, path: str) -> str:
    """The meta elements of a table's page, in the language in which it is announced; `root` is where the page lives."""
    row, texts = table.row, texts_in(table.row.language)
    title = game_title(row.game, texts.code)
    host = next((seat.name or seat.known_as for seat in table.seats if seat.person is not None and seat.person == row.owner), None)
    invites = row.state == "gathering" and host is not None
    headline = texts.text("card-invites" if invites else "card-table", name=shown_name(host or "", texts), game=title)
    free = any(seat.kind == "open" and seat.invited is None for seat in table.seats)
    state = texts.text(f"card-{'free' if row.state == 'gathering' and free else row.state}")
    line = f"{texts.text('card-players', players=len(table.seats))} · {_clock(row.clock, texts)}. {state}"
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


def _clock(clock: ClockRule, texts: Texts) -> str:
    minutes, seconds = f"{clock.base / 60:g}", f"{clock.increment:g}"
    days = int(clock.days) if clock.days.is_integer() else f"{clock.days:g}"
    return texts.text(f"card-{clock.kind}", minutes=minutes, seconds=seconds, days=days)
