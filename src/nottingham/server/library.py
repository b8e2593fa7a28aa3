"""The library: finished games that were read lately, since a replay is looked at page by page."""

from __future__ import annotations

from collections import OrderedDict

from nottingham.engine.seats import Seat
from nottingham.server.archive import Archive, Kept
from nottingham.server.games import KeptGame, game_in, record_of, replay_of, story_of
from nottingham.server.mailbox import Mailbox
from nottingham.server.protocol import GameStory, Replay

OPEN_MOST = 16
"""Games in memory at once."""


class Library:
    """Looks up finished games by their names."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._open: OrderedDict[str, KeptGame] = OrderedDict()

    async def find(self, name: str) -> Kept | None:
        return await self._archive.find(name)

    async def _read(self, kept: Kept) -> KeptGame:
        game = self._open.pop(kept.name, None) or await self._archive.game(kept)
        self._open[kept.name] = game
        while len(self._open) > OPEN_MOST:
            self._open.popitem(last=False)
        return game

    async def story(self, kept: Kept) -> GameStory:
        return story_of(kept.name, await self._read(kept))

    async def record(self, kept: Kept) -> str:
        return record_of(await self._read(kept))

    async def replay(self, kept: Kept, seat: Seat | None, since: int, most: int, *, is_open: bool) -> Replay | None:
        """None if there was no such seat."""
        game = await self._read(kept)
        if seat is not None and seat >= len(game.players):
            return None
        return replay_of(game, seat, since, most, is_open=is_open)

    async def erase(self, kept: Kept) -> None:
        self._open.pop(kept.name, None)
        await self._archive.erase(kept)


async def looking_back(mailbox: Mailbox, seat: Seat, since: int, most: int) -> Replay | None:
    """The game at hand so far, as a seat saw it; None before the first."""
    table = mailbox.table
    if table.game is None:
        return None
    rows = [row for row in await mailbox.all_rows(table.game.first) if row.seq <= table.seq]
    return replay_of(game_in(rows, table.chairs, seed=0), seat, since, most)
