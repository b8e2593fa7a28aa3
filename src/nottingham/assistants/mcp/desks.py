"""Desks: which assistant has which chair. Assistants are told apart by what their connection shows, never by the model.

Over standard input and output there is one. Over HTTP it is the key that the assistant's configuration sends with every
request, or else the session that the protocol gave it; only a digest of either is kept.
"""

from __future__ import annotations

from collections.abc import Mapping
from hashlib import sha256
from threading import Lock

from nottingham.assistants.mcp.chair import AssistantChair, ChairError

MOST_DESKS = 200
ALONE = "standard input"
KEY_LEAST = 16
"""Letters of a key: who guesses one has the seat."""
NO_KEY = "Send a key of your own choice with every request: the header 'Authorization: Bearer ...'."
SHORT_KEY = f"The key is too short: it needs at least {KEY_LEAST} letters that nobody can guess."


class Desks:
    """The chairs of all assistants that this process serves."""

    def __init__(self) -> None:
        self._chairs: dict[str, AssistantChair] = {}
        self._lock = Lock()

    def chair(self, assistant: str) -> AssistantChair:
        """Where the assistant sits."""
        with self._lock:
            chair = self._chairs.get(assistant)
        if chair is None:
            raise ChairError("You sit at no table yet: set_table or join_table first.")
        return chair

    def has(self, assistant: str) -> bool:
        with self._lock:
            return assistant in self._chairs

    def sit(self, assistant: str, chair: AssistantChair) -> None:
        with self._lock:
            if len(self._chairs) >= MOST_DESKS and assistant not in self._chairs:
                chair.close()
                raise ChairError("Too many assistants play here already.")
            self._chairs[assistant] = chair

    def rise(self, assistant: str) -> None:
        with self._lock:
            chair = self._chairs.pop(assistant, None)
        if chair is not None:
            chair.close()

    def close(self) -> None:
        for assistant in list(self._chairs):
            self.rise(assistant)


def assistant_of(headers: Mapping[str, str] | None) -> str:
    """Who is asking, by the headers of the request; without any there is but one."""
    if headers is None:
        return ALONE
    if authorization := headers.get("authorization"):
        if len(authorization.removeprefix("Bearer ").strip()) < KEY_LEAST:
            raise ChairError(SHORT_KEY)
        return sha256(authorization.encode()).hexdigest()
    if not (session := headers.get("mcp-session-id")):
        raise ChairError(NO_KEY)
    return sha256(session.encode()).hexdigest()
