"""Rate ledger: how much of each kind of request a seat has left, however many windows it has open."""

from __future__ import annotations

import time

from nottingham.rules.engine.actions import Pledge, Propose
from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.server.access.rate_limits import Allowance
from nottingham.server.config import Caps
from nottingham.server.protocol.requests import Report, Say, SayText
from nottingham.server.table.envelope import Envelope
from nottingham.server.table.log import Play
from nottingham.server.table.state import table_refuse

TOO_MUCH = {
    "acts": "too_many_acts",
    "proposals": "too_many_proposals",
    "reports": "too_many_reports",
    "talk": "too_much_talk",
}
"""What is told to a seat that does more of something than it may."""
PROPOSING, TALKING = (Propose, Pledge), (Say, SayText)


class RateLedger:
    """The seats of one table. People are limited in everything, bots in free words."""

    def __init__(self, caps: Caps) -> None:
        self._rates = {"acts": caps.acts, "proposals": caps.proposals, "reports": caps.reports, "talk": caps.talk}
        self._allowances: dict[tuple[Seat, str], Allowance] = {}

    def objection_to(self, envelope: Envelope) -> Refusal | None:
        """Why a request comes too soon after others of its seat; it is counted."""
        sender, request = envelope.sender, envelope.request
        if sender.seat is None or (sender.role != "person" and not isinstance(request, SayText)):
            return None
        kind = kind_of(envelope)
        allowance = self._allowances.get((sender.seat, kind))
        if allowance is None:
            allowance = self._allowances[sender.seat, kind] = Allowance(self._rates[kind], time.monotonic())
        return None if allowance.take(time.monotonic()) else table_refuse(TOO_MUCH[kind])


def kind_of(envelope: Envelope) -> str:
    """Towards which rate a request counts."""
    request = envelope.request
    if isinstance(request, Play):
        return "proposals" if isinstance(request.action, PROPOSING) else "acts"
    if isinstance(request, TALKING):
        return "talk"
    return "reports" if isinstance(request, Report) else "acts"
