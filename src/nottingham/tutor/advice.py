"""Advice of the tutor: what to do now, and why, as plain values."""

from __future__ import annotations

import msgspec

from nottingham.rules.engine.families import Action
from nottingham.rules.engine.refusals import Parameter


class Reason(msgspec.Struct, frozen=True):
    """One reason, as a code with parameters; the page or the terminal puts it into words."""

    code: str
    parameters: dict[str, Parameter] = {}


class Hint(msgspec.Struct, frozen=True):
    """What the tutor would do at a seat, from what that seat knows and nothing else."""

    action: Action | None
    """None is to say nothing and wait."""
    win: float
    """The seat's chance of victory as things stand, by what it knows."""
    reasons: tuple[Reason, ...]
