"""HTTP bodies of the market of the day."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from nottingham.server.protocol.http_bodies import Body
from nottingham.server.protocol.primitives import Language, MessagePart, Name, Token
from nottingham.server.timestamps import Moment
from nottingham.tutor.daily import RoundMark

Day = Annotated[str, Meta(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class AskToday(Body, frozen=True):
    """Today's market, as one player stands in it."""

    player: Token
    """The player's key; the server keeps nothing of it but what its table is called."""


class TryToday(Body, frozen=True):
    """Sit down at today's market: once. Asked again, the same game goes on."""

    player: Token
    """The browser's own key, no matter who is signed in there: the try is that browser's."""
    holder: Token | None = None
    """The key that the seat hangs on, where it is another: that of the account."""
    name: Name = ""
    language: Language = "en"


class BoardLine(MessagePart, frozen=True):
    """One result on the board."""

    rank: int
    name: str
    points: int
    place: int
    """Among the four at that table."""
    is_mine: bool = False


class DayBoard(MessagePart, frozen=True):
    """The best results of a day on this server."""

    day: Day
    finished: int
    """How many have played it to the end here."""
    lines: tuple[BoardLine, ...]
    best_game: str = ""
    """The game at the top, to be watched; told once the day is over."""


class Today(MessagePart, frozen=True):
    """Today's market: the same for all, and how one player stands in it."""

    day: Day
    ends: Moment
    edition: str
    rounds: int
    company: tuple[str, ...]
    stage: Literal["fresh", "playing", "finished", "given_up"]
    table: str
    """Where it is played; empty before."""
    mine: BoardLine | None
    marks: tuple[RoundMark, ...]
    """What each round was like, once it is over; it tells no cards."""
    streak: int
    """Days in a row that were played to the end, up to today or yesterday."""
    board: DayBoard
    yesterday: DayBoard
