"""Bargaining: offers, counter-offers, deals and promises while bags are being settled (B).

`objection` says why an offer cannot be made; the same question, asked again after every act, ends standing offers
that have become impossible (B10).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from random import Random
from typing import Any, Literal, assert_never

from nottingham.rules.engine import deals
from nottingham.rules.engine.access import inspecting
from nottingham.rules.engine.actions import Accept, Pledge, Propose, Refuse, Withdraw
from nottingham.rules.engine.deals import (
    GIFTS,
    Act,
    Ask,
    AskOpen,
    AskPass,
    AskRefuse,
    Clause,
    Clauses,
    Deal,
    GiveBag,
    GiveContraband,
    GiveGold,
    GiveStand,
    Offer,
    Promise,
    PromiseNext,
    Words,
    named_bags,
)
from nottingham.rules.engine.events import OfferEnded, OfferMade, PromiseMade
from nottingham.rules.engine.families import Action, Prompt, PromptBase
from nottingham.rules.engine.fields import ChoiceField, ClausesField, Form, SeatField, TextField
from nottingham.rules.engine.goods import Goods
from nottingham.rules.engine.handful import between, handful, pick
from nottingham.rules.engine.refusals import Refusal, refuse
from nottingham.rules.engine.ruleset import Ruleset
from nottingham.rules.engine.seats import Seat, others_than, together
from nottingham.rules.engine.state import Inspecting, Public
from nottingham.rules.engine.step_builder import StepBuilder
from nottingham.rules.engine.views import View

MOST_WORDS = 280
MOST_CLAUSES = 16
ACTS: tuple[Act, ...] = ("pass", "open")


# --- who must agree ----------------------------------------------------------------------------------------------


def bargainers(public: Public, owners: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Everyone who must agree to an offer that names these merchants' bags.

    That is who decides on one of the bags (Y8), and the whole gate for a merchant whose bag is settled or who has
    none, of whom only a refusal can be asked (B3).
    """
    if not owners or len(public.deciders) == 1:
        return public.deciders if owners else ()
    phase = inspecting(public)
    seats: tuple[Seat, ...] = ()
    for owner in owners:
        bag = phase.bag_of(owner)
        seats = together(seats, public.deciders if bag is None or bag.is_settled else bag.deciders)
    return seats


def still_to_agree(public: Public, offer: Offer) -> tuple[Seat, ...]:
    parties = (offer.merchant, *bargainers(public, offer.bags))
    return tuple([seat for seat in parties if seat != offer.proposer and seat not in offer.agreed])


# --- what can be offered -----------------------------------------------------------------------------------------


def objection(ruleset: Ruleset, public: Public, merchant: Seat, clauses: Clauses) -> Refusal | None:
    """Why this cannot be an offer now, from public numbers alone (B2 to B5, B7, B9)."""
    phase = inspecting(public)
    if len(clauses) > MOST_CLAUSES:
        return refuse("too_many_clauses", most=MOST_CLAUSES)
    if _repeats_itself(clauses):
        return refuse("clause_twice")
    for clause in clauses:
        if refusal := _clause_objection(ruleset, public, phase, merchant, clause):
            return refusal
    return _whole_objection(public, phase, merchant, clauses)


def _repeats_itself(clauses: Clauses) -> bool:
    """Each gift, each plea for a bag and each promise may stand in an offer only once."""
    if len({type(clause) for clause in clauses}) == len(clauses):
        return False
    return len({type(clause) if type(clause) in GIFTS else clause for clause in clauses}) != len(clauses)


def _clause_objection(
    ruleset: Ruleset, public: Public, phase: Inspecting, merchant: Seat, clause: Clause
) -> Refusal | None:
    if type(clause) is AskPass:
        return unsettled_objection(phase, clause.bag)
    if type(clause) is GiveGold:
        return _gold_objection(clause.amount, public.gold[merchant])
    if type(clause) is AskOpen:
        return refuse("own_bag") if clause.bag == merchant else unsettled_objection(phase, clause.bag)
    if type(clause) is AskRefuse:
        return refuse("own_bag") if clause.bag == merchant else _refusing_objection(public, phase, clause.bag)
    if type(clause) is PromiseNext:
        return refuse("not_to_yourself") if clause.by == clause.to else None
    if type(clause) is Words:
        return text_objection(clause.text)
    assert isinstance(clause, GiveStand | GiveContraband | GiveBag)
    return _goods_objection(ruleset, public, merchant, clause)


