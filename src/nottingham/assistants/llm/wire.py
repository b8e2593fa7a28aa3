"""One POST to a chat-completions address, within a time that is kept whatever the address does.

An answer may trickle, never end, or be as large as it likes. `post` makes the call in a thread of its own, which is
left behind when the time is up; `posted` is awaited, and the call ends if that is cancelled. Nothing of an address
or a key is in what is returned or raised.
"""

from __future__ import annotations

import json
import ssl
import sys
from functools import cache
from queue import Empty, SimpleQueue
from threading import Thread
from time import monotonic
from typing import Any, NamedTuple

from nottingham.assistants.llm.config import Model, is_this_machine
from nottingham.assistants.llm.memory import Reason
from nottingham.bots.guest import Waits

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
        told = f"language models need httpx2, the extra 'llm'; run: {sys.executable} -m pip install 'httpx2>=2.16,<3'"
        raise MissingLibrary(told) from None


def post(model: Model, body: dict[str, Any], seconds: float) -> Reply | Failure:
    """Asks once, for at most so many seconds."""
    if seconds <= 0:
        return Failure("late")
    answers: SimpleQueue[Reply | Failure] = SimpleQueue()
    Thread(target=lambda: answers.put(_post_question(model, body, seconds)), daemon=True).start()
    try:
        return answers.get(timeout=seconds)
    except Empty:
        return Failure("late")


def _post_question(model: Model, body: dict[str, Any], seconds: float) -> Reply | Failure:
    import httpx2  # noqa: PLC0415 - an extra; who seats no model does without

    end = monotonic() + seconds
    raw = bytearray()
    try:
        with (
            httpx2.Client(**_connection(model)) as client,
            client.stream(**_request(model, body, seconds)) as response,
        ):
            if failure := _refusal(response):
                return failure
            for piece in response.iter_bytes():
                raw += piece
                if failure := _too_much(raw, end):
                    return failure
    except _errors() as error:
        return _failure(error)
    return reply_of(bytes(raw))


async def posted(model: Model, body: dict[str, Any], seconds: float, waits: Waits) -> Reply | Failure:
    """Asks once, for at most so many seconds, and is awaited."""
    if seconds <= 0:
        return Failure("late")
    try:
        return await waits.within(_request_reply(model, body, seconds), seconds)
    except TimeoutError:
        return Failure("late")


async def _request_reply(model: Model, body: dict[str, Any], seconds: float) -> Reply | Failure:
    import httpx2  # noqa: PLC0415 - an extra; who seats no model does without

    end = monotonic() + seconds
    raw = bytearray()
    try:
        async with (
            httpx2.AsyncClient(**_connection(model)) as client,
            client.stream(**_request(model, body, seconds)) as response,
        ):
            if failure := _refusal(response):
                return failure
            async for piece in response.aiter_bytes():
                raw += piece
                if failure := _too_much(raw, end):
                    return failure
    except _errors() as error:
        return _failure(error)
    return reply_of(bytes(raw))


def _connection(model: Model) -> dict[str, Any]:
    return {"verify": _certificates(), "trust_env": not is_this_machine(model.entry.address)}


def _request(model: Model, body: dict[str, Any], seconds: float) -> dict[str, Any]:
    return {
        "method": "POST",
        "url": model.entry.address.rstrip("/") + PATH,
        "json": body,
        "headers": {"Authorization": f"Bearer {model.secret.reveal()}"} if model.secret else {},
        "timeout": seconds,
        "follow_redirects": False,  # a key goes nowhere but to the address it belongs to
    }


def _errors() -> tuple[type[Exception], ...]:
    """What can go wrong on the way."""
    import httpx2  # noqa: PLC0415 - as above

    return (httpx2.HTTPError, httpx2.InvalidURL, httpx2.StreamError, OSError, ValueError)


def _failure(error: Exception) -> Failure:
    """Only of what kind it is: what they say may hold the address."""
    import httpx2  # noqa: PLC0415 - as above

    return Failure("late" if isinstance(error, httpx2.TimeoutException | TimeoutError) else "unreachable")


@cache
def _certificates() -> ssl.SSLContext:
    """Loaded once: it takes longer than all the rest of a call to this machine."""
    return ssl.create_default_context()


def _refusal(response: Any) -> Failure | None:
    if response.status_code == 200:
        return None
    return Failure("refused", response.status_code, _seconds(response.headers.get("retry-after", "")))


def _too_much(raw: bytearray, end: float) -> Failure | None:
    """Why an answer is not read any further."""
    if len(raw) > MOST_BYTES:
        return Failure("garbage")
    return Failure("late") if monotonic() > end else None


def reply_of(raw: bytes) -> Reply | Failure:
    """The text of a completion, wherever it is whole enough to have one."""
    try:
        plain = json.loads(raw)
        content = plain["choices"][0]["message"]["content"]
    except (ValueError, LookupError, TypeError, RecursionError):
        return Failure("garbage")
    text = _text(content)
    return Failure("garbage") if text is None else Reply(text, _tokens(plain))


def _text(content: object) -> str | None:
    """Content is a text, or the texts of its parts; None if it is neither."""
    if isinstance(content, list):
        parts = [part.get("text") if isinstance(part, dict) else part for part in content]
        return "".join(part for part in parts if isinstance(part, str))
    return content if isinstance(content, str) else "" if content is None else None


def _tokens(plain: dict[str, Any]) -> int | None:
    usage = plain.get("usage")
    total = usage.get("total_tokens") if isinstance(usage, dict) else None
    return total if type(total) is int and 0 <= total < 10**9 else None


def _seconds(header: str) -> float | None:
    """Retry-After as seconds; a date is not worth waiting for."""
    return float(header) if header.isdecimal() and len(header) < 6 else None
