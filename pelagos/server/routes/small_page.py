"""Pages that links in mails lead to: a sentence, and perhaps a button, so that a program that looks at a link changes nothing."""

import html

from litestar import Response

from pelagos.locales import Texts
from pelagos.server.auth import AnyRequest
from pelagos.server.protocol import LANGUAGES
from pelagos.server.telling.texts import texts_in


def texts_for(request: AnyRequest) -> Texts:
    """The server's words in a language that the browser asks for."""
    asked = [part.split(";")[0].strip()[:2] for part in request.headers.get("accept-language", "").split(",")]
    return texts_in(next((code for code in asked if code in LANGUAGES), "en"))


def small_page(texts: Texts, said: str, action: str = "", do: str = "", fields: str = "", status: int = 200) -> Response[str]:
    """A sentence, and perhaps a button with fields above it."""
    button = (
        f'<form method="post" action="{html.escape(action)}">{fields}<button>{html.escape(texts.text(do))}</button></form>'
        if do
        else ""
    )
    body = (
        f'<!doctype html><html lang="{texts.code}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        "<title>Pelagos</title><style>:root{color-scheme:light dark}"
        "body{max-width:30em;margin:15vh auto;padding:0 1em;font:18px/1.5 sans-serif}"
        "input{box-sizing:border-box;width:100%;padding:.5em;font:inherit}"
        "button{padding:.6em 1.4em;border:0;border-radius:6px;background:#b5482a;color:#fffaf0;font:inherit}</style>"
        f"<h1>Pelagos</h1><p>{html.escape(texts.text(said))}</p>{button}"
        f'<p><a href="/">{html.escape(texts.text("page-back"))}</a></p></html>'
    )
    return Response(body, media_type="text/html; charset=utf-8", status_code=status)
