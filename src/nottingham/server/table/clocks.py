"""Clocks: how long a seat that must act may take, and the law's time limit (T1). Pure: the time is told.

A seat's clock runs from the moment it is asked something new until it has answered that; what others say meanwhile, or
what the seat itself says beside, does not wind it up again. The law's clock runs through Inspection and stands still
while anyone must choose a payment, a placement or a claim. Before the first game a clock may run until bots take the
seats that are still empty.
"""

from __future__ import annotations

from msgspec.structs import replace

from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import Declaring, Inspecting, Loading, Market, Public
from nottingham.rules.rulebook import minutes_of
from nottingham.server.protocol.messages import ClockInfo
from nottingham.server.table.state import Table
from nottingham.server.timestamps import MINUTE, SECOND, Moment

Clocks = tuple[ClockInfo, ...]

FULL_TABLE_WAITS = 5 * SECOND
"""Time to read who has come."""


def clocks_after(before: Table, after: Table, now: Moment) -> Clocks:
    """The clocks that run once a step is taken."""
    if after.game is None or after.stage != "playing":
        return _fill_clock(before, after, now)
    return (*_decision_clocks(before, after, now), *_law_clock(before, after, now))


def afresh(table: Table, now: Moment) -> Clocks:
    """All clocks with their full time: people came back to a table that had paused."""
    seats = [clock.seat for clock in table.clocks if clock.kind == "decision" and clock.seat is not None]
    limit = table.settings.clock.seconds * SECOND
    decisions = tuple(ClockInfo(kind="decision", seat=seat, due=now + limit) for seat in seats)
    unwound = replace(table, clocks=())
    return (*decisions, *_law_clock(unwound, table, now), *_fill_clock(unwound, table, now))


def _fill_clock(before: Table, after: Table, now: Moment) -> Clocks:
    """Until bots take the empty seats of a first game; where none is empty, nobody waits much longer.

    Where two people come from one address the game begins only when all have said that they are ready.
    """
    wait = after.settings.fill_after * SECOND
    if not wait or after.stage != "waiting" or after.games or not after.has_people():
        return ()
    due = next((clock.due for clock in before.clocks if clock.kind == "fill"), None) or now + wait
    if not any(chair.is_free for chair in after.chairs):
        if after.has_housemates():
            return ()
        due = min(due, now + FULL_TABLE_WAITS)
    return (ClockInfo(kind="fill", seat=None, due=due),)


def _decision_clocks(before: Table, after: Table, now: Moment) -> Clocks:
    limit = after.settings.clock.seconds * SECOND
    if not limit or after.game is None:
        return ()
    public = after.game.state.public
    seats = [seat for seat in public.phase.awaits() if not after.chairs[seat].bot]
    return tuple(_decision_clock(before, public, seat, now + limit) for seat in seats)


def _decision_clock(before: Table, public: Public, seat: Seat, due: Moment) -> ClockInfo:
    """The clock that runs already if the seat is still asked the same, else a new one."""
    running = next((clock for clock in before.clocks if clock.kind == "decision" and clock.seat == seat), None)
    if running is None or before.game is None or question(before.game.state.public, seat) != question(public, seat):
        return ClockInfo(kind="decision", seat=seat, due=due)
    return running


def question(public: Public, seat: Seat) -> object:
    """What a seat is asked, from what all know; it differs where the next decision is another one."""
    match public.phase:
        case Market(opener=opener, order=order, aside=aside):
            return (public.round, "market", opener, order, aside, public.hand_sizes[seat])
        case Loading():
            return (public.round, "loading")
        case Declaring():
            return (public.round, "declaring")
        case Inspecting(duties=duties) as phase:
            mine = tuple(bag.owner for bag in phase.unsettled if seat in bag.deciders)
            return (public.round, "inspecting", mine, duties)
    return (public.round,)


def _law_clock(before: Table, after: Table, now: Moment) -> Clocks:
    if after.game is None:
        return ()
    public = after.game.state.public
    phase = public.phase
    if not isinstance(phase, Inspecting) or phase.is_talk_over or not minutes_of(after.game.state.ruleset):
        return ()
    left = _law_left(before, public.round, now)
    if left is None:
        left = minutes_of(after.game.state.ruleset) * MINUTE * len(phase.bags)
    if phase.duties:
        return (ClockInfo(kind="law", seat=None, left=left),)
    return (ClockInfo(kind="law", seat=None, due=now + left),)


def _law_left(before: Table, round: int, now: Moment) -> int | None:
    """What is left on the clock of this round's Inspection; None if it has not begun to run."""
    if before.game is None or before.game.state.public.round != round:
        return None
    for clock in before.clocks:
        if clock.kind == "law":
            return clock.left if clock.due is None else max(0, clock.due - now)
    return None
