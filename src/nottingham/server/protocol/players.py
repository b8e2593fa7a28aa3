"""HTTP bodies of players without an account: their games, their figures, and their standing tables.

A player is the holder of a key that a browser made. The server keeps a hash of it, and beside it the seats that were
taken with it; nobody else is ever told which.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.accounts import AccountInfo
from nottingham.server.protocol.evenings import EveningLine, Regular
from nottingham.server.protocol.http_bodies import Body, MySeat, SeatClaim
from nottingham.server.protocol.messages import TableInfo
from nottingham.server.protocol.primitives import Code, Language, MessagePart, Name, SeatNumber, TableName, Token
from nottingham.server.protocol.pushes import PushLine
from nottingham.server.protocol.ratings import OwnRatings
from nottingham.server.protocol.replays import PastGame, PlayerInfo
from nottingham.server.timestamps import Moment
from nottingham.story.league import Occasion


class AskMine(Body, frozen=True):
    """What has this player played, and what runs still."""

    player: Token
    seats: Annotated[tuple[SeatClaim, ...], Meta(max_length=20)] = ()
    """Seats from before there was a key: they are linked to it first."""


class SitMine(Body, frozen=True):
    """Go on in a seat of this player's on a device that has only the key."""

    player: Token
    table: TableName
    token: Token | None = None


class MergePlayers(Body, frozen=True):
    """What hangs on another key hangs on this one too. Nothing of this one's goes to the other."""

    player: Token
    other: Token


class OwnPlayer(Body, frozen=True):
    """Something about all that hangs on a player's key: to take it away as a file, or to have it forgotten."""

    player: Token


class MyGame(MessagePart, frozen=True):
    """A finished game of this player's, and where they sat in it."""

    seat: Seat
    game: PastGame


class BribeOnce(MessagePart, frozen=True):
    """The dearest bribe: with whom, how much gold it was worth, and in which game."""

    other: PlayerInfo
    worth: int
    game: str


class Acquaintance(MessagePart, frozen=True):
    """A player met again and again, and what came of it."""

    other: PlayerInfo
    worth: int
    games: int
    openings: int = 0
    """How often they opened a bag of this player's."""


class PlayerFigures(MessagePart, frozen=True):
    """Statistics over finished games; those at which the player held several seats do not count."""

    games: int
    wins: int
    bags: int
    lies: int
    lies_passed: int
    truths_passed: int
    caught: int
    searched: int
    sheriff_rounds: int
    dearest_paid: BribeOnce | None
    dearest_taken: BribeOnce | None
    nemesis: Acquaintance | None
    """Who opened this player's bags at the highest price."""
    customer: Acquaintance | None
    """Who paid most at this player's gate."""


class StandingLine(MessagePart, frozen=True):
    """A standing table of this player's, in a line."""

    title: str
    code: str
    evenings: int
    touched: Moment
    is_open: bool
    """Whether an evening is under way."""


class Opinion(MessagePart, frozen=True):
    """What a character remembers of a player. Numbers fade from game to game, so they are no whole ones."""

    character: str
    met: Moment
    games: float
    lies: float
    """Bags with a lie, and all bags."""
    bags: float
    opened: float
    """Bags that the player opened at the gate, and all bags there that were not bought free."""
    gate_bags: float
    bribes: float
    kept: float
    """Words given to this character: kept, broken, and still owed."""
    broken: float
    owed: float
    impression: str
    """What stands out, by which the character greets: broken, owed, liar, friend; empty for nothing."""


class PlayerMemory(MessagePart, frozen=True):
    """What characters remember of a player, for the player's own eyes."""

    since: Moment | None
    """From when on games are remembered; None if the player has not agreed to it."""
    opinions: tuple[Opinion, ...]


class AgreeToMemory(Body, frozen=True):
    """Characters may remember this player from now on; or are to forget everything, and remember nothing more."""

    player: Token
    is_agreed: bool


class BlockPlayer(Body, frozen=True):
    """Block who sits there: they are not matched with this player, who hears nothing of them. They are not told."""

    player: Token
    table: TableName
    token: Token
    """Of a seat at that table: who was not there blocks nobody there."""
    seat: SeatNumber


class LiftBlock(Body, frozen=True):
    """A block is lifted."""

    player: Token
    block: Annotated[str, Meta(pattern="^[a-z0-9]{12}$")]


class BlockLine(MessagePart, frozen=True):
    """Another player whom this one blocked, by the name they had then."""

    id: str
    name: str
    since: Moment


class BlockList(MessagePart, frozen=True):
    """The blocks of a player, the latest first."""

    blocks: tuple[BlockLine, ...]


class Mine(MessagePart, frozen=True):
    """All that hangs on a player's key."""

    running: tuple[MySeat, ...]
    games: tuple[MyGame, ...]
    """The newest first."""
    total: int
    """How many finished games there are; the oldest of very many are left out."""
    figures: PlayerFigures
    standing: tuple[StandingLine, ...]
    memory: PlayerMemory
    blocks: tuple[BlockLine, ...]


class LinkedSeat(MessagePart, frozen=True):
    """A seat that hangs on a player's key."""

    table: str
    since: Moment


class MineExported(MessagePart, frozen=True):
    """Everything that the server keeps of a player, to take away."""

    made: Moment
    account: AccountInfo | None
    """Handle, passkeys and browsers, where there is an account; of a passkey the server has the public half alone."""
    seats: tuple[LinkedSeat, ...]
    games: tuple[MyGame, ...]
    records: dict[str, str]
    """Each game on paper, by its name."""
    figures: PlayerFigures
    standing: tuple[StandingLine, ...]
    remembered_since: Moment | None
    """Since when characters may remember the player. What they remember follows from the games, and is nowhere kept."""
    ratings: OwnRatings
    blocks: tuple[BlockLine, ...]
    pushes: tuple[PushLine, ...]
    """The browsers that are told of the player's turn."""


class PlayerForgotten(MessagePart, frozen=True):
    """How much hung on the key that hangs on it no more."""

    seats: int
    standing: int


class PlayersMerged(MessagePart, frozen=True):
    """How many seats came along."""

    seats: int


# --- standing tables ---------------------------------------------------------------------------------------------


class KeepTable(Body, frozen=True):
    """Make this table the first evening of a standing one: a name, and a link that stays."""

    player: Token
    title: Annotated[str, Meta(min_length=1, max_length=64)]
    table: TableName
    token: Token


class FindStanding(Body, frozen=True):
    """To which standing table does this link lead."""

    code: Code


class BeginEvening(Body, frozen=True):
    """A new evening with the same rules and company: set the table, and be its host."""

    code: Code
    name: Name = ""
    language: Language = "en"
    token: Token | None = None
    player: Token | None = None


class LeaveStanding(Body, frozen=True):
    """List this standing table no more among this player's."""

    code: Code
    player: Token


class EveningOpen(MessagePart, frozen=True):
    """The evening that is under way, and its invitation."""

    code: str
    table: TableInfo


class StandingTable(MessagePart, frozen=True):
    """A standing table: its rules, its company, its evenings so far."""

    title: str
    code: str
    edition: str
    seats: int
    bots: tuple[str, ...]
    open: EveningOpen | None
    evenings: int
    games: tuple[PastGame, ...]
    """Of all evenings, the newest first."""
    nights: tuple[EveningLine, ...]
    """Evenings at which a game was finished, the newest first."""
    regulars: tuple[Regular, ...]
    """The league: the player with most points comes first."""
    occasions: tuple[Occasion, ...]
    """What is celebrated at the evening that is under way, or else was at the last."""