def _gold_objection(amount: int, have: int) -> Refusal | None:
    if amount < 1:
        return refuse("gives_nothing")
    return refuse("gives_more_gold_than_there_is", gold=amount, have=have) if amount > have else None


def _goods_objection(
    ruleset: Ruleset, public: Public, merchant: Seat, clause: GiveStand | GiveContraband | GiveBag
) -> Refusal | None:
    goods = clause.goods
    if not goods:
        return refuse("gives_nothing")
    for good, count in goods.items():
        if good not in ruleset.goods:
            return refuse("unknown_good", good=good)
        if isinstance(clause, GiveContraband) and good in ruleset.legal:
            return refuse("not_contraband", good=good)
        if isinstance(clause, GiveStand) and count > public.stands[merchant][good]:
            return refuse("not_on_stand", good=good, count=count, have=public.stands[merchant][good])
    if isinstance(clause, GiveContraband) and len(goods) > public.face_down[merchant]:
        return refuse("too_many_face_down", count=len(goods), have=public.face_down[merchant])
    if isinstance(clause, GiveBag):
        bag = inspecting(public).bag_of(merchant)
        size = bag.size if bag and not bag.is_settled else 0
        return refuse("too_many_from_bag", count=len(goods), size=size) if len(goods) > size else None
    return None


def text_objection(text: str) -> Refusal | None:
    if not text.strip():
        return refuse("empty_words")
    return refuse("words_too_long", most=MOST_WORDS) if len(text) > MOST_WORDS else None


def unsettled_objection(phase: Inspecting, owner: Seat) -> Refusal | None:
    for bag in phase.bags:
        if bag.owner == owner:
            return None if bag.fate == "closed" else refuse("bag_settled", seat=owner)
    return refuse("no_bag", seat=owner)


def _refusing_objection(public: Public, phase: Inspecting, merchant: Seat) -> Refusal | None:
    """Any merchant can be refused while there is a bag left to bargain about, with or without one of their own (B3)."""
    if merchant not in public.merchants():
        return refuse("not_a_merchant", rule="B3", seat=merchant)
    return unsettled_objection(phase, merchant) if phase.is_settled else None


def _whole_objection(public: Public, phase: Inspecting, merchant: Seat, clauses: Clauses) -> Refusal | None:
    bags = named_bags(clauses)
    if not bags:
        return refuse("asks_nothing")
    if AskPass(merchant) not in clauses and deals.bag_goods_in(clauses):
        return refuse("bag_goods_need_pass")
    if deals.contradict(clauses, clauses):
        return refuse("contradicts_itself")
    if phase.deals and _is_barred(phase, merchant, bargainers(public, bags)):
        return refuse("refused_by_deal", seat=merchant)
    if deals.contradict(clauses, phase.bound):
        return refuse("contradicts_deal")
    return _promisors_objection(public, merchant, bags, clauses)


def _is_barred(phase: Inspecting, merchant: Seat, sheriffs: tuple[Seat, ...]) -> bool:
    """Whether one of these is bound to make no more deals with a merchant (B3)."""
    return any(seat in sheriffs for seat in deals.barring(phase.deals, merchant))


def _promisors_objection(public: Public, merchant: Seat, bags: tuple[Seat, ...], clauses: Clauses) -> Refusal | None:
    """Each side can promise only for itself, and only to the other (B9)."""
    for clause in clauses:
        if type(clause) is PromiseNext or type(clause) is Words:
            sheriffs = bargainers(public, bags)
            others = sheriffs if clause.by == merchant else (merchant,)
            if clause.by != merchant and clause.by not in sheriffs:
                return refuse("not_yours_to_promise", seat=clause.by)
            if type(clause) is PromiseNext and clause.to not in others:
                return refuse("not_yours_to_promise", seat=clause.to)
    return None


