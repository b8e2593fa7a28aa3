"""A game as a story: events in, paragraphs out, under a heading for each round and phase."""

from collections.abc import Callable, Iterable, Iterator
from typing import Literal, NamedTuple

from nottingham.locales.messages import Value
from nottingham.locales.narrator import Narrator
from nottingham.locales.saying import Saying
from nottingham.rules.engine import events as e
from nottingham.rules.engine.deals import Deal, Offer
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.seats import Seat
from nottingham.rules.game import Step
from nottingham.story.deputies import DeputyWords

PHASES: dict[type[Event], str] = {
    e.LoadingBegan: "loading",
    e.DeclaringBegan: "declaring",
    e.InspectingBegan: "inspecting",
    e.RoundEnded: "closing",
    e.HandsDiscarded: "finished",
}
"""The events a phase begins with. The market needs no heading: a round begins with it."""
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
        self._taken: list[e.CardTaken] = []
        """Cards that somebody is taking, one by one: told together."""
        self._offers: dict[int, tuple[Offer, set[Seat]]] = {}
        """The offers that were told, and who is for each of them."""
        self._deputies = DeputyWords()

    def tell(self, step: Step) -> Iterator[Paragraph]:
        """The paragraphs that a step completes."""
        for event in step.events:
            if event.opens_round:
                yield from self._finish_paragraph()
                self._heralds += [*self._paragraphs_of(event), *self._tell_speech(event)]
            else:
                yield from self._paragraphs_of(event)
                yield from self._tell_speech(event)
        if self._phase not in TOGETHER:
            yield from self._finish_paragraph()

    def _paragraphs_of(self, event: Event) -> Iterator[Paragraph]:
        if isinstance(event, e.CardTaken):
            self._taken.append(event)
            return
        self._waiting += self._cards_taken()
        line = self._line(event)
        if event.opens_round:
            yield from [Paragraph("event", line)] if line else []
        elif isinstance(event, e.RoundStarted):
            yield from self._round(line or "")
        else:
            yield from self._heading(event)
            self._waiting += [line] if line else []
            if isinstance(event, e.TurnEnded):
                yield from self._finish_paragraph()

    def _line(self, event: Event) -> str | None:
        """A line of the chronicle, less what a story does without."""
        is_news = self._deputies.is_news(event)
        match event:
            case e.OfferMade(offer=offer):
                self._offers[offer.number] = (offer, {offer.proposer})
            case e.OfferAgreed(number=number, seat=seat) if number in self._offers:
                self._offers[number][1].add(seat)
            case e.DealMade(deal=deal) if (last := self._last_to_agree(deal)) is not None:
                return self._say("event-offer-agreed", last, number=deal.number)
            case e.CardsDrawn() | e.CardsSetAside() | e.BagClosed() if self._is_hidden(event):
                return None
            case e.OfferEnded(why="replaced" | "settled"):
                return None  # the new offer says so, or the bag
            case e.InspectingBegan():
                return None  # the heading says so
        return self._narrator.event(event, self._viewer, sees_all=self._is_open) if is_news else None

    def _is_hidden(self, event: e.CardsDrawn | e.CardsSetAside | e.BagClosed) -> bool:
        """Whether the reader sees nothing but backs of cards, which what follows tells as well."""
        is_any = isinstance(event, e.BagClosed) or event.count > 0
        return is_any and not self._is_open and self._viewer not in event.goods.readers

    def _last_to_agree(self, deal: Deal) -> Seat | None:
        """Whose nod made a deal of an offer that was told: then its terms need no second telling."""
        offer, agreed = self._offers.get(deal.number, (None, set[Seat]()))
        missing = {deal.merchant, *deal.deciders} - agreed
        is_known = offer is not None and offer.clauses == deal.clauses
        return missing.pop() if is_known and len(missing) == 1 else None

    def _cards_taken(self) -> Iterator[str]:
        """One sentence for each pile that somebody took from."""
        taken, self._taken = self._taken, []
        for pile in dict.fromkeys(event.pile for event in taken):
            cards = Goods.counting(event.card for event in taken if event.pile == pile)
            goods, name = self._narrator.goods(cards), self._narrator.pile(pile)
            yield self._say("event-card-taken", taken[0].seat, goods=goods, pile=name)

    def _say(self, id: str, who: Seat, **values: Value) -> str:
        return self._narrator.text(id, **self._narrator.people(self._viewer, who=who), **values)

    def _round(self, line: str) -> Iterator[Paragraph]:
        yield from self._finish_paragraph()
        self._phase = "market"
        yield Paragraph("round", line)
        yield from self._heralds
        self._heralds = []

    def _heading(self, event: Event) -> Iterator[Paragraph]:
        """Where a phase begins; closing a round is too short for a heading of its own."""
        phase = PHASES.get(type(event))
        if phase is None:
            return
        yield from self._finish_paragraph()
        self._phase = phase
        if phase != "closing":
            yield Paragraph("phase", self._narrator.phase(phase))

    def _finish_paragraph(self) -> Iterator[Paragraph]:
        if self._waiting:
            yield Paragraph("event", " ".join(self._waiting))
            self._waiting = []

    def _tell_speech(self, event: Event) -> Iterator[Paragraph]:
        for saying in self._talk(event):
            if words := self._narrator.saying(saying):
                yield from self._finish_paragraph()
                who = self._narrator.name(saying.seat)
                yield Paragraph("speech", self._narrator.text("phrase-says", who=who, words=words))
