"""Assistants for the tests: the SDK's own client, and a player behind it who fills in what it is asked at random."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from mcp import Client

from tests.adapters_llm.mock import filled

MOST_CALLS = 3000


TOO_LATE = ("That cannot be done", "The table has moved on", "There is nothing for you to do now", "Too many")
"""What an assistant may be told when somebody else was quicker."""


class Assistant:
    """Somebody who reads nothing but what the tools say, and keeps all of it."""

    def __init__(self, client: Client, seed: int = 0, words: str = "On my honour.") -> None:
        self.client = client
        self.rng = Random(seed)
        self.words = words
        self.read: list[str] = []

    async def call(self, tool: str, **arguments: Any) -> str:
        """What a tool says, which must not be a complaint."""
        is_error, text = await self.tried(tool, **arguments)
        assert not is_error, text
        return text

    async def tried(self, tool: str, **arguments: Any) -> tuple[bool, str]:
        result = await self.client.call_tool(tool, arguments)
        text = "\n".join(part.text for part in result.content if part.type == "text")
        self.read.append(text)
        return bool(result.is_error), text.removeprefix(f"Error executing tool {tool}: ")

    async def resource(self, uri: str) -> str:
        (content,) = (await self.client.read_resource(uri)).contents
        text: str = getattr(content, "text", "")
        self.read.append(text)
        return text

    async def choices(self) -> dict[str, Any]:
        plain: dict[str, Any] = json.loads(await self.call("choices"))
        return plain

    async def turn(self) -> bool:
        """Looks for something to do and does it; whether the game goes on."""
        asked = await self.choices()
        if not asked["must"] and (len(asked["choices"]) < 2 or self.rng.random() < 0.8):
            return "The game is over" not in await self.call("wait", seconds=1)
        answer = filled(asked["answer_schema"], self.rng, self.words)
        is_error, text = await self.tried("act", at=asked["at"], **{k: v for k, v in answer.items() if v is not None})
        assert not is_error or text.startswith(TOO_LATE), text
        return True

    async def play(self) -> None:
        """To the end of the game."""
        for _ in range(MOST_CALLS):
            if not await self.turn():
                return
        raise AssertionError("the game did not end")
