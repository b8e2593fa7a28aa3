"""Requests of a seat: what everybody at the table may ask beside the game."""

from __future__ import annotations

from typing import Any

import msgspec

from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.news import (
    AnyNews,
    BotSeated,
    GameSetAside,
    HostChanged,
    Hurried,
    ReadySet,
    Renamed,
    Said,
    SeatHeld,
    SeatLeft,
    SeatReturned,
    Spoke,
)
from nottingham.server.protocol.primitives import PHRASES, REACTIONS
from nottingham.server.protocol.requests import (
    Hurry,
    Leave,
    Mute,
    Rematch,
    Rename,
    Report,
    Return,
    Revoke,
    Say,
    SayText,
    SetReady,
    StepAway,
)
from nottingham.server.table.envelope import Facts, Handler, Moved, RequestContext
from nottingham.server.table.log import MuteSet, Speak, TokensRevoked
from nottingham.server.table.sanitize import clean_name, clean_text
from nottingham.server.table.state import STAND_IN, Table, table_refuse


def about_seat(handler: Handler) -> Handler:
    """Refuses a request about a seat that the table does not have."""

    def handle(context: RequestContext, request: Any) -> Facts | Moved | Refusal:
        if request.seat >= len(context.table.chairs):
            return table_refuse("no_such_seat", seat=request.seat)
        return handler(context, request)

    return handle


def rename(context: RequestContext, request: Rename) -> Facts:
    return (Renamed(seat=context.seat, name=clean_name(request.name), language=request.language),)


def set_ready(context: RequestContext, request: SetReady) -> Facts | Refusal:
    if context.table.stage != "waiting":
        return table_refuse("already_started")
    back = back_in_seat(context.table, context.seat) if request.is_ready else ()
    return (*back, ReadySet(seat=context.seat, is_ready=request.is_ready))


def play_again(context: RequestContext, _: Rematch) -> Facts | Refusal:
    if context.table.stage != "finished":
        return table_refuse("game_not_over")
    seat = context.seat
    return (GameSetAside(), *back_in_seat(context.table, seat), ReadySet(seat=seat, is_ready=True))


def leave(context: RequestContext, _: Leave) -> Facts:
    table, seat = context.table, context.seat
    return (SeatLeft(seat=seat), *played_on_by_bot(table, seat), *_host_without(table, seat))


def step_away(context: RequestContext, _: StepAway) -> Facts | Refusal:
    is_held = context.table.chairs[context.seat].is_held
    return table_refuse("seat_held") if is_held else (SeatHeld(seat=context.seat, bot=STAND_IN, why="asked"),)


def come_back(context: RequestContext, _: Return) -> Facts | Refusal:
    is_held = context.table.chairs[context.seat].is_held
    return (SeatReturned(seat=context.seat),) if is_held else table_refuse("seat_not_held")


def hurry(context: RequestContext, _: Hurry) -> Facts | Refusal:
    is_playing = context.table.stage == "playing"
    return (Hurried(seat=context.seat),) if is_playing else table_refuse("not_playing")


def speak(context: RequestContext, request: Speak) -> Facts:
    return (Spoke(seat=context.seat, **msgspec.structs.asdict(request)),)


def mute(context: RequestContext, request: Mute) -> Facts | Refusal:
    if request.seat == context.seat:
        return table_refuse("not_yourself")
    return (MuteSet(seat=context.seat, other=request.seat, is_muted=request.is_muted),)


def report(context: RequestContext, request: Report) -> Facts | Refusal:
    """The row itself is the report."""
    return table_refuse("not_yourself") if request.seat == context.seat else ()


def revoke(context: RequestContext, _: Revoke) -> Facts:
    return (TokensRevoked(seat=context.seat, kept=context.envelope.token),)


def say_phrase(context: RequestContext, request: Say) -> Facts | Refusal:
    if request.phrase not in (*PHRASES, *REACTIONS):
        return table_refuse("no_such_phrase")
    if request.to is not None and request.to >= len(context.table.chairs):
        return table_refuse("no_such_seat", seat=request.to)
    return (Said(seat=context.seat, phrase=request.phrase, to=request.to),)


def say_text(context: RequestContext, request: SayText) -> Facts | Refusal:
    if context.table.settings.is_public:
        return table_refuse("phrases_only")
    text = clean_text(request.text)
    return (Said(seat=context.seat, text=text),) if text else table_refuse("nothing_said")


def back_in_seat(table: Table, seat: Seat | None) -> tuple[AnyNews, ...]:
    """A player who wants the next game plays it: no bot holds the seat any longer."""
    return (SeatReturned(seat=seat),) if seat is not None and table.chairs[seat].is_held else ()


def played_on_by_bot(table: Table, seat: Seat) -> tuple[AnyNews, ...]:
    """A game goes on without a player who left."""
    return (BotSeated(seat=seat, bot=table.chairs[seat].bot or STAND_IN),) if table.stage == "playing" else ()


def _host_without(table: Table, leaver: Seat) -> tuple[AnyNews, ...]:
    """When the host leaves, the next person clockwise is host."""
    if table.host != leaver:
        return ()
    others = [(leaver + step) % len(table.chairs) for step in range(1, len(table.chairs))]
    return (HostChanged(seat=next((seat for seat in others if table.chairs[seat].is_person), None)),)
