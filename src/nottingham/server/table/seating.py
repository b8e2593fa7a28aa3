"""Seating: tables are set, people sit down, keys open seats. What no seat asks for."""

from __future__ import annotations

from nottingham.bots.guest import PREFIX
from nottingham.record.house import check_house_goods
from nottingham.rules.engine.refusals import InputError, Refusal
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import new_game
from nottingham.rules.rulebook import compose, settled_by_name
from nottingham.server.protocol.news import BotSeated, GameBegan, HostChanged, SeatHeld, SeatTaken
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.bot_names import is_guest, may_sit
from nottingham.server.table.envelope import Facts, RequestContext
from nottingham.server.table.late_arrivals import seated, sit_in_running_game
from nottingham.server.table.log import (
    GiveKey,
    Hold,
    KeyGiven,
    KeyUsed,
    MuteSet,
    OpenTable,
    Seeded,
    SetCupTable,
    Sit,
    TableSet,
    TokenGiven,
    TurnKey,
)
from nottingham.server.table.rated_tables import (
    objection_to_address,
    objection_to_guest,
    objection_to_host,
    objection_to_rated,
)
from nottingham.server.table.sanitize import clean_name
from nottingham.server.table.state import STAND_IN, Holder, Table, table_refuse
from nottingham.server.table.tutorial import COMPANY, LESSON
from nottingham.server.timestamps import MINUTE

KEY_LASTS = 10 * MINUTE


def ruleset_of(settings: Settings) -> Ruleset:
    return compose(
        settings.edition,
        settings.players,
        settings.options,
        **settled_by_name(settings.terms),
    )


def objection_to(settings: Settings) -> Refusal | None:
    """Why a table cannot be set like this."""
    if settings.is_guided and settings != LESSON:
        return table_refuse("lesson_is_set")
    if settings.is_public and any(terms.is_free_text for terms in settings.terms):
        return table_refuse("house_needs_invitation")
    try:
        check_house_goods(tuple(good for terms in settings.terms for good in terms.goods_brought()))
        ruleset_of(settings)
    except InputError as error:
        return table_refuse(error.code, **error.parameters)
    return objection_to_rated(settings)


def open_table(context: RequestContext, request: OpenTable) -> Facts | Refusal:
    assert context.table.seq == 0
    if refusal := objection_to(request.settings) or objection_to_host(request):
        return refusal
    if request.settings.is_guided and request.bots != COMPANY:
        return table_refuse("lesson_is_set")
    if len(request.bots) >= request.settings.players:
        return table_refuse("too_many_bots")
    if strangers := [bot for bot in request.bots if not may_sit(bot)]:
        return refuse_stranger(strangers[0])
    return (
        TableSet(table=request.table, code=request.code, settings=request.settings),
        *(_host_seated(request) if request.token else ()),
        *(BotSeated(seat=place, bot=bot) for place, bot in enumerate(request.bots, start=1)),
    )


def open_for_cup(_: RequestContext, request: SetCupTable) -> Facts:
    """The table has no host and needs none: it is dealt in the same moment."""
    people = [(seat, chair) for seat, chair in enumerate(request.chairs) if chair.token]
    ruleset = ruleset_of(request.settings)
    return (
        TableSet(table=request.table, code=request.code, settings=request.settings),
        *(TokenGiven(seat=seat, token=chair.token) for seat, chair in people),
        Seeded(seed=request.seed),
        *(SeatTaken(seat=seat, name=chair.name, language=chair.language) for seat, chair in people),
        *(BotSeated(seat=seat, bot=chair.bot) for seat, chair in enumerate(request.chairs) if chair.bot),
        GameBegan(number=1, ruleset=ruleset, events=new_game(ruleset, request.seed).events),
    )


def _host_seated(request: OpenTable) -> Facts:
    return (
        TokenGiven(seat=0, token=request.token, address=request.address, player=request.player),
        SeatTaken(seat=0, name=clean_name(request.name), language=request.language),
        HostChanged(seat=0),
    )


def sit(context: RequestContext, request: Sit) -> Facts | Refusal:
    """Into an empty seat; one that a bot plays can be taken over, in a running game if those who play agree."""
    table = context.table
    if (own := table.seat_of(request.token)) is not None:
        return table_refuse("seat_taken", seat=own)
    if table.has_barred(request.token, request.address):
        return table_refuse("removed_before")
    if refusal := objection_to_guest(table, request):
        return refusal
    seat = request.seat if request.seat is not None else _best_seat(table)
    if seat is None:
        return table_refuse("table_full")
    if seat >= len(table.chairs):
        return table_refuse("no_such_seat", seat=seat)
    if table.chairs[seat].is_person:
        return table_refuse("seat_taken", seat=seat)
    if table.stage == "playing":
        return sit_in_running_game(table, Holder(seat, request.token, request.address), request, context.now)
    newcomer = Holder(seat, request.token, request.address)
    facts = seated(table, newcomer, request.name, request.language, request.player)
    return (*facts, *_mutes_of(seat, request))


def _mutes_of(seat: Seat, request: Sit) -> Facts:
    """Mutes between the newcomer and the people they block, from the first moment on."""
    return (
        *(MuteSet(seat=seat, other=other, is_muted=True) for other in request.mutes),
        *(MuteSet(seat=other, other=seat, is_muted=True) for other in request.muted_by),
    )


def _best_seat(table: Table) -> Seat | None:
    """An empty one, else the first that a bot plays."""
    seats = range(len(table.chairs))
    free = [seat for seat in seats if table.chairs[seat].is_free]
    bots = [seat for seat in seats if not table.chairs[seat].is_person]
    return next(iter(free or bots), None)


def give_key(context: RequestContext, request: GiveKey) -> Facts:
    return (KeyGiven(seat=request.seat, key=request.key, due=context.now + KEY_LASTS),)


def turn_key(context: RequestContext, request: TurnKey) -> Facts | Refusal:
    table = context.table
    seat = table.seat_of_key(request.key, context.now)
    if seat is None:
        return table_refuse("key_spent")
    if refusal := objection_to_address(table, request.address, seat):
        return refusal
    return (
        KeyUsed(seat=seat, key=request.key),
        TokenGiven(seat=seat, token=request.token, address=request.address or table.chairs[seat].address),
    )


def hold(context: RequestContext, request: Hold) -> Facts | Refusal:
    chair = context.table.chairs[request.seat]
    if context.table.stage != "playing" or not chair.is_person or chair.bot:
        return table_refuse("seat_held")
    return (SeatHeld(seat=request.seat, bot=STAND_IN, why="away"),)


def refuse_stranger(bot: str) -> Refusal:
    if is_guest(bot):
        return table_refuse("no_such_model", model=bot.removeprefix(PREFIX))
    return table_refuse("no_such_bot", bot=bot)
