"""Drafts: an action on its way, put together step by step, each action along exactly one path.

Whoever is asked starts from a `Menu`: what is said in one step stands there ready, everything else begins a form. All
of it comes from the seat's own view and prompts: a mask cannot know more than the seat (V5).
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from nottingham.encoding.forms import Bargaining, Form, Laying, Opening, Paying, Picking, Splitting
from nottingham.encoding.vocabulary import SAMPLED_CHOICES, Vocabulary
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import (
    Accept,
    Declare,
    Discard,
    Draw,
    Inspect,
    LoadBag,
    OpenMarket,
    Pass,
    Pay,
    PlaceCards,
    Refuse,
    SetAside,
    Withdraw,
)
from nottingham.rules.engine.families import Action, Prompt
from nottingham.rules.engine.seats import Seat
from nottingham.rules.engine.views import View
from nottingham.rules.options.black_market.rule import Claim, ClaimPrompt
from nottingham.rules.options.deputies.rule import AcceptSplit, CallSplit, SplitPrompt
from nottingham.rules.phases.bargaining import (
    AnswerPrompt,
    BargainPrompt,
    PledgePrompt,
    WithdrawPrompt,
)
from nottingham.rules.phases.declaring import DeclarePrompt
from nottingham.rules.phases.inspecting import PlacePrompt, SettlePrompt
from nottingham.rules.phases.loading import LoadBagPrompt
from nottingham.rules.phases.market import DECK, DiscardPrompt, DrawPrompt, OpenMarketPrompt, SetAsidePrompt
from nottingham.rules.phases.paying import PayPrompt

Entry = Form | Action | None


class Menu(Form):
    """Where every turn starts: what can be said at once, and what can be begun. None is to say nothing."""

    __slots__ = ("entries",)

    def __init__(self, entries: dict[int, Entry]) -> None:
        self.entries = entries

    def choices(self) -> list[int]:
        return list(self.entries)

    def taken(self, step: int) -> Form | Action:
        entry = self.entries[step]
        assert entry is not None, "silence is no action"
        return entry.taken(step) if isinstance(entry, Form) else entry


def menu(vocabulary: Vocabulary, view: View, prompts: tuple[Prompt, ...], *, may_begin: bool = True) -> Menu:
    """All that a seat can do with these prompts. Who may not begin anew is left with what must be done or is quick."""
    desk = _Desk(vocabulary, view, may_begin)
    must = False
    strangers = []
    for prompt in prompts:
        must = must or prompt.must
        handler = ENTRIES.get(type(prompt))
        if handler is None:
            strangers.append(prompt)
        else:
            handler(desk, prompt)
    if strangers:
        _sampled(desk, strangers)
    if not must:
        desk.entries[vocabulary.silence] = None
    return Menu(desk.entries)


class _Desk:
    """What the handlers of the prompts share while a menu is written."""

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

    def begin(self, form: Form) -> None:
        """A form without a verb of its own: its first pieces stand in the menu."""
        for step in form.choices():
            self.entries[step] = form


# --- prompts that one step answers ---------------------------------------------------------------------------------


def _open_market(desk: _Desk, prompt: OpenMarketPrompt) -> None:
    for seat in prompt.merchants:
        desk.entries[desk.vocabulary.open_market + desk.relative(seat)] = OpenMarket(seat)


def _draw(desk: _Desk, prompt: DrawPrompt) -> None:
    names = (*desk.view.ruleset.piles, DECK)
    for source in prompt.sources:
        desk.entries[desk.vocabulary.draw + names.index(source)] = Draw(source)


def _declare(desk: _Desk, prompt: DeclarePrompt) -> None:
    for good in prompt.goods:
        place = desk.vocabulary.legal_index[good]
        desk.entries[desk.vocabulary.declare + place] = Declare(good, prompt.count)


def _answer(desk: _Desk, prompt: AnswerPrompt) -> None:
    slot = desk.slot(prompt.offer)
    if prompt.may_accept:
        desk.entries[desk.vocabulary.accept + slot] = Accept(prompt.offer)
    desk.entries[desk.vocabulary.refuse + slot] = Refuse(prompt.offer)


def _withdraw(desk: _Desk, prompt: WithdrawPrompt) -> None:
    desk.entries[desk.vocabulary.withdraw + desk.slot(prompt.offer)] = Withdraw(prompt.offer)


def _pledge(desk: _Desk, prompt: PledgePrompt) -> None:  # noqa: ARG001 - everybody but oneself, always
    desk.entries.update(desk.vocabulary.pledges[desk.seat])


def _settle(desk: _Desk, prompt: SettlePrompt) -> None:
    vocabulary, relative = desk.vocabulary, desk.relative(prompt.bag)
    if prompt.may_pass:
        desk.entries[vocabulary.pass_bag + relative] = Pass(prompt.bag)
        for number in prompt.offers:
            desk.entries[vocabulary.pass_with + desk.slot(number)] = Pass(prompt.bag, number)
    if prompt.may_inspect:
        desk.entries[vocabulary.inspect + relative] = Inspect(prompt.bag)


def _claim(desk: _Desk, prompt: ClaimPrompt) -> None:
    vocabulary = desk.vocabulary
    for good in prompt.goods:
        desk.entries[vocabulary.claim + vocabulary.contraband_index[good]] = Claim(good)
    desk.entries[vocabulary.claim + len(vocabulary.contraband_index)] = Claim(None)


def _sampled(desk: _Desk, prompts: list[Prompt]) -> None:
    """Prompts of an option that nobody here knows: a few of their own samples, the same for the same view."""
    found: list[Action] = []
    for choice in range(SAMPLED_CHOICES):
        action = prompts[choice % len(prompts)].sample(desk.view, Random(choice))
        if action not in found:
            desk.entries[desk.vocabulary.choice + choice] = action
            found.append(action)


# --- goods, one card at a time in the order of the catalogue -------------------------------------------------------


def _set_aside(desk: _Desk, prompt: SetAsidePrompt) -> None:
    desk.begin(Picking(desk.vocabulary, desk.vocabulary.aside, desk.view.hand, 0, prompt.most, SetAside))


def _load(desk: _Desk, prompt: LoadBagPrompt) -> None:
    desk.begin(Picking(desk.vocabulary, desk.vocabulary.load, desk.view.hand, 1, prompt.most, LoadBag))


def _pay(desk: _Desk, prompt: PayPrompt) -> None:
    """When everything goes there is nothing to choose, and the empty draft is sent (P1)."""
    if prompt.goods.worth(desk.view.ruleset.values) <= prompt.amount:
        desk.entries[desk.vocabulary.send] = Pay(prompt.goods)
    else:
        desk.begin(Paying(desk.vocabulary, prompt.goods, prompt.amount))


def _discard(desk: _Desk, prompt: DiscardPrompt) -> None:
    desk.begin(Laying(desk.vocabulary, prompt.goods, Discard))


def _place(desk: _Desk, prompt: PlacePrompt) -> None:
    desk.begin(Laying(desk.vocabulary, prompt.goods, PlaceCards))


# --- offers --------------------------------------------------------------------------------------------------------


def _bargain(desk: _Desk, prompt: BargainPrompt) -> None:
    """A new offer, or one that answers another; either names the merchant."""
    if not desk.may_begin or not (prompt.may_pass or prompt.may_open or prompt.may_refuse):
        return
    vocabulary, view = desk.vocabulary, desk.view
    verb = vocabulary.bargain + desk.relative(prompt.merchant)
    desk.entries[verb] = Opening(verb, Bargaining, vocabulary, view, prompt, None)
    for number in prompt.answers:
        verb = vocabulary.counter + desk.slot(number)
        desk.entries[verb] = Opening(verb, Bargaining, vocabulary, view, prompt, number)


# --- the loot ------------------------------------------------------------------------------------------------------


def _split(desk: _Desk, prompt: SplitPrompt) -> None:
    vocabulary = desk.vocabulary
    if desk.may_begin:
        desk.entries[vocabulary.split] = Opening(vocabulary.split, Splitting, vocabulary, prompt)
    if prompt.accept is not None:
        desk.entries[vocabulary.split + 1] = AcceptSplit(prompt.accept)
    desk.entries[vocabulary.split + 2] = CallSplit()


ENTRIES: dict[type[Prompt], Callable[[_Desk, Any], None]] = {
    OpenMarketPrompt: _open_market,
    SetAsidePrompt: _set_aside,
    DrawPrompt: _draw,
    DiscardPrompt: _discard,
    LoadBagPrompt: _load,
    DeclarePrompt: _declare,
    BargainPrompt: _bargain,
    AnswerPrompt: _answer,
    WithdrawPrompt: _withdraw,
    PledgePrompt: _pledge,
    SettlePrompt: _settle,
    PlacePrompt: _place,
    PayPrompt: _pay,
    ClaimPrompt: _claim,
    SplitPrompt: _split,
}
"""How each prompt is answered step by step; a test finds the prompts of the rules that are missing here."""
