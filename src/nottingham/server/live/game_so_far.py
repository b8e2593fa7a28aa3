"""Replay of the game at hand: every step so far as one seat saw it, read from the table's log."""

from __future__ import annotations

from nottingham.rules.engine.seats import Seat
from nottingham.server.live.actor import TableActor
from nottingham.server.protocol.replays import Replay
from nottingham.server.storage.finished_games import game_in, replay_of


async def replay_so_far(actor: TableActor, seat: Seat, since: int, most: int) -> Replay | None:
    """The game at hand so far, as a seat saw it; None before the first."""
    table = actor.table
    if table.game is None:
        return None
    rows = [row for row in await actor.all_rows(table.game.first) if row.seq <= table.seq]
    return replay_of(game_in(rows, table.chairs, seed=0), seat, since, most)
