"""HTTP API of the market of the day: how it stands, and one try at it."""

from __future__ import annotations

from starlette.requests import Request

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.access.rate_limits import RateByAddress, household
from nottingham.server.config import Caps
from nottingham.server.live.market_of_the_day import MarketOfTheDay
from nottingham.server.live.registry import TableRegistry
from nottingham.server.protocol.daily import AskToday, Today, TryToday
from nottingham.server.protocol.http_bodies import Seated
from nottingham.server.protocol.openapi import Endpoint
from nottingham.server.transport.http_answers import HttpProblem, address_of, body_of, seated_at, token_of
from nottingham.server.transport.player_api import PlayerApi


class DailyApi:
    """What the holder of a player's key can ask about today's market."""

    def __init__(self, tables: TableRegistry, players: PlayerApi, sets: RateByAddress, caps: Caps) -> None:
        self._market = MarketOfTheDay(tables)
        self._players = players
        self._sets = sets
        self._tries = RateByAddress(caps.tries)
        self.endpoints = (
            Endpoint("POST", "/api/today", "The market of the day", self.today, Today, AskToday),
            Endpoint("POST", "/api/today/try", "Play the market of the day", self.try_today, Seated, TryToday, 201),
        )

    async def today(self, request: Request) -> Today:
        wanted = await body_of(request, AskToday)
        return await self._market.look(token_of(wanted.player))

    async def try_today(self, request: Request) -> Seated:
        wanted = await body_of(request, TryToday)
        token_of(wanted.player)  # weak ones are nobody's
        if not self._sets.take(address_of(request)):
            raise HttpProblem("too_many_requests")
        address = address_of(request)
        found = await self._market.sit(wanted, household(address), lambda: self._tries.take(address))
        if isinstance(found, Refusal):
            raise HttpProblem(found.code, **found.parameters)
        table, token = found
        await self._players.link(wanted.holder or wanted.player, table, token)
        return seated_at(table, token)
