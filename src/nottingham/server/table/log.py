"""Event log of a table: one row for each step, with the command that led to it and everything that happened.

Facts are what a row tells. Those that viewers may learn of are `News`; the others are for the server alone, and
since they are no news they cannot be sent to anybody.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, assert_never

import msgspec

from nottingham.bots.recollection import Recollection
from nottingham.locales.saying import PLAIN_GREETING, is_recollection
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.refusals import Parameter
from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.messages import ClockInfo
from nottingham.server.protocol.news import (
    AnyNews,
    BotSeated,
    GameBegan,
    GameErased,
    GameKept,
    GameSetAside,
    HostChanged,
    Hurried,
    Played,
    ReadySet,
    Renamed,
    Resumed,
    Said,
    SeatAsked,
    SeatDenied,
    SeatHeld,
    SeatLeft,
    SeatReturned,
    SeatTaken,
    SettingsChanged,
    Spoke,
    StoodIn,
    TableClosed,
)
from nottingham.server.protocol.requests import Requests
from nottingham.server.protocol.settings import Settings
from nottingham.server.timestamps import Moment

LOG_VERSION = 2
"""Goes up when a row of before would be read wrongly; the upcasts of older rows live with the store."""

WITH_EVENTS = (GameBegan, Played)
"""News that tell the events of a game, each to every viewer as far as it may be read."""
TALK = (Said, Spoke)
KEEPS_SEATING = (Played, StoodIn, *TALK)
"""News after which who sits where is as before."""

Role = Literal["person", "bot", "clock", "server"]


class Sender(msgspec.Struct, frozen=True, gc=False):
    """The sender of a request: a person or a bot for a seat, the clock, or the server itself."""

    role: Role
    seat: Seat | None = None


SERVER = Sender("server")
CLOCK = Sender("clock")


# --- what only the server asks -----------------------------------------------------------------------------------


class Internal(msgspec.Struct, frozen=True, gc=False, tag_field="request", forbid_unknown_fields=True, kw_only=True):
    """A request that no client can send as such."""


class OpenTable(Internal, frozen=True, tag="open"):
    """Set a table, with its host in the first seat; or around a tablet, which has none."""

    table: str
    code: str
    settings: Settings
    bots: tuple[str, ...]
    name: str
    language: str
    token: str
    """Of the first seat, hashed; empty where nobody sits there yet."""
    address: str = ""
    opener: str = ""
    """A hash of where the host comes from, the same at all tables."""
    player: str = ""
    """At a rated table: a mark of the host's key."""


class CupChair(msgspec.Struct, frozen=True, gc=False):
    """The holder of a seat of a cup's table from its beginning: a person, by the hash of a secret, or a bot."""

    name: str = ""
    language: str = "en"
    token: str = ""
    bot: str = ""


class SetCupTable(Internal, frozen=True, tag="set_cup_table"):
    """Set a table of a cup with everybody in their seats, and deal what is dealt at all tables of its round."""

    table: str
    code: str
    settings: Settings
    chairs: tuple[CupChair, ...]
    seed: int


class Sit(Internal, frozen=True, tag="sit", omit_defaults=True):
    """A person with the right to do so takes a seat; the token is hashed."""

    name: str
    language: str
    token: str
    seat: Seat | None = None
    address: str = ""
    """A hash of where they come from, so that who is removed does not sit down again at once."""
    player: str = ""
    """At a rated table: a mark of the player's key."""
    mutes: tuple[Seat, ...] = ()
    """Whom the newcomer has blocked, and who has blocked the newcomer: in one row, so that no other tells of it."""
    muted_by: tuple[Seat, ...] = ()


class GiveKey(Internal, frozen=True, tag="give_key"):
    """Let another device open a seat once, with a key that is hashed."""

    seat: Seat
    key: str


class TurnKey(Internal, frozen=True, tag="turn_key"):
    """Open a seat with a key, and with the token from then on."""

    key: str
    token: str
    address: str = ""


class Play(Internal, frozen=True, tag="play"):
    """Do something in the game."""

    action: Action
    stand_in: str = ""
    """The bot that chose it in the place of a guest, and why the guest did not; empty for none."""
    why: str = ""


class RunOut(Internal, frozen=True, tag="run_out"):
    """A seat's clock has run out."""

    seat: Seat


class FillSeats(Internal, frozen=True, tag="fill_seats"):
    """No other person has come in time: bots take the empty seats, and the game begins."""


class Hold(Internal, frozen=True, tag="hold"):
    """A player has been away for too long."""

    seat: Seat


class Speak(Internal, frozen=True, tag="speak"):
    """A bot says a line of its character."""

    character: str
    intent: str
    variant: int
    parameters: dict[str, Parameter] = {}
    words: str = ""
    language: str = ""


class Resume(Internal, frozen=True, tag="resume"):
    """A person is back at a table that had paused."""


class Erase(Internal, frozen=True, tag="erase"):
    """Forget a finished game."""

    number: int


class Close(Internal, frozen=True, tag="close"):
    """Close a table for good."""


class Scrubbed(Internal, frozen=True, tag="scrubbed"):
    """What was asked here was part of a game that has been erased."""


ServerRequest = OpenTable | SetCupTable | Sit | GiveKey | TurnKey | Hold | Resume | Erase | Close
"""What no seat asks for."""
AnyRequest = Requests | ServerRequest | Play | RunOut | FillSeats | Speak | Scrubbed


