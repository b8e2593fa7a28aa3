"""A game as a story: events in, paragraphs out, under a heading for each round and phase."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple

from nottingham.engine import events as e
from nottingham.engine.families import Event
from nottingham.engine.seats import Seat
from nottingham.game import Step
from nottingham.locales.narrator import Narrator
from nottingham.locales.saying import Saying
from nottingham.options.deputies import DeputiesDrawn

PHASES: dict[type[Event], str] = {
    e.LoadingBegan: "loading",
    e.DeclaringBegan: "declaring",
    e.InspectingBegan: "inspecting",
    e.RoundEnded: "closing",
    e.HandsDiscarded: "finished",
}
"""The events a phase begins with. The market needs no heading: a round begins with it."""
HERALDS: tuple[type[Event], ...] = (e.MarkerPassed, DeputiesDrawn)
"""Told under the heading of the round they belong to, which comes just after them."""
TOGETHER = ("market", "loading", "declaring", "closing")
"""Phases in which many small things happen: a paragraph holds as many of them as one turn, or the phase, has."""


class Paragraph(NamedTuple):
    """A heading, something that happened, or something that somebody said."""

    kind: Literal["round", "phase", "event", "speech"]
    text: str


Talk = Callable[[Event], Iterable[Saying]]
"""What is said about an event."""


def silence(_event: Event) -> Iterable[Saying]:
    return ()


class Story:
    """Tells a game to one viewer: a seat, or nobody's (None), or with `is_open` one who sees all."""

    def __init__(self, narrator: Narrator, viewer: Seat | None, *, is_open: bool = False, talk: Talk = silence) -> None:
        self._narrator = narrator
        self._viewer = viewer
        self._is_open = is_open
        self._talk = talk
        self._phase = ""
        self._waiting: list[str] = []
        """Lines of a paragraph that is not finished."""
        self._heralds: list[Paragraph] = []
        """What belongs under the heading of the round to come."""

    def tell(self, step: Step) -> Iterator[Paragraph]:
        """The paragraphs that a step completes."""
        for event in step.events:
            if isinstance(event, HERALDS):
                yield from self._finished()
                self._heralds += [*self._told(event), *self._spoken(event)]
            else:
                yield from self._told(event)
                yield from self._spoken(event)
        if self._phase not in TOGETHER:
            yield from self._finished()

    def _told(self, event: Event) -> Iterator[Paragraph]:
        line = self._narrator.event(event, self._viewer, sees_all=self._is_open)
        if isinstance(event, HERALDS):
            yield from [Paragraph("event", line)] if line else []
        elif isinstance(event, e.RoundStarted):
            yield from self._round(line or "")
        else:
            yield from self._heading(event)
            self._waiting += [line] if line else []
            if isinstance(event, e.TurnEnded):
                yield from self._finished()

    def _round(self, line: str) -> Iterator[Paragraph]:
        yield from self._finished()
        self._phase = "market"
        yield Paragraph("round", line)
        yield from self._heralds
        self._heralds = []

    def _heading(self, event: Event) -> Iterator[Paragraph]:
        """Where a phase begins; closing a round is too short for a heading of its own."""
        phase = PHASES.get(type(event))
        if phase is None:
            return
        yield from self._finished()
        self._phase = phase
        if phase != "closing":
            yield Paragraph("phase", self._narrator.phase(phase))

    def _finished(self) -> Iterator[Paragraph]:
        if self._waiting:
            yield Paragraph("event", " ".join(self._waiting))
            self._waiting = []

    def _spoken(self, event: Event) -> Iterator[Paragraph]:
        for saying in self._talk(event):
            if words := self._narrator.saying(saying, self._viewer):
                yield from self._finished()
                quoted = self._narrator.text("phrase-quote", words=words)
                yield Paragraph("speech", f"{self._narrator.name(saying.seat)}: {quoted}")
