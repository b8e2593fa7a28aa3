"""Block mutes: at a table where somebody meets a player whom they blocked, they hear nothing of them."""

from __future__ import annotations

from nottingham.rules.engine.seats import Seat
from nottingham.server.live.actor import TableActor
from nottingham.server.protocol.requests import Mute
from nottingham.server.storage.blocks import BlockBook
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import Sender


async def mute_blocked(actor: TableActor, blocks: BlockBook) -> None:
    """What was not seen to in the row by which somebody sat down: keys that were linked, or blocks made, since."""
    for seat, other in await blocks.at(actor.table):
        if other not in actor.table.muted_by(seat):
            await set_mute(actor, seat, other, is_muted=True)


async def set_mute(actor: TableActor, seat: Seat, other: Seat, *, is_muted: bool) -> None:
    envelope = Envelope(
        sender=Sender("server", seat),
        id=f"mute-{actor.table.seq}-{seat}-{other}",
        request=Mute(seat=other, is_muted=is_muted),
    )
    await actor.ask(envelope)
