"""A push service on this machine, and a browser that subscribes to it and reads what it is sent."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64encode
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


class Received(NamedTuple):
    """One push, as it came."""

    path: str
    headers: dict[str, str]
    body: bytes


class PushService:
    """Keeps what it is handed, and answers as it is told to."""

    def __init__(self) -> None:
        self.received: list[Received] = []
        self.statuses: list[int] = []
        """With which to answer next; then 201."""
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.received.append(Received(self.path, headers, body))
                self.send_response(service.statuses.pop(0) if service.statuses else 201)
                self.send_header("content-length", "0")
                self.send_header("location", f"{service.origin}/elsewhere")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                """Nothing: tests say what went wrong."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        threading.Thread(target=self._server.serve_forever, args=(0.02,), daemon=True).start()

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self._server.server_port}"

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


@contextmanager
def push_service() -> Iterator[PushService]:
    service = PushService()
    yield service
    service.close()


class Subscriber:
    """A browser with keys of its own, which nobody else can read for."""

    def __init__(self, endpoint: str, auth: bytes = b"sixteen letters.") -> None:
        self.endpoint = endpoint
        self._auth = auth
        self._private = ec.generate_private_key(ec.SECP256R1())

    def subscription(self) -> dict[str, str]:
        """As a page sends it."""
        point = self._private.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": encoded(point), "auth": encoded(self._auth)}

    def read(self, push: Received) -> dict[str, Any]:
        words: dict[str, Any] = json.loads(
            http_ece.decrypt(push.body, private_key=self._private, auth_secret=self._auth, version="aes128gcm")
        )
        return words


def encoded(raw: bytes) -> str:
    return urlsafe_b64encode(raw).decode().rstrip("=")