# --- the actions -------------------------------------------------------------------------------------------------


def check(view: View, action: Action) -> Refusal | None:
    phase = inspecting(view.public)
    if phase.is_talk_over:
        return refuse("no_talk_now")
    return CHECKS[type(action)](view, phase, action)


def _check_propose(view: View, phase: Inspecting, action: Propose) -> Refusal | None:
    public = view.public
    if action.merchant not in public.merchants() or view.seat not in (action.merchant, *public.deciders):
        return refuse("not_between_you", seat=action.merchant)
    if refusal := objection(view.ruleset, public, action.merchant, action.clauses):
        return refusal
    if view.seat != action.merchant and view.seat not in bargainers(public, named_bags(action.clauses)):
        return refuse("not_in_your_hands")
    if action.answers is None:
        return None
    answered = phase.offer(action.answers)
    if answered is None:
        return refuse("offer_gone", offer=action.answers)
    is_from_other_side = answered.merchant == action.merchant and answered.proposer != view.seat
    return None if is_from_other_side else refuse("answers_nobody", offer=action.answers)


def _check_answer(view: View, phase: Inspecting, action: Accept | Refuse) -> Refusal | None:
    offer = phase.offer(action.offer)
    if offer is None:
        return refuse("offer_gone", offer=action.offer)
    parties = (offer.merchant, *bargainers(view.public, offer.bags))
    if view.seat not in parties or view.seat == offer.proposer:
        return refuse("not_yours_to_answer", offer=action.offer)
    return None


def _check_accept(view: View, phase: Inspecting, action: Accept) -> Refusal | None:
    if refusal := _check_answer(view, phase, action):
        return refusal
    if phase.duties:
        return refuse("duty_first", seat=phase.duties[0].awaits()[0])
    offer = phase.offer(action.offer)
    assert offer is not None
    if view.seat in offer.agreed:
        return refuse("already_agreed", offer=action.offer)
    return None


def _check_withdraw(view: View, phase: Inspecting, action: Withdraw) -> Refusal | None:
    offer = phase.offer(action.offer)
    if offer is None:
        return refuse("offer_gone", offer=action.offer)
    return None if offer.proposer == view.seat else refuse("not_yours_to_withdraw", offer=action.offer)


def _check_pledge(view: View, phase: Inspecting, action: Pledge) -> Refusal | None:
    if not 0 <= action.to < view.ruleset.players:
        return refuse("no_such_seat", seat=action.to)
    if action.to == view.seat:
        return refuse("not_to_yourself")
    if action.act is None:
        return text_objection(action.words)
    return None if not action.words else text_objection(action.words)


CHECKS: dict[type[Action], Callable[[View, Inspecting, Any], Refusal | None]] = {
    Propose: _check_propose,
    Accept: _check_accept,
    Refuse: _check_answer,
    Withdraw: _check_withdraw,
    Pledge: _check_pledge,
}


def propose(builder: StepBuilder, seat: Seat, action: Propose) -> None:
    """A new offer replaces one's own older one of its sort and leaves the other side's standing (B14)."""
    offer = Offer(builder.public.offers_made + 1, action.merchant, seat, action.clauses, action.answers)
    for older in inspecting(builder.public).offers:
        is_between_same = older.proposer == seat and older.merchant == offer.merchant
        if is_between_same and older.passes_own_bag == offer.passes_own_bag:
            builder.do(OfferEnded(older.number, "replaced"))
    builder.do(OfferMade(offer))


def pledge(builder: StepBuilder, seat: Seat, action: Pledge) -> None:
    _promise(builder, seat, action.to, action.act, action.words)


