"""HTTP API of blocks: whom a player never wants to meet again. Who is blocked is told nothing, nor can ask."""

from __future__ import annotations

from starlette.requests import Request

from nottingham.server.access import tokens
from nottingham.server.access.rate_limits import RateByAddress
from nottingham.server.live.actor import TableActor
from nottingham.server.live.block_mutes import mute_blocked, set_mute
from nottingham.server.live.registry import TableRegistry
from nottingham.server.protocol.openapi import Endpoint
from nottingham.server.protocol.players import BlockList, BlockPlayer, LiftBlock
from nottingham.server.storage.blocks import BLOCKS_MOST
from nottingham.server.timestamps import now
from nottingham.server.transport.http_answers import HttpProblem, address_of, body_of
from nottingham.server.transport.player_api import PlayerApi


class BlockApi:
    """Blocking at a table, and lifting a block anywhere."""

    def __init__(self, tables: TableRegistry, players: PlayerApi, joins: RateByAddress) -> None:
        self._tables = tables
        self._players = players
        self._joins = joins
        self.endpoints = (
            Endpoint("POST", "/api/mine/block", "Block a player", self.block, BlockList, BlockPlayer),
            Endpoint("POST", "/api/mine/unblock", "Lift a block", self.lift, BlockList, LiftBlock),
        )

    async def block(self, request: Request) -> BlockList:
        wanted = await body_of(request, BlockPlayer)
        self._joining(request)
        blocks, player = self._players.blocks, await self._players.player_of(wanted.player)
        actor = await self._tables.find(wanted.table)
        own = actor.table.seat_of(tokens.hashed(wanted.token)) if actor else None
        if actor is None or own is None:
            raise HttpProblem("seat_lost")
        if wanted.seat == own:
            raise HttpProblem("not_yourself")
        others = [one for one in await blocks.players_at(actor.table, wanted.seat) if one != player]
        if not others:
            raise HttpProblem("nobody_to_block")
        if len(await blocks.of(player)) >= BLOCKS_MOST:
            raise HttpProblem("too_many_blocks")
        await blocks.block(player, others, actor.table.chairs[wanted.seat].name, now())
        if wanted.seat not in actor.table.muted_by(own):
            await set_mute(actor, own, wanted.seat, is_muted=True)
        for running in await self._running(player):
            await mute_blocked(running, blocks)
        return BlockList(blocks=await self._players.block_lines(player))

    async def lift(self, request: Request) -> BlockList:
        wanted = await body_of(request, LiftBlock)
        self._joining(request)
        blocks, player = self._players.blocks, await self._players.player_of(wanted.player)
        if wanted.block not in [one.id for one in await blocks.of(player)]:
            raise HttpProblem("no_such_block")
        met = [(actor, await blocks.at(actor.table)) for actor in await self._running(player)]
        await blocks.lift(player, wanted.block)
        for actor, pairs in met:
            left = await blocks.at(actor.table)
            for seat, other in pairs:
                if (seat, other) not in left:
                    await set_mute(actor, seat, other, is_muted=False)
        return BlockList(blocks=await self._players.block_lines(player))

    async def _running(self, player: str) -> list[TableActor]:
        """The tables at which the player sits now."""
        names = {link.table for link in await self._players.book.running(player)}
        found = [await self._tables.find(name) for name in sorted(names)]
        return [actor for actor in found if actor is not None]

    def _joining(self, request: Request) -> None:
        if not self._joins.take(address_of(request)):
            raise HttpProblem("too_many_requests")
