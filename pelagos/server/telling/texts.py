"""What people are told, in their language."""

import html
import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid

import msgspec

from pelagos.core.registry import game
from pelagos.locales import Language, Texts
from pelagos.server.protocol import LANGUAGES
from pelagos.server.storage.news import Line

PACKAGE = "pelagos.server"
NAMELESS = re.compile(r"Guest (\d{4})")


class Told(msgspec.Struct, frozen=True):
    """A message: a heading, a line for each thing, and where to go."""

    language: str
    title: str
    lines: list[tuple[str, str]]
    """What is said, and the address that it leads to."""
    url: str
    tag: str
    """Messages with the same one replace each other."""
    at: float = 0.0
    """When the first of it happened."""

    @property
    def body(self) -> str:
        """All lines as one text."""
        return "\n".join(line for line, _ in self.lines)


def texts_in(language: str) -> Texts:
    """The server's own words."""
    return Texts(PACKAGE, language if language in LANGUAGES else "en")


def told(lines: list[Line], language: str, site: str) -> Told:
    """One message for all that somebody is to be told."""
    texts = texts_in(language)
    said = [(_said(texts, line), f"{site}/table/{line.table}") for line in lines]
    if len(lines) == 1:
        line = lines[0]
        title = texts.text(f"news-{line.kind}-title", game=game_title(line.game, texts.code), who=shown_name(line.who, texts))
        return Told(texts.code, title, said, said[0][1], f"{line.kind}-{line.table}", line.at)
    return Told(texts.code, texts.text("news-many", count=len(lines)), said, f"{site}/tables", "many", lines[0].at)


def trial(language: str, site: str) -> Told:
    """A test message."""
    texts = texts_in(language)
    return Told(
        texts.code, texts.text("news-trial-title"), [(texts.text("news-trial"), f"{site}/settings")], f"{site}/settings", "trial"
    )


def _said(texts: Texts, line: Line) -> str:
    with_whom = f"news-{line.kind}" if line.players else f"news-{line.kind}-bots"
    message = with_whom if texts.has(with_whom) else f"news-{line.kind}"
    players = ", ".join(shown_name(player, texts) for player in line.players)
    return texts.text(message, game=game_title(line.game, texts.code), who=shown_name(line.who, texts), players=players)


def shown_name(name: str, texts: Texts) -> str:
    """A name as it is shown: who has none but the one that everybody gets is a guest, in the reader's language."""
    nameless = NAMELESS.fullmatch(name)
    return name if nameless is None else texts.text("guest", number=nameless[1])


def game_title(name: str, language: str) -> str:
    """What a game is called in a language."""
    found = game(name)
    language_of_game = Language(found, language)
    return language_of_game.text("game-title") if language_of_game.has("game-title") else found.title


def mail(message: Told, to: str, sender: str, site: str, token: str) -> EmailMessage:
    """A message as a mail, plain and in HTML, with a way out in one click."""
    texts = texts_in(message.language)
    leave = f"{site}/api/channels/{token}"
    made = _envelope(message.title, to, sender)
    made["List-Unsubscribe"] = f"<{leave}>"
    made["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
    out = texts.text("mail-leave")
    plain = "\n\n".join(f"{line}\n{url}" for line, url in message.lines)
    made.set_content(f"{plain}\n\n-- \n{out}\n{leave}\n")
    made.add_alternative(
        _page(
            message,
            _rows(message),
            f'<a href="{html.escape(leave)}" style="color:#52606d">{html.escape(out)}</a>',
            texts.text("mail-go"),
        ),
        subtype="html",
    )
    return made


def asking(language: str, to: str, sender: str, site: str, token: str) -> EmailMessage:
    """A mail that asks whether whoever reads it wants to be told."""
    texts = texts_in(language)
    link = f"{site}/api/channels/{token}/confirm"
    made = _envelope(texts.text("mail-confirm-title"), to, sender)
    made.set_content(f"{texts.text('mail-confirm')}\n\n{link}\n\n{texts.text('mail-confirm-not')}\n")
    message = Told(texts.code, texts.text("mail-confirm-title"), [], link, "")
    said = f'<p style="margin:0 0 12px">{html.escape(texts.text("mail-confirm"))}</p>'
    made.add_alternative(
        _page(message, said, html.escape(texts.text("mail-confirm-not")), texts.text("mail-confirm-go")), subtype="html"
    )
    return made


def entrance(language: str, to: str, sender: str, links: list[tuple[str, str]]) -> EmailMessage:
    """A mail with a link for each name that logs in by it."""
    texts = texts_in(language)
    lines = [(texts.text("mail-enter", name=shown_name(name, texts)), url) for name, url in links]
    made = _envelope(texts.text("mail-enter-title"), to, sender)
    plain = "\n\n".join(f"{line}\n{url}" for line, url in lines)
    made.set_content(f"{plain}\n\n{texts.text('mail-enter-not')}\n")
    message = Told(texts.code, texts.text("mail-enter-title"), lines, lines[0][1], "")
    made.add_alternative(
        _page(message, _rows(message), html.escape(texts.text("mail-enter-not")), texts.text("mail-enter-go")), subtype="html"
    )
    return made


def _rows(message: Told) -> str:
    return "".join(
        f'<p style="margin:0 0 12px"><a href="{html.escape(url)}" style="color:#b5482a">{html.escape(line)}</a></p>'
        for line, url in message.lines
    )


def _envelope(title: str, to: str, sender: str) -> EmailMessage:
    made = EmailMessage()
    made["Subject"] = title
    made["From"] = sender
    made["To"] = to
    made["Date"] = formatdate()
    made["Message-ID"] = make_msgid(domain=sender.rpartition("@")[2].strip(">") or "localhost")
    made["Auto-Submitted"] = "auto-generated"
    return made


def _page(message: Told, said: str, foot: str, go: str) -> str:
    button = "display:inline-block;padding:10px 18px;border-radius:6px;background:#b5482a;color:#fffaf0;text-decoration:none"
    return (
        f'<!doctype html><html lang="{message.language}">'
        '<body style="margin:0;padding:24px;background:#f6f1e6;color:#1d2733;font:16px/1.5 sans-serif">'
        '<div style="max-width:520px;margin:0 auto;padding:24px;background:#fffaf0;border:1px solid #d9cfbc;border-radius:6px">'
        f'<h1 style="margin:0 0 16px;font:700 22px/1.3 Georgia,serif">{html.escape(message.title)}</h1>{said}'
        f'<p style="margin:16px 0 0"><a href="{html.escape(message.url)}" style="{button}">{html.escape(go)}</a></p></div>'
        f'<p style="max-width:520px;margin:16px auto;color:#52606d;font-size:13px">{foot}</p></body></html>'
    )