def make_promises(builder: StepBuilder, deal: Deal) -> None:
    """What a deal promises for later is recorded; free words go to the other side (B9)."""
    for clause in deal.clauses:
        match clause:
            case PromiseNext(by=by, to=to, act=act):
                _promise(builder, by, to, act, "")
            case Words(by=by, text=text):
                others = deal.deciders if by == deal.merchant else (deal.merchant,)
                for to in others:
                    _promise(builder, by, to, None, text)
            case GiveGold() | GiveStand() | GiveContraband() | GiveBag() | AskPass() | AskOpen() | AskRefuse():
                pass  # about this round: it binds, and is no promise
            case _:
                assert_never(clause)


def _promise(builder: StepBuilder, by: Seat, to: Seat, act: Act | None, words: str) -> None:
    number = len(builder.public.promises) + 1
    builder.do(PromiseMade(Promise(number, by, to, act, words, builder.public.round)))


def end_impossible_offers(builder: StepBuilder, offers: tuple[Offer, ...]) -> None:
    """Ends every standing offer that has become impossible (B10, B12)."""
    if _has_changed_hands(builder.before.public, builder.public):
        for offer in offers:
            if why := _end_reason(builder.before.public, builder.public, offer):
                builder.do(OfferEnded(offer.number, why))


def _has_changed_hands(before: Public, now: Public) -> bool:
    """Whether this step moved gold, goods or bags or made a deal; mere talk ends no offer."""
    if before.gold is not now.gold or before.stands is not now.stands:
        return True
    then, phase = before.phase, now.phase
    return (
        type(then) is not Inspecting
        or type(phase) is not Inspecting
        or then.bags is not phase.bags
        or then.deals is not phase.deals
    )


def _end_reason(before: Public, public: Public, offer: Offer) -> Literal["settled", "unpayable", "forbidden"] | None:
    """Why an offer no longer stands. Face-down and bag goods never end it: they may be a lie (B10)."""
    phase, merchant, clauses = inspecting(public), offer.merchant, offer.clauses
    if [bag for bag in phase.bags if bag.fate != "closed" and _needs_open_question(before, offer, bag.owner)]:
        return "settled"
    if deals.gold_in(clauses) > public.gold[merchant]:
        return "unpayable"
    if not deals.stand_goods_in(clauses) <= public.stands[merchant]:
        return "unpayable"
    sheriffs = bargainers(public, offer.bags)
    is_forbidden = (
        _is_barred(phase, merchant, sheriffs)
        or deals.contradict(clauses, phase.bound)
        or offer.proposer not in (merchant, *sheriffs)
        or _promisors_objection(public, merchant, offer.bags, clauses) is not None
    )
    return "forbidden" if is_forbidden else None


def _needs_open_question(before: Public, offer: Offer, owner: Seat) -> bool:
    """Whether an offer ends when this bag is settled: not if it only asks to refuse one who had no bag left (B3)."""
    if owner not in offer.bags:
        return False
    if AskPass(owner) in offer.clauses or AskOpen(owner) in offer.clauses:
        return True
    was = before.phase.bag_of(owner) if type(before.phase) is Inspecting else None
    return was is not None and not was.is_settled


# --- prompts -----------------------------------------------------------------------------------------------------


