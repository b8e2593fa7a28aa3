"""A game as a story: events in, paragraphs out, under a heading for each round and phase."""

from collections.abc import Callable, Iterator
from typing import Literal, NamedTuple

from nottingham.engine import events as e
from nottingham.engine.families import Event
from nottingham.engine.seats import Seat
from nottingham.locales.narrator import Narrator
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


Voices = Callable[[Event, Narrator, Seat | None], list[str]]
"""What players say about an event, as the viewer reads it; one string for each who speaks."""


def silence(_event: Event, _narrator: Narrator, _viewer: Seat | None) -> list[str]:
    return []


class Story:
    """Tells a game to one viewer: a seat, or nobody's (None), or with `is_open` one who sees all."""

    def __init__(
        self, narrator: Narrator, viewer: Seat | None, *, is_open: bool = False, voices: Voices = silence
    ) -> None:
        self._narrator = narrator
        self._viewer = viewer
        self._is_open = is_open
        self._voices = voices
        self._phase = ""
        self._waiting: list[str] = []
        """Lines of a paragraph that is not finished."""
        self._heralds: list[str] = []

    def tell(self, events: tuple[Event, ...]) -> Iterator[Paragraph]:
        """The paragraphs that an act's events complete."""
        for event in events:
            yield from self._told(event)
        if self._phase not in TOGETHER:
            yield from self._finished()

    def _told(self, event: Event) -> Iterator[Paragraph]:
        line = self._narrator.event(event, self._viewer, sees_all=self._is_open)
        if isinstance(event, HERALDS):
            self._heralds += [line] if line else []
        elif isinstance(event, e.RoundStarted):
            yield from self._round(line or "")
        else:
            yield from self._heading(event)
            self._waiting += [line] if line else []
            if isinstance(event, e.TurnEnded):
                yield from self._finished()
        yield from self._spoken(event)

    def _round(self, line: str) -> Iterator[Paragraph]:
        yield from self._finished()
        self._phase = "market"
        yield Paragraph("round", line)
        yield from (Paragraph("event", herald) for herald in self._heralds)
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
        said = self._voices(event, self._narrator, self._viewer)
        if said:
            yield from self._finished()
            yield from (Paragraph("speech", words) for words in said)
