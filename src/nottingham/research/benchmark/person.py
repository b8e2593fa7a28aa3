"""A person as an entrant: a page on this machine asks what a model would be asked, and an address waits for the answer.

The benchmark asks this address like any model's (chat completions). The page shows the very prompt and a form made from
the schema of the answer; what is sent from there is the answer. One question is asked at a time.
"""

from __future__ import annotations

import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from secrets import token_urlsafe
from threading import Condition, Event, Thread
from typing import Any

PAGE = (Path(__file__).parent / "person.html").read_text(encoding="utf-8")
MOST_BYTES = 100_000


class PersonServer:
    """The page and the address, in threads of their own, until it is left."""

    def __init__(self, port: int = 0) -> None:
        self.key = token_urlsafe(16)
        """Only who has the page's address may answer."""
        self.ended = Event()
        self._turn = Condition()
        self._question: dict[str, Any] | None = None
        self._answer: str | None = None
        self._asked = 0
        self._server = _Server(("127.0.0.1", port), _Handler)
        self._server.person = self
        self._thread = Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}/v1"

    @property
    def page(self) -> str:
        return f"http://127.0.0.1:{self._server.server_address[1]}/?key={self.key}"

    def __enter__(self) -> PersonServer:
        self._thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.ended.set()
        with self._turn:
            self._turn.notify_all()
        self._server.shutdown()
        self._thread.join()
        self._server.server_close()

    def asked(self, body: dict[str, Any]) -> str:
        """The person's answer to a question, once there is one."""
        with self._turn:
            self._asked += 1
            schema = body["response_format"]["json_schema"]["schema"]
            messages = [message["content"] for message in body["messages"]]
            self._question = {"number": self._asked, "messages": messages, "schema": schema}
            self._answer = None
            self._turn.notify_all()
            self._turn.wait_for(lambda: self._answer is not None or self.ended.is_set())
            self._question = None
            return self._take_answer()

    def _take_answer(self) -> str:
        """What another thread answered meanwhile; nothing if the person went away."""
        return self._answer or ""

    def question(self) -> dict[str, Any]:
        """What is to be answered now; nothing while others move."""
        with self._turn:
            return self._question or {"number": 0}

    def answered(self, number: int, text: str) -> bool:
        """Takes an answer; one to another question than the one that is asked is none."""
        with self._turn:
            is_asked = self._question is not None and self._question["number"] == number and self._answer is None
            if is_asked:
                self._answer = text
                self._turn.notify_all()
            return is_asked


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    person: PersonServer


class _Handler(BaseHTTPRequestHandler):
    server: _Server

    def do_GET(self) -> None:
        path, _, query = self.path.partition("?")
        person = self.server.person
        if query != f"key={person.key}":
            self.tell(403, "text/plain", "Open the page by the address that the command printed.")
        elif path == "/":
            self.tell(200, "text/html", PAGE)
        else:
            self.tell(200, "application/json", json.dumps(person.question()))

    def do_POST(self) -> None:
        person, (path, _, query) = self.server.person, self.path.partition("?")
        length = int(self.headers.get("Content-Length", "0"))
        if length > MOST_BYTES * 10:
            self.tell(413, "text/plain", "Too long.")
            return
        body = json.loads(self.rfile.read(length))
        if path == "/v1/chat/completions":
            if self.headers.get("Authorization") != f"Bearer {person.key}":
                self.tell(401, "text/plain", "Not for you.")
                return
            text = person.asked(body)
            reply = {"choices": [{"message": {"role": "assistant", "content": text}}], "usage": {"total_tokens": 0}}
            self.tell(200, "application/json", json.dumps(reply))
        elif query == f"key={person.key}":
            is_taken = person.answered(body["number"], json.dumps(body["answer"]))
            self.tell(200, "application/json", json.dumps({"taken": is_taken}))
        else:
            self.tell(403, "text/plain", "Not for you.")

    def tell(self, status: int, kind: str, text: str) -> None:
        raw = text.encode()
        self.send_response(status)
        self.send_header("Content-Type", f"{kind}; charset=utf-8")
        self.send_header("Content-Length", str(len(raw)))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(raw)

    def log_message(self, *_: object) -> None:
        """Says nothing."""
