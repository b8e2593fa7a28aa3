"""A hint beside its own reasons: what would speak against what it is given for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from nottingham.bots.mind.memory import tribute_in
from nottingham.bots.simulate import play_game
from nottingham.rules.engine.actions import Accept, Inspect, LoadBag, Pass, Propose, Refuse
from nottingham.rules.engine.deals import Offer
from nottingham.rules.engine.families import Event
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.rules.game import Step, prompts, view
from nottingham.tutor.advice import Hint
from nottingham.tutor.counsel import remembered, thought_of
from nottingham.tutor.hints import hint_for
from nottingham.tutor.verdicts import verdict

BINDING = ("bound", "word_given")


class Given:
    """A hint as a seat was given it."""

    def __init__(self, step: Step, mine: View, seen: Sequence[Event]) -> None:
        self.step, self.mine = step, mine
        self.hint: Hint = hint_for(mine, prompts(mine), seen)
        self.lost = 0.0
        """What the tutor itself would say that following it gives away."""
        if self.hint.action is not None:
            found = verdict(thought_of(mine, remembered(mine, seen)), prompts(mine), self.hint.action)
            self.lost = 0.0 if found is None else found.lost

    def figure(self, code: str, name: str) -> int:
        """A number of one of the reasons."""
        return next(int(str(one.parameters[name])) for one in self.hint.reasons if one.code == code)

    @property
    def codes(self) -> list[str]:
        return [reason.code for reason in self.hint.reasons]


def hints_of_a_game(ruleset: Ruleset, bots: tuple[str, ...], seed: int, every: int = 1) -> Iterator[Given]:
    """What each seat that had to act would have been told, and those that might have spoken."""
    steps: list[Step] = []
    play_game(ruleset, bots, seed, watch=steps.append)
    seen: list[list[Event]] = [[] for _ in bots]
    for number, step in enumerate(steps[:-1]):
        for seat, events in enumerate(seen):
            events += [event.as_seen_by(seat) for event in step.events]
        if number % every == 0:
            seats = step.state.public.phase.awaits()
            merchants = [one for one in range(len(bots)) if one not in seats]
            for seat in (seats[0], merchants[number % len(merchants)]) if merchants else seats[:1]:
                mine = view(step.state, seat)
                if prompts(mine):
                    yield Given(step, mine, seen[seat])


def contradiction(given: Given) -> str:
    """What of a hint's reasons speaks against it; nothing, as it should be."""
    action, seat = given.hint.action, given.mine.seat
    if given.lost >= 1:
        return f"followed, it gives {given.lost:.1f} points away"
    if any(code in BINDING for code in given.codes):
        return ""
    match action:
        case Inspect():
            return "opening loses" if given.figure("opening", "average") < 0 else ""
        case Pass(offer=None):
            return "opening gains" if given.figure("opening", "average") > 0 else ""
        case Pass() | Accept() | Refuse():
            return _of_an_answer(given, action)
        case Propose():
            return _of_a_price(given, action, seat)
        case LoadBag():
            return "a bag that brings less than nothing" if given.figure("bag_worth", "points") < 0 else ""
    return ""


def _of_an_answer(given: Given, action: Pass | Accept | Refuse) -> str:
    if "paying" in given.codes:
        gain, least = given.figure("paying", "average"), 0
    elif "bargain" in given.codes:
        gain, least = given.figure("bargain", "average"), 1
    elif "offer_worth" in given.codes and "opening" in given.codes:
        gain = given.figure("offer_worth", "points") - max(0, given.figure("opening", "average"))
        least = 1  # so little is not worth being bound
    else:
        return "no reason"
    if isinstance(action, Refuse):
        return "what is refused is worth taking" if gain > least else ""
    return "what is taken is not worth it" if gain < 0 else ""


def _of_a_price(given: Given, action: Propose, seat: Seat | None) -> str:
    tribute = tribute_in(given.mine.ruleset, Offer(0, action.merchant, action.merchant, action.clauses))
    if action.merchant != seat:
        fair = given.figure("fair_price", "gold") if "fair_price" in given.codes else 0
        return "asks for less than is fair" if tribute < fair else ""
    return "offers more than is fair" if tribute > given.figure("fair_bribe", "gold") else ""
