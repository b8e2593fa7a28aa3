"""Commands: a request becomes the row that records it, or a refusal. Pure: time and chance are told.

Nothing here changes a table: the row has to be in the log first.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from nottingham.rules.engine.actions import Pledge, Propose, Refuse, Withdraw
from nottingham.rules.engine.refusals import Refusal
from nottingham.server.protocol.news import (
    GameErased,
    Resumed,
    TableClosed,
)
from nottingham.server.protocol.requests import (
    Admit,
    ChangeSettings,
    ClaimHost,
    HandOver,
    Hurry,
    Leave,
    Mute,
    Rematch,
    Remove,
    Rename,
    Report,
    Return,
    Revoke,
    Say,
    SayText,
    SeatBot,
    SetReady,
    Start,
    StepAway,
)
from nottingham.server.table import hosting, moves, seat_requests, seating
from nottingham.server.table.bot_timing import BotPace, hurried, turns_after
from nottingham.server.table.clocks import afresh, clocks_after
from nottingham.server.table.daily import steady_pace
from nottingham.server.table.envelope import Envelope, Handler, Moved, RequestContext
from nottingham.server.table.hosting import by_host
from nottingham.server.table.late_arrivals import admit
from nottingham.server.table.log import (
    TALK,
    AnyRequest,
    Close,
    Erase,
    FillSeats,
    GiveKey,
    Hold,
    OpenTable,
    Play,
    Private,
    Resume,
    Row,
    RunOut,
    SetCupTable,
    Sit,
    Speak,
    TurnKey,
)
from nottingham.server.table.rated_tables import (
    objection_to_act,
)
from nottingham.server.table.seat_requests import about_seat
from nottingham.server.table.state import Table, table_refuse
from nottingham.server.timestamps import Moment

ROWS_MOST = 20_000
"""A table's log ends here: no game is that long, only a flood is."""
SEAT_ROWS_MOST = 2_500
"""Rows of one person in one game. A long evening takes a tenth; six seats together cannot wear out the table."""
BARGAINING = (Propose, Pledge, Withdraw, Refuse)
"""Actions that can be repeated for ever; all others bring the game nearer to its end."""
BRINGING_ON = (Start, Rematch, Return, Admit, Leave)
"""What the others wait for, and what cannot be asked again and again: each brings the table on."""
ALONE = (Sit, Remove, SeatBot, ChangeSettings, StepAway, Rematch)
"""What nobody does at the market of the day: it is played as it is set, by one person, once."""

SET_BY_CUP = (Sit, Start, Remove, SeatBot, HandOver, ChangeSettings, ClaimHost, Rematch, Admit)
"""What nobody does at a table of a cup: who sits there and what is played is as at the other tables of the round."""


class Decided(msgspec.Struct, frozen=True, gc=False):
    """The row that would record a request, and the table once it is in the log."""

    row: Row
    after: Table


def decide(table: Table, envelope: Envelope, now: Moment, pace: BotPace) -> Decided | Refusal:
    """What would be recorded of this request, or why it cannot be. Times in a log never run backwards."""
    now = max(now, table.touched)
    if refusal := _objection(table, envelope) or objection_to_act(table, envelope.request):
        return refusal
    found = HANDLERS[type(envelope.request)](RequestContext(table, envelope, now, pace.rng), envelope.request)
    if isinstance(found, Refusal):
        return found
    facts, state = (found.facts, found.state) if isinstance(found, Moved) else (found, None)
    private = tuple([fact for fact in facts if isinstance(fact, Private)])
    news = tuple([fact for fact in facts if not isinstance(fact, Private)])
    row = Row(
        seq=table.seq + 1,
        time=now,
        sender=envelope.sender,
        id=envelope.id,
        request=envelope.request,
        private=private,
        news=news,
    )
    return _with_clocks(table, row, table.after(row, state), now, pace)


