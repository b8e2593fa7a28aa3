"""The log of a table: one row for each step, with the command that led to it and everything that happened.

Facts are what a row tells. Those that viewers may learn of are `News`; the others are for the server alone, and
since they are no news they cannot be sent to anybody.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from nottingham.engine.families import Action
from nottingham.engine.seats import Seat
from nottingham.server.moments import Moment
from nottingham.server.protocol import AnyNews, ClockInfo, GameBegan, News, Played, Requests, Settings

LOG_VERSION = 1
"""Goes up when a row of before would be read wrongly; the upcasts of older rows live with the store."""

Role = Literal["person", "bot", "clock", "server"]


class Sender(msgspec.Struct, frozen=True):
    """Who asks: a person or a bot for a seat, the clock, or the server itself."""

    role: Role
    seat: Seat | None = None


SERVER = Sender("server")
CLOCK = Sender("clock")


# --- what only the server asks -----------------------------------------------------------------------------------


class Internal(msgspec.Struct, frozen=True, tag_field="request", forbid_unknown_fields=True, kw_only=True):
    """A request that no client can send as such."""


class Open(Internal, frozen=True, tag="open"):
    """Set a table, with its host in the first seat."""

    table: str
    code: str
    settings: Settings
    bots: tuple[str, ...]
    name: str
    language: str
    token: str


class Sit(Internal, frozen=True, tag="sit"):
    """Somebody with the right to do so takes a seat; the token is hashed."""

    name: str
    language: str
    token: str
    seat: Seat | None = None


class Play(Internal, frozen=True, tag="play"):
    """Do something in the game."""

    action: Action


class RunOut(Internal, frozen=True, tag="run_out"):
    """A seat's clock has run out."""

    seat: Seat


class Resume(Internal, frozen=True, tag="resume"):
    """Somebody is back at a table that had paused."""


AnyRequest = Requests | Open | Sit | Play | RunOut | Resume


# --- what only the server knows ----------------------------------------------------------------------------------


class Private(msgspec.Struct, frozen=True, tag_field="private", forbid_unknown_fields=True, kw_only=True):
    """A fact that is never sent."""


class TableSet(Private, frozen=True, tag="table_set"):
    """A table was set."""

    table: str
    code: str
    settings: Settings


class TokenGiven(Private, frozen=True, tag="token_given"):
    """Whoever has the secret with this hash holds the seat."""

    seat: Seat
    token: str


class Seeded(Private, frozen=True, tag="seeded"):
    """The seed of the game that began."""

    seed: int


AnyPrivate = TableSet | TokenGiven | Seeded
Fact = News | Private


class BotTurn(msgspec.Struct, frozen=True):
    """When a seat that a bot plays is asked next."""

    seat: Seat
    due: Moment


class Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
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


def seen_by(news: AnyNews, seat: Seat | None) -> AnyNews:
    """News as a seat may read them (V5); None is a spectator."""
    match news:
        case GameBegan() | Played():
            return msgspec.structs.replace(news, events=tuple([event.as_seen_by(seat) for event in news.events]))
    return news
