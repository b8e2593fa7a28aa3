"""The stream of the websocket as a client keeps it: each patch applied to what was before."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from nottingham.server.protocol.patches import merged


def patched(before: dict[str, Any] | None, message: dict[str, Any]) -> dict[str, Any] | None:
    """The update that a client has after a message; None where the message changes nothing."""
    if message["type"] == "update":
        return message
    if message["type"] != "patch" or before is None or message["seq"] != before["seq"] + 1:
        return None
    standing = merged(merged(before, message.get("shared", {})), message.get("own", {}))
    return {**standing, "seq": message["seq"], "after": before["seq"], "news": message.get("news", [])}


def updates_in(received: Iterable[bytes]) -> list[dict[str, Any]]:
    """Every update that a client had, from what it received."""
    found: list[dict[str, Any]] = []
    for raw in received:
        update = patched(found[-1] if found else None, json.loads(raw))
        if update is not None:
            found.append(update)
    return found