def _objection(table: Table, envelope: Envelope) -> Refusal | None:
    """What stands against a request before anybody looks at what it asks."""
    request = envelope.request
    if envelope.sender.role == "person" and not _holds_seat(table, envelope):
        return table_refuse("seat_lost")
    if envelope.at is not None and envelope.at != table.token(envelope.sender.seat):
        return table_refuse("stale")
    if table.stage == "closed" and not isinstance(request, Erase):
        return table_refuse("table_closed")
    if table.settings.day and isinstance(request, ALONE):
        return table_refuse("daily_is_set")
    if table.settings.cup and isinstance(request, SET_BY_CUP):
        return table_refuse("cup_is_set")
    if table.seq >= ROWS_MOST and not isinstance(request, Close | Erase):
        return table_refuse("table_worn_out")
    return table_refuse("seat_worn_out") if _is_worn_out(table, envelope) else None


def _holds_seat(table: Table, envelope: Envelope) -> bool:
    """A seat can be lost between the sending of an envelope and its reading."""
    seat = envelope.sender.seat
    return seat is not None and envelope.token in table.chairs[seat].tokens


def _is_worn_out(table: Table, envelope: Envelope) -> bool:
    """Whether a seat has filled its share of the log: what the game needs of it is then still done, and no more."""
    sender, request = envelope.sender, envelope.request
    if sender.role != "person" or sender.seat is None or table.rows_of[sender.seat] < SEAT_ROWS_MOST:
        return False
    if isinstance(request, Play):
        return isinstance(request.action, BARGAINING)
    if isinstance(request, SetReady):
        return not request.is_ready or table.chairs[sender.seat].is_ready
    return not isinstance(request, BRINGING_ON)


def _with_clocks(table: Table, row: Row, after: Table, now: Moment, pace: BotPace) -> Decided:
    """The row with the clocks and bots' turns that follow from it."""
    turns = turns_after(table, after, now, steady_pace(after, pace)) if after.bots_seats() else ()
    if isinstance(row.request, Hurry):
        turns = hurried(turns, now)
    elif (turns or table.turns) and all(isinstance(news, TALK) for news in row.news):
        turns = table.turns  # talk beside the game neither hurries nor delays a bot
    clocks = afresh(table, now) if isinstance(row.request, Resume) else clocks_after(table, after, now)
    if not clocks and not turns:
        return Decided(row, after)
    return Decided(replace(row, clocks=clocks, turns=turns), replace(after, clocks=clocks, turns=turns))


HANDLERS: dict[type[AnyRequest], Handler] = {
    Play: moves.play,
    RunOut: moves.run_out,
    OpenTable: seating.open_table,
    SetCupTable: seating.open_for_cup,
    Sit: seating.sit,
    GiveKey: seating.give_key,
    TurnKey: seating.turn_key,
    Hold: seating.hold,
    Resume: lambda _, __: (Resumed(),),
    Erase: lambda _, request: (GameErased(number=request.number),),
    Close: lambda _, __: (TableClosed(),),
    FillSeats: hosting.fill_seats,
    Start: by_host(hosting.start),
    ChangeSettings: by_host(hosting.change_settings),
    Remove: by_host(about_seat(hosting.remove)),
    SeatBot: by_host(about_seat(hosting.seat_bot)),
    HandOver: by_host(about_seat(hosting.hand_over)),
    ClaimHost: hosting.claim_host,
    Rename: seat_requests.rename,
    SetReady: seat_requests.set_ready,
    Rematch: seat_requests.play_again,
    Leave: seat_requests.leave,
    StepAway: seat_requests.step_away,
    Return: seat_requests.come_back,
    Hurry: seat_requests.hurry,
    Speak: seat_requests.speak,
    Say: seat_requests.say_phrase,
    SayText: seat_requests.say_text,
    Mute: about_seat(seat_requests.mute),
    Report: about_seat(seat_requests.report),
    Revoke: seat_requests.revoke,
    Admit: lambda context, request: admit(context.table, context.seat, request),
}
"""What becomes of each request; but `Scrubbed`, which stands in the log for what was erased, is asked of no table."""
