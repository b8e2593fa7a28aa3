"""HTTP API of ratings: boards for anybody, one's own by the player's key, and what a game brought by its name."""

from __future__ import annotations

from starlette.requests import Request

from nottingham.server.access.rate_limits import RateByAddress
from nottingham.server.live.registry import TableRegistry
from nottingham.server.protocol.openapi import Endpoint
from nottingham.server.protocol.ratings import (
    AskRatedGame,
    AskRatings,
    OwnPlayerRatings,
    OwnRatings,
    RatedGame,
    RatingBoard,
)
from nottingham.server.storage.rating_stories import board_of, own_ratings, rated_games_of
from nottingham.server.table.rating import Ladder, season_of
from nottingham.server.timestamps import now
from nottingham.server.transport.http_answers import HttpProblem, address_of, body_of
from nottingham.server.transport.player_api import PlayerApi


class RatingApi:
    """Ratings, as far as the holder of the key may know them. What is over is counted before anything is told."""

    def __init__(self, tables: TableRegistry, players: PlayerApi, reads: RateByAddress) -> None:
        self._book = tables.ratings
        self._players = players
        self._reads = reads
        self.endpoints = (
            Endpoint("POST", "/api/ratings", "A ladder of ratings", self.board, RatingBoard, AskRatings),
            Endpoint("POST", "/api/ratings/mine", "One's own ratings", self.mine, OwnRatings, OwnPlayerRatings),
            Endpoint("POST", "/api/ratings/game", "What a game brought", self.rated_game, RatedGame, AskRatedGame),
        )

    async def board(self, request: Request) -> RatingBoard:
        wanted = await body_of(request, AskRatings)
        self._reading(request)
        await self._book.count_pending()
        player = None if wanted.player is None else await self._players.player_of(wanted.player)
        ladder = Ladder(wanted.season or season_of(now()), wanted.edition, wanted.players)
        return await board_of(self._book, ladder, player)

    async def mine(self, request: Request) -> OwnRatings:
        wanted = await body_of(request, OwnPlayerRatings)
        self._reading(request)
        return await own_ratings(self._book, await self._players.player_of(wanted.player))

    async def rated_game(self, request: Request) -> RatedGame:
        wanted = await body_of(request, AskRatedGame)
        self._reading(request)
        await self._book.count_pending()
        found = (await rated_games_of(self._book, [wanted.game])).get(wanted.game)
        if found is None:
            raise HttpProblem("no_such_game")
        return found

    def _reading(self, request: Request) -> None:
        if not self._reads.take(address_of(request)):
            raise HttpProblem("too_many_requests")
