"""One POST to a chat-completions address, within a time that is kept whatever the address does.

An answer may trickle, never end, or be as large as it likes: the call is made in a thread of its own, which is left
behind when the time is up. Nothing of an address or a key is in what is returned or raised.
"""

from __future__ import annotations

import json
import ssl
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, NamedTuple

from nottingham.adapters.llm.config import Model, is_this_machine
from nottingham.adapters.llm.memory import Reason

PATH = "/chat/completions"
MOST_BYTES = 1_000_000
SCHEMA_UNKNOWN = (400, 404, 415, 422)
"""How addresses say that they do not know response_format."""


class Reply(NamedTuple):
    """What a model said, and what it says it cost."""

    text: str
    tokens: int | None


class Failure(NamedTuple):
    """Why there is no reply."""

    reason: Reason
    status: int = 0
    retry_after: float | None = None


class MissingLibrary(RuntimeError):
    """The extra that speaks HTTP is not installed."""


def check_library() -> None:
    """Says what to install before a game begins, rather than in the middle of it."""
    try:
        import httpx2  # noqa: F401, PLC0415 - an extra; who seats no model does without
    except ImportError:
        raise MissingLibrary("language models need httpx2; run: pip install 'nottingham[llm]'") from None


def post(model: Model, body: dict[str, Any], seconds: float) -> Reply | Failure:
    """Asks once, for at most so many seconds."""
    if seconds <= 0:
        return Failure("late")
    answers: SimpleQueue[Reply | Failure] = SimpleQueue()
    Thread(target=lambda: answers.put(_asked(model, body, seconds)), daemon=True).start()
    try:
        return answers.get(timeout=seconds)
    except Empty:
        return Failure("late")


def _asked(model: Model, body: dict[str, Any], seconds: float) -> Reply | Failure:
    import httpx2  # noqa: PLC0415 - an extra; who seats no model does without

    end = monotonic() + seconds
    try:
        with (
            httpx2.Client(verify=_certificates(), trust_env=not is_this_machine(model.entry.address)) as client,
            client.stream(
                "POST",
                model.entry.address.rstrip("/") + PATH,
                json=body,
                headers=_headers(model),
                timeout=seconds,
                follow_redirects=False,  # a key goes nowhere but to the address it belongs to
            ) as response,
        ):
            return _read(response, end)
    except httpx2.TimeoutException:
        return Failure("late")
    except (httpx2.HTTPError, httpx2.InvalidURL, httpx2.StreamError, OSError, ValueError):
        return Failure("unreachable")  # what they say may hold the address


def _headers(model: Model) -> dict[str, str]:
    return {"Authorization": f"Bearer {model.secret.reveal()}"} if model.secret else {}


@cache
def _certificates() -> ssl.SSLContext:
    """Loaded once: it takes longer than all the rest of a call to this machine."""
    return ssl.create_default_context()


def _read(response: Any, end: float) -> Reply | Failure:
    if response.status_code != 200:
        return Failure("refused", response.status_code, _seconds(response.headers.get("retry-after", "")))
    raw = bytearray()
    for piece in response.iter_bytes():
        raw += piece
        if len(raw) > MOST_BYTES:
            return Failure("garbage")
        if monotonic() > end:
            return Failure("late")
    return reply_of(bytes(raw))


def reply_of(raw: bytes) -> Reply | Failure:
    """The text of a completion, wherever it is whole enough to have one."""
    try:
        plain = json.loads(raw)
        content = plain["choices"][0]["message"]["content"]
    except (ValueError, LookupError, TypeError, RecursionError):
        return Failure("garbage")
    if content is None or content == "":
        return Reply("", _tokens(plain))
    return Reply(content, _tokens(plain)) if isinstance(content, str) else Failure("garbage")


def _tokens(plain: dict[str, Any]) -> int | None:
    usage = plain.get("usage")
    total = usage.get("total_tokens") if isinstance(usage, dict) else None
    return total if type(total) is int and 0 <= total < 10**9 else None


def _seconds(header: str) -> float | None:
    """Retry-After as seconds; a date is not worth waiting for."""
    return float(header) if header.isdecimal() and len(header) < 6 else None
