"""Drafts of actions, put together step by step: what may be added next, and what it becomes.

A draft is a value: taking a step leads to another draft, or to the action once it is complete. Pieces are asked for in
the order of the vocabulary, so two orders never lead to one action. Backwards, a draft gives the steps to an action.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nottingham.encoding.pieces import StepPiece, copy_of, piece_of
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine import fields as f
from nottingham.rules.engine.families import Action
from nottingham.rules.engine.seats import Seat

Path = tuple[int, ...]


class StepForm:
    """A draft that is not finished: what may be added, and what it becomes."""

    __slots__: tuple[str, ...] = ()

    def choices(self) -> list[int]:
        """The steps that can follow, never none; each leads to an action that the referee accepts."""
        raise NotImplementedError

    def taken(self, step: int) -> StepForm | Action:
        """The draft after one of its choices, or the action once it is complete."""
        raise NotImplementedError

    def path(self, action: Action) -> Path | None:
        """The steps from here to an action; None if it is not of this draft. The last may prove needless."""
        raise NotImplementedError


class Opening(StepForm):
    """The verb of a form that has one; the form is made when the verb is taken."""

    __slots__ = ("args", "form", "verb")

    def __init__(self, verb: int, form: Callable[..., StepForm], *args: Any) -> None:
        self.verb = verb
        self.form = form
        self.args = args

    def choices(self) -> list[int]:
        return [self.verb]

    def taken(self, step: int) -> StepForm | Action:
        assert step == self.verb
        return self.form(*self.args)

    def path(self, action: Action) -> Path | None:
        found = self.form(*self.args).path(action)
        return None if found is None else (self.verb, *found)


class Filling(StepForm):
    """A form of the rules with the steps of each of its fields, one field after the other."""

    __slots__ = ("at", "form", "pieces", "send")

    def __init__(self, vocabulary: Vocabulary, form: f.Form, pieces: tuple[StepPiece, ...]) -> None:
        self.send = vocabulary.send
        self.form = form
        self.pieces = pieces
        self.at = 0

    def choices(self) -> list[int]:
        found: list[int] = []
        for piece in self.pieces[self.at :]:
            found += piece.choices()
            if not piece.is_enough:
                return found
        found.append(self.send)
        return found

    def taken(self, step: int) -> StepForm | Action:
        if step == self.send:
            values = {field.name: piece.value for field, piece in zip(self.form.fields, self.pieces, strict=True)}
            return self.form.action(**self.form.settled, **values)
        more = copy_of(self)
        while step not in self.pieces[more.at].steps:
            more.at += 1
        more.pieces = (*self.pieces[: more.at], self.pieces[more.at].taken(step), *self.pieces[more.at + 1 :])
        return more

    def path(self, action: Action) -> Path | None:
        if type(action) is not self.form.action:
            return None
        values = [getattr(action, field.name) for field in self.form.fields]
        steps = (piece.path(value) for piece, value in zip(self.pieces, values, strict=True))
        return (*(step for some in steps for step in some), self.send)


def filling(vocabulary: Vocabulary, form: f.Form, seat: Seat) -> Filling:
    """A form of the rules, before the first step."""
    return Filling(vocabulary, form, tuple([piece_of(vocabulary, form.verb, field, seat) for field in form.fields]))