# --- what only the server knows ----------------------------------------------------------------------------------


class Private(msgspec.Struct, frozen=True, gc=False, tag_field="private", forbid_unknown_fields=True, kw_only=True):
    """A fact that is never sent."""


class TableSet(Private, frozen=True, tag="table_set"):
    """A table was set."""

    table: str
    code: str
    settings: Settings


class TokenGiven(Private, frozen=True, tag="token_given"):
    """The holder of the secret with this hash has the seat."""

    seat: Seat
    token: str
    address: str = ""
    player: str = ""


class ConsentAsked(Private, frozen=True, tag="consent_asked"):
    """A newcomer waits for the consent of the others to take over the seat of a bot."""

    seat: Seat
    name: str
    language: str
    token: str
    address: str


class ConsentGiven(Private, frozen=True, tag="consent_given"):
    """A seat agrees to the newcomer."""

    seat: Seat


class KeyGiven(Private, frozen=True, tag="key_given"):
    """A key with this hash opens the seat once, until it is due."""

    seat: Seat
    key: str
    due: Moment


class KeyUsed(Private, frozen=True, tag="key_used"):
    """A key was used up."""

    seat: Seat
    key: str


class TokensRevoked(Private, frozen=True, tag="tokens_revoked"):
    """Only this secret still opens the seat."""

    seat: Seat
    kept: str


class Banned(Private, frozen=True, tag="banned"):
    """A person who was removed does not sit down here again."""

    tokens: tuple[str, ...]
    address: str


class MuteSet(Private, frozen=True, tag="mute_set"):
    """A seat does not want to hear another, or wants to again."""

    seat: Seat
    other: Seat
    is_muted: bool


class Chosen(Private, frozen=True, tag="chosen"):
    """What was done for a seat whose clock ran out."""

    action: Action


class Seeded(Private, frozen=True, tag="seeded"):
    """The seed of the game that began."""

    seed: int


class Recalled(Private, frozen=True, tag="recalled"):
    """What the character at a seat remembers of a person, as the game began."""

    seat: Seat
    of: Recollection


AnyPrivate = (
    TableSet
    | TokenGiven
    | ConsentAsked
    | ConsentGiven
    | KeyGiven
    | KeyUsed
    | TokensRevoked
    | Banned
    | MuteSet
    | Chosen
    | Seeded
    | Recalled
)


class BotTurn(msgspec.Struct, frozen=True, gc=False):
    """When a seat that a bot plays is asked next."""

    seat: Seat
    due: Moment


class Row(msgspec.Struct, frozen=True, gc=False, forbid_unknown_fields=True, kw_only=True):
    """One step of a table: who asked what, what happened, and which clocks run since."""

    seq: int
    time: Moment
    sender: Sender
    id: str
    """The command's own id, so that a repeated one is found; made up for the clock, bots and the server."""
    request: AnyRequest
    private: tuple[AnyPrivate, ...] = ()
    news: tuple[AnyNews, ...] = ()
    clocks: tuple[ClockInfo, ...] = ()
    turns: tuple[BotTurn, ...] = ()
    version: int = LOG_VERSION

    @property
    def key(self) -> str:
        return command_key(self.sender, self.id)


def command_key(sender: Sender, id: str) -> str:
    """What no two rows of a table share: ids need be different only within a seat."""
    return f"{sender.role}.{'' if sender.seat is None else sender.seat}.{id}"


def changes_table(news: Iterable[AnyNews]) -> bool:
    """Whether these news may leave the table, apart from its game, other than it was."""
    for one in news:  # noqa: SIM110 - asked after every move; a generator costs more
        if not isinstance(one, KEEPS_SEATING):
            return True
    return False


def told_more(news: AnyNews) -> Iterable[Seat]:
    """Who may read more of these news than a spectator: the readers of what is sealed in their events or words."""
    if isinstance(news, Spoke) and is_recollection(news.intent):
        return (_reader_of(news),)
    if not isinstance(news, WITH_EVENTS):
        return ()
    return [seat for event in news.events for name in event.sealed for seat in getattr(event, name).readers]


def seen_by(news: AnyNews, seat: Seat | None) -> AnyNews:
    """News as a seat may read them (V5); None is a spectator."""
    match news:
        case GameBegan() | Played():
            return msgspec.structs.replace(news, events=tuple([event.as_seen_by(seat) for event in news.events]))
        case (
            SeatTaken()
            | SeatAsked()
            | SeatDenied()
            | SeatLeft()
            | BotSeated()
            | SeatHeld()
            | SeatReturned()
            | Renamed()
            | ReadySet()
        ):
            return news
        case HostChanged() | GameSetAside() | GameKept() | GameErased() | TableClosed() | Resumed():
            return news
        case SettingsChanged():
            return news
        case Spoke() if is_recollection(news.intent) and seat != _reader_of(news):
            return msgspec.structs.replace(news, **PLAIN_GREETING)
        case StoodIn() | Said() | Spoke() | Hurried():
            return news
        case _:
            assert_never(news)


def _reader_of(spoke: Spoke) -> Seat:
    """Whom a word about another evening is for: the others hear a greeting like any other."""
    to = spoke.parameters["to"]
    assert isinstance(to, int)
    return to
