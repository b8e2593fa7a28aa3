"""Replies: the same command again gets the same answer."""

from __future__ import annotations

from nottingham.rules.engine.refusals import Refusal
from nottingham.server.protocol.messages import Done, Refused
from nottingham.server.table.state import Table

REFUSALS_KEPT = 32

Answer = Done | Refused


class Replies:
    """What commands of one table were answered: those that were done stand in the table, the last refusals here."""

    def __init__(self) -> None:
        self._refusals: dict[str, Refusal] = {}

    def first_answer(self, table: Table, key: str, id: str) -> Answer | None:
        """What a command with this key was told before, if that is still known."""
        if (seq := table.answer_to(key)) is not None:
            return Done(id=id, seq=seq)
        if (refusal := self._refusals.get(key)) is not None:
            return Refused(id=id, refusal=refusal)
        return None

    def note_refusal(self, key: str, refusal: Refusal) -> None:
        self._refusals[key] = refusal
        while len(self._refusals) > REFUSALS_KEPT:
            del self._refusals[next(iter(self._refusals))]