class BargainPrompt(PromptBase, frozen=True):
    """An offer may be made between this merchant and the gate, within these public limits (B2, B3)."""

    merchant: Seat
    gold: int
    stand: Goods
    face_down: int
    bag: int
    """Cards in the merchant's bag; 0 once it is settled."""
    may_pass: tuple[Seat, ...]
    may_open: tuple[Seat, ...]
    may_refuse: tuple[Seat, ...]
    answers: tuple[int, ...]
    """Offers of the other side that this one may answer."""

    def forms(self, view: View) -> tuple[Form, ...]:
        limits = (self.gold, self.stand, self.face_down, self.bag, self.may_pass, self.may_open, self.may_refuse)
        answers = ChoiceField("answers", (None, *self.answers), "offer")
        return (Form(Propose, (ClausesField("clauses", *limits), answers), {"merchant": self.merchant}),)

    def sample(self, view: View, rng: Random) -> Action:
        asks = self._sample_asks(rng)
        clauses = (*self._sample_gifts(view, asks, rng), *asks, *self._sample_promises(view, asks, rng))
        answers = pick((None, *self.answers), rng)
        return Propose(self.merchant, clauses, answers)

    def _sample_asks(self, rng: Random) -> tuple[Ask, ...]:
        """One plea for each of a few bags."""
        choices = _pleas(self.may_pass, self.may_open, self.may_refuse)
        if self.merchant in self.may_pass and rng.random() < 0.7:
            bags = [self.merchant, *[bag for bag in choices if bag != self.merchant and rng.random() < 0.2]]
        else:
            bags = handful(tuple(choices), min(len(choices), pick((1, 1, 1, 2), rng)), rng)
        return tuple([pick(choices[bag], rng) for bag in bags])

    def _sample_gifts(self, view: View, asks: tuple[Ask, ...], rng: Random) -> Clauses:
        gifts: list[Clause] = []
        if self.gold and rng.random() < 0.7:
            gifts.append(GiveGold(between(1, min(self.gold, 20), rng)))
        if self.stand and rng.random() < 0.2:
            gifts.append(GiveStand(Goods.counting(_sample_cards(self.stand.cards(), 3, rng))))
        if self.face_down and rng.random() < 0.2:
            count = between(1, min(self.face_down, 3), rng)
            gifts.append(GiveContraband(Goods.counting(rng.choices(view.ruleset.contraband, k=count))))
        if self.bag and AskPass(self.merchant) in asks and rng.random() < 0.2:
            kinds = view.ruleset.legal + view.ruleset.contraband
            gifts.append(GiveBag(Goods.counting(rng.choices(kinds, k=between(1, self.bag, rng)))))
        return tuple(gifts)

    def _sample_promises(self, view: View, asks: tuple[Ask, ...], rng: Random) -> Clauses:
        if rng.random() < 0.7:
            return ()
        sheriff = pick(bargainers(view.public, named_bags(asks)), rng)
        by, to = handful((self.merchant, sheriff), 2, rng)
        return (PromiseNext(by, to, pick(ACTS, rng)) if rng.random() < 0.7 else Words(by, "On my honour."),)


@lru_cache(maxsize=1024)
def _pleas(
    may_pass: tuple[Seat, ...], may_open: tuple[Seat, ...], may_refuse: tuple[Seat, ...]
) -> Mapping[Seat, tuple[Ask, ...]]:
    """What can be asked for each bag. The same few seats come up again and again, so it is worked out once."""
    asks: tuple[Ask, ...] = (*map(AskPass, may_pass), *map(AskOpen, may_open), *map(AskRefuse, may_refuse))
    bags = dict.fromkeys(ask.bag for ask in asks)
    return {bag: tuple(ask for ask in asks if ask.bag == bag) for bag in bags}


class AnswerPrompt(PromptBase, frozen=True):
    """An offer waits for this seat's answer: accept it, if nothing must be done first, or refuse it (B14)."""

    offer: int
    may_accept: bool

    def forms(self, view: View) -> tuple[Form, ...]:
        kinds: tuple[type[Action], ...] = (Accept, Refuse) if self.may_accept else (Refuse,)
        return tuple([Form(kind, (), {"offer": self.offer}) for kind in kinds])

    def sample(self, view: View, rng: Random) -> Action:
        return Accept(self.offer) if self.may_accept and rng.random() < 0.4 else Refuse(self.offer)


class WithdrawPrompt(PromptBase, frozen=True):
    """One's own standing offer may be taken back."""

    offer: int

    def forms(self, view: View) -> tuple[Form, ...]:
        return (Form(Withdraw, (), {"offer": self.offer}),)


