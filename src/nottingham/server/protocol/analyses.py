"""Tutor bodies: the analysis of a finished game and the hint in a running one, as the HTTP API tells them."""

from __future__ import annotations

from typing import Literal

from nottingham.server.protocol.http_bodies import Body
from nottingham.server.protocol.primitives import MessagePart, Token
from nottingham.tutor.advice import Hint
from nottingham.tutor.findings import Analysis


class GameAnalysis(MessagePart, frozen=True):
    """How far the analysis of a finished game is, and the analysis once it is there."""

    status: Literal["absent", "waiting", "working", "ready", "failed"]
    """Not asked for yet; waiting for its turn; being made; here; impossible to make."""
    done: int = 0
    """Moves that were judged so far."""
    total: int = 0
    code: str = ""
    """Why it cannot be made."""
    analysis: Analysis | None = None


class AskHint(Body, frozen=True):
    """What would the tutor do in my place? Only in a game that nobody else has ever sat in."""

    token: Token


class SeatHint(MessagePart, frozen=True):
    """A hint, and the token of what the seat was looking at when it was given."""

    at: str
    hint: Hint
