"""Manners of a rated table: how it is set, who may sit there, and what nobody may do once the game has begun. Pure."""

from __future__ import annotations

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.protocol.requests import Remove, SeatBot, StepAway
from nottingham.server.protocol.settings import Settings
from nottingham.server.table.log import AnyRequest, OpenTable, Sit
from nottingham.server.table.state import Table, table_refuse

DECISION_MOST = 7 * 24 * 3600
"""Seconds for a decision at most: a game has an end, even if somebody stays away."""
REPLACING = (Remove, SeatBot)
"""What would put somebody else in the place of one whose result it is."""


def objection_to_rated(settings: Settings) -> Refusal | None:
    """Why a table like this cannot be rated: all on a ladder play the same game, and nobody stalls it."""
    if not settings.is_rated:
        return None
    if settings.options or settings.terms or settings.is_guided or settings.day or settings.has_tablet:
        return table_refuse("rated_as_printed")
    clock = settings.clock
    if not 0 < clock.seconds <= DECISION_MOST or clock.when_out != "bot":
        return table_refuse("rated_needs_clock")
    return None


def objection_to_act(table: Table, request: AnyRequest) -> Refusal | None:
    """Why something cannot be done at a rated table that others allow: a game is ended by those who began it."""
    if not table.settings.is_rated:
        return None
    is_replacing = isinstance(request, REPLACING) and table.stage == "playing"
    return table_refuse("rated_is_set") if is_replacing or isinstance(request, StepAway) else None


def objection_to_host(request: OpenTable) -> Refusal | None:
    is_missing = request.settings.is_rated and request.token and not request.player
    return table_refuse("rated_needs_key") if is_missing else None


def objection_to_guest(table: Table, request: Sit) -> Refusal | None:
    """Why somebody cannot sit down at a rated table: no key, a second seat, or another's address."""
    if not table.settings.is_rated:
        return None
    if table.stage == "playing":
        return table_refuse("rated_is_set")
    if not request.player:
        return table_refuse("rated_needs_key")
    if any(chair.is_person and chair.player == request.player for chair in table.chairs):
        return table_refuse("rated_one_seat")
    return objection_to_address(table, request.address)


def objection_to_address(table: Table, address: str, own: int | None = None) -> Refusal | None:
    """No two people at a rated table come from the same address."""
    others = {chair.address for seat, chair in enumerate(table.chairs) if chair.is_person and seat != own}
    is_shared = table.settings.is_rated and bool(address) and address in others
    return table_refuse("rated_one_address") if is_shared else None
