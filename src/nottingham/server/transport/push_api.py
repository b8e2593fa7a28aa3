"""HTTP API of web push: subscribe a browser, see how it is told, and unsubscribe it with one request."""

from __future__ import annotations

from zoneinfo import ZoneInfo

from starlette.requests import Request

from nottingham.server.access import tokens
from nottingham.server.access.rate_limits import RateByAddress
from nottingham.server.access.web_push import PushKeys, WebPush
from nottingham.server.protocol.openapi import Endpoint
from nottingham.server.protocol.pushes import AskPush, PushState, Quiet, Subscribe, Unsubscribe
from nottingham.server.storage.push_book import PushSubscription, QuietHours
from nottingham.server.timestamps import now
from nottingham.server.transport.http_answers import HttpProblem, address_of, body_of
from nottingham.server.transport.player_api import PlayerApi


class PushApi:
    """What a browser can ask that wants to be told of its player's turn."""

    def __init__(self, players: PlayerApi, push: WebPush | None, joins: RateByAddress) -> None:
        self._players = players
        self._push = push
        self._joins = joins
        self.endpoints = (
            Endpoint("POST", "/api/push", "How a browser is told", self.show, PushState, AskPush),
            Endpoint("POST", "/api/push/subscribe", "Be told of one's turn", self.subscribe, PushState, Subscribe),
            Endpoint("POST", "/api/push/unsubscribe", "Be told no more", self.unsubscribe, PushState, Unsubscribe),
        )

    async def show(self, request: Request) -> PushState:
        wanted = await body_of(request, AskPush)
        self._joining(request)
        own = await self._players.pushes.of(await self._players.player_of(wanted.player))
        found = next((one for one in own if one.id == _id(wanted.endpoint)), None)
        return PushState(quiet=Quiet(*found.quiet) if found else None)

    async def subscribe(self, request: Request) -> PushState:
        wanted = await body_of(request, Subscribe)
        self._joining(request)
        if self._push is None:
            raise HttpProblem("push_not_offered")
        keys = PushKeys(wanted.p256dh, wanted.auth)
        if self._push.endpoint(wanted.endpoint) is None or not keys.are_sound:
            raise HttpProblem("push_refused")
        if not _is_zone(wanted.quiet.zone):
            raise HttpProblem("push_zone_unknown", zone=wanted.quiet.zone)
        quiet = QuietHours(wanted.quiet.first, wanted.quiet.last, wanted.quiet.zone)
        player = await self._players.player_of(wanted.player)
        subscription = PushSubscription(
            _id(wanted.endpoint), player, wanted.endpoint, keys, wanted.language, quiet, now()
        )
        await self._players.pushes.subscribe(subscription)
        return PushState(quiet=wanted.quiet)

    async def unsubscribe(self, request: Request) -> PushState:
        wanted = await body_of(request, Unsubscribe)
        self._joining(request)
        await self._players.pushes.unsubscribe(_id(wanted.endpoint))
        return PushState(quiet=None)

    def _joining(self, request: Request) -> None:
        if not self._joins.take(address_of(request)):
            raise HttpProblem("too_many_requests")


def _id(endpoint: str) -> str:
    return tokens.hashed(f"push\0{endpoint}")


def _is_zone(name: str) -> bool:
    """Whether a time zone is known; a name that leads out of the folder of zones is none."""
    try:
        return bool(ZoneInfo(name))
    except (ValueError, OSError, LookupError):
        return False
