"""HTTP bodies: what the API takes and gives, in JSON."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from nottingham.rules.engine.actions import Propose
from nottingham.rules.engine.families import Terms
from nottingham.rules.engine.goods import PrintedGood
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.messages import TableInfo
from nottingham.server.protocol.primitives import (
    BotName,
    Code,
    Language,
    MessagePart,
    Name,
    SeatNumber,
    TableName,
    Token,
)
from nottingham.server.protocol.settings import Settings
from nottingham.server.timestamps import Moment


class Body(MessagePart, frozen=True):
    """What a client sends in a request."""


class ReadWords(Body, frozen=True):
    """What would these words of mine be as an offer? They are read, and neither kept nor said."""

    token: Token
    text: Annotated[str, Meta(max_length=280)]
    language: Language = "en"


class WordsRead(MessagePart, frozen=True):
    """The offer that was read; nothing is done with it."""

    offer: Propose | None = None
    refusal: Refusal | None = None
    """Why the seat could not make it now."""


class SetTable(Body, frozen=True):
    """Create a table and sit down as its host."""

    settings: Settings = Settings()
    name: Name = ""
    language: Language = "en"
    bots: Annotated[tuple[BotName, ...], Meta(max_length=5)] = ()
    """Who sits in the other seats, from the second on; the rest stay empty."""
    token: Token | None = None
    """The secret of the seat, made by the client; sent again, it finds the same seat."""
    player: Token | None = None
    """The player's key, if there is one: the seat then hangs on it."""


class SetTablet(Body, frozen=True):
    """Create a table around a screen that all look at: it has no seat, and the first who sits down is host."""

    settings: Settings = Settings()
    bots: Annotated[tuple[BotName, ...], Meta(max_length=5)] = ()
    """Who sits from the second seat on; the rest stay empty."""
    token: Token | None = None
    """Made by the client; sent again, it finds the same table. It opens no seat."""


class TabletSet(MessagePart, frozen=True):
    """The table, and the invitation with which players sit down there and the screen watches."""

    table: str
    code: str


class SitDown(Body, frozen=True):
    """Take an empty seat, or take over a bot's."""

    name: Name = ""
    language: Language = "en"
    code: Code | None = None
    """The invitation; public tables need none."""
    seat: SeatNumber | None = None
    """Any empty one if left out."""
    token: Token | None = None
    player: Token | None = None
    """The player's key, if there is one: the seat then hangs on it."""


class Seated(MessagePart, frozen=True):
    """Where one sits, and the secret that proves it."""

    table: str
    seat: Seat
    token: str
    code: str


class FindMatch(Body, frozen=True):
    """Sit down at a public table that waits for people; where none fits, set one."""

    name: Name = ""
    language: Language = "en"
    edition: Annotated[str, Meta(max_length=20)] | None = None
    players: Annotated[int, Meta(ge=3, le=6)] | None = None
    seconds: Annotated[int, Meta(ge=10, le=14 * 24 * 3600)] | None = None
    """For each decision. Like edition and players: any if left out, but a table played at leisure only if asked for."""
    fill_after: Annotated[int, Meta(ge=10, le=3600)] = 60
    """Seconds until bots take the seats that nobody came for, at a table that is set for this."""
    is_rated: bool = False
    """Whether it is to be a rated table, which needs a player's key; others are not."""
    token: Token | None = None
    player: Token | None = None
    """The player's key, if there is one: the seat then hangs on it."""


class FindTable(Body, frozen=True):
    """To which table does this invitation lead."""

    code: Code


class AskKey(Body, frozen=True):
    """Ask for a key with which another device can open this seat, once."""

    token: Token


class SeatKey(MessagePart, frozen=True):
    """Opens a seat once, until it is due; it travels in the fragment of an address."""

    key: str
    due: Moment


class UseKey(Body, frozen=True):
    """Open a seat with a key; the key is used up."""

    key: Token
    token: Token | None = None
    """The secret that opens the seat from now on, made by the client."""
    player: Token | None = None
    """The player's key, if there is one: the seat then hangs on it."""


class SeatClaim(Body, frozen=True):
    """A seat that a browser remembers, and the secret that proves it."""

    table: TableName
    token: Token


class FindSeats(Body, frozen=True):
    """Which of these seats are still there, and where is something to be done."""

    seats: Annotated[tuple[SeatClaim, ...], Meta(max_length=20)]


class MySeat(MessagePart, frozen=True):
    """A seat that was found again."""

    seat: Seat
    must_act: bool
    touched: Moment
    """When something happened at the table last."""
    table: TableInfo


class MySeats(MessagePart, frozen=True):
    """The seats that are still there; the others are lost."""

    seats: tuple[MySeat, ...]


class TableList(MessagePart, frozen=True):
    """Public tables, the newest first."""

    tables: tuple[TableInfo, ...]


class MixInfo(MessagePart, frozen=True):
    """A choice with which an option cannot be played, and the code of the reason."""

    edition: str
    players: int
    code: str
    beside: str | None
    """The other option it does not go with; None if it is the edition or the number of players."""


class OptionInfo(MessagePart, frozen=True):
    """An optional rule that can be chosen."""

    id: str
    rule: str
    is_asked: bool
    """Whether it is for the host to choose; another comes with the players or the goods that it needs."""
    refused: tuple[MixInfo, ...]
    terms: Terms | None
    """What a table can settle about it, as the law has it."""


class EditionInfo(MessagePart, frozen=True):
    """An edition that can be chosen, and for how many."""

    id: str
    players: tuple[int, ...]


class HouseFile(Body, frozen=True):
    """The text of a house-goods file, to be read as the command line would."""

    text: str


class HouseGoodsRead(MessagePart, frozen=True):
    """The goods that a house-goods file describes, as `Settings` takes them."""

    goods: tuple[PrintedGood, ...]


class Offerings(MessagePart, frozen=True):
    """All that can be chosen when a table is set."""

    protocol: int
    editions: tuple[EditionInfo, ...]
    options: tuple[OptionInfo, ...]
    bots: tuple[str, ...]
    brought: tuple[str, ...]
    """Those of the bots that are not ours: the operator named them, by import path or as an installed package does."""
    models: tuple[str, ...]
    """Seats that language models of the operator's can play, by name; empty where there are none."""
    phrases: tuple[str, ...]
    languages: tuple[str, ...]
    has_passkeys: bool = False
    """Whether accounts can be made here: the library for it is installed."""
    push_key: str = ""
    """What a browser subscribes to, to be told of its player's turn; empty where nobody is."""


class Problem(MessagePart, frozen=True):
    """Why an HTTP request was refused: a code with parameters, as in a refusal."""

    code: str
    parameters: dict[str, str | int] = {}  # noqa: RUF012 - msgspec copies an empty default


class Health(MessagePart, frozen=True):
    """Whether the process is alive and all its tasks with it; if not, it should be started anew."""

    status: Literal["ok", "failing"]
    version: str


class Readiness(MessagePart, frozen=True):
    """Whether the server can take moves now: found out by a commit of its own."""

    status: Literal["ready", "not_ready"]
    can_commit: bool
    oldest_waiting_ms: int
    """For how long the move that waits longest has waited to be committed; 0 where none does."""
