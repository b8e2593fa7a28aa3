"""Replay cache: finished games that were read lately, since a replay is looked at page by page."""

from __future__ import annotations

from collections import OrderedDict

from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.replays import GameStory, Replay
from nottingham.server.storage.archive import Archive, GameEntry
from nottingham.server.storage.finished_games import KeptGame, record_of, replay_of, story_of

OPEN_MOST = 16
"""Games in memory at once."""


class ReplayCache:
    """Looks up finished games by their names."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._open: OrderedDict[str, KeptGame] = OrderedDict()

    async def find(self, name: str) -> GameEntry | None:
        return await self._archive.find(name)

    async def game(self, kept: GameEntry) -> KeptGame:
        game = self._open.pop(kept.name, None) or await self._archive.game(kept)
        self._open[kept.name] = game
        while len(self._open) > OPEN_MOST:
            self._open.popitem(last=False)
        return game

    async def story(self, kept: GameEntry) -> GameStory:
        return story_of(kept.name, await self.game(kept))

    async def record(self, kept: GameEntry) -> str:
        return record_of(await self.game(kept))

    async def replay(
        self, kept: GameEntry, seat: Seat | None, since: int, most: int, *, is_open: bool
    ) -> Replay | None:
        """None if there was no such seat."""
        game = await self.game(kept)
        if seat is not None and seat >= len(game.players):
            return None
        return replay_of(game, seat, since, most, is_open=is_open)

    async def erase(self, kept: GameEntry) -> None:
        self._open.pop(kept.name, None)
        await self._archive.erase(kept)
