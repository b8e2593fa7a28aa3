"""Envelopes: a request as it reaches a table, and all that its handler is given to answer it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

import msgspec

from nottingham.rules.engine.refusals import Refusal
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.state import State
from nottingham.server.protocol.news import AnyNews
from nottingham.server.table.log import AnyPrivate, AnyRequest, Recalled, Sender
from nottingham.server.table.state import Table
from nottingham.server.timestamps import Moment

Facts = tuple[AnyPrivate | AnyNews, ...]


class Moved(msgspec.Struct, frozen=True, gc=False):
    """The facts of a move in the game, and the state that the referee says they lead to."""

    facts: Facts
    state: State


class Envelope(msgspec.Struct, frozen=True, gc=False, kw_only=True):
    """A request as it reaches a table: from whom, under which id, and with what in view."""

    sender: Sender
    id: str
    request: AnyRequest
    at: str | None = None
    """The `at` the sender was looking at; None where it does not matter."""
    token: str = ""
    """The hash of the secret that opened a person's seat."""
    is_host_away: bool = False
    """Whether the host has long been without a connection: in no log, so it has to be told."""
    absent: frozenset[Seat] = frozenset()
    """The people without a connection, likewise."""
    recalled: tuple[Recalled, ...] = ()
    """What characters remember of the people at the table, likewise."""


class RequestContext(NamedTuple):
    """What a handler may look at beside the request itself. Pure: time and chance are told."""

    table: Table
    envelope: Envelope
    now: Moment
    rng: Random

    @property
    def seat(self) -> Seat:
        """The seat that asks. The server alone asks without one, and never for what a seat does."""
        seat = self.envelope.sender.seat
        assert seat is not None
        return seat


Handler = Callable[[RequestContext, Any], Facts | Moved | Refusal]
"""What becomes of one type of request."""
