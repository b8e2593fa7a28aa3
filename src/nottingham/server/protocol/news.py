"""News: what happened at a table, as its viewers learn of it inside an `Update`."""

from __future__ import annotations

from typing import Literal

import msgspec

from nottingham.rules.engine.families import Event
from nottingham.rules.engine.refusals import Parameter
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.settings import Settings


class News(msgspec.Struct, frozen=True, gc=False, tag_field="news", forbid_unknown_fields=True, kw_only=True):
    """Something that happened at a table, as a viewer learns of it."""


class SeatTaken(News, frozen=True, tag="seat_taken"):
    """A seat was taken."""

    seat: Seat
    name: str
    language: str


class SeatAsked(News, frozen=True, tag="seat_asked"):
    """A newcomer asks for the seat of a bot in a running game: the people at the table say whether they may."""

    seat: Seat
    name: str


class SeatDenied(News, frozen=True, tag="seat_denied"):
    """The newcomer who asked for the seat of a bot may not have it in this game."""

    seat: Seat


class SeatLeft(News, frozen=True, tag="seat_left"):
    """A person left for good, or was asked to."""

    seat: Seat
    was_removed: bool = False


class BotSeated(News, frozen=True, tag="bot_seated"):
    """A bot took a seat."""

    seat: Seat
    bot: str


class SeatHeld(News, frozen=True, tag="seat_held"):
    """A bot holds a seat until its player returns."""

    seat: Seat
    bot: str
    why: Literal["asked", "clock", "host", "away"]
    """Its player asked for it, let the clock run out, was put aside by the host, or lost the connection: who comes
    back after that has the seat again at once; the others ask for it with `Return`."""


class SeatReturned(News, frozen=True, tag="seat_returned"):
    """A player took the seat back from the bot."""

    seat: Seat


class Renamed(News, frozen=True, tag="renamed"):
    """A person goes by another name."""

    seat: Seat
    name: str
    language: str


class ReadySet(News, frozen=True, tag="ready_set"):
    """A person is ready, or no longer."""

    seat: Seat
    is_ready: bool


class HostChanged(News, frozen=True, tag="host_changed"):
    """Another person is host; None when no person is left."""

    seat: Seat | None


class SettingsChanged(News, frozen=True, tag="settings_changed"):
    """The host agreed on other rules; nobody is ready any more."""

    settings: Settings


class GameBegan(News, frozen=True, tag="game_began"):
    """A game began, the first or a later one at this table."""

    number: int
    ruleset: Ruleset
    events: tuple[Event, ...]


class Played(News, frozen=True, tag="played", omit_defaults=True):
    """A seat did something, or the clock (no seat) did; these are its consequences."""

    seat: Seat | None
    events: tuple[Event, ...]
    was_default: bool = False
    """The clock ran out and the move was made for the seat."""


class StoodIn(News, frozen=True, tag="stood_in"):
    """A bot makes the move that follows, because the model whose seat it is gave no answer that could be used."""

    seat: Seat
    bot: str
    why: str


class GameSetAside(News, frozen=True, tag="game_set_aside"):
    """Back to the waiting room, with the same seats."""


class Said(News, frozen=True, tag="said"):
    """A seat spoke: a phrase by code, or free text."""

    seat: Seat
    phrase: str = ""
    to: Seat | None = None
    text: str = ""


class Spoke(News, frozen=True, tag="spoke"):
    """A bot spoke: a line of its character by code, which every viewer reads in their own language."""

    seat: Seat
    character: str
    intent: str
    variant: int
    parameters: dict[str, Parameter] = {}
    words: str = ""
    """The same in words that a language model lent; only for those who read its language."""
    language: str = ""
    """Which that is; empty where nobody lent any."""


class GameKept(News, frozen=True, tag="game_kept"):
    """The game that just ended can be looked at again under this name."""

    number: int
    game: str


class GameErased(News, frozen=True, tag="game_erased"):
    """A finished game was erased, with everything that was in it."""

    number: int


class TableClosed(News, frozen=True, tag="table_closed"):
    """The operator closed the table for good."""


class Hurried(News, frozen=True, tag="hurried"):
    """A person asked the bots to hurry."""

    seat: Seat


class Resumed(News, frozen=True, tag="resumed"):
    """People came back to a table that had paused; its clocks started afresh."""


AnyNews = (
    SeatTaken
    | SeatAsked
    | SeatDenied
    | SeatLeft
    | BotSeated
    | SeatHeld
    | SeatReturned
    | Renamed
    | ReadySet
    | HostChanged
    | SettingsChanged
    | GameBegan
    | Played
    | StoodIn
    | GameSetAside
    | Said
    | Spoke
    | Hurried
    | Resumed
    | GameKept
    | GameErased
    | TableClosed
)
