"""Server messages: everything that the server may send over the websocket.

Beside the answers to a client's requests runs a stream of news, numbered without gaps: an `Update` that is complete by
itself, then patches to it.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from nottingham.rules.engine.families import Extra, Prompt
from nottingham.rules.engine.fields import Field
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.stakes import BagStakes
from nottingham.rules.engine.state import Public
from nottingham.server.protocol.news import AnyNews
from nottingham.server.protocol.primitives import MessagePart
from nottingham.server.protocol.settings import Settings
from nottingham.server.timestamps import Moment


class SeatInfo(MessagePart, frozen=True):
    """Who sits where, as all may know."""

    name: str
    bot: str
    """The bot that plays here, for itself or for the person; empty for none."""
    is_person: bool
    is_held: bool
    is_ready: bool


class SeatAsking(MessagePart, frozen=True):
    """A newcomer who waits for the others' consent to take over the seat of a bot."""

    seat: Seat
    name: str
    agreed: tuple[Seat, ...] = ()


class TableInfo(MessagePart, frozen=True):
    """A table as its viewers see it, apart from the game."""

    table: str
    settings: Settings
    stage: Literal["waiting", "playing", "finished", "closed"]
    game: int
    """Which game at this table, from 1; 0 before the first."""
    host: Seat | None
    seats: tuple[SeatInfo, ...]
    asking: SeatAsking | None = None
    """Who asks for the seat of a bot in the running game; everybody who plays has a say."""
    last_game: str = ""
    """The lasting name of the game that ended here last; empty for none."""
    has_hints: bool = False
    """Whether the one person who plays may ask for a hint in the game at hand."""


class ClockInfo(MessagePart, frozen=True):
    """A clock that runs until `due`, or stands still with `left` milliseconds on it."""

    kind: Literal["decision", "law", "fill"]
    """For one decision of a seat, the law's own for a whole Inspection, or until bots take the empty seats."""
    seat: Seat | None
    due: Moment | None = None
    left: int | None = None


class SeatView(MessagePart, frozen=True):
    """The game as one seat sees it; the ruleset is sent once, with the start of the game."""

    seat: Seat | None
    public: Public
    hand: Goods
    bag: Goods
    aside: Goods
    contraband: Goods
    known: tuple[Goods, ...]
    extras: tuple[Extra, ...]


class ServerMessage(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What the server may send over the websocket."""


class Welcome(ServerMessage, frozen=True, tag="welcome"):
    """The answer to `Hello`. An update follows at once."""

    protocol: int
    seat: Seat | None
    seq: int
    now: Moment
    """The server's clock, to count down by."""
    table: TableInfo
    ruleset: Ruleset | None
    code: str | None
    """The invitation, for those who sit at the table."""
    muted: tuple[Seat, ...] = ()
    """Seats that this seat does not want to hear."""


class OpeningCost(MessagePart, frozen=True):
    """What it costs the seat that is told so to open a bag that turns out honest."""

    bag: Seat
    gold: int


class CrownStanding(MessagePart, frozen=True):
    """Who would be King and Queen of a good by what lies face up; face-down royal goods may turn it around."""

    good: str
    kings: tuple[Seat, ...]
    queens: tuple[Seat, ...]


class Outlook(MessagePart, frozen=True):
    """Figures told ahead, from what the seat knows and nothing else, so that no client has to know the rules."""

    stakes: tuple[BagStakes, ...] = ()
    """One's own bag, if it is opened: under each good that can be declared now, or under the one that was."""
    openings: tuple[OpeningCost, ...] = ()
    """The bags that are for this seat alone to decide."""
    crowns: tuple[CrownStanding, ...] = ()


class ActionForm(MessagePart, frozen=True):
    """An action that would answer a prompt: what is settled about it, and the fields that are left to fill in."""

    prompt: str
    action: str
    settled: dict[str, Any]
    fields: tuple[Field, ...]


class Update(ServerMessage, frozen=True, tag="update"):
    """How things stand, whole, and what happened since the number that a client named, or in the last row."""

    seq: int
    """The number of the last row of the table's log that it tells of."""
    after: int
    """The number before the first row whose news it tells; 0 where it tells all there is to know."""
    at: str
    """The token for commands."""
    now: Moment
    news: tuple[AnyNews, ...] = ()
    view: SeatView | None = None
    outlook: Outlook | None = None
    """There whenever there is a view."""
    prompts: tuple[Prompt, ...] = ()
    forms: tuple[ActionForm, ...] = ()
    """How the prompts of optional rules are answered, for clients that do not know them."""
    awaited: tuple[Seat, ...] = ()
    clocks: tuple[ClockInfo, ...] = ()
    table: TableInfo | None = None


class PatchedUpdate(ServerMessage, frozen=True, tag="patch", omit_defaults=True):
    """What happened in one row of the log, and what of the update before it, number `seq - 1`, has changed since."""

    seq: int
    news: tuple[AnyNews, ...] = ()
    shared: dict[str, Any] = {}
    """The patch that every viewer is sent."""
    own: dict[str, Any] = {}
    """The patch of this seat alone."""
    now: Moment | None = None
    """The server's clock, where one at the table is running."""
    checksum: int | None = None
    """Of how things stand once it is applied; where it is not, an update is `Missing`. Told now and then."""


class Absence(MessagePart, frozen=True):
    """A person who has a seat and no connection."""

    seat: Seat
    since: Moment
    due: Moment | None = None
    """When a bot holds the seat if nobody comes back before; None for never."""


class Presence(ServerMessage, frozen=True, tag="presence"):
    """Which seats have a person connected, who is away, and how many watch. Not numbered: the last one counts."""

    connected: tuple[Seat, ...]
    spectators: int
    absent: tuple[Absence, ...] = ()


class Done(ServerMessage, frozen=True, tag="done"):
    """It was done, and is in the log under this number."""

    id: str
    seq: int


class Refused(ServerMessage, frozen=True, tag="refused"):
    """It was not done, and why."""

    id: str
    refusal: Refusal


class Checked(ServerMessage, frozen=True, tag="checked"):
    """Whether something would be allowed: no refusal means yes."""

    id: str
    refusal: Refusal | None
    stakes: tuple[BagStakes, ...] = ()
    """For a bag that could be loaded so: what is at stake under each good that it can be declared as."""


class Farewell(ServerMessage, frozen=True, tag="farewell"):
    """The last message before the server closes the connection."""

    why: str


ServerMessages = Welcome | Update | PatchedUpdate | Presence | Done | Refused | Checked | Farewell
