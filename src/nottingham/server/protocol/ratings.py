"""HTTP bodies of ratings: boards, one's own history, and what a game brought. No player's id is in them."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.http_bodies import Body
from nottingham.server.protocol.primitives import MessagePart, Token
from nottingham.server.timestamps import Moment

Season = Annotated[str, Meta(pattern=r"^(\d{4}-Q[1-4])?$")]


class AskRatings(Body, frozen=True):
    """The board of one ladder; with a key, also where its holder stands."""

    edition: Annotated[str, Meta(max_length=20)] = "first"
    players: Annotated[int, Meta(ge=3, le=6)] = 4
    season: Season = ""
    """The one that runs, if left out."""
    player: Token | None = None


class RatingLine(MessagePart, frozen=True):
    """A player on a board, by the name they played under last."""

    rank: int
    name: str
    rating: int
    games: int
    is_mine: bool = False


class BotRating(MessagePart, frozen=True):
    """What a bot came to at rated tables."""

    bot: str
    rating: int
    games: int
    is_provisional: bool


class LadderRating(MessagePart, frozen=True):
    """A rating on one ladder in one season."""

    season: str
    edition: str
    players: int
    rating: int
    games: int
    is_provisional: bool


class RatingBoard(MessagePart, frozen=True):
    """A ladder: the best people first, then the bots, and where one stands oneself."""

    season: str
    seasons: tuple[str, ...]
    """In which anything was played, the newest first."""
    edition: str
    players: int
    games_needed: int
    """Before a rating is on the board."""
    lines: tuple[RatingLine, ...]
    bots: tuple[BotRating, ...]
    mine: LadderRating | None


class OwnPlayerRatings(Body, frozen=True):
    """All ratings of a player's key, and the games that led to them."""

    player: Token


class RatedSeat(MessagePart, frozen=True):
    """What a rated game brought to one seat; without numbers where nothing is known or kept."""

    seat: Seat
    name: str
    bot: str
    place: int
    has_left: bool
    before: int | None
    after: int | None
    is_provisional: bool


class RatedGame(MessagePart, frozen=True):
    """A rated game and what it brought."""

    game: str
    """Its name, to watch it by; empty where it is no longer kept."""
    ended: Moment
    season: str
    edition: str
    status: Literal["pending", "counted", "over_limit"]
    """Over the limit: these people had played as many rated games that day as count."""
    seats: tuple[RatedSeat, ...]


class OwnRatedGame(MessagePart, frozen=True):
    """A rated game, and which seat was one's own."""

    seat: Seat
    game: RatedGame


class OwnRatings(MessagePart, frozen=True):
    """All that is kept of a player's ratings."""

    ratings: tuple[LadderRating, ...]
    """The newest season first."""
    games: tuple[OwnRatedGame, ...]
    """The newest first; the oldest of very many are left out."""


class AskRatedGame(Body, frozen=True):
    """What did this game bring."""

    game: Annotated[str, Meta(pattern="^[a-z0-9]{24}$")]
