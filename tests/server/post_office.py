"""What stands in for the world outside: a mail server, a chat program, and a push service with a browser that reads what comes."""

import base64
import json
import os
import threading
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from tests.server.processes import free_port


class MailServer:
    """Takes all mail."""

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self._controller = Controller(self, "127.0.0.1", free_port())
        self._controller.start()
        self.url = f"smtp://127.0.0.1:{self._controller.port}"

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        self.mails.append(message_from_bytes(envelope.content, policy=default))
        return "250 taken"

    def subjects(self) -> list[str]:
        return [str(mail["subject"]) for mail in self.mails]

    def close(self) -> None:
        self._controller.stop()


class Web:
    """Addresses that messages are posted to; `answers` are the statuses to come, then all is taken. Who is SILENT takes it, too."""

    SILENT = 0

    def __init__(self) -> None:
        self.taken: list[tuple[dict[str, str], bytes]] = []
        self.answers: list[int] = []
        web = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                status = web.answers.pop(0) if web.answers else 201
                if status < 300:
                    web.taken.append(({name.lower(): value for name, value in self.headers.items()}, body))
                if status == web.SILENT:
                    return
                self.send_response(status)
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """A browser's half of Web Push: it makes a subscription and reads what is pushed (RFC 8291)."""

    def __init__(self) -> None:
        self.service = Web()
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    @property
    def subscription(self) -> str:
        public = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        keys = {"p256dh": _text(public), "auth": _text(self._auth)}
        return json.dumps({"endpoint": f"http://127.0.0.1:{self.service.port}/push/1", "keys": keys})

    def read(self) -> list[dict[str, Any]]:
        """What was pushed, decrypted."""
        return [
            json.loads(http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm"))
            for _, body in self.service.taken
        ]


def _text(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")
