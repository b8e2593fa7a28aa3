"""Requests: every message that a client may send over the websocket.

A client says `Hello` first, with the secret of its seat or without one to watch; then it sends commands and requests,
each with an id of its own, and each is answered once.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from nottingham.rules.engine.families import Action, Terms
from nottingham.server.protocol.primitives import (
    PROTOCOL,
    BotName,
    Code,
    CommandId,
    Language,
    Name,
    SeatNumber,
    TableName,
    Token,
)
from nottingham.server.protocol.settings import ClockRules


class Request(msgspec.Struct, frozen=True, gc=False, tag_field="request", forbid_unknown_fields=True, kw_only=True):
    """Something asked of a table; what is asked of the game itself is a `Command`."""


class Rename(Request, frozen=True, tag="rename"):
    """Go by another name, read another language."""

    name: Name
    language: Language


class SetReady(Request, frozen=True, tag="set_ready"):
    """Ready to start, or not yet. Who is ready has their seat back from a bot that held it."""

    is_ready: bool


class Start(Request, frozen=True, tag="start"):
    """Host: deal the cards. Every seat must be taken and every person ready."""


class Remove(Request, frozen=True, tag="remove"):
    """Host: ask a player, or a bot, to leave. During a game a bot holds the seat."""

    seat: SeatNumber


class SeatBot(Request, frozen=True, tag="seat_bot"):
    """Host: put a bot in an empty seat, or let it hold an abandoned one."""

    seat: SeatNumber
    bot: BotName


class HandOver(Request, frozen=True, tag="hand_over"):
    """Host: let somebody else be host."""

    seat: SeatNumber


class ChangeSettings(Request, frozen=True, tag="change_settings"):
    """Host: agree on other rules before the cards are dealt, with the same seats; then nobody is ready any more."""

    edition: Annotated[str, Meta(max_length=20)]
    options: Annotated[tuple[Annotated[str, Meta(max_length=32)], ...], Meta(max_length=16)] = ()
    terms: Annotated[tuple[Terms, ...], Meta(max_length=16)] = ()
    clock: ClockRules = ClockRules()


class Leave(Request, frozen=True, tag="leave"):
    """Give up the seat for good. During a game a bot plays on."""


class StepAway(Request, frozen=True, tag="step_away"):
    """Let a bot hold the seat until its player returns."""


class Return(Request, frozen=True, tag="return"):
    """Take the seat back from the bot that holds it."""


class Rematch(Request, frozen=True, tag="rematch"):
    """Once a game is over, propose the next: back to the waiting room with the same seats, the proposer ready.

    Nobody is dragged along: the cards are dealt once every person has said that they are ready.
    """


class Say(Request, frozen=True, tag="say"):
    """Say a preset phrase, to all or with somebody in mind; or show a reaction."""

    phrase: Annotated[str, Meta(max_length=32)]
    to: SeatNumber | None = None


class SayText(Request, frozen=True, tag="say_text"):
    """Say something in free words; only at invitation tables."""

    text: Annotated[str, Meta(max_length=1000)]


class Hurry(Request, frozen=True, tag="hurry"):
    """Ask the bots to make up their minds."""


class Mute(Request, frozen=True, tag="mute"):
    """Hear no more of what a seat says, or hear it again. Nobody else is told."""

    seat: SeatNumber
    is_muted: bool


class Report(Request, frozen=True, tag="report"):
    """Tell those who run the server about somebody's manners. Nobody at the table is told."""

    seat: SeatNumber
    why: Literal["words", "name", "stalling", "cheating", "other"]
    text: Annotated[str, Meta(max_length=1000)] = ""


class Admit(Request, frozen=True, tag="admit"):
    """Say whether somebody new may take over the seat of a bot in the running game, and with it see its cards."""

    seat: SeatNumber
    may_sit: bool


class Revoke(Request, frozen=True, tag="revoke"):
    """Close this seat to every other device, and to every key not yet used."""


class ClaimHost(Request, frozen=True, tag="claim_host"):
    """Be host in the place of one who is away."""


Requests = (
    Rename
    | SetReady
    | Start
    | Remove
    | SeatBot
    | HandOver
    | ChangeSettings
    | Leave
    | StepAway
    | Return
    | Rematch
    | Say
    | SayText
    | Hurry
    | Mute
    | Report
    | Admit
    | Revoke
    | ClaimHost
)


class ClientMessage(msgspec.Struct, frozen=True, gc=False, tag_field="type", forbid_unknown_fields=True, kw_only=True):
    """What a client may send over the websocket."""


class Hello(ClientMessage, frozen=True, tag="hello"):
    """The first message: which table, and which seat by its secret; without one, to watch."""

    table: TableName
    protocol: int = PROTOCOL
    token: Token | None = None
    code: Code | None = None
    """Lets a guest watch an invitation table."""
    since: Annotated[int, Meta(ge=0)] | None = None
    """The number of the last update this client has; those after it are sent again."""


class Command(ClientMessage, frozen=True, tag="command"):
    """Do something in the game. `at` is the token of the update that the player was looking at."""

    id: CommandId
    at: Annotated[str, Meta(max_length=64)]
    action: Action


class Ask(ClientMessage, frozen=True, tag="ask"):
    """Ask something of the table."""

    id: CommandId
    request: Requests


class Check(ClientMessage, frozen=True, tag="check"):
    """Would this be allowed? Nothing is done."""

    id: CommandId
    action: Action


class Missing(ClientMessage, frozen=True, tag="missing"):
    """Updates after this number did not arrive: send them again."""

    since: Annotated[int, Meta(ge=0)]


ClientMessages = Hello | Command | Ask | Check | Missing
