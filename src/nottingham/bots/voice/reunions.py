"""Reunions: how a character greets a person whom it has met another evening."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from nottingham.bots.recollection import Recollection, impression
from nottingham.locales.saying import RECALL, Saying
from nottingham.rules.engine.seats import Seat


def reunions(characters: Sequence[str | None], recalled: Iterable[tuple[Seat, Recollection]]) -> dict[Seat, Saying]:
    """By seat, the greeting of a character with somebody here to remember; of several people, the one met last."""
    found: dict[Seat, Saying] = {}
    for seat, known in sorted(recalled, key=lambda one: one[1].met):
        stands_out, character = impression(known), characters[seat]
        if stands_out is not None and character is not None:
            found[seat] = Saying(seat, character, f"{RECALL}{stands_out}", 1, {"to": known.seat, "met": known.met})
    return found