class PledgePrompt(PromptBase, frozen=True):
    """A promise may be given to any of these; it binds nobody (B13)."""

    to: tuple[Seat, ...]

    def forms(self, view: View) -> tuple[Form, ...]:
        act, words = ChoiceField("act", (*ACTS, None), "act"), TextField("words", MOST_WORDS, instead_of="act")
        return (Form(Pledge, (SeatField("to", self.to), act, words)),)

    def sample(self, view: View, rng: Random) -> Action:
        act = pick((*ACTS, None), rng)
        return Pledge(pick(self.to, rng), act, "" if act else "…")


PROMPTS = (BargainPrompt, AnswerPrompt, WithdrawPrompt, PledgePrompt)


def _sample_cards(cards: tuple[str, ...], most: int, rng: Random) -> list[str]:
    return handful(cards, between(1, min(most, len(cards)), rng), rng)


def prompts(view: View, phase: Inspecting) -> list[Prompt]:
    public, seat = view.public, view.seat
    if seat is None or phase.is_talk_over:
        return []
    is_decider = seat in public.deciders
    found: list[Prompt] = [_pledge_prompt(seat, view.ruleset.players)]
    answers: dict[Seat, tuple[int, ...]] = {}
    for offer in phase.offers:
        if offer.proposer == seat:
            found.append(WithdrawPrompt(offer.number))
            continue
        answers[offer.merchant] = (*answers.get(offer.merchant, ()), offer.number)
        if seat == offer.merchant or (is_decider and seat in bargainers(public, offer.bags)):
            found.append(AnswerPrompt(offer.number, not phase.duties and seat not in offer.agreed))
    if not phase.is_settled:
        found += _bargain_prompts(public, phase, seat, answers)
    return found


@cache
def _pledge_prompt(seat: Seat, players: int) -> PledgePrompt:
    return PledgePrompt(others_than(seat, players))


def _bargain_prompts(
    public: Public, phase: Inspecting, seat: Seat, answers: dict[Seat, tuple[int, ...]]
) -> list[Prompt]:
    """What can be agreed on about the bags that are left, and about whom to refuse; at the gate with each merchant."""
    merchants, is_decider = public.merchants(), seat in public.deciders
    sizes: dict[Seat, int] = {}
    refusable = merchants
    for bag in phase.bags:
        if bag.fate == "closed":
            if not is_decider or seat in bag.deciders:
                sizes[bag.owner] = bag.size
            else:  # the other deputy alone decides on that bag (Y7)
                refusable = tuple([owner for owner in refusable if owner != bag.owner])
    owners, bound = tuple(sizes), phase.bound
    found: list[Prompt] = []
    for merchant in merchants if is_decider else (seat,):
        barring = deals.barring(phase.deals, merchant) if phase.deals else ()
        may_pass, may_open, may_refuse = _may_ask(
            merchant, _open_to(public, owners, barring), _open_to(public, refusable, barring), bound
        )
        if may_pass or may_open or may_refuse:
            found.append(
                BargainPrompt(
                    merchant,
                    public.gold[merchant],
                    public.stands[merchant],
                    public.face_down[merchant],
                    sizes[merchant] if merchant in may_pass else 0,
                    may_pass,
                    may_open,
                    may_refuse,
                    answers.get(merchant, ()),
                )
            )
    return found


def _open_to(public: Public, owners: tuple[Seat, ...], barring: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """About whom a merchant may still bargain: not where a Sheriff decides who must refuse that merchant (B3, Y8)."""
    if not barring:
        return owners
    return tuple([owner for owner in owners if not any(seat in barring for seat in bargainers(public, (owner,)))])


@lru_cache(maxsize=1024)
def _may_ask(
    merchant: Seat, owners: tuple[Seat, ...], refusable: tuple[Seat, ...], bound: Clauses
) -> tuple[tuple[Seat, ...], tuple[Seat, ...], tuple[Seat, ...]]:
    """Whose bag may be asked to pass, whose to be opened, and who to be refused; the own one only to pass (B3, B4)."""
    return (
        tuple(owner for owner in owners if AskOpen(owner) not in bound),
        tuple(owner for owner in owners if owner != merchant and AskPass(owner) not in bound),
        tuple(owner for owner in refusable if owner != merchant),
    )
