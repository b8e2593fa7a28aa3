"""HTTP bodies of cups: people play the same deals at every table, and are compared seat by seat."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.http_bodies import Body
from nottingham.server.protocol.primitives import Code, Language, MessagePart, Name, Token
from nottingham.server.timestamps import Moment

CupStage = Literal["gathering", "playing", "finished"]


class CupRules(MessagePart, frozen=True):
    """What the founder of a cup settles."""

    edition: Annotated[str, Meta(max_length=20)] = "first"
    players: Annotated[int, Meta(ge=3, le=6)] = 4
    """Seats at each table; bots of the same line-up take those that no person has."""
    rounds: Annotated[int, Meta(ge=1, le=5)] = 3
    pace: Literal["evening", "week"] = "evening"
    """Minutes or hours for a decision."""
    is_short: bool = False
    """Whether everyone guards the gate one time fewer."""


class FoundCup(Body, frozen=True):
    """Found a cup, and take part in it."""

    player: Token
    title: Name
    name: Name = ""
    language: Language = "en"
    rules: CupRules = CupRules()


class FindCup(Body, frozen=True):
    """A cup by its link: as everybody sees it, and with a player's key what is theirs."""

    code: Code
    player: Token | None = None


class JoinCup(Body, frozen=True):
    """Take part in a cup that has not begun; asked again, be called otherwise."""

    code: Code
    player: Token
    name: Name = ""
    language: Language = "en"


class OwnCup(Body, frozen=True):
    """What somebody who takes part asks of a cup: to begin it, or to leave before that."""

    code: Code
    player: Token


class ListCups(Body, frozen=True):
    """The cups of a player."""

    player: Token


class CupLine(MessagePart, frozen=True):
    """A cup of a player's, in a line."""

    title: str
    code: str
    stage: CupStage
    people: int
    touched: Moment


class CupList(MessagePart, frozen=True):
    """The cups of a player, the latest first."""

    cups: tuple[CupLine, ...]


class CupSeat(MessagePart, frozen=True):
    """A seat at a table of a cup; what came of it is told once all tables of the round are done."""

    person: int | None
    """The place of who sits there among the people of the cup; None is a bot."""
    bot: str = ""
    points: int | None = None
    share: int | None = None
    """Of a thousand: how many of the same seat at other tables had fewer points, a tie being half."""


class CupTableInfo(MessagePart, frozen=True):
    """A table of a cup, which nobody else can find by this."""

    seats: tuple[CupSeat, ...]
    is_done: bool
    game: str = ""
    """The lasting name of its game, once all tables of the round are done."""


class CupStanding(MessagePart, frozen=True):
    """How somebody stands after the rounds that are over."""

    person: int
    place: int
    share: int
    """Of a thousand, over all rounds."""
    ahead: int
    """Points ahead of the middle of the same seat, over all rounds: it decides between equals."""


class CupStory(MessagePart, frozen=True):
    """A cup as its page shows it. It opens no seat."""

    title: str
    code: str
    stage: CupStage
    rules: CupRules
    bots: tuple[str, ...]
    """Who has which seat wherever no person sits."""
    people: tuple[str, ...]
    """Their names; empty for one who was forgotten."""
    rounds: tuple[tuple[CupTableInfo, ...], ...]
    """The tables of each round that has begun."""
    standings: tuple[CupStanding, ...]
    by_place: bool
    """Whether a round had a single table that was played out, so that its places counted."""
    me: int | None = None
    is_founder: bool = False
    my_table: str = ""
    """Where this player's seat is in the round that is played."""
    my_seat: Seat | None = None
