"""Assistants for the tests: the SDK's own client, and a player behind it who fills in what it is asked at random."""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from mcp import Client

from nottingham.assistants.mcp import open_server
from nottingham.assistants.mcp.chair import AssistantChair
from nottingham.assistants.mcp.desks import ALONE, Desks
from tests.adapters_llm.mock import filled
from tests.races import steps_of_others
from tests.server.processes import rows_in

MOST_CALLS = 3000
BAD_ANSWER = "That cannot be done: "
"""What an assistant is told of an answer that its schema allows and the rules do not; the server is not asked."""


class Assistant:
    """A client that reads nothing but what the tools say, and keeps all of it."""

    def __init__(self, client: Client) -> None:
        self.client = client
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


class Contestant(Assistant):
    """An assistant that plays: a refusal must be explained by the log of the table, or it is a fault.

    What it decides depends on its seed, on what it has seen and on how often it has answered there, never on how often
    it has looked.
    """

    def __init__(self, client: Client, desks: Desks, database: str, seed: int, words: str) -> None:
        super().__init__(client)
        self.seed = seed
        self.words = words
        self._desks = desks
        self._database = database
        self._answers: Counter[tuple[int, str]] = Counter()

    async def turn(self) -> bool:
        """Looks for something to do and does it; whether the game goes on."""
        asked = await self.choices()
        seen = self._seen()
        moment = (seen, asked["at"])
        rng = Random(f"{self.seed}/{moment}/{self._answers[moment]}")
        if not asked["must"] and (len(asked["choices"]) < 2 or rng.random() < 0.8):
            return "The game is over" not in await self.call("wait", seconds=1)
        self._answers[moment] += 1
        answer = filled(asked["answer_schema"], rng, self.words)
        is_error, text = await self.tried("act", at=asked["at"], **{k: v for k, v in answer.items() if v is not None})
        if is_error and not text.startswith(BAD_ANSWER):
            await self._assert_was_overtaken(text, seen)
        return True

    async def play(self) -> None:
        """To the end of the game."""
        for _ in range(MOST_CALLS):
            if not await self.turn():
                return
        raise AssertionError("the game did not end")

    async def _assert_was_overtaken(self, complaint: str, seen: int) -> None:
        """Another sender's step lies between the choices that were read and the refusal."""
        place, refused = self._chair().place, self._seen()
        assert place.seat is not None
        rows = await asyncio.to_thread(rows_in, self._database, place.table)
        assert steps_of_others(rows, place.seat, seen, refused), (complaint, seen, refused)

    def _seen(self) -> int:
        """The number of the last update that reached the chair: between two calls it takes in nothing."""
        update = self._chair()._player.update
        assert update is not None
        return update.seq

    def _chair(self) -> AssistantChair:
        return self._desks.chair(ALONE)


@asynccontextmanager
async def seated_contestant(
    url: str, database: str, seed: int = 0, words: str = "On my honour."
) -> AsyncIterator[Contestant]:
    """A contestant behind an MCP server of its own, for the tables of a server with this database."""
    desks = Desks()
    with open_server((url,), desks=desks) as server:
        async with Client(server) as client:
            yield Contestant(client, desks, database, seed, words)
