"""Menus: all that a seat can do at its turn, as the first steps of drafts, each action along exactly one path.

What is said in one step stands there ready, everything else begins a draft. Prompts are read by their forms, so one
that an option brings has steps like all others. All of it comes from the seat's own view and prompts: a mask cannot
know more than the seat (V5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from nottingham.encoding.forms import Opening, Path, StepForm, filling
from nottingham.encoding.offers import Bargaining
from nottingham.encoding.pieces import NoPath
from nottingham.encoding.vocabulary import Vocabulary
from nottingham.rules.engine import fields as f
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.rules.phases.bargaining import BargainPrompt, PledgePrompt
from nottingham.rules.phases.market import DECK

Entry = StepForm | Action | None


class Menu(StepForm):
    """Where every turn starts: what can be said at once, and what can be begun. None is to say nothing."""

    __slots__ = ("entries",)

    def __init__(self, entries: dict[int, Entry]) -> None:
        self.entries = entries

    def choices(self) -> list[int]:
        return list(self.entries)

    def taken(self, step: int) -> StepForm | Action:
        entry = self.entries[step]
        assert entry is not None, "silence is no action"
        return entry.taken(step) if isinstance(entry, StepForm) else entry

    def path(self, action: Action | None) -> Path:
        """Every step that leads to this action; None is to say nothing."""
        for step, entry in self.entries.items():
            if not isinstance(entry, StepForm):
                if entry == action:
                    return (step,)
            elif action is not None and (path := entry.path(action)) is not None:
                return path
        raise NoPath(f"nothing here says {action}")


def menu(vocabulary: Vocabulary, view: View, prompts: tuple[Prompt, ...], *, may_begin: bool = True) -> Menu:
    """All that a seat can do with these prompts. Who may not begin anew is left with what must be done or is quick."""
    desk = _Desk(vocabulary, view, may_begin)
    must = False
    for prompt in prompts:
        must = must or prompt.must
        if type(prompt) is BargainPrompt:
            desk.bargain(prompt)
        elif type(prompt) is PledgePrompt:  # everybody but oneself, always; free words have no steps
            desk.entries.update(vocabulary.pledges[desk.seat])
        else:
            desk.fill_in(prompt)
    if not must:
        desk.entries[vocabulary.silence] = None
    return Menu(desk.entries)


class _Desk:
    """Where a menu is written."""

    __slots__ = ("entries", "may_begin", "seat", "view", "vocabulary")

    def __init__(self, vocabulary: Vocabulary, view: View, may_begin: bool) -> None:
        assert view.seat is not None, "a spectator is asked nothing"
        self.vocabulary = vocabulary
        self.view = view
        self.seat = view.seat
        self.may_begin = may_begin
        self.entries: dict[int, Entry] = {}

    def relative(self, seat: Seat) -> int:
        return (seat - self.seat) % self.vocabulary.players

    def slot(self, number: int) -> int:
        public = self.view.public
        offer = inspecting(public).offer(number)
        assert offer is not None
        return self.vocabulary.slot_of(offer, self.seat, public.deciders)

    def bargain(self, prompt: BargainPrompt) -> None:
        """A new offer, or one that answers another; either names the merchant."""
        if not self.may_begin or not (prompt.may_pass or prompt.may_open or prompt.may_refuse):
            return
        vocabulary, view = self.vocabulary, self.view
        verb = vocabulary.bargain + self.relative(prompt.merchant)
        self.entries[verb] = Opening(verb, Bargaining, vocabulary, view, prompt, None)
        for number in prompt.answers:
            verb = vocabulary.counter + self.slot(number)
            self.entries[verb] = Opening(verb, Bargaining, vocabulary, view, prompt, number)

    def fill_in(self, prompt: Prompt) -> None:
        """What a prompt's forms begin with; where it can be answered at once, a draft is only begun by who may."""
        forms, entries = prompt.forms(self.view), self.entries
        said: dict[int, Entry] = {}
        begun = 0
        for form in forms:
            name = form.verb
            if (say := SAID_AT_ONCE.get(name)) is not None:
                for action in _actions(form) if form.fields else (form.action(**form.settled),):
                    said[say(self, action)] = action
            elif (verb := self.vocabulary.verbs.get(name)) is None:
                self._begin(form)
            else:
                begun += 1
                if self.may_begin or begun == len(forms):
                    entries[verb] = Opening(verb, filling, self.vocabulary, form, self.seat)
        entries.update(said)

    def _begin(self, form: f.Form) -> None:
        """A draft without a verb of its own: its first pieces stand in the menu."""
        field = form.fields[0]
        if isinstance(field, f.GoodsField) and field.within.worth(self.view.ruleset.values) <= field.worth:
            # When everything goes there is nothing to choose, and the empty draft is sent (P1).
            self.entries[self.vocabulary.send] = form.build({field.name: field.within})
            return
        draft = filling(self.vocabulary, form, self.seat)
        for step in draft.choices():
            self.entries[step] = draft


def _actions(form: f.Form) -> list[Action]:
    """Every action of a form with one field."""
    (field,) = form.fields
    assert isinstance(field, f.SeatField | f.ChoiceField)
    return [form.action(**form.settled, **{field.name: value}) for value in field.among]


def _say_pass(desk: _Desk, action: Any) -> int:
    vocabulary = desk.vocabulary
    if action.offer is None:
        return vocabulary.pass_bag + desk.relative(action.bag)
    return vocabulary.pass_with + desk.slot(action.offer)


def _say_claim(desk: _Desk, action: Any) -> int:
    index = desk.vocabulary.contraband_index
    return desk.vocabulary.claim + (len(index) if action.good is None else index[action.good])


SAID_AT_ONCE: dict[str, Callable[[_Desk, Any], int]] = {
    "open_market": lambda desk, action: desk.vocabulary.open_market + desk.relative(action.first),
    "draw": lambda desk, action: desk.vocabulary.draw + (*desk.view.ruleset.piles, DECK).index(action.source),
    "declare": lambda desk, action: desk.vocabulary.declare + desk.vocabulary.legal_index[action.good],
    "accept": lambda desk, action: desk.vocabulary.accept + desk.slot(action.offer),
    "refuse": lambda desk, action: desk.vocabulary.refuse + desk.slot(action.offer),
    "withdraw": lambda desk, action: desk.vocabulary.withdraw + desk.slot(action.offer),
    "pass": _say_pass,
    "inspect": lambda desk, action: desk.vocabulary.inspect + desk.relative(action.bag),
    "claim": _say_claim,
    "accept_split": lambda desk, _: desk.vocabulary.split + 1,
    "call_split": lambda desk, _: desk.vocabulary.split + 2,
}
"""The steps that are a whole action, by the verbs of the actions."""
