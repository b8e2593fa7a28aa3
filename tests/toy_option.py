"""A toy option: a fortune-teller at the gate. It exists only in the tests and no other file knows of it.

When Inspection begins, a card is drawn for each merchant from a deck of omens: all see that one was drawn, only the
merchant sees which. Before the Sheriff settles a bag, the left neighbour must pay for a prayer, or not pray. Whoever
prayed gets a point at the end for every prayer, and everybody one for a good omen. After a round in which no bag was
opened, the fortune-teller gives every Sheriff or deputy two coins of her own.
"""

from __future__ import annotations

from random import Random

from msgspec.structs import replace

from nottingham.rules.engine.access import with_public
from nottingham.rules.engine.events import DutyArose, DutyDone, InspectingBegan
from nottingham.rules.engine.families import (
    Action,
    ActionBase,
    DutyBase,
    Event,
    EventBase,
    Extra,
    ExtraBase,
    Prompt,
    PromptBase,
)
from nottingham.rules.engine.fields import ChoiceField, Form, NumberField
from nottingham.rules.engine.option import Option
from nottingham.rules.engine.refusals import Refusal, refuse
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.secrets import Open, Sealed
from nottingham.rules.engine.state import Bag, Inspecting, Public, State
from nottingham.rules.engine.step_builder import StepBuilder
from nottingham.rules.engine.views import View

OMENS = ("raven", "owl", "dove")


class Prayers(ExtraBase, frozen=True):
    """How often each seat has prayed; all know it."""

    counts: tuple[int, ...]


class Omens(ExtraBase, frozen=True):
    """The omen of each seat; the whole of it is secret, and one's own a part of one's view."""

    omens: tuple[str, ...]


class PrayOrNot(DutyBase, frozen=True):
    """Somebody is asked whether they pray."""

    seat: Seat

    def awaits(self) -> tuple[Seat, ...]:
        return (self.seat,)


class Pray(ActionBase, frozen=True):
    """Pray so many times, to one of the omens."""

    times: int
    omen: str


class OmenDrawn(EventBase, frozen=True):
    """A seat drew an omen that it alone saw."""

    seat: Open[Seat]
    omen: Sealed[str]

    def apply(self, state: State) -> State:
        omens = _omens(state)
        drawn = (*omens[: self.seat], self.omen.opened(), *omens[self.seat + 1 :])
        others = tuple(secret for secret in state.secrets if not isinstance(secret, Omens))
        return replace(state, secrets=(*others, Omens(drawn)))


class Prayed(EventBase, frozen=True):
    """A seat prayed in the hearing of all, but to whom it prayed is its own affair."""

    seat: Open[Seat]
    times: Open[int]
    omen: Sealed[str]

    def apply(self, state: State) -> State:
        counts = list(prayers_of(state.public, state.ruleset.players))
        counts[self.seat] += self.times
        others = tuple(extra for extra in state.public.extras if not isinstance(extra, Prayers))
        return with_public(state, extras=(*others, Prayers(tuple(counts))))


class AlmsGiven(EventBase, frozen=True):
    """Nothing was opened, and the fortune-teller was grateful."""

    seats: Open[tuple[Seat, ...]]
    gold: Open[int]

    @property
    def gold_made(self) -> int:
        return self.gold * len(self.seats)

    def apply(self, state: State) -> State:
        gold = list(state.public.gold)
        for seat in self.seats:
            gold[seat] += self.gold
        return with_public(state, gold=tuple(gold))


class PrayPrompt(PromptBase, frozen=True):
    """A seat prays, at most so many times."""

    must = True
    most: int

    def forms(self, view: View) -> tuple[Form, ...]:  # noqa: ARG002 - every prompt is asked the same
        return (Form(Pray, (NumberField("times", 0, self.most), ChoiceField("omen", OMENS))),)


def prayers_of(public: Public, players: int) -> tuple[int, ...]:
    return next((extra.counts for extra in public.extras if isinstance(extra, Prayers)), (0,) * players)


def _omens(state: State) -> tuple[str, ...]:
    blank = ("",) * state.ruleset.players
    return next((secret.omens for secret in state.secrets if isinstance(secret, Omens)), blank)


def _due(public: Public) -> PrayOrNot | None:
    phase = public.phase
    duty = phase.duties[0] if isinstance(phase, Inspecting) and phase.duties else None
    return duty if isinstance(duty, PrayOrNot) else None


class FortuneTeller(Option):
    """Omens and prayers."""

    id = "fortune_teller"
    rule = "V5"
    actions = (Pray,)
    events = (OmenDrawn, Prayed, AlmsGiven)
    prompts_brought = (PrayPrompt,)
    duties = (PrayOrNot,)
    extras = (Prayers, Omens)

    def react(self, builder: StepBuilder, event: Event) -> None:
        if isinstance(event, InspectingBegan):
            for place, seat in enumerate(builder.public.merchants()):
                omen = OMENS[(builder.state.chance + place) % len(OMENS)]
                builder.do(OmenDrawn(seat, Sealed((seat,), omen)))
                builder.do(DutyArose(PrayOrNot(seat)))

    def prompts(self, view: View) -> list[Prompt]:
        due = _due(view.public)
        return [PrayPrompt(3)] if due is not None and due.seat == view.seat else []

    def check(self, view: View, action: Action) -> Refusal | None:
        assert isinstance(action, Pray)
        due = _due(view.public)
        if due is None or due.seat != view.seat:
            return refuse("no_duty")
        return None if 0 <= action.times <= 3 and action.omen in OMENS else refuse("unknown_good", good=action.omen)

    def decide(self, builder: StepBuilder, seat: Seat | None, action: Action) -> None:
        assert isinstance(action, Pray)
        assert seat is not None
        builder.do(Prayed(seat, action.times, Sealed((seat,), action.omen)))
        builder.do(DutyDone())

    def round_ended(self, builder: StepBuilder, bags: tuple[Bag, ...]) -> None:
        if all(bag.fate == "passed" for bag in bags):
            builder.do(AlmsGiven(builder.public.deciders, 2))

    def score(self, state: State, seat: Seat) -> int:
        return prayers_of(state.public, state.ruleset.players)[seat] + (_omens(state)[seat] == "dove")

    def view_part(self, state: State, seat: Seat | None) -> Extra | None:
        """One's own omen, and nobody else's."""
        if seat is None:
            return None
        omens = _omens(state)
        return Omens(tuple(omen if other == seat else "" for other, omen in enumerate(omens)))

    def imagine(self, event: Event, state: State, rng: Random) -> Event:  # noqa: ARG002 - and so is every option
        match event:
            case OmenDrawn(omen=omen) | Prayed(omen=omen):
                return replace(event, omen=Sealed(omen.readers, rng.choice(OMENS)))
        return event


FORTUNE_TELLER = FortuneTeller()
