"""Rate ledger: how much of each kind of request a seat has left, however many windows it has open."""

from __future__ import annotations

import time

from nottingham.rules.engine.actions import Pledge, Propose
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.server.access.rate_limits import Allowance, Rate
from nottingham.server.config import Caps
from nottingham.server.protocol.requests import Report, Say, SayText
from nottingham.server.table.commands import Envelope
from nottingham.server.table.log import Play
from nottingham.server.table.state import table_refuse


class RateLedger:
    """The seats of one table. People are limited in everything, bots in free words."""

    def __init__(self, caps: Caps) -> None:
        self._caps = caps
        self._allowances: dict[tuple[Seat, str], Allowance] = {}

    def objection_to(self, envelope: Envelope) -> Refusal | None:
        """Why a request comes too soon after others of its seat; it is counted."""
        sender, request = envelope.sender, envelope.request
        if sender.seat is None or (sender.role != "person" and not isinstance(request, SayText)):
            return None
        rate, refusal = self._limit_of(envelope)
        allowance = self._allowances.get((sender.seat, refusal))
        if allowance is None:
            allowance = self._allowances[sender.seat, refusal] = Allowance(rate, time.monotonic())
        return None if allowance.take(time.monotonic()) else table_refuse(refusal)

    def _limit_of(self, envelope: Envelope) -> tuple[Rate, str]:
        """The rate that a request counts towards, and the refusal of what is beyond it."""
        request, caps = envelope.request, self._caps
        if isinstance(request, Play) and isinstance(request.action, Propose | Pledge):
            return caps.proposals, "too_many_proposals"
        if isinstance(request, Say | SayText):
            return caps.talk, "too_much_talk"
        if isinstance(request, Report):
            return caps.reports, "too_many_reports"
        return caps.acts, "too_many_acts"
