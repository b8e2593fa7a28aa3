"""HTTP API of matchmaking: a seat at a table with the strangers who wait."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

from starlette.requests import Request

from nottingham.server.access import tokens
from nottingham.server.access.rate_limits import RateByAddress, household
from nottingham.server.live.actor import TableActor
from nottingham.server.live.registry import TableRegistry
from nottingham.server.protocol.http_bodies import FindMatch, Seated, SetTable, SitDown
from nottingham.server.protocol.openapi import Endpoint
from nottingham.server.table.matchmaking import fits, rank, settings_for
from nottingham.server.table.state import Table
from nottingham.server.timestamps import now
from nottingham.server.transport.http_answers import (
    HttpProblem,
    address_of,
    body_of,
    mark_of,
    seated_at,
    sit_at,
    token_of,
)
from nottingham.server.transport.player_api import PlayerApi


class MatchApi:
    """What somebody can ask who has no friends at hand."""

    def __init__(self, tables: TableRegistry, players: PlayerApi, joins: RateByAddress, sets: RateByAddress) -> None:
        self._tables = tables
        self._players = players
        self._joins = joins
        self._sets = sets
        self._one_by_one = asyncio.Lock()
        """Two who ask at once would each set a table, and wait alone."""
        self.endpoints = (
            Endpoint("POST", "/api/match", "Find a public table, or set one", self.find_match, Seated, FindMatch, 201),
        )

    async def find_match(self, request: Request) -> Seated:
        wanted = await body_of(request, FindMatch)
        if not self._joins.take(address_of(request)):
            raise HttpProblem("too_many_requests")
        token = token_of(wanted.token)
        if wanted.is_rated and wanted.player is None:
            raise HttpProblem("rated_needs_key")
        async with self._one_by_one:
            table = await self._sit_among(request, wanted, token) or await self._set_table(request, wanted, token)
        await self._players.link(wanted.player, table, token)
        return seated_at(table, token)

    async def _sit_among(self, request: Request, wanted: FindMatch, token: str) -> Table | None:
        """At the first table that takes the newcomer; None where there is none."""
        actors = [actor async for actor in self._fitting(wanted)]
        for actor in sorted(actors, key=lambda one: rank(one.table, wanted.language)):
            mark, own = mark_of(self._tables, actor, request), actor.table.seat_of(tokens.hashed(token))
            if own is not None:  # asked before, and the answer did not arrive
                return actor.table
            if mark and mark in [chair.address for chair in actor.table.chairs]:
                continue  # strangers are not to meet two who can see each other's cards
            if await self._players.blocks_met(wanted.player, actor.table):
                continue  # nobody is told why
            sitting = SitDown(name=wanted.name, language=wanted.language)
            try:
                player = await self._players.claim(actor.table.settings, wanted.player, actor.table.name, token)
                await sit_at(actor, sitting, token, mark, player)
            except HttpProblem:  # full meanwhile, or removed from there before
                continue
            return actor.table
        return None

    async def _fitting(self, wanted: FindMatch) -> AsyncIterator[TableActor]:
        for info in await self._tables.services.store.public_tables():
            if info.stage == "waiting":
                actor = await self._tables.find(info.table)
                if actor and fits(actor.table, wanted, now(), has_company=bool(actor.connected())):
                    yield actor

    async def _set_table(self, request: Request, wanted: FindMatch, token: str) -> Table:
        if not self._sets.take(address_of(request)):
            raise HttpProblem("too_many_requests")
        asked = SetTable(settings=settings_for(wanted), name=wanted.name, language=wanted.language)
        player = await self._players.claim(asked.settings, wanted.player, tokens.table_name_of(token), token)
        table, refusal = await self._tables.set_table(asked, token, household(address_of(request)), player)
        if refusal is not None:
            raise HttpProblem(refusal.code, **refusal.parameters)
        return table
