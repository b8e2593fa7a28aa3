"""Hosting: what the host alone may ask, and how a game begins."""

from __future__ import annotations

from random import Random
from typing import Any

from msgspec.structs import replace

from nottingham.rules.engine.chance import MASK
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.game import new_game
from nottingham.server.protocol.news import BotSeated, GameBegan, HostChanged, SeatHeld, SeatLeft, SettingsChanged
from nottingham.server.protocol.requests import ChangeSettings, ClaimHost, HandOver, Remove, SeatBot, Start
from nottingham.server.table.bot_names import GOOD_COMPANY, may_sit
from nottingham.server.table.daily import daily_seed
from nottingham.server.table.envelope import Facts, Handler, Moved, RequestContext
from nottingham.server.table.log import Banned, FillSeats, Recalled, Seeded
from nottingham.server.table.seat_requests import back_in_seat, played_on_by_bot
from nottingham.server.table.seating import objection_to, refuse_stranger, ruleset_of
from nottingham.server.table.state import Table, table_refuse
from nottingham.server.table.tutorial import SEED


def by_host(handler: Handler) -> Handler:
    """Refuses everybody but the host."""

    def handle(context: RequestContext, request: Any) -> Facts | Moved | Refusal:
        return handler(context, request) if context.seat == context.table.host else table_refuse("not_host")

    return handle


def change_settings(context: RequestContext, request: ChangeSettings) -> Facts | Refusal:
    table = context.table
    if table.stage != "waiting":
        return table_refuse("already_started")
    if table.settings.is_guided:
        return table_refuse("lesson_is_set")
    settings = replace(
        table.settings, edition=request.edition, options=request.options, terms=request.terms, clock=request.clock
    )
    return objection_to(settings) or (SettingsChanged(settings=settings),)


def start(context: RequestContext, _: Start) -> Facts | Refusal:
    table = context.table
    if table.stage != "waiting":
        return table_refuse("already_started")
    if table.settings.day and table.games:
        return table_refuse("daily_tried")
    for seat, chair in enumerate(table.chairs):
        if chair.is_free:
            return table_refuse("seat_empty", seat=seat)
        must_say = chair.is_person and (not chair.bot or table.settings.is_rated)
        if must_say and not chair.is_ready and seat != table.host:
            return table_refuse("not_ready", seat=seat)
    return _begin(table, context.envelope.recalled, context.rng)


def fill_seats(context: RequestContext, _: FillSeats) -> Facts | Refusal:
    """Bots into the empty seats, then the cards: who sat down here agreed to that.

    To people who may see each other's hands they have not: there the cards wait for everybody's word.
    """
    table = context.table
    if table.stage != "waiting" or not table.settings.fill_after:
        return table_refuse("no_clock")
    sitting = {chair.bot for chair in table.chairs}
    coming = [bot for bot in GOOD_COMPANY if bot not in sitting]
    context.rng.shuffle(coming)
    empty = [seat for seat, chair in enumerate(table.chairs) if chair.is_free]
    bots = tuple(BotSeated(seat=seat, bot=bot) for seat, bot in zip(empty, coming, strict=False))
    return bots if table.has_housemates() else (*bots, *_begin(table, (), context.rng))


def _begin(table: Table, recalled: tuple[Recalled, ...], rng: Random) -> Facts:
    """The first or next game, with everything that chance gives it."""
    ruleset = ruleset_of(table.settings)
    is_lesson = table.settings.is_guided and not table.games
    seed = SEED if is_lesson else daily_seed(table)
    seed = rng.getrandbits(64) & MASK if seed is None else seed
    step = new_game(ruleset, seed)
    return (
        Seeded(seed=seed),
        *recalled,
        *back_in_seat(table, table.host),
        GameBegan(number=table.games + 1, ruleset=ruleset, events=step.events),
    )


def remove(context: RequestContext, request: Remove) -> Facts | Refusal:
    table, seat = context.table, request.seat
    if seat == context.seat:
        return table_refuse("not_yourself")
    chair = table.chairs[seat]
    if chair.is_free:
        return table_refuse("seat_empty", seat=seat)
    ban = (Banned(tokens=chair.tokens, address=chair.address),) if chair.is_person else ()
    return (*ban, SeatLeft(seat=seat, was_removed=True), *played_on_by_bot(table, seat))


def seat_bot(context: RequestContext, request: SeatBot) -> Facts | Refusal:
    """Into a seat that is empty, a bot's, or abandoned: nobody who is connected is replaced by the host alone."""
    chair = context.table.chairs[request.seat]
    if not may_sit(request.bot):
        return refuse_stranger(request.bot)
    if chair.is_person and not chair.bot and request.seat not in context.envelope.absent:
        return table_refuse("player_is_here")
    if chair.is_person:
        return (SeatHeld(seat=request.seat, bot=request.bot, why="host"),)
    return (BotSeated(seat=request.seat, bot=request.bot),)


def hand_over(context: RequestContext, request: HandOver) -> Facts | Refusal:
    has_person = context.table.chairs[request.seat].is_person
    return (HostChanged(seat=request.seat),) if has_person else table_refuse("no_person_there")


def claim_host(context: RequestContext, _: ClaimHost) -> Facts | Refusal:
    table, seat = context.table, context.seat
    if seat == table.host:
        return table_refuse("not_yourself")
    is_gone = table.host is None or context.envelope.is_host_away or table.chairs[table.host].is_held
    return (HostChanged(seat=seat),) if is_gone else table_refuse("host_is_here")
