"""Late arrivals: who may take over the seat of a bot in a running game, and so see its cards. Pure.

Nobody sees two hands of one game: one who has or had a seat in it, by their secret or by where they come from, may take
no other. All people at the table have to agree, also those for whom a bot plays just now. And where the host has
removed somebody, who had a say and cannot be asked any more, nobody new sits down before the next game.
"""

from __future__ import annotations

from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.server.protocol.news import HostChanged, SeatAsked, SeatDenied, SeatTaken
from nottingham.server.protocol.requests import Admit
from nottingham.server.table.envelope import Facts
from nottingham.server.table.log import ConsentAsked, ConsentGiven, Sit, TokenGiven
from nottingham.server.table.sanitize import clean_name
from nottingham.server.table.state import Asking, Holder, Table, table_refuse
from nottingham.server.timestamps import MINUTE, Moment

ASKING_LASTS = 2 * MINUTE
"""After so long without an answer somebody else may ask."""


def seated(table: Table, holder: Holder, name: str, language: str, player: str = "") -> Facts:
    seat = holder.seat
    return (
        TokenGiven(seat=seat, token=holder.token, address=holder.address, player=player),
        SeatTaken(seat=seat, name=clean_name(name), language=language),
        *((HostChanged(seat=seat),) if table.host is None else ()),
    )


def sit_in_running_game(table: Table, newcomer: Holder, request: Sit, now: Moment) -> Facts | Refusal:
    """Sit down, ask the others whether one may, or be told why not."""
    if refusal := _objection_to(table, newcomer):
        return refusal
    if not table.voters():
        return seated(table, newcomer, request.name, request.language)
    asking = table.asking
    if asking is not None and asking.holder.token == newcomer.token:
        return _answer_again(table, asking)
    if asking is not None and now - asking.since < ASKING_LASTS:
        return table_refuse("somebody_asks")
    name = clean_name(request.name)
    consent = ConsentAsked(
        seat=newcomer.seat, name=name, language=request.language, token=newcomer.token, address=newcomer.address
    )
    return consent, SeatAsked(seat=newcomer.seat, name=name)


def _objection_to(table: Table, newcomer: Holder) -> Refusal | None:
    """Why a newcomer may not sit down in this game, whatever the others say."""
    if _has_seen_cards(table, newcomer):
        return table_refuse("held_another_seat")
    if table.has_removed or {newcomer.token, newcomer.address} & {*table.denied}:
        return table_refuse("not_admitted")
    return None


def _has_seen_cards(table: Table, newcomer: Holder) -> bool:
    """Whether they have, or had, another seat in this game: by their secret, or by where they come from."""
    others = [holder for holder in table.holders if holder.seat != newcomer.seat]
    addresses = {holder.address for holder in others} - {""}
    return newcomer.address in addresses or any(holder.token == newcomer.token for holder in others)


def _answer_again(table: Table, asking: Asking) -> Facts | Refusal:
    """They ask once more: if those who had not agreed have left since, nobody is in the way."""
    if table.voters() <= {*asking.agreed}:
        return seated(table, asking.holder, asking.name, asking.language)
    return table_refuse("consent_awaited")


def admit(table: Table, seat: Seat, request: Admit) -> Facts | Refusal:
    """What one of the people at the table says to a newcomer; what kept the newcomer out may have come since."""
    asking = table.asking
    if asking is None or asking.holder.seat != request.seat or table.stage != "playing":
        return table_refuse("nobody_asks")
    if table.chairs[request.seat].is_person:
        return table_refuse("seat_taken", seat=request.seat)
    if not request.may_sit:
        return (SeatDenied(seat=request.seat),)
    if seat in asking.agreed:
        return table_refuse("agreed_before")
    if refusal := _objection_to(table, asking.holder):
        return refusal
    if table.voters() <= {*asking.agreed, seat}:
        return ConsentGiven(seat=seat), *seated(table, asking.holder, asking.name, asking.language)
    return (ConsentGiven(seat=seat),)
